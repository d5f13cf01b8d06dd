/** Examples of prompts and lines of the story, because readers of a report don't know the ids in the rules. */
import type { AnySpec, Game, Log } from '../../kernel/game.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import type { Words } from '../../kernel/words.ts';
import { type Options, seedOf } from '../play/player.ts';

/** Games and moves to examine, and the maximum length of an example. */
const GAMES = 20;
const MOVES = 3_000;
const LETTERS = 90;
/** Games to follow to the end, to see which parts of a prompt vary. */
const WHOLE = 3;

export interface Examples {
  readonly prompts: ReadonlyMap<string, string>;
  /** Prompts with dots for what varies: `Week …: where do you go?` */
  readonly questions: ReadonlyMap<string, string>;
  /** By event. */
  readonly lines: ReadonlyMap<string, string>;
}

/** The first occurrence of each prompt and each event in some games; those that never occur are missing. */
export function examples(
  game: Game<AnySpec>,
  options: Options,
  words: Words<AnySpec>,
  seed: number,
): Examples {
  const answer = answerer(game);
  const prompts = new Map<string, string>();
  const questions = new Map<string, string>();
  const lines = new Map<string, string>();
  const [first = ''] = game.seats(options);
  const asks = Object.keys(game.why.asks).length;
  const events = Object.keys(words.events).length;
  const some = () => prompts.size < asks || lines.size < events;
  const log: Log<AnySpec> = (event, facts) => {
    if (!lines.has(event)) lines.set(event, shortened(words.events[event]?.(facts) ?? event));
  };
  for (let index = 0; index < GAMES && (index < WHOLE || some()); index++) {
    const int = rng(seedOf(seed, index));
    try {
      const state = game.setup(options);
      for (let moves = 0; moves < MOVES && (index < WHOLE || some()); moves++) {
        const node = game.node(state);
        if (node.kind === 'end') break;
        const view = game.view(state, node.kind === 'decision' ? node.seat : first);
        const text = shortened(words.asks[node.ask]?.(view) ?? node.ask);
        if (!prompts.has(node.ask)) prompts.set(node.ask, text);
        questions.set(node.ask, inCommon(questions.get(node.ask) ?? text, text));
        game.apply(state, nextMove(node, state, int, answer), log);
      }
    } catch {
      // The simulated games report rules that break.
    }
  }
  return { prompts, questions, lines };
}

/** What two versions of a prompt have in common, with dots for what differs; the first one if that is nothing. */
export function inCommon(one: string, other: string): string {
  const parts = (text: string): readonly string[] => text.match(/[\p{L}\p{N}…]+|[^\p{L}\p{N}…]+/gu) ?? [];
  const [a, b] = [parts(one), parts(other)];
  const shortest = Math.min(a.length, b.length);
  const differ = (i: number) => a[i] !== b[i];
  let [before, after] = [0, 0];
  while (before < shortest && !differ(before)) before++;
  while (after < shortest - before && a.at(-1 - after) === b.at(-1 - after)) after++;
  const common =
    a.length === b.length
      ? a.map((part, i) => (differ(i) ? '…' : part))
      : [...a.slice(0, before), '…', ...a.slice(a.length - after)];
  const text = common.join('').replace(/…(?:[^\p{L}\p{N}]*…)+/gu, '…');
  return /[\p{L}\p{N}]/u.test(text) ? text : one;
}

export function shortened(text: string): string {
  const letters = [...(text.split('\n')[0] ?? '')];
  if (letters.length <= LETTERS) return letters.join('');
  // Cut after a whole word if possible.
  const cut = letters.slice(0, LETTERS - 1).join('');
  return `${cut.replace(/(?<=.{40})[\s,;:(]+\S*$/su, '')}…`;
}

/** What prompts and lines of the story say, by example: a report speaks to people who never see the rules' own names. */
import type { AnySpec, Game, Log } from '../kernel/game.ts';
import { answerer, draw } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import type { Words } from '../kernel/words.ts';
import { type Options, seedOf } from './player.ts';

/** Games and moves looked at, and letters that an example may have. */
const GAMES = 20;
const MOVES = 3_000;
const LETTERS = 90;

export interface Examples {
  readonly prompts: ReadonlyMap<string, string>;
  /** By the event that the line tells. */
  readonly lines: ReadonlyMap<string, string>;
}

/** The first sight of each prompt and each event in some games; what these never come to is missing. */
export function examples(
  game: Game<AnySpec>,
  options: Options,
  words: Words<AnySpec>,
  seed: number,
): Examples {
  const answer = answerer(game);
  const prompts = new Map<string, string>();
  const lines = new Map<string, string>();
  const [first = ''] = game.seats(options);
  const asks = Object.keys(game.why.asks).length;
  const events = Object.keys(words.events).length;
  const some = () => prompts.size < asks || lines.size < events;
  const log: Log<AnySpec> = (event, facts) => {
    if (!lines.has(event)) lines.set(event, shortened(words.events[event]?.(facts, options) ?? event));
  };
  for (let index = 0; index < GAMES && some(); index++) {
    const int = rng(seedOf(seed, index));
    try {
      const state = game.setup(options);
      for (let moves = 0; moves < MOVES && some(); moves++) {
        const node = game.node(state);
        if (node.kind === 'end') break;
        if (!prompts.has(node.ask)) {
          const view = game.view(state, node.kind === 'decision' ? node.seat : first);
          prompts.set(node.ask, shortened(words.asks[node.ask]?.(view) ?? node.ask));
        }
        game.apply(state, node.kind === 'chance' ? draw(node, int) : answer(state, node, int), log);
      }
    } catch {
      // Rules that break are reported by the games themselves.
    }
  }
  return { prompts, lines };
}

export function shortened(text: string): string {
  const letters = [...(text.split('\n')[0] ?? '')];
  if (letters.length <= LETTERS) return letters.join('');
  // Whole words, where one ends in time.
  const cut = letters.slice(0, LETTERS - 1).join('');
  return `${cut.replace(/(?<=.{40})[\s,;:(]+\S*$/su, '')}…`;
}

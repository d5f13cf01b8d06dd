/** What prompts say, by example: a report speaks to people who never see the names that the rules use inside. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { answerer, draw } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import type { Words } from '../kernel/words.ts';
import { type Options, seedOf } from './player.ts';

/** Games and moves looked at, and letters that a prompt may have here. */
const GAMES = 20;
const MOVES = 3_000;
const LETTERS = 90;

/** The first sight of each prompt in some games; prompts that these never come to are missing. */
export function prompts(
  game: Game<AnySpec>,
  options: Options,
  words: Words<AnySpec>,
  seed: number,
): ReadonlyMap<string, string> {
  const answer = answerer(game);
  const met = new Map<string, string>();
  const [first = ''] = game.seats(options);
  const all = Object.keys(game.why.asks).length;
  for (let index = 0; index < GAMES && met.size < all; index++) {
    const int = rng(seedOf(seed, index));
    try {
      const state = game.setup(options);
      for (let moves = 0; moves < MOVES && met.size < all; moves++) {
        const node = game.node(state);
        if (node.kind === 'end') break;
        if (!met.has(node.ask)) {
          const view = game.view(state, node.kind === 'decision' ? node.seat : first);
          met.set(node.ask, shortened(words.asks[node.ask]?.(view) ?? node.ask));
        }
        game.apply(state, node.kind === 'chance' ? draw(node, int) : answer(state, node, int));
      }
    } catch {
      // Rules that break are reported by the games themselves.
    }
  }
  return met;
}

function shortened(text: string): string {
  const letters = [...(text.split('\n')[0] ?? '')];
  return letters.length <= LETTERS ? letters.join('') : `${letters.slice(0, LETTERS - 1).join('')}…`;
}

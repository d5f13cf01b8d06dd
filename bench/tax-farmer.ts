/** Imperial Tax Farmer: random games, clones, and the searching bot's playouts per second. */
import { mind } from '../src/bots/bots.ts';
import { roster } from '../src/games/tax-farmer/bots/bots.ts';
import { taxFarmer } from '../src/games/tax-farmer/rules/game.ts';
import type { TaxFarmer } from '../src/games/tax-farmer/rules/state.ts';
import type { Mind } from '../src/kernel/bot.ts';
import { resolve } from '../src/kernel/options.ts';
import { chair, draw, playout } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';

function optionsOf(players: number) {
  const resolved = resolve(taxFarmer.options, { players });
  if (!resolved.ok) throw new Error('options');
  return resolved.options;
}

/** How often something runs per second, after a warm-up of a tenth of the time. */
function rate(run: (k: number) => number, ms = 1000): number {
  let k = 0;
  for (const until = performance.now() + ms / 10; performance.now() < until; ) run(k++);
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < ms) done += run(k++);
  return (done * 1000) / (performance.now() - start);
}

/** The longest wait in milliseconds between two decisions of the only person, with searchers in all other seats. */
function longestWait(players: number, games: number): number {
  const options = optionsOf(players);
  const person = mind(roster, 'steady') as Mind<TaxFarmer>;
  const bot = mind(roster, 'schemer') as Mind<TaxFarmer>;
  let longest = 0;
  for (let seed = 0; seed < games; seed++) {
    const int = rng(seed);
    const s = taxFarmer.setup(options);
    let wait = 0;
    for (let node = taxFarmer.node(s); node.kind !== 'end'; node = taxFarmer.node(s)) {
      if (node.kind !== 'decision') {
        taxFarmer.apply(s, node.kind === 'chance' ? draw(node, int) : (node.moves[0] ?? 'done'));
        continue;
      }
      const mine = node.seat === 'red';
      const start = performance.now();
      const { move } = (mine ? person : bot)(chair(taxFarmer, s, node.seat, int));
      wait = mine ? 0 : wait + performance.now() - start;
      longest = Math.max(longest, wait);
      taxFarmer.apply(s, move);
    }
  }
  return longest;
}

/** How much slower we assume a phone's core to be than a desktop's; browsers use the same factor for throttling. */
const PHONE = 4;

export function taxFarmerBench(): string {
  const options = optionsOf(4);
  const whole = (n: number) => new Intl.NumberFormat('en').format(Math.round(n));
  const games = rate((k) => {
    playout<TaxFarmer>(taxFarmer, taxFarmer.setup(options), rng(k));
    return 1;
  });
  const middle = taxFarmer.setup(options);
  const int = rng(1);
  while (middle.round < 3) {
    const node = taxFarmer.node(middle);
    if (node.kind === 'end') throw new Error('over');
    const moves = node.kind === 'chance' ? [draw(node, int)] : node.moves;
    taxFarmer.apply(middle, moves[int(moves.length)] as (typeof moves)[number]);
  }
  const clones = rate(() => {
    for (let i = 0; i < 1000; i++) taxFarmer.clone(middle);
    return 1000;
  });
  const search = roster.search.schemer;
  if (!search) throw new Error('no searcher');
  const decisions = rate((k) => {
    (mind(roster, 'schemer') as Mind<TaxFarmer>)(chair(taxFarmer, middle, 'red', rng(k)));
    return 1;
  });
  const wait = longestWait(6, 3);
  return [
    'Imperial Tax Farmer, 4 players',
    `  random games       ${whole(games)}/s`,
    `  a clone            ${whole(1e9 / clones)} ns`,
    `  schemer's playouts ${whole(decisions * search.playouts)}/s (${search.playouts} a decision, to the end of the round)`,
    `  longest wait for five schemers between two decisions of the one person: ${whole(wait)} ms here,`,
    `    ${whole(PHONE * wait)} ms on a core ${PHONE} times slower`,
    '',
  ].join('\n');
}

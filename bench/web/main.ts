/**
 * `npm run bench:web`: what the app costs a player, measured in Chromium against its goals. Asserts nothing.
 * `npm run bench:web -- load|taps|work` runs one part; add game ids to measure only their taps.
 */
import { catalogue } from '../../src/games/catalogue.ts';
import { load } from './load.ts';
import { onSite, type Site } from './site.ts';
import { countTaps } from './taps.ts';
import { type Rate, work } from './work.ts';

const KB = 1024;
/** What a tap may cost at the 95th percentile, by how many times the processor is slowed down. */
const MOST_MS: readonly (readonly [Rate, number])[] = [
  [4, 50],
  [1, 16],
];
/** A tap keeps the page busy for a fraction of the time, so two games don't disturb each other on two cores. */
const AT_ONCE = 2;
const verdict = (value: number, most: number) => (value <= most ? 'met' : 'MISSED');
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

const PARTS = { load: printLoad, taps: printTaps, work: printWork };
const GAMES = catalogue().map(({ meta }) => meta.id);
const asked = process.argv.slice(2).filter((name) => !GAMES.includes(name));
const named = GAMES.filter((id) => process.argv.includes(id));
const measured = named.length > 0 ? named : GAMES;
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`bench:web: ${unknown.join(' ')}: only ${[...Object.keys(PARTS), ...GAMES].join(', ')}`);
  process.exit(2);
}
await onSite(async (site) => {
  for (const [name, tell] of Object.entries(PARTS))
    if (asked.length === 0 || asked.includes(name)) await tell(site);
});

async function printLoad(site: Site): Promise<void> {
  const { shelf, demo, games, early } = await load(site);
  console.log('Scripts, compressed (gzip)');
  console.log(`  loaded first by the shelf       ${kb(shelf)}   at most 60 KB: ${verdict(shelf, 60 * KB)}`);
  console.log(`  games loaded with it            ${early.length === 0 ? 'none' : early.join(', ')}`);
  console.log(`  the demo game of a first visit  ${kb(demo)} more`);
  for (const { id, bytes } of games) console.log(`  ${id.padEnd(30)}  ${kb(bytes)} more when opened`);
}

async function printTaps(site: Site): Promise<void> {
  console.log('\nTaps');
  for (const { what, parts, most } of await countTaps(site)) {
    const [worst] = parts.toSorted((a, b) => b.length - a.length);
    if (!worst) throw new Error(`${what}: nothing was counted`);
    const mean = parts.reduce((sum, taps) => sum + taps.length, 0) / parts.length;
    const asked = worst.map(({ ask }) => ask).join(', ');
    console.log(
      `  ${what.padEnd(50)} ${mean.toFixed(2)} on average, at most ${worst.length} (${asked}) in ${parts.length}; ` +
        `at most ${most}: ${verdict(worst.length, most)}`,
    );
  }
}

async function printWork(site: Site): Promise<void> {
  console.log('\nScript, style and layout work of a tap by the clock (valid on an idle machine only)');
  const left = measured.flatMap((game) => MOST_MS.map(([rate, most]) => ({ game, rate, most })));
  const one = async () => {
    for (let next = left.shift(); next; next = left.shift()) await printTap(site, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function printTap(
  site: Site,
  { game, rate, most }: { game: string; rate: Rate; most: number },
): Promise<void> {
  const { taps, p50, p95, parts } = await work(site, game, rate);
  const [script, style, layout] = parts.map((ms) => ms.toFixed(1));
  console.log(
    `  ${game.padEnd(16)} ${rate === 1 ? 'at full speed' : `slowed ${rate} times`}: median ${p50.toFixed(1)} ms, ` +
      `95th percentile ${p95.toFixed(1)} ms of ${taps} taps (mean: script ${script}, style ${style}, layout ${layout}); ` +
      `at most ${most} ms: ${verdict(p95, most)}`,
  );
}

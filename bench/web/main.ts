/**
 * `npm run bench:web`: what the app costs a player, measured in Chromium against its goals. Asserts nothing.
 * `npm run bench:web -- load|taps|work|processor` runs one part; add game ids to measure only their taps.
 */
import { catalogue } from '../../src/games/catalogue.ts';
import { load } from './load.ts';
import { onSite, type Site } from './site.ts';
import { countTaps } from './taps.ts';
import { type By, leastWork, type Work, work } from './work.ts';

const KB = 1024;
/** What a tap may cost at the 95th percentile, on a processor slowed down 4 times. */
const MOST_MS = 50;
const verdict = (value: number, most: number) => (value <= most ? 'met' : 'MISSED');
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

const PARTS = { load: tellLoad, taps: tellTaps, work: tellWork, processor: tellProcessor };
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

async function tellLoad(site: Site): Promise<void> {
  const { shelf, demo, games, early } = await load(site);
  console.log('Scripts, compressed (gzip)');
  console.log(`  loaded first by the shelf       ${kb(shelf)}   at most 60 KB: ${verdict(shelf, 60 * KB)}`);
  console.log(`  games loaded with it            ${early.length === 0 ? 'none' : early.join(', ')}`);
  console.log(`  the demo game of a first visit  ${kb(demo)} more`);
  for (const { id, bytes } of games) console.log(`  ${id.padEnd(30)}  ${kb(bytes)} more when opened`);
}

async function tellTaps(site: Site): Promise<void> {
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

async function tellWork(site: Site): Promise<void> {
  console.log(
    '\nScript, style and layout work of a tap, processor throttled 4× (valid on an idle machine only)',
  );
  await showWork(site, 'clock');
}

async function tellProcessor(site: Site): Promise<void> {
  console.log('\nThe same by processor time at full speed, times 4');
  await showWork(site, 'processor');
}

async function showWork(site: Site, by: By): Promise<void> {
  for (const { game, all, app, byHand, bare } of await work(site, by, measured)) {
    console.log(
      `  ${game.padEnd(16)} ${told(app)} of ${all} taps; at most ${MOST_MS} ms: ${verdict(app.p95, MOST_MS)}`,
    );
    console.log(`  ${''.padEnd(16)} the same changes by hand: ${told(byHand)}`);
    console.log(`  ${''.padEnd(16)} by hand, without style sheets: ${told(bare)}`);
  }
  const { moving, still } = await leastWork(site, by);
  console.log(`  the minimal page ${told(moving)}; at most ${MOST_MS} ms: ${verdict(moving.p95, MOST_MS)}`);
  console.log(`  ${''.padEnd(16)} without motion: ${told(still)}`);
}

function told({ p50, p95, parts }: Work['app']): string {
  const [script, style, layout] = parts.map((ms) => ms.toFixed(1));
  return (
    `median ${p50.toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms ` +
    `(mean: script ${script}, style ${style}, layout ${layout})`
  );
}

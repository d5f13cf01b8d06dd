/**
 * `npm run bench:server`: what shared tables cost, as ratios of one run, against a server that does nothing but pass the
 * same bytes on. Asserts nothing; results are in docs/performance.md. `npm run bench:server -- moves` runs one part.
 */
import { bare } from './bare.ts';
import { commits } from './commits.ts';
import { asFastAsPossible, at, atPace, groups } from './moves.ts';
import { type Ours, ours, type Sizes } from './ours.ts';
import { rulesAlone } from './rules.ts';
import { memory, reconnect } from './tables.ts';

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');

const PARTS = { moves, devices, commits: tellCommits, reconnect: tellReconnect, memory: tellMemory };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`bench:server: ${unknown.join(' ')}: only ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
for (const [name, tell] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await tell();
process.exit(0);

/** Processor time of the server for a move. */
async function moves(): Promise<void> {
  const [tables, devices, rounds, pace, paced] = [100, 4, 5, 200, 2_000];
  const rules = rulesAlone(tables);
  console.log(`Processor time of a move, ${tables} tables of ${devices} devices, µs`);
  console.log(`  rules alone ${rules.toFixed(0)}`);
  for (const kind of [`${pace} moves a second`, 'as fast as possible']) {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const costs: number[] = [];
      let sizes: readonly Sizes[] = [];
      for (const name of ['ours', 'bare']) {
        const server = name === 'ours' ? await ours() : await bare(sizes);
        const play = async () => {
          const all = await groups(server, tables, devices);
          const found = await (kind.startsWith('as')
            ? asFastAsPossible(server, all)
            : atPace(server, all, pace, paced));
          for (const each of all) each.close();
          return found;
        };
        // The first games only warm up.
        await play();
        const { cpu, moves: made } = await play();
        const bytes = server.received.bytes / server.received.messages;
        console.log(
          `  ${kind}: ${name} ${cpu.toFixed(0)} (${made} moves, ${bytes.toFixed(0)} bytes a message)`,
        );
        costs.push(name === 'ours' ? cpu - rules : cpu);
        if (name === 'ours') sizes = typical((server as Ours).sizes);
        await server.stop();
      }
      ratios.push((costs[0] as number) / (costs[1] as number));
    }
    const [middle] = ratios.toSorted((a, b) => a - b).slice(rounds >> 1) as [number];
    console.log(
      `  ${kind}: without rules ${middle.toFixed(2)} times the bare server; ` +
        `rounds ${ratios.map((each) => each.toFixed(2)).join(' ')}; at most 1.5: ${verdict(middle <= 1.5)}`,
    );
  }
}

/** For each number of the move the mean of all tables. */
function typical(sizes: Ours['sizes']): readonly Sizes[] {
  const longest = Math.max(...sizes.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => {
    const here = sizes.flatMap((table) => table[n] ?? []);
    const mean = (of: keyof Sizes) => Math.round(here.reduce((sum, each) => sum + each[of], 0) / here.length);
    return { asked: mean('asked'), more: mean('more'), done: mean('done') };
  });
}

/** How long it takes until all devices have a move. */
async function devices(): Promise<void> {
  const server = await ours();
  const all = await groups(server, 50, 6);
  const { waits, moves: made } = await atPace(server, all, 200, 2_000);
  const [half, most] = [at(waits, 0.5), at(waits, 0.99)];
  console.log(
    `Until all six devices have a move, ${made} moves at 200 a second: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms; ` +
      `at most 5 and 25: ${verdict(half <= 5 && most <= 25)}`,
  );
  await server.stop();
}

async function tellCommits(): Promise<void> {
  const { bare: least, store } = await commits();
  const ratio = least / store;
  console.log(
    `Durable commits against an append with fdatasync: ${ratio.toFixed(2)} of its speed (${store.toFixed(2)} and ` +
      `${least.toFixed(2)} ms at the median); at least 0.5: ${verdict(ratio >= 0.5)}`,
  );
}

async function tellReconnect(): Promise<void> {
  const { open, cold } = await reconnect();
  console.log(
    `Reconnecting 1,000 entries behind: ${open.toFixed(0)} ms at an open table, ${cold.toFixed(0)} ms at one that the ` +
      `server has to read first; at most 150: ${verdict(open <= 150 && cold <= 150)}`,
  );
}

async function tellMemory(): Promise<void> {
  const { idle, active, device } = await memory();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `Memory of the server: ${kb(idle)} for a table with one device before the first move, ${kb(active)} after a whole ` +
      `game, ${kb(device)} for another device`,
  );
}

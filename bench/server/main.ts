/**
 * `npm run bench:server`: what shared tables cost, as ratios of one run, against a server that does nothing but pass the
 * same bytes on. Asserts nothing; results are in docs/performance.md. `npm run bench:server -- moves` runs one part.
 */
import { bare } from './bare.ts';
import { boardgame } from './boardgame.ts';
import { colyseus } from './colyseus.ts';
import { commits } from './commits.ts';
import type { Server } from './contender.ts';
import { asFastAsPossible, at, atPace, play } from './moves.ts';
import { nodes } from './nodes.ts';
import { type Ours, ours, type Sizes } from './ours.ts';
import { rulesAlone } from './rules.ts';
import { memory, reconnect } from './tables.ts';

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');

const PARTS = {
  moves,
  others,
  devices,
  commits: printCommits,
  reconnect: printReconnect,
  memory: printMemory,
  postgres,
  people,
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`bench:server: ${unknown.join(' ')}: only ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
for (const [name, tell] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await tell();
process.exit(0);

/** Processor time of the server for a move. Each round runs the three servers one after the other, and only ratios of a round count. */
async function moves(): Promise<void> {
  const [tables, devices, rounds, pace, paced] = [100, 4, 5, 200, 2_000];
  const rules = rulesAlone(tables);
  console.log(`Processor time of a move, ${tables} tables of ${devices} devices, µs`);
  console.log(`  the rules of a move, which count in none of the ratios: ${rules.toFixed(0)}`);
  for (const kind of ['as fast as possible', `${pace} moves a second`]) {
    const found: { own: number; bare: number; durable: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      let sizes: readonly Sizes[] = [];
      const cost = async (name: string) => {
        const server = name === 'ours' ? await ours() : await bare(sizes, name !== 'bare');
        await play(server, tables, devices);
        await play(server, tables, devices);
        const load = kind.startsWith('as') ? asFastAsPossible : atPace(pace, paced);
        const { cpu, moves: made } = await play(server, tables, devices, load);
        const bytes = server.received.bytes / server.received.messages;
        console.log(
          `  ${kind}: ${name} ${cpu.toFixed(0)} (${made} moves, ${bytes.toFixed(0)} bytes a message)`,
        );
        if (name === 'ours') sizes = typical((server as Ours).sizes);
        await server.stop();
        return cpu;
      };
      const own = (await cost('ours')) - rules;
      found.push({ own, bare: await cost('bare'), durable: await cost('bare and durable') });
    }
    const tell = (what: string, ratios: readonly number[], aim = '') => {
      const middle = ratios.toSorted((a, b) => a - b)[rounds >> 1] as number;
      const verdictOnAim = aim && `; ${aim}: ${verdict(middle <= 1.5)}`;
      const all = ratios.map((each) => each.toFixed(2)).join(' ');
      console.log(`  ${kind}: ${what} ${middle.toFixed(2)} (rounds ${all})${verdictOnAim}`);
    };
    const [toBare, toDurable, disk] = [
      found.map((each) => each.own / each.bare),
      found.map((each) => each.own / each.durable),
      found.map((each) => each.durable / each.bare),
    ];
    tell('ours without rules, against the bare server', toBare, 'at most 1.5');
    tell('ours without rules, against the bare server that waits for the disk, too', toDurable);
    tell('the bare server that waits for the disk, against the bare server', disk);
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

/** Other servers for games, in memory and without rules, with their own clients. */
async function others(): Promise<void> {
  const [tables, devices] = [40, 4];
  const folder = process.env.COLYSEUS;
  const contenders: Readonly<Record<string, () => Promise<Server>>> = {
    ours,
    'boardgame.io': boardgame,
    ...(folder && { Colyseus: () => colyseus(folder) }),
  };
  console.log(`Processor time of a move, ${tables} tables of ${devices} devices, as fast as possible, µs`);
  if (!folder) console.log('  Colyseus: not installed (COLYSEUS=FOLDER names where its packages are)');
  for (const [name, start] of Object.entries(contenders)) {
    const server = await start();
    await play(server, tables, devices);
    const { cpu, waits } = await play(server, tables, devices);
    console.log(`  ${name}: ${cpu.toFixed(0)}, until all have it p50 ${at(waits, 0.5).toFixed(1)} ms`);
    await server.stop();
  }
}

/** How long it takes until all devices have a move. */
async function devices(): Promise<void> {
  let sizes: readonly Sizes[] = [];
  const found: Record<string, readonly number[]> = {};
  for (const [name, start] of Object.entries({ ours, bare: () => bare(sizes) })) {
    const server: Server = await start();
    await play(server, 50, 6);
    const { waits } = await play(server, 50, 6, atPace(200, 4_000));
    found[name] = waits;
    if (name === 'ours') sizes = typical((server as Ours).sizes);
    await server.stop();
  }
  const [half, most] = [0.5, 0.99].map((share) => at(found.ours ?? [], share)) as [number, number];
  console.log(
    `Until all six devices have a move, 200 moves a second: ${spread(found.ours ?? [])} (the bare server: ` +
      `${spread(found.bare ?? [])}); at most 5 and 25: ${verdict(half <= 5 && most <= 25)}`,
  );
}

async function printCommits(): Promise<void> {
  const { bare: least, store } = await commits();
  const ratio = least / store;
  console.log(
    `Durable commits against an append with fdatasync: ${ratio.toFixed(2)} of its speed (${store.toFixed(2)} and ` +
      `${least.toFixed(2)} ms at the median); at least 0.5: ${verdict(ratio >= 0.5)}`,
  );
}

async function printReconnect(): Promise<void> {
  const { open, cold } = await reconnect();
  console.log(
    `Reconnecting 1,000 entries behind: ${open.toFixed(0)} ms at an open table, ${cold.toFixed(0)} ms at one that the ` +
      `server has to read first; at most 150: ${verdict(open <= 150 && cold <= 150)}`,
  );
}

async function printMemory(): Promise<void> {
  const { idle, active, device } = await memory();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `Memory of the server: ${kb(idle)} for a table with one device before the first move, ${kb(active)} after a whole ` +
      `game, ${kb(device)} for another device`,
  );
}

/** Two servers on one PostgreSQL against one on SQLite. */
async function postgres(): Promise<void> {
  const [tables, devices, pace, paced, rounds] = [100, 4, 200, 2_000, 3];
  const found: Record<string, { cpu: number; waits: readonly number[] }[]> = { SQLite: [], PostgreSQL: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(found)) {
      const server = name === 'SQLite' ? await ours() : (await nodes(2)).server;
      await play(server, tables, devices);
      const { cpu, waits } = await play(server, tables, devices, atPace(pace, paced));
      console.log(`  ${name}: ${cpu.toFixed(0)} µs a move, until everybody has it ${spread(waits)}`);
      found[name]?.push({ cpu, waits });
      await server.stop();
    }
  const ratios = (found.PostgreSQL ?? []).map(({ cpu }, n) => cpu / (found.SQLite?.[n]?.cpu ?? Number.NaN));
  const middle = ratios.toSorted((a, b) => a - b)[rounds >> 1] as number;
  const told = Math.min(...(found.PostgreSQL ?? []).map(({ waits }) => at(waits, 0.99)));
  console.log(
    `Two servers on PostgreSQL, ${pace} moves a second: ${middle.toFixed(2)} times SQLite's processor time, at most 2.5: ` +
      `${verdict(middle <= 2.5)}; devices at the other server have it within ${told.toFixed(0)} ms at p99 in the best round, ` +
      `at most 50: ${verdict(told <= 50)}`,
  );
}

function spread(waits: readonly number[]): string {
  return `p50 ${at(waits, 0.5).toFixed(1)} ms, p99 ${at(waits, 0.99).toFixed(1)} ms`;
}

/** How many people one process and two servers hold, each with one move in ten seconds. */
async function people(): Promise<void> {
  const devices = 4;
  for (const kind of ['one process', 'two servers on PostgreSQL'])
    for (const tables of [250, 500, 1_000]) {
      const server = kind === 'one process' ? await ours() : (await nodes(2)).server;
      await play(server, 50, devices);
      const pace = (tables * devices) / 10;
      const load = atPace(pace, pace * 10);
      const { cpu, waits, moves: made, seconds } = await play(server, tables, devices, load);
      const share = (cpu * made) / seconds / 1e6;
      console.log(
        `${kind}, ${tables} tables and ${tables * devices} people: ${(made / seconds).toFixed(0)} moves a second, ` +
          `${(share * 100).toFixed(0)}% of a core, ${spread(waits)}`,
      );
      await server.stop();
    }
}

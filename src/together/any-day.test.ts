// Devices, a network, a clock and a server that do anything in any order; afterwards everybody is in step, no step is
// lost or made twice, and every step was made in the position in which its player saw it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionText } from '../kernel/session/checkpoint.ts';
import { checksum, parse } from '../kernel/session/journal.ts';
import { resume } from '../kernel/session/resume.ts';
import { type SimulatedDevice, World } from './simulated.ts';

/** What may happen next; `n` chooses among the possibilities. */
const EVENTS = {
  tap: 6,
  message: 10,
  wait: 2,
  cut: 1,
  crash: 1,
  reload: 1,
  full: 1,
  network: 1,
} as const;
type Event = keyof typeof EVENTS;

const event: fc.Arbitrary<readonly [Event, number]> = fc.tuple(
  fc.oneof(
    ...Object.entries(EVENTS).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Event) })),
  ),
  fc.nat(1000),
);

const RUNS = process.env.EMPTYCHAIR_ALL ? 1000 : 60;

test('after any sequence of faults, everybody is in step again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(event, { minLength: 20, maxLength: 120 }),
      async (devices, events) => {
        const world = await World.open('boer-war');
        try {
          for (let n = 0; n < devices; n++) await world.seat(n === 0 ? 'host' : 'table');
          for (const [what, n] of events) await happens(world, what, n);
          await world.peace();
          await check(world);
        } finally {
          world.close();
        }
      },
    ),
    { numRuns: RUNS, ...(process.env.EMPTYCHAIR_ALL ? {} : { seed: 23 }) },
  );
});

async function happens(world: World, what: Event, n: number): Promise<void> {
  const device = world.devices[n % world.devices.length] as SimulatedDevice;
  switch (what) {
    case 'tap':
      return tap(device, n);
    case 'message': {
      const wires = [...world.wires];
      const wire = wires[n % wires.length];
      if (wire) await world.step(wire, n % 2 === 0);
      return;
    }
    case 'wait':
      return world.wait();
    case 'cut':
      return device.cut();
    case 'crash':
      return world.crash();
    case 'reload':
      return device.reload();
    case 'full':
      world.full = 1;
      return;
    case 'network':
      world.down = !world.down;
      return;
  }
}

let notes = 0;

function tap({ sitting, nth }: SimulatedDevice, n: number): void {
  const { node } = sitting;
  if (n % 7 === 0) sitting.note(`${nth} ${notes++}`);
  else if (n % 5 === 0) sitting.undo();
  else if (node.kind === 'end') return;
  else if (node.kind === 'chance' && n % 3 > 0) sitting.roll(n % 2 ? 'one' : 'question');
  else if (sitting.drawAfter && n % 3 > 0) sitting.doneAndRoll();
  else sitting.play(node.moves[n % node.moves.length] as string);
}

async function check(world: World): Promise<void> {
  const lines = await world.lines();
  const { table } = world.table;
  const kept = await world.store.load(table);
  for (const device of world.devices) {
    expect(device.replica.lines).toEqual(lines);
    expect(device.stored.lines).toEqual(lines);
    expect(device.shown).toEqual(lines);
    expect(device.queue.size).toBe(0);
    expect(device.branches).toEqual([]);
    for (const [op, { lines: own, place }] of device.made) {
      const last = kept?.ops.lastIndexOf(op) ?? -1;
      const after = last < 0 ? undefined : last + 1;
      const [first = ''] = own;
      if (first.startsWith('> note')) {
        expect(lines.filter((line) => line === first)).toHaveLength(1);
        continue;
      }
      // What was dropped isn't there; what is there was made in the position that its player saw.
      expect([op, after !== undefined]).toEqual([op, !device.dropped.has(op)]);
      if (after === undefined || first.startsWith('draw')) continue;
      const at = lines.lastIndexOf(first, after - 1);
      const journal = parse([kept?.record.header, ...lines.slice(0, at)].join('\n'));
      if (!journal.ok) throw new Error(journal.problem.reason);
      const before = resume(world.rules.game, journal.value, world.rules.inspect);
      if (!before.ok) throw new Error(before.problem.reason);
      const { game, state } = before.value.session;
      expect([op, checksum(positionText(game, state))]).toEqual([op, place]);
    }
  }
}

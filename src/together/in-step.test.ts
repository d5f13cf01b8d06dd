// Devices at a shared table: what a player sees on a good day, and on each kind of bad one.

import { afterEach, describe, expect, test } from 'vitest';
import { drawnBefore } from '../sitting/drawn-before.ts';
import { SimulatedDevice, World } from './simulated.ts';

let world: World;
afterEach(() => world.close());

async function table(devices: number, settings = {}): Promise<SimulatedDevice[]> {
  world = await World.open('boer-war', settings);
  const all: SimulatedDevice[] = [];
  for (let n = 0; n < devices; n++) all.push(await world.seat(n === 0 ? 'host' : 'table'));
  await world.peace();
  return all;
}

async function inStep(): Promise<void> {
  await world.peace();
  const lines = await world.lines();
  for (const device of world.devices) {
    expect(device.replica.lines).toEqual(lines);
    expect(device.stored.lines).toEqual(lines);
    expect(device.shown).toEqual(lines);
    expect(device.sitting.drawing).toBe(false);
  }
}

describe('connected', () => {
  test('a tap shows at once, is confirmed, and shows everywhere', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    const before = await world.lines();
    expect(phone.sitting.play('done').ok).toBe(true);
    expect(phone.shown.at(-1)).toBe('> table done');
    expect(await world.lines()).toEqual(before);
    expect(phone.replica.queue).toHaveLength(1);
    await inStep();
    expect((await world.lines()).slice(before.length)).toEqual(['> table done']);
    expect(tablet.sitting.promptId).toBeGreaterThan(0);
  });

  test('the table draws; until then nothing else can be done', async () => {
    const [phone] = (await table(2)) as [SimulatedDevice];
    expect(phone.sitting.doneAndRoll().ok).toBe(true);
    expect(phone.sitting.drawing).toBe(true);
    expect(phone.sitting.play('go')).toEqual({ ok: false, refused: { why: 'drawing' } });
    await inStep();
    expect((await world.lines()).at(-1)).toMatch(/^> (chance|check) /);
    expect(phone.sitting.drawing).toBe(false);
  });

  test('a draw that was undone comes again, unless a new one is asked for', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    phone.sitting.play('done');
    phone.sitting.roll('one');
    await inStep();
    const [first] = (await world.lines()).filter((line) => line.startsWith('> chance'));
    // Where the player draws, each draw is a tap of its own.
    tablet.sitting.setPlayerDraws(true);
    tablet.sitting.undo();
    await inStep();
    for (const { sitting } of [phone, tablet]) expect(`> chance ${drawnBefore(sitting)}`).toBe(first);
    phone.sitting.roll('one');
    await inStep();
    expect((await world.lines()).filter((line) => line.startsWith('> chance'))).toEqual([first, first]);
    tablet.sitting.undo();
    await inStep();
    phone.sitting.newDraw('one');
    await inStep();
    expect((await world.lines()).filter((line) => line === '> again')).toHaveLength(1);
  });

  test('two devices tap the same button: it counts once, without an error', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    const before = await world.lines();
    phone.sitting.play('done');
    tablet.sitting.play('done');
    await inStep();
    expect((await world.lines()).slice(before.length)).toEqual(['> table done']);
    expect([phone.sitting.refused, tablet.sitting.refused]).toEqual([undefined, undefined]);
  });

  test('two devices do different things: the slower one is undone, with the reason', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    phone.sitting.play('done');
    tablet.sitting.aside(tablet.sitting.game.asides(tablet.sitting.session.state)[0] as string, '');
    expect(tablet.shown.at(-1)).toMatch('> aside');
    await inStep();
    expect((await world.lines()).at(-1)).toBe('> table done');
    expect(tablet.sitting.refused).toEqual({ why: 'behind' });
  });

  test('a note in between doesn’t affect anybody’s step', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    tablet.sitting.note('first');
    phone.sitting.play('done');
    await inStep();
    expect((await world.lines()).slice(-2).toSorted()).toEqual(['> note "first"', '> table done']);
    expect(phone.sitting.refused).toBeUndefined();
  });

  test('a device that only watches follows and changes nothing', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    const tv = await world.seat('watch');
    phone.sitting.play('done');
    await inStep();
    expect(tv.shown.at(-1)).toBe('> table done');
    expect(tv.sitting.play('go')).toEqual({ ok: false, refused: { why: 'watch' } });
    expect(tv.replica.queue).toEqual([]);
  });
});

describe('a bad day', () => {
  test('offline: taps wait up to the draw, and the draw too; everything continues automatically', async () => {
    const [phone] = (await table(2)) as [SimulatedDevice];
    const before = await world.lines();
    world.down = true;
    phone.cut();
    phone.sitting.note('in the tunnel');
    phone.sitting.doneAndRoll();
    expect(phone.replica.status).toBe('away');
    expect(phone.sitting.drawing).toBe(true);
    expect(phone.replica.queue).toHaveLength(2);
    await inStep();
    const added = (await world.lines()).slice(before.length);
    expect(added.slice(0, 2)).toEqual(['> note "in the tunnel"', '> table done']);
    expect(added[2]).toMatch(/^> chance /);
  });

  test('a waiting draw is dropped if the player does something else', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    world.down = true;
    phone.cut();
    phone.sitting.doneAndRoll();
    expect(phone.sitting.play('go').ok).toBe(true);
    await inStep();
    expect((await world.lines()).filter((line) => /^> (table|chance)/.test(line))).toEqual([
      '> table done',
      '> table go',
    ]);
  });

  test('offline while the others play on: the own step is taken back, the note stays', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    world.down = true;
    phone.cut();
    const [aside] = phone.sitting.game.asides(phone.sitting.session.state) as [string];
    phone.sitting.aside(aside, '');
    phone.sitting.note('mine');
    world.down = false;
    tablet.sitting.play('done');
    await world.deliver();
    await inStep();
    expect(phone.sitting.refused).toEqual({ why: 'behind' });
    expect((await world.lines()).slice(-2)).toEqual(['> table done', '> note "mine"']);
  });

  test('offline while the others play on: who plays a seat is changed all the same', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    const [seat = ''] = phone.sitting.game.seats(phone.sitting.session.options);
    world.down = true;
    phone.cut();
    phone.sitting.sit(seat, 'random');
    world.down = false;
    tablet.sitting.play('done');
    await world.deliver();
    await inStep();
    expect(phone.sitting.refused).toBeUndefined();
    expect((await world.lines()).slice(-2)).toEqual(['> table done', `> seat ${seat} random`]);
  });

  test('1,000 entries behind: they come in pieces, only those, and what waited follows', async () => {
    const [phone, tablet] = (await table(2)) as [SimulatedDevice, SimulatedDevice];
    world.down = true;
    phone.cut();
    phone.sitting.note('asleep');
    const had = phone.replica.lines.length;
    world.down = false;
    for (let n = 0; n < 1_000; n++) tablet.sitting.note(`${n} ${'x'.repeat(200)}`);
    while (tablet.replica.queue.length > 0) await world.deliver();
    const pieces: number[] = [];
    phone.replica.changes.watch(() => {
      const { length } = phone.replica.lines;
      if (length !== (pieces.at(-1) ?? had)) pieces.push(length);
    });
    phone.replica.nudge();
    await inStep();
    // A piece has 64 KB.
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.every((each, n) => each > (pieces[n - 1] ?? had))).toBe(true);
    expect((await world.lines()).length).toBe(had + 1_001);
    expect((await world.lines()).at(-1)).toBe('> note "asleep"');
    expect(phone.branches).toEqual([]);
  });

  test('a reload, a new version: what waited is still there', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    world.down = true;
    phone.cut();
    phone.sitting.note('kept');
    phone.sitting.play('done');
    phone.reload();
    expect(phone.shown.slice(-2)).toEqual(['> note "kept"', '> table done']);
    await inStep();
    expect((await world.lines()).slice(-2)).toEqual(['> note "kept"', '> table done']);
  });

  test('the acknowledgement is lost: the same action is sent again and done once', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    phone.sitting.note('once');
    const [wire] = [...world.wires];
    await world.step(wire as never, true);
    phone.cut();
    expect(phone.replica.queue).toHaveLength(1);
    await inStep();
    expect((await world.lines()).filter((line) => line === '> note "once"')).toHaveLength(1);
    expect(phone.dropped.size).toBe(0);
  });

  test('the same after a reload', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    phone.sitting.note('once');
    const [wire] = [...world.wires];
    await world.step(wire as never, true);
    phone.reload();
    await inStep();
    expect((await world.lines()).filter((line) => line === '> note "once"')).toHaveLength(1);
  });

  test('the disk is full: nothing is confirmed, the step waits, and is saved when there is room', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    const before = await world.lines();
    world.full = 1;
    phone.sitting.play('done');
    await world.deliver();
    expect(phone.replica.status).toBe('storage');
    expect(await world.lines()).toEqual(before);
    expect(phone.replica.queue).toHaveLength(1);
    await inStep();
    expect(phone.replica.status).toBe('here');
    expect((await world.lines()).at(-1)).toBe('> table done');
  });

  test('the table is full: the step is undone with that reason', async () => {
    const [phone] = (await table(1, { entries: 3 })) as [SimulatedDevice];
    phone.sitting.note('fits');
    await world.peace();
    phone.sitting.note('too much');
    await inStep();
    expect(phone.sitting.refused).toEqual({ why: 'full' });
  });

  test('another game at the table: it is loaded whole, and what was here is kept as a branch', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    world.down = true;
    phone.cut();
    const had = [...phone.stored.lines, '> note "only here"'];
    phone.stored.lines.push('> note "only here"');
    phone.reload();
    await inStep();
    expect(phone.branches).toEqual([had]);
  });

  test.each([
    ['table', 'gone'],
    ['token', 'gone'],
    ['update', 'update'],
    ['message', 'update'],
  ] as const)('bye %s: the device stops asking, and asks again on request', async (reason, status) => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    phone.sitting.note('before');
    world.bye = reason;
    phone.cut();
    await world.wait();
    await world.deliver();
    expect(phone.replica.status).toBe(status);
    expect(phone.replica.queue).toHaveLength(1);
    for (let n = 0; n < 5; n++) await world.wait();
    expect(world.wires.size).toBe(0);
    world.bye = undefined;
    phone.replica.nudge();
    await inStep();
    expect(phone.replica.status).toBe('here');
  });

  test.each(['stop', 'flood', 'storage'] as const)('bye %s: the device comes back later', async (reason) => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    world.bye = reason;
    phone.cut();
    await world.wait();
    await world.deliver();
    expect(phone.replica.status).toBe(reason === 'stop' ? 'away' : reason);
    const since = world.now;
    world.bye = undefined;
    await inStep();
    if (reason !== 'stop') expect(world.now - since).toBeGreaterThanOrEqual(10_000);
    expect(phone.replica.status).toBe('here');
  });

  test('a wrong token and an unknown table say so', async () => {
    await table(1);
    for (const link of [
      { ...world.table, token: 'x'.repeat(22) },
      { ...world.table, table: 'none' },
    ]) {
      const device = new SimulatedDevice(world, link, 9);
      await device.join().catch(() => undefined);
      expect(device.replica.status).toBe('gone');
      device.replica.stop();
    }
  });

  test('a sleeping device finds out on waking up that its connection is dead', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    const [wire] = [...world.wires];
    phone.replica.nudge();
    expect(wire?.toServer).toEqual(['{"type":"ping"}']);
    // Nobody answers.
    wire?.toServer.splice(0);
    await world.wait();
    expect(phone.replica.status).toBe('away');
    await inStep();
  });

  test('each attempt waits longer, up to half a minute', async () => {
    const [phone] = (await table(1)) as [SimulatedDevice];
    world.down = true;
    phone.cut();
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      const { now } = world;
      await world.wait();
      await world.deliver();
      waits.push(world.now - now);
    }
    expect(waits).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500, 22_500]);
    await inStep();
  });
});

describe('bots', () => {
  test('one device plays them, the table draws for them, and everybody sees the same', async () => {
    world = await World.open('tax-farmer');
    const host = await world.seat('host');
    const phone = await world.seat('table');
    await world.peace();
    const seats = host.sitting.game.seats(host.sitting.session.options).slice(1);
    for (const seat of seats) expect(host.sitting.sit(seat, 'random').ok).toBe(true);
    await inStep();
    expect([host.sitting.playsBots, phone.sitting.playsBots]).toEqual([true, false]);
    for (let n = 0; n < 40; n++) {
      const { node, chairs } = phone.sitting;
      if (node.kind === 'end') break;
      if (chairs.botsTurn) {
        // Nothing happens on the device that doesn't play them.
        await phone.sitting.chairs.playBots();
        expect(phone.replica.queue).toEqual([]);
        await host.sitting.chairs.playBots();
      } else if (node.kind === 'chance') phone.sitting.roll();
      else phone.sitting.play(node.moves[0] ?? `${node.ranges[0]?.verb}:${node.ranges[0]?.min}`);
      await inStep();
    }
    expect((await world.lines()).some((line) => line.startsWith(`> ${seats[0]} `))).toBe(true);
    // The host leaves: another device goes on with them.
    host.replica.stop();
    world.devices.splice(0, 1);
    for (const wire of [...world.wires]) if (wire.device === host) world.cut(wire, false);
    await world.peace();
    expect(phone.sitting.playsBots).toBe(true);
  });

  test('a table that plays them itself leaves nothing to the devices, and they learn the reasons', async () => {
    world = await World.open('tax-farmer', { bots: true });
    const host = await world.seat('host');
    await world.peace();
    const seats = host.sitting.game.seats(host.sitting.session.options).slice(1);
    for (const seat of seats) expect(host.sitting.sit(seat, 'random').ok).toBe(true);
    await inStep();
    const byBots = () =>
      host.sitting.session.line.flatMap(({ step }, at) =>
        step.kind === 'move' && seats.includes(step.by) ? [{ at, move: step.move }] : [],
      );
    while (byBots().length < 3) {
      expect(host.sitting.playsBots).toBe(false);
      const { node, chairs } = host.sitting;
      if (node.kind === 'end') throw new Error('too short');
      if (!chairs.botsTurn)
        if (node.kind === 'chance') host.sitting.roll();
        else host.sitting.play(node.moves[0] ?? `${node.ranges[0]?.verb}:${node.ranges[0]?.min}`);
      await inStep();
    }
    for (const { at, move } of byBots()) {
      const why = host.sitting.chairs.why(at);
      await world.deliver();
      expect((await why)?.move).toBe(move);
    }
    // Without anybody else the bots wait until a device lets them continue.
    expect(
      host.sitting.sit(host.sitting.game.seats(host.sitting.session.options)[0] as string, 'random').ok,
    ).toBe(true);
    expect(host.sitting.playsBots).toBe(true);
  });
});

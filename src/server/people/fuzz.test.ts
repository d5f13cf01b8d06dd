/**
 * People who do anything at any time, at two servers on one store that hear of each other late: no line is written
 * without the right to it, judged here from what is on disk and by a rule of its own, and all devices end up in step.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntry } from '../../kernel/session/journal.ts';
import { automatic } from '../../kernel/session/session.ts';
import { isDraw as isRandom } from '../../kernel/session/step.ts';
import type { Gathered } from '../store/store.ts';
import type { Guest, Party } from '../testing/party.ts';
import { dueAt, inLobby, sessionAt } from '../testing/people-at-table.ts';

type Session = Awaited<ReturnType<typeof sessionAt>>;

const ACTS = ['start', 'lock', 'unlock', 'pass', 'remove', 'forget', 'leave'] as const;
const WHO = ['person', 'random', 'red', 'blue', 'green', 'deep-thought'] as const;

const lines = fc.oneof(
  { weight: 6, arbitrary: fc.constant('due') },
  { weight: 1, arbitrary: fc.constantFrom('draw', '> again', '> note "x"', '> redo 1', '> table die:6') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((n) => `> undo ${n}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat({ max: 2 }), fc.constantFrom(...WHO))
      .map(([seat, who]) => `> seat ${['red', 'blue', 'green'][seat]} ${who}`),
  },
);
const chair = fc.integer({ min: 1, max: 7 });
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('do'), line: lines }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('propose'), line: lines }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('wish'),
      wish: fc.constantFrom('host', 'dice', 'sit'),
      seat: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant('answer'),
      yes: fc.integer({ min: 0, max: 4 }),
      nth: fc.nat({ max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('withdraw'), nth: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('manage'), act: fc.constantFrom(...ACTS), chair }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('sit'), seats: fc.subarray(['red', 'blue', 'green']) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('go') }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wait'), seconds: fc.constantFrom(20, 61, 120, 300) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('crash'), node: fc.nat({ max: 1 }) }) },
);
const step = fc.record({
  who: fc.nat({ max: 5 }),
  act,
  /** Whether a person acts who is asked to, rather than anybody. */
  apt: fc.boolean(),
  hears: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

/** The test's own record: who is here, since when somebody is away, and who agreed to what. */
class Witness {
  readonly party: Party;
  readonly guests: readonly Guest[];
  readonly here = new Set<Guest>();
  readonly gone = new Map<number, number>();
  readonly yes = new Map<string, Set<number>>();

  constructor(party: Party, guests: readonly Guest[]) {
    this.party = party;
    this.guests = guests;
    for (const each of guests) this.here.add(each);
  }

  /** Whether somebody can be waited for. */
  present(chair: number): boolean {
    if ([...this.here].some((guest) => guest.chair === chair)) return true;
    return this.party.now - (this.gone.get(chair) ?? 0) < 120_000;
  }
}

/** Why these new lines shouldn't be there; '' if it's right. */
function wrong(
  fresh: readonly string[],
  by: { readonly guest: Guest; readonly message: 'do' | 'other' },
  session: Session,
  before: Gathered,
  after: Gathered,
  witness: Witness,
): string {
  const entries = fresh.map((line) => readEntry(line));
  const own = entries.filter((entry) => {
    if (!entry) return true;
    return (
      !['check', 'draws', 'key'].includes(entry.kind) && !(entry.kind === 'move' && entry.by === 'chance')
    );
  });
  const starting = before.state === 'lobby' && after.state === 'playing';
  if (starting) {
    const taken = after.chairs.flatMap(({ seats }) => seats);
    const fine = own.every(
      (entry) => entry?.kind === 'seat' && entry.who === 'person' && taken.includes(entry.seat),
    );
    return fine ? '' : `${fresh} at the start`;
  }
  const ended = after.proposals.find(
    ({ op, how }) => how === 'done' && before.proposals.find((each) => each.op === op)?.how !== 'done',
  );
  if (ended) {
    const silent = ended.asked.filter((each) => {
      const atTable = before.chairs.some(({ chair: no, seats }) => no === each && seats.length > 0);
      const stays = after.chairs.some(({ chair: no }) => no === each);
      return atTable && stays && witness.present(each) && !witness.yes.get(ended.op)?.has(each);
    });
    if (silent.length > 0) return `${ended.op} without ${silent}`;
    if (ended.wish === 'lines') {
      const asked = ended.lines.filter((line) => line.startsWith('>'));
      return fresh[0] === asked[0] || asked.length === 0 ? '' : `${fresh} instead of ${asked}`;
    }
    return own.every((entry) => entry?.kind === 'seat' && entry.who === 'person')
      ? ''
      : `${fresh} by ${ended.wish}`;
  }
  if (by.message !== 'do') return `${fresh} by nobody`;
  const me = before.chairs.find((each) => each.chair === by.guest.chair);
  if (!me) return `${fresh} by somebody who was removed`;
  if (before.state === 'lobby')
    return me.role === 'host' && own.every((entry) => entry?.kind === 'seat') ? '' : `${fresh} in the lobby`;
  if (me.role === 'watch' || (me.role !== 'table' && me.seats.length === 0)) return `${fresh} by a watcher`;
  const mine = (seat: string) => me.seats.includes(seat);
  for (const entry of own) {
    if (!entry) return `${fresh}`;
    if (entry.kind === 'note') continue;
    if (entry.kind === 'move' && entry.by === 'table' && (session.node.kind !== 'chance' || before.ownDice))
      continue;
    if (entry.kind === 'move') {
      const who = (session.who as Record<string, string>)[entry.by] ?? 'person';
      if (who === 'person' ? mine(entry.by) : mine(who)) continue;
    }
    if (entry.kind === 'seat' && entry.who === 'person' && mine(entry.seat)) continue;
    if (entry.kind === 'undo') {
      const undone = session.line.slice(-entry.n);
      const seats = undone.flatMap((played) => (played.step.kind === 'move' ? [played.step.by] : ['?']));
      const others = seats.filter((seat, n) => !(mine(seat) || automatic(undone[n] as (typeof undone)[0])));
      const played = (seat: string) => (session.who as Record<string, string>)[seat] ?? 'person';
      const standIn = others.every((seat) => mine(played(seat)));
      if (!undone.some(isRandom) && standIn) continue;
    }
    return `${fresh} by ${JSON.stringify(me)}`;
  }
  return '';
}

async function play(
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
): Promise<number> {
  const at = await inLobby(2);
  const { party, ada, bob, eve, tv, fan, newcomer } = at;
  const guests = [ada, bob, eve, tv, fan, newcomer];
  const witness = new Witness(party, guests);
  let written = 0;
  let ops = 0;
  await ada.must({ type: 'manage', act: 'start' });
  await party.hear();
  for (const { who, act: each, apt, hears } of steps) {
    const before = (await party.store.gathered(party.table)) as Gathered;
    const session = await sessionAt(party);
    const had = await party.lines();
    const due = await dueAt(party);
    const asked = before.proposals.find(({ how }) => how === '')?.asked ?? [];
    const fits = (g: Guest) =>
      each.type === 'answer' && asked.length > 0
        ? asked.includes(g.chair)
        : due.seat === ''
          ? g === eve
          : g.me?.seats.includes(due.seat);
    const guest = ((apt && guests.find(fits)) || guests[who]) as Guest;
    const open = guest.scene.proposals;
    const present = witness.here.has(guest);
    const op = `fuzz-${ops++}`;
    const said = (line: string) => (line === 'due' ? due.line : line);
    let message: 'do' | 'other' = 'other';
    let answer: Awaited<ReturnType<Guest['ask']>>;
    if (each.type === 'wait') await party.wait(each.seconds);
    else if (each.type === 'crash') {
      // The server is gone with everybody who is there, and another one takes its place.
      for (const lost of guests.filter((g) => g.node === each.node && witness.here.has(g))) {
        lost.lose();
        witness.here.delete(lost);
        witness.gone.set(lost.chair, party.now);
      }
      party.nodes[each.node] = party.node();
    } else if (!present) {
      if (await guest.come()) witness.here.add(guest);
    } else if (each.type === 'go') {
      await guest.go();
      witness.here.delete(guest);
      witness.gone.set(guest.chair, party.now);
    } else {
      // Where nothing is open, the game goes on.
      const idle = each.type === 'answer' && open.length === 0;
      if (each.type === 'do' || idle) {
        message = 'do';
        answer = await guest.do([each.type === 'do' ? said(each.line) : due.line], { op });
      } else if (each.type === 'propose')
        answer = await guest.propose('lines', { op, lines: [said(each.line)] });
      else if (each.type === 'wish')
        answer = await guest.propose(each.wish as 'sit', { op, seats: [party.seats[each.seat] as string] });
      else if (each.type === 'answer') {
        const proposal = open[each.nth % Math.max(1, open.length)]?.op ?? 'none';
        // Known before the server carries it out.
        const votes = witness.yes.get(proposal) ?? new Set();
        if (each.yes > 0) witness.yes.set(proposal, votes.add(guest.chair));
        answer = await guest.answer(proposal, each.yes > 0);
      } else if (each.type === 'withdraw') answer = await guest.withdraw(open[0]?.op ?? 'none');
      else if (each.type === 'manage') answer = await guest.manage(each.act, each.chair);
      else answer = await guest.sit(each.seats, guest.me?.name ?? '');
    }
    for (const g of guests) if (g.bye) witness.here.delete(g);
    const after = (await party.store.gathered(party.table)) as Gathered;
    const now = await party.lines();
    // What is written stays written.
    expect(now.slice(0, had.length)).toEqual(had);
    const fresh = now.slice(had.length);
    if (answer?.type === 'refused') {
      expect([fresh, { ...after, visits: 0, chairs: stable(after) }]).toEqual([
        [],
        { ...before, visits: 0, chairs: stable(before) },
      ]);
    }
    const free = message === 'do' || each.type === 'propose' ? 'do' : 'other';
    if (fresh.length > 0) {
      expect(
        wrong(fresh, { guest, message: free }, session, before, after, witness),
        JSON.stringify(each),
      ).toBe('');
      written++;
    }
    if (hears) await party.hear();
  }
  await party.hear();
  const text = await party.lines();
  const here = guests.filter((guest) => witness.here.has(guest));
  for (const guest of here) expect(guest.lines).toEqual(text);
  const [first, ...others] = here;
  for (const other of others) expect(simple(other)).toEqual(simple(first as Guest));
  party.close();
  return written;
}

function stable({ chairs }: Gathered) {
  return chairs.map(({ seen: _, until: __, ...each }) => each);
}

/** What is told to everybody alike, without the seconds that somebody has been away. */
function simple({ scene }: Guest) {
  const people = scene.people.map(({ away: _, ...person }) => person);
  return { people, around: { ...scene.around, expires: 0 }, proposals: scene.proposals };
}

test('no line is written without permission, and all devices end up in step', {
  timeout: 120_000,
}, async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
      written += await play(steps);
    }),
    { numRuns: 12 },
  );
  // Otherwise it would prove nothing.
  expect(written).toBeGreaterThan(100);
});

/** What people ask each other for: who is asked, who has answered, and what comes of it. */

import { type Entry, formatEntry, readEntry } from '../../kernel/session/journal.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { longAway, ownerOf, takesPart } from '../../together/consent.ts';
import type { ClientMessage, Kind, Proposal } from '../../together/messages.ts';
import type { Refusal } from '../game/acting.ts';
import type { Gathering, KeptProposal } from '../store/store.ts';
import { atTheTable, type Change, hosted, personAt, type Situation } from './gathering.ts';

export type Propose = Extract<ClientMessage, { type: 'propose' }>;
type Answer = Pick<Extract<ClientMessage, { type: 'answer' }>, 'proposal' | 'yes'>;
type How = Exclude<KeptProposal['how'], ''>;

/** How long a proposal waits for answers, in ms. */
export const PATIENCE = 5 * 60_000;
/** How many that have ended are remembered, so that other servers can tell their devices. */
const REMEMBERED = 20;

export function open({ proposals }: Gathering): readonly KeptProposal[] {
  return proposals.filter(({ how }) => how === '');
}

/** As people are told. */
export function told({ how: _, ...proposal }: KeptProposal): Proposal {
  return proposal;
}

/** `kind`: what needs consent in the lines. Everybody asks for one thing at a time. */
export function propose(
  table: Situation,
  chair: number,
  { op, wish, lines, seats, expected }: Propose,
  kind: Kind,
): Change | Refusal {
  const { gathering, people, now } = table;
  if (gathering.proposals.some((each) => each.op === op)) return { reason: 'behind' };
  if (open(gathering).some(({ by }) => by === chair)) return { reason: 'slow' };
  const refused = wish === 'lines' ? undefined : refusal(table, chair, { wish, seats });
  if (refused) return refused;
  const asked = people.filter((each) => each.chair !== chair && atTheTable(each)).map((each) => each.chair);
  const what = wish === 'lines' ? { lines, seats: [] } : { lines: [], seats: wish === 'sit' ? seats : [] };
  const fresh = { op, wish, kind, by: chair, ...what, expected, asked, agreed: [], until: now + PATIENCE };
  const ended = gathering.proposals.filter(({ how }) => how !== '').slice(-REMEMBERED);
  return { gathering: { ...gathering, proposals: [...ended, ...open(gathering), { ...fresh, how: '' }] } };
}

/** Why a proposal can't be carried out, even if everybody agrees. */
export function refusal(
  table: Situation,
  chair: number,
  { wish, seats }: Pick<Proposal, 'wish' | 'seats'>,
): Refusal | undefined {
  const { gathering, people } = table;
  const me = personAt(table, chair);
  const person = me?.role === 'host' || me?.role === 'seat';
  if (!me || !person) return { reason: 'role' };
  if (wish === 'sit') return seatRefusal(table, seats);
  if (!takesPart(me)) return { reason: 'role' };
  if (wish === 'dice') return gathering.state === 'lobby' ? undefined : { reason: 'started' };
  const host = people.find(({ role }) => role === 'host');
  if (host === me) return { reason: 'host' };
  return host && !longAway(host) ? { reason: 'away' } : undefined;
}

/** Seats that nobody has may be taken, also those that bots play. */
function seatRefusal(
  { gathering, people, session }: Situation,
  wanted: readonly string[],
): Refusal | undefined {
  if (gathering.state === 'lobby') return { reason: 'lobby' };
  const seats: readonly string[] = session.game.seats(session.options);
  const strange = wanted.find((seat) => !seats.includes(seat));
  if (wanted.length === 0 || strange !== undefined)
    return { reason: 'seat', ...(strange && { found: strange }) };
  const owned = wanted.find((seat) => ownerOf(people, seat));
  return owned === undefined ? undefined : { reason: 'taken', found: owned };
}

export function answer(table: Situation, chair: number, { proposal: op, yes }: Answer): Change | Refusal {
  const { gathering, now } = table;
  const found = open(gathering).find((each) => each.op === op);
  const heard = found?.asked.includes(chair) && !found.agreed.includes(chair) && personAt(table, chair);
  if (!found || !heard || found.until <= now) return { reason: 'asked' };
  if (!yes) return { gathering: settled(gathering, op, 'declined') };
  return { gathering: replaced(gathering, { ...found, agreed: [...found.agreed, chair] }) };
}

export function withdraw({ gathering }: Situation, chair: number, op: string): Change | Refusal {
  const isMine = open(gathering).some((each) => each.op === op && each.by === chair);
  return isMine ? { gathering: settled(gathering, op, 'withdrawn') } : { reason: 'asked' };
}

export function settled(gathering: Gathering, op: string, how: How): Gathering {
  return endAll(gathering, how, (each) => each.op === op);
}

/** Ends all open proposals of that kind. */
export function endAll(
  gathering: Gathering,
  how: How,
  which: (proposal: Proposal) => boolean = () => true,
): Gathering {
  const ends = (each: KeptProposal) => each.how === '' && which(each);
  if (!gathering.proposals.some(ends)) return gathering;
  const proposals = gathering.proposals.map((each) => (ends(each) ? { ...each, how } : each));
  return { ...gathering, proposals };
}

function replaced(gathering: Gathering, proposal: KeptProposal): Gathering {
  const proposals = gathering.proposals.map((each) => (each.op === proposal.op ? proposal : each));
  return { ...gathering, proposals };
}

/** Those whose time is over. */
export function late(gathering: Gathering, now: number): Gathering {
  return endAll(gathering, 'expired', ({ until }) => until <= now);
}

/** The first one to which everybody has agreed who is asked and still at the table. */
export function agreed({
  gathering,
  people,
}: Pick<Situation, 'gathering' | 'people'>): KeptProposal | undefined {
  const silent = (chair: number, { agreed: yes }: Proposal) => {
    const person = personAt({ people }, chair);
    return person !== undefined && atTheTable(person) && !yes.includes(chair);
  };
  return open(gathering).find((each) => !each.asked.some((chair) => silent(chair, each)));
}

/** What happens when everybody has agreed. */
export function carriedOut({ gathering, session }: Situation, proposal: KeptProposal): Required<Change> {
  const { op, wish, by, seats, lines } = proposal;
  const done = settled(gathering, op, 'done');
  switch (wish) {
    case 'lines':
      return { gathering: done, lines };
    case 'host':
      return { gathering: hosted(done, by), lines: [] };
    case 'dice':
      return { gathering: { ...done, ownDice: true }, lines: [] };
    case 'sit': {
      const all: readonly string[] = session.game.seats(session.options);
      const chairs = done.chairs.map((each) =>
        each.chair === by
          ? { ...each, seats: all.filter((seat) => each.seats.includes(seat) || seats.includes(seat)) }
          : each,
      );
      const back = seats.filter((seat) => playerOf(session, seat) !== PERSON);
      const entries = back.map((seat): Entry => ({ kind: 'seat', seat, who: PERSON }));
      return { gathering: { ...done, chairs }, lines: entries.map(formatEntry) };
    }
  }
}

/** Notes and marks change nothing that somebody was asked about, and own dice concern no step. */
export function endedBy(gathering: Gathering, lines: readonly string[]): Gathering {
  if (gathering.proposals.length === 0) return gathering;
  const remark = (line: string) => ['note', 'mark'].includes(readEntry(line)?.kind ?? '');
  return lines.every(remark) ? gathering : endAll(gathering, 'expired', ({ wish }) => wish !== 'dice');
}

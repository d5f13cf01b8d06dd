/** Sitting down, and what the host does with a table of people. */

import { formatEntry } from '../../kernel/session/journal.ts';
import { isBot, PERSON, playerOf } from '../../sitting/seats.ts';
import { longAway, ownerOf } from '../../together/consent.ts';
import type { ClientMessage } from '../../together/messages.ts';
import { readName, sameName } from '../../together/names.ts';
import type { Refusal } from '../game/acting.ts';
import type { Gathering, PersonRecord } from '../store/store.ts';
import { type Change, hosted, personAt, type Situation } from './gathering.ts';
import { endAll } from './proposals.ts';

type Sit = Pick<Extract<ClientMessage, { type: 'sit' }>, 'seats' | 'name'>;
type Manage = Pick<Extract<ClientMessage, { type: 'manage' }>, 'act' | 'chair'>;
type Plan = Change | Refusal;

/** These are my seats, and this is my name. */
export function sit(table: Situation, chair: number, { seats, name: text }: Sit): Plan {
  const { gathering, people, session } = table;
  const me = personAt(table, chair);
  if (!me) return { reason: 'role' };
  const name = readName(text);
  const taken = people.some((each) => each.chair !== chair && sameName(each.name, name ?? ''));
  if (name === undefined || taken) return { reason: 'name' };
  const all: readonly string[] = session.game.seats(session.options);
  const wanted = all.filter((seat) => seats.includes(seat));
  const strange = seats.find((seat) => !all.includes(seat));
  if (strange !== undefined) return { reason: 'seat', found: strange };
  const mine = changed(gathering, chair, { name, seats: wanted });
  if (wanted.join() === me.seats.join()) return { gathering: mine };
  if (gathering.state !== 'lobby') return { reason: 'started' };
  if (me.role !== 'host' && me.role !== 'seat') return { reason: 'role' };
  const owned = wanted.find((seat) => (ownerOf(people, seat)?.chair ?? chair) !== chair);
  if (owned !== undefined) return { reason: 'taken', found: owned };
  // Somebody who has only just sat down hasn't agreed to anything.
  const fresh = me.seats.length === 0 && wanted.length > 0;
  return { gathering: fresh ? withoutDice(mine) : mine };
}

/** Own dice need the consent of all who play, so they have to be asked for again. */
function withoutDice(gathering: Gathering): Gathering {
  return { ...endAll(gathering, 'expired', ({ wish }) => wish === 'dice'), ownDice: false };
}

export function manage(table: Situation, chair: number, { act, chair: whom }: Manage): Plan {
  const { gathering } = table;
  const me = personAt(table, chair);
  if (!me) return { reason: 'role' };
  if (act === 'leave') return { gathering: left(table, chair) };
  if (act === 'forget') {
    const who = whom ?? chair;
    if (who !== chair && me.role !== 'host') return { reason: 'host' };
    return personAt(table, who)
      ? { gathering: changed(gathering, who, { name: '' }) }
      : { reason: 'chair', found: String(who) };
  }
  if (me.role !== 'host') return { reason: 'host' };
  switch (act) {
    case 'start':
      return start(table);
    case 'lock':
    case 'unlock':
      return { gathering: { ...gathering, locked: act === 'lock' } };
    case 'pass':
    case 'remove':
      return concerning(table, chair, act, whom ?? -1);
    case 'delete':
      // The room does that.
      return { gathering };
  }
}

/** The host does something to somebody else. */
function concerning(table: Situation, host: number, act: 'pass' | 'remove', whom: number): Plan {
  const { gathering } = table;
  const other = personAt(table, whom);
  if (!other) return { reason: 'chair', found: String(whom) };
  if (whom === host) return { reason: 'host' };
  if (act === 'remove') return { gathering: without(gathering, whom) };
  return other.role === 'seat' ? { gathering: hosted(gathering, whom) } : { reason: 'role' };
}

/** Each seat that nobody takes needs a bot, and a bot gives way to the person who sits there. */
function start({ gathering, people, session }: Situation): Plan {
  if (gathering.state !== 'lobby') return { reason: 'started' };
  const seats: readonly string[] = session.game.seats(session.options);
  const empty = seats.find((seat) => !ownerOf(people, seat) && !isBot(session, seat));
  if (empty !== undefined) return { reason: 'free', found: empty };
  const owned = seats.filter((seat) => ownerOf(people, seat));
  if (owned.length === 0) return { reason: 'free' };
  const back = owned.filter((seat) => playerOf(session, seat) !== PERSON);
  const lines = back.map((seat) => formatEntry({ kind: 'seat', seat, who: PERSON }));
  return { gathering: { ...endAll(gathering, 'expired'), state: 'playing' }, lines };
}

function changed(gathering: Gathering, chair: number, change: Partial<PersonRecord>): Gathering {
  const chairs = gathering.chairs.map((each) => (each.chair === chair ? { ...each, ...change } : each));
  return { ...gathering, chairs };
}

/** Removing somebody doesn't count as their consent: what they were asked for has to be asked for again. */
export function without(gathering: Gathering, chair: number): Gathering {
  const ended = unheard(
    endAll(gathering, 'withdrawn', ({ by }) => by === chair),
    chair,
  );
  return { ...ended, chairs: ended.chairs.filter((each) => each.chair !== chair) };
}

/** Their answers no longer count in open proposals. */
function unheard(gathering: Gathering, chair: number): Gathering {
  return endAll(gathering, 'expired', ({ asked }) => asked.includes(chair));
}

/** A new link for somebody. The person who uses it hasn't heard of what is open, and it may be the host. */
export function reissued(gathering: Gathering, chair: number, hash: string): Plan {
  if (!gathering.chairs.some((each) => each.chair === chair))
    return { reason: 'chair', found: String(chair) };
  return { gathering: changed(unheard(gathering, chair), chair, { hash }) };
}

/** A host who leaves makes somebody else host, first of all somebody who sits and is here. */
function left({ gathering, people }: Situation, chair: number): Gathering {
  const rest = endAll(gathering, 'withdrawn', ({ by }) => by === chair);
  const gone = { ...rest, chairs: rest.chairs.filter((each) => each.chair !== chair) };
  if (people.find((each) => each.chair === chair)?.role !== 'host') return gone;
  const others = people.filter((each) => each.role === 'seat' && each.chair !== chair);
  const next =
    others.find((each) => each.seats.length > 0 && each.here) ??
    others.find((each) => each.seats.length > 0 && !longAway(each)) ??
    others.find((each) => each.here) ??
    others[0];
  return next ? hosted(gone, next.chair) : gone;
}

/** The people of another game: they lose seats that it doesn't have. */
export function regathered(gathering: Gathering, seats: readonly string[]): Gathering {
  const chairs = gathering.chairs.map((each) => {
    return { ...each, seats: each.seats.filter((seat) => seats.includes(seat)) };
  });
  return { ...endAll(gathering, 'expired'), chairs, ownDice: false };
}

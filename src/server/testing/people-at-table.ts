/** For tests: three people, the screen in the middle and somebody who watches, before or after the start of a game. */
import { find } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { listed } from '../../kernel/game.ts';
import { formatEntry, parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Think } from '../../sitting/chairs.ts';
import { type Guest, Party } from './party.ts';

export interface PartyAtTable {
  readonly party: Party;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
  readonly tv: Guest;
  readonly fan: Guest;
  /** Has an invitation and no seat yet. */
  readonly newcomer: Guest;
}

/** Ada is the host. `nodes`: Bob's and the newcomer's devices are at the last server. */
export async function inLobby(nodes = 1, think?: Think): Promise<PartyAtTable> {
  const party = await Party.open({ nodes, ...(think && { think }) });
  const [red = '', blue = '', green = ''] = party.seats;
  const there = nodes - 1;
  const ada = await party.guest('host', 'Ada', [red]);
  const bob = await party.guest('seat', 'Bob', [blue], there);
  await party.hear();
  const eve = await party.guest('seat', 'Eve', [green]);
  const tv = await party.guest('table');
  const fan = await party.guest('watch', 'Fan');
  await party.hear();
  const newcomer = await party.guest('seat', '', [], there);
  await party.hear();
  return { party, ada, bob, eve, tv, fan, newcomer };
}

export async function sessionAt(party: Party): Promise<Session<AnySpec>> {
  const kept = await party.store.load(party.table);
  const game = await find(party.game)?.game();
  const journal = parse([kept?.record.header, ...(kept?.lines ?? [])].join('\n'));
  const resumed = journal.ok && game ? resume(game, journal.value) : undefined;
  if (!resumed?.ok) throw new Error('no game');
  return resumed.value.session;
}

/** A line for whatever is due, and whose it is: '' for a draw or something on the table. */
export async function dueAt(party: Party): Promise<{ readonly seat: string; readonly line: string }> {
  const { node } = await sessionAt(party);
  if (node.kind === 'chance') return { seat: '', line: 'draw on' };
  const by = node.kind === 'decision' ? node.seat : 'table';
  const move = node.kind === 'end' ? '' : (listed(node)[0] as string);
  return { seat: node.kind === 'decision' ? by : '', line: formatEntry({ kind: 'move', by, move }) };
}

export interface Playing extends PartyAtTable {
  /** Whose turn it is, and who waits. */
  readonly turn: Guest;
  readonly other: Guest;
  readonly third: Guest;
  /** A move that is possible now. */
  readonly line: string;
}

/** The game has begun, and somebody has to decide after a draw. */
export async function playing(nodes = 1, think?: Think): Promise<Playing> {
  const table = await inLobby(nodes, think);
  const { party, ada, bob, eve } = table;
  await ada.must({ type: 'manage', act: 'start' });
  await party.hear();
  return { ...table, ...(await toDecision(party, [ada, bob, eve])) };
}

export async function toDecision(party: Party, people: readonly Guest[]) {
  for (;;) {
    const { seat, line } = await dueAt(party);
    const turn = people.find(({ me }) => me?.seats.includes(seat));
    const [other, third] = people.filter((each) => each !== turn);
    if (turn && other && third) return { turn, other, third, line };
    const [first] = people as [Guest];
    await first.must({ type: 'do', expected: first.lines.length, lines: [line] });
    await party.hear();
  }
}

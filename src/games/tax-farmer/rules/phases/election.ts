/** Phase 4, second part: the lowest player, the black Election marker, the stragglers, and the end. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { type Chance, type Decision, decide, type Log, num } from '../../../../kernel/game.ts';
import { agentsThere, atlas } from '../parts/atlas.ts';
import { beginRollOff, ELECTION_HANDS, LOWEST_DIE, rollOff, seatsOf } from '../parts/dice.ts';
import { activePlayer, type Home, type Move, playerAt, type State, type TaxFarmer } from '../state.ts';
import {
  countCapital,
  electionOver,
  mostInCapital,
  over,
  rebellionEnding,
  standings,
  totalRebellion,
} from './ending.ts';
import { clearAgents } from './rebellion.ts';

/** T80, T87, T88: fewest points after bribery; tied, most agents in IMPERIA; still tied, a die (G41-G43). */
export function findLowest(s: State, log?: Log<TaxFarmer>): void {
  countCapital(s);
  lowestOfCounted(s, log);
}

/** The same, with the agents in IMPERIA already counted. */
export function lowestOfCounted(s: State, log?: Log<TaxFarmer>): void {
  const { players } = s;
  const fewest = Math.min(...players.map(({ points }) => points));
  const lowest = players.filter(({ points }) => points === fewest);
  const tied = s.options.lowestTie === 'imperiaThenDie' ? mostInCapital(lowest) : lowest;
  if (tied.length > 1) {
    s.step = 'roll-lowest';
    beginRollOff(s, tied);
    log?.('roll-again', { seats: seatsOf(tied) });
  } else {
    const player = players.indexOf(at(tied, 0));
    lowestFound(s, lowest.length > 1 ? { player, tie: 'capital' } : { player }, log);
  }
}

function rollLowest(s: State, move: Move, log?: Log<TaxFarmer>): void {
  log?.('lowest-die', { seat: activePlayer(s).seat, die: num(move) });
  const result = rollOff(s, num(move));
  if (result === 'next') return;
  if ('again' in result) log?.('roll-again', { seats: seatsOf(result.again) });
  else lowestFound(s, { player: result.winner, tie: 'die' }, log);
}

interface Lowest {
  readonly player: number;
  /** What decided between those who had as few points. */
  readonly tie?: 'capital' | 'die';
}

/** T80, T81: the First Player marker and two extra agents, unless this round is known to be the last. T83, T86: who moves the black marker. */
function lowestFound(s: State, found: Lowest, log?: Log<TaxFarmer>): void {
  const { lowestPlayerAgents, markerDiceMin, markerDiceMax } = atlas(s).file.bonuses;
  const agents = s.round < s.options.maxRounds ? lowestPlayerAgents : 0;
  const { player, ...tie } = found;
  const lowest = playerAt(s, player);
  lowest.bonus += agents;
  s.lowest = player;
  s.first = player;
  log?.('lowest', { seat: lowest.seat, agents, ...tie });
  s.active = capitalLeader(s) ?? player;
  if (markerDiceMin === markerDiceMax) chooseDice(s, markerDiceMin, log);
  else s.step = 'dice';
}

/** T83: strictly most agents in IMPERIA; tied or empty, nobody (T58, G44). */
function capitalLeader({ players }: Readonly<State>): number | null {
  const [first, ...tied] = mostInCapital(players);
  return first && first.capital > 0 && tied.length === 0 ? players.indexOf(first) : null;
}

/** T84, T85: the player chooses before rolling. */
function diceNode(s: Readonly<State>): Decision<TaxFarmer> {
  const { markerDiceMin, markerDiceMax } = atlas(s).file.bonuses;
  const moves: Move[] = [];
  for (let n = markerDiceMin; n <= markerDiceMax; n++) moves.push(`dice:${n}`);
  return decide('dice', activePlayer(s).seat, moves);
}

function chooseDice(s: State, dice: number, log?: Log<TaxFarmer>): void {
  s.dice = dice;
  // Nobody rolls if every roll moves the marker to the same space.
  if (afterSteps(s, dice) === afterSteps(s, 6 * dice)) elect(s, { to: afterSteps(s, dice) }, log);
  else s.step = 'election';
}

function electionNode(s: Readonly<State>): Chance<TaxFarmer> {
  return at(ELECTION_HANDS, s.dice);
}

function rollElection(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const sum = num(move);
  elect(s, { to: afterSteps(s, sum), sum }, log);
}

/** The marker's new space, if it's the same with every number of dice that may be chosen. */
export function settledElection(s: Readonly<State>): number | undefined {
  const { markerDiceMin, markerDiceMax } = atlas(s).file.bonuses;
  const steps = Array.from({ length: 6 * markerDiceMax - markerDiceMin + 1 }, (_, i) => markerDiceMin + i);
  const ends = new Set(steps.map((n) => afterSteps(s, n)));
  return ends.size === 1 ? [...ends][0] : undefined;
}

/** The marker stops at the end of the track, or doesn't move if it would pass it (G45); never below 0. */
export function afterSteps(s: Readonly<State>, steps: number): number {
  const { end } = atlas(s).file.track;
  const to = Math.max(0, s.marker + steps);
  if (to <= end) return to;
  return s.options.markerOvershoot === 'stop' ? Math.max(end, s.marker) : s.marker;
}

function elect(s: State, { to, ...roll }: { to: number; sum?: number }, log?: Log<TaxFarmer>): void {
  log?.('marker', { seat: activePlayer(s).seat, dice: s.dice, ...roll, from: s.marker, to, home: unused(s) });
  s.marker = to;
  s.dice = 0;
  // T91: no agent remains on the board; those in IMPERIA were counted before (G48).
  for (const province of s.provinces) clearAgents(province);
  if (ended(s, log)) return;
  stragglers(s, log);
  if (log) standings(s, log);
  s.step = 'begin-supply';
}

/** T91: agents in provinces that nobody has activated; those in IMPERIA have counted. */
function unused(s: Readonly<State>): Readonly<Record<string, Home>> {
  const { capital } = atlas(s);
  return Object.fromEntries(
    s.provinces.flatMap((province, p) => {
      const home = agentsThere(s, province);
      return p === capital || Object.keys(home).length === 0 ? [] : [[province.id, home]];
    }),
  );
}

/** T89: one extra agent for each player with fewer points than the marker's space, after its move (G46, G47). */
function stragglers(s: State, log?: Log<TaxFarmer>): void {
  const { belowMarker, bonusStacking } = s.options;
  const agents = atlas(s).file.bonuses.belowMarkerAgents;
  if (agents === 0) return;
  s.players.forEach((player, i) => {
    const { seat, points } = player;
    const below = belowMarker === 'strict' ? points < s.marker : points <= s.marker;
    if (!below || (i === s.lowest && !bonusStacking)) return;
    player.bonus += agents;
    log?.('straggler', { seat, agents });
  });
}

/** T92: the black marker on its last space ends the game; so does total rebellion, if it's checked only now (G51). */
function ended(s: State, log?: Log<TaxFarmer>): boolean {
  if (s.options.rebellionEndTiming === 'endOfRound' && totalRebellion(s)) rebellionEnding(s, log);
  else if (electionOver(s)) over(s, 'election', log);
  else if (s.round >= s.options.maxRounds) over(s, 'rounds', log);
  return s.step === 'over';
}

export const election: Steps<TaxFarmer, 'roll-lowest' | 'dice' | 'election'> = {
  'roll-lowest': { node: () => LOWEST_DIE, play: rollLowest },
  dice: { node: diceNode, play: (s, move, log) => chooseDice(s, num(move), log) },
  election: { node: electionNode, play: rollElection },
};

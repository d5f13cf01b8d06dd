/** Phase 4, second part: the lowest player, the black Election marker, the stragglers, and the end. */
import type { Steps } from '../../../kernel/flow.ts';
import { type Chance, type Decision, decide, type Log, num } from '../../../kernel/game.ts';
import { type Atlas, atlas } from './atlas.ts';
import { beginRollOff, ELECTION_HANDS, LOWEST_DIE, rollOff } from './dice.ts';
import { countCapital, electionOver, over, rebellionEnding, totalRebellion } from './ending.ts';
import type { Seat } from './options.ts';
import type { Move, State, TaxFarmer } from './state.ts';

/** T80, T87, T88: fewest points after bribery; tied, most agents in IMPERIA; still tied, a die (G41-G43). */
export function findLowest(s: State, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  countCapital(s, a);
  lowestOfCounted(s, a, log);
}

/** The same, with the agents in IMPERIA already counted. */
export function lowestOfCounted(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const fewest = Math.min(...s.points);
  let tied = a.seats.map((_, player) => player).filter((player) => s.points[player] === fewest);
  const alone = tied.length === 1;
  if (tied.length > 1 && s.options.lowestTie === 'imperiaThenDie') {
    const most = Math.max(...tied.map((player) => s.capital[player] as number));
    tied = tied.filter((player) => s.capital[player] === most);
  }
  if (tied.length === 1) return lowestFound(s, a, tied[0] as number, alone ? undefined : 'capital', log);
  s.step = 'roll-lowest';
  beginRollOff(s, tied);
  log?.('roll-again', { seats: tied.map((player) => a.seats[player] as Seat) });
}

function rollLowest(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  log?.('lowest-die', { seat: a.seats[s.active] as Seat, die: num(move) });
  const result = rollOff(s, a, num(move));
  if (result === 'next') return;
  if ('again' in result)
    log?.('roll-again', { seats: result.again.map((player) => a.seats[player] as Seat) });
  else lowestFound(s, a, result.winner, 'die', log);
}

/** T80, T81: the First Player marker and two extra agents, unless this round is known to be the last. T83, T86: who moves the black marker. */
function lowestFound(
  s: State,
  a: Atlas,
  player: number,
  tie: 'capital' | 'die' | undefined,
  log?: Log<TaxFarmer>,
): void {
  const agents = s.round < s.options.maxRounds ? a.file.bonuses.lowestPlayerAgents : 0;
  s.lowest = player;
  s.first = player;
  (s.bonus[player] as number) += agents;
  log?.('lowest', { seat: a.seats[player] as Seat, agents, ...(tie && { tie }) });
  s.active = capitalLeader(s);
  if (s.active < 0) s.active = player;
  const { markerDiceMin, markerDiceMax } = a.file.bonuses;
  if (markerDiceMin === markerDiceMax) chooseDice(s, markerDiceMin, log);
  else s.step = 'dice';
}

/** T83: strictly most agents in IMPERIA; tied or empty, nobody (T58, G44); -1 then. */
function capitalLeader(s: Readonly<State>): number {
  const most = Math.max(...s.capital);
  const first = s.capital.indexOf(most);
  return most > 0 && s.capital.lastIndexOf(most) === first ? first : -1;
}

/** T84, T85: the player chooses before rolling. */
function diceNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const { markerDiceMin, markerDiceMax } = a.file.bonuses;
  const moves: Move[] = [];
  for (let n = markerDiceMin; n <= markerDiceMax; n++) moves.push(`dice:${n}`);
  return decide('dice', a.seats[s.active] as Seat, moves);
}

function chooseDice(s: State, dice: number, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  s.hand = dice;
  // Nobody rolls where every roll moves the marker to the same space.
  const to = afterSteps(s, a, dice);
  if (to === afterSteps(s, a, 6 * dice)) elect(s, a, to, 0, log);
  else s.step = 'election';
}

function electionNode(s: Readonly<State>): Chance<TaxFarmer> {
  return ELECTION_HANDS[s.hand] as Chance<TaxFarmer>;
}

function rollElection(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  elect(s, a, afterSteps(s, a, num(move)), num(move), log);
}

/** Where the marker ends with any dice that may be chosen, if that is one space. */
export function settledElection(s: Readonly<State>): number | undefined {
  const a = atlas(s);
  const { markerDiceMin, markerDiceMax } = a.file.bonuses;
  const steps = Array.from({ length: 6 * markerDiceMax - markerDiceMin + 1 }, (_, i) => markerDiceMin + i);
  const ends = new Set(steps.map((n) => afterSteps(s, a, n)));
  return ends.size === 1 ? [...ends][0] : undefined;
}

/** The marker stops at the end of the track, or stays where it would pass it (G45); never below 0. */
export function afterSteps(s: Readonly<State>, a: Atlas, steps: number): number {
  const { end } = a.file.track;
  const to = Math.max(0, s.marker + steps);
  if (to <= end) return to;
  return s.options.markerOvershoot === 'stop' ? Math.max(end, s.marker) : s.marker;
}

function elect(s: State, a: Atlas, to: number, sum: number, log?: Log<TaxFarmer>): void {
  const from = s.marker;
  s.marker = to;
  log?.('marker', { seat: a.seats[s.active] as Seat, dice: s.hand, sum, from, to });
  s.hand = 0;
  // T91: no agent remains on the board; those in IMPERIA were counted before (G48).
  s.agents.fill(0);
  if (ended(s, a, log)) return;
  stragglers(s, a, log);
  log?.('standings', { round: s.round, points: [...s.points], gold: [...s.gold] });
  s.step = 'begin-supply';
}

/** T89: one extra agent for each player with fewer points than the marker's space, after its move (G46, G47). */
function stragglers(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const { belowMarker, bonusStacking } = s.options;
  const agents = a.file.bonuses.belowMarkerAgents;
  if (agents === 0) return;
  for (let player = 0; player < a.players; player++) {
    const points = s.points[player] as number;
    const below = belowMarker === 'strict' ? points < s.marker : points <= s.marker;
    if (!below || (player === s.lowest && !bonusStacking)) continue;
    (s.bonus[player] as number) += agents;
    log?.('straggler', { seat: a.seats[player] as Seat, agents });
  }
}

/** T92: the black marker on its last space ends the game; so does total rebellion, if it is looked at only now (G51). */
function ended(s: State, a: Atlas, log?: Log<TaxFarmer>): boolean {
  if (s.options.rebellionEndTiming === 'endOfRound' && totalRebellion(s, a)) rebellionEnding(s, a, log);
  else if (electionOver(s, a)) over(s, a, 'election', log);
  else if (s.round >= s.options.maxRounds) over(s, a, 'rounds', log);
  return s.step === 'over';
}

export const election: Steps<TaxFarmer, 'roll-lowest' | 'dice' | 'election'> = {
  'roll-lowest': { node: () => LOWEST_DIE, play: rollLowest },
  dice: { node: diceNode, play: (s, move, log) => chooseDice(s, num(move), log) },
  election: { node: electionNode, play: rollElection },
};

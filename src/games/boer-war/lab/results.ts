/** How the war went: the actions that each side has had in the Turn so far, round by round. */
import type { Told } from '../../../kernel/game.ts';
import type { Course } from '../../../kernel/results.ts';
import { SIDES, type Side, type Turn } from '../rules/options.ts';
import type { BoerWar } from '../rules/state.ts';
import { roman } from '../words/roman.ts';

export function course(_: object, reports: readonly Told<BoerWar>[]): Course {
  let turn = firstTurn(reports);
  const sum = new Map<string, number>();
  const steps = new Map<string, Record<Side, number | null>>();
  for (const { event, facts } of reports) {
    if (event === 'round-begins') turn = facts.turn;
    if (event !== 'round-over') continue;
    const { side, round, actions } = facts;
    const label = `${roman(turn)}.${round}`;
    const soFar = (sum.get(`${turn} ${side}`) ?? 0) + actions;
    sum.set(`${turn} ${side}`, soFar);
    steps.set(label, { ...(steps.get(label) ?? { boers: null, empire: null }), [side]: soFar });
  }
  return {
    lines: SIDES,
    steps: [...steps].map(([label, actions]) => ({ label, values: SIDES.map((side) => actions[side]) })),
  };
}

/** No event reports the beginning of a game's first round: the next round, or the end of the Turn, tells its Turn. */
function firstTurn(reports: readonly Told<BoerWar>[]): Turn {
  for (const { event, facts } of reports)
    if (event === 'round-begins' || event === 'turn-over') return facts.turn;
  return 1;
}

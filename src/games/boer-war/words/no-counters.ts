/** One refusal for each side and Turn that the settings leave without a counter, by the name that the game gives it. */
import { SIDES, type Side, TURNS, type Turn } from '../rules/options.ts';
import type { BoerWar } from '../rules/rounds.ts';

export function noCounters(say: (side: Side, turn: Turn) => string): Record<BoerWar['refusal'], string> {
  return Object.fromEntries(
    SIDES.flatMap((side) => TURNS.map((turn) => [`no-counters.${side}.${turn}`, say(side, turn)])),
  ) as Record<BoerWar['refusal'], string>;
}

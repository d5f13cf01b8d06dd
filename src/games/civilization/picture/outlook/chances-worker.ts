/** The worker that finds the chance after each card. A new question drops the one before; without a `view` it's only dropped. */
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import { possibilities } from '../../forecast/survive.ts';
import type { State } from '../../rules/state.ts';
import { PHONE_BUDGET } from './budget.ts';
import { runInSteps } from './in-steps.ts';

export interface ChancesRequest {
  readonly n: number;
  readonly view?: State;
  readonly bonus?: number;
}
export interface ChancesReply {
  readonly n: number;
  readonly move: string;
  readonly forecast: Forecast;
}

let drop = () => {};

addEventListener('message', ({ data: { n, view, bonus } }: MessageEvent<ChancesRequest>) => {
  drop();
  if (!view) return;
  const jobs = possibilities(view, PHONE_BUDGET, bonus).map(({ move, work }) => ({ id: move, work }));
  drop = runInSteps(jobs, (move, forecast) => postMessage({ n, move, forecast } satisfies ChancesReply));
});

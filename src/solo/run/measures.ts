/** Questions of the file as measures of the kernel. */
import type { Measure } from '../../kernel/exact/measure.ts';
import type { Plan, Question } from '../plan.ts';
import { type Program, START } from './program.ts';
import { fresh, type Solo, type State, type Told } from './state.ts';

export function measuresOf(
  plan: Plan,
  programFor: (options: State['options']) => Program,
): Record<string, Measure<Solo>> {
  return Object.fromEntries(plan.questions.map((q) => [q.id, measureOf(plan, q, programFor)]));
}

function measureOf(
  plan: Plan,
  q: Question,
  programFor: (options: State['options']) => Program,
): Measure<Solo> {
  const common = {
    start(given: object) {
      const options = given as State['options'];
      const program = programFor(options);
      const s = fresh(plan, options, program.slots);
      if (q.first.length > 0) changeOnly(program, q)(s);
      program.run(s, START);
      return s;
    },
    ...(q.until !== undefined && {
      stop: (s: Readonly<State>) => programFor(s.options).stepAt(s.at) === q.until,
    }),
    rows: () => q.rows.map((key) => ({ key, outcomes: q.outcomes })),
  };
  const events = [...new Set(q.steps)];
  if (q.kind === 'at' || q.kind === 'branches') {
    const count = (told: Told) => told.counted?.[q.id];
    return { kind: 'counting', ...common, count: Object.fromEntries(events.map((id) => [id, count])) };
  }
  const next = (memory: string, told: Told) => told.counted?.[q.id]?.[1] ?? memory;
  return {
    kind: 'remembering',
    ...common,
    first: q.kind === 'often' ? 'no' : '',
    next: Object.fromEntries(events.map((id) => [id, next])),
    bucket: (memory) => [q.rows[0] as string, memory],
  };
}

/** The position to begin from, before the first step. */
function changeOnly(program: Program, q: Question): (s: State) => void {
  return program.change(q.first, q.id, false);
}

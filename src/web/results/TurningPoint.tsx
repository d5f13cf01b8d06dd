/** From which round on the lead didn't change any more, as a sentence, with the way to that moment. */
import type { ReportOf } from '../../kernel/results.ts';
import { listing } from '../../kernel/words.ts';
import { to } from '../route.ts';
import { useGame } from '../table/use-game.ts';
import type { HistoryWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { type Lead, stepsAt } from './lead.ts';

interface Props {
  readonly lead: Lead;
  readonly report: ReportOf;
  readonly history: HistoryWords;
}

export function TurningPoint({ lead, report, history }: Props) {
  const { lang } = useUi();
  const { saved, sitting, words } = useGame();
  const { line, options } = sitting.session;
  const names = (seats: readonly string[]) => listing(lang)(seats.map((seat) => words.seats(seat)));
  const rounds = (steps: number) =>
    report(
      options,
      line.slice(0, steps).flatMap(({ events }) => events),
    ).rounds.length;
  const at = stepsAt(lead.nth + 1, line.length, rounds);
  return (
    <section aria-labelledby="results-turning">
      <h3 id="results-turning">{history.turningPoint}</h3>
      <p>
        {sentence(lead, names(lead.leaders), rounds(line.length), history)}{' '}
        {lead.before.length > 0 && history.ledBefore(names(lead.before))}
      </p>
      {lead.nth > 0 && at < line.length && (
        <p>
          <a class="results-then" href={to.at(saved.record.id, at)}>
            {history.seeThen}
          </a>
        </p>
      )}
    </section>
  );
}

function sentence(
  { leaders, nth, round }: Lead,
  names: string,
  rounds: number,
  history: HistoryWords,
): string {
  if (leaders.length > 1) return history.level(names, round);
  if (nth === 0) return history.leadsThroughout(names);
  return nth === rounds - 1 ? history.leadsAtLast(names) : history.leads(names, round);
}

/** Everybody's points, the most first, and who has won. */
import type { AnySpec, End } from '../../kernel/game.ts';
import type { Report } from '../../kernel/results.ts';
import { type Lang, numbers } from '../../kernel/words.ts';
import { people, playerOf } from '../../sitting/seats.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useGame } from '../table/use-game.ts';
import type { HistoryWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { winnersOf } from './verdict.ts';
import './results.css';

interface Props {
  readonly report: Report | undefined;
  readonly history: HistoryWords;
}

export function Points({ report, history }: Props) {
  const ui = useUi();
  const { say, lang, program } = ui;
  const { saved, sitting, words } = useGame();
  const { session, game, node } = sitting;
  if (node.kind !== 'end') return null;
  const winners = winnersOf(session);
  const [you, ...others] = people(session);
  const only = others.length === 0 ? you : undefined;
  // A seat keeps its number, which gives it its mark.
  const places = game
    .seats(session.options)
    .map((seat, nth) => ({ seat, nth, points: pointsOf(report, node, nth) }))
    .toSorted((a, b) => b.points - a.points);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.results.seat}</th>
          <th scope="col">{report || game.scoring === 'points' ? program.points : say.results.share}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ seat, nth, points }) => (
          <tr key={seat} data-won={winners.includes(seat) ? '' : undefined}>
            <th scope="row">
              <SeatMark nth={nth} /> {words.seats(seat)}{' '}
              {!saved.record.simulated && (
                <small>
                  {seat === only ? history.sides.you : playerName(ui, words, playerOf(session, seat))}
                </small>
              )}
              {winners.includes(seat) && <span class="tag">{say.results.winner}</span>}
            </th>
            <td>{sayPoints(points, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of the seat with this number: as the game's report counts them, or its score. */
export function pointsOf(report: Report | undefined, { scores }: End<AnySpec>, nth: number): number {
  return report?.seats[nth]?.points ?? scores[nth] ?? 0;
}

export function sayPoints(points: number, lang: Lang): string {
  return numbers(lang, 2)(points);
}

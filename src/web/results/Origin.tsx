/** Where everybody's points came from. */
import type { Report } from '../../kernel/results.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { sayPoints } from './Points.tsx';
import './results.css';

/** Only sources that gave anybody anything. */
export function Origin({ report }: { report: Report }) {
  const { say, lang } = useUi();
  const { words } = useGame();
  const sources = Object.keys(report.seats[0]?.from ?? {}).filter((source) =>
    report.seats.some(({ from }) => from[source] !== 0),
  );
  return (
    // A table that scrolls sideways must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section class="results-scroll" tabIndex={0} aria-labelledby="results-origin">
      <table>
        <caption id="results-origin">{say.results.origin}</caption>
        <thead>
          <tr>
            <td />
            {report.seats.map(({ seat }, i) => (
              <th key={seat} scope="col">
                <SeatMark nth={i} /> <span>{words.seats(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{words.sources?.[source] ?? source}</th>
              {report.seats.map(({ seat, from }) => (
                <td key={seat}>{sayPoints(from[source] ?? 0, lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.results.total}</th>
            {report.seats.map(({ seat, points }) => (
              <td key={seat}>{sayPoints(points, lang)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The end of a game: how it ended, who won, how each player's points came about, and how they grew. */
import { useMemo } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Report } from '../../kernel/results.ts';
import { sayOutcome, type Words } from '../../kernel/words.ts';
import { playerOf } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { Icon } from '../icons.tsx';
import { useLoaded } from '../loaded.ts';
import { to } from '../route.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useUi } from '../ui.ts';
import { Chart } from './Chart.tsx';
import './results.css';

interface Props {
  readonly sitting: Sitting;
  /** Of the game in the store. */
  readonly id: string;
  readonly words: Words<AnySpec>;
}

export function Results({ sitting, id, words }: Props) {
  const ui = useUi();
  const { say, lang } = ui;
  const { session, game, node } = sitting;
  const tick = sitting.changes.value;
  const loaded = useLoaded(async () => ({ report: (await find(game.id)?.results?.())?.report }), game.id);
  const report = useMemo(
    () =>
      loaded?.report?.(
        session.options,
        session.line.flatMap(({ told }) => told),
      ),
    [loaded, session, tick],
  );
  if (node.kind !== 'end' || !loaded) return null;
  const seats = game.seats(session.options);
  const best = Math.max(...node.scores);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return (
    <section class="results" aria-labelledby="results">
      <h2 id="results">{say.results.title}</h2>
      <p class="results-outcome">{sayOutcome(words, node.outcome)}</p>
      {seats.length > 1 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.results.seat}</th>
              <th scope="col">{report ? say.results.points : say.results.share}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, i) => (
              <tr key={seat} data-won={best > 0 && node.scores[i] === best ? '' : undefined}>
                <th scope="row">
                  <SeatMark nth={i} /> {words.seats(seat)}{' '}
                  <small>{playerName(ui, words, playerOf(session, seat))}</small>
                  {best > 0 && node.scores[i] === best && <span class="tag">{say.results.winner}</span>}
                </th>
                <td>{number.format(report?.seats[i]?.points ?? node.scores[i] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {report && <Origin report={report} words={words} />}
      {report && report.rounds.length > 1 && <Chart report={report} words={words} />}
      <p>
        <a class="button" href={to.luck(id)}>
          <Icon name="luck" /> {say.keeping.luck}
        </a>
      </p>
    </section>
  );
}

/** Only sources that gave anybody anything. */
function Origin({ report, words }: { report: Report; words: Words<AnySpec> }) {
  const { say } = useUi();
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
                <td key={seat}>{from[source]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.results.total}</th>
            {report.seats.map(({ seat, points }) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

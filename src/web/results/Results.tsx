/** The end of a game: how it ended, who won, how that came about in pictures, and what to do with it. */
import { useMemo } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import type { Course, Report } from '../../kernel/results.ts';
import { sayOutcome } from '../../kernel/words.ts';
import { people, playerOf } from '../../sitting/seats.ts';
import { Icon } from '../controls/Icon.tsx';
import { useWide } from '../device/wide.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { CopyStory } from '../share/CopyStory.tsx';
import { useGame } from '../table/use-game.ts';
import { historyWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { Chart } from './Chart.tsx';
import { LeastExpected, Luck } from './Luck.tsx';
import { leadOf } from './lead.ts';
import { TurningPoint } from './TurningPoint.tsx';
import { sayVerdict, winnersOf } from './verdict.ts';
import './results.css';

export function Results() {
  const ui = useUi();
  const { say, lang, program } = ui;
  const { saved, sitting, words, acts } = useGame();
  const { record } = saved;
  const wide = useWide();
  const { session, game, node } = sitting;
  const tick = sitting.changes.value;
  const loaded = useLoaded(async () => {
    const [results, history] = await Promise.all([find(game.id)?.results?.(), historyWords(lang)]);
    return { report: results?.report, course: results?.course, history };
  }, `${game.id} ${lang}`);
  const [report, course] = useMemo(() => {
    const reports = session.line.flatMap(({ events }) => events);
    return [loaded?.report?.(session.options, reports), loaded?.course?.(session.options, reports)];
  }, [loaded, session, tick]);
  if (node.kind !== 'end' || !loaded) return null;
  const { history } = loaded;
  const lead = report && leadOf(report);
  const seats = game.seats(session.options);
  const counted = game.scoring === 'points';
  const winners = winnersOf(session);
  const verdict = sayVerdict(session, words, say, lang);
  const [you, ...others] = people(session);
  const only = others.length === 0 ? you : undefined;
  const pointsOfSeat = (i: number) => report?.seats[i]?.points ?? node.scores[i] ?? 0;
  // Seats in the order of their points; a seat keeps its number, which gives it its mark.
  const places = seats
    .map((seat, i) => [seat, i] as const)
    .toSorted(([, a], [, b]) => pointsOfSeat(b) - pointsOfSeat(a));
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return (
    <section class="results" aria-labelledby="results">
      <h2 id="results">{say.results.title}</h2>
      {verdict && <p class="results-verdict">{verdict}</p>}
      <p class="results-outcome">{sayOutcome(words, node.outcome)}</p>
      {seats.length === 1 && counted && (
        <p class="results-score">
          {program.points}: <b>{number.format(pointsOfSeat(0))}</b>
        </p>
      )}
      {seats.length > 1 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.results.seat}</th>
              <th scope="col">{report || counted ? program.points : say.results.share}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(([seat, i]) => (
              <tr key={seat} data-won={winners.includes(seat) ? '' : undefined}>
                <th scope="row">
                  <SeatMark nth={i} /> {words.seats(seat)}{' '}
                  {!record.simulated && (
                    <small>
                      {seat === only ? history.sides.you : playerName(ui, words, playerOf(session, seat))}
                    </small>
                  )}
                  {winners.includes(seat) && <span class="tag">{say.results.winner}</span>}
                </th>
                <td>{number.format(pointsOfSeat(i))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="results-acts">
        <a class="button primary" href={to.setUpLike(game.id, record.id)}>
          <Icon name="again" /> {history.playAgain}
        </a>
        <button type="button" onClick={() => acts.open({ kind: 'share' })}>
          <Icon name="share" /> {say.keeping.share}
        </button>
        <button type="button" onClick={acts.save}>
          <Icon name="save" /> {say.export}
        </button>
      </p>
      {/* On a wide screen the story is beside it, with the same button. */}
      {!wide && <CopyStory />}
      {report && report.rounds.length > 1 && (
        <Chart
          title={say.results.overRounds}
          course={pointsOf(report)}
          line={(seat) => words.seats(seat)}
          step={(round) => say.results.round(Number(round))}
          turning={lead && lead.nth > 0 ? { nth: lead.nth, label: history.turningPoint } : undefined}
        />
      )}
      {course && course.steps.length > 1 && words.course && (
        <Chart title={words.course.title} course={course} line={words.course.line} step={words.course.step} />
      )}
      {lead && loaded.report && <TurningPoint lead={lead} report={loaded.report} history={history} />}
      {report && <Origin report={report} />}
      <LeastExpected history={history} />
      <Luck history={history} />
      <p class="results-acts">
        <a class="button" href={to.luck(record.id)}>
          <Icon name="luck" /> {say.keeping.luck}
        </a>
        <a class="button" href={to.history}>
          <Icon name="story" /> {say.history}
        </a>
      </p>
    </section>
  );
}

function pointsOf({ seats, rounds }: Report): Course {
  return {
    lines: seats.map(({ seat }) => seat),
    steps: rounds.map(({ round, points }) => ({ label: String(round), values: points })),
  };
}

/** Only sources that gave anybody anything. */
function Origin({ report }: { report: Report }) {
  const { say } = useUi();
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

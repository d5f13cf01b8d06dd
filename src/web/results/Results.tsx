/** The end of a game: how it ended, who won, how that came about in pictures, and what to do with it. */
import { useMemo } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import type { Course, Report } from '../../kernel/results.ts';
import { sayEnd } from '../../sitting/narrate.ts';
import { Icon } from '../controls/Icon.tsx';
import { useWide } from '../device/wide.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { CopyStory } from '../share/CopyStory.tsx';
import { useGame } from '../table/use-game.ts';
import { historyWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { Chart } from './Chart.tsx';
import { LeastExpected, Luck } from './Luck.tsx';
import { leadOf } from './lead.ts';
import { Origin } from './Origin.tsx';
import { Points, pointsOf, sayPoints } from './Points.tsx';
import { TurningPoint } from './TurningPoint.tsx';
import { sayVerdict } from './verdict.ts';
import './results.css';

export function Results() {
  const { say, lang, program } = useUi();
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
  const verdict = sayVerdict(session, words, say, lang);
  return (
    <section class="results" aria-labelledby="results">
      <h2 id="results">{say.results.title}</h2>
      {verdict && <p class="results-verdict">{verdict}</p>}
      <p class="results-outcome">{sayEnd(sitting.narrator(words, program), node.outcome)}</p>
      {seats.length === 1 && counted && !node.unscored && (
        <p class="results-score">
          {program.points}: <b>{sayPoints(pointsOf(report, node, 0), lang)}</b>
        </p>
      )}
      {seats.length > 1 && <Points report={report} history={history} />}
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
          course={courseOf(report)}
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

/** The points after each round, as a line for each seat. */
function courseOf({ seats, rounds }: Report): Course {
  return {
    lines: seats.map(({ seat }) => seat),
    steps: rounds.map(({ round, points }) => ({ label: String(round), values: points })),
  };
}

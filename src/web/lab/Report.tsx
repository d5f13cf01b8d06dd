/** What a run found: the most surprising first; then the lab's own charts and tables, files, and single games. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import {
  certainty,
  forPlayers,
  lead,
  sectionsForPlayers,
  sectionsForWriters,
} from '../../lab/report/report.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { examples } from '../../lab/survey/examples.ts';
import { examine, files } from '../../lab/survey/study.ts';
import type { Plan, Survey } from '../../lab/survey/survey.ts';
import type { LabWords } from '../../lab/words/lab.ts';
import { named } from '../../words/program.ts';
import { download } from '../files/download.ts';
import { useUi } from '../words/ui.ts';
import { commandOf } from './command.ts';
import { Files } from './Files.tsx';
import { Sheet } from './Sheet.tsx';
import { SingleGame } from './SingleGame.tsx';
import { Writers } from './Writers.tsx';

interface Props {
  readonly plan: Plan;
  readonly survey: Survey;
  readonly words: UnboundWords<AnySpec>;
  readonly lab: LabWords;
  readonly journal: (plan: Plan, index: number) => Promise<string>;
}

/** Files as the terminal names them, and what they are called here. */
const FILES = [
  ['index.html', 'page'],
  ['report.json', 'json'],
  ['measures.csv', 'measures'],
  ['counts.csv', 'counts'],
  ['lengths.csv', 'lengths'],
] as const;

export function Report({ plan, survey, words, lab, journal }: Props) {
  const { program } = useUi();
  const { game, options } = plan;
  const title = useRef<HTMLHeadingElement>(null);
  const spoken = useMemo(() => named(words, options), [words, options]);
  const speech: Speech = useMemo(
    () => ({ words: spoken, lab, program, examples: examples(game, options, spoken, plan.seed) }),
    [spoken, lab, program],
  );
  const examined = useMemo(() => examine(game, options, spoken, survey), [game, options, spoken, survey]);
  const command = commandOf(game, survey);
  const [body, rest] = useMemo(() => {
    const reported = { game, survey, ...examined, command, files: [], journals: [] };
    return [sectionsForPlayers(speech, reported), sectionsForWriters(speech, reported)];
  }, [speech, examined, survey]);
  const [first] = forPlayers(examined.findings);
  // The result comes into view, not the form above it.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [survey]);

  const save = (file: string) => {
    const text = files(speech, game, survey, examined, command).get(file);
    if (text !== undefined) download(file === 'index.html' ? `${game.id}.html` : `${game.id}-${file}`, text);
  };

  return (
    <>
      <section class="lab-first" aria-labelledby="lab-title">
        <h2 id="lab-title" ref={title} tabIndex={-1}>
          {lab.report(speech.words.title)}
        </h2>
        <p class="lab-lead">{lead(speech, examined)}</p>
        {first && <Sheet html={certainty(speech, survey, first)} />}
        <p class="quiet">{lab.games(survey.tally.games)}</p>
        {survey.tally.games < survey.games && (
          <p class="notice">{lab.stopped(survey.tally.games, survey.games)}</p>
        )}
      </section>
      <Sheet html={body} />
      <SingleGame
        survey={survey}
        troubles={examined.health.troubles.map(({ index }) => index)}
        journal={(index) => journal(plan, index)}
      />
      <Writers>
        <Sheet html={rest} />
        <Files files={FILES} save={save} />
      </Writers>
    </>
  );
}

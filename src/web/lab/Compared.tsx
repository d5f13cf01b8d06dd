/** What a comparison found: what differs most, then pictures of every difference, then the files. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Comparison } from '../../lab/compare/compare.ts';
import { comparisonBehind, comparisonFiles, comparisonShown, sayings } from '../../lab/report/comparison.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { download } from '../files/download.ts';
import { comparisonCommandOf } from './command.ts';
import { Files } from './Files.tsx';
import { Sheet } from './Sheet.tsx';
import { Writers } from './Writers.tsx';

interface Props {
  readonly game: Game<AnySpec>;
  readonly comparison: Comparison;
  /** The option that was compared. */
  readonly option: string;
  readonly speech: Speech;
}

/** Files as the terminal names them, and what they are called here. */
const FILES = [
  ['index.html', 'page'],
  ['comparison.json', 'json'],
  ['differences.csv', 'differences'],
] as const;

export function Compared({ game, comparison, option, speech }: Props) {
  const { lab } = speech;
  const title = useRef<HTMLHeadingElement>(null);
  const command = comparisonCommandOf(game, comparison, option);
  const [body, rest] = useMemo(() => {
    const compared = { game, comparison, command, files: [] };
    return [comparisonShown(speech, compared), comparisonBehind(speech, compared)];
  }, [speech, comparison]);
  useEffect(() => title.current?.focus(), [comparison]);
  const save = (file: (typeof FILES)[number][0]) => {
    const text = comparisonFiles(speech, { game, comparison, command }).get(file);
    const name = file === 'index.html' ? `${game.id}-${option}.html` : `${game.id}-${option}-${file}`;
    if (text !== undefined) download(name, text);
  };
  return (
    <>
      <section class="lab-first" aria-labelledby="lab-title">
        <h2 id="lab-title" ref={title} tabIndex={-1}>
          {lab.comparison(speech.words.title)}
        </h2>
        <p class="lab-lead">{sayings(speech, comparison)[0]}</p>
        <p class="quiet">
          {lab.played(comparison.played, comparison.seed)}. {lab.compare.common}
        </p>
        {comparison.played < comparison.games && (
          <p class="notice">{lab.stopped(comparison.played, comparison.games)}</p>
        )}
      </section>
      <Sheet html={body} />
      <Writers>
        <Sheet html={rest} />
        <Files files={FILES} save={save} />
      </Writers>
    </>
  );
}

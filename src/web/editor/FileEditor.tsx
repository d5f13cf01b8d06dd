/** The editor of a data file around a game's own form: checked as it is typed, and only a playable file comes in. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { bothWords, type FileWords, fileWords, sayPlaced } from '../../files/words/words.ts';
import type { Module } from '../../games/module.ts';
import { type DataProblem, sayAtPath, sayNamed } from '../../kernel/data-problem.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { ReadFile } from '../../kernel/options.ts';
import type { Lang, UnboundWords } from '../../kernel/words.ts';
import { wordsFor } from '../../words/program.ts';
import { dataText } from '../files/data-text.ts';
import { Busy } from '../page/Busy.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useSettings } from '../settings/settings.ts';
import { useUi } from '../words/ui.ts';
import { asFile, useDraft } from './draft.ts';
import { EditorFrame, EditorTop, type FrameWords, Lines } from './Frame.tsx';
import { fileTitle, keptDraft } from './kept-draft.ts';

export interface FileEditorWords extends FrameWords {
  readonly fine: string;
  refused(file: string): string;
  startFrom(file: string): string;
}

type Read = NonNullable<ReadFile[string]>;

/** What a form shows and changes. */
export interface Form<D> {
  readonly draft: D;
  readonly problems: readonly DataProblem[];
  /** Why the value at this path, or one inside it, can't be used; '' if it can. */
  readonly why: (path: string) => string;
  readonly change: (draft: D) => void;
}

interface Props<D extends object> {
  readonly module: Module;
  /** The option whose file it edits. */
  readonly option: string;
  readonly class: string;
  readonly words: Readonly<Record<Lang, FileEditorWords>>;
  /** The name of the file that it saves. */
  readonly file: string;
  /** What the form can show of a file; undefined if it isn't one. */
  readonly draftOf: (data: unknown, lang: Lang) => D | undefined;
  readonly fresh: (lang: Lang) => D;
  /** Shipped files to start from. */
  readonly shipped: readonly object[];
  /** Whether what the form leaves out is filled in before the draft is kept, as for a file. */
  readonly fillIn?: boolean;
  /** The name that the form gives the value at a path; undefined if it has no field. */
  readonly nameOf?: (path: string, draft: D, lang: Lang) => string | undefined;
  readonly form: (form: Form<D>, words: UnboundWords<AnySpec>) => ComponentChildren;
}

export function FileEditor<D extends object>(props: Props<D>) {
  const { module, option } = props;
  const { lang } = useUi();
  const { components } = useSettings();
  const read = useLoaded(async () => (await module.files?.())?.read[option], module.meta.id);
  const words = useLoaded(
    async () => ({ game: await wordsFor(module.words, lang, components), files: await fileWords(lang) }),
    `${lang} ${components ?? ''}`,
  );
  if (!read || !words) return <Busy />;
  return <Loaded {...props} read={read} gameWords={words.game} reading={words.files} />;
}

interface LoadedProps<D extends object> extends Props<D> {
  readonly read: Read;
  readonly gameWords: UnboundWords<AnySpec>;
  readonly reading: FileWords;
}

function Loaded<D extends object>({ read, gameWords, reading, draftOf, fresh, ...props }: LoadedProps<D>) {
  const { say, lang } = useUi();
  const words = props.words[lang];
  const game = props.module.meta.id;
  const editing = useDraft(
    game,
    () => draftOf(keptDraft(game), lang) ?? fresh(lang),
    (draft) => (props.fillIn ? filledIn(read, draft) : draft),
  );
  const { draft, change } = editing;
  const problems = useMemo(() => {
    const found = read(asFile(draft));
    return 'problems' in found ? found.problems : [];
  }, [read, draft]);
  const open = async (opened: File) => {
    const found = read(await dataText(opened));
    const next = 'data' in found ? draftOf(found.data, lang) : undefined;
    if (next) return editing.swap(next, say.editor.imported(opened.name));
    const wrong = 'problems' in found ? found.problems : [];
    editing.refuse(
      words.refused(opened.name),
      wrong.map((problem) => sayPlaced(problem, reading, gameWords.problems)),
    );
  };
  const starts = props.shipped.map((data) => {
    const label = words.startFrom(fileTitle(data, lang));
    return { label, start: () => editing.swap(draftOf(data, lang) ?? fresh(lang), label) };
  });
  const playable = problems.length === 0;
  const said = bothWords(reading, gameWords.problems);
  const why = (path: string) => {
    const problem = problems.find((each) => `${each.path}.`.startsWith(`${path}.`));
    return problem ? sayNamed(problem, said) : '';
  };
  return (
    <EditorFrame
      game={game}
      gameTitle={gameWords.title}
      class={props.class}
      words={words}
      playable={playable}
      play={editing.play}
    >
      <EditorTop
        gameTitle={gameWords.title}
        words={words}
        editing={editing}
        accept=".json,.csv,.txt,application/json,text/csv"
        open={open}
        file={props.file}
        starts={starts}
      />
      {props.form({ draft, problems, why, change }, gameWords)}
      <section class={playable ? 'notice' : 'notice problem'}>
        <p role="status">
          <strong>{playable ? words.fine : say.editor.problems(problems.length)}</strong>
        </p>
        <Lines
          lines={problems.map((problem) => {
            const name = props.nameOf?.(problem.path, draft, lang);
            return sayAtPath(name === undefined ? problem : { ...problem, path: name }, said);
          })}
        />
      </section>
    </EditorFrame>
  );
}

function filledIn(read: Read, draft: object): object {
  const found = read(asFile(draft));
  return 'data' in found && typeof found.data === 'object' && found.data !== null ? found.data : draft;
}

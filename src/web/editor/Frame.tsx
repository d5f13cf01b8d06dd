/** What every editor has around its form: the way back, what to do with files, and the button to play. */
import type { ComponentChildren } from 'preact';
import { FileButton } from '../controls/FileButton.tsx';
import { Icon } from '../controls/Icon.tsx';
import { download } from '../files/download.ts';
import { PageHead } from '../page/PageHead.tsx';
import { Problem } from '../page/Problem.tsx';
import { useTitle } from '../page/title.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useUi } from '../words/ui.ts';
import { asFile, type Editing } from './draft.ts';
import '../page/begin.css';

export interface FrameWords {
  readonly title: string;
  readonly help: string;
  readonly notKept: string;
  readonly play: string;
}

interface FrameProps {
  readonly game: string;
  readonly gameTitle: string;
  readonly class: string;
  readonly mainClass?: string;
  readonly words: FrameWords;
  readonly playable: boolean;
  readonly play: () => void;
  readonly children: ComponentChildren;
}

export function EditorFrame({ game, gameTitle, words, playable, play, children, ...css }: FrameProps) {
  const { say } = useUi();
  useTitle(words.title);
  return (
    <div class={`page ${css.class}`} data-game={game}>
      <PageHead href={to.setUp(game)} back={say.setUp(gameTitle)} title={words.title}>
        <LangSwitch />
      </PageHead>
      <main class={css.mainClass}>{children}</main>
      <footer class="begin">
        <button type="button" class="primary big" onClick={playable ? play : showWrong}>
          {words.play}
        </button>
      </footer>
    </div>
  );
}

/** Brings the first field with a problem into view, otherwise the list of problems; a folded part opens. */
function showWrong(): void {
  const found = (selector: string) => document.querySelector<HTMLElement>(selector);
  const at = found('main [aria-invalid="true"], main details[data-wrong]') ?? found('main .notice.problem');
  for (let fold = at?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  const focused = at instanceof HTMLDetailsElement ? at.querySelector('summary') : at;
  if (focused && focused.tabIndex < 0) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  at?.scrollIntoView({ block: 'center' });
}

interface TopProps {
  readonly gameTitle: string;
  readonly words: FrameWords;
  readonly editing: Editing<object>;
  /** The kinds of file that it opens. */
  readonly accept: string;
  readonly open: (file: File) => unknown;
  /** The name of the file that it saves. */
  readonly file: string;
  /** Drafts to start from. */
  readonly starts: readonly { readonly label: string; readonly start: () => void }[];
  /** The most lines about a file. */
  readonly most?: number;
  /** What else to know before anything is typed. */
  readonly children?: ComponentChildren;
}

/** What the editor is for, opening and saving files, and what has come of it. */
export function EditorTop({
  gameTitle,
  words,
  editing,
  accept,
  open,
  file,
  starts,
  most,
  children,
}: TopProps) {
  const { editor } = useUi().say;
  const { draft, kept, told, takeBack } = editing;
  return (
    <>
      <p>
        <strong>{gameTitle}.</strong> {words.help}
      </p>
      {children}
      <Problem>{!kept && words.notKept}</Problem>
      <p class="row">
        <FileButton label={editor.import} accept={accept} open={open} />
        <button type="button" onClick={() => download(file, asFile(draft))}>
          <Icon name="save" /> {editor.export}
        </button>
        {starts.map(({ label, start }) => (
          <button key={label} type="button" onClick={start}>
            <Icon name="copy" /> {label}
          </button>
        ))}
      </p>
      <div role="status">
        {told && (
          <div class="notice">
            {told.said}
            <Lines lines={told.lines} most={most} />
            {told.before && (
              <p class="row">
                <button type="button" onClick={takeBack}>
                  <Icon name="undo" /> {editor.takeBack}
                </button>
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly most?: number | undefined;
}

export function Lines({ lines, most = lines.length }: LinesProps) {
  return lines.length > 0 ? (
    <ul class="remarks">
      {lines.slice(0, most).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > most && <li>… {lines.length - most}</li>}
    </ul>
  ) : null;
}

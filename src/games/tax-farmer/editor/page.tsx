/** The board editor: a form of what is printed, what the game says about it, and the board as the table would show it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bothWords, type FileWords, fileWords, sayPlaced } from '../../../files/words/words.ts';
import type { AnySpec, Game } from '../../../kernel/game.ts';
import { excess } from '../../../kernel/limits.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import type { Words } from '../../../kernel/words.ts';
import { dataText } from '../../../web/data-text.ts';
import { download } from '../../../web/download.ts';
import { keepDraft, keptDraft } from '../../../web/drafts.ts';
import { FileButton } from '../../../web/FileButton.tsx';
import { Icon } from '../../../web/icons.tsx';
import { useLoaded } from '../../../web/loaded.ts';
import { go, to } from '../../../web/route.ts';
import { LangSwitch } from '../../../web/SettingsSheet.tsx';
import { useUi } from '../../../web/ui.ts';
import type { BoardFile } from '../files/board-file.ts';
import { taxFarmer } from '../index.ts';
import { type Remark, remark, show } from './checks.ts';
import { freshDraft, stillOurs } from './draft.ts';
import { EditingContext } from './fields.tsx';
import { About, Deck, Goods, Numbers, Questions, Rebellions } from './Parts.tsx';
import { Preview } from './Preview.tsx';
import { Provinces } from './Provinces.tsx';
import { shaped } from './shape.ts';
import './editor.css';
import { EditorWordsContext, editorWords, useEditorWords } from './say.ts';

const GAME = taxFarmer.meta.id;
const OPTION = 'board';

export function Editor() {
  const { say, lang } = useUi();
  const loaded = useLoaded(
    async () => ({ game: await taxFarmer.game(), files: await taxFarmer.files?.() }),
    GAME,
  );
  const words = useLoaded(
    async () => ({
      game: await taxFarmer.words[lang](),
      editor: await editorWords(lang),
      files: await fileWords(lang),
    }),
    lang,
  );
  useEffect(() => {
    if (words) document.title = `${words.editor.title} · ${say.name}`;
  }, [say, words]);
  const read = loaded?.files?.read[OPTION];
  if (!loaded?.files || !read || !words) return <div class="page" aria-busy="true" />;
  return (
    <EditorWordsContext.Provider value={words.editor}>
      <Board
        game={loaded.game}
        inspect={loaded.files.inspect}
        read={read}
        words={words.game}
        reading={words.files}
      />
    </EditorWordsContext.Provider>
  );
}

interface Props {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly read: NonNullable<ReadFile[string]>;
  readonly words: Words<AnySpec>;
  readonly reading: FileWords;
}

/** What has just been put into the form as a whole, and what was there before. */
interface Swapped {
  readonly said: string;
  readonly lines: readonly string[];
  readonly before: BoardFile | undefined;
}

const written = (board: BoardFile) => `${JSON.stringify(board, null, 2)}\n`;

function Board({ game, inspect, read, words, reading }: Props) {
  const { say } = useUi();
  const editor = useEditorWords();
  const [board, setBoard] = useState(() => shaped(keptDraft(game.id)) ?? freshDraft(editor.firstNote));
  const [kept, setKept] = useState(true);
  const [swapped, setSwapped] = useState<Swapped>();
  const checked = useMemo(() => {
    const found = read(written(board));
    const said = bothWords(reading, words.problems);
    return 'problems' in found
      ? { problems: found.problems.map((problem) => remark(problem, said)), warnings: [] }
      : { problems: [], warnings: (found.warnings ?? []).map((warning) => remark(warning, said)) };
  }, [read, board, words, reading]);
  const { problems, warnings } = checked;
  const playable = problems.length === 0;

  const change = (next: BoardFile) => {
    setBoard(next);
    setKept(keepDraft(game.id, next));
  };
  const swap = (next: BoardFile, said: string, lines: readonly string[] = []) => {
    setSwapped({ said, lines, before: board });
    change(next);
  };
  const open = async (opened: File) => {
    const text = await dataText(opened);
    const found = read(text);
    const lines =
      'problems' in found ? found.problems.map((problem) => sayPlaced(problem, reading, words.problems)) : [];
    const next = shaped(parsed(text));
    if (next && lines.length > 0) swap(next, editor.importedWith(opened.name), lines);
    else if (next) swap(next, editor.imported(opened.name));
    else setSwapped({ said: editor.refused(opened.name), lines, before: undefined });
  };

  return (
    <EditingContext.Provider value={{ board, problems, warnings, change }}>
      <div class="page editor" data-game={game.id}>
        <header class="bar">
          <a class="plain" href={to.setUp(game.id)} aria-label={say.setUp(words.title)}>
            <Icon name="back" />
          </a>
          <h1>{editor.title}</h1>
          <LangSwitch />
        </header>
        <main class="editor-columns">
          <div class="editor-top">
            <p>
              <strong>{words.title}.</strong> {editor.help}
            </p>
            {stillOurs(board) > 0 && (
              <p class="notice">
                {editor.ourDesign}{' '}
                <strong>{editor.stillOurs(stillOurs(board), board.provinces.length)}</strong>
              </p>
            )}
            {!kept && (
              <p class="notice problem" role="alert">
                {editor.notKept}
              </p>
            )}
            <p class="row">
              <FileButton label={editor.import} accept=".json,application/json" open={open} />
              <button type="button" onClick={() => download(`${board.id || 'board'}.json`, written(board))}>
                <Icon name="save" /> {editor.export}
              </button>
              <button type="button" onClick={() => swap(freshDraft(editor.firstNote), editor.startedOver)}>
                <Icon name="copy" /> {editor.startOver}
              </button>
            </p>
            <div role="status">
              {swapped && (
                <div class="notice">
                  {swapped.said}
                  <Lines lines={swapped.lines} />
                  {swapped.before && (
                    <p class="row">
                      <button
                        type="button"
                        onClick={() => {
                          if (swapped.before) change(swapped.before);
                          setSwapped(undefined);
                        }}
                      >
                        <Icon name="undo" /> {editor.takeBack}
                      </button>
                    </p>
                  )}
                </div>
              )}
            </div>
            <Summary problems={problems} warnings={warnings} />
          </div>
          <div class="editor-form">
            <About />
            <Goods />
            <Provinces />
            <Deck />
            <Numbers />
            <Rebellions />
            <Questions words={words} />
          </div>
          <Preview game={game} inspect={inspect} words={words} playable={playable} />
        </main>
        <footer class="begin">
          <button
            type="button"
            class="primary big"
            disabled={!playable}
            onClick={() => {
              // Every change is already saved; this covers an untouched form.
              if (keepDraft(game.id, board)) go(to.setUpEdited(game.id));
              else setKept(false);
            }}
          >
            {editor.play}
          </button>
        </footer>
      </div>
    </EditingContext.Provider>
  );
}

function parsed(text: string): unknown {
  if (excess(text)) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

const SHOWN = 12;

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? (
    <ul class="remarks">
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > SHOWN && <li>… {lines.length - SHOWN}</li>}
    </ul>
  ) : null;
}

/** All that is wrong or odd, each line a way to its field. */
function Summary({ problems, warnings }: { problems: readonly Remark[]; warnings: readonly Remark[] }) {
  const editor = useEditorWords();
  const told = problems.length > 0 ? problems : warnings;
  return (
    <section class={problems.length > 0 ? 'notice problem summary' : 'notice summary'}>
      <p role="status">
        <strong>
          {problems.length > 0
            ? editor.problems(problems.length)
            : warnings.length > 0
              ? editor.warnings(warnings.length)
              : editor.fine}
        </strong>
      </p>
      {told.length > 0 && (
        <ul>
          {told.slice(0, SHOWN).map(({ place, what }) => (
            <li key={`${place} ${what}`}>
              <button type="button" class="side" onClick={() => show(place)}>
                <span>
                  {place && <code>{place}</code>} {what}
                </span>
              </button>
            </li>
          ))}
          {told.length > SHOWN && <li>… {told.length - SHOWN}</li>}
        </ul>
      )}
    </section>
  );
}

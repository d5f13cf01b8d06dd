/** The board editor: a form of what is printed, what the game says about it, and the board as the table would show it. */
import { useMemo } from 'preact/hooks';
import { bothWords, type FileWords, fileWords, sayPlaced } from '../../../files/words/words.ts';
import type { AnySpec, Game } from '../../../kernel/game.ts';
import { excess } from '../../../kernel/limits.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import { asFile, useDraft } from '../../../web/editor/draft.ts';
import { EditorFrame, EditorTop } from '../../../web/editor/Frame.tsx';
import { keptDraft } from '../../../web/editor/kept-draft.ts';
import { dataText } from '../../../web/files/data-text.ts';
import { useLoaded } from '../../../web/redraw/loaded.ts';
import { useUi } from '../../../web/words/ui.ts';
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
  const { lang } = useUi();
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
  readonly words: UnboundWords<AnySpec>;
  readonly reading: FileWords;
}

function Board({ game, inspect, read, words, reading }: Props) {
  const editor = useEditorWords();
  const editing = useDraft(game.id, () => shaped(keptDraft(game.id)) ?? freshDraft(editor.firstNote));
  const { draft: board, change, swap } = editing;
  const checked = useMemo(() => {
    const found = read(asFile(board));
    const said = bothWords(reading, words.problems);
    return 'problems' in found
      ? { problems: found.problems.map((problem) => remark(problem, said)), warnings: [] }
      : { problems: [], warnings: (found.warnings ?? []).map((warning) => remark(warning, said)) };
  }, [read, board, words, reading]);
  const { problems, warnings } = checked;
  const playable = problems.length === 0;

  const open = async (opened: File) => {
    const text = await dataText(opened);
    const found = read(text);
    const lines =
      'problems' in found ? found.problems.map((problem) => sayPlaced(problem, reading, words.problems)) : [];
    const next = shaped(parsed(text));
    if (next && lines.length > 0) swap(next, editor.importedWith(opened.name), lines);
    else if (next) swap(next, editor.imported(opened.name));
    else editing.refuse(editor.refused(opened.name), lines);
  };

  return (
    <EditingContext.Provider value={{ board, problems, warnings, change }}>
      <EditorFrame
        game={game.id}
        gameTitle={words.title}
        class="editor"
        mainClass="editor-columns"
        words={editor}
        playable={playable}
        play={editing.play}
      >
        <div class="editor-top">
          <EditorTop
            gameTitle={words.title}
            words={editor}
            editing={editing}
            accept=".json,application/json"
            open={open}
            file={`${board.id || 'board'}.json`}
            starts={[
              {
                label: editor.startOver,
                start: () => swap(freshDraft(editor.firstNote), editor.startedOver),
              },
            ]}
            most={SHOWN}
          >
            {stillOurs(board) > 0 && (
              <p class="notice">
                {editor.ourDesign}{' '}
                <strong>{editor.stillOurs(stillOurs(board), board.provinces.length)}</strong>
              </p>
            )}
          </EditorTop>
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
      </EditorFrame>
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

/** The deck editor: sides, displays and the facts printed on the cards, checked as they are typed. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bothWords, type FileWords, fileWords, sayPlaced } from '../../../files/words/words.ts';
import { type DataProblem, sayAtPath } from '../../../kernel/data-problem.ts';
import type { AnySpec } from '../../../kernel/game.ts';
import type { ReadFile } from '../../../kernel/options.ts';
import type { Words } from '../../../kernel/words.ts';
import { dataText } from '../../../web/data-text.ts';
import { download } from '../../../web/download.ts';
import { keepDraft, keptDraft } from '../../../web/drafts.ts';
import { FileButton } from '../../../web/FileButton.tsx';
import { Icon } from '../../../web/icons.tsx';
import { useLoaded } from '../../../web/loaded.ts';
import { go, to } from '../../../web/route.ts';
import { LangSwitch } from '../../../web/SettingsSheet.tsx';
import { useSettings } from '../../../web/settings.ts';
import { useUi } from '../../../web/ui.ts';
import { wordsFor } from '../../../words/program.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { cardDriven } from '../index.ts';
import { Cards } from './Cards.tsx';
import { type Draft, draftOf } from './draft.ts';
import { Frame } from './Frame.tsx';
import { DECKS } from './words.ts';
import './editor.css';

const GAME = cardDriven.meta.id;
type Read = NonNullable<ReadFile[string]>;

export function Editor() {
  const { say, lang } = useUi();
  const read = useLoaded(async () => (await cardDriven.files?.())?.read.deck, GAME);
  const { components } = useSettings();
  const words = useLoaded(
    async () => ({
      game: await wordsFor(cardDriven.words, lang, components),
      files: await fileWords(lang),
    }),
    `${lang} ${components ?? ''}`,
  );
  useEffect(() => {
    document.title = `${DECKS[lang].title} · ${say.name}`;
  }, [say, lang]);
  if (!read || !words) return <div class="page" aria-busy="true" />;
  return <DeckForm read={read} words={words.game} reading={words.files} />;
}

/** The shipped decks are decks. */
const FRESH = draftOf(saltRoad) as Draft;

const written = (draft: Draft) => `${JSON.stringify(draft, null, 2)}\n`;

function DeckForm({ read, words, reading }: { read: Read; words: Words<AnySpec>; reading: FileWords }) {
  const { say, lang } = useUi();
  const own = DECKS[lang];
  const [draft, setDraft] = useState(() => draftOf(keptDraft(GAME)) ?? FRESH);
  const [kept, setKept] = useState(true);
  const [told, setTold] = useState<{ readonly said: string; readonly lines: readonly string[] }>();
  const [before, setBefore] = useState<Draft>();
  const problems = useMemo(() => problemsOf(read, draft), [draft]);

  const change = (next: Draft) => {
    setDraft(next);
    setKept(keepDraft(GAME, wholeOf(read, next)));
  };
  const swap = (next: Draft, said: string) => {
    setBefore(draft);
    setTold({ said, lines: [] });
    change(next);
  };
  /** Only a deck that can be played comes in; the form stays as it was otherwise. */
  const open = async (opened: File) => {
    const found = read(await dataText(opened));
    const next = 'data' in found ? draftOf(found.data) : undefined;
    if (next) return swap(next, say.editor.imported(opened.name));
    setBefore(undefined);
    setTold({
      said: own.refused(opened.name),
      lines:
        'problems' in found
          ? found.problems.map((problem) => sayPlaced(problem, reading, words.problems))
          : [],
    });
  };

  return (
    <div class="page deck-editor" data-game={GAME}>
      <header class="bar">
        <a class="plain" href={to.setUp(GAME)} aria-label={say.setUp(words.title)}>
          <Icon name="back" />
        </a>
        <h1>{own.title}</h1>
        <LangSwitch />
      </header>
      <main>
        <p>
          <strong>{words.title}.</strong> {own.help}
        </p>
        {!kept && (
          <p class="notice problem" role="alert">
            {own.notKept}
          </p>
        )}
        <p class="row">
          <FileButton
            label={say.editor.import}
            accept=".json,.csv,.txt,application/json,text/csv"
            open={open}
          />
          <button type="button" onClick={() => download('deck.json', written(draft))}>
            <Icon name="save" /> {say.editor.export}
          </button>
          {[saltRoad, pathsOfGlory].map((deck) => (
            <button
              key={deck.id}
              type="button"
              onClick={() => swap(draftOf(deck) ?? FRESH, own.startFrom(deck.title))}
            >
              <Icon name="copy" /> {own.startFrom(deck.title)}
            </button>
          ))}
        </p>
        <div role="status">
          {told && (
            <div class="notice">
              {told.said}
              <Lines lines={told.lines} />
              {before && (
                <p class="row">
                  <button
                    type="button"
                    onClick={() => {
                      change(before);
                      setBefore(undefined);
                      setTold(undefined);
                    }}
                  >
                    <Icon name="undo" /> {say.editor.takeBack}
                  </button>
                </p>
              )}
            </div>
          )}
        </div>
        <Frame draft={draft} problems={problems} change={change} />
        <div class="deck-sides">
          {(draft.shared ? [{ id: '', name: own.both }] : draft.sides).map(({ id, name }) => (
            <Cards key={id} side={id} name={name || id} draft={draft} problems={problems} change={change} />
          ))}
        </div>
        <section class={problems.length > 0 ? 'notice problem' : 'notice'}>
          <p role="status">
            <strong>{problems.length > 0 ? say.editor.problems(problems.length) : own.fine}</strong>
          </p>
          <Lines lines={problems.map((problem) => sayAtPath(problem, bothWords(reading, words.problems)))} />
        </section>
      </main>
      <footer class="begin">
        <button
          type="button"
          class="primary big"
          disabled={problems.length > 0}
          onClick={() => {
            if (keepDraft(GAME, wholeOf(read, draft))) go(to.setUpEdited(GAME));
            else setKept(false);
          }}
        >
          {own.play}
        </button>
      </footer>
    </div>
  );
}

function problemsOf(read: Read, draft: Draft): readonly DataProblem[] {
  const found = read(written(draft));
  return 'problems' in found ? found.problems : [];
}

/** A game is played only with a whole deck: what the form leaves out is filled in, as for a file. */
function wholeOf(read: Read, draft: Draft): object {
  const found = read(written(draft));
  return 'data' in found && typeof found.data === 'object' && found.data !== null ? found.data : draft;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? (
    <ul class="remarks">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;
}

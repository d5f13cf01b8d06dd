/** The editor of unit cards: how many cards of each type show what, checked as it is typed. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bothWords, type FileWords, fileWords, sayPlaced } from '../../../files/words/words.ts';
import { sayAtPath } from '../../../kernel/data-problem.ts';
import type { AnySpec } from '../../../kernel/game.ts';
import type { ReadFile } from '../../../kernel/options.ts';
import type { Words } from '../../../kernel/words.ts';
import { dataText } from '../../../web/data-text.ts';
import { download } from '../../../web/download.ts';
import { keepDraft, keptDraft, titleOf } from '../../../web/drafts.ts';
import { FileButton } from '../../../web/FileButton.tsx';
import { Icon } from '../../../web/icons.tsx';
import { useLoaded } from '../../../web/loaded.ts';
import { go, to } from '../../../web/route.ts';
import { LangSwitch } from '../../../web/SettingsSheet.tsx';
import { useSettings } from '../../../web/settings.ts';
import { useUi } from '../../../web/ui.ts';
import { wordsFor } from '../../../words/program.ts';
import { civilization } from '../index.ts';
import { BASE, WISDOM_AND_WARFARE } from '../rules/box/decks.ts';
import { TYPES } from '../rules/box/units.ts';
import { type Draft, draftOf, freshDraft, withTotals } from './draft.ts';
import { TypeCards } from './TypeCards.tsx';
import { UNITS } from './words.ts';
import './editor.css';

const GAME = civilization.meta.id;
type Read = NonNullable<ReadFile[string]>;

export function Editor() {
  const { say, lang } = useUi();
  const read = useLoaded(async () => (await civilization.files?.())?.read.deck, GAME);
  const { components } = useSettings();
  const words = useLoaded(
    async () => ({
      game: await wordsFor(civilization.words, lang, components),
      files: await fileWords(lang),
    }),
    `${lang} ${components ?? ''}`,
  );
  useEffect(() => {
    document.title = `${UNITS[lang].title} · ${say.name}`;
  }, [say, lang]);
  if (!read || !words) return <div class="page" aria-busy="true" />;
  return <Units read={read} words={words.game} reading={words.files} />;
}

const written = (draft: Draft) => `${JSON.stringify(draft, null, 2)}\n`;

function Units({ read, words, reading }: { read: Read; words: Words<AnySpec>; reading: FileWords }) {
  const { say, lang } = useUi();
  const own = UNITS[lang];
  const [draft, setDraft] = useState(() => draftOf(keptDraft(GAME), lang) ?? freshDraft(lang));
  const [kept, setKept] = useState(true);
  const [told, setTold] = useState<{ readonly said: string; readonly lines: readonly string[] }>();
  const [before, setBefore] = useState<Draft>();
  const problems = useMemo(() => {
    const found = read(written(draft));
    return 'problems' in found ? found.problems : [];
  }, [draft]);

  const change = (next: Draft) => {
    setDraft(next);
    setKept(keepDraft(GAME, next));
  };
  const swap = (next: Draft, said: string) => {
    setBefore(draft);
    setTold({ said, lines: [] });
    change(next);
  };
  /** Only a deck that can be played comes in; the form stays as it was otherwise. */
  const open = async (opened: File) => {
    const found = read(await dataText(opened));
    const next = 'data' in found ? draftOf(found.data, lang) : undefined;
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
    <div class="page units" data-game={GAME}>
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
          <button type="button" onClick={() => download('units.json', written(draft))}>
            <Icon name="save" /> {say.editor.export}
          </button>
          {[BASE, WISDOM_AND_WARFARE].map((deck) => (
            <button
              key={titleOf(deck, 'en')}
              type="button"
              onClick={() =>
                swap(draftOf(deck, lang) ?? freshDraft(lang), own.startFrom(titleOf(deck, lang)))
              }
            >
              <Icon name="copy" /> {own.startFrom(titleOf(deck, lang))}
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
        <div class="fields">
          <label class="field">
            <span>{own.name}</span>
            <input
              type="text"
              maxLength={60}
              value={draft.name}
              onInput={(event) => change({ ...draft, name: event.currentTarget.value })}
            />
          </label>
          <label class="field">
            <span>{own.totals}</span>
            <select
              value={draft.totals}
              onChange={(event) =>
                change(withTotals(draft, event.currentTarget.value === 'health' ? 'health' : 'strength'))
              }
            >
              <option value="strength">{own.strengthTotal}</option>
              <option value="health">{own.healthTotal}</option>
            </select>
          </label>
        </div>
        <div class="units-types">
          {TYPES.map((type) => (
            <TypeCards
              key={type}
              type={type}
              name={words.piece({ id: type, kind: type, print: '' }).trim()}
              draft={draft}
              problems={problems}
              change={change}
            />
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
            if (keepDraft(GAME, draft)) go(to.setUpEdited(GAME));
            else setKept(false);
          }}
        >
          {own.play}
        </button>
      </footer>
    </div>
  );
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

/** A game's sheets as they will be printed: the same pages as the terminal's PDF, for the options of the address. */
import { useEffect, useState } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import { LANGS, type Lang } from '../../kernel/words.ts';
import { INKS, type Inks, PAPER_NAMES, type Page, type PaperName } from '../../print/sheet.ts';
import { leavesOf } from '../../print/sheets.ts';
import { printStyle, svg } from '../../print/svg.ts';
import { PAPER_WORDS } from '../../print/words.ts';
import { LANGUAGES } from '../../words/program.ts';
import { Icon } from '../controls/Icon.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { Problem } from '../page/Problem.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { LangOptions } from '../settings/LangOptions.tsx';
import { useSettings } from '../settings/settings.ts';
import { useUi } from '../words/ui.ts';
import { loadSheets } from './load-sheets.ts';
import './print.css';

const PAPERS: Readonly<Record<PaperName, string>> = { a4: 'A4', letter: 'Letter' };

interface Props {
  readonly game: string;
  /** JSON, '' for the standard. */
  readonly options: string;
}

export function PrintPage({ game, options }: Props) {
  const { say, lang } = useUi();
  const { keeping } = say;
  const [paper, setPaper] = useState<PaperName>('a4');
  const [inks, setInks] = useState<Inks>('colour');
  const [chosen, setChosen] = useState<Lang | undefined>();
  const { components } = useSettings();
  const sheetLang = chosen ?? lang;
  // Sheets in a language use that language's component names.
  const printed = chosen ?? components ?? lang;
  /** The components' language differs from the text's, until the player chooses one for both. */
  const mixed = components !== lang && components;
  const made = useLoaded(
    () => loadSheets(game, options, paper, inks, sheetLang, printed),
    `${game} ${options} ${paper} ${inks} ${sheetLang} ${printed}`,
  );
  useTitle(keeping.print);
  // Through the CSSOM: the content policy allows no style written into the page.
  useEffect(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(printStyle(paper));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
    };
  }, [paper]);
  if (!find(game)) return <NotFound />;
  return (
    <div class="page print-page" data-game={game}>
      <PageHead back={say.close} title={made ? `${keeping.print}: ${made.title}` : keeping.print} />
      <main aria-busy={!made}>
        <div class="print-choices">
          <label class="field">
            <span>{keeping.paper}</span>
            <select
              value={paper}
              onChange={(event) =>
                setPaper(PAPER_NAMES.find((name) => name === event.currentTarget.value) ?? 'a4')
              }
            >
              {PAPER_NAMES.map((name) => (
                <option key={name} value={name}>
                  {PAPERS[name]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{keeping.inks}</span>
            <select
              value={inks}
              onChange={(event) =>
                setInks(INKS.find((name) => name === event.currentTarget.value) ?? 'colour')
              }
            >
              {INKS.map((name) => (
                <option key={name} value={name}>
                  {name === 'colour' ? keeping.inColour : keeping.inLines}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{keeping.sheetLanguage}</span>
            <select
              value={chosen ?? (mixed ? '' : lang)}
              onChange={(event) => setChosen(LANGS.find((l) => l === event.currentTarget.value))}
            >
              {mixed && <option value="">{`${LANGUAGES[lang]} · ${LANGUAGES[mixed]}`}</option>}
              <LangOptions />
            </select>
          </label>
          <button type="button" class="primary" disabled={!made} onClick={() => window.print()}>
            <Icon name="print" /> {keeping.printNow}
          </button>
          {made && <span role="status">{keeping.pages(made.pages.length)}</span>}
        </div>
        <Problem>{made?.refused && keeping.wrongOptions}</Problem>
        <p class="quiet print-choices">
          {keeping.printHelp} {made && howTo(made.pages, lang)}
        </p>
        <div class="print-pages" lang={sheetLang}>
          {made?.pages.map((page, i) => (
            <div
              key={i}
              class={page.width > page.height ? 'sheet landscape' : 'sheet'}
              // Safe: print/svg.ts escapes every text.
              dangerouslySetInnerHTML={{ __html: svg(page) }}
            />
          ))}
        </div>
      </main>
    </div>
  );
}

/** Which pages go on both sides, in the language of the app. */
function howTo(pages: readonly Page[], lang: Lang): string {
  const { both, leaves } = leavesOf(pages);
  return PAPER_WORDS[lang].howTo(both, pages.length, leaves);
}

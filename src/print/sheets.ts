/** Everything to print for a game: its own sheets or those of its scene, and a player aid of one page with the set-up. */

import { find } from '../games/catalogue.ts';
import { at } from '../kernel/at.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../kernel/options.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { aid } from './aid.ts';
import { setUpPanels } from './checklist.ts';
import { plain } from './colours.ts';
import { sceneAid, sceneSheets } from './from-scene.ts';
import { fitted, pt, text } from './lettering.ts';
import {
  type Inks,
  type Look,
  MARGIN,
  type Mark,
  type Page,
  type Paper,
  type PaperName,
  rect,
} from './sheet.ts';
import { measure } from './widths.ts';
import { PAPER_WORDS } from './words.ts';

export function paperOf(name: PaperName, lang: Lang, inks: Inks = 'colour'): Paper {
  return { name, lang, inks, measure, words: PAPER_WORDS[lang] };
}

/** The language of the other components on the table, which printed components should match. */
export interface Edition {
  readonly lang: Lang;
  readonly words: Words<AnySpec>;
}

/** The app's own accent, for a game that brings no colours. */
const APP: Look = { accent: '#7d5a17', wash: '#f0e4c8' };

/**
 * Every page of a game, with title and footer. Pieces to cut out come first, so that front and back share a sheet of
 * paper; then pages to read; last what is printed on one side.
 */
export async function sheetsOf(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  paper: Paper,
  edition: Edition = { lang: paper.lang, words },
): Promise<readonly Page[]> {
  const brought = await find(game.id)?.sheets?.();
  const look = brought?.look ?? APP;
  // Instructions for printing and cutting stay in the reader's language.
  const onTable = { ...paper, lang: edition.lang };
  const printedOptions = brought?.onTable?.(options) ?? options;
  // What is laid out is open to every seat.
  const scene = game.scene(game.view(game.setup(printedOptions), at(game.seats(printedOptions), 0)));
  const sheets = !brought?.sheets
    ? sceneSheets(scene, look, edition.words, onTable)
    : brought.forReading
      ? brought.sheets(options, words, paper)
      : brought.sheets(options, edition.words, onTable);
  const panels = [
    ...setUpPanels({ game, options, onTable: printedOptions, scene, look }, words, paper),
    ...(brought?.aid?.(options, words, paper) ?? sceneAid(scene, look, words, paper, brought?.chapters)),
  ];
  const all = [...aid(panels, look, paper), ...sheets];
  const pages = ORDER.flatMap((sides) => all.filter(({ side }) => sides.includes(side)));
  const finished = framed(pages, look, words.title, paper);
  return paper.inks === 'plain' ? finished.map(plain) : finished;
}
const ORDER: readonly (readonly Page['side'][])[] = [['front', 'back'], ['reading'], ['single']];

/** How many pages, from the first, are printed on both sides, and how many sheets of paper all of them take. */
export function leavesOf(pages: readonly Page[]): { readonly both: number; readonly leaves: number } {
  const paired = pages.filter(({ side }) => side !== 'single').length;
  const both = paired - (paired % 2);
  return { both, leaves: both / 2 + pages.length - both };
}

/** What is cut out has its title in the footer, to leave the room to the pieces. */
function framed(pages: readonly Page[], look: Look, name: string, paper: Paper): readonly Page[] {
  return pages.map((page, i) => {
    const number = paper.words.page(i + 1, pages.length);
    const cut = page.side === 'front' || page.side === 'back';
    const around = cut ? cutFooter(page, name, number, paper) : headed(page, look, name, number, paper);
    return { ...page, marks: [...around, ...page.marks] };
  });
}

const SMALL = { size: pt(7.5), colour: 'soft' } as const;

function cutFooter(
  { title, note, width, height }: Page,
  name: string,
  number: string,
  paper: Paper,
): readonly Mark[] {
  const foot = height - MARGIN - 1;
  const right = text(paper, width - MARGIN, foot, number, { ...SMALL, anchor: 'end' });
  const room = width - 2 * MARGIN - right.width - 8;
  const left = fitted(paper, MARGIN, foot, `${name} · ${title}`, room * 0.46, { ...SMALL, bold: true });
  return [left, fitted(paper, MARGIN + left.width + 4, foot, note, room - left.width, SMALL), right];
}

/** Header: title, name of the game, and how to print. Footer: who made it, and the page number. */
function headed(page: Page, look: Look, name: string, number: string, paper: Paper): readonly Mark[] {
  const { width, height, title, note } = page;
  const right = width - MARGIN;
  const foot = height - MARGIN - 1;
  const game = fitted(paper, right, MARGIN + 6, name, (width - 2 * MARGIN) / 3, {
    size: pt(9.5),
    anchor: 'end',
    colour: 'soft',
  });
  const room = width - 2 * MARGIN - game.width - 5;
  return [
    fitted(paper, MARGIN, MARGIN + 6, title, room, { size: pt(17), bold: true, colour: look.accent }),
    game,
    rect(
      { x: MARGIN, y: MARGIN + 8.7, width: right - MARGIN, height: 0.6 },
      { stroke: 0, fill: look.accent },
    ),
    text(paper, MARGIN, foot, 'Emptychair', SMALL),
    ...(note
      ? [
          fitted(paper, width / 2, foot, note, width - 2 * MARGIN - 50, {
            ...SMALL,
            anchor: 'middle',
          }),
        ]
      : []),
    text(paper, right, foot, number, { ...SMALL, anchor: 'end' }),
  ];
}

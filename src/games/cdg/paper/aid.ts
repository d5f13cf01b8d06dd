/** The player aid: an action round, what the dice say, where new cards come from, and combat cards. */
import { at } from '../../../kernel/at.ts';
import { listing, type Words } from '../../../kernel/words.ts';
import {
  arrow,
  beside,
  cardBackFigure,
  cardFigure,
  crossed,
  dieFigure,
  sign,
} from '../../../print/figures.ts';
import type { Aid, Figure, Panel, Paper } from '../../../print/sheet.ts';
import { type Space, spacesOf } from '../rules/cards/deck.ts';
import { opens } from '../rules/round/fate-die.ts';
import type { Cdg, State } from '../rules/state.ts';
import { letterOf } from '../words/reading.ts';
import { SAY } from './aid-words.ts';
import { SIDE } from './colours.ts';

const [{ fill, wash }] = SIDE;
const back = cardBackFigure(fill, wash);
const card = (letter = ''): Figure => cardFigure(fill, letter);

export const aid: Aid<Cdg> = (options, words, paper) => [
  ...(options.method === 'fateDie' ? fatePanels(options, words, paper) : dicePanels(options, words, paper)),
  ...(options.deck.cards.some(({ combat }) => combat) ? [combat(options, words, paper)] : []),
];

function dicePanels(
  { deck, ownSpace, afterPlay, discardE }: State['options'],
  words: Words<Cdg>,
  paper: Paper,
): Panel[] {
  const say = SAY[paper.lang];
  const letters = spacesOf(deck).map((space) => letterOf(words, space));
  const [first = ''] = letters;
  /** A space that isn't the first, if there is one, and the face that names it. */
  const other = Math.min(2, letters.length);
  const named = letters[other - 1] ?? first;
  const grey = (value: number) => dieFigure(value, 'grey');
  const blue = (value: number) => dieFigure(value, 'blue');
  return [
    {
      title: say.round,
      lines: [
        { picture: beside([back, arrow, card(first)]), text: say.reveal },
        { picture: card(named), text: say.nominate },
        { picture: beside([grey(1), blue(4)]), text: say.roll },
        { picture: card('*'), text: `${say.play} ${say.star}` },
      ],
    },
    {
      title: say.dice,
      lines: [
        { picture: beside([grey(1), arrow, card(named)]), text: say.within },
        { picture: beside([crossed(grey(6)), blue(1), arrow, card(first)]), text: say.above(letters.length) },
        {
          picture: beside([
            crossed(grey(6)),
            blue(other),
            arrow,
            ownSpace === 'oneOp' ? sign(paper, '1') : card(named),
          ]),
          text: ownSpace === 'oneOp' ? say.itself : say.itselfAfterAll,
        },
        { picture: beside([grey(1), blue(1), arrow, card(first)]), text: say.doubles },
        { text: say.empty },
      ],
    },
    {
      title: say.refill,
      lines:
        afterPlay === 'slide'
          ? [
              { picture: beside([back, arrow, card(first)]), text: say.slide(first) },
              ...(discardE === 'card' ? [{ text: say.slideNot }] : []),
              { text: say.shuffle },
            ]
          : [{ picture: back, text: say.inPlace }, { text: say.shuffle }],
    },
  ];
}

function fatePanels({ fateCards }: State['options'], words: Words<Cdg>, paper: Paper): Panel[] {
  const say = SAY[paper.lang];
  const letter = (space: Space) => letterOf(words, space);
  const names = (face: number) => say.fateNames(listing(paper.lang, 'or')(opens(face).map(letter)));
  const faces = [say.fateOne(letter('C')), say.fateTwo, names(3), names(4), names(5), names(6)];
  return [
    {
      title: say.round,
      lines: [
        { picture: dieFigure(3), text: say.fateRoll },
        { picture: beside([back, arrow, card()]), text: `${say.fatePlay} ${say.star}` },
        { text: say.fateLeft(fateCards) },
      ],
    },
    {
      title: say.fate,
      lines: [
        ...faces.map((text, i) => ({ picture: dieFigure(i + 1), text })),
        { picture: back, text: say.fateTop(letter('C')) },
      ],
    },
    { title: say.refill, lines: [{ picture: back, text: say.fateRefill }] },
  ];
}

function combat({ keepWinning, deck }: State['options'], words: Words<Cdg>, paper: Paper): Panel {
  const say = SAY[paper.lang];
  const first = letterOf(words, at(spacesOf(deck), 0));
  return {
    title: say.combat,
    lines: [
      { picture: card(), text: say.attacker },
      { picture: beside([card(first), dieFigure(1)]), text: say.defender(first) },
      { text: say.after },
      ...(keepWinning ? [{ text: say.keep }] : []),
    ],
  };
}

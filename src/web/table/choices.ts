/** What can be done at a node, as buttons: the same list for taps and for number keys. */
import {
  type AnySpec,
  type Chance,
  certain,
  type Decision,
  num,
  type Range,
  size,
  type Table,
  withListed,
} from '../../kernel/game.ts';
import { sayGroup, sayInGroup, sayMove, type Words } from '../../kernel/words.ts';
import { people } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { mayKnow } from '../../sitting/told.ts';
import type { Ui } from '../ui.ts';
import type { DrawWords } from '../words/words.ts';

/** The outcomes of a draw, told as briefly as can be; none where it is not for these eyes. */
export interface Outlook {
  /** Few enough for the button: each with its odds. */
  readonly few: readonly Result[];
  /** Too many for it, but all equally likely: so many. */
  readonly equal: number;
  /** Too many, and some more likely than others: how many, for a fold. */
  readonly many: number;
  /** Every outcome in words; made when asked for, since a deck has many. */
  all(): readonly Result[];
}

export type Result = Pick<Choice, 'id' | 'label'> & Required<Pick<Choice, 'odds'>>;

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What a long list groups it by, and its label inside that group. */
  readonly group?: { readonly name: string; readonly label: string };
  /** What a small button has no room to say, for those who hear it. */
  readonly help?: string;
  /** How likely, for outcomes of a draw: weight and total. */
  readonly odds?: readonly [weight: number, total: number];
  /** What the draw behind this button can bring, or the player's own draw beside it. */
  readonly outlook?: Outlook | undefined;
  /** The number that this answer is, where the table tells one of a few. */
  readonly number?: number;
  readonly look: 'primary' | 'plain' | 'side';
  /** The way to the other hand, or to a new draw: a small button with this sign, in the same place at every draw. */
  readonly hand?: 'app' | 'own' | 'again';
  /** What comes of it is known already. */
  readonly known?: string;
  run(): boolean;
}

/** More outcomes than this are too many for a button. */
const FEW = 4;

/** More numbers than this are typed into a field. */
const FEW_NUMBERS = 10;

/** The numbers that a node takes, with those it lists beside them: the few are buttons, the many a field. */
export function numbersAt(node: Decision<AnySpec> | Table<AnySpec>): {
  readonly few: readonly string[];
  readonly many: readonly Range[];
} {
  const ranges = node.ranges.map((range) => withListed(node, range));
  const few = ranges.filter((range) => size(range) <= FEW_NUMBERS);
  return {
    few: few.flatMap((range) =>
      Array.from({ length: size(range) }, (_, i) => `${range.verb}:${range.min + i * range.step}`),
    ),
    many: ranges.filter((range) => size(range) > FEW_NUMBERS),
  };
}

/** All but the moves that the board itself offers as buttons. */
export function choicesAt(
  sitting: Sitting,
  words: Words<AnySpec>,
  { say }: Ui,
  onBoard: readonly string[],
): readonly Choice[] {
  const { node } = sitting;
  const elsewhere = new Set(onBoard);
  const view = sitting.view();
  const { chairs } = sitting;
  if (node.kind === 'end' || chairs.thinking) return [];
  if (chairs.handTo) {
    const label = say.seats.itIsMe(words.seats(chairs.handTo));
    return [{ id: 'hand-over', label, look: 'primary', run: always(() => chairs.handOver()) }];
  }
  if (chairs.botsTurn) {
    const none = people(sitting.session).length === 0 && chairs.stuck === undefined;
    return none
      ? [
          {
            id: 'go-on',
            label: say.seats.goOn,
            look: 'primary',
            run: always(() => void chairs.letPlay(true)),
          },
        ]
      : [];
  }
  if (node.kind === 'chance') {
    if (certain(node)) return [];
    const { drawnBefore } = sitting;
    const said = drawWords(sitting, say, node.ask);
    if (!sitting.appDraws) {
      const mine = outcomes(node, words, view)
        .filter(({ id }) => !elsewhere.has(id))
        .map(
          ({ id, label, odds }): Choice => ({
            id,
            label: said === say.roll ? said.mine(within(label)) : said.mine(label),
            odds,
            look: 'plain',
            run: () => sitting.play(id).ok,
          }),
        );
      // Keys of the board have no room for their odds.
      const outlook = mine.length > 0 ? undefined : outlookOf(node, words, view, sitting.eyes, 0);
      return [
        ...mine,
        { id: 'roll', label: said.forMe, outlook, look: 'side', hand: 'app', run: () => sitting.roll().ok },
      ];
    }
    const list: Choice[] = [];
    const roll: Choice = { id: 'roll', label: said.forMe, look: 'primary', run: () => sitting.roll().ok };
    // A roll stays rolled: odds would promise what can't come any more.
    if (drawnBefore) list.push({ ...roll, known: say.drawnBefore(sayMove(words, drawnBefore, view)) });
    else list.push({ ...roll, outlook: outlookOf(node, words, view, sitting.eyes) });
    list.push({
      id: 'mine',
      label: said.myself,
      look: 'side',
      hand: 'own',
      run: always(() => sitting.drawByOtherHand()),
    });
    if (drawnBefore)
      list.push({
        id: 'again',
        label: say.newDraw,
        help: say.newDrawHelp,
        look: 'side',
        hand: 'again',
        run: () => sitting.newDraw().ok,
      });
    return list;
  }
  const { few } = numbersAt(node);
  const others = node.moves.filter((move) => !few.includes(move));
  const here = [...few, ...others].filter((move) => !elsewhere.has(move));
  // Where several lead to a draw, a confirmation is still no answer to choose: "done" goes on to its draw.
  const ways = sitting.appDraws
    ? others.filter((move) => !elsewhere.has(move) && sitting.drawAfter(move))
    : [];
  const drawing = ways.length === 1 ? ways[0] : ways.find((move) => move === 'done');
  return here.flatMap((move): readonly Choice[] =>
    drawing === move
      ? thenDraw(sitting, words, { say }, move)
      : [
          {
            id: move,
            ...labelled(words, move, view),
            ...(few.includes(move) ? { number: num(move) } : {}),
            // Beside a number to enter it is the way out, not the answer.
            look: node.moves.length === 1 && node.ranges.length === 0 ? 'primary' : 'plain',
            run: () => sitting.play(move).ok,
          },
        ],
  );
}

function labelled(words: Words<AnySpec>, move: string, view: object): Pick<Choice, 'label' | 'group'> {
  const label = sayMove(words, move, view);
  const name = sayGroup(words, move, view);
  return name ? { label, group: { name, label: sayInGroup(words, move, view) } } : { label };
}

/** "Done", and the app's draw that follows it, in one tap; beside it the way to the player's own hand. */
function thenDraw(
  sitting: Sitting,
  words: Words<AnySpec>,
  { say }: Pick<Ui, 'say'>,
  move: string,
): readonly Choice[] {
  const label = sayMove(words, move, sitting.view());
  const after = sitting.drawAfter(move);
  const outlook = after && outlookOf(after.node, words, after.view, sitting.eyes);
  const said = drawWords(sitting, say, after?.node.ask);
  return [
    {
      id: move,
      label: said.and(label),
      outlook,
      look: 'primary',
      run: () => sitting.playAndRoll(move).ok,
    },
    {
      id: 'mine',
      label: said.myself,
      help: said.andMyself(label),
      look: 'side',
      hand: 'own',
      run: () => sitting.playAndDraw(move).ok,
    },
  ];
}

/** Whoever may not see what is drawn may not see what could be: the odds would give away what is left. */
export function outlookOf(
  node: Chance<AnySpec>,
  words: Words<AnySpec>,
  view: object,
  seat: string,
  few = FEW,
): Outlook | undefined {
  if (!mayKnow(seat, node.secret)) return undefined;
  const { length } = node.moves;
  const all = () => outcomes(node, words, view);
  if (length <= few) return { few: all(), equal: 0, many: 0, all };
  const alike = node.weights.every((weight) => weight === node.weights[0]);
  return { few: [], equal: alike ? length : 0, many: alike ? 0 : length, all };
}

function outcomes(node: Chance<AnySpec>, words: Words<AnySpec>, view: object): readonly Result[] {
  return node.moves.map((move, i) => ({
    id: move,
    label: sayMove(words, move, view),
    odds: [node.weights[i] as number, node.total],
  }));
}

function drawWords({ game }: Sitting, say: Ui['say'], ask: string | undefined): DrawWords {
  return ask !== undefined && game.rolls.includes(ask) ? say.roll : say.draw;
}

/** A label as a part of another one, where none begins with a name: `A 5 or 6` -> `a 5 or 6`. */
function within(label: string): string {
  return label.charAt(0).toLocaleLowerCase() + label.slice(1);
}

/** An act that can't be refused. */
function always(act: () => void): () => boolean {
  return () => {
    act();
    return true;
  };
}

/** What can be done at a node, as buttons: the same list for taps and for number keys. */
import { type AnySpec, type Chance, certain } from '../../kernel/game.ts';
import { sayMove, type Words } from '../../kernel/words.ts';
import { people } from '../seats/who.ts';
import type { Ui } from '../ui.ts';
import type { Sitting } from './sitting.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** How likely, for outcomes of a draw: weight and total. */
  readonly odds?: readonly [weight: number, total: number];
  /** What the draw behind this button can bring. */
  readonly outlook?: readonly Choice[];
  readonly look: 'primary' | 'plain' | 'side';
  /** The way to the other hand, or to a new draw: a small button with this sign, in the same place at every draw. */
  readonly hand?: 'app' | 'own' | 'again';
  /** What comes of it is known already. */
  readonly known?: string;
  run(): boolean;
}

/** More outcomes than this are too many for a line on a button. */
const OUTLOOK = 4;

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
    return [{ id: 'hand-over', label, look: 'primary', run: () => chairs.handOver() }];
  }
  if (chairs.botsTurn) {
    const none = people(sitting.session).length === 0 && !chairs.stuck;
    return none ? [{ id: 'go-on', label: say.seats.goOn, look: 'primary', run: () => chairs.goOn() }] : [];
  }
  if (node.kind === 'chance') {
    if (certain(node)) return [];
    const results = outcomes(node, words, view, sitting);
    const { drawnBefore } = sitting;
    if (!sitting.appDraws) {
      const mine = results
        .filter(({ id }) => !elsewhere.has(id))
        .map((r): Choice => ({ ...r, label: say.iDrew(r.label) }));
      return [
        ...mine,
        { id: 'roll', label: say.drawForMe, look: 'side', hand: 'app', run: () => sitting.roll() },
      ];
    }
    const list: Choice[] = [];
    const roll: Choice = { id: 'roll', label: say.drawForMe, look: 'primary', run: () => sitting.roll() };
    // A roll stays rolled: odds would promise what can't come any more.
    if (drawnBefore) list.push({ ...roll, known: say.drawnBefore(sayMove(words, drawnBefore, view)) });
    else list.push({ ...roll, outlook: results });
    list.push({
      id: 'mine',
      label: say.drewItMyself,
      look: 'side',
      hand: 'own',
      run: () => byOtherHand(sitting),
    });
    if (drawnBefore)
      list.push({
        id: 'again',
        label: say.newDrawHelp,
        look: 'side',
        hand: 'again',
        run: () => sitting.newDraw(),
      });
    return list;
  }
  const here = node.moves.filter((move) => !elsewhere.has(move));
  // Where several lead to a draw, a confirmation is still no answer to choose: "done" goes on to its draw.
  const ways = sitting.appDraws ? here.filter((move) => sitting.drawAfter(move)) : [];
  const drawing = ways.length === 1 ? ways[0] : ways.find((move) => move === 'done');
  return here.flatMap((move): readonly Choice[] =>
    drawing === move
      ? thenDraw(sitting, words, { say }, move)
      : [
          {
            id: move,
            label: sayMove(words, move, view),
            look: node.moves.length === 1 ? 'primary' : 'plain',
            run: () => sitting.play(move),
          },
        ],
  );
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
  const outlook = after ? outcomes(after.node, words, after.view, sitting) : [];
  return [
    { id: move, label: say.andDraw(label), outlook, look: 'primary', run: () => sitting.playAndRoll(move) },
    {
      id: 'mine',
      label: say.andOwnDraw(label),
      look: 'side',
      hand: 'own',
      run: () => sitting.playAndDraw(move),
    },
  ];
}

function outcomes(
  node: Chance<AnySpec>,
  words: Words<AnySpec>,
  view: object,
  sitting: Sitting,
): readonly Choice[] {
  return node.moves.map((move, i) => ({
    id: move,
    label: sayMove(words, move, view),
    odds: [node.weights[i] as number, node.total],
    look: 'plain',
    run: () => sitting.play(move),
  }));
}

export function shortOutlook(choice: Choice): readonly Choice[] {
  return choice.outlook && choice.outlook.length <= OUTLOOK ? choice.outlook : [];
}

function byOtherHand(sitting: Sitting): boolean {
  sitting.drawByOtherHand();
  return true;
}

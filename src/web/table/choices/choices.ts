/** What can be done at a node, as buttons: the same list for taps and for number keys. */

import {
  type AnySpec,
  type Chance,
  type Decision,
  DONE,
  equallyLikely,
  isCertain,
  num,
  type Table,
  verb,
} from '../../../kernel/game.ts';
import { sayGroup, sayInGroup, sayMove, type Words } from '../../../kernel/words.ts';
import { drawnAfterBefore, drawnBefore } from '../../../sitting/drawn-before.ts';
import type { DrawAfter } from '../../../sitting/one-tap.ts';
import { people } from '../../../sitting/seats.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import type { Ui } from '../../words/ui.ts';
import type { DrawWords } from '../../words/words.ts';
import { enteredDice } from './entered-dice.ts';
import { numbersAsked, rareGroup } from './numbers.ts';
import { FEW, type OddsSummary, outcomes, outlookOf } from './outlook.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What a long list groups it by, and its label inside that group; a rarely used group is always closed. */
  readonly group?: { readonly name: string; readonly label: string; readonly rare?: boolean };
  /** What a small button has no room for, for screen readers. */
  readonly help?: string;
  /** How likely, for outcomes of a draw: weight and total. */
  readonly odds?: readonly [weight: number, total: number];
  /** The outcomes of the draw behind this button. */
  readonly outlook?: OddsSummary | undefined;
  /** Opens a number field; plays nothing yet. */
  readonly field?: true;
  /** The number that this answer means, if it's one of a short range. */
  readonly number?: number;
  readonly look: 'primary' | 'plain' | 'side';
  /** Who draws after this button, or that there is a new draw: a small button with a sign, in the same place at every draw. */
  readonly drawer?: 'app' | 'player' | 'again';
  /** The result, if it is already known. */
  readonly known?: string;
  run(): boolean;
}

/** The choices at the current node, without the moves that the board has buttons for. */
export function choicesAt(
  sitting: Sitting,
  words: Words<AnySpec>,
  { say }: Ui,
  onBoard: readonly string[],
): readonly Choice[] {
  const { node, chairs } = sitting;
  const at: At = { sitting, words, say, onBoard: new Set(onBoard) };
  if (node.kind === 'end' || chairs.thinking || chairs.waitsFor) return [];
  if (chairs.nextHolder) return [passingOn(at, chairs.nextHolder)];
  if (chairs.botsTurn) return watching(at);
  if (node.kind !== 'chance') return answers(at, node);
  if (isCertain(node)) return [];
  return sitting.appDraws ? appDraws(at, node) : playerDraws(at, node);
}

interface At {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly say: Ui['say'];
  /** Moves that the board has buttons for. */
  readonly onBoard: ReadonlySet<string>;
}

function passingOn({ sitting: { chairs }, words, say }: At, seat: string): Choice {
  const label = say.seats.itIsMe(words.seats(seat));
  return { id: 'hand-over', label, look: 'primary', run: always(() => chairs.takeDevice()) };
}

/** If no person plays, and after an error of ours, bots continue only on request. */
function watching({ sitting: { chairs, session }, say }: At): readonly Choice[] {
  if (chairs.stuck !== undefined || (people(session).length > 0 && !chairs.failed)) return [];
  const run = always(() => void chairs.playBots(true));
  return [{ id: 'continue', label: say.seats.continue, look: 'primary', run }];
}

/** The outcomes for the player to choose from, and the app's draw instead. */
function playerDraws({ sitting, words, say, onBoard }: At, node: Chance<AnySpec>): readonly Choice[] {
  const view = sitting.view();
  const said = drawWords(sitting, say, node.ask);
  const dice = enteredDice(sitting, words);
  // Equal odds of many outcomes are shown once, beside the app's draw.
  const alike = node.moves.length > FEW && equallyLikely(node);
  const mine = (dice ? [] : outcomes(node, words, view))
    .filter(({ id }) => !onBoard.has(id))
    .map(
      ({ id, label, odds }): Choice => ({
        id,
        label: alike ? label : said === say.roll ? said.mine(within(label)) : said.mine(label),
        odds,
        look: 'plain',
        run: () => sitting.play(id).ok,
      }),
    );
  // Keys of the board have no room for their odds; a few results of dice have theirs.
  const scene = sitting.scene();
  const told = alike ? false : mine.length > 0 || (dice !== undefined && node.moves.length <= FEW);
  const outlook = told ? undefined : outlookOf(node, words, { view, scene }, sitting.viewer, 0);
  return [
    ...mine,
    { id: 'roll', label: said.forMe, outlook, look: 'side', drawer: 'app', run: () => sitting.roll().ok },
  ];
}

/** The app's draw, the player's instead, and a new draw if the result is already known. */
function appDraws({ sitting, words, say }: At, node: Chance<AnySpec>): readonly Choice[] {
  const drawn = drawnBefore(sitting);
  const view = sitting.view();
  const said = drawWords(sitting, say, node.ask);
  const roll: Choice = {
    id: 'roll',
    label: sitting.drawsMore ? said.allForMe : said.forMe,
    look: 'primary',
    run: () => sitting.roll().ok,
  };
  const mine: Choice = {
    id: 'mine',
    label: said.myself,
    look: 'side',
    drawer: 'player',
    run: always(() => sitting.swapDrawerOnce()),
  };
  const scene = sitting.scene();
  const byHand = sitting.ownDice ? [mine] : [];
  if (drawn === undefined)
    return [{ ...roll, outlook: outlookOf(node, words, { view, scene }, sitting.viewer) }, ...byHand];
  // A roll stays rolled: odds would promise results that can no longer come.
  const known = say.drawnBefore(sayMove(words, drawn, view));
  return [{ ...roll, known }, ...byHand, again(say, () => sitting.newDraw().ok)];
}

/** A new draw, if the result is already known. */
function again(say: Ui['say'], run: () => boolean): Choice {
  return { id: 'again', label: say.newDraw, help: say.newDrawHelp, look: 'side', drawer: 'again', run };
}

/** The answers to a question; one that only leads to the app's draw makes it too. */
function answers(at: At, node: Decision<AnySpec> | Table<AnySpec>): readonly Choice[] {
  const { sitting, words, onBoard } = at;
  const view = sitting.view();
  const { few, many } = numbersAsked(sitting, words, node);
  const proposed = many.flatMap(({ proposal }) => proposal?.move ?? []);
  const others = node.moves.filter((move) => !few.includes(move) && !proposed.includes(move));
  const here = [...few, ...others].filter((move) => !onBoard.has(move));
  const drawing = sitting.appDraws ? sitting.drawAfter : undefined;
  const fields = many.flatMap((range): readonly Choice[] => {
    const name = rareGroup(words, range, view);
    return name
      ? [
          {
            id: range.verb,
            label: name,
            group: { name, label: '', rare: true },
            field: true,
            look: 'plain',
            run: () => false,
          },
        ]
      : [];
  });
  const listed = here.flatMap((move): readonly Choice[] =>
    drawing && move === DONE
      ? thenDraw(at, drawing)
      : [
          {
            id: move,
            ...labelled(words, move, view),
            ...(few.includes(move) ? { number: num(move) } : {}),
            // The same button everywhere; next to a number field it skips the answer, so it isn't the primary one.
            look:
              move === DONE || (node.moves.length === 1 && node.ranges.length === 0) ? 'primary' : 'plain',
            run: () => sitting.play(move).ok,
          },
        ],
  );
  return [...listed, ...fields];
}

function labelled(words: Words<AnySpec>, move: string, view: object): Pick<Choice, 'label' | 'group'> {
  const label = sayMove(words, move, view);
  const name = sayGroup(words, move, view);
  if (!name) return { label };
  const rare = words.rare?.includes(verb(move)) ?? false;
  return { label, group: { name, label: sayInGroup(words, move, view), rare } };
}

/** "Done" and the app's draw after it in one tap; next to it a button for the player's own draw. */
function thenDraw({ sitting, words, say }: At, { node, state }: DrawAfter): readonly Choice[] {
  const view = sitting.view(state);
  const label = sayMove(words, DONE, sitting.view());
  const drawn = drawnAfterBefore(sitting);
  const said = drawWords(sitting, say, node.ask);
  // "Each 1 of 14" says nothing about what is confirmed here.
  const outlook = outlookOf(node, words, { view, scene: sitting.game.scene(view) }, sitting.viewer);
  const mine: Choice = {
    id: 'mine',
    label: said.myself,
    help: said.andMyself(label),
    look: 'side',
    drawer: 'player',
    run: () => sitting.doneAndDraw().ok,
  };
  return [
    {
      id: DONE,
      label: said.and(label),
      ...(drawn === undefined
        ? { outlook: outlook?.equal ? undefined : outlook }
        : { known: say.drawnBefore(sayMove(words, drawn, view)) }),
      look: 'primary',
      run: () => sitting.doneAndRoll().ok,
    },
    ...(sitting.ownDice ? [mine] : []),
    ...(drawn === undefined ? [] : [again(say, () => sitting.doneAndRoll(true).ok)]),
  ];
}

function drawWords({ game }: Sitting, say: Ui['say'], ask: string | undefined): DrawWords {
  return ask !== undefined && game.rolls.includes(ask) ? say.roll : say.draw;
}

/** A label inside another one: `A 5 or 6` -> `a 5 or 6`. No label of a roll begins with a name. */
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

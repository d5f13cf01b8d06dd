/** What there is to do now: the to-do list, what the bots did, the prompt with its choices, and the tools. */
import type { AnySpec } from '../../kernel/game.ts';
import { listing, type Words } from '../../kernel/words.ts';
import { type BotMove, seatsOf } from '../../sitting/seats.ts';
import { BotsSummary } from '../bots/BotsSummary.tsx';
import { betweenTurns } from '../offline/turns.ts';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import type { Keeper } from '../saved/keeper.ts';
import type { Loaded } from '../scene/BoardView.tsx';
import { Yours } from '../seats/Yours.tsx';
import { useAsksFirst } from '../together/people/asks-first.ts';
import { useUi } from '../words/ui.ts';
import type { Acts } from './acts.ts';
import type { Choice } from './choices/choices.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { Tools } from './Tools.tsx';
import { TodoCard } from './to-do/TodoCard.tsx';

interface Props {
  readonly saver: Keeper;
  readonly words: Words<AnySpec>;
  readonly botMoves: readonly BotMove[];
  readonly choices: readonly Choice[];
  /** The chosen group, if choosing takes two steps. */
  readonly group: string;
  readonly loaded: Loaded | undefined;
  /** The story is shown beside the board. */
  readonly wide: boolean;
  readonly acts: Acts;
  /** Shows one of the bots' moves. */
  readonly step: (nth: number | undefined) => void;
  /** Shows all of them, one after another. */
  readonly watch: () => void;
}

export function Now({ saver, words, botMoves, choices, group, loaded, wide, acts, step, watch }: Props) {
  const { say, lang } = useUi();
  const { sitting, record } = saver;
  const { session, game, chairs, covered } = sitting;
  const { work } = sitting.toDo;
  const { watching } = sitting;
  const asksFirst = useAsksFirst(sitting);
  const { node } = sitting;
  const asksNumber = (node.kind === 'decision' || node.kind === 'table') && node.ranges.length > 0;
  const needsRoom = asksNumber || (loaded?.picture?.offers?.(node, sitting.view()) ?? []).length > 0;
  /** Whose moves these are; nobody is named if only one person plays. */
  const names = (seats: readonly string[]) =>
    game.seats(session.options).length > 1 ? seats.map((seat) => words.seats(seat)) : [];
  return (
    <>
      {work && !covered && (
        <TodoCard
          work={work}
          words={words}
          seats={names(seatsOf(session, work.undone))}
          ticked={(all) => sitting.tick(all)}
          done={() => sitting.tableDone()}
        />
      )}
      {!chairs.thinking && betweenTurns(session.entries) && (
        <UpdateOffer kept={() => saver.save().then(() => !saver.notSaved)} />
      )}
      {botMoves.length > 0 && !chairs.nextHolder && (
        <Yours sitting={sitting} words={words} scores={loaded?.picture?.scores} />
      )}
      {botMoves.length > 0 && !chairs.nextHolder && (
        <BotsSummary
          short={!wide && needsRoom}
          sitting={sitting}
          words={words}
          botMoves={botMoves}
          scores={loaded?.picture?.scores}
          step={step}
          watch={watch}
        />
      )}
      {(chairs.stuck !== undefined || chairs.failed) && (
        <button type="button" onClick={acts.seats}>
          {say.seats.title}
        </button>
      )}
      <Prompt sitting={sitting} words={words} choices={choices} group={group} loaded={loaded} />
      <Tools
        id={record.id}
        undoesMovesOf={listing(lang)(names(chairs.seatsToUndo.filter((seat) => seat !== sitting.viewer)))}
        canUndo={!watching && chairs.stepsToUndo().length > 0}
        canRedo={!watching && session.undone.length > 0}
        playerDraws={sitting.playerDraws}
        ownDice={sitting.ownDice}
        undoNote={sitting.undoAsks ? asksFirst : ''}
        wide={wide}
        undo={acts.undo}
        redo={acts.redo}
        why={acts.why}
        switchDrawer={acts.switchDrawer}
      />
    </>
  );
}

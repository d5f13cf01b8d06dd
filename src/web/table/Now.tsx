/** What there is to do now: the to-do list, what the bots did, the prompt with its choices, and the tools. */
import { BotsSummary } from '../bots/BotsSummary.tsx';
import type { Stepping } from '../bots/stepping.ts';
import { useWide } from '../device/wide.ts';
import { betweenTurns } from '../offline/turns.ts';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { toldToYou, YourNews } from '../seats/YourNews.tsx';
import { useUi } from '../words/ui.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { Tools } from './Tools.tsx';
import { TodoCard } from './to-do/TodoCard.tsx';
import { useGame } from './use-game.ts';

export function Now({ bots }: { bots: Stepping }) {
  const { say, program } = useUi();
  const { saved, sitting, words, picture, acts } = useGame();
  const wide = useWide();
  const { session, chairs, covered, node } = sitting;
  const { work } = sitting.toDo;
  const asksNumber = (node.kind === 'decision' || node.kind === 'table') && node.ranges.length > 0;
  const onBoard = picture?.offers?.(node, sitting.view()) ?? [];
  const yours = toldToYou(sitting, words, program, picture?.scores);
  const needsRoom = node.kind === 'end' || asksNumber || onBoard.length > 0;
  return (
    <>
      {work && !covered && <TodoCard work={work} />}
      {!chairs.thinking && betweenTurns(session.entries) && (
        <UpdateOffer kept={() => saved.save().then(() => !saved.notSaved)} />
      )}
      {bots.moves.length > 0 && !chairs.nextHolder && <YourNews told={yours} />}
      {bots.moves.length > 0 && !chairs.nextHolder && <BotsSummary bots={bots} short={!wide && needsRoom} />}
      {(chairs.stuck !== undefined || chairs.failed) && (
        <button type="button" onClick={() => acts.open({ kind: 'seats' })}>
          {say.seats.title}
        </button>
      )}
      <Prompt yours={yours} />
      <Tools />
    </>
  );
}

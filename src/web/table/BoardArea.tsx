/** The board with what stands above it: the guide of a first game, and at the end the results. */
import { useWide } from '../device/wide.ts';
import { Results } from '../results/Results.tsx';
import { BoardView } from '../scene/BoardView.tsx';
import { SceneView } from '../scene/SceneView.tsx';
import { useUi } from '../words/ui.ts';
import { Guide } from './prompt/Guide.tsx';
import type { Shown } from './shown.ts';
import { useGame } from './use-game.ts';

export function BoardArea({ shown: { current, state } }: { shown: Shown }) {
  const { saved, sitting, words, picture, acts } = useGame();
  const { say } = useUi();
  const wide = useWide();
  const { covered, chairs, watching } = sitting;
  // Somebody else at a shared table is asked, or this device only watches.
  const idle = watching || chairs.waitsFor !== undefined;
  return (
    // A scrolling frame must be reachable by keyboard.
    <main class="board-area" aria-label={say.theTable} tabIndex={wide ? 0 : undefined}>
      {saved.record.guided && current && !covered && <Guide />}
      {current && sitting.node.kind === 'end' && <Results />}
      {covered ? (
        <SceneView scene={covered.scene} words={words} />
      ) : (
        <BoardView
          game={sitting.game}
          state={state}
          view={sitting.view(state)}
          seat={sitting.viewer}
          words={words}
          picture={picture}
          asked={current && chairs.personAsked && !watching}
          playerDraws={current && !sitting.appDraws}
          play={current && !idle ? acts.play : undefined}
          aside={current && !watching ? acts.aside : undefined}
        />
      )}
    </main>
  );
}

/** The table for everybody to see, in a second window: large, without controls, always at the current position. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { publicPrompt, publicView } from '../../sitting/public-view.ts';
import { useAwake } from '../device/awake.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { useTitle } from '../page/title.ts';
import { useSavedGame } from '../saved/use-saved-game.ts';
import { BoardView } from '../scene/BoardView.tsx';
import { SceneView } from '../scene/SceneView.tsx';
import { usePicture } from '../scene/use-picture.ts';
import { useSettings } from '../settings/settings.ts';
import { listen } from '../store/news.ts';
import { useUi } from '../words/ui.ts';
import { useFit } from './fit.ts';
import './view.css';

export function ViewPage({ id }: { id: string }) {
  const { say } = useUi();
  const [beat, setBeat] = useState(0);
  const shown = useSavedGame(id, beat);
  useEffect(() => listen((news) => news.id === id && setBeat((n) => n + 1)), [id]);
  useAwake(useSettings().awake);
  useTitle(say.keeping.viewTitle);
  if (!shown) return <Busy />;
  if (typeof shown === 'string') return <NotFound why={shown === 'broken' ? say.broken : undefined} />;
  return <View session={shown.session} name={shown.record.name} words={shown.words} />;
}

function View({ session, name, words }: { session: Session<AnySpec>; name: string; words: Words<AnySpec> }) {
  const { say } = useUi();
  const scene = useRef<HTMLDivElement>(null);
  useFit(scene);
  const { game, state, node } = session;
  const open = publicView(session);
  const picture = usePicture(game.id);
  const turn = game.turn(state);
  const asked = publicPrompt(session, words, open);
  return (
    <div class="view-page" data-game={game.id}>
      <header>
        <h1>{name || words.title}</h1>
        {turn && <p>{words.turn(turn)}</p>}
      </header>
      <main aria-label={say.theTable}>
        {/* A picture: what could be tapped at the table can't be here. */}
        <div ref={scene} class="view-scene" inert>
          {open.hides ? (
            <SceneView scene={open.scene} words={words} />
          ) : (
            <BoardView
              game={game}
              state={state}
              view={game.view(state, open.viewer)}
              seat={open.viewer}
              words={words}
              picture={picture}
            />
          )}
        </div>
        <p class="view-prompt" role="status">
          {node.kind === 'end' && `${say.gameOver}. `}
          {asked}
        </p>
      </main>
    </div>
  );
}

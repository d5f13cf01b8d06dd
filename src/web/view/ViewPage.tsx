/** The table for everybody to see, in a second window: large, without controls, always where the game is. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { askedInTheOpen, inTheOpen } from '../../sitting/in-the-open.ts';
import { wordsInPlay } from '../../words/program.ts';
import { useAwake } from '../awake.ts';
import { useLoaded } from '../loaded.ts';
import { NotFound } from '../NotFound.tsx';
import { SceneView } from '../scene/SceneView.tsx';
import { useSettings } from '../settings.ts';
import { listen, openStore } from '../store/open.ts';
import { BoardView, usePicture } from '../table/BoardView.tsx';
import { readKept } from '../table/kept.ts';
import { useUi } from '../ui.ts';
import { useFit } from './fit.ts';
import '../style/table.css';
import './view.css';

interface Shown {
  readonly session: Session<AnySpec>;
  readonly name: string;
}

async function read(id: string): Promise<Shown | 'broken' | undefined> {
  const kept = await (await openStore()).load(id);
  if (!kept) return undefined;
  const entry = find(kept.record.game);
  if (!entry) return 'broken';
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const session = readKept(game, kept, inspect);
  return session.ok ? { session: session.value, name: kept.record.name } : 'broken';
}

export function ViewPage({ id }: { id: string }) {
  const { say, lang } = useUi();
  const { components } = useSettings();
  const [beat, setBeat] = useState(0);
  const found = useLoaded(async () => ({ it: await read(id) }), `${id} ${beat}`);
  const shown = found?.it === 'broken' ? undefined : found?.it;
  const session = shown?.session;
  const words = useLoaded(
    async () => {
      const entry = session && find(session.game.id);
      return entry && wordsInPlay(entry.words, lang, session.options, components);
    },
    `${session?.game.id ?? ''} ${lang} ${components ?? ''}`,
  );
  useEffect(() => listen((news) => news.id === id && setBeat((n) => n + 1)), [id]);
  useAwake(useSettings().awake);
  useEffect(() => {
    document.title = `${say.keeping.viewTitle} · ${say.name}`;
  }, [say]);
  if (found && !shown) return found.it ? <NotFound why={say.broken} /> : <NotFound />;
  if (!shown || !words) return <div class="page" aria-busy="true" />;
  return <View shown={shown} words={words} />;
}

function View({ shown, words }: { shown: Shown; words: Words<AnySpec> }) {
  const { say } = useUi();
  const { session, name } = shown;
  const scene = useRef<HTMLDivElement>(null);
  useFit(scene);
  const { game, state, node } = session;
  const open = inTheOpen(session);
  const loaded = usePicture(game.id);
  const turn = game.turn(state);
  const asked = askedInTheOpen(session, words, open);
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
              view={game.view(state, open.eyes)}
              seat={open.eyes}
              words={words}
              loaded={loaded}
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

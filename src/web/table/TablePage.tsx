/** The page of a saved game: opens it, and shows the table, or the lobby of a shared table that hasn't started. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { named } from '../../words/program.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { lazyPage } from '../redraw/lazy.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useSignal } from '../redraw/signal.ts';
import { Broken } from '../saved/Broken.tsx';
import type { OpenGame } from '../saved/open.ts';
import { openGame } from '../saved/open.ts';
import { useSettings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import { useGameWords } from '../words/game-words.ts';
import { GameInPlay } from './GameInPlay.tsx';
import './table.css';

interface Props {
  readonly id: string;
  readonly story: boolean;
  readonly at: number | undefined;
}

/** Where people meet before the start. */
const Lobby = lazyPage(() => import('../together/lobby/Lobby.tsx').then((page) => page.Lobby));

export function TablePage(props: Props) {
  /** How often the game was brought to a shared table or home, which opens it again. */
  const [moved, setMoved] = useState(0);
  const loaded = useLoaded(
    async () => ({ moved, opened: await openGame(await openStore(), props.id) }),
    `${props.id} ${moved}`,
  );
  const saved = loaded?.opened?.ok ? loaded.opened.saved : undefined;
  const words = useGameWords(saved?.entry);
  if (loaded && !loaded.opened) return <NotFound />;
  if (loaded?.opened && !loaded.opened.ok) return <Broken opened={loaded.opened} />;
  if (!saved || !words) return <Busy />;
  // Until a game that was just taken home is open again, a tap would be lost.
  if (saved.shared && loaded?.moved !== moved) return <Busy />;
  return <OpenedTable {...props} saved={saved} words={words} reopen={() => setMoved(moved + 1)} />;
}

interface OpenedProps extends Props {
  readonly saved: OpenGame;
  readonly words: UnboundWords<AnySpec>;
  readonly reopen: () => void;
}

/** Names that come from the game's data (provinces, cards) follow the options of this game. */
function OpenedTable({ words, ...props }: OpenedProps) {
  const { saved, reopen } = props;
  const { shared, sitting } = saved;
  // Before the start of a shared table its settings may change. The device stays connected from page to page.
  useSignal(saved.changes);
  useSignal(sitting.changes);
  useLayoutEffect(() => shared?.start(), [shared]);
  const { options } = sitting.session;
  const { components } = useSettings();
  const bound = useMemo(() => named(words, options, components), [words, options, components]);
  if (shared?.lobby) return <Lobby shared={shared} words={bound} reopen={reopen} />;
  return <GameInPlay {...props} words={bound} />;
}

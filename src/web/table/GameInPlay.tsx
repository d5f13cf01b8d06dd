/** A game in play: the board, one prompt, the tools, and the story next to it or instead of it. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { Signal } from '../../sitting/signal.ts';
import { useWide } from '../device/wide.ts';
import { useTitle } from '../page/title.ts';
import { go, to } from '../route.ts';
import type { OpenGame } from '../saved/open.ts';
import { usePicture } from '../scene/use-picture.ts';
import { useTurnNotice } from '../together/people/turn-notice.ts';
import { useActs } from './acts.ts';
import { Bar } from './Bar.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Dock } from './Dock.tsx';
import { useInPlay } from './in-play.ts';
import { useKeys } from './keys.ts';
import { useInSight } from './prompt/in-sight.ts';
import { Sheets } from './sheets/Sheets.tsx';
import type { Sheet } from './sheets/sheet.ts';
import { useShown } from './shown.ts';
import { Story } from './story/Story.tsx';
import { StoryPane } from './story/StoryPane.tsx';
import { touch } from './touch.ts';
import { GameContext } from './use-game.ts';

interface Props {
  readonly id: string;
  readonly story: boolean;
  readonly at: number | undefined;
  readonly saved: OpenGame;
  readonly words: Words<AnySpec>;
  /** The game was brought to a shared table or home: it must be opened again. */
  readonly reopen: () => void;
}

export function GameInPlay({ saved, words, id, story, at, reopen }: Props) {
  const { sitting, record, shared } = saved;
  const { game, node, covered, watching } = sitting;
  const wide = useWide();
  const [sheet, setSheet] = useState<Sheet | undefined>();
  useInPlay(saved, sheet?.kind === 'seats');
  const shown = useShown(sitting, at);
  const picture = usePicture(game.id);
  const acts = useActs(saved, words, setSheet);
  const openedGroup = useMemo(() => new Signal({ promptId: -1, group: '' }), []);
  const onPage = useMemo(
    () => ({ saved, sitting, words, picture, acts, openedGroup }),
    [saved, words, picture, acts],
  );

  const close = () => setSheet(undefined);
  // A sheet belongs to the page it was opened on. A layout effect, so that it can't close one opened by an early key.
  useLayoutEffect(close, [id, story, at]);
  const moved = shared?.movedTo;
  useEffect(() => {
    if (moved && moved !== id) go(to.game(moved), true);
  }, [moved]);
  const title = record.name || words.title;
  const yourTurn = useTurnNotice(sitting, title);
  useTitle(`${yourTurn}${title}`);

  const onlyStory = story && !wide;
  useInSight(picture && shown.current && !onlyStory ? `${sitting.promptId} ${sitting.appDraws}` : '');
  useKeys(
    {
      s: () => go(story ? to.game(id) : to.story(id)),
      n: () => setSheet({ kind: 'note' }),
      // Keys may change the game only if the prompt is visible.
      ...(!onlyStory && {
        u: () => acts.undo(true),
        r: () => acts.redo(true),
        w: acts.why,
        d: () => acts.switchDrawer(true),
        a: () => node.kind !== 'end' && sitting.facts.length > 0 && setSheet({ kind: 'adjust' }),
      }),
    },
    shown.current,
  );

  const turn = game.turn(shown.state);
  const told = !covered && <Story at={shown.past} />;
  return (
    <GameContext.Provider value={onPage}>
      <div
        class="table-page"
        data-game={game.id}
        data-story={onlyStory ? '' : undefined}
        data-over={node.kind === 'end' && shown.current ? '' : undefined}
        {...touch}
      >
        <Bar title={title} turn={turn ? words.turn(turn) : ''} menu={acts.menu} />
        {!onlyStory && <BoardArea shown={shown} />}
        {!onlyStory && <Dock shown={shown} />}
        {onlyStory && <StoryPane back={to.game(id)}>{told}</StoryPane>}
        {wide && <StoryPane>{told}</StoryPane>}
        <Sheets sheet={sheet} past={!shown.current || watching} reopen={reopen} close={close} />
      </div>
    </GameContext.Provider>
  );
}

/** The page of a game in play: the board, one prompt, the tools, and the story next to it or instead of it. */
import type { ComponentProps } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { UnboundWords, Words } from '../../kernel/words.ts';
import { journalText } from '../../sitting/journal-text.ts';
import { named, wordsFor } from '../../words/program.ts';
import { BotSteps } from '../bots/BotSteps.tsx';
import { useStepping } from '../bots/stepping.ts';
import { act, group } from '../controls/taps.ts';
import { useWide } from '../device/wide.ts';
import { download, fileName } from '../files/download.ts';
import { NotFound } from '../message/NotFound.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useSignal } from '../redraw/signal.ts';
import { Results } from '../results/Results.tsx';
import { go, to } from '../route.ts';
import { Broken } from '../saved/Broken.tsx';
import { type GameKeeper, openGame } from '../saved/open.ts';
import { BoardView, usePicture } from '../scene/BoardView.tsx';
import { SceneView } from '../scene/SceneView.tsx';
import { Scores } from '../seats/Scores.tsx';
import { sayHaving } from '../seats/say-change.ts';
import { useSettings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { Going } from '../together/Going.tsx';
import type { Lobby } from '../together/lobby/Lobby.tsx';
import type { Fellows } from '../together/people/Fellows.tsx';
import { useTurnNotice } from '../together/people/turn-notice.ts';
import { useUi } from '../words/ui.ts';
import { useActs } from './acts.ts';
import { Bar } from './Bar.tsx';
import { choicesAt } from './choices/choices.ts';
import { grouped } from './choices/groups.ts';
import { numberKeys } from './choices/number-keys.ts';
import { useInPlay } from './in-play.ts';
import { useKeys } from './keys.ts';
import { Notices } from './Notices.tsx';
import { Now } from './Now.tsx';
import { Guide } from './prompt/Guide.tsx';
import { useInSight } from './prompt/in-sight.ts';
import type { Sheet } from './sheets/MenuSheet.tsx';
import { Sheets } from './sheets/Sheets.tsx';
import { LookBack } from './story/LookBack.tsx';
import { Story } from './story/Story.tsx';
import { StoryPane } from './story/StoryPane.tsx';
import { touch } from './touch.ts';
import './table.css';

interface Props {
  readonly id: string;
  readonly story: boolean;
  readonly at: number | undefined;
}

interface InPlayProps extends Props {
  readonly saver: GameKeeper;
  readonly words: Words<AnySpec>;
  readonly reopen: () => void;
}

export function TablePage(props: Props) {
  const { lang } = useUi();
  const { components } = useSettings();
  /** How often the game was brought to a shared table or home, which opens it again. */
  const [moved, setMoved] = useState(0);
  const opened = useLoaded(
    async () => ({ moved, it: await openGame(await openStore(), props.id) }),
    `${props.id} ${moved}`,
  );
  const entry = opened?.it?.ok ? opened.it.saver.entry : undefined;
  const words = useLoaded(
    async () => entry && wordsFor(entry.words, lang, components),
    `${entry?.meta.id ?? ''} ${lang} ${components ?? ''}`,
  );
  if (opened && !opened.it) return <NotFound />;
  if (opened?.it && !opened.it.ok) return <Broken opened={opened.it} />;
  if (!opened?.it?.ok || !words) return <div class="page" aria-busy="true" />;
  // A game that was just taken home would take a tap and keep it nowhere, until it's open again.
  if (opened.it.saver.shared && opened.moved !== moved) return <div class="page" aria-busy="true" />;
  const reopen = () => setMoved(moved + 1);
  return <Named {...props} saver={opened.it.saver} words={words} reopen={reopen} />;
}

/** Names that come from the game's data (provinces, cards) follow the options of this game. */
function Named({ words, ...props }: Omit<InPlayProps, 'words'> & { words: UnboundWords<AnySpec> }) {
  const { saver } = props;
  const { shared } = saver;
  // Before the start of a shared table its settings may change. The device stays connected from page to page.
  useSignal(saver.changes);
  useSignal(saver.sitting.changes);
  useLayoutEffect(() => shared?.start(), [shared]);
  const { options } = saver.sitting.session;
  const { components } = useSettings();
  const bound = useMemo(() => named(words, options, components), [words, options, components]);
  if (shared?.lobby) return <LobbyPage shared={shared} words={bound} reopen={props.reopen} />;
  return <GameInPlay {...props} words={bound} />;
}

/** Where people meet before the start. */
function LobbyPage(props: ComponentProps<typeof Lobby>) {
  const page = useLoaded(() => import('../together/lobby/Lobby.tsx'), 'lobby');
  return page ? <page.Lobby {...props} /> : <div class="page" aria-busy="true" />;
}

function GameInPlay({ saver, words, id, story, at, reopen }: InPlayProps) {
  const { sitting, record, shared } = saver;
  const ui = useUi();
  const { say } = ui;
  const [sheet, setSheet] = useState<Sheet | undefined>();
  const wide = useWide();
  useInPlay(saver, sheet?.kind === 'seats');

  const { session, game, node, covered } = sitting;
  const past =
    at === undefined || covered ? undefined : Math.min(Math.max(at, session.base), session.line.length);
  const beats = past === undefined ? sitting.botsPlayed : [];
  const { nth, step, playing, play } = useStepping(beats, session.line.length);
  const shownAt = past ?? (nth === undefined ? undefined : beats[nth]?.to);
  const state = shownAt === undefined ? session.state : session.replayed(shownAt);
  const seats = game.seats(session.options);
  const turn = game.turn(state);
  const title = record.name || words.title;
  const [opened, setOpened] = useState({ beat: -1, group: '' });
  const groups = {
    group: opened.beat === sitting.promptId ? opened.group : '',
    open: (group: string) => setOpened({ beat: sitting.promptId, group }),
  };
  const loaded = usePicture(game.id);
  const scores = covered ? [] : (loaded?.picture?.scores?.(sitting.view(state)) ?? []);
  const onBoard = loaded?.picture?.offers?.(node, sitting.view()) ?? [];
  // A device that only watches shows what is asked, and nothing to tap.
  const { watching } = sitting;
  // Somebody else at a shared table is asked.
  const idle = watching || sitting.chairs.waitsFor !== undefined;
  const choices = watching ? [] : grouped(choicesAt(sitting, words, ui, onBoard), groups, say.otherChoice);
  const moved = shared?.movedTo;
  useEffect(() => {
    if (moved && moved !== id) go(to.game(moved), true);
  }, [moved]);
  const close = () => setSheet(undefined);
  // A sheet belongs to the page it was opened on. A layout effect, so that it can't close one opened by an early key.
  useLayoutEffect(close, [id, story, at]);
  const acts = useActs(sitting, setSheet);
  const save = () => {
    const text = journalText(sitting.narrator(words, ui.program), record.name, sitting.playerDraws);
    download(fileName(game.id, record.updated), text);
    close();
  };

  const yourTurn = useTurnNotice(sitting, title);
  const onlyStory = story && !wide;
  const over = node.kind === 'end' && shownAt === undefined;
  useInSight(loaded && shownAt === undefined && !onlyStory ? `${sitting.promptId} ${sitting.appDraws}` : '');
  useEffect(() => {
    document.title = `${yourTurn}${title} · ${say.name}`;
  }, [title, say, yourTurn]);
  useKeys(
    {
      choose: (n) => {
        const choice = onlyStory ? undefined : choices[numberKeys(choices).indexOf(n)];
        if (choice) act(choice.run, true);
      },
      letters: {
        s: () => go(story ? to.game(id) : to.story(id)),
        n: () => setSheet({ kind: 'note' }),
        // Keys may change the game only if the prompt is visible.
        ...(!onlyStory && {
          u: () => acts.undo(true),
          r: () => acts.redo(true),
          w: acts.why,
          d: () => acts.switchDrawer(true),
          a: () => node.kind !== 'end' && setSheet({ kind: 'adjust' }),
        }),
      },
    },
    shownAt === undefined,
  );

  const told = !covered && (
    <Story
      sitting={sitting}
      record={record}
      words={words}
      at={past}
      why={acts.rules}
      thought={acts.thought}
    />
  );
  return (
    <div
      class="table-page"
      data-game={game.id}
      data-story={onlyStory ? '' : undefined}
      data-over={over ? '' : undefined}
      {...touch}
    >
      <Bar title={title} turn={turn ? words.turn(turn) : ''} menu={acts.menu} />

      {!onlyStory && (
        // A scrolling frame must be reachable by keyboard.
        <main class="board-area" aria-label={say.theTable} tabIndex={wide ? 0 : undefined}>
          {record.guided && shownAt === undefined && !covered && (
            <Guide sitting={sitting} words={words} end={() => saver.endGuide()} />
          )}
          {over && (
            <Results
              sitting={sitting}
              record={record}
              words={words}
              share={() => setSheet({ kind: 'share' })}
              save={save}
            />
          )}
          {covered ? (
            <SceneView scene={covered.scene} words={words} />
          ) : (
            <BoardView
              game={game}
              state={state}
              view={sitting.view(state)}
              seat={sitting.viewer}
              words={words}
              loaded={loaded}
              asked={shownAt === undefined && sitting.chairs.personAsked && !watching}
              playerDraws={shownAt === undefined && !sitting.appDraws}
              play={shownAt === undefined && !idle ? acts.play : undefined}
              aside={shownAt === undefined && !watching ? acts.aside : undefined}
            />
          )}
        </main>
      )}

      {!onlyStory && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which screen readers would repeat
        <div
          class="asking"
          data-work={sitting.toDo.work ? '' : undefined}
          role="group"
          ref={group}
          aria-live="off"
          tabIndex={-1}
        >
          {scores.length > 0 && !wide && !shared?.ofPeople && (
            <Scores
              seats={seats}
              scores={scores}
              words={words}
              having={sayHaving(sitting.scene(state), sitting.viewer, words)}
            />
          )}
          {shared && !shared.ofPeople && <Together shared={shared} />}
          {shared?.ofPeople && (
            <Others
              shared={shared}
              words={words}
              scores={wide ? [] : scores}
              open={() => setSheet({ kind: 'people' })}
            />
          )}
          <Notices saver={saver} words={words} present={shownAt === undefined} save={save} />
          {nth !== undefined ? (
            <BotSteps
              sitting={sitting}
              words={words}
              botMoves={beats}
              nth={nth}
              playing={playing}
              step={step}
              play={play}
              why={acts.thought}
            />
          ) : past === undefined ? (
            <Now
              saver={saver}
              words={words}
              botMoves={beats}
              choices={choices}
              group={groups.group}
              loaded={loaded}
              wide={wide}
              acts={acts}
              step={step}
              watch={() => play(true)}
            />
          ) : (
            <LookBack sitting={sitting} saver={saver} words={words} at={past} />
          )}
        </div>
      )}

      {onlyStory && <StoryPane back={to.game(id)}>{told}</StoryPane>}
      {wide && <StoryPane>{told}</StoryPane>}

      <Sheets
        past={shownAt !== undefined || watching}
        sheet={sheet}
        sitting={sitting}
        saver={saver}
        words={words}
        open={setSheet}
        save={save}
        reopen={reopen}
        close={close}
      />
    </div>
  );
}

/** Loaded at a shared table only. */
function Together(props: ComponentProps<typeof Going>) {
  const line = useLoaded(() => import('../together/Going.tsx'), 'going');
  return line ? <line.Going {...props} /> : null;
}

function Others(props: ComponentProps<typeof Fellows>) {
  const part = useLoaded(() => import('../together/people/Fellows.tsx'), 'fellows');
  return part ? <part.Fellows {...props} /> : null;
}

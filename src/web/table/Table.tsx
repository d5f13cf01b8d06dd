/** The table: the scene, one prompt, the tools, and the story beside or over it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import { rulesBehind } from '../../kernel/story.ts';
import type { Words } from '../../kernel/words.ts';
import { named } from '../../words/program.ts';
import { useAwake } from '../awake.ts';
import { Icon, type IconName } from '../icons.tsx';
import { useLoaded } from '../loaded.ts';
import { NotFound } from '../NotFound.tsx';
import { betweenTurns } from '../offline/turns.ts';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { Results } from '../results/Results.tsx';
import { go, to } from '../route.ts';
import { LangSwitch } from '../SettingsSheet.tsx';
import { BotSteps } from '../seats/BotSteps.tsx';
import { BotsSummary } from '../seats/BotsSummary.tsx';
import { seatsOf } from '../seats/who.ts';
import { useSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../ui.ts';
import { BoardView, loadBoard } from './BoardView.tsx';
import { Broken } from './Broken.tsx';
import { choicesAt } from './choices.ts';
import { download, fileName, journalText } from './export.ts';
import { grouped } from './groups.ts';
import { useGuard } from './guard.ts';
import { useKeys } from './keys.ts';
import { LookBack } from './LookBack.tsx';
import type { Sheet } from './MenuSheet.tsx';
import { Prompt } from './Prompt.tsx';
import { Sheets } from './Sheets.tsx';
import { Story } from './Story.tsx';
import { openSitting, type Sitting } from './sitting.ts';
import { TodoCard } from './TodoCard.tsx';
import '../style/table.css';

interface Props {
  readonly id: string;
  readonly story: boolean;
  readonly at: number | undefined;
}

export function TablePage(props: Props) {
  const { lang } = useUi();
  const opened = useLoaded(async () => ({ it: await openSitting(await openStore(), props.id) }), props.id);
  const entry = opened?.it?.ok ? opened.it.sitting.entry : undefined;
  const words = useLoaded(async () => entry?.words[lang](), `${entry?.meta.id ?? ''} ${lang}`);
  if (opened && !opened.it) return <NotFound />;
  if (opened?.it && !opened.it.ok) return <Broken opened={opened.it} />;
  if (!opened?.it?.ok || !words) return <div class="page" aria-busy="true" />;
  return <Named {...props} sitting={opened.it.sitting} words={words} />;
}

/** Names that come from the game's data are said by the options in play. */
function Named({ words, ...props }: Props & { sitting: Sitting; words: Words<AnySpec> }) {
  const { options } = props.sitting.session;
  const { components } = useSettings();
  const bound = useMemo(() => named(words, options, components), [words, options, components]);
  return <Table {...props} words={bound} />;
}

/** Wide enough for the story beside the table. */
const WIDE = '(min-width: 48rem), (min-width: 36rem) and (max-height: 30rem)';

function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = () => setWide(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return wide;
}

function Table({ sitting, words, id, story, at }: Props & { sitting: Sitting; words: Words<AnySpec> }) {
  const ui = useUi();
  const { say } = ui;
  const [, redraw] = useState(0);
  const [sheet, setSheet] = useState<Sheet | undefined>();
  const guard = useGuard();
  const wide = useWide();
  useEffect(() => sitting.watch(() => redraw((n) => n + 1)), [sitting]);
  // After every change: bots play on where it is their turn.
  // Not while seats are being given out.
  const seating = sheet?.kind === 'seats';
  useEffect(() => {
    if (!seating) void sitting.chairs.letPlay();
  }, [sitting, sitting.tick, seating]);
  // What bots do, too, may take a button away.
  useEffect(guard.keepPlace, [sitting.tick]);
  useAwake(useSettings().awake);

  const { session, game, record, node } = sitting;
  const past = at === undefined ? undefined : Math.min(Math.max(at, session.base), session.line.length);
  const beats = past === undefined ? sitting.chairs.played : [];
  const [stepping, setStepping] = useState({ at: -1, nth: 0 });
  const nth = stepping.at === session.line.length && beats.length > 0 ? stepping.nth : undefined;
  const step = (to: number | undefined) =>
    setStepping({ at: to === undefined ? -1 : session.line.length, nth: to ?? 0 });
  const shownAt = past ?? (nth === undefined ? undefined : beats[nth]?.to);
  const state = shownAt === undefined ? session.state : session.replayed(shownAt);
  const seats = game.seats(session.options);
  const seatNames = (of: readonly string[]) => of.map((seat) => words.seats(seat));
  const turn = game.turn(state);
  const title = record.name || words.title;
  const [opened, setOpened] = useState({ beat: -1, group: '' });
  const groups = {
    group: opened.beat === sitting.beat ? opened.group : '',
    open: (group: string) => setOpened({ beat: sitting.beat, group }),
  };
  const board = useLoaded(() => loadBoard(game.id).then((own) => ({ own })), game.id);
  const onBoard = board?.own?.offers?.(node, sitting.view()) ?? [];
  const choices = grouped(choicesAt(sitting, words, ui, onBoard), groups, say.otherChoice);
  const close = () => setSheet(undefined);
  const thought = (at: number) => setSheet({ kind: 'thought', at });
  const why = (rules: readonly string[]) => setSheet({ kind: 'why', rules });
  const whyNow = () => why(rulesBehind(session, sitting.justNow));
  const undo = (key = true) => guard.run(() => sitting.undo(), key);
  const redo = (key = true) => guard.run(() => sitting.redo(), key);
  const hand = () => sitting.setOwn(!record.own);
  const save = () => {
    download(fileName(game.id, record.updated), journalText(session, words, ui.program, record.name));
    close();
  };

  useEffect(() => {
    document.title = `${title} · ${say.name}`;
  }, [title, say]);
  useKeys(
    {
      choose: (n) => {
        const choice = choices[n - 1];
        if (choice) guard.run(choice.run, true);
      },
      letters: {
        u: () => undo(),
        r: () => redo(),
        w: whyNow,
        s: () => go(story ? to.game(id) : to.story(id)),
        d: hand,
        n: () => setSheet({ kind: 'note' }),
        a: () => setSheet({ kind: 'adjust' }),
      },
    },
    shownAt === undefined,
  );

  const onlyStory = story && !wide;
  const told = <Story sitting={sitting} words={words} at={past} why={why} thought={thought} />;
  const tool = (name: IconName, label: string, key: string, act: (key: boolean) => void, off = false) => (
    <button
      type="button"
      class="tool"
      disabled={off}
      aria-keyshortcuts={key}
      onClick={(event) => act(event.detail === 0)}
    >
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
  return (
    <div class="table-page" data-game={game.id} data-story={onlyStory ? '' : undefined}>
      <header class="bar">
        <button type="button" class="skip" onClick={() => document.getElementById('prompt-text')?.focus()}>
          {say.skipToTable}
        </button>
        <a class="plain" href={to.shelf} aria-label={say.toShelf}>
          <Icon name="back" />
        </a>
        <h1>
          <span class="bar-title">{title}</span>
          {turn && <span class="bar-turn">{words.turn(turn)}</span>}
        </h1>
        <LangSwitch />
        <button type="button" class="plain" aria-label={say.menu} onClick={() => setSheet({ kind: 'menu' })}>
          <Icon name="menu" />
        </button>
      </header>

      {!onlyStory && (
        // A frame that scrolls must be reachable by keyboard.
        <main class="board-area" aria-label={say.theTable} tabIndex={wide ? 0 : undefined}>
          {node.kind === 'end' && shownAt === undefined && <Results sitting={sitting} words={words} />}
          <BoardView
            game={game}
            state={state}
            words={words}
            seat={sitting.seat}
            own={shownAt === undefined && !sitting.appDraws}
            play={(move, quick) => shownAt === undefined && guard.run(() => sitting.play(move), quick)}
            aside={shownAt === undefined ? (move) => guard.run(() => sitting.aside(move, '')) : undefined}
          />
        </main>
      )}

      {!onlyStory && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that nobody wants to hear
        <div class="hand" role="group" ref={guard.hand} aria-live="off" tabIndex={-1}>
          {sitting.notSaved && (
            <div class="notice problem" role="alert">
              <p>
                {say.notSaved} {say.notSavedHelp}
              </p>
              <p class="row">
                <button type="button" onClick={() => void sitting.save()}>
                  {say.tryAgain}
                </button>
                <button type="button" onClick={save}>
                  {say.export}
                </button>
              </p>
            </div>
          )}
          {sitting.caughtUp && (
            <p class="notice" role="status">
              {say.caughtUp}
            </p>
          )}
          {nth !== undefined ? (
            <BotSteps sitting={sitting} words={words} beats={beats} nth={nth} step={step} why={thought} />
          ) : past === undefined ? (
            <>
              {sitting.work && (
                <TodoCard
                  work={sitting.work}
                  words={words}
                  seats={seats.length > 1 ? seatNames(seatsOf(session, sitting.work.undone)) : []}
                  small={!wide}
                  done={() => sitting.tableDone()}
                />
              )}
              {betweenTurns(session.entries) && (
                <UpdateOffer kept={() => sitting.save().then(() => !sitting.notSaved)} />
              )}
              {beats.length > 0 && !sitting.chairs.handTo && (
                <BotsSummary sitting={sitting} words={words} beats={beats} step={step} why={thought} />
              )}
              {sitting.chairs.stuck && (
                <button type="button" onClick={() => setSheet({ kind: 'seats' })}>
                  {say.seats.title}
                </button>
              )}
              <Prompt
                sitting={sitting}
                words={words}
                choices={choices}
                group={groups.group}
                guard={guard}
                board={board}
              />
              <nav class="tools" aria-label={say.menu}>
                {seats.length > 1 && sitting.chairs.takesBackOf.length > 0 && (
                  <p class="undo-of" id="undo-of">
                    {say.seats.undoTakes(seatNames(sitting.chairs.takesBackOf).join(', '))}
                  </p>
                )}
                {tool('undo', say.undo, 'u', undo, sitting.chairs.takesBack.length === 0)}
                {tool('redo', say.redo, 'r', redo, session.undone.length === 0)}
                {tool('why', say.why, 'w', whyNow)}
                <button type="button" class="tool" aria-keyshortcuts="d" onClick={hand}>
                  <Icon name={record.own ? 'hand' : 'app'} />
                  <span class="hidden">{say.drawHandHelp}: </span>
                  <span>{record.own ? say.drawHand.own : say.drawHand.app}</span>
                </button>
                {!wide && (
                  <a class="tool" href={to.story(id)} aria-keyshortcuts="s">
                    <Icon name="story" />
                    <span>{say.story}</span>
                  </a>
                )}
              </nav>
            </>
          ) : (
            <LookBack sitting={sitting} words={words} at={past} />
          )}
        </div>
      )}

      {onlyStory && (
        <main class="story" aria-label={say.story}>
          <header class="story-head">
            <h2>{say.story}</h2>
            <a class="plain" href={to.game(id)} aria-label={say.close}>
              <Icon name="close" />
            </a>
          </header>
          {told}
        </main>
      )}
      {wide && (
        <aside class="story" aria-label={say.story}>
          <header class="story-head">
            <h2>{say.story}</h2>
          </header>
          {told}
        </aside>
      )}

      <Sheets
        past={shownAt !== undefined}
        sheet={sheet}
        sitting={sitting}
        words={words}
        open={setSheet}
        save={save}
        close={close}
      />
    </div>
  );
}

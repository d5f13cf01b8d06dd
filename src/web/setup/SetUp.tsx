/** Set-up of one game in two steps, choose and lay out, made from its declared options; the rulings are next to them. */
import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import { type Entry, find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaultPreset, type Inspect, resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { PERSON } from '../../sitting/seats.ts';
import { named, sayProblem, wordsFor } from '../../words/program.ts';
import { editedChoice } from '../drafts.ts';
import { Icon } from '../icons.tsx';
import { useLoaded } from '../loaded.ts';
import { NotFound } from '../NotFound.tsx';
import { go, to } from '../route.ts';
import { LangSwitch } from '../SettingsSheet.tsx';
import { SeatFields } from '../seats/SeatFields.tsx';
import { useSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { newSeed } from '../store/store.ts';
import { createGame } from '../table/saved/kept.ts';
import type { ChangeGame as Change } from '../together/lobby/ChangeGame.tsx';
import type { NewTogether } from '../together/NewTogether.tsx';
import { useUi } from '../ui.ts';
import { Choose } from './Choose.tsx';
import { Field } from './Field.tsx';
import { LayOut } from './LayOut.tsx';
import { type Model, modelOf } from './model.ts';
import { offered } from './offered.ts';
import { Rulings } from './Rulings.tsx';
import { remember, remembered } from './remembered.ts';
import type { Setting } from './StartPosition.tsx';
import { sayWrong } from './wrong.ts';

interface Page {
  readonly game: string;
  readonly edited: boolean;
  /** The id of a game whose settings and seats the new one starts with; '' for none. */
  readonly like: string;
  /** For several people: the table comes next. */
  readonly together: boolean;
  /** The id of a game that waits at a table, to change its settings before the start; '' for none. */
  readonly table: string;
}

export function SetUp({ game: id, edited, like, together, table }: Page) {
  const { say, lang } = useUi();
  const entry = find(id);
  const loaded = useLoaded(async () => {
    if (!entry) return undefined;
    const [game, inspect, roster, model] = await Promise.all([
      entry.game(),
      inspectionOf(entry),
      entry.bots?.(),
      like || table ? modelOf(id, like || table) : undefined,
    ]);
    return { game, inspect, roster, model };
  }, id);
  const { components } = useSettings();
  const words = useLoaded(
    async () => entry && wordsFor(entry.words, lang, components),
    `${id} ${lang} ${components ?? ''}`,
  );
  useEffect(() => {
    if (words) document.title = `${say.setUp(words.title)} · ${say.name}`;
  }, [words, say]);
  if (!entry) return <NotFound />;
  if (!loaded || !words) return <div class="page" aria-busy="true" />;
  return (
    <Form
      entry={entry}
      game={loaded.game}
      inspect={loaded.inspect}
      roster={loaded.roster}
      words={words}
      edited={edited}
      together={together}
      table={table}
      model={loaded.model}
    />
  );
}

interface Props {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
  readonly words: UnboundWords<AnySpec>;
  /** Begin with what was made in the editor. */
  readonly edited: boolean;
  readonly together: boolean;
  readonly table: string;
  readonly model: Model | undefined;
}

function Form({ entry, game, inspect, roster, words, edited, together, table, model }: Props) {
  const ui = useUi();
  const { say, program } = ui;
  const { components } = useSettings();
  const [preset, setPreset] = useState(() => model?.preset ?? defaultPreset(game) ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(() =>
    edited ? editedChoice(game.id) : (model?.chosen ?? remembered(game.id, game.options)),
  );
  const [own, setOwn] = useState(model?.own ?? false);
  const [startsHalfway, setStartsHalfway] = useState(false);
  const [start, setStart] = useState<readonly Setting[]>([]);
  const [chairs, setChairs] = useState<Readonly<Record<string, string>>>(model?.chairs ?? {});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [sharing, setSharing] = useState(false);
  // Each step is a page; the browser's back leads to the first one, with everything chosen so far.
  const [at, setAt] = useState<'choose' | 'lay-out' | 'rulings'>('choose');
  useEffect(() => {
    const back = () => setAt('choose');
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const turnTo = (page: 'lay-out' | 'rulings') => {
    history.pushState(null, '', location.href);
    setAt(page);
    scrollTo(0, 0);
  };

  const given = { ...game.presets[preset], ...chosen };
  const resolved = resolve(game.options, given, inspect);
  const refusal = resolved.ok ? game.refuse(resolved.options) : undefined;
  const wrong = !resolved.ok
    ? sayWrong(resolved.refusal, game.options, words, ui)
    : refusal
      ? (words.refusals[refusal] ?? refusal)
      : '';
  const fallback = resolve(game.options, game.presets[preset], inspect);
  const options = resolved.ok ? resolved.options : fallback.ok ? fallback.options : undefined;
  const seats = options ? game.seats(options) : [];
  // With a printed board people sit at the board, and the app plays no seat.
  const seated = options !== undefined && seats.length > 1 && game.seated(options);
  const who = Object.fromEntries(
    seats.map((seat, i) => [seat, chairs[seat] ?? (i === 0 || !roster ? PERSON : roster.usual)]),
  );
  const keys = (role: string) => offered(game, role, options);
  const choose = (key: string, value: unknown) => {
    setChosen({ ...chosen, [key]: value });
    // Another table has other bounds; what was set on the old one may not fit.
    setStart([]);
  };
  const field = (key: string) => (
    <Field
      key={key}
      id={key}
      entry={entry}
      decl={game.options[key]!}
      words={words.options[key]!}
      value={key in given ? given[key] : defaultOf(game, key)}
      change={(value) => choose(key, value)}
    />
  );

  /** The game as it is chosen, with those who were seated; undefined if it can't begin. */
  const laidOut = (seatedNow: (who: string) => boolean = () => true) => {
    if (!resolved.ok) return undefined;
    remember(game.id, game.options, chosen);
    const started = Session.start(game, resolved.options, newSeed(), startsHalfway ? start : []);
    if (!started.ok) {
      setProblem(sayProblem(program, started.problem, words));
      return undefined;
    }
    for (const [seat, name] of Object.entries(seated ? who : {}))
      if (name !== PERSON && seatedNow(name)) started.value.seat(seat, name);
    return started.value;
  };
  /** For people the usual bots sit down at the start, where nobody else does. */
  const forPeople = () => laidOut((name) => name !== roster?.usual);
  const begin = async () => {
    const session = busy ? undefined : laidOut();
    if (!session) return;
    setBusy(true);
    const store = await openStore();
    try {
      const record = await createGame(store, session, Date.now(), { own });
      go(to.game(record.id), true);
    } catch {
      setProblem(say.keeping.newNotSaved);
      setBusy(false);
    }
  };

  const header = (title: string) => (
    <header class="bar">
      {at === 'choose' ? (
        <a class="plain" href={to.shelf} aria-label={say.toShelf}>
          <Icon name="back" />
        </a>
      ) : (
        <button type="button" class="plain" aria-label={say.choose} onClick={() => history.back()}>
          <Icon name="back" />
        </button>
      )}
      <h1>{title}</h1>
      <LangSwitch />
    </header>
  );
  if (at === 'rulings')
    return (
      <div class="page set-up" data-game={game.id}>
        {header(say.rulings)}
        <main>
          <Rulings
            entry={entry}
            game={game}
            words={words}
            keys={keys('ruling')}
            gaps={(options && words.gaps?.(options)) ?? []}
            given={given}
            choose={choose}
          />
        </main>
      </div>
    );
  // If the app tracks everything, nothing has to be laid out.
  const layOut = options !== undefined && words.checklist(options).length > 0;
  // Where nothing can be set by hand, every game starts at its beginning.
  const adjustable = options !== undefined && game.facts(game.setup(options)).length > 0;
  return (
    <div class="page set-up" data-game={game.id}>
      {header(words.title)}
      {(layOut || at === 'lay-out') && (
        <nav aria-label={say.setUp(words.title)}>
          <ol class="steps">
            {(['choose', 'lay-out'] as const).map((step) => (
              <li key={step} class="step" aria-current={at === step ? 'step' : undefined}>
                {step === 'choose' ? say.choose : say.layOut}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {at === 'choose' && (
        <Choose
          game={game}
          words={words}
          inspect={inspect}
          preset={preset}
          start={(id) => {
            setPreset(id);
            setChosen({});
            setStart([]);
          }}
          own={own}
          setOwn={setOwn}
          keys={keys}
          field={field}
          given={resolved.ok ? given : {}}
          toRulings={() => turnTo('rulings')}
          tableAsItIs={
            layOut || !adjustable
              ? undefined
              : () => {
                  setStartsHalfway(true);
                  turnTo('lay-out');
                }
          }
          seats={
            seated && (
              <SeatFields
                seats={seats}
                bots={names(roster)}
                who={who}
                words={words}
                choose={(seat, name) => setChairs({ ...chairs, [seat]: name })}
              />
            )
          }
        />
      )}
      {at === 'lay-out' && resolved.ok && (
        <LayOut
          game={game}
          options={resolved.options}
          words={named(words, resolved.options, components)}
          adjustable={adjustable}
          startsHalfway={startsHalfway && adjustable}
          setStartsHalfway={setStartsHalfway}
          start={start}
          setStart={setStart}
        />
      )}
      <footer class="begin">
        {(wrong || problem) && (
          <p class="notice problem" role="alert">
            {wrong || problem}
          </p>
        )}
        {at === 'choose' && layOut && (
          <button
            type="button"
            class="next primary big"
            disabled={wrong !== ''}
            onClick={() => {
              setStartsHalfway(false);
              turnTo('lay-out');
            }}
          >
            {say.toLayOut}
          </button>
        )}
        {table !== '' && <ChangeGame id={table} off={wrong !== ''} laidOut={forPeople} />}
        {table === '' && seated && (
          <button
            type="button"
            class={together ? 'primary big' : 'big'}
            disabled={wrong !== '' || busy}
            onClick={() => setSharing(true)}
          >
            {say.keeping.together}
          </button>
        )}
        {table === '' && (
          <button
            type="button"
            class={together || (layOut && at === 'choose') ? 'start big' : 'start primary big'}
            disabled={wrong !== '' || busy}
            onClick={() => void begin()}
          >
            {say.begin}
          </button>
        )}
      </footer>
      {sharing && (
        <PlayTogether
          laidOut={laidOut}
          forPeople={forPeople}
          words={words}
          own={own}
          close={() => setSharing(false)}
        />
      )}
    </div>
  );
}

/** What brings a new game to a table is loaded by those who ask for it. */
function PlayTogether(props: ComponentProps<typeof NewTogether>) {
  const sheet = useLoaded(() => import('../together/NewTogether.tsx'), 'together');
  return sheet ? <sheet.NewTogether {...props} /> : null;
}

function ChangeGame(props: ComponentProps<typeof Change>) {
  const part = useLoaded(() => import('../together/lobby/ChangeGame.tsx'), 'change');
  return part ? <part.ChangeGame {...props} /> : null;
}

/** A file by the name it is shipped under; everything else as it is declared. */
function defaultOf(game: Game<AnySpec>, key: string): unknown {
  return game.options[key]?.default;
}

/** Set-up of one game in two steps, choose and lay out, made from its declared options; the rulings are next to them. */
import { useEffect, useState } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import { type Entry, find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { named, wordsFor } from '../../words/program.ts';
import { Icon } from '../controls/Icon.tsx';
import { Busy } from '../message/Busy.tsx';
import { NotFound } from '../message/NotFound.tsx';
import { Problem } from '../message/Problem.tsx';
import { lazy } from '../redraw/lazy.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { SeatFields } from '../seats/SeatFields.tsx';
import { LangSwitch } from '../settings/SettingsSheet.tsx';
import { useSettings } from '../settings/settings.ts';
import { useUi } from '../words/ui.ts';
import { Choose } from './Choose.tsx';
import { Field } from './Field.tsx';
import { stopsAtField } from './field-out-of-bounds.ts';
import { LayOut } from './LayOut.tsx';
import { modelOf } from './model.ts';
import { offered } from './offered.ts';
import { Rulings } from './Rulings.tsx';
import { type ToSetUp, useSetUp } from './use-set-up.ts';
import { useSteps } from './use-steps.ts';

// What brings a game to a shared table is loaded by those who ask for it.
const NewTogether = lazy(() => import('../together/NewTogether.tsx').then((sheet) => sheet.NewTogether));
const ChangeGame = lazy(() => import('../together/lobby/ChangeGame.tsx').then((part) => part.ChangeGame));

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
  if (!loaded || !words) return <Busy />;
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

interface Props extends ToSetUp {
  readonly entry: Entry;
  readonly together: boolean;
  readonly table: string;
}

function Form({ entry, together, table, ...toSetUp }: Props) {
  const { game, inspect, roster, words } = toSetUp;
  const { say } = useUi();
  const { components } = useSettings();
  const [sharing, setSharing] = useState(false);
  const [at, turnTo] = useSteps();
  const setUp = useSetUp(toSetUp);
  const { preset, given, choose, resolved, options, wrong } = setUp;
  const seated = setUp.seats.length > 0;
  const keys = (role: string) => offered(game, role, options);
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

  if (at === 'rulings')
    return (
      <div class="page set-up" data-game={game.id}>
        <Header title={say.rulings} first={false} />
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
      <Header title={words.title} first={at === 'choose'} />
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
          start={setUp.choosePreset}
          own={setUp.playerDraws}
          setOwn={setUp.setPlayerDraws}
          keys={keys}
          field={field}
          given={resolved ? given : {}}
          toRulings={() => turnTo('rulings')}
          tableAsItIs={
            layOut || !adjustable
              ? undefined
              : () => {
                  setUp.setStartsHalfway(true);
                  turnTo('lay-out');
                }
          }
          seats={
            seated && (
              <SeatFields
                seats={setUp.seats}
                bots={names(roster)}
                who={setUp.who}
                words={words}
                choose={setUp.seat}
              />
            )
          }
        />
      )}
      {at === 'lay-out' && resolved && (
        <LayOut
          game={game}
          options={resolved}
          words={named(words, resolved, components)}
          adjustable={adjustable}
          startsHalfway={setUp.startsHalfway && adjustable}
          setStartsHalfway={setUp.setStartsHalfway}
          start={setUp.start}
          setStart={setUp.setStart}
        />
      )}
      <footer
        class="begin"
        onClickCapture={(event) => {
          if (stopsAtField(event.currentTarget.parentElement)) event.stopPropagation();
        }}
      >
        <Problem>{wrong || setUp.problem}</Problem>
        {at === 'choose' && layOut && (
          <button
            type="button"
            class="next primary big"
            disabled={wrong !== ''}
            onClick={() => {
              setUp.setStartsHalfway(false);
              turnTo('lay-out');
            }}
          >
            {say.toLayOut}
          </button>
        )}
        {table !== '' && <ChangeGame id={table} off={wrong !== ''} laidOut={setUp.forPeople} />}
        {table === '' && seated && (
          <button
            type="button"
            class={together ? 'primary big' : 'big'}
            disabled={wrong !== '' || setUp.busy}
            onClick={() => setSharing(true)}
          >
            {say.keeping.together}
          </button>
        )}
        {table === '' && (
          <button
            type="button"
            class={together || (layOut && at === 'choose') ? 'start big' : 'start primary big'}
            disabled={wrong !== '' || setUp.busy}
            onClick={() => void setUp.begin()}
          >
            {say.begin}
          </button>
        )}
      </footer>
      {sharing && (
        <NewTogether
          laidOut={setUp.laidOut}
          forPeople={setUp.forPeople}
          words={words}
          own={setUp.playerDraws}
          close={() => setSharing(false)}
        />
      )}
    </div>
  );
}

function Header({ title, first }: { title: string; first: boolean }) {
  const { say } = useUi();
  return (
    <header class="bar">
      {first ? (
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
}

/** A file by the name it is shipped under; everything else as it is declared. */
function defaultOf(game: Game<AnySpec>, key: string): unknown {
  return game.options[key]?.default;
}

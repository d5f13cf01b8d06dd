/** Set-up of one game: a page made from its declared options, and the checklist that follows them. */
import { useEffect, useState } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import { type Entry, find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaultPreset, type Inspect, idle, resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { PERSON } from '../../sitting/seats.ts';
import { joined, named, sayProblem, wordsFor } from '../../words/program.ts';
import { editedChoice } from '../drafts.ts';
import { Icon } from '../icons.tsx';
import { useLoaded } from '../loaded.ts';
import { NotFound } from '../NotFound.tsx';
import { go, to } from '../route.ts';
import { LangSwitch } from '../SettingsSheet.tsx';
import { SeatFields } from '../seats/SeatFields.tsx';
import { useSettings } from '../settings.ts';
import { Cover } from '../shelf/Cover.tsx';
import { openStore } from '../store/open.ts';
import { newSeed } from '../store/store.ts';
import { shelve } from '../table/kept.ts';
import { useUi } from '../ui.ts';
import { AsItStands, type Setting } from './AsItStands.tsx';
import { Field } from './Field.tsx';
import { Rulings } from './Rulings.tsx';
import { remember, remembered } from './remembered.ts';
import { sayWrong } from './wrong.ts';

export function SetUp({ game: id, edited }: { game: string; edited: boolean }) {
  const { say, lang } = useUi();
  const entry = find(id);
  const loaded = useLoaded(async () => {
    if (!entry) return undefined;
    const [game, inspect, roster] = await Promise.all([entry.game(), inspectionOf(entry), entry.bots?.()]);
    return { game, inspect, roster };
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
    />
  );
}

interface Props {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
  readonly words: Words<AnySpec>;
  /** Begin with what was made in the editor. */
  readonly edited: boolean;
}

function Form({ entry, game, inspect, roster, words, edited }: Props) {
  const ui = useUi();
  const { say, program } = ui;
  const { components } = useSettings();
  const [preset, setPreset] = useState(() => defaultPreset(game) ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(() =>
    edited ? editedChoice(game.id) : remembered(game.id, game.options),
  );
  const [own, setOwn] = useState(false);
  const [stands, setStands] = useState(false);
  const [start, setStart] = useState<readonly Setting[]>([]);
  const [chairs, setChairs] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // The rulings are a page of their own; the browser's back leads to the set-up, with everything chosen so far.
  const [atRulings, setAtRulings] = useState(false);
  useEffect(() => {
    const back = () => setAtRulings(false);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const turnToRulings = () => {
    history.pushState(null, '', location.href);
    setAtRulings(true);
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
  // Beside a printed board the people sit at the board; the app decides for nobody.
  const seated = options !== undefined && seats.length > 1 && game.seated(options);
  const who = Object.fromEntries(
    seats.map((seat, i) => [seat, chairs[seat] ?? (i === 0 || !roster ? PERSON : roster.usual)]),
  );
  // What has no effect beside the other settings is not offered; what was chosen there before stays chosen.
  const keys = (role: string) =>
    Object.keys(game.options).filter(
      (key) => game.options[key]?.role === role && !(options && idle(game.options, key, options)),
    );
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

  const begin = async () => {
    if (!resolved.ok || busy) return;
    remember(game.id, game.options, chosen);
    setBusy(true);
    const started = Session.start(game, resolved.options, newSeed(), stands ? start : []);
    if (!started.ok) {
      setProblem(sayProblem(program, started.problem, words));
      setBusy(false);
      return;
    }
    for (const [seat, name] of Object.entries(seated ? who : {}))
      if (name !== PERSON) started.value.seat(seat, name);
    const store = await openStore();
    try {
      const record = await shelve(store, started.value, Date.now(), { own });
      go(to.game(record.id), true);
    } catch {
      setProblem(say.keeping.newNotSaved);
      setBusy(false);
    }
  };

  if (atRulings)
    return (
      <div class="page set-up" data-game={game.id}>
        <header class="bar">
          <button type="button" class="plain" aria-label={words.title} onClick={() => history.back()}>
            <Icon name="back" />
          </button>
          <h1>{say.rulings}</h1>
          <LangSwitch />
        </header>
        <main>
          <Rulings
            entry={entry}
            game={game}
            words={words}
            keys={keys('ruling')}
            given={given}
            choose={choose}
          />
        </main>
      </div>
    );
  return (
    <div class="page set-up" data-game={game.id}>
      <header class="bar">
        <a class="plain" href={to.shelf} aria-label={say.toShelf}>
          <Icon name="back" />
        </a>
        <h1>{words.title}</h1>
        <LangSwitch />
      </header>
      <main class="columns">
        <div class="column">
          <Cover game={game.id} />
          <p class="lead">{words.pitch}</p>
          {Object.keys(game.presets).length > 1 && (
            <fieldset class="choices presets">
              <legend>{say.startWith}</legend>
              {Object.keys(game.presets).map((id) => (
                <label key={id} class="choice">
                  <input
                    type="radio"
                    name="preset"
                    checked={preset === id}
                    onChange={() => {
                      setPreset(id);
                      setChosen({});
                      setStart([]);
                    }}
                  />
                  <span>
                    {words.presets[id]?.name ?? id} <small>{words.presets[id]?.help}</small>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <fieldset class="fields">
            <legend>{say.yourGame}</legend>
            {keys('taste').map(field)}
            <fieldset class="choices">
              <legend>{say.draws}</legend>
              {[false, true].map((mine) => (
                <label key={String(mine)} class="choice">
                  <input type="radio" name="draws" checked={own === mine} onChange={() => setOwn(mine)} />
                  <span>{mine ? say.ownDraws : say.appDraws}</span>
                </label>
              ))}
              <small>{say.drawsHelp}</small>
            </fieldset>
          </fieldset>
          {seated && (
            <SeatFields
              seats={seats}
              bots={names(roster)}
              who={who}
              words={words}
              choose={(seat, name) => setChairs({ ...chairs, [seat]: name })}
            />
          )}
          {keys('detail').length > 0 && (
            <details class="fold">
              <summary>
                <h2>{say.details}</h2>
              </summary>
              <p class="quiet">{say.detailsHelp}</p>
              <div class="fields">{keys('detail').map(field)}</div>
            </details>
          )}
          {keys('ruling').length > 0 && (
            <p>
              <button type="button" onClick={turnToRulings}>
                {say.rulings}
              </button>
            </p>
          )}
        </div>
        <div class="column">
          {options && !stands && <Checklist lines={words.checklist(options).map(joined)} />}
          <p class="row">
            <a class="button" href={to.print(game.id, resolved.ok ? given : {})}>
              <Icon name="print" /> {say.keeping.print}
            </a>
            <a class="button" href={to.lab(game.id, resolved.ok ? given : {})}>
              <Icon name="luck" /> {say.lab.open}
            </a>
          </p>
          <label class="switch">
            <input
              type="checkbox"
              checked={stands}
              onChange={(event) => setStands(event.currentTarget.checked)}
            />
            <span>
              {say.asItStands} <small>{say.asItStandsHelp}</small>
            </span>
          </label>
          {stands && resolved.ok && (
            <AsItStands
              game={game}
              options={resolved.options}
              words={named(words, resolved.options, components)}
              start={start}
              change={setStart}
            />
          )}
        </div>
      </main>
      <footer class="begin">
        {(wrong || problem) && (
          <p class="notice problem" role="alert">
            {wrong || problem}
          </p>
        )}
        <button
          type="button"
          class="primary big"
          disabled={wrong !== '' || busy}
          onClick={() => void begin()}
        >
          {say.begin}
        </button>
      </footer>
    </div>
  );
}

/** A file by the name it is shipped under; everything else as it is declared. */
function defaultOf(game: Game<AnySpec>, key: string): unknown {
  return game.options[key]?.default;
}

function Checklist({ lines }: { lines: readonly string[] }) {
  const { say } = useUi();
  return (
    <section class="checklist" aria-labelledby="checklist">
      <h2 id="checklist">{say.checklist}</h2>
      <p class="quiet">{say.checklistHelp}</p>
      <ol>
        {lines.map((line) => (
          <li key={line}>
            <label>
              <input type="checkbox" />
              <span>{line}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}

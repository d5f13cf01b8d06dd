/** What a player chooses before a game begins: settings, seats, who draws and where it starts; and beginning it. */
import { useState } from 'preact/hooks';
import type { Entry } from '../../games/catalogue.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaultPreset, type Inspect, resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { PERSON } from '../../sitting/seats.ts';
import { sayProblem } from '../../words/program.ts';
import { editedChoice } from '../editor/kept-draft.ts';
import { go, to } from '../route.ts';
import { createGame } from '../saved/kept.ts';
import { openStore } from '../store/open.ts';
import { newSeed } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import type { Model } from './model.ts';
import { offered } from './offered.ts';
import { remember, remembered } from './remembered.ts';
import type { Setting } from './StartPosition.tsx';
import { sayWrong } from './wrong.ts';

export interface ToSetUp {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
  readonly words: UnboundWords<AnySpec>;
  /** Begin with what was made in the editor. */
  readonly edited: boolean;
  readonly model: Model | undefined;
}

export type SetUp = ReturnType<typeof useSetUp>;

export function useSetUp({ entry, game, inspect, roster, words, edited, model }: ToSetUp) {
  const ui = useUi();
  const { say, program } = ui;
  const [preset, setPreset] = useState(() => model?.preset ?? defaultPreset(game) ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(() =>
    edited ? editedChoice(game.id) : (model?.chosen ?? remembered(game.id, game.options)),
  );
  const [playerDraws, setPlayerDraws] = useState(model?.playerDraws ?? false);
  const [startsHalfway, setStartsHalfway] = useState(false);
  const [start, setStart] = useState<readonly Setting[]>([]);
  const [chairs, setChairs] = useState<Readonly<Record<string, string>>>(model?.chairs ?? {});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

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
  const choose = (key: string, value: unknown) => {
    setChosen({ ...chosen, [key]: value });
    // Another table has other bounds; what was set on the old one may not fit.
    setStart([]);
  };

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
  /** For a table of people: a seat that nobody takes gets the usual bot only at the start. */
  const forPeople = () => laidOut((name) => name !== roster?.usual);
  const begin = async () => {
    const session = busy ? undefined : laidOut();
    if (!session) return;
    setBusy(true);
    const store = await openStore();
    try {
      const record = await createGame(store, session, Date.now(), { own: playerDraws });
      go(to.game(record.id), true);
    } catch {
      setProblem(say.keeping.newNotSaved);
      setBusy(false);
    }
  };

  return {
    entry,
    game,
    inspect,
    roster,
    words,
    preset,
    /** Begins the choice again with this preset. */
    choosePreset(id: string) {
      setPreset(id);
      setChosen({});
      setStart([]);
    },
    given,
    choose,
    /** The settings, if they're possible. */
    resolved: resolved.ok ? resolved.options : undefined,
    /** The same, or those of the preset. */
    options,
    /** The options of a role that have an effect. */
    offered: (role: string) => offered(game, role, options),
    /** If the app tracks everything, nothing has to be laid out. */
    laysOut: options !== undefined && words.checklist(options).length > 0,
    /** Where nothing can be set by hand, every game starts at its beginning. */
    adjustable: options !== undefined && game.facts(game.setup(options)).length > 0,
    playerDraws,
    setPlayerDraws,
    startsHalfway,
    setStartsHalfway,
    start,
    setStart,
    /** Those that are given to people and bots here. */
    seats: seated ? seats : [],
    who,
    seat: (name: string, player: string) => setChairs({ ...chairs, [name]: player }),
    /** Why the settings aren't possible; '' if they are. */
    wrong,
    /** Why the game couldn't begin. */
    problem,
    busy,
    laidOut,
    forPeople,
    begin,
  };
}

/** What a player chooses before a game begins: settings, seats, who draws and where it starts; and beginning it. */
import { useState } from 'preact/hooks';
import type { Entry } from '../../games/catalogue.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaultPreset, type Inspect } from '../../kernel/options.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { sayProblem } from '../../words/program.ts';
import { editedChoice } from '../editor/kept-draft.ts';
import { go, to } from '../route.ts';
import { createGame } from '../saved/kept.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../words/ui.ts';
import { type Chosen, settingsOf, startSession } from './chosen.ts';
import type { Model } from './model.ts';
import { offered } from './offered.ts';
import { remember, remembered } from './remembered.ts';
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

export function useSetUp(toSetUp: ToSetUp) {
  const { game, roster, words, edited, model } = toSetUp;
  const ui = useUi();
  const { say, program } = ui;
  const [state, setState] = useState<Chosen>(() => ({
    preset: model?.preset ?? defaultPreset(game) ?? '',
    chosen: edited ? editedChoice(game.id) : (model?.chosen ?? remembered(game.id, game.options)),
    playerDraws: model?.playerDraws ?? false,
    startsHalfway: false,
    start: [],
    chairs: model?.chairs ?? {},
  }));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const { resolved, ...settings } = settingsOf(toSetUp, state);
  const { options, who } = settings;
  const refusal = resolved.ok ? game.refuse(resolved.options) : undefined;
  const wrong = !resolved.ok
    ? sayWrong(resolved.refusal, game.options, words, ui)
    : refusal
      ? (words.refusals[refusal] ?? refusal)
      : '';
  const change = (patch: Partial<Chosen>) => setState((now) => ({ ...now, ...patch }));

  /** The game as it is chosen, with those who were seated; undefined if it can't begin. */
  const newSession = (seatedNow: (who: string) => boolean = () => true) => {
    if (!resolved.ok) return undefined;
    remember(game.id, game.options, state.chosen);
    const started = startSession(game, resolved.options, state, who, seatedNow);
    if (started.ok) return started.value;
    setProblem(sayProblem(program, started.problem, words));
    return undefined;
  };
  /** For a table of people: a seat that nobody takes gets the usual bot only at the start. */
  const forPeople = () => newSession((name) => name !== roster?.usual);
  const begin = async () => {
    const session = busy ? undefined : newSession();
    if (!session) return;
    setBusy(true);
    const store = await openStore();
    try {
      const record = await createGame(store, session, Date.now(), { own: state.playerDraws });
      go(to.game(record.id), true);
    } catch {
      setProblem(say.keeping.newNotSaved);
      setBusy(false);
    }
  };

  return {
    ...toSetUp,
    ...state,
    ...settings,
    change,
    // Another table has other bounds; what was set on the old one may not fit.
    choose: (key: string, value: unknown) => change({ chosen: { ...state.chosen, [key]: value }, start: [] }),
    /** Begins the choice again with this preset. */
    choosePreset: (preset: string) => change({ preset, chosen: {}, start: [] }),
    seat: (name: string, player: string) => change({ chairs: { ...state.chairs, [name]: player } }),
    /** The settings, if they're possible. */
    resolved: resolved.ok ? resolved.options : undefined,
    /** The options of a role that have an effect. */
    offered: (role: string) => offered(game, role, options),
    /** If the app tracks everything, nothing has to be laid out. */
    hasLayOutStep: options !== undefined && words.checklist(options).length > 0,
    /** Where nothing can be set by hand, every game starts at its beginning. */
    adjustable: options !== undefined && game.facts(game.setup(options)).length > 0,
    /** Why the settings aren't possible; '' if they are. */
    wrong,
    /** Why the game couldn't begin. */
    problem,
    busy,
    newSession,
    forPeople,
    begin,
  };
}

/** A game by its id, with its settings as the command line gives them. */
import { readDataFile } from '../files/data-file.ts';
import { catalogue, type Entry, find } from '../games/catalogue.ts';
import { inspectionOf } from '../games/module.ts';
import { measureOf } from '../kernel/exact/exact.ts';
import type { AnySpec, Fact, Game } from '../kernel/game.ts';
import { type Inspect, type OptionDecls, type OptionsOf, resolve, withoutEffect } from '../kernel/options.ts';
import type { Seed } from '../kernel/session/draws.ts';
import { Session } from '../kernel/session/session.ts';
import { type Lang, namedOptions, type UnboundWords } from '../kernel/words.ts';
import { firstFew, named, sayOptionProblem, sayProblem, wordsFor } from '../words/program.ts';
import type { Arguments } from './arguments.ts';
import { exists } from './disk/place.ts';
import { readText } from './disk/read-file.ts';
import { isSoloFile, soloGame } from './disk/solo-file.ts';
import { exactMatch, normalized } from './matching.ts';
import { Fault, type Terminal } from './terminal.ts';

export interface Loaded {
  readonly listed: Entry;
  readonly game: Game<AnySpec>;
  readonly words: UnboundWords<AnySpec>;
  readonly inspect: Inspect;
}

/** By its id, or by the path of a solo file, with or without its ending. */
export async function loadGame(id: string, terminal: Terminal, components?: Lang): Promise<Loaded> {
  const { words: texts } = terminal;
  const file = isSoloFile(id) ? id : !find(id) && exists(`${id}.solo.md`) ? `${id}.solo.md` : undefined;
  const listed = file === undefined ? find(id) : await soloGame(file, terminal);
  if (!listed) throw new Fault(`${texts.wrong.game(id, known())} ${texts.wrong.whichModule}`);
  return load(listed, terminal, components);
}

export async function load(listed: Entry, { lang }: Terminal, components?: Lang): Promise<Loaded> {
  const [game, words, inspect] = await Promise.all([
    listed.game(),
    wordsFor(listed.words, lang, components),
    inspectionOf(listed),
  ]);
  return { listed, game, words, inspect };
}

function known(): string {
  return catalogue()
    .map(({ meta }) => meta.id)
    .join(', ');
}

/** What --preset and --option say, checked; an option that changes nothing is refused, too. */
export async function readOptions(
  loaded: Loaded,
  args: Arguments,
  terminal: Terminal,
): Promise<OptionsOf<OptionDecls>> {
  const options = await resolveOptions(loaded, args, terminal);
  refuseWithoutEffect(loaded, args, [options], terminal);
  return options;
}

/** The id for an id or a name, in upper or lower case; an unknown text is returned unchanged. */
function called(given: string, ids: readonly string[], name: (id: string) => string | undefined): string {
  if (ids.includes(given)) return given;
  const alike = (text = '') => normalized(text) === normalized(given);
  return ids.find((id) => alike(id)) ?? ids.find((id) => alike(name(id))) ?? given;
}

/** A setting's key, by its key or its name. */
function optionCalled({ game, words }: Loaded, said: string): string {
  const told = namedOptions(words);
  return called(said, Object.keys(game.options), (id) => told[id]?.name);
}

/** A setting's value as the game calls it. */
export function valueCalled({ game, words }: Loaded, key: string, value: string): string {
  const told = namedOptions(words);
  const decl = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
  if (decl?.kind === 'choice') return called(value, decl.choices, (id) => told[key]?.choices?.[id]);
  if (decl?.kind !== 'flag') return value;
  const low = value.toLowerCase();
  return low === 'yes' ? 'on' : low === 'no' ? 'off' : value;
}

/** A preset's id, by its id or its name. */
export function presetCalled({ game, words }: Loaded, said: string, { words: { wrong } }: Terminal): string {
  const presets = Object.keys(game.presets);
  const preset = called(said, presets, (id) => words.presets[id]?.name);
  if (Object.hasOwn(game.presets, preset)) return preset;
  throw new Fault(wrong.preset(preset, presets.join(', ')));
}

/** The settings of --option by their keys. A key and a name may mean the same setting, which can have only one value. */
export function optionsSaid(
  loaded: Loaded,
  args: Arguments,
  { words: { wrong } }: Terminal,
): readonly (readonly [key: string, value: string])[] {
  const keys = new Set<string>();
  return args.pairs('option').map(([said, value]) => {
    const key = optionCalled(loaded, said);
    if (keys.has(key)) throw new Fault(wrong.twice(`--option ${key}`));
    keys.add(key);
    return [key, value];
  });
}

/** Settings and their values, called as the game calls them. */
function optionPairs(
  loaded: Loaded,
  args: Arguments,
  terminal: Terminal,
): readonly (readonly [string, string])[] {
  return optionsSaid(loaded, args, terminal).map(([key, value]) => [key, valueCalled(loaded, key, value)]);
}

/** Every --option must have an effect in one of the games at least. */
export function refuseWithoutEffect(
  loaded: Loaded,
  args: Arguments,
  games: readonly OptionsOf<OptionDecls>[],
  terminal: Terminal,
): void {
  const { game, words } = loaded;
  const given = Object.fromEntries(optionPairs(loaded, args, terminal));
  const refusal = withoutEffect(game.options, given, games);
  if (refusal) throw new Fault(sayOptionProblem(terminal.program, refusal, words));
}

/** The settings that --preset and --option give, checked; each may be without effect, as in a saved game. */
export async function resolveOptions(
  loaded: Loaded,
  args: Arguments,
  terminal: Terminal,
): Promise<OptionsOf<OptionDecls>> {
  const { game, words, inspect } = loaded;
  const { program } = terminal;
  const said = args.value('preset');
  const preset = said === undefined ? undefined : presetCalled(loaded, said, terminal);
  const chosen = await Promise.all(
    optionPairs(loaded, args, terminal).map(
      async ([key, value]) => [key, await fromFile(loaded, key, value, terminal)] as const,
    ),
  );
  // Not by assignment: a key such as `__proto__` must reach the check that refuses it.
  const given = { ...(preset === undefined ? {} : game.presets[preset]), ...Object.fromEntries(chosen) };
  const resolved = resolve(game.options, given, inspect);
  if (!resolved.ok) throw new Fault(sayOptionProblem(program, resolved.refusal, words));
  const refusal = game.refuse(resolved.options);
  if (refusal) throw new Fault(words.refusals[refusal] ?? refusal);
  return resolved.options;
}

/** A data file: the name of a shipped one, or the path of the player's. */
async function fromFile(
  { listed, game }: Loaded,
  key: string,
  value: string,
  terminal: Terminal,
): Promise<unknown> {
  const decl = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
  if (decl?.kind !== 'file' || Object.hasOwn(decl.shipped, value)) return value;
  // A value that looks like a path is a missing file, not a misspelt name of a shipped one.
  if (!exists(value) && !/[./\\]/.test(value)) return value;
  const read = await readDataFile(listed, key, readText(value, terminal), terminal.lang);
  if (read.ok) return read.data;
  throw new Fault(terminal.program.refusals.file(key, value, firstFew(read.problems)));
}

/** What --with says, checked against what the measure declares, as far as these options allow it. */
export function readGiven(
  game: Game<AnySpec>,
  id: string,
  options: OptionsOf<OptionDecls>,
  args: Arguments,
  { program, words }: Terminal,
): Record<string, unknown> {
  const measure = measureOf(game, id);
  const decls = measure.within?.(options) ?? measure.with ?? {};
  if (args.has('with') && Object.keys(decls).length === 0) throw new Fault(words.wrong.withoutSettings(id));
  const resolved = resolve(decls, Object.fromEntries(args.pairs('with')));
  if (!resolved.ok) throw new Fault(sayOptionProblem(program, resolved.refusal));
  return { ...resolved.options };
}

/** How --start sets the table: values may be typed as they are on the table, and are returned as the journal has them. */
export function startOf(
  { game, words }: Pick<Loaded, 'game' | 'words'>,
  options: OptionsOf<OptionDecls>,
  args: Arguments,
): readonly { readonly fact: string; readonly value: string }[] {
  const { value: said } = named(words, options);
  const start: { fact: string; value: string }[] = [];
  const waiting = args.pairs('start').map(([fact, value]) => ({ fact, value }));
  // The values of one fact may depend on another, so each is read as soon as the table allows it.
  for (let known = true; known; ) {
    const session = Session.start(game, options, 0, start);
    const facts = session.ok ? game.facts(session.value.state) : [];
    const at = waiting.findIndex(({ fact, value }) => meant(facts, fact, value, said) !== undefined);
    known = at >= 0;
    for (const { fact, value } of known ? waiting.splice(at, 1) : [])
      start.push({ fact, value: meant(facts, fact, value, said) ?? value });
  }
  return [...start, ...waiting];
}

/** By its notation, by all that it is called, or by the printed number that this begins with. */
function meant(
  facts: readonly Fact<AnySpec>[],
  id: string,
  typed: string,
  said: (fact: string, value: string) => string,
): string | undefined {
  const fact = facts.find((each) => each.id === id);
  if (fact?.kind !== 'choice' || fact.choices.includes(typed)) return fact && typed;
  const choices = fact.choices.map((choice) => ({ id: choice, label: said(id, choice) }));
  const [number, second] = choices.filter(
    ({ label }) => /^\d+$/.test(typed) && label.startsWith(`${typed} `),
  );
  return exactMatch(typed, choices) ?? (second ? undefined : number?.id);
}

/** A new game, with the table as --start sets it. */
export function newSession(
  { game, words }: Loaded,
  options: OptionsOf<OptionDecls>,
  seed: Seed,
  args: Arguments,
  { program }: Terminal,
): Session<AnySpec> {
  const start = startOf({ game, words }, options, args);
  const session = Session.start(game, options, seed, start);
  if (session.ok) return session.value;
  const { problem } = session;
  const set =
    problem.reason === 'value' ? start.find(({ fact }) => problem.found?.startsWith(`${fact} `)) : undefined;
  if (!set) throw new Fault(sayProblem(program, problem, words));
  // Reported as a setting: nothing on a table is being adjusted here.
  const expected = problem.expected?.replace(/^.* → /, '') ?? '';
  throw new Fault(
    sayOptionProblem(program, { option: set.fact, value: set.value, reason: 'bounds', expected }),
  );
}

/** The largest seed that a journal's header can hold exactly. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

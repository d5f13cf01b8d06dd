/**
 * Renders every dictionary of a game: `speaks(game, dictionaries, …)` is one line in a game's test. Tells whole random
 * games in each language; no sentence may have gaps, foreign quotation marks or leftover English.
 */
import { describe, expect, it } from 'vitest';
import type { Measure } from '../src/kernel/exact/measure.ts';
import { type Game, listed, RANGE_LIMIT, type Spec, size } from '../src/kernel/game.ts';
import type { Meta } from '../src/kernel/meta.ts';
import { type Inspect, type OptionsOf, resolve } from '../src/kernel/options.ts';
import { anyMove } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import { Session } from '../src/kernel/session/session.ts';
import {
  LANGS,
  type Lang,
  type MeasureWords,
  type OptionWords,
  type Phrase,
  sayAsk,
  sayMove,
  sayStory,
  sayToLayOut,
  type UnboundWords,
} from '../src/kernel/words.ts';
import { nothingMissing } from './position.ts';

/** The languages that a game has; the others fall back to one of them, so there is nothing to check. */
export type Dictionaries<G extends Spec> = Readonly<Partial<Record<Lang, UnboundWords<G>>>>;

export function spoken<G extends Spec>(
  dictionaries: Dictionaries<G>,
): readonly (readonly [Lang, UnboundWords<G>])[] {
  return LANGS.flatMap((lang) => {
    const words = dictionaries[lang];
    return words ? [[lang, words] as const] : [];
  });
}

/** The words of a game with flat dictionaries, in all its languages. */
export function everyLanguage<W, S>(
  said: (lang: Lang, sentences: S) => W,
  sentences: Readonly<Record<Lang, S>>,
): Record<Lang, W> {
  const { en, pl, cs, ru } = sentences;
  return { en: said('en', en), pl: said('pl', pl), cs: said('cs', cs), ru: said('ru', ru) };
}

/** With its owner, as `sayFact` names it. */
export function factName<G extends Spec>(
  words: UnboundWords<G>,
  fact: G['fact'],
  options: OptionsOf<G['options']>,
): string {
  const owner = words.owner?.(fact, options);
  const name = words.facts(fact, options);
  return owner ? `${owner}: ${name}` : name;
}

/** A phrase's path in the dictionary, and its text. */
export type Said = readonly [key: string, text: string];

const ENGLISH =
  /(?<!\p{L})(the|and|of|is|are|was|will|with|from|this|that|has|have|not|for|your|side|rounds?|turns?|actions?|counters?|markers?|cup|draw|dice|cards?|player|left|over|wins?|game|face|begins?|gold|points?|battle|culture)(?!\p{L})/iu;
/** A Russian sentence has no Latin letters except Roman numerals. */
const LATIN = /(?![IVX]+(?!\p{L}))(?<!\p{L})\p{Script=Latin}+/u;
/** A prompt that asks for a roll of dice. */
const ROLL: Record<Lang, RegExp> = {
  en: /\broll\b/i,
  pl: /(?<!\p{L})rzu[ćt](?!\p{L})/iu,
  cs: /hoď|(?<!\p{L})hod(?!\p{L})/iu,
  ru: /бро(сьте|сок)/i,
};
const QUOTES: Record<Lang, RegExp> = { en: /[„«»]/, pl: /["“«»']/, cs: /["”«»']/, ru: /["“”„']/ };

/** What is wrong with a text, or ''. What is `printed` on the player's pieces is the same in every language. */
export function fault(lang: Lang, text: string, printed: RegExp): string {
  if (typeof text !== 'string' || text.trim() === '') return 'empty';
  if (/undefined|\[object|NaN|\bnull\b|function/.test(text)) return 'a hole';
  if (/\s{2}|^\s|\s$|\s[,.;:?](?!\S)|\.\./.test(text)) return 'spacing';
  if (/\d ×|× \S/.test(text)) return 'a count that breaks apart';
  const rest = text.replace(printed, '#');
  if (/[,;:]\s*[,;:.]|[!?]\./.test(rest)) return 'doubled punctuation';
  if (/(?<!\p{L})\p{Ll}+\p{Lu}/u.test(rest)) return 'an id';
  if (QUOTES[lang].test(rest)) return 'quotation marks';
  if (lang === 'en') return '';
  if (ENGLISH.test(rest) || (lang === 'ru' && LATIN.test(rest))) return 'English';
  return '';
}

export function faults(
  lang: Lang,
  said: readonly Said[],
  printed: RegExp,
): (readonly [string, string, string])[] {
  const seen = new Set<string>();
  return said
    .map(([key, text]) => [key, fault(lang, text, printed), text] as const)
    .filter(([key, what, text]) => what !== '' && !seen.has(text || key) && seen.add(text || key));
}

/** Plays one random game and says everything that can be said at each position. */
type Guide = readonly string[] | Phrase<[view: never]> | undefined;

export function sayGame<G extends Spec>(
  game: Game<G>,
  words: UnboundWords<G>,
  options: OptionsOf<G['options']>,
  seed: number,
): Said[] {
  const said: Said[] = [];
  const int = rng(seed);
  const started = Session.start(game, options, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const session = started.value;
  const viewer = game.seats(options)[0] as G['seat'];
  for (let step = 0; session.node.kind !== 'end' && step < 400; step++) {
    const { node } = session;
    // Take it before the step: a view may be the state itself.
    const state = game.clone(session.state);
    const view = game.view(state, node.kind === 'decision' ? node.seat : viewer);
    said.push([`asks.${node.ask}`, sayAsk(words, node.ask, view)]);
    const guide = words.guide?.[node.ask];
    if (typeof guide === 'function') said.push([`guide ${node.ask}`, guide(view)]);
    if (node.kind === 'chance')
      for (const kind of new Set(game.hand(view)?.dice))
        if (kind) said.push([`die.${kind}`, words.piece({ id: kind, kind, print: '' }, options).trim()]);
    const moves =
      node.kind === 'chance' || node.ranges.every((r) => size(r) <= RANGE_LIMIT) ? listed(node) : node.moves;
    for (const move of moves.slice(0, 40)) said.push([`moves.${move}`, sayMove(words, move, view)]);
    const asides = game.asides(state);
    for (const aside of asides) said.push([`asides.${aside}`, sayMove(words, aside, view)]);
    for (const { move, why, facts } of game.ruledOut(view)) {
      said.push([`moves.${move}`, sayMove(words, move, view)]);
      said.push([`ruledOut.${why}`, words.ruledOut?.[why]?.(facts, options) ?? '']);
    }
    for (const fact of game.facts(state)) {
      said.push([`facts.${fact.id}`, factName(words, fact.id, options)]);
      said.push([`value.${fact.id}`, words.value(fact.id, String(fact.value), options)]);
      for (const choice of fact.kind === 'choice' ? fact.choices : [])
        said.push([`value.${fact.id}`, words.value(fact.id, choice, options)]);
    }
    for (const place of game.scene(view)) {
      said.push([`place.${place.id}`, words.place(place.id, options)]);
      for (const piece of place.pieces) said.push([`piece.${piece.kind}`, words.piece(piece, options)]);
    }
    const facts = game.facts(state);
    const fact = facts[int(facts.length || 1)];
    const done =
      fact && int(15) === 0
        ? session.adjust(fact.id, String(fact.kind === 'number' ? fact.min : fact.choices[0]), '1902')
        : asides.length > 0 && int(15) === 0
          ? session.aside(asides[int(asides.length)] as string, '1902')
          : node.kind === 'chance'
            ? session.roll()
            : session.play(node.kind === 'table' ? 'table' : node.seat, anyMove(node, int));
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
    const last = session.line.at(-1);
    if (last?.events.length === 0 && last.step.kind !== 'adjust')
      said.push([`story.${last.step.move}`, sayStory(words, last.step.move, view)]);
    for (const { event, facts } of last?.events ?? [])
      for (const text of Object.values(
        words.concerns?.[event]?.(facts, game.view(session.state, viewer)) ?? {},
      ))
        said.push([`concerns.${event}`, text ?? '']);
  }
  if (session.node.kind === 'end')
    said.push([`outcomes.${session.node.outcome}`, words.outcomes[session.node.outcome as G['outcome']]]);
  for (const { played, turn } of session.items) {
    if (turn) said.push(['turn', words.turn(turn)]);
    for (const { event, facts } of played?.events ?? [])
      said.push([`events.${event}`, words.events[event](facts, options)]);
  }
  return said;
}

/** Every prompt of a draw with several outcomes that random games reach. */
function chancesAsked<G extends Spec>(
  game: Game<G>,
  words: UnboundWords<G>,
  options: OptionsOf<G['options']>,
  games: number,
): (readonly [ask: G['ask'], text: string])[] {
  const asked: (readonly [G['ask'], string])[] = [];
  const viewer = game.seats(options)[0] as G['seat'];
  for (let seed = 1; seed <= games; seed++) {
    const int = rng(seed);
    const state = game.setup(options);
    for (let step = 0; step < 400; step++) {
      const node = game.node(state);
      if (node.kind === 'end') break;
      if (node.kind === 'chance' && node.moves.length > 1)
        asked.push([node.ask, sayAsk(words, node.ask, game.view(state, viewer))]);
      game.apply(state, anyMove(node, int));
    }
  }
  return asked;
}

/** What no game says: names and help of options, presets, refusals, rules, measures, the set-up. */
export function sayRest<G extends Spec>(
  game: Game<G>,
  words: UnboundWords<G>,
  options: OptionsOf<G['options']>,
): Said[] {
  const said: Said[] = [
    ['title', words.title],
    ['pitch', words.pitch],
    ...(words.goal === undefined ? [] : [['goal', words.goal] as const]),
  ];
  for (const seat of game.seats(options)) said.push([`seats.${seat}`, words.seats(seat)]);
  const both = (key: string, { name, help }: { name: string; help: string }) =>
    said.push([`${key}.name`, name], [`${key}.help`, help]);
  for (const [key, option] of Object.entries(words.options)) {
    both(`options.${key}`, option);
    if ('choices' in option) {
      for (const [choice, text] of Object.entries(option.choices as Record<string, string>))
        said.push([`options.${key}.${choice}`, text]);
    }
  }
  for (const [key, preset] of Object.entries<OptionWords>(words.presets)) both(`presets.${key}`, preset);
  for (const [key, text] of Object.entries<string>(words.refusals)) said.push([`refusals.${key}`, text]);
  for (const [key, text] of Object.entries<string>(words.rules)) said.push([`rules.${key}`, text]);
  const measures: Readonly<Record<string, Measure<G>>> = game.lab.measures;
  for (const [key, measure] of Object.entries<MeasureWords>(words.measures)) {
    both(`measures.${key}`, measure);
    said.push([`measures.${key}.key`, measure.key]);
    const given = resolve(measures[key]?.with ?? {});
    const rows = given.ok ? (measures[key]?.rows(options, given.options) ?? []) : [];
    // A number needs only the row's label; any other key is an id of the rules and needs a name.
    for (const { key: row } of rows)
      if (measure.row || !/^\d+$/.test(row))
        said.push([`measures.${key}.row.${row}`, measure.row?.(row) ?? '']);
    for (const outcome of new Set(rows.flatMap((row) => row.outcomes)))
      said.push([`measures.${key}.${outcome}`, measure.outcome(outcome)]);
  }
  for (const line of words.checklist(options)) said.push(['checklist', sayToLayOut(line)]);
  for (const line of words.remarks?.(options) ?? []) said.push(['remarks', line]);
  for (const [ask, lines] of Object.entries<Guide>(words.guide ?? {}))
    if (Array.isArray(lines)) for (const line of lines) said.push([`guide ${ask}`, line]);
  for (const line of words.gaps?.(options) ?? []) said.push(['gaps', line]);
  return said;
}

/** Keys that the game has and the dictionary lacks, or vice versa. */
export function missingWords<G extends Spec>(game: Game<G>, words: UnboundWords<G>, lang: Lang): string[] {
  const parts: readonly (readonly [part: string, from: string, has: object, says: object])[] = [
    ['presets', 'presets', game.presets, words.presets],
    ['rules', 'why.rules', game.why.rules, words.rules],
    ['measures', 'measures', game.lab.measures, words.measures],
    ['options', 'options', game.options, words.options],
  ];
  return parts.flatMap(([part, from, has, says]) => [
    ...Object.keys(has)
      .filter((key) => !(key in says))
      .map((key) => `words/${lang} has no text for '${key}' of the game's ${from}: add it to ${part}`),
    ...Object.keys(says)
      .filter((key) => !(key in has))
      .map((key) => `words/${lang} has ${part} '${key}', which the game's ${from} does not: remove it there`),
  ]);
}

/** Prompts that mention a roll although there is none, and rolls whose prompt doesn't mention it. */
export function rollsMissaid<G extends Spec>(
  { rolls = [] }: Game<G>,
  asked: readonly (readonly [ask: G['ask'], text: string])[],
  lang: Lang,
): string[] {
  return asked
    .filter(([ask, text]) => ROLL[lang].test(text) !== rolls.includes(ask))
    .map(([ask, text]) =>
      rolls.includes(ask)
        ? `words/${lang} asks.${ask} says “${text}”, and dice decide there: let it ask for a roll, or take '${ask}' out of rolls`
        : `words/${lang} asks.${ask} says “${text}”, and no dice decide there: add '${ask}' to the game's rolls, or say it without a roll`,
    );
}

/**
 * Places and pieces whose id a player would read. A word may be a name in the language that the ids are in, but hardly in
 * a second one too, unless it's `printed` on the pieces.
 */
export function calledById(
  told: readonly (readonly [lang: Lang, said: readonly Said[]])[],
  printed: RegExp,
): string[] {
  const bare = told.map(([lang, said]) => {
    const keys = said.flatMap(([key, text]) =>
      /^(place|piece)\./.test(key) && key.slice(6) === text && text.replace(printed, '') !== '' ? [key] : [],
    );
    return [lang, new Set(keys)] as const;
  });
  const certain = (key: string) =>
    /[-.]/.test(key.slice(6)) || bare.filter(([, keys]) => keys.has(key)).length > 1;
  return bare.flatMap(([lang, keys]) =>
    [...keys]
      .filter(certain)
      .map(
        (key) =>
          `words/${lang} calls '${key.slice(6)}' by its id: add a name to ${key.slice(0, 5)}(), or let 'printed' match it if the pieces show it in every language`,
      ),
  );
}

/** Dice of a hand whose id a player would read. */
export function unnamedDice(said: readonly Said[], lang: Lang): string[] {
  return said
    .filter(([key, text]) => key.startsWith('die.') && key.slice(4) === text)
    .map(
      ([, id]) =>
        `words/${lang} calls the die '${id}' of hand() by its id: add a name to piece(), for kind '${id}'`,
    );
}

/** The facts at the start, each with the first fact that has the same owner. */
function owned<G extends Spec>(
  game: Game<G>,
  words: UnboundWords<G>,
  options: OptionsOf<G['options']>,
): readonly string[] {
  const facts = game.facts(game.setup(options)).map(({ id }) => ({ id, owner: words.owner?.(id, options) }));
  return facts.map(({ id, owner }) => `${id} with ${facts.find((each) => each.owner === owner)?.id}`);
}

export interface Speaking {
  /** What is printed on the player's pieces, the same in every language; by default nothing. Needs the flag g. */
  readonly printed?: RegExp;
  /** Sets of options to play with; by default only the default options. */
  readonly playings?: readonly Readonly<Record<string, unknown>>[];
  readonly games?: number;
  readonly inspect?: Inspect;
}

/** Every language of a game says everything without gaps, and has the words that the game needs. */
export function speaks<G extends Spec>(
  game: Game<G>,
  dictionaries: Dictionaries<G>,
  meta: Meta,
  { printed = /$^/g, playings = [{}], games = 4, inspect = {} }: Speaking = {},
): void {
  const sets = playings.map((given) => {
    const resolved = resolve(game.options, given, inspect);
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
    return resolved.options;
  });
  const known = spoken(dictionaries);
  it(`${game.id} calls places and pieces by names, not by ids`, () => {
    const told = known.map(
      ([lang, words]) => [lang, sets.flatMap((options) => sayGame(game, words, options, 1))] as const,
    );
    nothingMissing([
      ...calledById(told, printed),
      ...told.flatMap(([lang, said]) => unnamedDice(said, lang)),
    ]);
  });
  describe.each(known)(`${game.id} speaks %s`, (lang, words) => {
    it('says everything without gaps, in its own language and its own quotation marks', () => {
      const said = sets.flatMap((options) => [
        ...sayRest(game, words, options),
        ...Array.from({ length: games }, (_, seed) => sayGame(game, words, options, seed + 1)).flat(),
      ]);
      nothingMissing(
        faults(lang, said, printed).map(([key, what, text]) =>
          key.startsWith('story.') && !text
            ? `words/${lang} has no story sentence for '${key.slice('story.'.length)}', which reported no event: name the move in the spec’s silent and its sentence in story, or report an event`
            : `words/${lang} ${key} has a fault (${what}): “${text}”; mend it, or let 'printed' match what the pieces show`,
        ),
      );
    });

    it('has the keys that the game has', () => {
      nothingMissing(missingWords(game, words, lang));
      const keys = (o: object) => Object.keys(o).sort();
      const [first, { refusals }] = known[0] as (typeof known)[number];
      expect(keys(words.refusals), `refusals of words/${lang} and words/${first}`).toEqual(keys(refusals));
    });

    it('asks for a roll only if dice decide', () => {
      const asked = sets.flatMap((options) => chancesAsked(game, words, options, games));
      nothingMissing(rollsMissaid(game, asked, lang));
    });

    it('groups facts by owner as the other languages do', () => {
      const [, first] = known[0] as (typeof known)[number];
      for (const options of sets)
        expect(owned(game, words, options), `owner() of words/${lang}`).toEqual(owned(game, first, options));
    });

    it('guides through the same asks as the other languages', () => {
      const [, first] = known[0] as (typeof known)[number];
      const asks = ({ guide = {} }: UnboundWords<G>) =>
        Object.entries<Guide>(guide).map(([ask, texts]) => [
          ask,
          Array.isArray(texts) ? texts.length : 'by view',
        ]);
      expect(asks(words), `guide of words/${lang}: as many texts for each ask`).toEqual(asks(first));
    });

    it('has a title and a pitch for the catalogue', () => {
      expect([words.title, words.pitch], `title and pitch of words/${lang} and of meta.ts`).toEqual([
        meta.title[lang],
        meta.pitch[lang],
      ]);
    });
  });
}

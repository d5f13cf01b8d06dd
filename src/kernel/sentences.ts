/**
 * A dictionary as a translator sees it: a flat list of sentences, each a text or a small function of its facts. Other
 * code chooses the sentence and its facts, once for all languages; a dictionary only phrases it.
 */
import type { Spec } from './game.ts';
import type { Choice } from './options.ts';
import { typeset } from './typeset.ts';
import { type Lang, lexicon, type MeasureWords, type OptionWords, type Phrase, type Words } from './words.ts';

/** The sentences of one language. `S` names each with its facts; `null` means a plain text without facts. */
export type Sentences<S extends object> = {
  readonly [K in keyof S]: S[K] extends null ? string : Phrase<[facts: S[K]]>;
};

type OptionNames<G extends Spec, Family extends string> = Exclude<keyof G['options'] & string, Family>;

/**
 * The texts that every game needs and that involve no choice: one for each name in its `Spec`. Options and refusals of a
 * `Family` (the same for each side or Turn) share a sentence, so the game phrases them itself.
 */
export type Plain<G extends Spec, Family extends string = never> = Readonly<
  Record<'title' | 'pitch', string> &
    Record<`outcome.${G['outcome']}` | `rule.${G['rule']}`, string> &
    Record<`refusal.${Exclude<G['refusal'], Family>}`, string> &
    Record<`preset.${G['preset']}` | `option.${OptionNames<G, Family>}`, OptionWords> &
    Record<`measure.${G['measure']}`, OptionWords & Pick<MeasureWords, 'key'>> & {
      [O in OptionNames<G, Family> as G['options'][O] extends Choice<infer C>
        ? `option.${O}=${C}`
        : never]: string;
    }
>;

type PlainWords<G extends Spec> = Pick<
  Words<G>,
  'title' | 'pitch' | 'outcomes' | 'rules' | 'refusals' | 'presets' | 'options'
>;

/** The parts of a game's words that are plain texts, from the flat list. */
export function plain<G extends Spec>(texts: Plain<G>): PlainWords<G>;
/** The same if some options or refusals are a family, whose texts are passed in. */
export function plain<G extends Spec, Family extends (keyof G['options'] & string) | G['refusal']>(
  texts: Plain<G, Family>,
  families: Pick<Words<G>['options'] & Words<G>['refusals'], Family>,
): PlainWords<G>;
export function plain(
  texts: Readonly<Record<string, unknown>>,
  families: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const under = (group: string) => Object.fromEntries(within(texts, group));
  const options = Object.entries(under('option'));
  const choicesOf = (option: string) =>
    options
      .filter(([name]) => name.startsWith(`${option}=`))
      .map(([name, text]) => [name.slice(option.length + 1), text]);
  const option = ([name, words]: [string, unknown]) => {
    const choices = choicesOf(name);
    return [
      name,
      choices.length > 0 ? Object.assign({}, words, { choices: Object.fromEntries(choices) }) : words,
    ];
  };
  const ofFamilies = Object.entries(families);
  return {
    title: texts.title,
    pitch: texts.pitch,
    outcomes: under('outcome'),
    rules: under('rule'),
    refusals: {
      ...under('refusal'),
      ...Object.fromEntries(ofFamilies.filter(([, said]) => typeof said === 'string')),
    },
    presets: under('preset'),
    options: {
      ...Object.fromEntries(options.filter(([name]) => !name.includes('=')).map(option)),
      ...Object.fromEntries(ofFamilies.filter(([, said]) => typeof said !== 'string')),
    },
  };
}

type NamesIn<S, Group extends string> = keyof S & `${Group}.${string}`;
type After<Group extends string, Key> = Key extends `${Group}.${infer Name}` ? Name : never;

/** The texts of a group by name: `place.cup` as `cup`. Safe for ids from data: nothing is inherited. */
export function textsOf<S extends object, Group extends string>(
  sentences: S,
  group: Group,
): { readonly [K in NamesIn<S, Group> as S[K] extends string ? After<Group, K> : never]: S[K] } & Readonly<
  Partial<Record<string, string>>
>;
export function textsOf(sentences: object, group: string): Readonly<Partial<Record<string, string>>> {
  return lexicon(
    Object.fromEntries(
      within(sentences, group).flatMap(([name, said]) => (typeof said === 'string' ? [[name, said]] : [])),
    ),
  );
}

type Spoken<T> = T extends string ? () => string : T;
/** One of several sentences for the same thing; the game chooses: `event.drawn.only`. */
type Variant = `${string}.${string}`;

/** The sentences of a group without variants, by name: `event.set` as `set`, a text as a function. */
export function phrasesOf<S extends object, Group extends string>(
  sentences: S,
  group: Group,
): {
  readonly [K in NamesIn<S, Group> as Exclude<After<Group, K>, Variant>]: Spoken<S[K]>;
};
export function phrasesOf(sentences: object, group: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    within(sentences, group)
      .filter(([name]) => !name.includes('.'))
      .map(([name, said]) => [name, typeof said === 'string' ? () => said : said]),
  );
}

function within(sentences: object, group: string): (readonly [name: string, said: unknown])[] {
  return Object.entries(sentences)
    .filter(([key]) => key.startsWith(`${group}.`))
    .map(([key, said]) => [key.slice(group.length + 1), said]);
}

type Leaf = string | readonly unknown[] | ((...facts: never[]) => string);
type Keys<T> = {
  [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
type At<T, Key> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof T
      ? At<T[Group], Rest>
      : never
    : never;

/** The flat form of grouped sentences: `story: { undo }` as `story.undo`. */
export type Flat<T> = { readonly [Key in Keys<T>]: At<T, Key> };

/** The grouped form of a flat list, ready to be shown. */
export function grouped<T>(sentences: Flat<T>, lang: Lang): T;
export function grouped(sentences: object, lang: Lang): object {
  return typeset(nested(Object.entries(sentences)), lang);
}

/** Loads the dictionary of a language in its grouped form. */
export function loader<T>(
  languages: Readonly<Record<Lang, () => Promise<Flat<T>>>>,
): (lang: Lang) => Promise<T> {
  return async (lang) => grouped<T>(await languages[lang](), lang);
}

function nested(sentences: Iterable<readonly [key: string, said: unknown]>): object {
  const bare: Record<string, unknown> = {};
  const groups = new Map<string, Map<string, unknown>>();
  for (const [key, said] of sentences) {
    const dot = key.indexOf('.');
    if (dot < 0) bare[key] = said;
    else {
      const group = groups.get(key.slice(0, dot)) ?? new Map<string, unknown>();
      groups.set(key.slice(0, dot), group.set(key.slice(dot + 1), said));
    }
  }
  return { ...bare, ...Object.fromEntries([...groups].map(([name, group]) => [name, nested(group)])) };
}

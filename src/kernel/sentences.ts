/**
 * A dictionary as a translator meets it: a flat list of sentences, each a text or a small function of its facts. Which
 * sentence is said, and with which facts, is decided once for all languages; a dictionary only phrases it.
 */
import type { Spec } from './game.ts';
import type { Choice } from './options.ts';
import type { MeasureWords, OptionWords, Phrase, Words } from './words.ts';

/** The sentences of one language. `S` names each with its facts; one without facts has `null` there and is a text. */
export type Sentences<S extends object> = {
  readonly [K in keyof S]: S[K] extends null ? string : Phrase<[facts: S[K]]>;
};

type OptionNames<G extends Spec, Family extends string> = Exclude<keyof G['options'] & string, Family>;

/**
 * What every game has to say and nothing decides: one text for each name in its `Spec`. Options of a `Family` (the same
 * option for each side or Turn) share a sentence, so the game phrases them itself.
 */
export type Plain<G extends Spec, Family extends string = never> = Readonly<
  Record<'title' | 'pitch', string> &
    Record<`outcome.${G['outcome']}` | `rule.${G['rule']}` | `refusal.${G['refusal']}`, string> &
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

/** The parts of a game's words that are nothing but texts, from the flat list. */
export function plain<G extends Spec>(texts: Plain<G>): PlainWords<G>;
/** The same where some options are a family: what is said of them comes along. */
export function plain<G extends Spec, Family extends keyof G['options'] & string>(
  texts: Plain<G, Family>,
  families: Pick<Words<G>['options'], Family>,
): PlainWords<G>;
export function plain(
  texts: Readonly<Record<string, unknown>>,
  families: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const named = (group: string) =>
    Object.keys(texts)
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) => key.slice(group.length + 1));
  const under = (group: string) =>
    Object.fromEntries(named(group).map((name) => [name, texts[`${group}.${name}`]]));
  const options = Object.entries(under('option'));
  const choicesOf = (option: string) =>
    options
      .filter(([name]) => name.startsWith(`${option}=`))
      .map(([name, text]) => [name.slice(option.length + 1), text]);
  const option = ([name, words]: [string, unknown]) => {
    const choices = choicesOf(name);
    return [
      name,
      choices.length > 0 ? { ...(words as OptionWords), choices: Object.fromEntries(choices) } : words,
    ];
  };
  return {
    title: texts.title,
    pitch: texts.pitch,
    outcomes: under('outcome'),
    rules: under('rule'),
    refusals: under('refusal'),
    presets: under('preset'),
    options: {
      ...Object.fromEntries(options.filter(([name]) => !name.includes('=')).map(option)),
      ...families,
    },
  };
}

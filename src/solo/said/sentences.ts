/** The file's sentences in one language, with their values. Those without a translation stay in the file's language. */
import { NUM, type Plan, type Saying, type Text, type TextPart, type Translation } from '../plan.ts';
import { pluralOf } from '../plural.ts';
import { places } from '../run/spoken.ts';
import { type State, settingsOf } from '../run/state.ts';
import { value } from '../run/value.ts';
import type { Namer } from './names.ts';

export interface Sentences {
  /** With the values of a position. */
  now(id: string, s: Readonly<State>): string;
  /** As it's told afterwards, with the values that were told with it. */
  told(id: string, values: readonly number[] | undefined): string;
  /** Where there's no position: with what its values are called. */
  onPaper(id: string): string;
  /** '' if it has values. */
  constant(id: string): string;
}

/** A sentence and the language that it's in. */
interface Spoken {
  readonly saying: Saying;
  readonly lang: string;
}

type Filled = Exclude<TextPart, string>;

export function sentencesOf(plan: Plan, translation: Translation | undefined, names: Namer): Sentences {
  const spoken = (id: string): Spoken => {
    const there =
      translation && Object.hasOwn(translation.sentences, id) ? translation.sentences[id] : undefined;
    return translation && there
      ? { saying: there, lang: translation.lang }
      : { saying: plan.texts[id] ?? plan.notes[id] ?? { ask: [] }, lang: plan.language };
  };
  /** A member's name, or a number with the form of its word. */
  const filled = ({ t, forms }: Filled, n: number, lang: string): string => {
    if (t !== NUM) return names.member(t, n);
    if (!forms) return names.number(n);
    return `${names.number(n)} ${forms[pluralOf(lang).place(n, forms.length)] ?? ''}`.trim();
  };
  return {
    now(id, s) {
      const { saying, lang } = spoken(id);
      const settings = settingsOf(plan, s.options);
      return joined(saying.ask, (part) => filled(part, value(part.e, settings)(s.v), lang));
    },
    told(id, values = []) {
      const { saying, lang } = spoken(id);
      const text = saying.told ?? saying.ask;
      const at = places(plan, id, text);
      return joined(text, (part, i) => filled(part, values[at[i] as number] ?? 0, lang));
    },
    onPaper: (id) => joined(spoken(id).saying.ask, names.textOf),
    constant(id) {
      const { ask } = spoken(id).saying;
      return ask.every((part) => typeof part === 'string') ? ask.join('').trim() : '';
    },
  };
}

function joined(text: Text, say: (part: Filled, i: number) => string): string {
  return text
    .map((part, i) => (typeof part === 'string' ? part : say(part, i)))
    .join('')
    .trim();
}

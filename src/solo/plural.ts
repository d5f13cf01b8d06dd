/** Which forms of a word a language has after whole numbers. */

type Form = Intl.LDMLPluralRule;
const FORMS: readonly Form[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Every form that a whole number needs comes up below this number. */
const ENOUGH = 200;

export interface Plural {
  /** The lowest number for each form that whole numbers need; 0 only where no other number has its form. */
  readonly examples: readonly number[];
  /** Whether so many forms may be written: those of whole numbers, or with the one of fractions all of the language. */
  fits(count: number): boolean;
  /** Which of so many forms a number has. */
  place(n: number, count: number): number;
}

const KNOWN = new Map<string, Plural>();

/** A language that nobody has rules for counts as English. */
export function pluralOf(lang: string): Plural {
  const known = KNOWN.get(lang);
  if (known) return known;
  const rules = new Intl.PluralRules(supported(lang) ? lang : 'en');
  const lowest = new Map<Form, number>();
  for (let n = 1; n < ENOUGH; n++) if (!lowest.has(rules.select(n))) lowest.set(rules.select(n), n);
  if (!lowest.has(rules.select(0))) lowest.set(rules.select(0), 0);
  const whole = FORMS.filter((form) => lowest.has(form));
  const { pluralCategories } = rules.resolvedOptions();
  const all = FORMS.filter((form) => pluralCategories.includes(form));
  const made: Plural = {
    examples: whole.map((form) => lowest.get(form) as number),
    fits: (count) => count === whole.length || count === all.length,
    place(n, count) {
      const at = (count === whole.length ? whole : all).indexOf(rules.select(n));
      return at < 0 ? count - 1 : at;
    },
  };
  KNOWN.set(lang, made);
  return made;
}

function supported(lang: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(lang).length > 0;
  } catch {
    return false;
  }
}

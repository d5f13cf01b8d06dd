/** What settings are called, and what they do. */
import type { OptionWords } from '../../kernel/words.ts';
import { FLAG, NUM, type Plan, type Preset, type Setting } from '../plan.ts';
import type { Namer } from './names.ts';

type Sentence = (id: string) => string;

export function optionWords(
  plan: Plan,
  x: Setting,
  names: Namer,
  note: Sentence,
): OptionWords & { choices: Record<string, string> } {
  const choices = Object.fromEntries(choicesOf(plan, x).map(({ id, name }) => [id, names.of(name)]));
  const name = names.of(x.name);
  return { name, help: note(`settings.${x.id}`) || name, choices };
}

/** What the setting does, and what each of its values means. */
export function rulingOf(plan: Plan, x: Setting, names: Namer, note: Sentence): string {
  const { help } = optionWords(plan, x, names, note);
  const meanings = choicesOf(plan, x).flatMap(({ id, name }) => {
    const meaning = note(`settings.${x.id}.${id}`);
    return meaning ? [`${names.of(name)}: ${meaning}`] : [];
  });
  return [help, ...meanings].join(' ');
}

function choicesOf({ lists }: Plan, { list = -1 }: Setting): readonly { id: string; name: string }[] {
  const { ids = [], members = [] } = lists[list] ?? {};
  return ids.map((id, i) => ({ id, name: members[i] ?? id }));
}

/** What a preset sets: `Rounds: 9, Guns: yes`. */
export function presetValues(plan: Plan, values: Preset['values'], names: Namer): string {
  return plan.settings
    .flatMap(({ name, kind, list = NUM }, i) => {
      const n = values[i] ?? null;
      if (n === null) return [];
      const value = kind === 'number' ? names.number(n) : names.member(kind === 'flag' ? FLAG : list, n);
      return [`${names.of(name)}: ${value}`];
    })
    .join(', ');
}

/** The rules of a file in chapters: its sections, what may be done at any time, endings, tables, cards, rulings. */
import { LANGS, type Lang } from '../../kernel/words.ts';
import { inBranches, inSteps } from '../acts.ts';
import { BY_HAND, settingRule } from '../game.ts';
import type { Plan } from '../plan.ts';
import { textId } from '../read/ids.ts';
import { ruleIds } from '../run/announced.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { soloWords } from '../words/words.ts';
import { translated } from './names.ts';

interface Chapter {
  /** A name of the file, or a heading of the program's own. */
  readonly title: { readonly name: string } | { readonly builtIn: keyof Dictionary['builtIn']['chapters'] };
  /** In the order of the file. */
  readonly rules: readonly string[];
}

/** Without those that have no rules. A rule is in one chapter only. */
export function chaptersOf(plan: Plan): readonly Chapter[] {
  const ids = (walk: (see: (id: string) => void) => void): string[] => {
    const found: string[] = [];
    walk((id) => found.push(id));
    return found;
  };
  const asides = [...plan.asides.map(({ id }) => id), BY_HAND];
  const readings = plan.settings.filter(({ ruling }) => ruling).map(({ id }) => settingRule(id));
  const all: Chapter[] = [
    ...plan.procedures.map(({ name, steps }) => ({
      title: { name },
      rules: ids((see) => inSteps(steps, see)),
    })),
    { title: { builtIn: 'asides' }, rules: asides },
    { title: { builtIn: 'endings' }, rules: plan.endings.map(({ id }) => id) },
    ...plan.tables.map(({ name, cells }) => ({
      title: { name },
      rules: ids((see) => inBranches(cells, see)),
    })),
    ...plan.pieces.flatMap(({ kind, id: deck, name, kinds = -1 }, n) => {
      if (kind !== 'deck') return [];
      const cards = (plan.lists[kinds]?.ids ?? []).map((card) => textId(deck, card));
      return [
        { title: { name }, rules: [...cards, ...ids((see) => inBranches(plan.effects[n] ?? [], see))] },
      ];
    }),
    { title: { builtIn: 'readings' }, rules: readings },
  ];
  const rules = ruleIds(plan);
  const known = (id: string) => rules.has(id) || id === BY_HAND || readings.includes(id);
  const there = all.map(({ title, rules }) => ({ title, rules: rules.filter(known) }));
  return there.filter(({ rules }) => rules.length > 0);
}

/** By the first rule of each chapter. */
export function headings(plan: Plan): Readonly<Record<string, Readonly<Record<Lang, string>>>> {
  const say = ({ title }: Chapter, lang: Lang) =>
    'builtIn' in title ? soloWords(lang).builtIn.chapters[title.builtIn] : translated(plan, lang)(title.name);
  return Object.fromEntries(
    chaptersOf(plan).map((chapter) => {
      const [en = '', pl = '', cs = '', ru = ''] = LANGS.map((lang) => say(chapter, lang));
      return [chapter.rules[0], { en, pl, cs, ru }];
    }),
  );
}

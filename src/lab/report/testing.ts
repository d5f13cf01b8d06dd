/** Words for tests of reports: each phrase returns its name and arguments, so that wording may change. */
import type { AnySpec } from '../../kernel/game.ts';
import type { MeasureWords, Words } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import { type LabWords, labWords } from '../words/lab.ts';
import type { Speech } from './sayings.ts';

/** `played: (100, 1) => 'played(100, 1)'`, `exact: 'exact'`, all the way down. */
function byName<T extends object>(words: T, path = ''): T {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => {
      const name = path + key;
      if (typeof value === 'function') return [key, (...given: unknown[]) => `${name}(${given.join(', ')})`];
      return [key, typeof value === 'object' && value !== null ? byName(value, `${name}.`) : name];
    }),
  ) as T;
}

export const measureWords = (name: string, key: string, help = `Help of ${name}.`): MeasureWords => ({
  name,
  key,
  help,
  outcome: (outcome) => `outcome ${outcome}`,
  given: (given) => (Object.values(given).length > 0 ? `given ${Object.values(given).join(', ')}` : ''),
});

export async function speechByName(words: Partial<Words<AnySpec>>): Promise<Speech> {
  const [lab, program] = await Promise.all([labWords('en'), programWords('en')]);
  const none = {
    title: 'Title',
    seats: (seat: string) => `seat ${seat}`,
    asks: {},
    events: {},
    outcomes: {},
    options: {},
    rules: {},
    measures: {},
  };
  return {
    words: { ...none, ...words } as Words<AnySpec>,
    lab: { ...byName<LabWords>(lab), lang: 'en' },
    program: {
      ...program,
      percent: (chance) => `${Math.round(1000 * chance) / 10}%`,
      of: (n, total) => `${n} of ${total}`,
    },
  };
}

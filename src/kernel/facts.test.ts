import { expect, test } from 'vitest';
import { type Errand, errand } from '../../test/toys/errand.ts';
import { checkFacts, type FactDecl, listFacts, setFact } from './facts.ts';
import { resolve } from './options.ts';

const at = (marched: number, wounds = 0): Errand['state'] => {
  const options = resolve(errand.options);
  if (!options.ok) throw new Error('options');
  return { ...errand.setup(options.options), marched, wounds };
};

type Two = Omit<Errand, 'fact'> & { fact: 'marched' | 'mood' };
const FACTS: readonly FactDecl<Two>[] = [
  {
    id: 'marched',
    kind: 'number',
    min: (s) => s.wounds,
    max: 6,
    get: (s) => s.marched,
    set(s, n) {
      s.marched = n;
    },
  },
  {
    id: 'mood',
    kind: 'choice',
    when: (s) => s.marched > 0,
    choices: (s) => (s.marched > 3 ? ['well', 'hurt', 'lost'] : ['well', 'hurt']),
    get: (s) => ['well', 'hurt', 'lost'][s.wounds] ?? 'dead',
    set(s, mood) {
      s.wounds = ['well', 'hurt', 'lost'].indexOf(mood);
    },
  },
];

test('one declaration gives value and bounds as they are now', () => {
  expect(listFacts(FACTS, at(0))).toEqual([{ id: 'marched', kind: 'number', value: 0, min: 0, max: 6 }]);
  expect(listFacts(FACTS, at(4, 2))).toEqual([
    { id: 'marched', kind: 'number', value: 4, min: 2, max: 6 },
    { id: 'mood', kind: 'choice', value: 'lost', choices: ['well', 'hurt', 'lost'] },
  ]);
});

test('and the setting, of texts as a journal has them too', () => {
  const s = at(1);
  setFact(FACTS, s, 'marched', '5');
  setFact(FACTS, s, 'mood', 'hurt');
  expect(s).toMatchObject({ marched: 5, wounds: 1 });
  expect(() => setFact(FACTS, s, 'height' as 'mood', 1)).toThrow("no fact 'height'");
});

test.each([
  ['below its least', at(1, 2), "'marched' is 1, not 2–6"],
  ['above its most', at(7), "'marched' is 7, not 0–6"],
  ['between whole numbers', at(1.5), "'marched' is 1.5"],
  ['not among the choices', at(2, 2), "'mood' is lost, not well, hurt"],
])('and the check: %s', (_, state, says) => {
  expect(() => checkFacts(FACTS, state)).toThrow(says);
});

test('a fact outside its bounds is no fault where it can’t be set', () => {
  expect(() => checkFacts(FACTS.slice(1), at(0, 9))).not.toThrow();
  expect(() => checkFacts(FACTS, at(6, 1))).not.toThrow();
});

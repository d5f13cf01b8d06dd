import { expect, test } from 'vitest';
import { type Errand, errand } from '../../test/toys/errand.ts';
import {
  checkFacts,
  declaredFacts,
  type FactDecl,
  listFacts,
  type NumberFact,
  numberPlace,
  setFact,
  withUpdate,
} from './facts.ts';
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

test('one declaration gives the current value and bounds', () => {
  expect(listFacts(FACTS, at(0))).toEqual([{ id: 'marched', kind: 'number', value: 0, min: 0, max: 6 }]);
  expect(listFacts(FACTS, at(4, 2))).toEqual([
    { id: 'marched', kind: 'number', value: 4, min: 2, max: 6 },
    { id: 'mood', kind: 'choice', value: 'lost', choices: ['well', 'hurt', 'lost'] },
  ]);
});

test('and the adjustment, also from a journal’s text', () => {
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

test('bounds aren’t checked where a fact doesn’t exist', () => {
  expect(() => checkFacts(FACTS.slice(1), at(0, 9))).not.toThrow();
  expect(() => checkFacts(FACTS, at(6, 1))).not.toThrow();
});

const WOUNDS: NumberFact<Errand> = {
  id: 'marched',
  kind: 'number',
  locked: (s) => s.marched === 6,
  unknown: (s) => s.wounds < 0,
  min: 0,
  max: 3,
  get: (s) => Math.max(0, s.wounds),
  set(s, n, log) {
    s.wounds = n;
    log?.('hit', { wounds: n });
  },
};

test('an unknown fact says so, and is known once it is set', () => {
  const s = at(1, -1);
  expect(listFacts([WOUNDS], s)).toMatchObject([{ value: 0, unknown: true }]);
  const told: object[] = [];
  setFact<Errand>([WOUNDS], s, 'marched', 0, (...event) => void told.push(event));
  expect(told).toEqual([['hit', { wounds: 0 }]]);
  expect(listFacts([WOUNDS], s)).toMatchObject([{ value: 0, unknown: false }]);
});

test('a fact that can’t be set now isn’t listed, but its bounds are checked', () => {
  expect(listFacts([WOUNDS], at(6, 2))).toEqual([]);
  expect(() => checkFacts([WOUNDS], at(6, 2))).not.toThrow();
  expect(() => checkFacts([WOUNDS], at(6, 4))).toThrow("'marched' is 4, not 0–3");
});

test('with mayExceed, play may lead past the maximum', () => {
  const wide: FactDecl<Errand> = { ...WOUNDS, mayExceed: true };
  expect(listFacts([wide], at(1, 2))).toMatchObject([{ value: 2, max: 3 }]);
  expect(listFacts([wide], at(1, 7))).toMatchObject([{ value: 7, max: 7 }]);
  expect(() => checkFacts([wide], at(1, 7))).not.toThrow();
});

test('settled facts are set by one function that may act before and after', () => {
  const order: string[] = [];
  const facts = withUpdate<Two>(FACTS, (s, set) => {
    order.push(`${s.marched} ${s.wounds}`);
    set();
    order.push(`${s.marched} ${s.wounds}`);
  });
  const s = at(1);
  setFact(facts, s, 'marched', 4);
  setFact(facts, s, 'mood', 'lost');
  expect(order).toEqual(['1 0', '4 0', '4 0', '4 2']);
});

test('facts that depend on the settings are computed once per set of options', () => {
  const asked: number[] = [];
  const facts = declaredFacts<Errand>((options) => {
    asked.push(options.steps);
    return [{ ...WOUNDS, max: options.steps }];
  });
  const [one, two] = [at(1), { ...at(1), options: { steps: 2 } }];
  expect([one, two, one, two].map((s) => listFacts(facts(s), s))).toMatchObject([
    [{ max: 6 }],
    [{ max: 2 }],
    [{ max: 6 }],
    [{ max: 2 }],
  ]);
  expect(asked).toEqual([6, 2]);
});

test('a fact can be a number in the scene', () => {
  expect(numberPlace(WOUNDS, at(1, 2))).toEqual({ id: 'marched', kind: 'number', pieces: [], value: 2 });
  expect(numberPlace(WOUNDS, at(1, 3), 'wounds')).toMatchObject({ id: 'wounds', value: 3 });
});

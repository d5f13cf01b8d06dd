/** Whole games: the suite, the census, exact odds, ten thousand random games, golden files. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conforms } from '../../../../test/conforms.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { distribution, rowsAsText, walk } from '../../../kernel/exact/exact.ts';
import { asText } from '../../../kernel/exact/fraction.ts';
import { resolve } from '../../../kernel/options.ts';
import { anyMove } from '../../../kernel/play.ts';
import { mix, rng } from '../../../kernel/rng.ts';
import { parse } from '../../../kernel/session/journal.ts';
import { retell } from '../../../kernel/session/story.ts';
import { roundOdds } from '../scene/scene.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { boerWar } from './game.ts';
import { POOL_RULES, SIDES } from './options.ts';

const words = Object.values(everyLanguage(said, { en, pl, cs, ru }));

function optionsOf(given: Readonly<Record<string, unknown>> = {}) {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

conforms(boerWar, {}, { words });
for (const poolRule of POOL_RULES.slice(1)) conforms(boerWar, { poolRule, turns: 2 }, { games: 15, words });
conforms(
  boerWar,
  {
    reminders: 'on',
    turns: 1,
    'counters.boers.1': '0,1,5',
    'counters.empire.1': '9,0,2',
    'firstSide.1': 'empire',
  },
  { games: 15, words },
);

describe('every reachable position', () => {
  test('the census of one Turn', () => {
    expect(walk(boerWar, boerWar.setup(optionsOf({ turns: 1 })))).toEqual({
      states: 10190,
      decisions: 0,
      tables: 5857,
      chances: 4332,
      ends: 1,
    });
  });

  test('a side can come to all 100 combinations of its counters', () => {
    const seen = new Set<string>();
    const start = boerWar.lab.measures['actions-by-round']?.start?.(optionsOf({ turns: 1 }), {
      side: 'boers',
      turn: 1,
    });
    if (!start) throw new Error('no start');
    walk(boerWar, start, (s) => void (s.complete === 0 && seen.add(s.faceUp.boers.join())));
    expect(seen.size).toBe(100);
  });

  test('B07 B34 "Action complete" is never beyond 3, and every pool can be drawn from, for both sides and in every reading', () => {
    for (const poolRule of POOL_RULES) {
      for (const side of SIDES) {
        const start = boerWar.lab.measures['actions-by-round']?.start?.(optionsOf({ turns: 1, poolRule }), {
          side,
          turn: 1,
        });
        if (!start) throw new Error('no start');
        const found = new Set<number | undefined>();
        const { ends } = walk(boerWar, start, (s) => {
          boerWar.check(s);
          for (const { pieces } of boerWar.scene(s))
            for (const { id, cell } of pieces) if (id === 'action-complete') found.add(cell);
        });
        expect(ends).toBe(1);
        // Between rounds it is at hand; the third action takes it off at once.
        expect(found).toEqual(new Set([undefined, 1, 2]));
      }
    }
  });
});

describe('exact odds', () => {
  const given = { side: 'boers', turn: 1 };

  test('the odds of the next round', () => {
    const s = boerWar.setup(optionsOf());
    expect(roundOdds(s, 'boers').map(asText)).toEqual(['1/2', '2/7', '3/14']);
    s.faceUp.boers = [2, 3, 1];
    expect(roundOdds(s, 'boers').map(asText)).toEqual(['2/5', '9/20', '3/20']);
    s.complete = 1;
    s.step = 'draw';
    expect(roundOdds(s, 'boers').map(asText)).toEqual(['2/5', '9/20', '3/20']);
    s.step = 'action';
    expect(roundOdds(s, 'boers').map(asText)).toEqual(['0/1', '3/4', '1/4']);
    s.complete = 2;
    expect(roundOdds(s, 'boers').map(asText)).toEqual(['0/1', '0/1', '1/1']);
  });

  test('the odds shown next to the tracks are those of the walk, at every position of a Turn', () => {
    for (const poolRule of POOL_RULES) {
      const options = optionsOf({ turns: 1, poolRule });
      const rows = distribution(boerWar, boerWar.lab.measures['actions-by-round'] as never, options, given);
      expect([...(rows[0]?.outcomes.values() ?? [])].map(asText)).toEqual(
        roundOdds(boerWar.setup(options), 'boers').map(asText),
      );
    }
  });

  test('an empty pool: 3 of 7 Turns of a side by the printed rule, none if GO! looks further up', () => {
    const empty = (poolRule: string) =>
      rowsAsText(
        distribution(boerWar, boerWar.lab.measures['empty-pool'] as never, optionsOf({ poolRule }), given),
      )[0]?.outcomes.yes;
    expect(empty('literal')).toBe('3/7');
    expect(empty('skipEmptyLevel')).toBe('0/1');
    expect(empty('remainingAbove')).toBe('0/1');
  });

  test('remainingAbove is a uniform draw: 4, 4 and 3 of 11 in every round', () => {
    const rows = rowsAsText(
      distribution(
        boerWar,
        boerWar.lab.measures['actions-by-round'] as never,
        optionsOf({ poolRule: 'remainingAbove' }),
        given,
      ),
    );
    for (const { outcomes } of rows) expect(outcomes).toEqual({ '1': '4/11', '2': '4/11', '3': '3/11' });
  });
});

test('ten thousand random games: in every Turn each side has 11 rounds and 21 actions, and no move breaks an invariant', () => {
  const options = optionsOf();
  for (let i = 0; i < 10_000; i++) {
    const state = boerWar.setup(options);
    const int = rng(mix(1, i));
    const actions = new Map<string, number>();
    const rounds = new Map<string, number>();
    const count = (counts: Map<string, number>, side: string) =>
      counts.set(`${state.turn} ${side}`, (counts.get(`${state.turn} ${side}`) ?? 0) + 1);
    for (let node = boerWar.node(state); node.kind !== 'end'; node = boerWar.node(state)) {
      boerWar.apply(state, anyMove(node, int), (event, facts) => {
        if (event === 'action') count(actions, (facts as { side: string }).side);
        if (event === 'round-over') count(rounds, (facts as { side: string }).side);
      });
      boerWar.check(state);
    }
    if (actions.size !== 8 || [...actions.values()].some((n) => n !== 21))
      throw new Error(`game ${i}: ${[...actions]}`);
    if (rounds.size !== 8 || [...rounds.values()].some((n) => n !== 11))
      throw new Error(`game ${i}: ${[...rounds]}`);
  }
});

test('a damaged position from outside is refused', () => {
  const sound = boerWar.setup(optionsOf());
  const damaged: object[] = [
    { turn: 0 },
    { turn: 5 },
    { active: 'dutch' },
    { complete: 3 },
    { step: 'foo' },
    { step: 'draw' },
    { step: 'new-turn' },
    { outcome: 'draw' },
    { ticked: 1 },
    { ticked: ['tea'] },
    { faceUp: { boers: [5, 4, 3], empire: [4, 4, 3] } },
    { faceUp: { boers: [4, 4], empire: [4, 4, 3] } },
    { faceUp: { boers: [4, 4, 2.5], empire: [4, 4, 3] } },
    { faceUp: { boers: [0, 0, 0], empire: [4, 4, 3] } },
  ];
  for (const part of damaged)
    expect(() => boerWar.check({ ...sound, ...part }), JSON.stringify(part)).toThrow();
  expect(() => boerWar.check(sound)).not.toThrow();
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

  test.each(files)('%s is retold word for word', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const journal = parse(text);
    if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
    expect(retell(boerWar, journal.value)).toEqual({ ok: true, value: text });
  });

  test('there is one for each ending, and one with markers drawn from a real cup', () => {
    const all = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    for (const outcome of ['played-out', 'boers', 'empire', 'stopped']) {
      expect(
        all.some((text) => text.includes(`\n  = ${outcome} `)),
        outcome,
      ).toBe(true);
    }
    expect(all.some((text) => /> table (go|stop)/.test(text))).toBe(true);
  });
});

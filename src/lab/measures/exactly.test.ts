// Exact measures against brute force: every path through the game separately, nothing merged, fractions multiplied out.
import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { asText, type Fraction, fraction, ONE, plus, times, ZERO } from '../../kernel/exact/fraction.ts';
import { counted, type Measure, memoryAfter } from '../../kernel/exact/measure.ts';
import { type AnySpec, type Game, listed } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { Ledger, label } from '../play/ledger.ts';
import { byPart, type Options } from '../play/player.ts';
import { exactly } from './exactly.ts';

/** Row, outcome and probability of everything counted, over all paths from the measure's start to its stop. */
function byForce(
  game: Game<AnySpec>,
  measure: Measure<AnySpec>,
  options: Options,
  given: object,
  most: number,
) {
  const sums = new Map<string, Fraction>();
  let ways = 0;
  const add = (bucket: readonly [string, string] | undefined, chance: Fraction) => {
    if (!bucket) return;
    const name = bucket.join(' ');
    sums.set(name, plus(sums.get(name) ?? ZERO, chance));
  };
  const onward = (
    state: AnySpec['state'],
    told: readonly (readonly [string, object])[],
    chance: Fraction,
  ) => {
    const node = game.node(state);
    if (node.kind === 'end' || measure.stop?.(state)) {
      if (++ways > most) throw new Error('too many ways');
      let memory = measure.kind === 'remembering' ? measure.first : '';
      for (const [event, facts] of told) {
        if (measure.kind === 'counting') add(counted(measure, event, facts), chance);
        else memory = memoryAfter(measure, memory, event, facts);
      }
      if (measure.kind === 'remembering') add(measure.bucket(memory), chance);
      return;
    }
    const answer =
      node.kind !== 'chance'
        ? game.lab.standIn?.(state, () => {
            throw new Error('no chance here');
          })
        : undefined;
    const moves = answer === undefined ? listed(node) : [answer];
    if (node.kind !== 'chance' && moves.length > 1) throw new Error(`a choice at ${node.ask}`);
    moves.forEach((move, i) => {
      const after = game.clone(state);
      const heard = [...told];
      game.apply(after, move, (event, facts) => void heard.push([event, facts]));
      const weight = node.kind === 'chance' ? fraction(node.weights[i] as number, node.total) : ONE;
      onward(after, heard, times(chance, weight));
    });
  };
  onward(measure.start?.(options, { ...given }) ?? game.setup(options), [], ONE);
  return { ways, rows: Object.fromEntries([...sums].map(([name, chance]) => [name, asText(chance)])) };
}

const army = { turn: 4, infantry: [2, 1, 0], mounted: [1, 1, 0], artillery: [1, 0, 1], aircraft: [0, 0, 0] };
const cases: readonly (readonly [game: string, measure: string, given: object, options: object])[] = [
  ...(['literal', 'commentary', 'skipEmptyLevel', 'remainingAbove'] as const).flatMap((poolRule) =>
    (['actions-by-round', 'actions-left', 'empty-pool'] as const).map(
      (measure) =>
        [
          'boer-war',
          measure,
          { side: 'empire', turn: 1 },
          { poolRule, 'counters.empire.1': [2, 1, 1], turns: 1 },
        ] as const,
    ),
  ),
  ...(['rising', 'flat4', 'custom'] as const).flatMap((ranges) =>
    (['A', 'B', 'C', 'D', 'E'] as const).map(
      (space) =>
        ['paths-of-glory', 'nominate', { space }, { ranges, 'ranges.custom': [0, 6, 2, 3, 1] }] as const,
    ),
  ),
  ['cdg', 'nominate', { space: 'B' }, {}],
  ['civilization', 'military-shortfall', { ...army, rank: 1, hand: 3, bonus: 0, wonders: 0 }, {}],
  [
    'civilization',
    'military-shortfall',
    { ...army, rank: 2, hand: 3, bonus: 3, wonders: 4 },
    { halveWonders: 'on' },
  ],
];

test.each(cases)('%s %s %j %j', async (id, name, given, chosen) => {
  const game = await find(id)?.game();
  const resolved = game && resolve(game.options, chosen as Record<string, unknown>);
  if (!game || !resolved?.ok) throw new Error('the options do not fit');
  const { options } = resolved;
  const measure = game.lab.measures[name] as Measure<AnySpec>;
  const exact = exactly(game, options, { id: name, given: { ...given } });
  const forced = byForce(game, measure, options, given, 300_000);
  expect(forced.ways).toBeGreaterThan(1);
  const told = exact?.flatMap(({ key, outcomes }) =>
    Object.entries(outcomes)
      .filter(([, chance]) => chance !== '0/1')
      .map(([outcome, chance]) => [`${key} ${outcome}`, chance]),
  );
  expect(Object.fromEntries(told ?? [])).toEqual(forced.rows);
});

test('automatic decisions of a part aren’t choices, and none of its games ends early, counted or sampled', async () => {
  const game = await find('civilization')?.game();
  const resolved = game && resolve(game.options, {});
  if (!game || !resolved?.ok) throw new Error('the options do not fit');
  const { options } = resolved;
  const asked = { id: 'events-by-turn', given: {} };
  expect(exactly(game, options, asked)).toHaveLength(16);
  const measure = game.lab.measures[asked.id];
  if (!measure) throw new Error('no such measure');
  const ledger = new Ledger();
  const play = byPart({ game, options, measures: [asked] }, ledger, { ...asked, measure }, 1);
  for (let index = 0; index < 40; index++) {
    play(7, index);
    ledger.close(index);
  }
  const { quantities, troubles } = ledger.tally();
  const rolls = (turn: number) =>
    ['event', 'calm'].reduce(
      (sum, result) => sum + (quantities[label('measure', asked.id, String(turn), result)]?.sum ?? 0),
      0,
    );
  expect([rolls(1), rolls(16)]).toEqual([40, 40]);
  expect(troubles).toEqual([]);
});

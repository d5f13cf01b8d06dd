import { describe, expect, test } from 'vitest';
import { mind } from '../../../bots/bots.ts';
import type { Mind } from '../../../kernel/bot.ts';
import { legal } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { answerer, type Bot, playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { civilization } from '../rules/game.ts';
import type { Events } from '../rules/reports.ts';
import type { Civilization, Log } from '../rules/spec.ts';
import { roster } from './bots.ts';

const bot = (name: string): Bot<Civilization> => {
  const found = mind(roster, name) as Mind<Civilization>;
  return (chair) => {
    const { move, considered } = found(chair);
    expect(legal(chair.node, move)).toBe(true);
    for (const each of considered) expect(Number.isFinite(each.value)).toBe(true);
    return move;
  };
};

function played(name: string, games: number, given: Readonly<Record<string, unknown>>) {
  const options = resolve(civilization.options, given);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const count = { battles: 0, won: 0, ends: new Set<string>() };
  const log: Log = (event, facts) => {
    if (event !== 'battle-over') return;
    count.battles++;
    if ((facts as Events['battle-over']).won) count.won++;
  };
  for (let seed = 0; seed < games; seed++) {
    const s = civilization.setup(options.options);
    playout(civilization, s, rng(seed), answerer(civilization, { player: bot(name) }), log);
    const node = civilization.node(s);
    if (node.kind === 'end') count.ends.add(node.outcome);
  }
  return count;
}

describe('steady', () => {
  test.each([
    {},
    { tally: true },
    { tally: true, hutPaysResource: 'on', dealTest: 'literal', tradeUnit: 'anyAmountOfOneRow' },
    { oppCards: 'physical', cancelScope: 'all', counterMatch: 'any', deck: 'wisdom-and-warfare@1' },
  ])('plays whole games by the rules: %j', (given) => {
    expect([...played('steady', 12, given).ends].every((end) => end === 'time' || end === 'battle')).toBe(
      true,
    );
  });

  // Strong raids, so that it matters how the cards are played.
  test('holds the capital more often than random play with the same army', () => {
    const given = { oppBonus: 14, 'standIn.walls': 0, 'standIn.bonus': 0, 'standIn.growth': 3 };
    const [wise, wild] = [played('steady', 300, given), played('random', 300, given)];
    expect(Math.min(wise.battles, wild.battles)).toBeGreaterThan(200);
    expect(wise.won / wise.battles).toBeGreaterThan(wild.won / wild.battles + 0.05);
  });
});

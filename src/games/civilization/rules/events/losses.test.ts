import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../../kernel/game.ts';
import type { Scene } from '../../../../kernel/scene.ts';
import { difference } from '../../../../kernel/scene-changes.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { onEvent, onTurn, type Scripted } from '../testing.ts';

const odds = (g: Scripted) => {
  const { moves, weights } = g.node() as Chance<Civilization>;
  return Object.fromEntries(moves.map((move, i) => [move, weights[i]]));
};

describe('tokens and debts', () => {
  test('C37 C38 C39 turn 4, die 1, three tokens owned: three handed in, two wound tokens', () => {
    const g = onEvent(4, 1).play('accept');
    expect(g.moves()).toEqual(['own:0', 'own:1', 'own:2', 'own:3', 'own:4', 'own:5']);
    g.play('own:3');
    expect(g.last('culture-lost')).toEqual({ due: 5, paid: 3, debt: 2 });
    expect(g.s.debt).toEqual({ culture: 2, resource: 0 });
  });

  test('C40 C41 then three tokens gained: both wound tokens go back, one token stays', () => {
    const g = onEvent(4, 1, { tally: true });
    g.s.tally.culture = 3;
    g.play('accept');
    expect([g.s.tally.culture, g.s.debt.culture]).toEqual([0, 2]);
    g.play('skip', 'collect:0', 'done', '!gained:culture', 'amount:3');
    expect(g.last('gained')).toEqual({ what: 'culture', amount: 3, paid: 2, debt: 0 });
    expect([g.s.tally.culture, g.s.debt.culture]).toEqual([1, 0]);
  });

  test('C40 C41 the same without the tally: the app pays the debt and says what the player may take', () => {
    const g = onEvent(4, 1).play('accept', 'own:3', 'skip', 'done', '!gained:culture', 'amount:3');
    expect(g.last('gained')).toEqual({ what: 'culture', amount: 3, paid: 2, debt: 0 });
    expect(g.s.debt.culture).toBe(0);
    expect(() => g.play('!gained:culture')).toThrow('no aside');
  });

  test('C35 exactly one wound token for each token that is missing', () => {
    for (let owned = 0; owned <= 3; owned++)
      expect(onEvent(2, 2).play('accept', `own:${owned}`).s.debt.culture).toBe(3 - owned);
    for (let owned = 0; owned <= 5; owned++)
      expect(onEvent(6, 2).play('accept', `own:${owned}`).s.debt.culture).toBe(5 - owned);
  });

  test('C36 a wound token is minus one: debts add up, and a player in debt has no tokens', () => {
    const g = onTurn(5).play('debt.culture=2', 'event', 'die:1', 'accept');
    expect(g.last('culture-lost')).toEqual({ due: 5, paid: 0, debt: 7 });
    g.play('skip', 'done', '!gained:culture', 'amount:4');
    expect(g.s.debt.culture).toBe(3);
  });

  test('C35 C40 an undo puts the wound tokens of a debt back, or takes them away', () => {
    const before = onTurn(5).play('debt.culture=2');
    const owing = civilization.scene(before.s);
    const free = civilization.scene(before.play('!gained:culture', 'amount:2').s);
    const tokens = (from: Scene, to: Scene) =>
      difference(from, to).flatMap((c) =>
        c.do === 'add' || c.do === 'take' ? [[c.do, c.piece.kind, c.count]] : [],
      );
    expect(tokens(free, owing)).toEqual([['add', 'wound', 2]]);
    expect(tokens(owing, free)).toEqual([['take', 'wound', 2]]);
  });

  test('a debt of one kind is not paid by the other', () => {
    const g = onTurn(9).play('debt.culture=2', 'debt.resource=1', '!gained:resource', 'amount:3');
    expect(g.s.debt).toEqual({ culture: 2, resource: 0 });
  });
});

describe('C32 what the table names is lost', () => {
  test('C113 C114 a resource of the player’s choice', () => {
    for (const die of [1, 2]) {
      const g = onTurn(9, { tally: true }).play('wheat=1', 'iron=2', 'event', `die:${die}`, 'accept');
      expect(g.moves()).toEqual(['lose:wheat', 'lose:iron']);
      g.play('lose:iron');
      expect(g.s.tally.resources).toEqual({ wheat: 1, silk: 0, incense: 0, iron: 1 });
    }
  });

  test('C113 none owned: a debt of one, which the next resource pays', () => {
    const g = onEvent(9, 1).play('accept', 'own:0');
    expect(g.s.debt.resource).toBe(1);
    const kept = onTurn(9, { tally: true }).play('event', 'die:1', 'accept');
    expect(kept.s.debt.resource).toBe(1);
    kept.play('skip', 'collect:0', '!gained:resource', 'take:silk');
    expect([kept.s.debt.resource, kept.s.tally.resources.silk]).toEqual([0, 0]);
  });

  test('resourceDebt off: nothing owned, nothing owed', () => {
    const g = onEvent(9, 1, { resourceDebt: 'off' }).play('accept', 'own:0');
    expect([g.s.debt.resource, g.last('no-effect').effect]).toEqual([0, 'resource']);
  });

  test('hutPaysResource: a hut or village may go instead', () => {
    const given = { tally: true, hutPaysResource: 'on' };
    expect(onEvent(9, 1, given).play('accept').moves()).toEqual(['lose:hut', 'lose:none']);
    expect(onEvent(9, 1, given).play('accept', 'lose:hut').s.debt.resource).toBe(0);
    expect(onEvent(9, 1, given).play('accept', 'lose:none').s.debt.resource).toBe(1);
    expect(onEvent(9, 1, { tally: true }).play('accept').s.debt.resource).toBe(1);
    expect(onTurn(9).play('debt.resource=1', 'event', 'die:1', 'accept').s.debt.resource).toBe(2);
    expect(
      onTurn(9, { hutPaysResource: 'on' }).play('debt.resource=1', 'event', 'die:1', 'accept').step(),
    ).toBe('resource-owned');
  });

  test('hutPaysResource and lossChoice random: huts and villages are in the draw, as many as there are', () => {
    const g = onTurn(9, { tally: true, lossChoice: 'random', hutPaysResource: 'on' });
    g.play('wheat=2', 'event', 'die:1', 'accept');
    expect([g.step(), g.moves()]).toEqual(['huts-owned', ['own:0-30']]);
    g.play('own:3');
    const node = g.node();
    expect(node.kind === 'chance' && [node.moves, node.weights]).toEqual([
      ['lose:hut', 'lose:wheat'],
      [3, 2],
    ]);
    g.play('lose:hut');
    expect([g.s.tally.resources.wheat, g.s.debt.resource, g.last('resource-lost').what]).toEqual([
      2,
      0,
      'hut',
    ]);
    const none = onEvent(9, 1, { tally: true, lossChoice: 'random', hutPaysResource: 'on' });
    expect(none.play('accept', 'own:0').s.debt.resource).toBe(1);
    const only = onEvent(9, 1, { tally: true, lossChoice: 'random', hutPaysResource: 'on' });
    expect(only.play('accept', 'own:1').moves()).toEqual(['lose:hut']);
  });

  test('lossChoice random: chance names the resource, by how many there are', () => {
    const g = onTurn(9, { tally: true, lossChoice: 'random' });
    g.play('wheat=1', 'iron=3', 'event', 'die:2', 'accept');
    expect(odds(g)).toEqual({ 'lose:wheat': 1, 'lose:iron': 3 });
    const table = onEvent(9, 2, { lossChoice: 'random' }).play('accept', 'own:3');
    expect(odds(table)).toEqual({ 'pick:1': 1, 'pick:2': 1, 'pick:3': 1 });
    expect(table.play('pick:2').last('resource-lost')).toEqual({ what: 'resource', k: 2, of: 3 });
  });

  test('C116 a great person; none owned: no effect and no debt', () => {
    expect(onEvent(14, 1).play('accept', 'own:1').count('person-lost')).toBe(1);
    const none = onEvent(14, 1).play('accept', 'own:0');
    expect([none.last('no-effect').effect, none.s.debt]).toEqual(['person', { culture: 0, resource: 0 }]);
    const g = onEvent(14, 1, { lossChoice: 'random' }).play('accept', 'own:4', 'pick:3');
    expect(g.last('person-lost')).toEqual({ k: 3, of: 4 });
  });

  test('C117 a building or a wonder, as the player picks; none owned: no effect', () => {
    expect(onEvent(14, 2).moves()).toEqual(['lose:building', 'lose:wonder', 'lose:none']);
    expect(onEvent(14, 2).play('lose:wonder', 'accept').last('building-lost')).toEqual({ what: 'wonder' });
    const g = onTurn(14).play('walls=yes', 'event', 'die:2', 'lose:building', 'accept');
    expect(g.last('building-lost')).toEqual({ what: 'building' });
    // The walls may have been it.
    expect(g.s.known.walls).toBe('unknown');
    expect(onEvent(14, 2).play('lose:none').last('no-effect').effect).toBe('building');
  });

  test('C117 lossChoice random: buildings first, then wonders, and the k-th is named before it can be cancelled', () => {
    const g = onEvent(14, 2, { lossChoice: 'random' }).play('own:2', 'own:1');
    expect(odds(g)).toEqual({ 'pick:1': 1, 'pick:2': 1, 'pick:3': 1 });
    g.play('pick:3');
    expect(g.last('loss-chosen')).toEqual({ what: 'wonder', k: 3, of: 3 });
    expect(g.moves()).toContain('counter:wonder');
    expect(onEvent(14, 2, { lossChoice: 'random' }).play('own:0', 'own:0').last('no-effect').effect).toBe(
      'building',
    );
  });
});

describe('C43 the cultural event', () => {
  test('C109 C112 a random unit: each of those counted is as likely', () => {
    for (const turn of [2, 5]) {
      const g = onEvent(turn, 3).play('accept', 'own:4');
      expect(odds(g)).toEqual({ 'pick:1': 1, 'pick:2': 1, 'pick:3': 1, 'pick:4': 1 });
      g.play('pick:4');
      expect(g.last('unit-lost')).toEqual({ k: 4, of: 4 });
      expect(g.step()).toBe('trade');
    }
    expect(onEvent(2, 3).play('accept', 'own:0').last('no-effect').effect).toBe('unit');
  });

  test('C109 with the tally the app draws from the army', () => {
    const g = onTurn(2, { tally: true }).play('army.infantry.2=3', 'event', 'die:3', 'accept');
    expect(odds(g)).toEqual({ 'lose:infantry-2': 3, 'lose:mounted-2': 1, 'lose:artillery-2': 1 });
    g.play('lose:infantry-2');
    expect(g.s.tally.army.infantry).toEqual([0, 2, 0]);
  });

  test('C115 C118 anarchy lasts this turn; the player chooses a government at the next Start of Turn', () => {
    for (const turn of [9, 13]) {
      const g = onEvent(turn, 3).play('accept', 'done');
      expect([g.s.anarchy, g.count('government')]).toEqual([turn, 0]);
      g.play('skip', 'done', 'calm');
      expect([g.s.anarchy, g.count('government')]).toEqual([0, 1]);
    }
  });

  test('anarchy on two turns in a row lasts, and immunity prevents it', () => {
    const g = onEvent(9, 3).play('accept', 'done', 'skip', 'done', 'event', 'die:3', 'accept', 'done');
    expect(g.last('anarchy')).toEqual({ turn: 10, again: true });
    expect([g.s.anarchy, g.count('government')]).toEqual([10, 0]);
    expect(onEvent(9, 3).play('accept', 'immune').s.anarchy).toBe(0);
  });

  test('C120 C124 C128 C132 the k-th of the eligible squares, or none', () => {
    for (const [turn, what] of [
      [3, 'drought'],
      [6, 'drought'],
      [9, 'deforestation'],
      [16, 'deforestation'],
    ] as const) {
      const g = onEvent(turn, 4).play('accept', 'own:3');
      expect(odds(g)).toEqual({ 'pick:1': 1, 'pick:2': 1, 'pick:3': 1 });
      expect(g.play('pick:2').last('disaster')).toEqual({ what, k: 2, of: 3 });
      expect(onEvent(turn, 4).play('accept', 'own:0').last('no-effect').effect).toBe(what);
      const chosen = onEvent(turn, 4, { disasterTarget: 'player' }).play('accept');
      expect(chosen.moves()).toEqual(['own:1', 'own:0']);
      expect(chosen.play('own:1').last('disaster').what).toBe(what);
    }
  });
});

test('with the tally: what the player enters as spent leaves the tally, a resource or a unit by its kind', () => {
  const g = onTurn(5, { tally: true }).play('trade=9', 'silk=2');
  g.play('!spent:trade', 'amount:4');
  expect([g.s.tally.trade, g.last('spent')]).toEqual([5, { what: 'trade', amount: 4 }]);
  g.play('!spent:resource', 'lose:silk');
  expect([g.s.tally.resources.silk, g.last('spent')]).toEqual([1, { what: 'silk', amount: 1 }]);
  g.play('!spent:unit', 'lose:infantry-2');
  expect(g.s.tally.army.infantry).toEqual([0, 0, 0]);
  expect([g.last('spent'), g.step()]).toEqual([{ what: 'unit', amount: 1 }, 'event-dice']);
  g.play('!spent:resource', 'never-mind');
  expect([g.s.tally.resources.silk, g.count('spent')]).toEqual([1, 3]);
});

test('a journal keeps how many huts chance may take', () => {
  const huts = { tally: true, lossChoice: 'random', hutPaysResource: 'on' };
  const { s } = onEvent(9, 1, huts).play('accept', 'own:3');
  const written = civilization.stored.write(s);
  expect(written).toMatchObject({ hit: { picking: '', of: 3 } });
  const read = civilization.stored.read(JSON.parse(JSON.stringify(written)), s.options);
  expect(civilization.node(read)).toEqual(civilization.node(s));
});

import { describe, expect, it } from 'vitest';
import { type Entry, formatEntry } from '../../../../kernel/session/journal.ts';
import { resume } from '../../../../kernel/session/resume.ts';
import { Session } from '../../../../kernel/session/session.ts';
import { taxFarmer } from '../game.ts';
import type { State } from '../state.ts';
import {
  allFields,
  asked,
  held,
  hold,
  inRebellion,
  needs,
  offered,
  onField,
  opened,
  optionsOf,
  play,
  stand,
} from '../testing.ts';

describe('setting the table by hand', () => {
  it('the new card leaves the deck and the old one returns to it', () => {
    const s = opened();
    needs(s, 'estyx', 1, 'wine,4', 3);
    taxFarmer.adjust(s, 'card.estyx.1', 'salt,2');
    taxFarmer.check(s);
    expect(onField(s, 'estyx', 1)).toBe('salt,2 +3');
    taxFarmer.adjust(s, 'card.estyx.1', 'nothing');
    taxFarmer.check(s);
    expect(onField(s, 'estyx', 1)).toBe('nothing +0');
    taxFarmer.adjust(s, 'card.estyx.1', 'none');
    taxFarmer.check(s);
    expect(onField(s, 'estyx', 1)).toBe('none');
  });

  it('T45: a rebellion set by hand sends the need cards back', () => {
    const s = opened();
    needs(s, 'estyx', 1, 'wine,4', 3);
    taxFarmer.adjust(s, 'rebellion.estyx', 'yes');
    taxFarmer.check(s);
    expect(inRebellion(s)).toEqual(['estyx']);
    expect(onField(s, 'estyx', 1)).toBe('none');
  });

  it('T45: so does the rebellion at the start of a game of three, if there were cards before the deal', () => {
    const s = taxFarmer.setup(optionsOf({ players: 3, startingRebellion: 'random' }));
    taxFarmer.adjust(s, 'first', 'red');
    for (const { id } of taxFarmer.facts(s).filter((fact) => /^card\..*\.1$/.test(fact.id))) {
      const fact = taxFarmer.facts(s).find((each) => each.id === id);
      const card = fact?.kind === 'choice' && fact.choices.find((each) => each !== 'none');
      if (card) taxFarmer.adjust(s, id, card);
    }
    taxFarmer.check(s);
    expect(allFields(s).filter(({ card }) => card !== null).length).toBeGreaterThan(3);
    const node = taxFarmer.node(s);
    if (node.kind === 'end') throw new Error('over');
    for (const move of node.moves) {
      const world = taxFarmer.clone(s);
      taxFarmer.apply(world, move);
      taxFarmer.check(world);
    }
    expect(asked(s)).toBe('starting-rebellion');
  });

  it('goods, gold, points and agents', () => {
    const s = opened();
    taxFarmer.adjust(s, 'good.blue.weapons', 'yes');
    taxFarmer.adjust(s, 'gold.blue', 3);
    taxFarmer.adjust(s, 'points.blue', 44);
    taxFarmer.adjust(s, 'agents.ferrox.blue', 2);
    expect([held(s, 1), s.players[1]!.gold, s.players[1]!.points, s.provinces[2]!.agents[1]]).toEqual([
      ['weapons'],
      3,
      44,
      2,
    ]);
  });

  it('a player with no agents left is skipped', () => {
    const s = opened();
    taxFarmer.adjust(s, 'unplaced.red', 0);
    expect(asked(s)).toBe('place blue');
  });

  it('T63, G37: an action that the points or the marker make useless can still be skipped', () => {
    const paying = (given: object) => {
      const s = opened({ players: 3, ...given });
      hold(s, 0, 'grain', 'wine');
      stand(s, { lanivia: [2, 0, 0] });
      s.step = 'activate';
      play(s, 'activate:lanivia', 'use');
      expect(asked(s)).toBe('pay-good red');
      return s;
    };
    const capped = paying({ pointsCap: 40 });
    taxFarmer.adjust(capped, 'points.red', 40);
    taxFarmer.check(capped);
    expect([asked(capped), offered(capped)]).toEqual(['action red', ['skip']]);
    play(capped, 'skip');
    // Points below the cap, or another player's, change nothing.
    const free = paying({ pointsCap: 40 });
    taxFarmer.adjust(free, 'points.red', 39);
    taxFarmer.adjust(free, 'points.blue', 40);
    expect(asked(free)).toBe('pay-good red');
  });

  it('gold of more than nine digits isn’t accepted: no journal could hold it', () => {
    const s = opened();
    s.players[0]!.points = 999_999_999;
    s.players[1]!.gold = 1_000_000_000;
    const ids = taxFarmer.facts(s).map(({ id }) => id);
    expect(ids).toContain('points.red');
    expect(ids).not.toContain('gold.blue');
  });

  it('a game can start from a table in progress', () => {
    const started = Session.start(taxFarmer, optionsOf(), 5, [
      { fact: 'first', value: 'green' },
      { fact: 'marker', value: '37' },
      { fact: 'points.red', value: '61' },
      { fact: 'rebellion.ferrox', value: 'yes' },
      // Only a card can have coins on it, so that fact is there once the card is.
      { fact: 'coins.estyx.1', value: '4' },
      { fact: 'card.estyx.1', value: 'grain,2' },
    ]);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const { state } = started.value;
    expect([state.first, state.marker, state.players[0]!.points, inRebellion(state)]).toEqual([
      2,
      37,
      61,
      ['ferrox'],
    ]);
    expect([allFields(state)[0]!.coins, asked(state)]).toEqual([4, 'deal']);
  });

  it('T09: the First Player shown before the roll counts as known once it is set', () => {
    for (const firstPlayer of ['choose', 'roll']) {
      const options = optionsOf({ firstPlayer });
      const started = Session.start(taxFarmer, options, 5, [{ fact: 'first', value: 'red' }]);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      expect([firstPlayer, asked(started.value.state)]).toEqual([firstPlayer, 'deal']);
      expect(started.value.line[0]?.events.map(({ event }) => event)).toContain('first-player');
    }
    const session = new Session(taxFarmer, optionsOf(), 5);
    expect(taxFarmer.facts(session.state).find(({ id }) => id === 'first')?.unknown).toBe(true);
    expect(session.adjust('first', 'red', '').ok).toBe(true);
    expect(formatEntry(session.entries[0] as Entry)).toBe('> adjust first - red ""');
    expect(taxFarmer.facts(session.state).find(({ id }) => id === 'first')?.unknown).toBe(false);
    // It is already known; setting it again changes nothing, and it can't become unknown again.
    const before = JSON.stringify(session.state);
    expect(session.adjust('first', 'red', '').ok).toBe(true);
    expect(session.enter({ kind: 'adjust', fact: 'first', from: '-', to: 'red', reason: '' })).toMatchObject({
      reason: 'value',
    });
    expect(JSON.stringify(session.state)).toBe(before);
    session.undo(2);
    session.redo(2);
    expect(JSON.stringify(session.state)).toBe(before);
  });

  it('a journal with the value that was shown continues as before: nothing was set there', () => {
    const text = new Session(taxFarmer, optionsOf({ firstPlayer: 'choose' }), 5).journal;
    const entries: Entry[] = [
      { kind: 'adjust', fact: 'first', from: 'red', to: 'red', reason: 'start' },
      { kind: 'move', by: 'red', move: 'first:blue' },
    ];
    const old = resume(taxFarmer, { ...text, entries, lines: [] });
    if (!old.ok) throw new Error(JSON.stringify(old.problem));
    expect([old.value.lost, old.value.session.state.first]).toEqual([[], 1]);
  });
});

it('a rebellion set by hand is taken off by hand, and the others stay', () => {
  const s = opened();
  const [one, other] = s.options.board.provinces.flatMap(({ id, capital }) => (capital ? [] : [id]));
  const shown = (id: string | undefined) =>
    taxFarmer.facts(s).find((fact) => fact.id === `rebellion.${id}`)?.value;
  taxFarmer.adjust(s, `rebellion.${one}`, 'yes');
  taxFarmer.adjust(s, `rebellion.${other}`, 'yes');
  expect([shown(one), shown(other)]).toEqual(['yes', 'yes']);
  taxFarmer.adjust(s, `rebellion.${one}`, 'no');
  expect([shown(one), shown(other)]).toEqual(['no', 'yes']);
  taxFarmer.check(s);
});

it('the round can be set by hand once there is one, and never to 0', () => {
  const s = opened();
  const round = () => taxFarmer.facts(s).find(({ id }) => id === 'round');
  expect(round()).toMatchObject({ value: 1, min: 1 });
  taxFarmer.adjust(s, 'round', 3);
  expect(round()?.value).toBe(3);
  s.round = 0;
  expect(round()).toBeUndefined();
});

describe('what a choice depends on is locked until it is made', () => {
  const settable = (s: State) => taxFarmer.facts(s).map(({ id }) => id);
  const BELONGINGS = ['gold.red', 'good.blue.salt', 'agents.estyx.green'];
  const active = (province: string, before?: (s: State) => void) => {
    const s = opened();
    before?.(s);
    stand(s, { [province]: [2, 0, 0, 0] });
    s.step = 'activate';
    play(s, `activate:${province}`);
    return s;
  };

  it('rebellions can be set while agents are placed and provinces chosen', () => {
    const s = opened();
    expect(settable(s)).toEqual(expect.arrayContaining([...BELONGINGS, 'rebellion.ferrox']));
    expect(settable(s)).not.toContain('rebellion.imperia');
    s.step = 'activate';
    expect(settable(s)).toContain('rebellion.ferrox');
  });

  it('T20: not while the first rebellion is chosen', () => {
    const s = taxFarmer.setup(optionsOf({ players: 3 }));
    taxFarmer.adjust(s, 'first', 'red');
    expect(asked(s)).toMatch(/^starting-rebellion/);
    expect(settable(s)).not.toContain('rebellion.ferrox');
  });

  it('T63, T64: rebellions can’t be set during an activation, but the cards and coins there can', () => {
    const s = active('vindara', (s) => {
      hold(s, 0, 'salt');
      needs(s, 'vindara', 1, 'salt,3', 2);
    });
    expect(asked(s)).toBe('action red');
    expect(settable(s)).not.toContain('rebellion.ferrox');
    expect(settable(s)).toEqual(expect.arrayContaining([...BELONGINGS, 'coins.vindara.1', 'card.vindara.1']));
    play(s, 'skip');
    expect(asked(s)).toBe('needs red');
    expect(settable(s)).not.toContain('rebellion.ferrox');
    expect(settable(s)).toEqual(expect.arrayContaining([...BELONGINGS, 'coins.vindara.1', 'card.vindara.1']));
  });

  it('during an action, nothing that its choices depend on can be set', () => {
    const s = active('estyx', (s) => needs(s, 'lanivia', 1, 'cloth,3', 1));
    play(s, 'use');
    expect(asked(s)).toBe('take-good red');
    for (const id of [...BELONGINGS, 'rebellion.ferrox', 'coins.lanivia.1', 'card.lanivia.1'])
      expect(settable(s)).not.toContain(id);
    expect(settable(s)).toEqual(expect.arrayContaining(['points.red', 'bonus.red', 'marker']));
  });
});

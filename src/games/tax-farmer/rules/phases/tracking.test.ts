import { describe, expect, it } from 'vitest';
import { en } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { taxFarmer } from '../game.ts';
import { SEATS } from '../options.ts';
import type { Events, State } from '../state.ts';
import { asked, each, factsOf, inRebellion, offered, optionsOf, play } from '../testing.ts';

const words = said('en', en);
const OUTER = ['estyx', 'ferrox', 'agrana', 'vindara', 'salmaris', 'lanivia', 'orivane', 'aurelis'];

function helping(given: object = {}) {
  const s = taxFarmer.setup(optionsOf({ tracking: 'helper', firstPlayer: 'choose', ...given }));
  play(s, 'first:blue');
  return s;
}

const ask = (s: State) => {
  const node = taxFarmer.node(s);
  return node.kind === 'end' ? '' : words.asks[node.ask](s);
};

describe('what the helper says', () => {
  it('T76-T79: bribery with its rates, and the rule behind it', () => {
    const s = helping({ goldToPoints: 2 });
    play(s, 'done', 'done', ...OUTER.map(() => 'load:0'), 'done');
    expect(ask(s)).toBe(
      'Blue: bribery. 1 gold buys 2 points; 1 gold back costs 2 points. How many points do you have afterwards?',
    );
    expect(taxFarmer.why.asks['table-points']).toContain('bribery');
  });

  it('G52: at total rebellion there is no bribery', () => {
    const s = helping();
    play(s, 'done', 'done', ...OUTER.map(() => 'load:99'));
    expect(ask(s)).toMatch(/^Blue: total rebellion ends bribery/);
  });

  it('G5: what to do with a card that a province never needs', () => {
    expect(ask(helping())).toMatch(/return it to the deck and leave the field empty\.$/);
    expect(ask(helping({ excludedField: 'redraw' }))).toMatch(/deal another\.$/);
    expect(ask(helping({ needExclusion: 'off' }))).not.toMatch(/never needs/);
  });

  it('G19: if agents are lost, only the table knows how many are left', () => {
    const s = helping({ agentsOnRebellion: 'lost' });
    play(s, 'done');
    expect(ask(s)).toMatch(/Extra agents: none\.$/);
    const kept = helping();
    play(kept, 'done');
    expect(ask(kept)).toMatch(/Red 10, Blue 10, Green 10, Yellow 10\.$/);
  });

  it('G18: where the coins of a rebellion go', () => {
    for (const [coinsOnRebellion, where] of [
      ['bank', /coins go to the bank\.$/],
      ['stay', /coins stay there\.$/],
    ] as const) {
      const s = helping({ coinsOnRebellion });
      const [rebels] = factsOf(play(s, 'done', 'done', 'load:99'), 'rebels');
      expect(words.events.rebels(rebels as Events['rebels'], s.options)).toMatch(where);
    }
  });
});

describe('the helper at the printed board', () => {
  it('asks for the load of each province, rolls, and knows what rebels (T33, T38)', () => {
    const s = helping();
    expect(asked(s)).toBe('table-supply');
    play(s, 'done');
    expect(asked(s)).toBe('table-placed');
    play(s, 'done');
    expect(asked(s)).toBe('table-load');
    expect(offered(s)).toEqual(['load:0..999']);
    // Too few to rebel: no roll, on to the next province.
    play(s, 'load:3');
    expect(asked(s)).toBe('table-load');
    play(s, 'load:12');
    expect(asked(s)).toBe('test');
    play(s, 'sum:12', 'load:30');
    expect(inRebellion(s)).toEqual(['ferrox', 'agrana']);
  });

  it('runs bribery, tie-breaks, the election and the supply from what the player reports (T80, T83, T87, T89)', () => {
    const s = helping();
    play(s, 'done', 'done', ...OUTER.map(() => 'load:0'));
    expect(asked(s)).toBe('table-acted');
    play(s, 'done');
    // Bribery goes round from the First Player.
    const told = play(s, 'points:25', 'points:31', 'points:40', 'points:25');
    expect(factsOf(told, 'told-points').map(({ seat, points }) => `${seat} ${points}`)).toEqual([
      'blue 5',
      'green 11',
      'yellow 20',
      'red 5',
    ]);
    expect(asked(s)).toBe('table-capital');
    play(s, 'agents:1', 'agents:0', 'agents:0', 'agents:2');
    expect(s.first).toBe(0);
    expect(asked(s)).toBe('dice red');
    play(s, 'dice:3', 'sum:18');
    expect(s.marker).toBe(18);
    expect(asked(s)).toBe('table-supply');
    play(s, 'done');
    expect(s.round).toBe(2);
    expect(each(s, 'unplaced')).toEqual([12, 10, 10, 10]);
  });

  it('takes off the markers of rebellions that were crushed (T74)', () => {
    const s = helping();
    play(s, 'done', 'done', 'load:99', ...OUTER.slice(1).map(() => 'load:0'));
    expect(offered(s)).toEqual(['done', 'crushed:estyx']);
    play(s, 'crushed:estyx');
    expect(inRebellion(s)).toEqual([]);
    expect(offered(s)).toEqual(['done']);
  });

  it('ends with total rebellion, asking only for what decides (T97, T94)', () => {
    const s = helping();
    play(s, 'done', 'done', ...OUTER.map(() => 'load:99'));
    expect(asked(s)).toBe('table-points');
    play(
      s,
      'points:30',
      'points:30',
      'points:20',
      'points:10',
      'agents:0',
      'agents:4',
      'agents:0',
      'agents:0',
    );
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'rebellion', scores: [0, 0, 1, 0] });
  });

  it.each([
    [{}, 'rebellion', [0, 0, 1, 0]],
    [{ rebellionEndGold: 'convert' }, 'rebellion', [0, 0, 1, 0]],
    [{ allLoseOnTotalRebellion: true }, 'all-lose', [0, 0, 0, 0]],
  ] as const)(
    'ends with total rebellion by the rule that was chosen: %j (T97, T105)',
    (given, outcome, scores) => {
      const s = helping(given);
      play(s, 'done', 'done', ...OUTER.map(() => 'load:99'));
      play(s, 'points:30', 'points:31', 'points:20', 'points:10');
      const told = play(s, 'agents:0', 'agents:0', 'agents:0', 'agents:0');
      expect(taxFarmer.node(s)).toEqual({ kind: 'end', outcome, scores });
      expect(factsOf(told, 'all-lost')).toEqual(outcome === 'all-lose' ? [{ rounds: 1 }] : []);
    },
  );

  it.each([
    [{}, 'rebellion', [1, 0, 0, 0]],
    [{ allLoseOnTotalRebellion: true }, 'all-lose', [0, 0, 0, 0]],
  ] as const)(
    'by G51 only after the election, unless a rebellion was crushed: %j (T97, T105)',
    (given, outcome, scores) => {
      const round = (...crushed: string[]) => {
        const s = helping({ rebellionEndTiming: 'endOfRound', ...given });
        play(s, 'done', 'done', ...OUTER.map(() => 'load:99'));
        expect(asked(s)).toBe('table-acted');
        play(s, ...crushed, 'done', 'points:20', 'points:21', 'points:22', 'points:31');
        play(s, 'agents:0', 'agents:0', 'agents:0', 'agents:0', 'dice:1', 'sum:3');
        return s;
      };
      expect(taxFarmer.node(round())).toEqual({ kind: 'end', outcome, scores });
      expect(asked(round('crushed:estyx'))).toBe('table-supply');
    },
  );

  it.each([3, 4, 5, 6])(
    'finds the lowest player and who rolls from what it is told, %i players (T80, T83, T86, T87, T88, T89)',
    (players) => {
      const seats = SEATS.slice(0, players);
      // Blue is asked first, then clockwise.
      const clockwise = [...seats.slice(1), 'red'];
      const election = (points: (seat: string) => number, imperia: (seat: string) => number, given = {}) => {
        const s = helping({ players, ...given });
        if (asked(s) === 'starting-rebellion') play(s, 'rebel:ferrox');
        play(s, 'done', 'done');
        while (asked(s) === 'table-load') play(s, 'load:0');
        play(s, 'done', ...clockwise.map((seat) => `points:${points(seat)}`));
        const told = play(s, ...clockwise.map((seat) => `agents:${imperia(seat)}`));
        return { s, lowest: factsOf(told, 'lowest') };
      };
      for (const [player, seat] of seats.entries()) {
        const other = seats[(player + 1) % players] as string;
        const third = seats[(player + 2) % players] as string;
        const alone = election(
          (who) => (who === seat ? 20 : 30),
          () => 1,
        );
        expect(alone.lowest).toEqual([{ seat, agents: 2 }]);
        expect([alone.s.first, asked(alone.s)]).toEqual([player, `dice ${seat}`]);
        expect(
          asked(
            election(
              (who) => (who === other ? 20 : 30),
              (who) => (who === seat ? 2 : 1),
            ).s,
          ),
        ).toBe(`dice ${seat}`);
        const few = (who: string) => ([seat, other, third].includes(who) ? 20 : 30);
        expect(election(few, (who) => (who === seat ? 2 : 1)).lowest).toEqual([
          { seat, agents: 2, tie: 'capital' },
        ]);
        const tied = election(few, (who) => (who === seat || who === other ? 2 : 1)).s;
        expect(asked(tied)).toBe('roll-lowest');
        expect(each(tied, 'roll')).toEqual(
          seats.map((who) => (who === seat || who === other ? 'to-roll' : null)),
        );
        const below = election(
          (who) => (who === seat ? 25 : who === other ? 20 : 26),
          () => 1,
          { 'setup.electionMarker': 20 },
        ).s;
        play(below, 'dice:1', 'sum:6');
        expect(each(below, 'bonus')).toEqual(seats.map((who) => (who === seat ? 1 : who === other ? 3 : 0)));
      }
    },
  );

  it('starts with a rebellion when three play (T20)', () => {
    const s = helping({ players: 3 });
    expect(asked(s)).toBe('starting-rebellion');
    play(s, 'rebel:ferrox', 'done', 'done', ...OUTER.slice(1).map(() => 'load:0'));
    expect(offered(s)).toEqual(['done', 'crushed:ferrox']);
  });

  it('one roll for all provinces asks for each load and rolls once (G16)', () => {
    const s = helping({ rebellionRoll: 'oneRollForAll' });
    play(s, 'done', 'done', 'load:10', 'sum:9', 'load:8', 'load:9');
    expect(inRebellion(s)).toEqual(['estyx', 'agrana']);
  });
});

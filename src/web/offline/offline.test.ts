import { describe, expect, test } from 'vitest';
import { inline } from '../../../scripts/build/one-file.ts';
import { mind } from '../../bots/bots.ts';
import { roster } from '../../games/tax-farmer/bots/bots.ts';
import { taxFarmer } from '../../games/tax-farmer/rules/game.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { chair } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import type { Entry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { limitationsOf, servedFrom } from './place.ts';
import { betweenTurns } from './turns.ts';

const game: Game<AnySpec> = taxFarmer;
const bots: Roster<AnySpec> = roster;

describe('a new version is offered', () => {
  const check: Entry = { kind: 'check', hash: '0', state: '{}' };
  const drawn: Entry = { kind: 'move', by: 'chance', move: 'go' };
  const done: Entry = { kind: 'move', by: 'table', move: 'done' };
  test('at the start of a turn, also after what the app draws first in it', () => {
    expect(betweenTurns([done, check])).toBe(true);
    expect(betweenTurns([done, check, drawn, drawn])).toBe(true);
  });
  test('never within a turn', () => {
    expect(betweenTurns([])).toBe(false);
    expect(betweenTurns([drawn])).toBe(false);
    expect(betweenTurns([check, done])).toBe(false);
    expect(betweenTurns([check, done, drawn])).toBe(false);
    expect(betweenTurns([check, { kind: 'undo', n: 1 }])).toBe(false);
  });
  const bot: Entry = { kind: 'seat', seat: 'blue', who: 'steady' };
  const blue: Entry = { kind: 'move', by: 'blue', move: 'pass' };
  test('also after bots that move first in a turn, but not after a person or a draw', () => {
    expect(betweenTurns([bot, check, drawn, blue, blue])).toBe(true);
    expect(betweenTurns([check, blue])).toBe(false);
    expect(betweenTurns([bot, { ...bot, who: 'person' }, check, blue])).toBe(false);
    expect(betweenTurns([bot, check, blue, { ...bot, who: 'person' }])).toBe(true);
    expect(betweenTurns([bot, check, blue, drawn])).toBe(false);
    expect(betweenTurns([bot, check, blue, done])).toBe(false);
  });
  test('notes and bookmarks don’t count as acts', () => {
    expect(betweenTurns([check, { kind: 'note', text: 'a' }, { kind: 'mark', text: 'b' }])).toBe(true);
  });

  // For each round, whether there was an offer at each of the questions to Red.
  test.each([7, 8, 9])(
    'in every round of a game with bots, whoever begins it, at Red’s first question and no other (%i)',
    (seed) => {
      const options = resolve(game.options, {});
      if (!options.ok) throw new Error('options');
      const session = new Session<AnySpec>(game, options.options, seed);
      session.settle();
      for (const seat of game.seats(options.options).filter((name) => name !== 'red'))
        session.seat(seat, 'casual');
      const casual = mind(bots, 'casual');
      const offered = new Map<string, boolean[]>();
      let begunByBot = 0;
      for (let { node } = session; node.kind !== 'end'; node = session.node) {
        const round = game.turn(session.state);
        if (node.kind === 'chance') session.roll();
        else if (node.kind !== 'decision' || !casual) throw new Error(node.kind);
        else {
          const asked = offered.get(round) ?? [];
          if (round && node.seat === 'red') offered.set(round, [...asked, betweenTurns(session.entries)]);
          else if (round && session.entries.at(-1)?.kind === 'check') begunByBot++;
          session.play(node.seat, casual(chair(game, session.state, node.seat, rng(1))).move);
        }
      }
      expect(begunByBot).toBeGreaterThan(0);
      expect(offered.size).toBeGreaterThan(3);
      for (const [round, [first, ...later]] of offered)
        expect([round, first, later.includes(true)]).toEqual([round, true, false]);
    },
  );
});

test('the limitations depend on where the page came from', () => {
  expect(servedFrom({ protocol: 'https:' }, true)).toBe('site');
  expect(servedFrom({ protocol: 'http:' }, true)).toBe('site');
  expect(servedFrom({ protocol: 'http:' }, false)).toBe('network');
  expect(servedFrom({ protocol: 'file:' }, true)).toBe('file');
  expect(limitationsOf('site', { wakeLock: false })).toEqual([]);
  expect(limitationsOf('network', { wakeLock: false })).toEqual(['offline', 'lasting', 'awake']);
  expect(limitationsOf('file', { wakeLock: true })).toEqual(['offline', 'lasting', 'windows']);
});

describe('the single file', () => {
  const page =
    '<html><head><link rel="stylesheet" crossorigin href="./a.css"></head>\n' +
    '<body><script type="module" crossorigin src="./a.js"></script></body></html>';
  test('no text of a script ends it, and $ stays what it is', () => {
    const html = inline(page, "const a = '</script><!-- $& $1';", 'b{}');
    expect(html).toContain("const a = '\\x3c/script>\\x3c!-- $& $1';");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/href=|src=/);
  });
  test('a page that still asks for a file is refused', () => {
    expect(() => inline(page.replace('stylesheet', 'icon'), '', '')).toThrow('asks for a file');
  });
});

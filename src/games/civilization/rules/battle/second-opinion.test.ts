/** Whole battles against a second, independent resolver. */
import { expect, test } from 'vitest';
import { legal } from '../../../../kernel/game.ts';
import { resolve } from '../../../../kernel/options.ts';
import { anyMove } from '../../../../kernel/play.ts';
import { type Int, rng } from '../../../../kernel/rng.ts';
import { TYPES, type Type } from '../box/units.ts';
import { civilization } from '../game.ts';
import type { Events } from '../reports.ts';
import type { Log } from '../spec.ts';
import type { State } from '../state.ts';
import { onTurn } from '../testing.ts';

/**
 * The battle a second time, as plainly as it can be written: lists of living units, strikes by cases.
 * It shares no code with the rules.
 */
interface Man {
  type: string;
  hit: number;
  life: number;
  strong: number;
}
function secondOpinion(plays: readonly string[], splitDeck: boolean, airTrumps: boolean) {
  const slots: { me?: Man | undefined; it?: Man | undefined }[] = [];
  const deadMine: string[] = [];
  const deadTheirs: string[] = [];
  const man = (text: string): Man => {
    const [type = '', a = '0', h = a] = text.split('-');
    return { type, hit: +a, life: +h, strong: +a };
  };
  const beats = (x: Man, y: Man) =>
    ['infantry>mounted', 'mounted>artillery', 'artillery>infantry'].includes(`${x.type}>${y.type}`) ||
    (airTrumps && x.type === 'aircraft' && y.type !== 'aircraft');
  const fight = (x: Man, y: Man): [number, number] => {
    if (beats(x, y)) return y.life <= x.hit ? [x.life, 0] : [x.life - y.hit, y.life - x.hit];
    if (beats(y, x)) return x.life <= y.hit ? [0, y.life] : [x.life - y.hit, y.life - x.hit];
    return [x.life - y.hit, y.life - x.hit];
  };
  for (const play of plays) {
    const [who = '', card = '', where = ''] = play.split(' ');
    const fresh = man(card);
    if (who === 'me') {
      const slot = where === 'new' ? undefined : slots[Number(where) - 1];
      if (!slot) slots.push({ me: fresh });
      else {
        const foe = slot.it as Man;
        [fresh.life, foe.life] = fight(fresh, foe);
        slot.me = fresh;
      }
    } else {
      const kills = slots
        .map((slot, i) => ({ slot, i }))
        .filter(({ slot }) => slot.me && !slot.it)
        .map(({ slot, i }) => ({ i, me: slot.me as Man, left: fight(fresh, slot.me as Man) }))
        .filter(({ left }) => left[1] <= 0)
        .sort((p, q) => {
          if (p.me.strong !== q.me.strong) return q.me.strong - p.me.strong;
          const [pl, ql] = [p.left[0] > 0 ? 1 : 0, q.left[0] > 0 ? 1 : 0];
          return pl !== ql ? ql - pl : p.i - q.i;
        });
      const target = kills[0];
      if (!target) slots.push({ it: fresh });
      else {
        const slot = slots[target.i] as (typeof slots)[number];
        [fresh.life, target.me.life] = target.left;
        slot.it = fresh;
      }
    }
    for (const slot of slots) {
      if (slot.me && slot.me.life <= 0) {
        deadMine.push(slot.me.type);
        slot.me = undefined;
      }
      if (slot.it && slot.it.life <= 0) {
        deadTheirs.push(slot.it.type);
        slot.it = undefined;
      }
    }
  }
  const sum = (men: (Man | undefined)[]) =>
    men.reduce((n, m) => n + (m ? (splitDeck ? m.life : m.strong) : 0), 0);
  return {
    mine: sum(slots.map((x) => x.me)),
    theirs: sum(slots.map((x) => x.it)),
    deadMine: deadMine.length,
    deadTheirs: deadTheirs.length,
  };
}

/** The movement phase is over; what came before it doesn't matter here. */
function beginAtMovement(s: State): void {
  s.step = 'movement';
}

function randomBattle(int: Int, options: State['options']) {
  const s = civilization.setup(options);
  civilization.adjust(s, 'turn', 1 + int(16));
  civilization.adjust(s, 'battle.now', 1);
  beginAtMovement(s);
  const plays: string[] = [];
  let over: Events['battle-over'] | undefined;
  const log: Log = (event, facts) => {
    if (event === 'unit-played') {
      const { unit, front, against } = facts as Events['unit-played'];
      plays.push(`me ${unit} ${against ? front + 1 : 'new'}`);
    } else if (event === 'opponent-plays') plays.push(`it ${(facts as Events['opponent-plays']).unit}`);
    else if (event === 'battle-over') over = facts as Events['battle-over'];
  };
  while (!over) {
    const node = civilization.node(s);
    if (node.kind === 'end') break;
    // Full hands and small bonuses, so that the fronts decide.
    const move =
      s.step === 'my-hand' && int(8) > 0
        ? (node.moves[1 + int(node.moves.length - 1)] as string)
        : s.step === 'bonus' || s.step === 'wonder-bonus'
          ? `bonus:${int(3)}`
          : anyMove(node, int);
    if (!legal(node, move)) throw new Error(move);
    civilization.apply(s, move, log);
  }
  return { plays, over: over as Events['battle-over'] };
}

// Long on a busy machine, but never stuck.
test('10,000 random battles end as in a second, simpler resolver', {
  timeout: 300_000,
}, () => {
  const int = rng(2010);
  const settings: Record<string, unknown>[] = [
    {},
    { deck: 'wisdom-and-warfare@1' },
    { aircraft: 'trumpAll' },
    { oppCards: 'physical', oppBonus: 12 },
  ];
  const sets = settings.map((given) => {
    const resolved = resolve(civilization.options, given);
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
    return resolved.options;
  });
  const kinds = { won: 0, lost: 0, killsMine: 0, killsTheirs: 0 };
  for (let n = 0; n < 10_000; n++) {
    const options = sets[n % sets.length] as State['options'];
    const { plays, over } = randomBattle(int, options);
    const second = secondOpinion(plays, options.deck.totals === 'health', options.aircraft === 'trumpAll');
    const mine = over.mine + over.city + over.bonus;
    const right =
      over.mine === second.mine &&
      over.theirs - options.oppBonus === second.theirs &&
      over.won === mine >= over.theirs;
    if (!right) throw new Error(`${plays.join('; ')}: ${JSON.stringify({ over, second })}`);
    kinds[over.won ? 'won' : 'lost']++;
    kinds.killsMine += second.deadMine;
    kinds.killsTheirs += second.deadTheirs;
  }
  // The sample must cover both outcomes, and deaths on both sides.
  expect(Math.min(kinds.won, kinds.lost)).toBeGreaterThan(500);
  expect(Math.min(kinds.killsMine, kinds.killsTheirs)).toBeGreaterThan(5_000);
});

test('the second resolver notices a fault: a swapped trump changes the totals', () => {
  const plays = ['me mounted-3 new', 'it infantry-3'];
  expect(secondOpinion(plays, false, false)).toMatchObject({ mine: 0, theirs: 3 });
  const swapped = plays.map((p) => p.replace('infantry', 'artillery'));
  expect(secondOpinion(swapped, false, false)).toMatchObject({ mine: 3, theirs: 3 });
});

test('a deck of the expansion counts the health that is left', () => {
  const g = onTurn(2, { deck: 'wisdom-and-warfare@1' }).play(
    'battle.now=1',
    'calm',
    'skip',
    'done',
    'walls:no',
  );
  g.play('hand:3', 'have:infantry-1-3', 'hand-full', 'unit:infantry-1-3', 'card:artillery-1-3');
  // Artillery strikes first for 1, infantry lives with 2 left: not a kill, so it opened a front instead.
  expect(g.last('opponent-plays').why).toBe('no-kill');
  g.play('card:mounted-1-3', 'card:mounted-1-3');
  expect(g.last('battle-over')).toMatchObject({ mine: 3, theirs: 9, city: 12, won: true });
});

test('types are four, as on the cards', () => {
  expect([...TYPES] satisfies Type[]).toEqual(['infantry', 'mounted', 'artillery', 'aircraft']);
});

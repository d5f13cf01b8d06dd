/** What a player may well try and can't do: the rule that forbids it. */
import type { RuledOut as KernelRuledOut } from '../../../kernel/game.ts';
import { type Space, spacesOf } from './cards/deck.ts';
import { tracked } from './cards/pile.ts';
import { inPlay, whyNot } from './round/uses.ts';
import type { Cdg, Move, State } from './state.ts';
import { USES } from './state.ts';
import { node } from './steps.ts';

type Out = KernelRuledOut<Cdg>;

export function ruledOut(s: Readonly<State>): readonly Out[] {
  const now = node(s);
  if (now.kind !== 'decision' && now.kind !== 'table') return [];
  const listed = new Set<Move>(now.moves);
  return tried(s, now.ask).filter(({ move }) => !listed.has(move));
}

function tried(s: Readonly<State>, ask: Cdg['ask']): readonly Out[] {
  const spaces = spacesOf(s.options.deck);
  const { slots } = s.sides[s.active];
  const filled = (space: Space) => slots[space] !== null;
  switch (ask) {
    case 'nominate':
      return [
        { move: 'one-op', why: 'must-nominate', facts: {} },
        ...spaces.map((space): Out => ({ move: `nominate:${space}`, why: 'empty-space', facts: { space } })),
      ];
    case 'pick':
      return spaces.map((space): Out => {
        const move: Move = `pick:${space}`;
        return filled(space)
          ? { move, why: 'by-fate', facts: { die: s.fate ?? 0 } }
          : { move, why: 'empty-space', facts: { space } };
      });
    case 'attack-card':
      return spaces.map((space): Out => {
        const why = filled(space) ? 'no-combat-card' : 'empty-space';
        return { move: `attack:${space}`, why, facts: { space } };
      });
    case 'event':
      return USES.map((use): Out => ({ move: use, why: 'event-first', facts: {} }));
    case 'use':
      return tracked(s) ? uses(s) : [];
    default:
      return [];
  }
}

function uses(s: Readonly<State>): Out[] {
  const { facts, how } = inPlay(s);
  return USES.map((use): Out => {
    const why = whyNot(s, facts, use);
    if (why === 'no-value' || why === 'twice-running') return { move: use, why, facts: { use } };
    if (why) return { move: use, why: 'no-event', facts: { why } };
    // P64-P66: a random event that wasn't possible as one is used in any other way.
    if (how === 'other' && use === 'event')
      return { move: use, why: 'no-event', facts: { why: 'conditions' } };
    return { move: use, why: 'by-dice', facts: {} };
  });
}

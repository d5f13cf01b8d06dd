/** Conditions of events, as far as the program can read them: what a prompt may remind the player of. */
import { SIDES } from '../cards/deck.ts';
import { commitment } from '../cards/pile.ts';
import type { State } from '../state.ts';
import { combined } from './uses.ts';

export const HINTS = {
  turns: /^turn:(\d+)-(\d+)$/,
  round: /^action_round:(\d+)$/,
  before: /^before:(.+)$/,
  after: /^after:(.+)$/,
  'after-any': /^after_any:(.+)$/,
  'later-turn': /^later_turn_than:(.+)$/,
  'next-after': /^next_action_after:(.+)$/,
  'not-while': /^not_while:(.+)_uncancelled$/,
  'commitment-is': /^commitment:(\w+)=(.+)$/,
  'commitment-not': /^commitment:(\w+)!=(.+)$/,
  combined: /^combined_war_status>=(\d+)$/,
  'russian-vp': /^cp_russian_vp>=(\d+)$/,
  'combined-russian-vp': /^combined_war_status\+cp_russian_vp>=(\d+)$/,
  'turn-or-after': /^turn>=(\d+)_or_after:(.+)$/,
  'turkey-at-war': /^turkey_at_war$/,
  map: /^board$/,
  alternative: /^alt:(.+)$/,
  'counts-as-sr': /^counts_as:SR_play$/,
  'also-ops': /^also_ops$/,
} as const;
export type HintKind = keyof typeof HINTS;

/** What a hint says: its kind and what it names; undefined for a text of the deck's own. */
export function readHint(hint: string): { kind: HintKind; args: readonly string[] } | undefined {
  for (const kind of Object.keys(HINTS) as HintKind[]) {
    const found = HINTS[kind].exec(hint);
    if (found) return { kind, args: found.slice(1) };
  }
  return undefined;
}

/** Is it met, by what the program has seen? Undefined: only the player can tell. */
export function met(s: Readonly<State>, hint: string): boolean | undefined {
  const read = readHint(hint);
  if (!read) return undefined;
  const [a = '', b = ''] = read.args;
  const played = (card: string) => s.events.some((event) => event.card === card);
  switch (read.kind) {
    case 'turns':
      return s.turn >= Number(a) && s.turn <= Number(b);
    case 'round':
      return s.round === Number(a);
    case 'before':
      return !played(a);
    case 'after':
      return played(a);
    case 'after-any':
      return a.split(',').some(played);
    case 'later-turn':
      return s.events.some(({ card, turn }) => card === a && turn < s.turn);
    case 'commitment-is':
    case 'commitment-not': {
      const side = SIDES.find((each) => s.options.deck.sides[each].id === a);
      if (side === undefined) return undefined;
      return (commitment(s, side) === b) === (read.kind === 'commitment-is');
    }
    case 'combined':
      return combined(s) >= Number(a);
    case 'turn-or-after':
      return s.turn >= Number(a) || played(b);
    default:
      return undefined;
  }
}

/** Conditions of the card in play that aren't known to be met. */
export function openHints(s: Readonly<State>): readonly string[] {
  const id = s.playing?.card;
  const card = id ? s.options.deck.cards.find((c) => c.id === id) : undefined;
  return card?.hints.filter((hint) => met(s, hint) !== true) ?? [];
}

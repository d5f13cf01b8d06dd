/** What comes of a message between people, if it may be: who does what is in lobby.ts and proposals.ts. */
import type { ClientMessage } from '../../together/messages.ts';
import { type Actor, judged, type Refusal } from '../game/acting.ts';
import type { Change, Situation } from './gathering.ts';
import { manage, sit } from './lobby.ts';
import { answer, type Propose, propose, withdraw } from './proposals.ts';

/** A message that asks for something around the journal. */
export type Asking = Extract<ClientMessage, { type: 'sit' | 'manage' | 'propose' | 'answer' | 'withdraw' }>;

/** `before`: it was done already. The message itself, if nobody need be asked for its lines. */
export function planOf(
  table: Situation,
  actor: Actor,
  message: Asking,
): Change | Refusal | Propose | 'before' {
  const { chair } = actor.standing;
  switch (message.type) {
    case 'sit':
      return sit(table, chair, message);
    case 'manage':
      return manage(table, chair, message);
    case 'answer':
      return answer(table, chair, message);
    case 'withdraw':
      return withdraw(table, chair, message.proposal);
    case 'propose':
      return proposed(table, actor, message);
  }
}

function proposed(table: Situation, actor: Actor, message: Propose): ReturnType<typeof planOf> {
  const { chair } = actor.standing;
  const { op, wish, expected, lines } = message;
  const same = table.gathering.proposals.find((each) => each.op === op);
  if (actor.game.ops.has(op)) return 'before';
  if (same) return same.by === chair && ['', 'done'].includes(same.how) ? 'before' : { reason: 'behind' };
  if (wish !== 'lines') return propose(table, chair, message, wish);
  if (expected !== actor.game.count) return { reason: 'behind' };
  const kind = judged(actor, lines);
  if (kind === 'free') return message;
  return typeof kind === 'object' ? kind : propose(table, chair, message, kind);
}

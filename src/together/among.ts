/** A person's sitting among the others at a shared table: what they may do by the rule of the table, and asking for the rest. */
import { type Entry, formatEntry } from '../kernel/session/journal.ts';
import type { Refusal } from '../sitting/refusal.ts';
import type { DrawExtent } from '../sitting/roll-on.ts';
import type { Fellows } from '../sitting/shared-table.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { may, playedBy, type Verdict } from './consent.ts';
import { DRAW, DRAW_ON } from './messages.ts';
import { type Replica, sent } from './replica.ts';

export class Among implements Fellows {
  private readonly replica: Replica;
  private readonly sitting: Sitting;
  private readonly refused: (why: Refusal) => void;

  /** `refused`: the table doesn't even ask the others. */
  constructor(replica: Replica, sitting: Sitting, refused: (why: Refusal) => void) {
    this.replica = replica;
    this.sitting = sitting;
    this.refused = refused;
  }

  get seats(): readonly string[] {
    return playedBy(this.sitting.session, this.replica.me?.seats ?? []);
  }

  get ownDice(): boolean {
    return this.replica.around.ownDice;
  }

  may(entries: readonly Entry[], draw?: DrawExtent): 'free' | 'ask' | Refusal {
    return asSaid(may(this.sitting.session, this.replica, entries, draw !== undefined));
  }

  propose(entries: readonly Entry[], draw?: DrawExtent): void {
    const lines = entries.map(formatEntry);
    if (draw) lines.push(draw === 'question' ? DRAW_ON : DRAW);
    void this.ask(lines, this.sitting.session.entries.length);
  }

  /** Own steps that are on their way come first: the proposal builds on them. */
  private async ask(lines: readonly string[], expected: number): Promise<void> {
    const { replica } = this;
    await sent(replica);
    const answer = await replica.propose('lines', { lines: [...lines], expected });
    if (!answer.ok) this.refused({ why: 'table', reason: answer.reason });
  }
}

function asSaid(verdict: Verdict): 'free' | 'ask' | Refusal {
  if (verdict === 'free') return 'free';
  if ('ask' in verdict) return 'ask';
  const { refused, seat } = verdict;
  if (refused === 'role') return { why: 'watch' };
  if (refused === 'turn' && seat !== undefined) return { why: 'turn', seat };
  return { why: 'table', reason: refused };
}

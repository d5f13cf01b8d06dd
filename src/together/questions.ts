/** What a device asks of a table besides actions: every message has a name and one answer, or none if the table is lost. */
import type { ClientMessage, ServerMessage } from './messages.ts';

export type Refused = Pick<Extract<ServerMessage, { type: 'refused' }>, 'reason' | 'found' | 'expected'>;

/** Done, refused with the reason, or `lost` because nobody answers. */
export type Answered = { readonly ok: true } | ({ readonly ok: false } & Refused);

type Named = Extract<ClientMessage, { type: 'sit' | 'manage' | 'propose' | 'answer' | 'withdraw' }>;
type Unnamed<M> = M extends Named ? Omit<M, 'op'> : never;
export type Question = Unnamed<Named>;

export const LOST: Answered = { ok: false, reason: 'lost' };

type Luck = number | undefined;

export class Questions {
  /** Who waits for an answer, by the name of the message. */
  private readonly waiting = new Map<string, (answer: Answered) => void>();
  /** Who waits for the luck of a bot's step. */
  private readonly curious = new Map<number, ((luck: Luck) => void)[]>();
  private asked = 0;
  /** The message by which this device ends its place at the table: the goodbye answers it. */
  private parting = '';
  private readonly send: (message: ClientMessage) => void;
  private readonly random: () => number;

  constructor(send: (message: ClientMessage) => void, random: () => number) {
    this.send = send;
    this.random = random;
  }

  /** `chair`: whose device this is, so that no two names at a table are the same. */
  ask(chair: number, question: Question): Promise<Answered> {
    const luck = Math.floor(this.random() * 2 ** 40).toString(36);
    const op = `p${chair}-${this.asked++}-${luck}`;
    if (question.type === 'manage' && ['leave', 'delete'].includes(question.act)) this.parting = op;
    return new Promise((resolve) => {
      this.waiting.set(op, resolve);
      this.send({ ...question, op });
    });
  }

  /** False if nobody has asked for it in this way. */
  answered(op: string, answer: Answered): boolean {
    const resolve = this.waiting.get(op);
    this.waiting.delete(op);
    resolve?.(answer);
    return resolve !== undefined;
  }

  /** The table has said goodbye for good. */
  parted(): void {
    this.answered(this.parting, { ok: true });
  }

  luckAt(at: number): Promise<Luck> {
    return new Promise((resolve) => {
      const others = this.curious.get(at) ?? [];
      this.curious.set(at, [...others, resolve]);
      if (others.length === 0) this.send({ type: 'why', at });
    });
  }

  luckTold(at: number, luck: Luck): void {
    for (const resolve of this.curious.get(at) ?? []) resolve(luck);
    this.curious.delete(at);
  }

  /** Nobody answers any more. */
  lost(): void {
    for (const at of this.curious.keys()) this.luckTold(at, undefined);
    for (const op of this.waiting.keys()) this.answered(op, LOST);
  }
}

/** Everything about the people at a table, outside the journal: plans, consent, and carrying it out. */
import type { Person } from '../../together/messages.ts';
import type { Actor, Refusal } from '../game/acting.ts';
import { type Change, isRefusal, type Situation } from '../people/gathering.ts';
import { reissued } from '../people/lobby.ts';
import { type Asking, planOf } from '../people/plans.ts';
import { agreed, carriedOut, late, refusal, settled } from '../people/proposals.ts';
import type { Gathering, KeptProposal } from '../store/store.ts';
import { type AttemptResult, BEHIND, type KeptTable, TRIES } from './kept-table.ts';

export interface ArrangementsDeps {
  readonly table: KeptTable;
  readonly now: () => number;
  /** Who is at the table with this gathering. */
  readonly people: (gathering: Gathering) => readonly Person[];
  readonly actor: (chair: number) => Actor;
  readonly delete: () => Promise<void>;
}

const NOT_AMONG_PEOPLE: Refusal = { reason: 'role' };

export class Arrangements {
  private readonly deps: ArrangementsDeps;

  constructor(deps: ArrangementsDeps) {
    this.deps = deps;
  }

  /** The table as its people see it with this gathering. */
  private seen(gathering: Gathering): Situation {
    const { people, table, now } = this.deps;
    const { session, rules } = table.game;
    return { gathering, people: people(gathering), session, bots: rules.bots, now: now() };
  }

  async ask(chair: number, message: Asking): Promise<AttemptResult> {
    const { table, actor } = this.deps;
    if (!(await table.certain())) return 'unknown';
    if (message.type === 'manage' && message.act === 'delete') return this.delete(chair);
    if (table.gathered.policy === '') return NOT_AMONG_PEOPLE;
    for (let tries = 0; tries < TRIES; tries++) {
      const { count } = table;
      const { around } = table.gathered;
      const plan = planOf(this.seen(table.gathered), actor(chair), message);
      if (plan === 'before') return plan;
      if (isRefusal(plan)) {
        // Somebody may have sat down or answered at another server; this one hears of it a moment later.
        if (!(await table.inStep())) return 'unknown';
        if (table.gathered.around === around && table.count === count) return plan;
        continue;
      }
      if ('wish' in plan) return table.attempt({ ...plan, chair }, 'person');
      const outcome = await this.enact(plan, chair, message.op);
      if (outcome !== BEHIND) return outcome;
    }
    return { reason: 'slow' };
  }

  /** Time has passed: proposals end, and people who have been away for long are no longer asked. */
  async passTime(): Promise<void> {
    const { gathered } = this.deps.table;
    const gathering = late(gathered, this.deps.now());
    if (gathering !== gathered || this.agreed(gathering)) await this.enact({ gathering }, 0, 'tick');
  }

  /** Somebody gets a new link, and the old one ends. */
  async reissue(chair: number, hash: string): Promise<AttemptResult> {
    const plan = reissued(this.deps.table.gathered, chair, hash);
    return isRefusal(plan) ? plan : this.enact(plan, 0, 'link');
  }

  private agreed(gathering: Gathering): KeptProposal | undefined {
    return agreed(this.seen(gathering));
  }

  /** Makes a change, and with it what everybody has agreed to by now. */
  private async enact({ gathering, lines = [] }: Change, chair: number, op: string): Promise<AttemptResult> {
    const { table } = this.deps;
    const { count: expected } = table;
    const done = lines.length === 0 ? this.agreed(gathering) : undefined;
    if (!done) return table.attempt({ op: `:${op}`, expected, lines, chair, gathering }, 'table');
    const seen = this.seen(gathering);
    const change = carriedOut(seen, done);
    const cant = done.wish === 'lines' ? undefined : refusal(seen, done.by, done);
    const wanted = { ...change, op: done.op, expected, chair: done.by };
    const outcome = cant ?? (await table.attempt(wanted, done.wish === 'lines' ? 'agreed' : 'table'));
    const refused = typeof outcome === 'object' && outcome !== BEHIND;
    // Ends a proposal that has become impossible; the person who has just proposed it gets the reason.
    if (!refused || done.op === op) return outcome;
    return this.enact({ gathering: settled(gathering, done.op, 'expired') }, chair, op);
  }

  private async delete(chair: number): Promise<AttemptResult> {
    const { table, delete: deleteTable } = this.deps;
    if (table.gathered.chairs.find((each) => each.chair === chair)?.role !== 'host')
      return { reason: 'host' };
    await deleteTable();
    return 'saved';
  }
}

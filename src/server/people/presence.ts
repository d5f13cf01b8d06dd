/**
 * Who is at a table, on whichever server: each says so from time to time, and what it says holds for a while. A server
 * that dies says nothing, and its people are away when their time is over.
 */
import type { Gathered, TableStore } from '../store/store.ts';

/** How often a server says who is here, and how long others believe it, in ms. */
const BEAT = 25_000;
const LEASE = 60_000;

export interface PresenceDeps {
  readonly table: string;
  readonly store: TableStore;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export class Presence {
  private readonly deps: PresenceDeps;
  private beatAt = 0;

  constructor(deps: PresenceDeps) {
    this.deps = deps;
  }

  came(gathered: Gathered, chair: number): Promise<Gathered> {
    return this.say(gathered, [chair], this.deps.now() + LEASE, true);
  }

  went(gathered: Gathered, chair: number): Promise<Gathered> {
    return this.say(gathered, [chair], 0, true);
  }

  /** Those with devices on this server are still here. */
  async beat(gathered: Gathered, here: ReadonlySet<number>): Promise<Gathered> {
    const now = this.deps.now();
    const since = Math.abs(now - this.beatAt);
    if (since < BEAT || here.size === 0) return gathered;
    this.beatAt = now;
    // After a lease others no longer believe it.
    return this.say(gathered, [...here], now + LEASE, since > LEASE);
  }

  /** Whether another server should have said by now that its people are still here. */
  doubtful(gathered: Gathered, here: ReadonlySet<number>): boolean {
    return lapsed(gathered, here, this.deps.now() + BEAT).length > 0;
  }

  /** Those of whom nobody says so any more are away. */
  withoutLapsed(gathered: Gathered, here: ReadonlySet<number>): Gathered {
    const gone = lapsed(gathered, here, this.deps.now());
    return changed(gathered, gone, { until: 0 });
  }

  private async say(
    gathered: Gathered,
    who: readonly number[],
    until: number,
    moved: boolean,
  ): Promise<Gathered> {
    const { table, store, now, failed } = this.deps;
    const seen = now();
    await store.present(table, who, seen, until, moved).catch(failed);
    return changed(gathered, who, { seen, until });
  }
}

function lapsed({ chairs }: Gathered, here: ReadonlySet<number>, by: number): readonly number[] {
  const over = chairs.filter(({ chair, until }) => until > 0 && until <= by && !here.has(chair));
  return over.map(({ chair }) => chair);
}

function changed(
  gathered: Gathered,
  who: readonly number[],
  change: { readonly seen?: number; readonly until: number },
): Gathered {
  if (who.length === 0) return gathered;
  const chairs = gathered.chairs.map((each) => (who.includes(each.chair) ? { ...each, ...change } : each));
  return { ...gathered, chairs };
}

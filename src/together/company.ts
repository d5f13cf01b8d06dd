/** The people at a table, as last reported to this device. Time away keeps counting between two messages. */
import type { Person } from './messages.ts';

export class Company {
  private told: readonly Person[] = [];
  private at = 0;
  /** In ms. */
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  tell(people: readonly Person[]): void {
    this.told = people;
    this.at = this.now();
  }

  /** Without a connection nobody knows who is here, nor for how long others have been away. */
  lose(people: readonly Person[] = this.told): void {
    this.tell(people.map(({ away: _, ...person }) => ({ ...person, here: false })));
  }

  get people(): readonly Person[] {
    const since = Math.floor((this.now() - this.at) / 1000);
    if (since <= 0) return this.told;
    return this.told.map((one) =>
      one.away === undefined || one.here ? one : { ...one, away: one.away + since },
    );
  }
}

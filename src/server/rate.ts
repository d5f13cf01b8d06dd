/** How often somebody may connect: a burst, then a steady rate. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** False if it's too much. A clock that jumps back gives nothing and takes nothing. */
  take(now: number): boolean {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Whether it has been left alone long enough to be forgotten. */
  full(now: number): boolean {
    const { burst, perSecond } = this.rate;
    return this.left + (Math.max(0, now - this.at) / 1000) * perSecond >= burst;
  }
}

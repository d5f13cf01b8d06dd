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

  /** Whether the bucket has been idle long enough to be dropped. */
  full(now: number): boolean {
    const { burst, perSecond } = this.rate;
    return this.left + (Math.max(0, now - this.at) / 1000) * perSecond >= burst;
  }
}

/** A bucket for each address. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Whether this address may do it once more. */
  take(address: string, now: number): boolean {
    const bucket = this.buckets.get(address) ?? new Bucket(this.rate, now);
    this.buckets.set(address, bucket);
    return bucket.take(now);
  }

  /** Those that have been left alone for long enough. */
  forget(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(address);
  }
}

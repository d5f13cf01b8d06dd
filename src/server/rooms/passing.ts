/** What happens at tables because time passes: people have been away for long, proposals and tables expire. */
import type { Log } from '../log.ts';
import type { Rooms } from './rooms.ts';

const EVERY = 5_000;
/** How often tables may expire. */
const HOUR = 60 * 60_000;

/** Returns how to stop. */
export function passing(rooms: Rooms, log: Log): () => void {
  const may = steady();
  const expire = () => {
    if (may(Date.now(), performance.now()))
      rooms.expire().catch((error: unknown) => log('error', 'expire', { error: String(error) }));
  };
  const timers = [setInterval(() => void rooms.tick(), EVERY), setInterval(expire, HOUR)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** A clock that has jumped since the last time would delete tables too early: only one that runs evenly may. */
export function steady(): (clock: number, running: number) => boolean {
  let before: number | undefined;
  return (clock, running) => {
    const now = clock - running;
    const even = before !== undefined && Math.abs(now - before) < HOUR;
    before = now;
    return even;
  };
}

/** Several servers on one PostgreSQL, with the devices of each table spread over them. */
import type { OwnPostgres } from '../../src/server/testing/postgres.ts';
import { ownPostgres } from '../../src/server/testing/postgres.ts';
import { type Ours, ours } from './ours.ts';

export async function nodes(count: number): Promise<{ server: Ours; postgres: OwnPostgres }> {
  const postgres = await ownPostgres();
  const all: Ours[] = [];
  while (all.length < count) all.push(await ours({ DATABASE_URL: postgres.url }));
  const [first] = all as [Ours];
  const server: Ours = {
    ...first,
    async cost() {
      const costs = await Promise.all(all.map((each) => each.cost()));
      const sum = (of: 'cpu' | 'memory') => costs.reduce((total, each) => total + each[of], 0);
      return { cpu: sum('cpu'), memory: sum('memory') };
    },
    open: (devices) =>
      first.open(
        devices,
        all.map(({ address }) => address),
      ),
    async stop() {
      for (const each of all) await each.stop();
      await postgres.stop();
    },
  };
  return { server, postgres };
}

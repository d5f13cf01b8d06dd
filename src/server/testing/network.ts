/** For tests: a network to one port that can be cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Network {
  readonly port: number;
  /** `silent`: nothing arrives any more, and nobody hears why; `refusing`: connections break, and no new one is made. */
  cut(how: 'silent' | 'refusing'): void;
  mend(): void;
  close(): Promise<void>;
}

export async function cuttable(to: number, host = '127.0.0.1'): Promise<Network> {
  const sockets = new Set<Socket>();
  let how: 'silent' | 'refusing' | undefined;
  const server = createServer((near) => {
    if (how === 'refusing') return void near.destroy();
    const far = connect(to, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => {
        if (!how) other.write(data);
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const each of sockets) each.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut(now) {
      how = now;
      if (now === 'refusing') breakAll();
    },
    mend() {
      how = undefined;
      // What was sent in silence is lost for good.
      breakAll();
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

/** For tests: servers on one PostgreSQL of their own, each with a network to it that can be cut. */
import { cuttable, type Network } from './network.ts';
import { type OwnPostgres, ownPostgres } from './postgres.ts';
import { freePort, temporaryFolder } from './served.ts';
import { type Spawned, spawnServer } from './spawned.ts';

interface Node {
  readonly network: Network;
  readonly port: number;
  server: Spawned;
}

export class Nodes {
  readonly postgres: OwnPostgres;
  private readonly folder = temporaryFolder();
  private readonly nodes: Node[] = [];

  private constructor(postgres: OwnPostgres) {
    this.postgres = postgres;
  }

  static async start(count = 2): Promise<Nodes> {
    const made = new Nodes(await ownPostgres());
    for (let n = 0; n < count; n++) {
      const network = await cuttable(Number(new URL(made.postgres.url).port));
      const port = await freePort();
      made.nodes.push({ network, port, server: await made.spawn(network, port) });
    }
    return made;
  }

  private spawn(network: Network, port: number): Promise<Spawned> {
    const url = new URL(this.postgres.url);
    url.port = `${network.port}`;
    return spawnServer(this.folder.path, port, { DATABASE_URL: url.href });
  }

  private at(n: number): Node {
    return this.nodes[n % this.nodes.length] as Node;
  }

  addressOf(n: number): string {
    return this.at(n).server.address;
  }

  get addresses(): readonly string[] {
    return this.nodes.map(({ server }) => server.address);
  }

  /** The network between this server and the database. */
  network(n: number): Network {
    return this.at(n).network;
  }

  /** SIGKILL. */
  kill(n: number): Promise<void> {
    return this.at(n).server.kill();
  }

  /** Starts it again, at the same address. */
  async restart(n: number): Promise<void> {
    const node = this.at(n);
    node.server = await this.spawn(node.network, node.port);
  }

  async close(): Promise<void> {
    for (const { server, network } of this.nodes) {
      await server.kill();
      await network.close();
    }
    await this.postgres.stop();
    this.folder.remove();
  }
}

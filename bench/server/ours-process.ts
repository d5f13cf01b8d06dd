/** Emptychair's server as it's shipped, in a process of its own. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../src/server/serve.ts';
import { ROOMY } from '../../src/server/testing/served.ts';
import { answerCost } from './contender.ts';

const folder = mkdtempSync(join(tmpdir(), 'emptychair-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const { address } = await serve({
  ...{ app: folder, version: '0', headers: {}, port: 0, data: folder, log: () => undefined },
  limits: { ...ROOMY, connections: 10_000 },
  ...(process.env.DATABASE_URL && { database: process.env.DATABASE_URL }),
});
answerCost(Number(new URL(address).port));

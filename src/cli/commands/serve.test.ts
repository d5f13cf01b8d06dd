// The server as a person starts it: what it keeps, says and refuses. What it does at a table is tested in src/server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/store/sqlite.ts';
import { HandDevice } from '../../server/testing/hand-device.ts';
import { freePort, newGame, postTable, tinyApp } from '../../server/testing/served.ts';
import { call } from '../testing/in-process.ts';
import { finished, folder, start, tidy } from '../testing/spawned.ts';
import { serveCommand } from './serve.ts';

afterAll(tidy);

test('writes copies while it runs, names itself to a second one, and keeps everything when it is stopped', {
  timeout: 60_000,
}, async () => {
  const [app, data, backups] = [tinyApp(folder()), folder(), folder()];
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const args = ['serve', '--port', `${port}`, '--exact-port', '--data', data, '--backup', backups];
  const server = start(args, { EMPTYCHAIR_DIST: app });
  // If the test fails, nobody else stops it.
  onTestFinished(() => void server.kill('SIGKILL'));
  const over = finished(server);
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (text: string) => {
      if (text.includes('"event":"start"')) resolve();
    });
  });
  const device = new HandDevice(address);
  await device.hello(await postTable(address, await newGame('boer-war')));
  expect(await device.do('a', ['> note "tea"'])).toMatchObject({ type: 'done' });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^tables-\d{4}-\d{2}-\d{2}\.db$/)]);

  const port2 = `${await freePort()}`;
  const second = await call(['serve', '--port', port2, '--data', data], [], { EMPTYCHAIR_DIST: app });
  expect([second.code, second.out]).toEqual([2, '']);
  expect(second.err).toContain(`Another server already uses ${data}: ${address} (PID ${server.pid})`);

  const bye = device.bye();
  server.kill('SIGTERM');
  expect(await bye).toBe('stop');
  const { code, out, err } = await over;
  expect([code, out]).toEqual([0, expect.stringContaining('Stopped; everything is saved.')]);
  // A program can read every line of the log.
  for (const line of err.trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ at: expect.any(String), level: 'info' });
  // The tables are in one file, as docs/hosting.md says of a copy by hand.
  expect(existsSync(join(data, 'tables.db-wal'))).toBe(false);
  const db = await openDatabase(join(data, 'tables.db'), 1);
  expect(db.prepare('select line from entries order by n desc limit 1').get()).toEqual({
    line: '> note "tea"',
  });
  db.close();
});

const REFUSED: readonly (readonly [
  what: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  says: string,
])[] = [
  ['a limit that doesn’t exist', ['--limit', 'fish=1'], {}, 'Unknown limit: fish. Limits: connections,'],
  ['a limit of nothing', ['--limit', 'entries=0'], {}, '0'],
  ['days before today', ['--expire', '-1'], {}, '-1'],
  ['a folder beside a database', ['--data', '/nowhere'], { DATABASE_URL: 'postgresql://x' }, 'DATABASE_URL'],
  ['an app that isn’t built', [], { EMPTYCHAIR_DIST: '/nowhere' }, 'The app isn’t built yet'],
];

test.each(REFUSED)('%s is refused before anything is opened', async (_, args, env, says) => {
  const data = folder();
  const given = args.includes('--data') ? args : [...args, '--data', data];
  const app = tinyApp(folder());
  const { code, out, err } = await call(['serve', ...given], [], { EMPTYCHAIR_DIST: app, ...env });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
  expect(readdirSync(data)).toEqual([]);
});

test('docs/hosting.md starts the server with flags that it has', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const commands = page.split('\n').filter((line) => /emptychair(?:\.mjs)? serve |npm start --/.test(line));
  const flags = commands.flatMap((line) => [...line.matchAll(/--([a-z][a-z-]*)/g)].map(([, name]) => name));
  expect(new Set(flags)).toEqual(new Set(flags.filter((name) => serveCommand.flags.some((f) => f === name))));
  expect(flags).toEqual(expect.arrayContaining(['data', 'backup', 'host', 'proxy', 'lan']));
});

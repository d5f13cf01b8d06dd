// Games of an earlier version in the terminal: checked, retold and continued (test/kept/README.md).
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Act,
  continueAs,
  hasBots,
  KEPT_FILES,
  KEPT_GAMES,
  linesIn,
  openText,
} from '../../../test/kept.ts';
import { LANGS } from '../../kernel/words.ts';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const journals = new URL('../../../test/kept/journals/', import.meta.url);

test('check finds all of them fine, and touches none', async () => {
  const dir = folder();
  const copies = KEPT_FILES.map((file) => join(dir, file));
  for (const copy of copies) copyFileSync(fileURLToPath(new URL(copy.slice(dir.length + 1), journals)), copy);
  const { code, out, err } = await call(['check', ...copies]);
  expect([code, err]).toEqual([0, '']);
  for (const copy of copies) {
    expect(out).toContain(copy);
    expect(readFileSync(copy)).toEqual(readFileSync(new URL(copy.slice(dir.length + 1), journals)));
  }
});

/** As it is typed: a draw by the app has a key, everything else its notation. */
const typed = ({ by, move }: Act) => (by === 'chance' ? 'd' : move);

describe.each(KEPT_GAMES.map((game, i) => ({ ...game, lang: LANGS[i % LANGS.length] as string })))(
  '$name',
  ({ text, made, lang }) => {
    function saved(): string {
      const file = join(folder(), 'kept.txt');
      writeFileSync(file, text);
      return file;
    }

    test('replay tells it', async () => {
      const file = saved();
      const { code, out, err } = await call(['replay', file, '--json', '--lang', lang]);
      expect([code, err]).toEqual([0, '']);
      const told = JSON.parse(out);
      const { ask = null, outcome = null } = made.node;
      expect(told).toMatchObject({ game: made.game, version: made.rules, lost: made.lost, ask, outcome });
      const lines = told.entries.map(({ line }: { line: string }) => line);
      expect(lines.slice(0, made.entries)).toEqual(linesIn(text));
      expect(readFileSync(file, 'utf8')).toBe(text);
      const page = await call(['replay', file, '--lang', lang]);
      expect([page.code, page.err]).toEqual([0, '']);
    });

    test('play continues it, and the file only grows', async () => {
      const { session } = await openText(text);
      // Bots play automatically as soon as the game is open.
      const acts = hasBots(made) ? [] : continueAs(session, made).acts;
      const file = saved();
      const answers = [...acts.map(typed), 'n kept', 'q'];
      const ran = await call(['play', made.game, '--lang', lang, '--save', file], answers);
      expect([ran.code, ran.err]).toEqual([0, '']);
      const now = readFileSync(file, 'utf8');
      expect(now.startsWith(text)).toBe(true);
      const added = linesIn(now)
        .slice(made.entries)
        .filter((line) => !line.startsWith('> check ') && !line.startsWith('> rules '));
      if (hasBots(made)) expect(added.at(-1)).toBe('> note "kept"');
      else expect(added).toEqual([...made.goesOn, '> note "kept"']);
      expect((await call(['check', file])).code).toBe(0);
    });
  },
);

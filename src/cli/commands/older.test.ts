// Games saved under older rules: each command that opens one says what couldn't be kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { unbound } from '../../../test/unbound.ts';
import { boerWar } from '../../games/boer-war/rules/game.ts';
import { resolve } from '../../kernel/options.ts';
import { format } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { LANGS } from '../../kernel/words.ts';
import { readArguments } from '../arguments.ts';
import { loadGame } from '../settings.ts';
import { openTerminal } from '../terminal.ts';
import { folder, tidy } from '../testing/spawned.ts';
import { check } from './check.ts';
import { open } from './play.ts';
import { replay } from './replay.ts';

/** The Boer War as it might be one day: a setting is gone, and GO! is drawn no more. */
vi.mock('../../games/catalogue.ts', async (original) => {
  const real = await original<typeof import('../../games/catalogue.ts')>();
  const { boerWar: game } = await import('../../games/boer-war/rules/game.ts');
  const { reminders: _, ...options } = game.options;
  const node = (state: Parameters<typeof game.node>[0]) => {
    const now = game.node(state);
    if (now.kind !== 'chance') return now;
    return { ...now, moves: ['stop'], weights: [1], total: 1 };
  };
  const entry = { ...real.find('boer-war'), game: async () => ({ ...game, version: 9, options, node }) };
  return { ...real, catalogue: () => [entry], find: (id: string) => (id === 'boer-war' ? entry : undefined) };
});

afterAll(tidy);

/** A game of the rules as they are, with an action, GO! and a note. */
function saved(): string {
  const resolved = resolve(boerWar.options);
  if (!resolved.ok) throw new Error('the defaults do not fit');
  const begun = Session.start(boerWar, resolved.options, 7);
  if (!begun.ok) throw new Error('no game');
  begun.value.play('table', 'done');
  begun.value.play('table', 'go');
  begun.value.note('a good start');
  const file = join(folder(), 'older.txt');
  writeFileSync(file, format(begun.value.journal));
  return file;
}

async function listening(lang: (typeof LANGS)[number]) {
  const said: string[] = [];
  const terminal = { ...(await openTerminal(lang)), width: 400, out: (text: string) => void said.push(text) };
  return { terminal, said };
}

describe.each(LANGS)('in %s', (lang) => {
  const SAYS = {
    en: ['3 entries after it no longer count', 'The setting “reminders” no longer exists'],
    pl: ['3 późniejsze wpisy', 'ustawienie „reminders” już nie istnieje'],
    cs: ['3 pozdější zápisy', 'nastavení „reminders“ už neexistuje'],
    ru: ['3 более поздние записи', 'настройки «reminders» больше нет'],
  }[lang];

  test.each([
    ['check', check],
    ['replay', replay],
  ] as const)('%s says what was left behind', async (_, command) => {
    const file = saved();
    const before = readFileSync(file, 'utf8');
    const { terminal, said } = await listening(lang);
    expect(await command.run(readArguments([file], command.flags, terminal.words), terminal)).toBe(0);
    for (const words of SAYS) expect(said.join('\n')).toContain(words);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('check doesn’t call that fine, though the game can be continued', async () => {
    const VERDICT = {
      en: 'opens, 4 entries, but not everything could be kept and verified.',
      pl: 'da się otworzyć, 4 wpisy, ale nie wszystko dało się zachować i sprawdzić.',
      cs: 'dá se otevřít, 4 zápisy, ale ne vše bylo možné zachovat a ověřit.',
      ru: 'открывается, 4 записи, но не всё удалось перенести и проверить.',
    }[lang];
    const file = saved();
    const { terminal, said } = await listening(lang);
    expect(await check.run(readArguments([file], check.flags, terminal.words), terminal)).toBe(0);
    expect(unbound(said[0] as string)).toBe(`${file}: ${VERDICT}`);
  });

  test('play says it too, continues from the last checkpoint, and keeps the file', async () => {
    const file = saved();
    const before = readFileSync(file, 'utf8');
    const { terminal } = await listening(lang);
    const loaded = await loadGame('boer-war', terminal);
    const opening = () => open(loaded, file, readArguments([], [], terminal.words), terminal);
    const { session, save, begin } = await opening();
    for (const words of SAYS) expect(begin.join('\n')).toContain(words);
    expect(session.node).toMatchObject({ kind: 'table', ask: 'action' });
    expect(session.line).toHaveLength(0);
    save?.save(session);
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).toMatch(/^> rules 9 1\n> check [0-9a-f]{8} .+\n$/);
    // Told once: from now on the game opens without a word.
    expect((await opening()).begin.join('\n')).not.toContain(SAYS[0]);
  });
});

test('as JSON: how many entries, which settings', async () => {
  const { terminal, said } = await listening('en');
  await replay.run(readArguments([saved(), '--json'], replay.flags, terminal.words), terminal);
  expect(JSON.parse(said.join('\n'))).toMatchObject({ lost: 3, dropped: ['reminders'] });
});

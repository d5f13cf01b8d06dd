import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { format, parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { Session } from '../../kernel/session/session.ts';
import { full, pack, thin, unpack } from './link.ts';

const PLAIN = { name: '', playerDraws: false };

async function played(steps: number): Promise<Session<AnySpec>> {
  const { game, options } = await boerWar();
  const session = new Session(game, options, 1899);
  session.settle();
  for (let i = 0; i < steps && session.node.kind !== 'end'; i++) {
    if (session.node.kind === 'chance') session.roll();
    else session.play('table', session.node.moves[0] as string);
    if (i % 17 === 5) session.note(`Žlutý kůň ${i}`);
    if (i % 23 === 7) session.undo();
  }
  return session;
}

async function boerWar() {
  const game = await find('boer-war')!.game();
  const resolved = resolve(game.options, { turns: 2 });
  if (!resolved.ok) throw new Error('options');
  return { game, options: resolved.options };
}

test('a game survives its link unchanged', async () => {
  const session = await played(150);
  const text = format(session.journal);
  expect(text).toMatch(/^> check [0-9a-f]{8} \{/m);
  const letters = await pack(thin(session, PLAIN));
  const unpacked = await unpack(letters);
  expect(unpacked).toHaveProperty('text');
  const back = await full((unpacked as { text: string }).text);
  expect(back).toEqual({ text: text.trimEnd() });
  expect(letters.length).toBeLessThan(2000);
});

test('a game that was rescued from older rules keeps its positions', async () => {
  const session = await played(40);
  session.enter({ kind: 'rules', version: 1, keep: 0 });
  expect(thin(session, PLAIN)).toBe(format(session.journal).trimEnd());
});

test('a link that isn’t a game, or is cut off, changed or too long is refused', async () => {
  const letters = await pack(thin(await played(60), PLAIN));
  expect(await unpack('')).toBe('broken');
  expect(await unpack('no/link?')).toBe('broken');
  expect(await unpack(letters.slice(0, -9))).toBe('broken');
  expect(await unpack(await pack('x'.repeat(5 * 2 ** 20)))).toBe('huge');
});

test('a wrong checkpoint is refused, and so are other rules', async () => {
  const text = thin(await played(60), PLAIN);
  const { version } = (await boerWar()).game;
  const ofVersion = (n: number) => text.replace(`boer-war ${version}`, `boer-war ${n}`);
  expect(await full(text.replace(/> check \w{8}/, '> check 00000000'))).toBe('broken');
  expect(await full(text.replace('> table done', '> table nonsense'))).toBe('broken');
  expect(await full('> emptychair 1 civilization 1 7 {}\n> check 00000000')).toBe('older');
  // The journal reader gives the reason, from the first line.
  for (const wrong of [ofVersion(version + 1), text.replace('"turns":2', '"turns":9')])
    expect(await full(wrong)).toEqual({ text: wrong.split('\n')[0] });
  const whole = '> emptychair 1 boer-war 1 7 {}\n> table done';
  expect(await full(whole)).toEqual({ text: whole });
  const read = parse(whole);
  expect(read.ok && resume((await boerWar()).game, read.value).ok).toBe(true);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fault, length, openTerminal, pad, wrap } from './terminal.ts';

test('a number stays on the line of the word it counts', () => {
  expect(wrap('The Boers have 4 actions left, 12 in all.', 16)).toBe(
    'The Boers have\n4 actions left,\n12 in all.',
  );
  expect(wrap('Красный получает 2 золотых и 3 очка', 25)).toBe('Красный получает\n2 золотых и 3 очка');
  expect(wrap('RP: FR 1, IT 1, RU 2.', 18)).toBe('RP: FR 1, IT 1,\nRU 2.');
  expect(wrap('Маркер остаётся на делении 100.', 28)).toBe('Маркер остаётся на\nделении 100.');
  expect(wrap('reinforcements (RU 9 + RU 10)', 19)).toBe('reinforcements\n(RU 9 + RU 10)');
  // Between numbers a line may end.
  expect(wrap('rolled 1 2 3 4', 10)).toBe('rolled 1 2\n3 4');
});

test('a text too long to go beside its number goes below it', () => {
  expect(wrap('7 miscellaneous', 14)).toBe('7\nmiscellaneous');
  expect(wrap('a\u00a0b\u00a0cdefghijkl', 8)).toBe('a b\ncdefghijkl');
});

describe('text for a screen', () => {
  const EVIL = 'a\x1b[2Jb\x9b2J\u202ec\x07';
  const SHOWN = 'a\\u001b[2Jb\\u009b2J\\u202ec\\u0007';
  const { stdin, stdout, stderr } = process;
  const before = [stdin, stdout].map((stream) => [stream, stream.isTTY] as const);
  const env = { ...process.env };
  const sent: string[] = [];
  const catching = (stream: NodeJS.WriteStream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      sent.push(String(text));
      return true;
    });

  beforeEach(() => {
    sent.length = 0;
    for (const [stream] of before) stream.isTTY = true;
    process.env.TERM = 'xterm';
    delete process.env.NO_COLOR;
    catching(stdout);
    catching(stderr);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const [stream, was] of before) stream.isTTY = was;
    process.env = { ...env };
  });

  test('our colours work, and nothing else does', async () => {
    const { out, err, bar, paint } = await openTerminal('en');
    out(`${paint('bold', EVIL)} ${EVIL} ${paint('red', 'x')}`);
    err(EVIL);
    bar(`${paint('green', '█')} ${EVIL}`);
    bar('');
    vi.restoreAllMocks();
    expect(sent).toEqual([
      `\x1b[1m${SHOWN}\x1b[22m ${SHOWN} \x1b[31mx\x1b[39m\n`,
      `${SHOWN}\n`,
      `\r\x1b[32m█\x1b[39m ${SHOWN}\x1b[K`,
      '\r\x1b[K',
    ]);
  });

  test('a colour in a file is none of ours', async () => {
    const { out } = await openTerminal('en');
    out('\x1b[1mbold\x1b[22m \x1b[0;1mbold\x1b[1234567890;1m');
    vi.restoreAllMocks();
    expect(sent).toEqual(['\\u001b[1mbold\\u001b[22m \\u001b[0;1mbold\\u001b[1234567890;1m\n']);
  });

  test('is as long as it is shown', async () => {
    const { paint } = await openTerminal('en');
    expect(length(paint('bold', EVIL))).toBe(SHOWN.length);
    expect(pad(paint('dim', '\x07'), 8).endsWith('  ')).toBe(true);
  });
});

test('line breaks from outside make no line of ours', () => {
  expect(wrap('a\nb\r\n\u2028c\td', 40)).toBe('a b c d');
  expect(new Fault('x\n1  You win').message).toBe('x 1  You win');
});

// Whatever a server or a host answers, the player reads a sentence in their language.
import { expect, test } from 'vitest';
import { LANGS } from '../../kernel/words.ts';
import { togetherWords } from '../../together/words/words.ts';
import { programWords } from '../../words/program.ts';
import { sayNoTable } from './no-table.ts';

test.each(LANGS)('every reason has a sentence: %s', async (lang) => {
  const [words, program] = await Promise.all([togetherWords(lang), programWords(lang)]);
  const say = (reason: string, found = '', expected = '') =>
    sayNoTable({ reason, found, expected }, words, program, 'Whisper');
  const { notOpened } = words;
  for (const reason of ['noServer', 'offline', 'huge', 'slow', 'storage'] as const)
    expect(say(reason)).toBe(notOpened[reason]);
  expect(say('hides', 'whisper')).toContain('Whisper');
  expect(say('unknown', 'chess')).toContain('chess');
  for (const reason of ['table', 'token']) expect(say(reason)).toBe(notOpened.gone);
  expect(say('newer-game', '9', '2')).toMatch(/9.*2/);
  expect(say('newer-format', '9', '2')).toMatch(/9/);
  expect(say('move', 'fly', 'done')).toContain('fly');
  // Of a version that this one doesn't know.
  expect(say('something-else')).toBe(notOpened.noServer);
});

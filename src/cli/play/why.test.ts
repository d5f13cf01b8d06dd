/** `?` at the prompt and for an entry of the story: the rule, its clauses, the settings that switch it. */
import { expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';

test('of what is asked, with the setting as it is and as it could be', async () => {
  const ran = await call(['play', 'boer-war', '--lang', 'en', '--option', 'poolRule=commentary'], ['', '?']);
  const said = ran.out.replace(/\s+/g, ' ');
  expect(said).toContain('Fill the cup again before every draw');
  expect(said).toContain('Clauses: B21, B26, B27, B39, B62, B63, B71–B74, B77–B79.');
  expect(said).toContain('The setting “Filling the cup” changes this; now: As the commentary');
  expect(said).toContain('(--option poolRule=commentary). Other choices: As the rule says; GO! skips empty');
});

test('of an entry of the story, by its number', async () => {
  const ran = await call(
    ['play', 'boer-war', '--lang', 'ru'],
    ['', 'STOP', 'n заметка', '? 3', '? 4', '? 99', '? x'],
  );
  const [, ofDraw = ''] = ran.out.split('Записано.');
  const said = ofDraw.replace(/\s+/g, ' ');
  expect(said).toContain('STOP или третье действие завершает раунд');
  expect(said).toContain('Зависит от настройки «Как наполнять стаканчик», сейчас: Как сказано в правиле');
  expect(ran.err).toContain('Правила для этого нет.');
  expect(ran.err).toContain('Записи 99 нет');
  expect(ran.err).toContain('«x» здесь невозможно. Допустимо: 1–4.');
});

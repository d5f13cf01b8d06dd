// “Why?” after the bots have played: what each of them weighed.
import { expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';

test('each bot names the moves it weighed, searchers as chances to win', async () => {
  const args = ['play', 'tax-farmer', '--seed', '5', '--bots', 'steady', '--seat', 'blue=schemer'];
  const draws = Array.from({ length: 13 }, () => '');
  const ran = await call([...args, '--lang', 'en'], [...draws, 'Estyx: 1 agent', '?']);
  const said = ran.out.replaceAll(/\s+/g, ' ');
  expect(said).toMatch(/Blue \(schemer\), best first: \w+: \d+ agents? \([\d.]+%\), /);
  expect(said).toMatch(/Green \(steady\), best first: \w+: \d+ agents? \(-?[\d.]+\), /);
});

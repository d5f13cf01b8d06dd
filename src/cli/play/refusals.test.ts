// What can't be done is refused with the rule or the bounds, in the player's language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { unbound } from '../../../test/unbound.ts';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const err = async (args: readonly string[], lines: readonly string[]) =>
  (await call([...args, '--seed', '11'], [...lines, 'q'])).err.trim();

describe('the rule against what was tried', () => {
  test.each([
    ['en', 'Carry out the action first, then draw.'],
    ['pl', 'Najpierw wykonaj akcję; losowanie jest po niej.'],
    ['cs', 'Nejdřív proveďte akci; losuje se až po ní.'],
    ['ru', 'Сначала выполните действие; жетон тянут после него.'],
  ])('Boer War, by notation (%s)', async (lang, says) => {
    expect(await err(['play', 'boer-war', '--lang', lang], ['go'])).toBe(says);
  });

  const placing = ['play', 'tax-farmer', '--start', 'first=red', '--start', 'points.red=40'];
  test.each([
    ['en', 'estyx 12', 'You have only 10 agents left to place.'],
    ['pl', 'estyx 12', 'Do postawienia masz już tylko 10 agentów.'],
    ['cs', 'estyx 12', 'K umístění vám zbývá jen 10 agentů.'],
    ['ru', 'place:estyx,12', 'Осталось поставить только 10 агентов.'],
    ['en', 'pass', 'You must place at least 1 agent.'],
  ])('Imperial Tax Farmer, by the words of the choice (%s, %s)', async (lang, line, says) => {
    expect(await err([...placing, '--lang', lang], ['', line])).toBe(says);
  });

  test('Paths of Glory', async () => {
    expect(await err(['play', 'paths-of-glory', '--option', 'mandated=off'], ['', '1-Ops'])).toBe(
      'You can’t choose a 1-Ops activation while there’s a card to nominate.',
    );
  });

  test('Civilization', async () => {
    const args = ['play', 'civilization', '--mine', '--start', 'turn=5'];
    expect(await err(args, ['event', '2', 'counter:drought'])).toBe(
      'Only a card with the same effect cancels this event, not a card that causes drought.',
    );
  });
});

describe('no rule of the game forbids it', () => {
  test('bounds come from what is asked', async () => {
    const args = ['play', 'civilization', '--mine', '--start', 'turn=5', '--option', 'tally=on'];
    expect(await err(args, ['calm', 'skip', '99'])).toContain('“99” isn’t possible here. Possible: 0–');
  });
  test('a number behind a key has bounds, too', async () => {
    expect(await err(['play', 'boer-war'], ['', 'u x'])).toBe('“x” isn’t possible here. Possible: 1–1.');
  });
  test.each([
    ['en', '“3 5” wasn’t entered: the question has changed.'],
    ['pl', 'Na „3 5” nie przyszła kolej: pytanie jest już inne.'],
    ['cs', 'Na „3 5“ už se nedostalo: otázka je teď jiná.'],
    ['ru', 'До «3 5» очередь не дошла: вопрос уже другой.'],
  ])('of several answers on a line, those after the last that fits are named (%s)', async (lang, says) => {
    const args = ['play', 'paths-of-glory', '--lang', lang, '--option', 'mandated=off'];
    const file = join(folder(), 'game.txt');
    const { err } = await call([...args, '--seed', '11', '--save', file], ['', '1 3 5', 'q']);
    expect(unbound(err).trim()).toBe(says);
    // The first one counts.
    expect(readFileSync(file, 'utf8')).toMatch(/\n> player nominate:A\n$/);
  });
  test('the end of a game says what can still be done', async () => {
    expect(await err(['play', 'boer-war'], ['! stop-here', 'go'])).toContain('The game is over.');
  });
});

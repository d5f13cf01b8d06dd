// `o` in play: the game's outlook, with what the player supposes.
import { describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';

const play = (start: readonly string[], lines: readonly string[]) =>
  call(
    [
      ...['play', 'civilization', '--lang', 'en', '--mine', '--seed', '1'],
      ...start.flatMap((fact) => ['--start', fact]),
    ],
    [...lines, 'q'],
  );

describe('o', () => {
  test('the next event roll with each result, and battles to come', async () => {
    const { out } = await play(['turn=5', 'dice=3'], ['o']);
    expect(out).toMatch(/Event roll of turn 5\n +an event +19\/27 +70%/);
    expect(out).toMatch(/lose 5 culture tokens +19\/81/);
    expect(out).toMatch(/battle: level 2, 4 cards +19\/162/);
    expect(out).toMatch(/one announced by turn 5 +19\/162/);
  });

  test('would I survive: with what is supposed, which holds until it is changed', async () => {
    const { out, err } = await play(
      ['turn=5', 'battle.now=1'],
      ['o', 'o infantry=0,1,0 bonus=2', 'o walls=on', 'o walls=high'],
    );
    expect(out).toMatch(
      /on turn 5\? \(units 0, hand 6, no walls, bonus 0\)\n +the capital holds +4027\/6125/,
    );
    expect(out).toContain('on turn 5? (units 1, hand 6, no walls, bonus 2)');
    expect(out).toContain('on turn 5? (units 1, hand 6, walls, bonus 2)');
    expect(out).toMatch(
      /type\s+the\s+line\s+with\s+other\s+values\s+to\s+suppose\s+something\s+else:\no infantry=0,1,0 mounted=0,0,0/,
    );
    expect(err).toMatch(/walls/);
  });

  test('in a battle: the chance after each card', async () => {
    const { out } = await play(
      ['turn=5', 'battle.now=1', 'walls=no', 'hand=4'],
      ['calm', 'skip', 'done', 'have:infantry-3', 'have:mounted-2', 'hand-full', 'o'],
    );
    expect(out).toMatch(
      /Your chance after each card, with a bonus of 0\n +Infantry 3 .*%.*\n +Mounted 2 .*%/,
    );
  });

  test('in a battle each card shows its chance, and several cards are told on one line', async () => {
    const { out, err } = await play(
      ['turn=5', 'battle.now=1', 'walls=no', 'hand=4'],
      ['calm', 'skip', 'done', 'i3 m2', '0'],
    );
    expect(err).toBe('');
    expect(out).toMatch(/Your chance after each card.*\n +i3 {2}Infantry 3 +\d.*%\n +m2 {2}Mounted 2 +\d.*%/);
  });

  test('a game without an outlook says its odds as before', async () => {
    const { out } = await call(['play', 'boer-war', '--lang', 'en', '--mine'], ['done', 'o', 'q']);
    expect(out).toMatch(/GO! +\d+\/\d+/);
  });
});

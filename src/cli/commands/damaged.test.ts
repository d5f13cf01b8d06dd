// Journals of older rules, changed in one character: every change is reported, and the story is told to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { civilization } from '../../games/civilization/rules/game.ts';
import { en } from '../../games/civilization/words/en.ts';
import { said as spoken } from '../../games/civilization/words/said.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { rng } from '../../kernel/rng.ts';
import { parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { story } from '../../kernel/session/story.ts';
import { sentences } from '../../sitting/narrate.ts';
import { botOf, viewers } from '../../sitting/seats.ts';
import { about, notVerified } from '../../words/opening.ts';
import { named, programWords } from '../../words/program.ts';
import { said, storyLines } from '../play/story.ts';
import { openTerminal } from '../terminal.ts';

const folder = new URL('../../games/civilization/golden/', import.meta.url);
const older = ['v1', 'v2'].flatMap((version) =>
  readdirSync(new URL(`${version}/`, folder)).map((file) =>
    readFileSync(new URL(`${version}/${file}`, folder), 'utf8').replace(/^[^>].*\n/gm, ''),
  ),
);
const english = spoken('en', en);
const terminal = await openTerminal('en');
const program = await programWords('en');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-:.';

/** The text with one character of one step changed; what a player wrote with it nobody can check. */
function changed(text: string, int: (n: number) => number): string {
  const lines = text.split('\n');
  const steps = lines.flatMap((line, i) => (/^> (chance|table|player|adjust|aside) /.test(line) ? [i] : []));
  const at = steps[int(steps.length)] as number;
  const line = lines[at] as string;
  const place = 2 + int(line.replace(/ ".*/, '').length - 2);
  const others = [...LETTERS].filter((letter) => letter !== line[place]);
  lines[at] = line.slice(0, place) + others[int(others.length)] + line.slice(place + 1);
  return lines.join('\n');
}

test('a step with one changed character is refused or reported, and the story is complete in terminal and app', () => {
  const game: Game<AnySpec> = civilization;
  const int = rng(17);
  const counts = { refused: 0, said: 0, silent: [] as string[] };
  for (let n = 0; n < 300; n++) {
    const text = changed(older[n % older.length] as string, int);
    const read = parse(text);
    const resumed = read.ok ? resume(game, read.value) : read;
    if (!resumed.ok) {
      counts.refused++;
      continue;
    }
    const lines = [...about(program, resumed.value), ...notVerified(program, resumed.value)];
    if (lines.length > 0) counts.said++;
    else counts.silent.push(text);
    const { session } = resumed.value;
    const words = named(english, session.options);
    const narrator = { session, words, program, viewer: viewers(session)[0] as string };
    const bot = botOf(session);
    storyLines(terminal, narrator);
    for (const item of story(session)) {
      for (const line of [...said(narrator, item, bot), ...sentences(narrator, item)])
        expect(line).not.toMatch(/undefined|NaN|native code/);
    }
  }
  expect(counts).toEqual({ refused: expect.any(Number), said: expect.any(Number), silent: [] });
  expect(counts.refused * counts.said).toBeGreaterThan(0);
});

/** Retells the golden games of a folder and compares every character; if there is none yet, says how to make one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Game, Spec } from '../src/kernel/game.ts';
import { parse } from '../src/kernel/session/journal.ts';
import { retell } from '../src/kernel/session/story.ts';

export function golden<G extends Spec>(game: Game<G>, folder: URL): void {
  describe('golden games', () => {
    test('there is one', () => anyGolden(game.id, folder));
    test.each(goldenNames(folder))('%s is retold exactly', (name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const journal = parse(text);
      if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
      const retold = retell(game, journal.value);
      if (!retold.ok)
        throw new Error(
          `${name} can’t be played any more: ${JSON.stringify(retold.problem)}; if the rules are meant to have changed, emptychair golden --force writes it again`,
        );
      expect(
        firstDifference(text, retold.value),
        `${name}: if this is meant, emptychair golden --force`,
      ).toBe(undefined);
    });
  });
}

/** The first line in which two texts differ, with both versions of it. */
export function firstDifference(written: string, retold: string): string | undefined {
  if (written === retold) return undefined;
  const [before, after] = [written.split('\n'), retold.split('\n')];
  const at = before.findIndex((line, i) => line !== after[i]);
  const line = at < 0 ? before.length : at;
  return `line ${line + 1}: “${before[line] ?? ''}” is now “${after[line] ?? ''}”`;
}

/** If there is none, throws and says how to make one. */
export function anyGolden(id: string, folder: URL): void {
  if (goldenNames(folder).length > 0) return;
  const at = relative('', fileURLToPath(folder));
  throw new Error(
    `no golden game yet: run emptychair golden ${id} --out ${at}/NAME.txt, once for each ending (--until OUTCOME)`,
  );
}

/** Git doesn't keep empty folders, so it may be missing. */
function goldenNames(folder: URL): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
}

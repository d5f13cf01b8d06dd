// Games of an earlier version in the app: opened from a file, continued at the table, kept and opened again
// (test/kept/README.md). What needs a browser is in e2e/kept-games.spec.ts.
import { describe, expect, test } from 'vitest';
import { continueAs, hasBots, KEPT_GAMES, linesIn, linesOf, openText, stateOf } from '../../../test/kept.ts';
import { LANGS, type Lang } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import { importFile } from '../shelf/import.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';
import { uiWords } from '../words/words.ts';
import type { OpenGame } from './open.ts';
import { openGame } from './open.ts';

async function uiIn(lang: Lang): Promise<Ui> {
  return { lang, say: await uiWords(lang), program: await programWords(lang) };
}

async function sit(store: Store, id: string): Promise<OpenGame> {
  const opened = await openGame(store, id);
  if (!opened?.ok) throw new Error(`closed: ${JSON.stringify(opened?.problem)}`);
  return opened.saved;
}

describe.each(KEPT_GAMES.map((game, i) => ({ ...game, lang: LANGS[i % LANGS.length] as Lang })))(
  '$name',
  ({ text, made, lang }) => {
    test('opens from its file, continues at the table, and is kept', async () => {
      const store = memoryStore('blocked');
      const imported = await importFile(store, new File([text], 'kept.txt'), await uiIn(lang));
      if (!imported.ok) throw new Error(imported.why);
      expect([imported.records.length, imported.unread]).toEqual([1, []]);
      const id = imported.records[0]?.id ?? '';
      const saved = await sit(store, id);
      const { sitting } = saved;
      expect(stateOf(sitting.session)).toMatchObject(made.state);
      expect(linesOf(sitting.session).slice(0, made.entries)).toEqual(linesIn(text));

      // Bots sit at a table that a page draws.
      const acts = hasBots(made) ? [] : continueAs((await openText(text)).session, made).acts;
      // One draw at a time: if the app draws, it continues with the draws that follow.
      sitting.setPlayerDraws(true);
      for (const { by, move } of acts) {
        // If several people play, the device is passed around.
        if (sitting.chairs.nextHolder) sitting.chairs.takeDevice();
        const acted = by === 'chance' ? sitting.roll() : sitting.play(move);
        expect(acted, move).toMatchObject({ ok: true });
      }
      expect(sitting.note('kept').ok).toBe(true);
      await saved.save();
      const { sitting: again } = await sit(store, id);
      expect(linesOf(again.session)).toEqual(linesOf(sitting.session));
      expect(stateOf(again.session)).toEqual(stateOf(sitting.session));
      const added = linesOf(again.session)
        .slice(made.entries)
        .filter((line) => !line.startsWith('> check ') && !line.startsWith('> rules '));
      expect(added).toEqual([...(hasBots(made) ? [] : made.goesOn), '> note "kept"']);
    });
  },
);

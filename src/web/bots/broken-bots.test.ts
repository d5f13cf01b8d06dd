/** A broken bot doesn't stop the game: the table says so, the played moves stay, and a person can take the seat. */
import { expect, test, vi } from 'vitest';
import { roster, whisper } from '../../../test/toys/whisper/game.ts';
import { whisperWords } from '../../../test/toys/whisper/words.ts';
import { find } from '../../games/catalogue.ts';
import type { Quick } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { anyMove } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { formatEntry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { think } from '../../sitting/think.ts';
import { createGame } from '../saved/kept.ts';
import { APP, openGame } from '../saved/open.ts';
import { memoryStore } from '../store/memory.ts';
import { choicesAt } from '../table/choices/choices.ts';
import { loadUi } from '../words/load.ts';
import type * as rules from './rules.ts';

const BROKEN: Record<string, Quick<AnySpec>['choose']> = {
  thrower: () => {
    throw new Error('lost in thought');
  },
  cheat: () => 'place:atlantis,99',
};

/** What went wrong with each. */
const SAID: Record<string, string> = {
  thrower: 'lost in thought',
  cheat: "'place:atlantis,99' isn't legal",
  nobody: "nobody called 'nobody' plays 'tax-farmer'",
};

vi.mock('./rules.ts', async (original) => {
  const { rulesOf } = await original<typeof rules>();
  return {
    rulesOf: async (source: { id: string }) => {
      const { game, roster } = await rulesOf({ kind: 'shipped', id: source.id });
      const quick = Object.fromEntries(
        Object.entries(BROKEN).map(([name, choose]) => [name, { choose, consider: () => [] }]),
      );
      return { game, roster: roster && { ...roster, quick: { ...roster.quick, ...quick } } };
    },
  };
});

test('an error of our own offers to let the bots continue', async () => {
  const game: Game<AnySpec> = whisper;
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  session.seat('blue', 'steady');
  session.seat('green', 'steady');
  const sitting = new Sitting(session, false, APP, async (job) => think(game, roster, job));
  const ui = await loadUi('en');
  const offered = () => choicesAt(sitting, whisperWords, ui, []).map(({ label }) => label);
  sitting.roll();
  sitting.play('hold');
  expect(offered()).toEqual([]);
  const play = vi.spyOn(session, 'play').mockImplementation(() => {
    throw new Error('rules broken');
  });
  await expect(sitting.chairs.playBots()).rejects.toThrow('rules broken');
  play.mockRestore();
  expect(offered()).toEqual(['Let bots continue']);
  await sitting.chairs.playBots(true);
  expect(sitting.node).toMatchObject({ kind: 'table', ask: 'walk' });
});

test.each([...Object.keys(BROKEN), 'nobody'])('%s', async (bot) => {
  const store = memoryStore('blocked');
  const game = await find('tax-farmer')?.game();
  if (!game) throw new Error('no game');
  const options = resolve(game.options, { players: 3, firstPlayer: 'choose' });
  if (!options.ok) throw new Error('options');
  const started = Session.start(game, options.options, 1, [{ fact: 'first', value: 'red' }]);
  if (!started.ok) throw new Error('start');
  const { value: session } = started;
  while (session.node.kind === 'chance') session.roll();
  session.seat('blue', 'steady');
  session.seat('green', bot);
  const { id } = await createGame(store, session, 1, { name: 'Estyx' });
  const opened = await openGame(store, id);
  if (!opened?.ok) throw new Error('closed');
  const { saved } = opened;
  const { sitting } = saved;
  const { node } = sitting;
  if (node.kind !== 'decision') throw new Error('nobody is asked');

  sitting.play(anyMove(node, rng(1)));
  await sitting.chairs.playBots();
  await vi.waitFor(() => expect(sitting.chairs.thinking).toBe(false));
  expect(sitting.chairs.stuck).toEqual({ seat: 'green', error: new Error(SAID[bot]) });
  expect(sitting.session.line.slice(-2).map(({ step }) => step.kind === 'move' && step.by)).toEqual([
    'red',
    'blue',
  ]);
  await saved.save();
  const kept = await store.load(id);
  expect(kept?.lines).toEqual(sitting.session.entries.map(formatEntry));

  // A refused act changes nothing: the broken bot is not asked again.
  expect(sitting.redo().ok).toBe(false);
  expect(sitting.chairs.stuck?.seat).toBe('green');
  sitting.sit('green', 'person');
  expect(sitting.chairs.stuck).toBeUndefined();
  expect(sitting.node).toMatchObject({ kind: 'decision', seat: 'green' });
});

/** Throwaway games: the kernel must offer what they need. */
import { expect, test } from 'vitest';
import { walk } from '../src/kernel/exact/exact.ts';
import { resolve } from '../src/kernel/options.ts';
import { playout } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import type { Scene } from '../src/kernel/scene.ts';
import { difference } from '../src/kernel/scene-changes.ts';
import { Session } from '../src/kernel/session/session.ts';
import { conforms } from './conforms.ts';
import { speaks } from './speaks.ts';
import { battle } from './toys/battle.ts';
import { errand } from './toys/errand.ts';
import { ferry } from './toys/ferry/game.ts';
import { ferryModule } from './toys/ferry/index.ts';
import { ferryWords } from './toys/ferry/words.ts';
import { lantern } from './toys/lantern.ts';
import { ring } from './toys/ring/game.ts';
import { whisper } from './toys/whisper/game.ts';

conforms(ferry, {}, { words: Object.values(ferryWords) });
speaks(ferry, ferryWords, ferryModule.meta, { printed: /$^/g });
conforms(battle);
conforms(lantern);
conforms(errand);
conforms(ring);
conforms(whisper);
conforms(errand, { steps: 1 }, { games: 20 });

test('only its holder’s view has a hidden card, and a walk refuses a wide range', () => {
  const options = resolve(battle.options);
  if (!options.ok) throw new Error();
  const started = Session.start(battle, options.options, 1);
  if (!started.ok) throw new Error();
  const session = started.value;
  session.play('table', 'card:3');
  session.play('table', 'card:1');
  expect(session.node).toMatchObject({ kind: 'table', ranges: [{ verb: 'army', min: 1, max: 120 }] });
  expect(session.play('table', 'army:121').ok).toBe(false);
  expect(session.play('table', 'army:007').ok).toBe(false);
  expect(session.play('table', 'army:7').ok).toBe(true);
  expect(battle.view(session.state, 'player').cards).toEqual({ left: 'hidden', right: 'hidden' });
  expect(battle.view(session.state, 'left').cards).toEqual({ left: 3, right: 'hidden' });
  expect(() => walk(battle, battle.setup(options.options))).toThrow('too many values');
});

test('a procedure can be called at any time, even inside itself, and play resumes afterwards', () => {
  const options = resolve(errand.options, { steps: 1 });
  if (!options.ok) throw new Error();
  const started = Session.start(errand, options.options, 1);
  if (!started.ok) throw new Error();
  const session = started.value;
  session.play('table', 'done');
  expect(session.node).toMatchObject({ ask: 'weather' });
  expect(session.aside('ambush').ok).toBe(true);
  expect(session.aside('ambush').ok).toBe(true);
  session.play('table', 'miss');
  expect(session.node).toMatchObject({ ask: 'ambush' });
  session.play('table', 'miss');
  expect(session.node).toMatchObject({ ask: 'weather' });
});

test('the stand-in answers for the table in a playout', () => {
  const options = resolve(battle.options);
  if (!options.ok) throw new Error();
  const state = battle.setup(options.options);
  playout(battle, state, rng(3));
  expect(state.army).toBe(10);
});

test('an undo asks for the cube that a card took, not for those that the player reported', () => {
  const started = Session.start(ring, {}, 1);
  if (!started.ok) throw new Error();
  const session = started.value;
  const first = ring.scene(session.state);
  session.play('table', 'cubes:4');
  const told = ring.scene(session.state);
  session.play('table', 'raid');
  const raided = ring.scene(session.state);
  const cubes = (from: Scene, to: Scene) =>
    difference(from, to).filter((change) => 'piece' in change && change.piece.kind === 'cube');
  expect(cubes(told, first)).toEqual([]);
  expect(cubes(raided, told)).toMatchObject([{ do: 'add', at: { place: 'heights' }, count: 1 }]);
  expect(cubes(raided, first)).toMatchObject([{ do: 'add', at: { place: 'heights' }, count: 1 }]);
});

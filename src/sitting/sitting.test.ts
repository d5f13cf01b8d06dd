/** People and bots in one game: what an undo removes, who draws, what is news, and why an act is refused. */
import { describe, expect, test, vi } from 'vitest';
import { roster, whisper } from '../../test/toys/whisper/game.ts';
import { whisperWords } from '../../test/toys/whisper/words.ts';
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { keyHash } from '../kernel/session/draws.ts';
import { type Entry, formatEntry } from '../kernel/session/journal.ts';
import { Session } from '../kernel/session/session.ts';
import { LANGS } from '../kernel/words.ts';
import { named, programWords } from '../words/program.ts';
import { branchFrom } from './branch.ts';
import type { SurfaceRules } from './chairs.ts';
import { type ActResult, type Refusal, sayRefusal } from './refusal.ts';
import { PERSON, seatsOf, viewers } from './seats.ts';
import { Sitting } from './sitting.ts';
import { stepsToUndo } from './taps.ts';
import { think } from './think.ts';
import { toDoList } from './to-do-list.ts';

const APP: SurfaceRules = { handOver: 'always', drawsWithBots: true, drawsWithAnswers: true };
const TERMINAL: SurfaceRules = { handOver: 'ifHidden', drawsWithBots: false, drawsWithAnswers: false };

const game: Game<AnySpec> = whisper;
const bots: Roster<AnySpec> = roster;

function sit(
  given: Readonly<Record<string, unknown>>,
  seated: Readonly<Record<string, string>>,
  surface = APP,
): Sitting {
  const options = resolve(game.options, given);
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  for (const [seat, who] of Object.entries(seated)) session.seat(seat, who);
  return new Sitting(session, false, surface, async (job) => think(game, bots, job));
}

const KEY = 'ab'.repeat(32);

/** Everybody has a secret card; red is a person, the others are bots. */
const whispering = (surface = APP) => sit({ rounds: 2 }, { blue: 'steady', green: 'steady' }, surface);

/** Red's decision and the bots' answers. */
const ROUND = ['red hold', 'blue hold', 'green hold'];

const moves = ({ session }: Sitting, from = 0) =>
  session.line.slice(from).map(({ step }) => (step.kind === 'move' ? `${step.by} ${step.move}` : step.kind));

describe('an undo includes the bots’ moves', () => {
  test('back to a person’s last answer, and a redo restores all of it', async () => {
    const sitting = whispering();
    sitting.roll();
    const dealt = sitting.session.line.length;
    sitting.play('hold');
    await sitting.chairs.playBots();
    expect(moves(sitting, dealt)).toEqual([...ROUND, expect.stringMatching(/^chance /)]);
    expect(seatsOf(sitting.session, stepsToUndo(sitting))).toEqual(['red', 'blue', 'green']);
    sitting.undo();
    expect([sitting.session.line.length, sitting.node]).toMatchObject([dealt, { seat: 'red' }]);
    expect(sitting.toDo.work?.undone).toHaveLength(4);
    sitting.redo();
    expect(moves(sitting, dealt)).toEqual([...ROUND, expect.stringMatching(/^chance /)]);
    // Two at once: the confirmation, and red's decision with what followed it.
    sitting.play('done');
    sitting.undo(2);
    expect(sitting.session.line.length).toBe(dealt);
    sitting.redo(2);
    expect(moves(sitting, dealt).at(-1)).toBe('table done');
  });

  test('if only bots have moved there is nothing to undo: they would just repeat it', async () => {
    const sitting = sit({}, { red: 'steady', green: 'steady' });
    sitting.roll();
    sitting.undo(9);
    expect(sitting.session.line).toHaveLength(0);
    sitting.roll();
    await sitting.chairs.playBots();
    expect(sitting.node).toMatchObject({ seat: 'blue' });
    // A person requested the draws, but not red's decision.
    expect(sitting.undo().ok).toBe(true);
    expect(moves(sitting)).toHaveLength(0);
  });

  test('the app includes the draws between them, the terminal undoes draw by draw', async () => {
    const app = whispering(APP);
    app.roll();
    const before = app.session.line.length;
    app.play('hold');
    await app.chairs.playBots();
    expect(moves(app, before)).toEqual([...ROUND, expect.stringMatching(/^chance /)]);
    app.undo();
    expect([app.session.line.length, app.node]).toMatchObject([before, { seat: 'red' }]);

    const terminal = whispering(TERMINAL);
    terminal.roll();
    terminal.play('hold');
    await terminal.chairs.playBots();
    // The player requests the draw after the bots' moves.
    expect([moves(terminal, before), terminal.node.kind, terminal.chairs.botsTurn]).toEqual([
      ROUND,
      'chance',
      false,
    ]);
    terminal.roll();
    terminal.undo();
    expect([moves(terminal, before), terminal.node.kind]).toEqual([ROUND, 'chance']);
    terminal.undo();
    expect([terminal.session.line.length, terminal.node]).toMatchObject([before, { seat: 'red' }]);
  });
});

test('the list after an undo tells no seat what only another one may know', () => {
  const { session } = whispering();
  session.roll();
  const [dealt] = session.line;
  if (!dealt) throw new Error('nothing is dealt');
  const events = [{ event: 'dealt', facts: {}, secret: 'red' }];
  const told = (viewer: string) =>
    toDoList(session, session.state, [{ ...dealt, events }], viewer, false).undone.flatMap((u) => u.events);
  expect([told('red'), told('blue')]).toEqual([events, []]);
});

test('one act makes one announcement, and a bot’s turn a separate one', async () => {
  const sitting = whispering();
  sitting.roll();
  expect(sitting.justNow.map(({ ask }) => ask)).toEqual(['deal', 'deal', 'deal']);
  sitting.play('hold');
  expect(sitting.justNow).toHaveLength(1);
  await sitting.chairs.playBots();
  expect(sitting.botsPlayed.map(({ seat, bot }) => [seat, bot])).toEqual([
    ['blue', 'steady'],
    ['green', 'steady'],
    [undefined, undefined],
  ]);
  sitting.chairs.dismiss();
  expect(sitting.botsPlayed).toEqual([]);
});

test('an act returns every entry that it wrote', async () => {
  const sitting = whispering();
  const written = (act: () => ActResult) => {
    const { length } = sitting.session.entries;
    const acted = act();
    const entries = acted.ok && !acted.proposed ? acted.items.map(({ entry }) => entry) : [];
    expect(entries).toEqual(sitting.session.entries.slice(length));
    return entries.filter(notCheck).map(formatEntry);
  };
  const notCheck = ({ kind }: Entry) => kind !== 'check';
  const drawn = expect.stringMatching(/^> chance card:/);
  expect(written(() => sitting.roll())).toEqual([drawn, drawn, drawn]);
  sitting.undo();
  expect(written(() => sitting.newDraw())).toEqual(['> again', drawn, drawn, drawn]);
  sitting.play('hold');
  await sitting.chairs.playBots();
  expect(written(() => sitting.doneAndRoll())).toEqual(['> table done', drawn, drawn, drawn]);
});

test('who draws decides which steps were one tap, also of what was drawn before', () => {
  const sitting = whispering();
  sitting.roll();
  expect([sitting.justNow.length, stepsToUndo(sitting).length]).toEqual([3, 3]);
  sitting.setPlayerDraws(true);
  expect([sitting.justNow.length, stepsToUndo(sitting).length]).toEqual([1, 1]);
  sitting.setPlayerDraws(false);
  expect([sitting.justNow.length, stepsToUndo(sitting).length]).toEqual([3, 3]);
});

test('who draws: for the whole game, or for the next draw only', () => {
  const sitting = sit({}, { green: 'steady' });
  sitting.chairs.takeDevice();
  expect(sitting.appDraws).toBe(true);
  sitting.swapDrawerOnce();
  expect(sitting.appDraws).toBe(false);
  sitting.play('card:rose');
  expect([sitting.node, sitting.appDraws]).toMatchObject([{ secret: 'blue' }, true]);
  sitting.setPlayerDraws(true);
  expect(sitting.appDraws).toBe(false);
  sitting.chairs.takeDevice();
  sitting.play('card:azure');
  // Green is a bot, so the app makes its secret draw.
  expect([sitting.node, sitting.appDraws]).toMatchObject([{ secret: 'green' }, true]);
});

test('bots stop when somebody acts, and continue from the new position', async () => {
  const sitting = whispering();
  sitting.roll();
  sitting.play('hold');
  const playing = sitting.chairs.playBots();
  expect(sitting.chairs.thinking).toBe(true);
  sitting.undo();
  await playing;
  expect([sitting.chairs.thinking, sitting.node]).toMatchObject([false, { seat: 'red' }]);
  // A move that a bot chose for an old position isn't made in the new one.
  sitting.play('hold');
  const first = sitting.chairs.playBots();
  sitting.undo();
  sitting.play('hold');
  await Promise.all([first, sitting.chairs.playBots()]);
  expect([sitting.chairs.stuck, moves(sitting).slice(3, 6)]).toEqual([undefined, ROUND]);
  sitting.undo();
  const other = whispering();
  other.roll();
  other.play('hold');
  const late = other.chairs.playBots();
  other.replaceSession(sitting.session);
  await late;
  expect([other.chairs.thinking, other.node]).toMatchObject([false, { seat: 'red' }]);
});

test('an error of ours while bots play is thrown, not blamed on a bot; on request, bots continue', async () => {
  const sitting = whispering();
  sitting.roll();
  sitting.play('hold');
  const play = vi.spyOn(sitting.session, 'play').mockImplementation(() => {
    throw new Error('rules broken');
  });
  const playing = sitting.chairs.playBots();
  const { chairs, changes } = sitting;
  const { value: before } = changes;
  await expect(playing).rejects.toThrow('rules broken');
  expect(changes.value).toBe(before + 1);
  expect([chairs.stuck, chairs.thinking, chairs.failed]).toEqual([undefined, false, true]);
  // A screen lets bots play after every change: that must not loop forever.
  await chairs.playBots();
  expect([changes.value, play.mock.calls.length]).toEqual([before + 1, 1]);
  await expect(chairs.playBots(true)).rejects.toThrow('rules broken');
  expect(chairs.failed).toBe(true);
  play.mockRestore();
  await chairs.playBots(true);
  expect(chairs.failed).toBe(false);
  expect(moves(sitting).slice(3, 6)).toEqual(ROUND);
});

describe('rules that throw after half of a move leave the position and its view as they were,', () => {
  /** The view is part of the position, as in a game where everybody sees everything. */
  function crashing() {
    const sitting = whispering();
    sitting.roll();
    vi.spyOn(game, 'view').mockImplementation((state) => state);
    return sitting;
  }
  /** The next move changes the position and throws. */
  function crashOnce(): void {
    const { apply } = game;
    vi.spyOn(game, 'apply').mockImplementationOnce((...given) => {
      apply(...given);
      throw new Error('rules broken');
    });
  }

  test('when a person moves', () => {
    const sitting = crashing();
    const before = structuredClone([sitting.session.state, sitting.view(), sitting.node]);
    crashOnce();
    expect(() => sitting.play('hold')).toThrow('rules broken');
    expect([sitting.session.state, sitting.view(), sitting.node]).toEqual(before);
    expect(sitting.play('hold')).toMatchObject({ ok: true });
    expect(moves(sitting).slice(3)).toEqual(['red hold']);
  });

  test('when a bot moves', async () => {
    const sitting = crashing();
    sitting.play('hold');
    const before = structuredClone([sitting.session.state, sitting.view(), sitting.node]);
    crashOnce();
    await expect(sitting.chairs.playBots()).rejects.toThrow('rules broken');
    expect([sitting.session.state, sitting.view(), sitting.node]).toEqual(before);
    await sitting.chairs.playBots(true);
    expect(moves(sitting).slice(3, 6)).toEqual(ROUND);
  });
});

test('an act whose draw can’t be made leaves nothing in the journal', async () => {
  const sitting = whispering();
  const { session } = sitting;
  sitting.roll();
  sitting.play('hold');
  await sitting.chairs.playBots();
  // Another device's key: its draws can't be made here.
  session.changeSource({ by: 'key', hash: '0'.repeat(64) });
  const { length } = session.entries;
  const source = { ok: false, refused: { why: 'problem', problem: { reason: 'source' } } };
  for (const again of [false, true]) expect(sitting.doneAndRoll(again)).toMatchObject(source);
  expect(session.entries).toHaveLength(length);
  sitting.play('done');
  expect(sitting.node.kind).toBe('chance');
  expect(sitting.newDraw()).toMatchObject(source);
  expect(session.entries.slice(length).map(({ kind }) => kind)).toEqual(['move', 'check']);
});

test('a game that ended at a shared table continues after an undo, with draws from a new seed', () => {
  for (const newSeed of [undefined, () => 7]) {
    const sitting = sit({ rounds: 1 }, {}, { ...APP, handOver: 'ifHidden', ...(newSeed && { newSeed }) });
    const { session } = sitting;
    session.changeSource({ by: 'key', hash: keyHash(KEY) });
    const cards = ['rust', 'azure', 'jade'];
    for (const card of cards) session.act({ kind: 'move', by: 'chance', move: `card:${card}` });
    for (const seat of ['red', 'blue', 'green']) session.play(seat, 'hold');
    session.play('chance', 'calm');
    session.play('table', 'done');
    expect(sitting.node.kind).toBe('end');
    session.publish(KEY);
    sitting.undo(2);
    expect(sitting.node).toMatchObject({ kind: 'chance', ask: 'wind' });
    const last = session.entries.at(-1) as Entry;
    expect(formatEntry(last)).toBe(newSeed ? '> draws seed 7' : '> undo 2');
    expect(sitting.roll().ok).toBe(newSeed !== undefined);
  }
});

test('ticking the whole list is announced, and the next undo begins a new list', () => {
  const sitting = whispering();
  sitting.roll();
  sitting.play('hold');
  sitting.undo();
  expect(sitting.toDo.work?.undone).toHaveLength(1);
  const { value } = sitting.changes;
  sitting.tick(true);
  expect([sitting.changes.value, sitting.toDo.ticked]).toEqual([value + 1, true]);
  sitting.undo();
  // Only the deal: the rest was ticked.
  expect(sitting.toDo.work?.undone).toHaveLength(3);
  sitting.tick(true);
  sitting.tick(false);
  sitting.redo();
  expect(sitting.toDo.ticked).toBe(false);
});

test('after an error of ours, a person can answer for the bot', async () => {
  const sitting = whispering();
  sitting.roll();
  sitting.play('hold');
  const play = vi.spyOn(sitting.session, 'play').mockImplementation(() => {
    throw new Error('rules broken');
  });
  await expect(sitting.chairs.playBots()).rejects.toThrow('rules broken');
  play.mockRestore();
  sitting.sit('blue', PERSON);
  expect([sitting.chairs.failed, sitting.node]).toMatchObject([false, { kind: 'decision', seat: 'blue' }]);
  sitting.chairs.takeDevice();
  expect(sitting.play('hold')).toMatchObject({ ok: true });
});

test('people look at the table; without people, every seat does', () => {
  const { session } = sit({}, { red: 'steady' });
  expect(viewers(session)).toEqual(['blue', 'green']);
  session.seat('blue', 'steady');
  session.seat('green', 'steady');
  expect(viewers(session)).toEqual(['red', 'blue', 'green']);
});

test('a branch keeps the players who sit at the table now', async () => {
  const sitting = whispering();
  sitting.roll();
  sitting.sit('blue', 'person');
  sitting.sit('red', 'steady');
  const branched = branchFrom(sitting.session, 'abc', 1, 8);
  if (!branched.ok) throw new Error('no branch');
  expect(branched.value.line).toHaveLength(1);
  expect(branched.value.who).toEqual({ red: 'steady', blue: 'person', green: 'steady' });
  expect(branchFrom(sitting.session, 'abc', 99, 8).ok).toBe(false);
});

describe('a refused act changes nothing and says why', () => {
  const refusal = (acted: ActResult): Refusal => {
    if (acted.ok) throw new Error('it was not refused');
    return acted.refused;
  };
  const cases: readonly (readonly [
    string,
    () => Sitting,
    (sitting: Sitting) => ActResult,
    Refusal['why'],
    string,
  ])[] = [
    ['nothing to undo', whispering, (s) => s.undo(), 'undo', 'There’s nothing to undo.'],
    ['nothing to redo', whispering, (s) => s.redo(), 'redo', 'There’s nothing to redo.'],
    ['no such move', dealt, (s) => s.play('jump'), 'problem', '“jump” isn’t possible here.'],
    ['a move by its button', dealt, (s) => s.play('done'), 'problem', '“Done” isn’t possible here.'],
    ['the rule against it', lastRound, (s) => s.play('drop'), 'rule', 'In the last round you must hold the '],
    ['a bot’s turn', held, (s) => s.play('hold'), 'turn', 'It’s Blue’s turn now.'],
    ['no draw', dealt, (s) => s.roll(), 'problem', 'There’s nothing to draw or roll here.'],
    ['no aside', dealt, (s) => s.aside('jump', ''), 'problem', 'You can’t do “jump” here.'],
    ['no such seat', dealt, (s) => s.sit('white', 'person'), 'problem', 'This game has no seat “white”.'],
    ['no such fact', dealt, (s) => s.adjust('x', '1', ''), 'problem', 'You can’t adjust “x” here.'],
  ];

  function dealt(): Sitting {
    const sitting = whispering();
    sitting.roll();
    return sitting;
  }
  function held(): Sitting {
    const sitting = dealt();
    sitting.play('hold');
    return sitting;
  }
  function lastRound(): Sitting {
    const sitting = sit({ rounds: 1 }, { blue: 'steady', green: 'steady' });
    sitting.roll();
    return sitting;
  }

  test.each(cases)('%s', async (_, begin, act, why, says) => {
    const sitting = begin();
    const { length } = sitting.session.entries;
    const { value: changes } = sitting.changes;
    const refused = refusal(act(sitting));
    expect([refused.why, sitting.refused, sitting.session.entries.length]).toEqual([why, refused, length]);
    expect(sitting.changes.value).toBe(changes + 1);
    const words = named(whisperWords, sitting.session.options);
    const said = await Promise.all(
      LANGS.map(async (lang) => sayRefusal(await programWords(lang), words, sitting.view(), refused)),
    );
    expect(said[0]).toContain(says);
    // The game phrases the rule, and it has one language here.
    expect(new Set(said).size).toBe(why === 'rule' ? 1 : LANGS.length);
    // It stays until the next act.
    sitting.note('so');
    expect(sitting.refused).toBeUndefined();
  });
});

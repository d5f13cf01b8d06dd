/**
 * What only one seat may see reaches no other seat, on any surface. Plays random games of Whisper with two people, a
 * bot, draws by the app and by hand, undos and refused moves; after every act, searches everything that a surface would
 * show for cards of other seats. e2e/secrets.spec.ts checks the pages themselves.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Bots } from '../src/cli/play/bots.ts';
import { Desk, TERMINAL } from '../src/cli/play/desk.ts';
import { askAdjustment } from '../src/cli/play/dialogues.ts';
import type { Lines } from '../src/cli/play/lines.ts';
import { odds } from '../src/cli/play/look-up.ts';
import { Question } from '../src/cli/play/question/question.ts';
import { Screen } from '../src/cli/play/screen.ts';
import { storyLines } from '../src/cli/play/story.ts';
import { thoughtLines } from '../src/cli/play/thoughts.ts';
import { openTerminal } from '../src/cli/terminal.ts';
import { call } from '../src/cli/testing/in-process.ts';
import type { Roster } from '../src/kernel/bot.ts';
import type { AnySpec, Game } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { type Int, rng } from '../src/kernel/rng.ts';
import { format } from '../src/kernel/session/journal.ts';
import { Session } from '../src/kernel/session/session.ts';
import { story } from '../src/kernel/session/story.ts';
import { sayMove, type Words } from '../src/kernel/words.ts';
import { bring } from '../src/server/game/brought.ts';
import type { SurfaceRules } from '../src/sitting/chairs.ts';
import { doNow } from '../src/sitting/do-now.ts';
import { botTurns } from '../src/sitting/gains.ts';
import { journalText } from '../src/sitting/journal-text.ts';
import { sentences } from '../src/sitting/narrate.ts';
import { publicPrompt, publicView } from '../src/sitting/public-view.ts';
import { sayRefusal } from '../src/sitting/refusal.ts';
import { botOf } from '../src/sitting/seats.ts';
import { Sitting } from '../src/sitting/sitting.ts';
import { drawsOf } from '../src/web/luck/luck.ts';
import { APP } from '../src/web/saved/open.ts';
import { mayShow } from '../src/web/share/CopyStory.tsx';
import { statusLine } from '../src/web/shelf/preview.ts';
import { choicesAt } from '../src/web/table/choices/choices.ts';
import { newsAt } from '../src/web/table/news/news.ts';
import { loadUi } from '../src/web/words/load.ts';
import { named } from '../src/words/program.ts';
import { todo } from '../src/words/to-do.ts';
import { DECKS, roster, SEATS, type Seat, whisper } from './toys/whisper/game.ts';
import { whisperWords } from './toys/whisper/words.ts';

const game: Game<AnySpec> = whisper;
/** Drops its card if it may, which is a loss that everybody sees. */
const careless = {
  choose: (_: object, { moves }: { readonly moves: readonly string[] }) => moves.at(-1) ?? '',
  consider: () => [],
};
const bots: Roster<AnySpec> = { ...roster, quick: { ...roster.quick, careless } };
const ui = await loadUi('en');
const { program } = ui;
const terminal = { ...(await openTerminal('en')), live: false };

function begin(seed: number, surface: SurfaceRules): { sitting: Sitting; words: Words<AnySpec> } {
  const options = resolve(game.options, { rounds: 3 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, seed);
  session.settle();
  session.seat('green', seed % 2 === 0 ? 'careless' : 'steady');
  const sitting = new Sitting(session, false, surface, new Bots(bots).thinkAt(game));
  return { sitting, words: named(whisperWords, options.options) };
}

/** A random act of a person at the screen. Most are moves, so that the game advances. */
async function anything(sitting: Sitting, int: Int): Promise<void> {
  const { chairs, node } = sitting;
  if (chairs.nextHolder && int(4) > 0) return chairs.takeDevice();
  if (chairs.botsTurn) return chairs.playBots(true);
  const which = int(11);
  const [fact] = sitting.facts;
  if (which === 0) sitting.undo();
  else if (which === 1) sitting.undo(2);
  else if (which === 2) sitting.redo();
  else if (which === 3) sitting.setPlayerDraws(!sitting.playerDraws);
  else if (which === 4) sitting.play('drop');
  else if (which === 5 && fact?.kind === 'choice')
    sitting.adjust(fact.id, fact.choices[int(3)] as string, 'miscounted');
  else if (node.kind === 'chance' && sitting.appDraws) sitting.roll('one');
  else if (node.kind !== 'end') sitting.play(node.moves[int(node.moves.length)] as string);
}

/** Everything that the app would show, by part of the screen. */
async function app(sitting: Sitting, words: Words<AnySpec>): Promise<Record<string, string>> {
  const { session, node, chairs, covered } = sitting;
  const narrator = sitting.narrator(words, program);
  // The page reads the list before it knows who is looking.
  expect(sitting.botsPlayed.length).toBeGreaterThanOrEqual(0);
  const open = publicView(session);
  const shown: Record<string, string> = {
    shelf: statusLine(session, words),
    'second window': JSON.stringify(open.scene) + publicPrompt(session, words, open),
    luck:
      node.kind === 'end' ? '' : JSON.stringify(drawsOf(session, (move, view) => sayMove(words, move, view))),
  };
  const choices = choicesAt(sitting, words, ui, []).map(({ label, known = '', outlook }) => [
    label,
    known,
    ...(outlook?.all().map((one) => one.label) ?? []),
  ]);
  shown.choices = choices.join(' ');
  shown.adjust = sitting.facts.map(({ id, value }) => words.value(id, String(value))).join(' ');
  if (covered) return { ...shown, scene: JSON.stringify(covered.scene) };
  const news = newsAt(sitting, words, program);
  const { work } = sitting.toDo;
  const list = work && todo(program, words, work.changes, work.after, work.undone);
  const thoughts = await Promise.all(
    session.line.map(async (played, at) => (botOf(session)(played) ? await chairs.why(at) : undefined)),
  );
  return {
    ...shown,
    scene: JSON.stringify(sitting.scene()),
    prompt: node.kind === 'end' ? '' : (words.asks[node.ask]?.(sitting.view()) ?? ''),
    news: news.sentences.join(' '),
    drawn: JSON.stringify(news.draws),
    'do this': news.tasks.join(' ') + JSON.stringify(doNow(sitting)),
    bots: JSON.stringify(botTurns(session, sitting.botsPlayed, narrator.viewer, narrator.words)),
    'to-do list': list ? [...list.lines, ...list.since, ...list.lost].join(' ') : '',
    story: story(session)
      .flatMap((item) => sentences(narrator, item))
      .join(' '),
    export: journalText(narrator, '').replace(/^>.*$/gm, ''),
    'copied text': mayShow(sitting) ? journalText(narrator, '') : '',
    thoughts: thoughts
      .flatMap((answer, at) =>
        (answer?.considered ?? []).map(({ move }) => {
          const { step } = session.line[at] as (typeof session.line)[number];
          const seat = step.kind === 'move' ? step.by : '';
          return sayMove(words, move, game.view(session.replayed(at), seat));
        }),
      )
      .join(' '),
    refusal: sitting.refused ? sayRefusal(program, words, sitting.view(), sitting.refused) : '',
  };
}

/** Everything that the terminal would print; while the device is handed over, it prints nothing of the game. */
async function printed(
  sitting: Sitting,
  words: Words<AnySpec>,
  news: Desk['news'],
): Promise<Record<string, string>> {
  if (sitting.chairs.nextHolder) return {};
  const out: string[] = [];
  const here = { ...terminal, out: (text: string) => void out.push(text) };
  const answers = { next: async () => undefined } as Pick<Lines, 'next'> as Lines;
  const target = { id: 'game', save: () => {}, switchTo: () => undefined, askForFile: async () => {} };
  const desk = new Desk(here, sitting, words, answers, target, new Bots(bots));
  desk.news.push(...news);
  new Screen(desk, new Question(desk), 0).show();
  const screen = out.splice(0).join(' ');
  odds(desk, '');
  const chances = out.splice(0).join(' ');
  await askAdjustment(desk);
  return {
    'terminal: screen': screen,
    'terminal: odds': chances,
    'terminal: adjust': out.join(' '),
    'terminal: story': storyLines(terminal, desk.narrator).join(' '),
    'terminal: why': (await thoughtLines(desk)).join(' '),
  };
}

/** The seats whose cards are named. */
const namedIn = (text: string): readonly Seat[] =>
  SEATS.filter((seat) => DECKS[seat].some((card) => text.includes(card)));

/** Plays random games; returns by part which seats' cards were shown to whom. */
async function read(
  surface: SurfaceRules,
  show: (sitting: Sitting, words: Words<AnySpec>, steps: number) => Promise<Record<string, string>>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (let seed = 1; seed <= 6; seed++) {
    const { sitting, words } = begin(seed, surface);
    const int = rng(seed);
    for (let n = 0; n < 150 && sitting.node.kind !== 'end'; n++) {
      const steps = sitting.session.line.length;
      await anything(sitting, int);
      const { viewer, chairs } = sitting;
      for (const [part, text] of Object.entries(await show(sitting, words, steps))) {
        const everybody = part === 'shelf' || part === 'second window' || part === 'luck';
        // While the device is handed over, anybody may see the screen.
        const reader = chairs.nextHolder || everybody ? 'everybody' : viewer;
        const seen = found.get(part) ?? new Set();
        for (const seat of namedIn(text)) seen.add(`${seat} to ${reader}`);
        found.set(part, seen);
      }
    }
  }
  return found;
}

const OWN = ['red to red', 'blue to blue'];

test('the app shows each person only their own cards', async () => {
  const found = await read(APP, app);
  for (const [part, seen] of found) expect(OWN, part).toEqual(expect.arrayContaining([...seen]));
  // Every part does show cards, so it could leak some.
  for (const part of [
    'scene',
    'prompt',
    'choices',
    'news',
    'drawn',
    'do this',
    'to-do list',
    'adjust',
    'story',
    'export',
    'refusal',
  ])
    expect([...(found.get(part) ?? [])].sort(), part).toEqual([...OWN].sort());
});

test('the terminal shows each person only their own cards', async () => {
  const found = await read(TERMINAL, (sitting, words, steps) =>
    printed(sitting, words, sitting.session.line.slice(steps)),
  );
  for (const [part, seen] of found) expect(OWN, part).toEqual(expect.arrayContaining([...seen]));
  for (const part of ['terminal: screen', 'terminal: odds', 'terminal: story', 'terminal: adjust'])
    expect([...(found.get(part) ?? [])].sort(), part).toEqual([...OWN].sort());
});

test('nobody sets what only another seat may see', () => {
  const { sitting } = begin(1, APP);
  sitting.roll();
  sitting.chairs.takeDevice();
  expect([sitting.viewer, sitting.facts.map(({ id }) => id)]).toEqual(['red', ['held.red']]);
  const refused = sitting.adjust('held.blue', 'azure', '');
  expect(refused).toMatchObject({
    ok: false,
    refused: { problem: { reason: 'fact', found: 'held.blue', expected: 'held.red' } },
  });
});

test('a person alone with a bot sees neither its cards nor its reasons', async () => {
  const { sitting, words } = begin(1, APP);
  sitting.sit('blue', 'steady');
  sitting.roll();
  sitting.play('hold');
  await sitting.chairs.playBots();
  expect(sitting.node).toMatchObject({ kind: 'table' });
  const shown = await app(sitting, words);
  for (const [part, text] of Object.entries(shown))
    expect(['red'], part).toEqual(expect.arrayContaining([...namedIn(text)]));
  const at = sitting.session.line.findIndex((played) => botOf(sitting.session)(played));
  expect(await sitting.chairs.why(at)).toBeUndefined();
});

test('the app draws what only a bot may see, even if players draw by hand', () => {
  const { sitting } = begin(1, APP);
  sitting.setPlayerDraws(true);
  const asked: (readonly [string, boolean])[] = [];
  while (sitting.node.kind === 'chance') {
    if (sitting.chairs.nextHolder) sitting.chairs.takeDevice();
    asked.push([sitting.viewer, sitting.appDraws]);
    if (sitting.appDraws) sitting.roll();
    else sitting.play(sitting.node.moves[0] as string);
  }
  // Each person gets the device for their own draw.
  expect(asked).toEqual([
    ['red', false],
    ['blue', false],
    ['blue', true],
  ]);
});

test('a terminal is handed over only if somebody sees more than others', async () => {
  const { sitting } = begin(1, TERMINAL);
  sitting.roll();
  expect([sitting.chairs.nextHolder, sitting.covered?.hides]).toEqual(['red', true]);
  sitting.chairs.takeDevice();
  sitting.play('hold');
  expect(sitting.chairs.nextHolder).toBe('blue');
  // With no cards in hand only the decks are secret; without them there's no hand-over.
  const open = { ...game, scene: () => [] };
  const shared = new Sitting(
    new Session(open, sitting.session.options, 1),
    false,
    TERMINAL,
    new Bots(bots).thinkAt(open),
  );
  shared.roll();
  expect([shared.node.kind, shared.chairs.nextHolder, shared.viewer]).toEqual(['decision', undefined, 'red']);
  shared.play('hold');
  expect([shared.chairs.nextHolder, shared.viewer]).toEqual([undefined, 'blue']);
});

describe('a saved game, read by one of several people', () => {
  const module = fileURLToPath(new URL('toys/whisper/index.ts', import.meta.url));
  const dir = mkdtempSync(join(tmpdir(), 'whisper-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'game.txt');
  const save = (upTo: number) => {
    const { sitting } = begin(1, TERMINAL);
    sitting.setPlayerDraws(true);
    for (let n = 0; n < upTo && sitting.node.kind !== 'end'; n++) {
      if (sitting.chairs.nextHolder) sitting.chairs.takeDevice();
      if (sitting.appDraws) sitting.roll('one');
      else sitting.play(sitting.node.moves[0] as string);
    }
    const [fact] = sitting.facts;
    if (fact?.kind === 'choice') sitting.adjust(fact.id, fact.choices[1] as string, 'miscounted');
    writeFileSync(file, format(sitting.session.journal));
    return sitting;
  };
  const read = async (command: string, ...more: string[]) => {
    const args = command === 'odds' ? ['odds', 'whisper', '--at', file] : [command, file];
    return call([...args, '--module', module, ...more]);
  };

  test.each(['red', 'blue'] as const)('%s reads only what is theirs', async (seat) => {
    save(9);
    expect(namedIn(readFileSync(file, 'utf8')).length).toBeGreaterThan(1);
    for (const more of [[], ['--json']]) {
      const { code, out } = await read('replay', '--as', seat, ...more);
      expect([code, namedIn(out)]).toEqual([0, [seat]]);
    }
  });

  test('the odds of a draw are for the seat that may see it', async () => {
    save(1);
    for (const more of [[], ['--json']]) {
      const blue = await read('odds', '--as', 'blue', ...more);
      expect([blue.code, namedIn(blue.out)]).toEqual([0, ['blue']]);
      expect(await read('odds', '--as', 'red', ...more)).toMatchObject({
        code: 2,
        out: '',
        err: 'emptychair: Only this seat may see what comes next: Blue.\n',
      });
    }
  });

  test('nobody reads it without saying who, nor for a bot', async () => {
    save(9);
    for (const command of ['replay', 'odds'])
      expect(await read(command)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('--as red|blue'),
      });
    expect(await read('replay', '--as', 'green')).toMatchObject({
      code: 2,
      out: '',
      err: 'emptychair: Unknown seat: green. Seats: red, blue.\n',
    });
  });

  test('one person among bots need not say so', async () => {
    const { session } = save(9);
    session.seat('blue', 'steady');
    writeFileSync(file, format(session.journal));
    const { code, out } = await read('replay', '--json');
    expect([code, namedIn(out)]).toEqual([0, ['red']]);
  });
});

test('a game that hides something can’t be brought to a shared table', async () => {
  const module = fileURLToPath(new URL('toys/whisper/index.ts', import.meta.url));
  await call(['help', 'whisper', '--module', module]);
  const { session } = begin(1, TERMINAL).sitting;
  const brought = await bring('table', format(session.journal), 100, 0);
  expect(brought).toEqual({ reason: 'hides', found: 'whisper' });
});

test.each([
  ['en', 'The next screen is only for Blue. Press Enter when nobody else is looking.'],
  ['pl', 'Teraz może patrzeć tylko Blue. Naciśnij Enter, gdy nikt inny nie patrzy.'],
  ['cs', 'Co teď přijde, smí vidět jen: Blue. Stiskněte Enter, až se nikdo jiný nedívá.'],
  ['ru', 'То, что будет дальше, может видеть только Blue. Нажмите Enter, когда никто другой не смотрит.'],
])('and says so before it shows anything (%s)', async (lang, says) => {
  const file = fileURLToPath(new URL('toys/whisper/index.ts', import.meta.url));
  const args = ['play', 'whisper', '--module', file, '--seed', '1', '--seat', 'green=steady', '--lang', lang];
  const { out } = await call(args, ['', '', 'hold']);
  const said = out.replaceAll(/\s+/g, ' ');
  const after = said.slice(said.indexOf(says));
  expect(said).toContain(says);
  expect(namedIn(after)).toEqual([]);
});

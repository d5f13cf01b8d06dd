// What a terminal of 24 lines shows before each answer, in random games.
import { describe, expect, test } from 'vitest';
import { ferryModule } from '../../../test/toys/ferry/index.ts';
import { ringModule } from '../../../test/toys/ring/index.ts';
import { whisperModule } from '../../../test/toys/whisper/index.ts';
import { catalogue, find } from '../../games/catalogue.ts';
import type { Module } from '../../games/module.ts';
import { isCertain } from '../../kernel/game.ts';
import { defaults, resolve } from '../../kernel/options.ts';
import { anyMove } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import type { Place } from '../../kernel/scene.ts';
import { Session } from '../../kernel/session/session.ts';
import { LANGS } from '../../kernel/words.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { named } from '../../words/program.ts';
import { openTerminal } from '../terminal.ts';
import { Bots } from './bots.ts';
import { Desk, TERMINAL } from './desk.ts';
import type { Lines } from './lines.ts';
import { Question } from './question/question.ts';
import { byImportance, Screen } from './screen.ts';

const HEIGHT = 24;
const STEPS = process.env.EMPTYCHAIR_ALL ? 400 : 60;
const answers = { next: async () => undefined, close: () => {} } as Pick<Lines, 'next' | 'close'> as Lines;
const nowhere = { id: 'game', save: () => {}, switchTo: () => undefined, askForFile: async () => {} };

/** Plays by chance and says for each screen its lines, how many of them tell what has happened, and what is asked. */
async function* screens(listed: Module, lang: (typeof LANGS)[number], height: number, width = 80) {
  const game = await listed.game();
  const loaded = await listed.words[lang]();
  const resolved = resolve(game.options, {});
  if (!resolved.ok) throw new Error('the defaults are refused');
  const started = Session.start(game, resolved.options, 3);
  if (!started.ok) throw new Error('no game begins');
  const session = started.value;
  const printed: string[] = [];
  const own = await openTerminal(lang);
  const terminal = { ...own, width, height, out: (text: string) => void printed.push(text) };
  const words = named(loaded, session.options, lang);
  const bots = new Bots();
  const sitting = new Sitting(session, false, TERMINAL, bots.thinkAt(game));
  const desk = new Desk(terminal, sitting, words, answers, nowhere, bots);
  const screen = new Screen(desk, new Question(desk), 0);
  const int = rng(3);
  // Only the first screens and the last one are looked at.
  for (let n = 0; ; n++) {
    const { node } = session;
    if (n < STEPS || node.kind === 'end') {
      const told = desk.newsLines.join('\n').split('\n').length;
      screen.show();
      const lines = printed.splice(0).join('\n').split('\n');
      yield { lines, told, end: node.kind === 'end', ask: node.kind === 'end' ? node.outcome : node.ask };
    }
    if (node.kind === 'end') return;
    if (isCertain(node)) throw new Error('a certain draw was left to the player');
    const by = node.kind === 'decision' ? node.seat : node.kind;
    const steps = session.line.length;
    session.play(by, anyMove(node, int));
    if (n < STEPS) desk.tell(session.line.slice(steps));
    else desk.news.length = 0;
  }
}

/** A toy that a first answer can end, one with a map and long names, and one with three seats and secrets. */
const TOYS: readonly Module[] = [ferryModule, ringModule, whisperModule];
const byId = (modules: readonly Module[]) => modules.map((listed) => [listed.meta.id, listed] as const);

describe.each(byId([...TOYS, ...catalogue()]))('%s', (id, listed) => {
  test.each(LANGS)('in %s the table shrinks so that what just happened stays visible', async (lang) => {
    for await (const { lines, told, ask } of screens(listed, lang, HEIGHT)) {
      const shown = `\n${lines.join('\n')}`;
      // Below its last line the player types. Only a report longer than this may be higher than the screen.
      if (told <= 3)
        expect(
          lines.length,
          `the question '${ask}' of ${id} leaves no room on 24 lines: shorten it or its moves in words/${lang}${shown}`,
        ).toBeLessThan(HEIGHT);
      expect(Math.max(...lines.map((line) => [...line].length)), shown).toBeLessThanOrEqual(80);
    }
  });
});

describe.each(byId(TOYS))('%s', (_, listed) => {
  test.each(LANGS)('in %s nothing sticks out of a narrow screen, up to the end of the game', async (lang) => {
    let seen = 0;
    let ended = false;
    for await (const { lines, end } of screens(listed, lang, 60, 60)) {
      seen++;
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(60);
      ended = end;
    }
    expect(ended).toBe(true);
    // Each of its six regions asks and draws.
    expect(seen).toBeGreaterThanOrEqual(listed === ringModule ? 12 : 1);
  });

  test('a high screen and a file show the whole table', async () => {
    const rest = (await openTerminal('en')).words.play.rest;
    for await (const { lines } of screens(listed, 'en', 999)) expect(lines.join('\n')).not.toContain(rest);
  });
});

test.each(LANGS)('in %s the die for a mandated offensive has its table beside it', async (lang) => {
  const listed = find('paths-of-glory');
  if (!listed) throw new Error('no Paths of Glory');
  const title = (await listed.words[lang]()).place('mandated', defaults((await listed.game()).options));
  let seen = 0;
  for await (const { lines, ask } of screens(listed, lang, HEIGHT)) {
    if (ask !== 'mandated') continue;
    expect(lines.join('\n')).toContain(`▸ ${title}`);
    seen++;
  }
  expect(seen).toBeGreaterThan(1);
});

test('places in use come first, then new and changed ones, then the rest; odds have a separate key', () => {
  const pieces = [{ id: 'piece', kind: 'card' }];
  const place = (id: string, more: Partial<Place> = {}): Place => ({ id, kind: 'row', pieces, ...more });
  const seen = [place('a'), place('b', { active: true }), place('c'), place('d')];
  const now = [place('a'), place('b'), place('odds', { kind: 'odds' }), place('c', { value: 1 }), place('e')];
  const ids = (places: readonly Place[]) => places.map(({ id }) => id).join('');
  expect(ids(byImportance([...now, place('d', { active: true })], seen))).toBe('decab');
  // Empty places come last, even new ones.
  expect(ids(byImportance([place('z', { pieces: [] }), ...now], seen))).toBe('ecabz');
  // The odds of the current question count as in use.
  expect(ids(byImportance([...now, place('!', { kind: 'odds', active: true })], seen))).toBe('!ecab');
});

describe.each(LANGS)('each choice shows beside it what it is about, in %s', (lang) => {
  /** The screens on which this is asked. */
  async function asked(id: string, ask: string): Promise<string[]> {
    const listed = find(id);
    if (!listed) throw new Error(`no ${id}`);
    const found: string[] = [];
    for await (const screen of screens(listed, lang, HEIGHT))
      if (screen.ask === ask) found.push(screen.lines.join('\n'));
    expect(found).not.toEqual([]);
    return found;
  }

  test('Imperial Tax Farmer: need cards and agents of each province, when agents are placed', async () => {
    const farmer = find('tax-farmer') as Module;
    const usual = defaults((await farmer.game()).options);
    const { place, piece } = await farmer.words[lang]();
    const need = piece({ id: 'need', kind: 'need', print: 'salt,3' }, usual);
    const agrana = place('province.agrana', usual);
    for (const screen of await asked('tax-farmer', 'place'))
      expect(screen).toMatch(new RegExp(`^ +\\S+1(?: … \\S+)? +${agrana}[^]*${need.split(' ').at(0)}`, 'm'));
  });

  test('Paths of Glory: the chance that the nominated card is played', async () => {
    const first = (await asked('paths-of-glory', 'nominate')).map(
      (screen) => screen.match(/\d+[.,]?\d*\s?%/g)?.length,
    );
    for (const chances of first) expect(chances).toBeGreaterThanOrEqual(4);
  });
});

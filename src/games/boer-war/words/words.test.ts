/** Every phrase of every language, said in whole games; and that rules, clauses and rulings all have their text. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fault, faults, type Said, sayRest, speaks } from '../../../../test/speaks.ts';
import { listed, verb } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import { story } from '../../../kernel/session/story.ts';
import { LANGS, type Lang, sayAsk, sayEvent, sayMove, type Words } from '../../../kernel/words.ts';
import { meta } from '../meta.ts';
import { boerWar } from '../rules/game.ts';
import type { BoerWar } from '../rules/rounds.ts';
import { words as cs } from './cs.ts';
import { words as en } from './en.ts';
import { words as pl } from './pl.ts';
import { words as ru } from './ru.ts';

const DICTIONARIES: Record<Lang, Words<BoerWar>> = { en, pl, cs, ru };
const SLAVIC = ['pl', 'cs', 'ru'] as const;

function optionsOf(given: Readonly<Record<string, unknown>>) {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

/** Plays a game on the app's draws, saying everything that can be said at each position. */
function sayGame(
  words: Words<BoerWar>,
  given: Readonly<Record<string, unknown>>,
  last?: { readonly after: number; readonly aside: BoerWar['aside']; readonly text: string },
): Said[] {
  const said: Said[] = [];
  const started = Session.start(boerWar, optionsOf(given), 1902);
  if (!started.ok) throw new Error(started.problem.reason);
  const session = started.value;
  session.adjust('complete', '1', 'one action was done already');
  for (let step = 0; session.node.kind !== 'end'; step++) {
    const { node } = session;
    sayPosition(words, session, said);
    for (const aside of boerWar.asides(session.state)) if (verb(aside) === 'tick') session.aside(aside);
    const done =
      step === last?.after
        ? session.aside(last.aside, last.text)
        : node.kind === 'chance'
          ? session.roll()
          : boerWar.asides(session.state).includes('no-action') && step % 5 === 0
            ? session.aside('no-action', step % 2 ? '1900' : '')
            : session.play('table', listed(node)[0] as string);
    if (!done.ok) throw new Error(done.problem.reason);
  }
  said.push([`outcomes.${session.node.outcome}`, words.outcomes[session.node.outcome]]);
  for (const { played, turn, at } of story(session)) {
    if (turn) said.push(['turn', words.turn(turn)]);
    if (played?.ask) said.push([`asks.${played.ask}`, sayAsk(words, played.ask, session.replayed(at))]);
    for (const { event, facts } of played?.told ?? [])
      said.push([`events.${event}`, sayEvent(words, event, facts)]);
  }
  return said;
}

function sayPosition(words: Words<BoerWar>, { node, state }: Session<BoerWar>, said: Said[]): void {
  if (node.kind === 'end') return;
  said.push([`asks.${node.ask}`, sayAsk(words, node.ask, state)]);
  for (const move of listed(node)) said.push([`moves.${move}`, sayMove(words, move, state)]);
  for (const aside of boerWar.asides(state)) said.push([`asides.${aside}`, sayMove(words, aside, state)]);
  for (const fact of boerWar.facts(state)) {
    said.push([`facts.${fact.id}`, words.facts(fact.id)]);
    said.push([`value.${fact.id}`, words.value(fact.id, String(fact.value))]);
  }
  for (const place of boerWar.scene(state)) {
    said.push([`place.${place.id}`, words.place(place.id)]);
    for (const piece of place.pieces) {
      said.push([`piece.${piece.kind}`, words.piece(piece)]);
      if (place.id.startsWith('rounds'))
        said.push([`cell.${place.id}`, words.cell(place.id, piece.cell ?? 0)]);
    }
  }
}

function sayAll(words: Words<BoerWar>): Said[] {
  return [
    ...sayRest(boerWar, words, optionsOf({})),
    ...sayGame(words, { reminders: true }),
    ...sayGame(words, {
      poolRule: 'commentary',
      'counters.boers.1': [0, 1, 0],
      'counters.empire.2': [0, 0, 1],
    }),
    ...sayGame(words, { 'counters.empire.1': [0, 1, 0] }, { after: 40, aside: 'victory:boers', text: '' }),
    ...sayGame(words, {}, { after: 7, aside: 'victory:empire', text: '1902' }),
    ...sayGame(words, {}, { after: 9, aside: 'stop-here', text: '' }),
  ];
}

/** What is printed on the player's pieces and boxes stays as it is in every language. */
const PRINTED =
  /The Second Boer War 1899–1902|Farmers vs\. Empire|Round finished|Action complete|Next Action\?|Action|GO!|STOP/g;
const wrong = (lang: Lang, said: readonly Said[]) => faults(lang, said, PRINTED);

speaks(boerWar, DICTIONARIES, meta, {
  printed: PRINTED,
  playings: [{ reminders: true }, { poolRule: 'commentary', turns: 1 }],
});

describe.each(LANGS)('%s', (lang) => {
  const words = DICTIONARIES[lang];
  const said = sayAll(words);

  it('says everything without a hole, in its own language and its own quotation marks', () => {
    expect(wrong(lang, said)).toEqual([]);
  });

  it('has said every prompt, button, event and outcome it has words for', () => {
    const spoken = new Set(said.map(([key]) => key.replace(/:.*/, '')));
    for (const part of ['asks', 'moves', 'asides', 'events', 'outcomes'] as const) {
      for (const key of Object.keys(words[part])) expect(spoken).toContain(`${part}.${key}`);
    }
  });

  it('has the keys that the game has', () => {
    const keys = (o: object) => Object.keys(o).sort();
    expect(keys(words.presets)).toEqual(keys(boerWar.presets));
    expect(keys(words.rules)).toEqual(keys(boerWar.why.rules));
    expect(keys(words.measures)).toEqual(keys(boerWar.measures));
    expect(keys(words.options)).toEqual(keys(boerWar.options));
    expect(keys(words.refusals)).toEqual(keys(en.refusals));
    const refused = boerWar.refuse?.(optionsOf({ 'counters.empire.1': [0, 0, 0] })) ?? 'nothing refused';
    expect(Object.keys(words.refusals)).toContain(refused);
  });

  it('lists the set-up, and the list follows the options', () => {
    const plain = words.checklist(optionsOf({}));
    expect(plain).toHaveLength(en.checklist(optionsOf({})).length);
    expect(plain.length).toBeGreaterThan(2);
    expect(words.checklist(optionsOf({ 'counters.empire.1': [9, 9, 9] }))).not.toEqual(plain);
  });
});

it.each(SLAVIC)('%s: the set-up asks for as many markers as the pool rule needs', (lang) => {
  const last = (given: Readonly<Record<string, unknown>>) =>
    DICTIONARIES[lang].checklist(optionsOf(given)).join(' ');
  expect(last({})).toContain('4\u00a0×\u00a0GO!');
  expect(last({ poolRule: 'remainingAbove' })).toContain('7\u00a0×\u00a0GO!');
});

it.each([
  ['en', ['0 actions', '1 action', '2 actions', '5 actions', '22 actions']],
  ['pl', ['0 akcji', '1 akcja', '2 akcje', '5 akcji', '22 akcje']],
  ['cs', ['0 akcí', '1 akce', '2 akce', '5 akcí', '22 akcí']],
  ['ru', ['0 действий', '1 действие', '2 действия', '5 действий', '22 действия']],
] as const)('%s: plurals', (lang, forms) => {
  const outcome = DICTIONARIES[lang].measures['actions-left']?.outcome;
  expect(['0', '1', '2', '5', '22'].map((k) => outcome?.(k))).toEqual(forms);
});

it.each([
  ['pl', ['nie ma już akcji', 'została 1 akcja', 'zostały 2 akcje', 'zostało 5 akcji']],
  ['cs', ['žádná akce nezbývá', 'zbývá 1 akce', 'zbývají 2 akce', 'zbývá 5 akcí']],
  [
    'ru',
    ['действий больше не осталось', 'осталось 1 действие', 'осталось 2 действия', 'осталось 5 действий'],
  ],
] as const)('%s: the verb agrees with what is left', (lang, ends) => {
  for (const [i, left] of [0, 1, 2, 5].entries()) {
    const text = sayEvent(DICTIONARIES[lang], 'round-over', { side: 'boers', round: 2, actions: 1, left });
    expect(text.endsWith(`${ends[i]}.`), text).toBe(true);
  }
});

it.each([
  ['pl', 'Burowie wykonują', 'Imperium wykonuje '],
  ['cs', 'Búrové provádějí', 'Impérium provádí '],
  ['ru', 'Буры выполняют', 'Империя выполняет '],
] as const)('%s: the verb agrees with the side', (lang, boers, empire) => {
  const text = (side: 'boers' | 'empire') =>
    sayEvent(DICTIONARIES[lang], 'action', { side, round: 1, nth: 2 });
  expect([text('boers').startsWith(boers), text('empire').startsWith(empire)]).toEqual([true, true]);
});

describe('these tests can fail', () => {
  it.each(SLAVIC)('an English dictionary in place of %s is noticed in every rule and help text', (lang) => {
    const said = sayRest(boerWar, en, optionsOf({})).filter(
      ([key]) => key.startsWith('rules.') || key.endsWith('.help'),
    );
    expect(wrong(lang, said)).toHaveLength(new Set(said.map(([, text]) => text)).size);
  });

  it.each([
    ['pl', 'Runda undefined.', 'a hole'],
    ['pl', 'Żeton [object Object].', 'a hole'],
    ['pl', 'Żeton “Action” na pole 1.', 'quotation marks'],
    ['cs', 'Žeton „Action” na pole 1.', 'quotation marks'],
    ['cs', 'NaN akcí', 'a hole'],
    ['cs', 'Losujte  znovu.', 'spacing'],
    ['ru', 'Жетон "Action".', 'quotation marks'],
    ['ru', 'Раунд Burowie.', 'English'],
    ['ru', 'Этап IV, жетон «Action complete» и GO!', ''],
    ['pl', 'Wylosuj z the kubka.', 'English'],
    ['pl', 'W kubku 4\u00a0× STOP.', 'a count that breaks apart'],
    ['cs', 'V pohárku 4 ×\u00a0STOP.', 'a count that breaks apart'],
  ] as const)('%s: %s', (lang, text, what) => expect(fault(lang, text, PRINTED)).toBe(what));
});

describe('rules, clauses and rulings', () => {
  const { why } = boerWar;
  const here = new URL('.', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
  const sources = readdirSync(here).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const clauses = new Set(
    [...read('../../../../docs/clauses.md').matchAll(/^\| ([BPTC]\d+) \|/gm)].map((found) => found[1]),
  );
  const cited = (id: RegExp) =>
    new Set([...sources, 'README.md'].flatMap((name) => read(name).match(id) ?? []));

  it('name only clauses that exist, each of this game', () => {
    expect(clauses.size).toBeGreaterThan(400);
    const named = [...Object.values(why.rules).flatMap((rule) => rule.clauses), ...cited(/\bB\d\d\b/g)];
    expect(named.length).toBeGreaterThan(20);
    for (const id of named) expect(clauses, id).toContain(id);
  });

  it('name only rulings that the README explains', () => {
    const explained = [...read('README.md').matchAll(/^\| (R\d+) \|/gm)].map((found) => found[1]);
    expect(explained).toEqual(Array.from({ length: 12 }, (_, i) => `R${i + 1}`));
    for (const id of cited(/\bR\d+\b/g)) expect(explained).toContain(id);
  });
});

it('R3: a certain draw says which counters are missing', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const said = (facts: Parameters<typeof en.events.drawn>[0]) =>
    LANGS.map((lang) => plain(DICTIONARIES[lang].events.drawn(facts)));
  expect(said({ chit: 'stop', stop: 3, go: 0, none: [2] })).toEqual([
    'No 2 is face up, so only STOP is in the cup: no draw needed.',
    'Żaden żeton z cyfrą 2 nie leży cyfrą do góry. W Puli Losowej jest tylko STOP, więc losować nie trzeba.',
    'Žádný žeton s číslem 2 neleží číslem nahoru. V pohárku je jen STOP, takže se losovat nemusí.',
    'Ни один жетон с цифрой 2 не лежит цифрой вверх. В стаканчике только STOP, тянуть жребий не нужно.',
  ]);
  expect(said({ chit: 'stop', stop: 3, go: 0, none: [2, 3] })).toEqual([
    'No 2 or 3 is face up, so only STOP is in the cup: no draw needed.',
    'Żaden żeton z cyfrą 2 ani 3 nie leży cyfrą do góry. W Puli Losowej jest tylko STOP, więc losować nie trzeba.',
    'Žádný žeton s číslem 2 ani 3 neleží číslem nahoru. V pohárku je jen STOP, takže se losovat nemusí.',
    'Ни один жетон с цифрой 2 или 3 не лежит цифрой вверх. В стаканчике только STOP, тянуть жребий не нужно.',
  ]);
  // By the commentary's count a 2 that is face up puts in no STOP: nothing is missing then.
  expect(said({ chit: 'go', stop: 0, go: 2 })[0]).toBe('Only GO! is in the cup: no draw needed.');
});

it('a side without counters is named, with its Turn', () => {
  expect(LANGS.map((lang) => DICTIONARIES[lang].refusals['no-counters.boers.2'])).toEqual([
    'Boers, Turn II: counters 1, 2, 3 are all 0. Give the side at least one counter.',
    'Burowie, etap II: żetony 1, 2, 3 to same zera. Daj tej stronie co najmniej jeden żeton.',
    'Búrové, etapa II: žetony 1, 2, 3 jsou samé nuly. Dejte straně aspoň jeden žeton.',
    'Буры, этап II: жетоны 1, 2, 3 — одни нули. Дайте стороне хотя бы один жетон.',
  ]);
});

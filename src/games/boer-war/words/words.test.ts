/** Every phrase of every language, said in whole games; and that rules, clauses and rulings all have their text. */
import { describe, expect, it } from 'vitest';
import { everyLanguage, fault, faults, type Said, sayRest, speaks } from '../../../../test/speaks.ts';
import { listed, verb } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import { story } from '../../../kernel/session/story.ts';
import {
  LANGS,
  type Lang,
  sayAsk,
  sayEvent,
  sayMove,
  sayToLayOut,
  type Words,
} from '../../../kernel/words.ts';
import { meta } from '../meta.ts';
import { boerWar } from '../rules/game.ts';
import type { BoerWar } from '../rules/state.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { said } from './said.ts';

const DICTIONARIES = everyLanguage(said, { en, pl, cs, ru });
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
    for (const { event, facts } of played?.events ?? [])
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

it('the first action puts “Action complete” on the track, the others move it', () => {
  const puts = { en: 'goes on', pl: 'Połóż', cs: 'položte', ru: 'положите' };
  for (const lang of LANGS)
    for (const nth of [1, 2, 3] as const) {
      const { events } = DICTIONARIES[lang];
      const facts = { side: 'boers', round: 1, nth } as const;
      for (const line of [events.action(facts), events['no-action']({ ...facts, reason: '' })])
        expect([line, line.includes(puts[lang])]).toEqual([line, nth === 1]);
    }
});

speaks(boerWar, DICTIONARIES, meta, {
  printed: PRINTED,
  playings: [{ reminders: true }, { poolRule: 'commentary', turns: 1 }],
});

describe.each(LANGS)('%s', (lang) => {
  const words = DICTIONARIES[lang];
  const said = sayAll(words);

  it('leaves no gap, no foreign word and no foreign quotation mark in any text', () => {
    expect(wrong(lang, said)).toEqual([]);
  });

  it('has used every prompt, button, event and ending that it has words for', () => {
    const spoken = new Set(said.map(([key]) => key.replace(/:.*/, '')));
    for (const part of ['asks', 'moves', 'asides', 'events', 'outcomes'] as const) {
      for (const key of Object.keys(words[part])) expect(spoken).toContain(`${part}.${key}`);
    }
  });

  it('has the keys that the game has', () => {
    const keys = (o: object) => Object.keys(o).sort();
    expect(keys(words.presets)).toEqual(keys(boerWar.presets));
    expect(keys(words.rules)).toEqual(keys(boerWar.why.rules));
    expect(keys(words.measures)).toEqual(keys(boerWar.lab.measures));
    expect(keys(words.options)).toEqual(keys(boerWar.options));
    expect(keys(words.refusals)).toEqual(keys(DICTIONARIES.en.refusals));
    const refused = boerWar.refuse(optionsOf({ 'counters.empire.1': [0, 0, 0] })) ?? 'nothing refused';
    expect(Object.keys(words.refusals)).toContain(refused);
  });

  it('lists the set-up, and the list follows the options', () => {
    const plain = words.checklist(optionsOf({}));
    expect(plain).toHaveLength(DICTIONARIES.en.checklist(optionsOf({})).length);
    expect(plain.length).toBeGreaterThan(2);
    expect(words.checklist(optionsOf({ 'counters.empire.1': [9, 9, 9] }))).not.toEqual(plain);
  });
});

it.each(SLAVIC)('%s: the set-up asks for as many markers as the pool rule needs', (lang) => {
  const last = (given: Readonly<Record<string, unknown>>) =>
    DICTIONARIES[lang].checklist(optionsOf(given)).map(sayToLayOut).join(' ');
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
  ['cs', 'Búrové provedli', 'Impérium provedlo '],
  ['ru', 'Буры выполнили', 'Империя выполнила '],
] as const)('%s: the verb agrees with the side', (lang, boers, empire) => {
  const text = (side: 'boers' | 'empire') =>
    sayEvent(DICTIONARIES[lang], 'action', { side, round: 1, nth: 2 });
  expect([text('boers').startsWith(boers), text('empire').startsWith(empire)]).toEqual([true, true]);
});

describe('these tests can fail', () => {
  it.each(SLAVIC)('an English dictionary in place of %s is noticed in every rule and help text', (lang) => {
    const said = sayRest(boerWar, DICTIONARIES.en, optionsOf({})).filter(
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

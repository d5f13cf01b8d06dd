// Every dictionary said aloud in whole games, and what only words can show of the clauses.
import { describe, expect, test } from 'vitest';
import { everyLanguage, fault, speaks } from '../../../../test/speaks.ts';
import { verb } from '../../../kernel/game.ts';
import { defaults, resolve } from '../../../kernel/options.ts';
import { anyMove } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { LANGS, sayMove, sayStory, sayToLayOut, type UnboundWords } from '../../../kernel/words.ts';
import { prospects } from '../forecast/outlook.ts';
import { meta } from '../meta.ts';
import { civilization } from '../rules/game.ts';
import type { Civilization } from '../rules/spec.ts';
import type { State } from '../rules/state.ts';
import { inBattle, onEvent, onTurn } from '../rules/testing.ts';
import { BOARD } from './board.ts';
import { cs as czech } from './cs.ts';
import { en as english } from './en.ts';
import { pl as polish } from './pl.ts';
import { ru as russian } from './ru.ts';
import { said } from './said.ts';

const DICTIONARIES = everyLanguage(said, { en: english, pl: polish, cs: czech, ru: russian });
const { en, pl, cs, ru } = DICTIONARIES;
const usual = defaults(civilization.options);

speaks(civilization, DICTIONARIES, meta, {
  printed: /$^/g,
  playings: [
    {},
    { tally: true },
    { lossChoice: 'random', disasterTarget: 'player', tradeUnit: 'anyAmountOfOneRow', cancelScope: 'all' },
    { tally: true, deck: 'wisdom-and-warfare@1', civilizations: 'all@1', oppCards: 'physical' },
  ],
  games: 3,
});

const options = (given = {}) => {
  const resolved = resolve(civilization.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
};

describe.each(LANGS)('the set-up in %s', (lang) => {
  const words = DICTIONARIES[lang];
  const colour = { en: 'its colour', pl: 'w jej kolorze', cs: 'v její barvě', ru: 'её цвета' }[lang];
  const lines = (given = {}) => words.checklist(options(given)).map(sayToLayOut);
  test('C05 everything in the player’s own colour is set out', () => {
    expect(lines().filter((line) => line.includes(colour))).toHaveLength(1);
  });

  test('C06 a note about the map, since the picture is missing; the player’s own note in its place', () => {
    const map = { en: 'Map: ', pl: 'Mapa: ', cs: 'Mapa: ', ru: 'Поле: ' }[lang];
    const own = { mapNote: '1-2-3' };
    expect(lines(own)).toContain(`${map}1-2-3`);
    expect(lines().filter((line) => !lines(own).includes(line))).toHaveLength(1);
    const gaps = words.gaps?.(options(own)) ?? [];
    expect(words.gaps?.(options())?.filter((gap) => !gaps.includes(gap))).toHaveLength(1);
  });

  test('C07 C13 dice and the wound token on space 16 are on the list; what depends on the civilization is said with it', () => {
    const list = lines().join(' ');
    expect(list).toMatch(/16|šestnácté/);
    expect(list).toMatch(/six-sided|sześciościennych|šestistranných|шестигранных/);
  });
});

test('Czech terms are those of the Czech text', () => {
  const g = onEvent(9, 4);
  expect(cs.moves.cancel('primetime', g.s)).toContain('Hlavní vysílací čas');
  const said = [
    cs.piece({ id: '', kind: 'turn-counter' }, usual),
    cs.piece({ id: '', kind: 'wound' }, usual),
    cs.moves.die('1', onTurn(14).play('event').s),
    cs.moves.die('4', onTurn(9).play('event').s),
    cs.place('culture', usual),
  ];
  expect(said).toEqual([
    'počítadlo tahů',
    'žeton zranění',
    '1 (ztráta slavné osobnosti)',
    '4 (odlesnění)',
    'Kulturní stupnice',
  ]);
});

test('plurals: one, two, five and twenty-two dice, tokens and cards', () => {
  const roll = (words: UnboundWords<Civilization>, dice: number) =>
    words.events['event-roll']({ turn: 1, dice, result: 'calm' }, usual);
  expect([1, 2, 5, 22].map((k) => roll(cs, k))).toEqual([
    'Hod 1 kostkou: klid.',
    'Hod 2 kostkami: klid.',
    'Hod 5 kostkami: klid.',
    'Hod 22 kostkami: klid.',
  ]);
  expect([1, 2, 5, 22].map((k) => roll(ru, k))).toEqual([
    'Бросок: 1 кубик. Спокойно.',
    'Бросок: 2 кубика. Спокойно.',
    'Бросок: 5 кубиков. Спокойно.',
    'Бросок: 22 кубика. Спокойно.',
  ]);
  expect([1, 2, 5, 22].map((k) => pl.moves.hand(`${k}`, onTurn(1).s))).toEqual([
    '1 karta',
    '2 karty',
    '5 kart',
    '22 karty',
  ]);
  expect([1, 2].map((k) => en.moves.hand(`${k}`, onTurn(1).s))).toEqual(['1 card', '2 cards']);
});

describe('what the story says of an answer that reports no event', () => {
  const told = (
    words: UnboundWords<Civilization>,
    view: State,
    move: 'own' | 'hand',
    counts = [0, 1, 2, 5, 22],
  ) => counts.map((k) => words.story?.[move]?.(`${k}`, view));
  const random = { lossChoice: 'random', lossPool: 'drawn' };
  const buildings = onEvent(14, 2, random).s;

  test('every move that may report no event has a sentence, and no other move has one', () => {
    const settings = [
      {},
      { ...random, oppCards: 'physical' },
      { tally: true, cancelScope: 'all' },
      { ...random, tally: true, hutPaysResource: 'on', tradeUnit: 'anyAmountOfOneRow' },
    ];
    const starts = [
      ...settings.map((given) => () => civilization.setup(options(given))),
      // Whole games come here too rarely.
      () => onEvent(9, 5).play('bonus=0', 'strength:0').s,
      () => onEvent(9, 5).play('strength:0', 'bonus:0', 'bonus:0').s,
    ];
    const silent = new Set<string>();
    const lacking = new Set<string>();
    for (const start of starts)
      for (let seed = 1; seed <= 25; seed++) {
        const int = rng(seed);
        const s = start();
        for (let node = civilization.node(s); node.kind !== 'end'; node = civilization.node(s)) {
          const asides = civilization.asides(s).filter((aside) => !/^(victory|decided)/.test(aside));
          const move = (int(4) === 0 && asides[int(asides.length || 1)]) || anyMove(node, int);
          const said = LANGS.map((lang) => [lang, sayStory(DICTIONARIES[lang], move, s)] as const);
          let reports = 0;
          civilization.apply(s, move, () => void reports++);
          if (reports > 0) continue;
          silent.add(verb(move));
          for (const [lang, text] of said)
            if (fault(lang, text, /$^/g)) lacking.add(`${lang} ${move}: ${text}`);
        }
      }
    expect([...lacking]).toEqual([]);
    expect([...silent].sort()).toEqual(Object.keys(en.story ?? {}).sort());
  });

  test('it counts one, two, five and twenty-two', () => {
    expect(told(en, buildings, 'own')).toEqual([
      'You have 0 buildings.',
      'You have 1 building.',
      'You have 2 buildings.',
      'You have 5 buildings.',
      'You have 22 buildings.',
    ]);
    expect(told(pl, buildings, 'own')).toEqual([
      'Masz 0 budynków.',
      'Masz 1 budynek.',
      'Masz 2 budynki.',
      'Masz 5 budynków.',
      'Masz 22 budynki.',
    ]);
    expect(told(cs, buildings, 'own')).toEqual([
      'Máte 0 budov.',
      'Máte 1 budovu.',
      'Máte 2 budovy.',
      'Máte 5 budov.',
      'Máte 22 budov.',
    ]);
    expect(told(ru, buildings, 'own')).toEqual([
      'У вас 0 зданий.',
      'У вас 1 здание.',
      'У вас 2 здания.',
      'У вас 5 зданий.',
      'У вас 22 здания.',
    ]);
    expect([en, pl, cs, ru].map((words) => told(words, onTurn(1).s, 'hand', [4])[0])).toEqual([
      'You draw 4 cards for a battle with one army.',
      'Twoja ręka bojowa z jedną armią liczy 4 karty.',
      'Jedna vaše armáda má limit 4 bojových karet.',
      'В вашей боевой руке с одной армией 4 карты.',
    ]);
  });

  test('it says what is counted', () => {
    const views = [
      buildings,
      onEvent(14, 2, random).play('own:3').s,
      onEvent(14, 1, random).play('accept').s,
      onEvent(8, 1, random).play('accept').s,
      onEvent(8, 1, { ...random, tally: true, hutPaysResource: 'on' }).play('accept').s,
      onEvent(4, 3).play('accept').s,
      onEvent(9, 5, random).play('strength:0', 'bonus:0', 'bonus:0', 'accept').s,
      onEvent(4, 4).play('accept').s,
    ];
    expect(views.map((view) => told(en, view, 'own', [2])[0])).toEqual([
      'You have 2 buildings.',
      'You have built 2 wonders.',
      'You have 2 great people.',
      'You have 2 tokens to choose from.',
      'You have 2 huts and villages.',
      'You have 2 unit cards.',
      'You draw 2 unit cards.',
      'You have 2 matching squares.',
    ]);
    for (const words of [pl, cs, ru])
      expect(new Set(views.map((view) => told(words, view, 'own', [2])[0])).size).toBe(views.length);
  });

  test('an item that is asked for or offered is in the right case', () => {
    const deal = onTurn(5).play('calm', 'roll', 'success:1').s;
    expect(
      [en, pl, cs, ru].map(({ story }) => [story?.want?.('hut', deal), story?.pay?.('card', deal)]),
    ).toEqual([
      ['You ask for a hut.', 'You offer a culture event card.'],
      ['Prosisz o chatę.', 'Oferujesz kartę wydarzenia kulturalnego.'],
      ['Požádali jste o chýši.', 'Nabídli jste kartu kulturní události.'],
      ['Вы попросили хижину.', 'Вы предложили карту культурного события.'],
    ]);
  });

  test('a bonus is told as that of buildings or of wonders, and the one from before with its number', () => {
    const view = onEvent(9, 5).play('strength:0').s;
    const wonders = onEvent(9, 5).play('strength:0', 'bonus:2').s;
    const { bonus, same } = en.story ?? {};
    expect([
      bonus?.('3', view),
      bonus?.('3', wonders),
      same?.('', { ...view, known: wonders.known }),
    ]).toEqual([
      'Your buildings and great people add 3.',
      'Your wonders and other abilities add 3.',
      'Your buildings and great people add 2.',
    ]);
  });
});

test('English counts one and many', () => {
  const back = (paid: number) => en.events.gained({ what: 'culture', amount: paid, paid, debt: 0 }, usual);
  expect(back(1)).toContain('First 1 wound token goes back');
  expect(back(2)).toContain('First 2 wound tokens go back');
  const view = (book: string) => onTurn(3, { tally: true }).play('trade=1', 'coins=1', `!gained:${book}`).s;
  expect(en.asks.gain(view('trade'))).toBe('How much trade did you get?');
  expect(en.asks.gain(view('coins'))).toBe('How many coins did you get?');
  expect([1, 2, 3].map((units) => en.events['all-units-lost']({ units }, usual))).toEqual([
    'You lose your only unit.',
    'You lose both units.',
    'You lose all 3 units.',
  ]);
  const gone = (out: number) => en.events['wonders-swapped']({ turn: 8, age: 'medieval', out }, usual);
  expect([0, 1, 2].map((out) => gone(out).split(';')[0])).toEqual([
    'There are no unbuilt wonders to replace.',
    '1 unbuilt wonder leaves the market',
    '2 unbuilt wonders leave the market',
  ]);
  const pick = onEvent(4, 3).play('accept', 'own:5').s;
  expect(en.asks.pick(pick)).toBe('Which one, 1–5? Count your shuffled unit cards, from the top.');
});

test('the two dice: which card they let through or stop, and what is gone', () => {
  const said = Object.values(DICTIONARIES).map(({ events }) => [
    events['two-dice']({ use: 'figures', result: 'works' }, usual),
    events['two-dice']({ use: 'figures', result: 'fails' }, usual),
  ]);
  expect(said).toEqual([
    [
      'The roll succeeds: the card that kills a figure works.',
      'The roll fails: the card that kills a figure has no effect, and the card or resources are gone.',
    ],
    [
      'Rzut udany: karta usuwająca figurkę działa.',
      'Rzut nieudany: karta usuwająca figurkę nie działa, a karta lub surowce przepadają.',
    ],
    [
      'Hod efekt nezrušil: karta ničící figurku platí.',
      'Hod efekt zrušil: karta ničící figurku neplatí. Karta nebo zaplacené suroviny jsou pryč.',
    ],
    [
      'Бросок удачен: убирающая фигурку карта действует.',
      'Бросок неудачен: убирающая фигурку карта не действует, а карта или ресурсы потеряны.',
    ],
  ]);
});

test('a battle against one card of mine is said in the right case', () => {
  const begins = (words: UnboundWords<Civilization>) =>
    words.events['battle-begins']({ kind: 'capital', level: 1, cards: 3, hand: 1, first: 'player' }, usual);
  expect([pl, cs, ru].map((words) => /;(.+?)\./.exec(begins(words))?.[1])).toEqual([
    ' po twojej stronie 1 karta',
    ' na vaší straně 1 karta',
    ' у вас 1 карта',
  ]);
});

describe.each(LANGS)('what the table is told in %s', (lang) => {
  const words = DICTIONARIES[lang];
  test('C49 how many points are missing, not only what is asked for', () => {
    const short = onEvent(9, 5).play('strength:8', 'bonus:3', 'bonus:0');
    expect(words.asks.figures(short.s)).toMatch(/\b3\b.*\b12\b|\b12\b.*\b3\b/);
  });

  test('C14 C20 the last turn says that ending it loses, and no other does', () => {
    const end = (turn: number, given = {}) => onTurn(turn, given).play('calm', 'skip').s;
    const said = (view: ReturnType<typeof end>) => [words.asks['turn-end'](view), words.moves.done('', view)];
    const [ask = '', done = ''] = said(end(15));
    const [lastAsk = '', lastDone = ''] = said(end(16));
    expect(lastAsk.length).toBeGreaterThan(ask.length + 40);
    expect(lastDone.length).toBeGreaterThan(done.length + 5);
    const [early = ''] = said(end(15, { finalTurn: 'loseOnArrival' }));
    expect(early).toBe(lastAsk.replace('16', '15'));
  });

  test('an amount has its name in the story, and the event die its face', () => {
    const hut = onTurn(5, { tradeUnit: 'anyAmountOfOneRow' }).play('calm', 'roll', 'success:1', 'want:hut');
    const told = [
      words.moves.amount('3', hut.s),
      words.piece({ id: 'event-die', kind: 'event-die', print: '3' }, usual),
    ];
    for (const text of told) expect(text).toMatch(/\p{L}{3,}.*3|3.*\p{L}{3,}/u);
  });

  test('what a battle leaves behind', () => {
    const units = { 'infantry-1-1': 2, 'mounted-2-2': 1 };
    const say = (
      kind: 'capital' | 'village',
      won: boolean,
      figures = 0,
      lost: typeof units | object = units,
    ) => words.events.remove({ kind, won, units: lost as typeof units, figures }, usual);
    const told = [
      say('capital', true),
      say('capital', true, 0, {}),
      say('village', true, 1),
      say('village', true, 2),
      say('village', true, 0, {}),
      say('village', false),
    ];
    expect(told.map((text) => fault(lang, text, /$^/g)).filter(Boolean)).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
});

test.each(LANGS)('the headings and lines of the outlook are said in %s', (lang) => {
  const words = DICTIONARIES[lang];
  const told = [
    onTurn(5),
    onEvent(5, 6).play('skip'),
    onTurn(14).play('event'),
    inBattle(4, 'yes', ['infantry-3', 'mounted-2'], { oppBonus: 7 }).play('card:mounted-3'),
  ].flatMap(({ s }) => {
    const supposed = resolve(prospects.assumptions(s), { bonus: 3 });
    if (!supposed.ok) throw new Error(JSON.stringify(supposed.refusal));
    return prospects
      .forecast(s, supposed.options)
      .flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)])
      .map((id) => [id, words.prospect?.(id, s) ?? ''] as const);
  });
  expect(told.map(([id]) => id)).toContain('survive:6.0.6.no.3');
  const said = told.map(([, text]) => text);
  expect(said.map((text) => fault(lang, text, /$^/g)).filter(Boolean)).toEqual([]);
  expect(told.filter(([id, text]) => text === id)).toEqual([]);
});

test.each(LANGS)('the form and the headings of the picture are said in %s', (lang) => {
  const said = Object.values(BOARD[lang]).map((text: string | ((...facts: (number | string)[]) => string)) =>
    typeof text === 'string' ? text : text(5, 4, 6, 1, 2),
  );
  expect(said.map((text) => fault(lang, text.replace(' …', '…'), /$^/g)).filter(Boolean)).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

describe('a table in another language', () => {
  const reads = (of: UnboundWords<Civilization>, table: UnboundWords<Civilization>) =>
    of.printed?.(table.components ?? {}) ?? of;
  const englishBox = reads(pl, en);
  const view = onTurn(1).s;
  test('a name on its own is as printed', () => {
    expect(englishBox.place('tally.silk', usual)).toBe('Silk');
    expect(englishBox.piece({ id: 'mounted', kind: 'mounted', print: '' }, usual)).toBe('Mounted');
    expect(reads(en, pl).place('tally.silk', usual)).toBe('Jedwab');
    // What no box prints stays in the reader's language.
    expect(englishBox.place('tally.trade', usual)).toBe(pl.place('tally.trade', usual));
  });
  test('a choice has the reader’s word and the printed one', () => {
    expect(englishBox.moves.want('silk', view)).toBe('Weź jedwab (Silk), cena 8 punktów');
    expect(englishBox.moves.lose('iron', view)).toBe('żelazo (Iron)');
    expect(englishBox.moves.have('infantry-2-2', view)).toBe('Piechota 2 (Infantry)');
    expect(sayMove(englishBox, 'cancel:bread', view)).toBe(
      'Anuluj wydarzenie: kartą „Chleb i igrzyska” (Bread and Circuses)',
    );
    expect(englishBox.moves.want('hut', view)).toBe(pl.moves.want('hut', view));
    expect(englishBox.facts('rank.mounted', usual)).toBe('Ranga jednostek: Konnica (Mounted)');
    expect(englishBox.piece({ id: 'u', kind: 'artillery', print: '3', owner: 'player' }, usual)).toBe(
      'twoja Artyleria 3 (Artillery)',
    );
    expect(englishBox.asks.bonus(view)).toContain('Koszary (Barracks) 2, akademia (Academy) 4');
    expect(englishBox.prospect?.('have:mounted-3-3', view)).toBe('Konnica 3 (Mounted)');
  });
  test('a sentence keeps to its own language', () => {
    const silk = { resource: 'silk' as const, paysDebt: false };
    expect(englishBox.events.spoils(silk, usual)).toBe(pl.events.spoils(silk, usual));
  });
  test.each(LANGS)('%s names every component, and is itself again at its own table', (lang) => {
    const own = DICTIONARIES[lang];
    for (const name of Object.values(own.components ?? {})) expect(name).toMatch(/^\p{Lu}/u);
    expect(Object.keys(own.components ?? {})).toEqual(Object.keys(en.components ?? {}));
    const back = reads(reads(own, en), own);
    expect(back.moves.want('silk', view)).toBe(own.moves.want('silk', view));
    expect(own.moves.want('silk', view)).not.toContain('(');
  });
});

test('hutPaysResource: the prompt says that a hut or a village may be lost, also without the tally', () => {
  const ask = (given: object) => {
    const g = onEvent(8, 1, given as Record<string, unknown>).play('accept');
    expect(g.step()).toBe('resource-owned');
    return LANGS.map((lang) => DICTIONARIES[lang].asks['resource-owned'](g.s));
  };
  const huts = [/hut.*village/, /chatę.*wioskę/, /chýši.*vesnici/, /хижину.*деревню/];
  for (const lossChoice of ['player', 'random']) {
    const named = (given: object) => ask(given).map((text, i) => (huts[i] as RegExp).test(text));
    expect(named({ lossChoice, hutPaysResource: 'on' })).toEqual([true, true, true, true]);
    expect(named({ lossChoice })).toEqual([false, false, false, false]);
  }
});

test('the row of the turn and the die name one level: the one that will be fought', () => {
  for (const battleRow of ['battleTurn', 'rollTurn'])
    for (let turn = 1; turn <= 16; turn++) {
      const g = onTurn(turn, { battleRow }).play('event');
      const row = civilization.scene(g.s).find(({ id, active }) => id.startsWith('history.') && active);
      const piece = row?.pieces[5];
      if (!piece) throw new Error(`no row for turn ${turn}`);
      const level = (text: string) => /(?:level|poziom|úroveň|уровень)\D* (\d)/.exec(text)?.[1];
      for (const lang of LANGS) {
        const { moves, piece: name } = DICTIONARIES[lang];
        const fought = level(moves.die('6', g.s));
        expect(fought, `${lang} ${turn}`).toBeDefined();
        expect(level(name(piece, usual)), `${lang} ${turn}`).toBe(fought);
      }
      // Only where the next turn has another row.
      const later = battleRow === 'battleTurn' && [3, 7, 12].includes(turn);
      expect(/next turn/.test(en.piece(piece, usual)), `turn ${turn}`).toBe(later);
    }
  const turn3 = civilization.scene(onTurn(3).s).find(({ id }) => id === 'history.1')?.pieces[5];
  expect(
    LANGS.map((lang) => turn3 && DICTIONARIES[lang].piece(turn3, usual).replaceAll('\u00a0', ' ')),
  ).toEqual([
    'battle next turn: level 2, 4 cards',
    'bitwa w następnej turze: poziom 2, 4 karty',
    'boj v příštím tahu: úroveň 2, 4 karty',
    'битва в следующий ход (уровень 2, 4 карты)',
  ]);
});

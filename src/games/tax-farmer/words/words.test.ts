/** Every phrase of every language in random games; names of the board and terms printed on pieces stay. */
import { describe, expect, it } from 'vitest';
import { everyLanguage, speaks } from '../../../../test/speaks.ts';
import { LANGS, sayStory } from '../../../kernel/words.ts';
import { meta } from '../meta.ts';
import { taxFarmer } from '../rules/game.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { opened, optionsOf } from '../rules/testing.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { said } from './said.ts';

const DICTIONARIES = everyLanguage(said, { en, pl, cs, ru });
const usual = optionsOf({});

speaks(taxFarmer, DICTIONARIES, meta, {
  printed: /Imperial Tax Farmer/g,
  playings: [
    { players: 3, firstPlayer: 'choose' },
    { players: 6, rebellionRoll: 'oneRollForAll', activation: 'mayPass', placementMinimum: 0 },
    { needReward: 'points', capitalCanRebel: true, agentsOnRebellion: 'lost', coinsOnRebellion: 'stay' },
    { tracking: 'helper' },
    { players: 3, rebellionEndGold: 'convert', weaponsConsumed: true },
  ],
});

describe('terms', () => {
  it('Polish uses the words of the Polish text', () => {
    expect(DICTIONARIES.pl.place('track', usual)).toBe('Tor Elekcji');
    expect(DICTIONARIES.pl.piece({ id: '', kind: 'first-player' }, usual)).toBe('znacznik PIERWSZY GRACZ');
    expect(DICTIONARIES.pl.piece({ id: '', kind: 'election' }, usual)).toBe('czarny ZNACZNIK ELEKCJI');
    expect(DICTIONARIES.pl.piece({ id: '', kind: 'nothing' }, usual)).toBe('NIC');
    expect(DICTIONARIES.pl.piece({ id: '', kind: 'need', print: 'weapons,4' }, usual)).toBe(
      'karta potrzeb Broń 4',
    );
  });

  it('gains and winners are listed as the language lists them', () => {
    const facts = {
      seat: 'red',
      action: 'vindara',
      gold: 2,
      points: 3,
      gained: ['grain', 'wine'],
    } as const;
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(LANGS.map((lang) => plain(DICTIONARIES[lang].events.gains(facts, usual)))).toEqual([
      'Red gains 2 gold, 3 points, Grain and Wine.',
      'Czerwony zyskuje: 2 SZ, 3 punkty, Zboże i Wino.',
      'Červený získal: 2 zlaté, 3 body, Obilí a Víno.',
      'Красный получил: 2 золотых, 3 очка, Зерно и Вино.',
    ]);
    expect(DICTIONARIES.en.events.gains({ ...facts, gold: 0, points: 0, gained: ['grain'] }, usual)).toBe(
      'Red gains Grain.',
    );
    expect(DICTIONARIES.en.events.gains({ ...facts, gold: 0, points: 0, gained: [] }, usual)).toBe(
      'Red gains nothing.',
    );
    expect(DICTIONARIES.en.events['roll-again']({ seats: ['red', 'blue', 'green'] }, usual)).toContain(
      'Red, Blue and Green',
    );
  });

  it('tens are shown as a range, also below 0', () => {
    for (const { measures } of Object.values(DICTIONARIES)) {
      const say = measures['points-from-bribery']?.outcome;
      expect([say?.('20'), say?.('-10')]).toEqual(['20–29', '−10…−1']);
    }
  });

  it('a die that nobody rolled isn’t mentioned, and a tie says what decided it', () => {
    const roll = { seat: 'red', dice: 1, from: 99, to: 100 } as const;
    const lowest = { seat: 'red', agents: 2 } as const;
    const s = { ...opened(), step: 'dice', marker: 100 } as const;
    for (const { events, asks } of Object.values(DICTIONARIES)) {
      expect(events.marker(roll, usual).replace(/99|100/g, '')).not.toMatch(/\d/);
      expect(events.marker({ ...roll, from: 100 }, usual)).not.toMatch(/99|:\s*0/);
      const said = [lowest, { ...lowest, tie: 'capital' }, { ...lowest, tie: 'die' }] as const;
      expect(new Set(said.map((facts) => events.lowest(facts, usual))).size).toBe(3);
      expect(events.lowest({ ...lowest, agents: 0 }, usual)).not.toMatch(/\d/);
      expect(asks.dice(s).split('100')).toHaveLength(4);
      expect(asks.dice({ ...s, marker: 98 }).split('100')).toHaveLength(2);
    }
    expect(DICTIONARIES.en.events.lowest({ ...lowest, tie: 'capital' }, usual)).toContain(
      'tie broken by agents in the capital',
    );
  });

  it('one piece is named as one', () => {
    const agent = { id: '', kind: 'agent', owner: 'green' };
    const said = (count: number) =>
      Object.values(DICTIONARIES).map((w) => w.piece({ ...agent, count }, usual));
    expect(said(1)).toEqual(['Green: agent', 'Zielony: agent', 'Zelený: agent', 'Зелёный: агент']);
    expect(said(2)).toEqual(['Green: agents', 'Zielony: agenci', 'Zelený: agenti', 'Зелёный: агенты']);
    const more = (agents: number) =>
      Object.values(DICTIONARIES).map((w) =>
        w.events['more-agents']({ seat: 'red', action: 'ferrox', agents }, usual),
      );
    expect(more(1).slice(1)).toEqual([
      'Czerwony dostaje 1 dodatkowego agenta na następną rundę.',
      'Červený dostal na příští kolo 1 agenta navíc.',
      expect.stringMatching(/1 агент(?!\p{L})/u),
    ]);
    expect(more(2)[1]).toContain(' 2 dodatkowych agentów ');
    expect(more(2)[2]).toContain('2 agenty navíc');
    for (const kind of ['unplaced', 'bonus'])
      for (const { piece } of Object.values(DICTIONARIES))
        expect(piece({ ...agent, kind, count: 1 }, usual)).not.toBe(
          piece({ ...agent, kind, count: 3 }, usual),
        );
  });

  it('at a table in another language the empty need card is called as it is printed', () => {
    const english = DICTIONARIES.pl.printed?.(DICTIONARIES.en.components ?? {}) ?? DICTIONARIES.pl;
    expect(english.piece({ id: '', kind: 'nothing' }, usual)).toBe('NOTHING');
    expect(english.moves['deal-nothing']('', opened())).toBe('NIC (NOTHING)');
    expect(english.value('card.estyx.1', 'nothing', usual)).toBe('NIC (NOTHING)');
    expect(english.events.dealt({ province: 'estyx', field: 1, good: null, reward: 0 }, usual)).toBe(
      'Estyx: NIC (NOTHING).',
    );
    expect(english.events.supply({ coins: 2, cards: 7, nothing: 2 }, usual)).toMatch(
      /; do talii wracają 2 karty NIC \(NOTHING\)\.$/,
    );
    expect(english.rules.supply).toContain('karty NIC (NOTHING) do talii');
    // Polish and Czech cards say the same.
    const czech = DICTIONARIES.pl.printed?.(DICTIONARIES.cs.components ?? {}) ?? DICTIONARIES.pl;
    expect(czech.moves['deal-nothing']('', opened())).toBe('NIC');
  });

  it.each([
    ['en', '1 gold, Wine', 'Banquet: '],
    ['pl', '1 SZ, Wino', 'Uczta: '],
    ['cs', '1 zlatý, Víno', 'Hostina: '],
    ['ru', '1 золотой, Вино', 'Пир: '],
  ] as const)('T14 T15: what is printed on a province, in %s', (lang, makes, action) => {
    const { about } = DICTIONARIES[lang];
    const vindara = DEFAULT_BOARD.provinces.find(({ id }) => id === 'vindara');
    expect(about?.('province.vindara', usual)).toEqual([makes, action + vindara?.action?.text[lang]]);
    expect([
      about?.('province.imperia', usual),
      about?.('track', usual),
      about?.('province.nowhere', usual),
    ]).toEqual([[], [], []]);
  });

  it.each([
    ['pl', ['1 punkt', '2 punkty', '5 punktów', '22 punkty', '0 punktów']],
    ['cs', ['1 bod', '2 body', '5 bodů', '22 bodů', '0 bodů']],
    ['ru', ['1 очко', '2 очка', '5 очков', '22 очка', '0 очков']],
    ['en', ['1 point', '2 points', '5 points', '22 points', '0 points']],
  ] as const)('plurals in %s', (lang, expected) => {
    const s = opened();
    expect((['1', '2', '5', '22', '0'] as const).map((k) => DICTIONARIES[lang].moves.points(k, s))).toEqual(
      expected,
    );
  });
});

/** A province is being activated, or the table is asked, as given. */
const at = (given: Partial<State>): State => ({
  ...opened(),
  here: DEFAULT_BOARD.provinces.findIndex(({ id }) => id === 'vindara'),
  ...given,
});

describe('the story’s sentence for a step without an event', () => {
  const STEPS: readonly (readonly [move: string, state: State, told: readonly string[]])[] = [
    [
      'use',
      at({ step: 'action' }),
      [
        'Red chooses Banquet.',
        'Czerwony wybiera akcję Uczta.',
        'Červený zvolil akci Hostina.',
        'Красный решил применить действие «Пир».',
      ],
    ],
    [
      'skip',
      at({ step: 'action' }),
      [
        'Red doesn’t use Banquet.',
        'Czerwony nie wykonuje akcji Uczta.',
        'Červený akci Hostina vynechal.',
        'Красный не стал применять действие «Пир».',
      ],
    ],
    [
      'leave',
      at({ step: 'needs', active: 1 }),
      [
        'Blue skips the needs in Vindara.',
        'Niebieski nie wypełnia potrzeb w prowincji Vindara.',
        'Modrý v provincii Vindara žádnou potřebu nesplnil.',
        'Синий не стал удовлетворять потребности в провинции Виндара.',
      ],
    ],
    [
      'dice:1',
      at({ step: 'dice' }),
      [
        'Red will roll 1 die for the black Election marker.',
        'Czerwony wybiera 1 kość dla czarnego ZNACZNIKA ELEKCJI.',
        'Červený zvolil 1 kostku pro černý ukazatel voleb.',
        'Красный решил бросить 1 кубик за чёрный маркер выборов.',
      ],
    ],
    [
      'done',
      at({ step: 'table-placed' }),
      [
        'All agents are on the board.',
        'Wszyscy agenci są na planszy.',
        'Všichni agenti jsou na plánu.',
        'Все агенты стоят на поле.',
      ],
    ],
    [
      'done',
      at({ step: 'table-acted' }),
      ['Phase 3 is over.', 'Faza 3 dobiegła końca.', 'Fáze 3 skončila.', 'Фаза 3 окончена.'],
    ],
    [
      'load:7',
      at({ step: 'table-load' }),
      [
        'Agents and coins in Vindara: 7.',
        'Agenci i monety w prowincji Vindara: 7.',
        'Agenti a mince v provincii Vindara: 7.',
        'Агенты и монеты в провинции Виндара: 7.',
      ],
    ],
    [
      'agents:2',
      at({ step: 'table-capital' }),
      [
        'Red has 2 agents in Imperia.',
        'Czerwony ma 2 agentów w prowincji Imperia.',
        'Červený má 2 agenty v provincii Imperia.',
        'Красный: 2 агента в провинции Империя.',
      ],
    ],
  ];
  it.each(STEPS)('%s', (move, s, told) => {
    expect(LANGS.map((lang) => sayStory(DICTIONARIES[lang], move, s))).toEqual(told);
  });
});

describe.each(LANGS)('a typed-in board in %s', (lang) => {
  const provinces = DEFAULT_BOARD.provinces.map((p) =>
    p.id === 'estyx' ? { ...p, name: { de: 'x', en: 'Elsewhere' } } : p,
  );
  const options = optionsOf({ board: { ...DEFAULT_BOARD, id: 'own', provinces } });
  it('has its own names, in English if a language is missing', () => {
    expect(DICTIONARIES[lang].place('province.estyx', options)).toBe('Elsewhere');
    expect(DICTIONARIES[lang].events['starts-in-rebellion']({ province: 'estyx' }, options)).toMatch(
      /Elsewhere/,
    );
    expect(DICTIONARIES[lang].place('province.ferrox', usual)).toBe(lang === 'ru' ? 'Феррокс' : 'Ferrox');
    expect(DICTIONARIES[lang].place('province.nowhere', usual)).toBe('Nowhere');
  });

  it('says plainly that the default board is our own design', () => {
    const { gaps } = DICTIONARIES[lang];
    const provenance = { kind: 'physical-copy', note: '' } as const;
    const [ours, ...others] = gaps?.(optionsOf()) ?? [];
    expect(ours).toBeDefined();
    expect(others).toHaveLength(1);
    expect(gaps?.(optionsOf({ board: { ...DEFAULT_BOARD, id: 'own', provenance } }))).toEqual(others);
  });

  it('asks for nothing on the table if the app tracks the board', () => {
    const { checklist, remarks } = DICTIONARIES[lang];
    expect([checklist(optionsOf()), remarks?.(optionsOf())]).toEqual([[], [expect.stringContaining('4')]]);
    const beside = optionsOf({ tracking: 'helper', placeInRebellion: 'never' });
    expect([checklist(beside).length, remarks?.(beside)?.length]).toEqual([3, 2]);
  });
});

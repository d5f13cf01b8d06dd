/** Which of several sentences is said, shown in English: the choice is the same in every language. */

import { describe, expect, it } from 'vitest';
import { type Phrase, sayToLayOut, type Words } from '../../../kernel/words.ts';
import { named } from '../../../words/program.ts';
import { pathsOfGlory as deck } from '../decks/paths-of-glory.ts';
import { cardDriven } from '../rules/game.ts';
import type { Battle, Cdg, Events, Playing, State } from '../rules/state.ts';
import { oneDeck, optionsOf, TestTable } from '../rules/testing.ts';
import { ANY_DECK, WORDS } from './testing.ts';

const words = named(WORDS.en, optionsOf());

type Told = { [E in keyof Events]: readonly [event: E, facts: Events[E], says: string] }[keyof Events];

const guns = { side: 'CP', card: 'CP-01', name: 'Guns of August' } as const;
const nameless = { side: 'CP' } as const;
const used = { ...guns, value: 3, anyway: false, reason: '' } as const;
const die = { ...guns, space: 'B', range: 2 } as const;
const rolled = { side: 'CP', space: 'B', grey: 4, blue: 3 } as const;

const TOLD: readonly Told[] = [
  [
    'mandated',
    { side: 'CP', die: 2, nation: 'AH-IT' },
    'Central Powers, mandated offensive (die 2): Austria-Hungary, against Italy.',
  ],
  ['mandated', { side: 'Rome', die: 2, nation: 'Gaul' }, 'Rome, mandated offensive (die 2): Gaul.'],
  [
    'nominated',
    { ...guns, space: 'A', range: 1 },
    'Central Powers: you nominate Guns of August (A, range 1).',
  ],
  [
    'nominated',
    { ...nameless, space: 'D', range: 4 },
    'Central Powers: you nominate the card in D (range 1–4).',
  ],
  ['rolled', { ...rolled, result: 'nominated' }, 'Grey 4, blue 3: the nominated card.'],
  ['rolled', { ...rolled, result: 'C' }, 'Grey 4, blue 3: card in C.'],
  ['rolled', { ...rolled, result: 'event:C' }, 'Grey 4, blue 3: C as its event.'],
  ['rolled', { ...rolled, result: 'event:top' }, 'Grey 4, blue 3: top card as its event.'],
  ['picked', { ...nameless, space: 'A' }, 'Central Powers: you choose the card in A (A).'],
  ['used', { ...used, use: 'ops' }, 'Central Powers: you use Guns of August for operations (Ops): 3.'],
  [
    'used',
    { ...used, use: 'rp', value: 0 },
    'Central Powers: you use Guns of August for replacement points (RP).',
  ],
  [
    'used',
    { ...used, use: 'sr', anyway: true, reason: 'a house rule' },
    'Central Powers: you use Guns of August anyway, for strategic redeployment (SR): 3 (a house rule).',
  ],
  ['used', { ...used, use: 'event', value: 0 }, 'Central Powers: you play Guns of August as its event.'],
  [
    'used',
    { ...used, use: 'event', value: 0, anyway: true },
    'Central Powers: you play Guns of August as its event anyway.',
  ],
  ['not-possible', { ...guns, reason: '' }, 'Guns of August: not possible on the map, so you discard it.'],
  [
    'not-possible',
    { ...guns, reason: 'no units' },
    'Guns of August: not possible on the map (no units), so you discard it.',
  ],
  [
    'discarded',
    { ...guns, from: 'A', after: 'ops' },
    'Central Powers: Guns of August goes to the discards (from A, used for operations).',
  ],
  [
    'discarded',
    { ...guns, from: 'top', after: 'no-use' },
    'Central Powers: Guns of August goes to the discards (from the pile, no legal use).',
  ],
  [
    'discarded',
    { ...guns, from: 'battle', after: 'battle' },
    'Central Powers: Guns of August goes to the discards (after the battle).',
  ],
  ['discarded', { ...nameless, from: 'E' }, 'Central Powers: a card goes to the discards (from E).'],
  ['discarded', { ...nameless, from: 'battle' }, 'Central Powers: a card goes to the discards.'],
  [
    'removed',
    { ...guns, after: 'event' },
    'Central Powers: Guns of August leaves the game (starred, played as its event).',
  ],
  [
    'removed',
    { ...guns, after: 'turn-over' },
    'Central Powers: Guns of August leaves the game (starred, played in a battle).',
  ],
  [
    'end-of-row',
    guns,
    'Central Powers: Guns of August falls off the end of the row and goes to the discards.',
  ],
  ['end-of-row', nameless, 'Central Powers: a card falls off the end of the row and goes to the discards.'],
  ['c-moves', { side: 'CP', space: 'B', up: true }, 'Central Powers: move the card in C to B, face up.'],
  ['c-moves', { side: 'CP', space: 'B', up: false }, 'Central Powers: move the card in C to B, face down.'],
  ['collected', { side: 'CP', spaces: ['D'] }, 'Central Powers: discard the card in D.'],
  ['collected', { side: 'CP', spaces: ['D', 'E'] }, 'Central Powers: discard the cards in D and E.'],
  [
    'commitment',
    { side: 'AP', group: 'total', cards: 1 },
    'Allied Powers: Total War. Shuffle 1 card together with the pile and the discards.',
  ],
  [
    'commitment',
    { group: 'siege', cards: 9 },
    'siege. Shuffle 9 cards together with the pile and the discards.',
  ],
  ['attack-card', guns, 'Attacker, Central Powers: Guns of August.'],
  ['attack-card', nameless, 'Attacker, Central Powers: a card.'],
  ['defend', die, 'Defender, Central Powers: roll for Guns of August (B, range 1–2).'],
  [
    'defend',
    { ...nameless, space: 'B', range: 2 },
    'Defender, Central Powers: roll for the card in B (range 1–2).',
  ],
  ['defend-die', { ...die, die: 2, played: true }, 'Guns of August (B, range 1–2): die 2, so you play it.'],
  [
    'defend-die',
    { ...die, die: 3, played: false },
    'Guns of August (B, range 1–2): die 3, not in this battle.',
  ],
  ['battle-over', { winner: 'AP' }, 'The battle is over. Winner: Allied Powers.'],
  ['battle-over', {}, 'The battle is over.'],
  ['phase-over', { phase: 'siege' }, 'Done: Sieges.'],
  ['phase-over', { phase: 'Winter: roll for snow.' }, 'Done: Winter.'],
  ['victory', { side: 'AP', turn: 9, reason: '' }, 'Allied Powers: victory in turn 9.'],
  ['victory', { side: 'AP', turn: 9, reason: 'Paris' }, 'Allied Powers: victory in turn 9: Paris.'],
  ['stopped', { turn: 2, reason: 'late' }, 'The game stops in turn 2: late.'],
];

it.each(TOLD)('the event %s with %o', (event, facts, says) => {
  const say: Readonly<Record<string, Phrase<[facts: object]>>> = words.events;
  expect(say[event]?.(facts)).toBe(says);
});

/** CP's five face up in the first round, with other parts of the position. */
const at = (parts: Partial<State> = {}): State => ({
  ...new TestTable().reveal('CP-01', 'CP-02').s,
  ...parts,
});
const playing = (parts: Partial<Playing>): Playing => ({
  from: 'A',
  card: 'CP-01',
  how: 'any',
  use: null,
  ...parts,
});
const fought = (parts: Partial<Battle>): Partial<State> => ({
  battle: {
    attacker: 0,
    step: 'fight',
    attack: null,
    defence: null,
    attackFrom: null,
    defenceFrom: 'D',
    searched: null,
    winner: null,
    ...parts,
  },
});
const untracked = (parts: Partial<State>): State => ({
  ...new TestTable({ cards: 'untracked' }).s,
  ...parts,
});

describe('the question', () => {
  const unnamed = new TestTable({ cards: 'physical' }).do(...Array(5).fill('not-now'), 'battle');
  const dealt = new TestTable().s;
  const acting = (use: Playing['use']) => words.asks.act(at({ playing: playing({ card: 'CP-06', use }) }));
  it.each([
    [
      'cards that are face down',
      words.asks.reveal(dealt),
      'Central Powers: reveal the cards, starting with A.',
    ],
    [
      'the last of them',
      words.asks.reveal({ ...dealt, turning: dealt.turning.slice(-1) }),
      'Central Powers: reveal the card in E.',
    ],
    ['one that is face up', words.asks.reveal(unnamed.s), 'Central Powers: which card is in A?'],
    [
      'what the dice give a card with a name',
      words.asks.roll(at({ nominated: 'B' })),
      'Central Powers: roll the grey and the blue die for Wireless Intercepts (B, range 1–2).',
    ],
    [
      'what they give one without',
      words.asks.roll(untracked({ nominated: 'B' })),
      'Central Powers: roll the grey and the blue die for the card in B (range 1–2).',
    ],
    [
      'how it is played, with nothing to mind',
      words.asks.use(at({ playing: playing({}) })),
      'Central Powers: how do you play Guns of August? Ops 3, SR 4.',
    ],
    [
      'how it is played, with conditions',
      words.asks.use(at({ playing: playing({ card: 'CP-52' }) })),
      'Central Powers: how do you play Fall of the Tsar? Ops 5, SR 5. Its event isn’t possible now: only after Tsar Takes Command. Remember: combined war status plus VP spaces in Russia: 33 or more; the event also gives Ops: see the card.',
    ],
    ['operations', acting('ops'), 'Central Powers, round 1: carry out Entrench on the map (3 Ops).'],
    ['redeployment', acting('sr'), 'Central Powers, round 1: carry out Entrench on the map (4 SR).'],
    [
      'replacements',
      acting('rp'),
      'Central Powers, round 1: carry out Entrench on the map (RP: AH\u00a01, GE\u00a02, TU\u00a01).',
    ],
    ['the event', acting('event'), 'Central Powers, round 1: carry out Entrench on the map (as its event).'],
    [
      'any way',
      words.asks.act(untracked({ playing: playing({ card: null, from: 'top' }) })),
      'Central Powers, round 1: play the top card in any legal way.',
    ],
    [
      'the event first',
      words.asks.act(untracked({ playing: playing({ card: null, from: 'C', how: 'event' }) })),
      'Central Powers, round 1: play the card in C as its event; if that isn’t possible, in any other legal way.',
    ],
    [
      'the opening card',
      words.asks.act(new TestTable({ cards: 'untracked', opening: 'B' }).do('opening').s),
      'Central Powers, round 1: play the card in B as its event; if that isn’t possible, in any other legal way.',
    ],
    [
      'the defender’s die',
      words.asks['defend-die'](at(fought({}))),
      'Roll one die for the card in D (D): 1–4 plays it.',
    ],
    [
      'a die that can’t play it',
      words.asks['defend-die']({
        ...at(fought({})),
        options: optionsOf({ ranges: 'custom', 'ranges.custom': '0,0,0,0,0' }),
      }),
      'Roll one die for the card in D (D): no result plays it.',
    ],
    [
      'a battle with cards',
      words.asks.fight(at(fought({ attack: { card: 'CP-02' }, defence: { card: null } }))),
      'Fight the battle on the map. Attacker: Wireless Intercepts. Defender: a combat card.',
    ],
    [
      'a battle without',
      words.asks.fight(at(fought({}))),
      'Fight the battle on the map. Attacker: no card. Defender: no card.',
    ],
  ])('%s', (_, says, wanted) => {
    expect(says).toBe(wanted);
  });
});

describe('the button', () => {
  const poor = { ...deck, cards: deck.cards.map((card) => ({ ...card, rp: {} })) };
  it.each([
    ['done on the map', words.moves.done('', at({ step: 'act' })), 'Done'],
    ['done with a battle', words.moves.done('', at(fought({}))), 'Battle over'],
    ['done with a phase', words.moves.done('', at({ step: 'phase' })), 'Phase done'],
    [
      'no card for the attacker',
      words.moves['no-card']('', at(fought({ step: 'attack-card', searched: 'B' }))),
      'No combat card',
    ],
    [
      'no card for the defender',
      words.moves['no-card']('', at(fought({ step: 'defend' }))),
      'No combat card',
    ],
    [
      'no further card',
      words.moves['no-card']('', at(fought({ step: 'defend', searched: 'B' }))),
      'No other applies',
    ],
    ['another turn', words.moves['go-on']('', at({ turn: 19 })), 'Continue the war'],
    ['no other turn', words.moves['go-on']('', at({ turn: 20 })), 'No armistice'],
    ['a card that is here', words.asides.found('CP-05', at()), '5 Landwehr is here after all'],
    ['some card that is here', words.asides.found('', at()), 'Unexpected card'],
    [
      'replacement points',
      words.moves.rp('', at({ playing: playing({}) })),
      'Replacement points: AH\u00a01, GE\u00a02, TU\u00a01',
    ],
    [
      'no replacement points',
      words.moves.rp('', { ...at({ playing: playing({}) }), options: { ...optionsOf(), deck: poor } }),
      'Replacement points:',
    ],
    ['an own card', words.moves.attack('B', at()), 'B: Wireless Intercepts'],
    ['a card of the other side', words.moves.defend('B', at()), 'B: the card in B'],
  ])('%s', (_, says, wanted) => {
    expect(says).toBe(wanted);
  });
});

describe('the checklist', () => {
  type Given = Readonly<Record<string, unknown>>;
  const said = (
    { checklist, remarks, gaps }: Pick<Words<Cdg>, 'checklist' | 'remarks' | 'gaps'>,
    options: ReturnType<typeof optionsOf>,
  ) =>
    [...checklist(options).map(sayToLayOut), ...(remarks?.(options) ?? []), ...(gaps?.(options) ?? [])].join(
      ' ',
    );
  const lines = (given: Given) => said(words, optionsOf(given));
  const anyLines = (given: Given) => said(ANY_DECK.en, optionsOf(given, cardDriven));
  it.each([
    ['the app deals', lines({}), /The app deals the cards/, /Shuffle|Lay out a display/],
    [
      'the player deals',
      lines({ cards: 'physical' }),
      /Lay out a display.*Shuffle each side’s deck \(Mobilization\)/,
      /app deals/,
    ],
    [
      'one deck',
      anyLines({ deck: oneDeck, cards: 'physical' }),
      /Shuffle the deck \(early cards\)/,
      /each side’s/,
    ],
    ['no opening card', lines({}), /grey and a blue die/, /Guns of August/],
    ['an opening card', lines({ opening: 'B' }), /Guns of August is in space B\./, /fate/],
    [
      'our ranges',
      lines({ ranges: 'flat4' }),
      /ranges: A\u00a01–4, .* source doesn’t show the activation ranges/,
      /Shuffle/,
    ],
    [
      'own ranges',
      lines({ ranges: 'custom', 'ranges.custom': '0,1,2,3,4' }),
      /ranges: A\u00a0–, B\u00a01, C\u00a01–2, /,
      /source doesn’t show/,
    ],
    ['the fate die', lines({ method: 'fateDie' }), /Reveal A and B of both displays; space C/, /grey|range/],
  ])('%s', (_, says, wanted, unwanted) => {
    expect(says).toMatch(wanted);
    expect(says).not.toMatch(unwanted);
  });
});

describe('the table of mandated offensives', () => {
  const russia = { ...deck, sides: [deck.sides[0], { id: 'RU', name: 'The Tsar' }] as const };
  const print = (text: string) => WORDS.en.print?.('mandated', text, { ...optionsOf(), deck: russia });
  it.each([
    ['CP', 'Central Powers'],
    ['RU', 'The Tsar'],
    ['IT', 'Italy'],
    ['AH-IT', 'Austria-Hungary (Italy)'],
    ['6', '6'],
  ])('%s is %s', (text, says) => {
    expect(print(text)).toBe(says);
  });
});

/** The Civilization solo game in English; terms as on the English cards. */
import type { Labels } from '../../../kernel/printed.ts';
import { listing, plural, times, type Words } from '../../../kernel/words.ts';
import { armySize } from '../rules/books.ts';
import { ALL_CIVILIZATIONS, nameOf } from '../rules/civilizations.ts';
import { BANDS, type EffectKind, effectOf } from '../rules/history.ts';
import { missing } from '../rules/military.ts';
import type { Ability, Book, Canceller, Civilization, Counter, Item, Reason, State, UseKind } from '../rules/state.ts';
import { asked, offered, VALUES } from '../rules/trade.ts';
import { effectOn, lastTurn } from '../rules/turn.ts';
import { type Face, unitOf } from '../rules/units.ts';
import { spoken } from './components.ts';
import { problems } from './problems/en.ts';

const n = plural('en');
const and = listing('en');
const of =
  (one: string, other = `${one}s`) =>
  (k: number) =>
    n(k, { one, other });
const tokens = of('culture token');
const resources = of('resource');
const dice = of('die', 'dice');
const cards = of('card');
const units = of('unit');
const points = of('point');
const wounds = of('wound token');
const trade = of('trade point');
const battles = of('battle');

const TYPE = { infantry: 'Infantry', mounted: 'Mounted', artillery: 'Artillery', aircraft: 'Aircraft' };
const unit = (text: string) => {
  const { type, attack, health } = unitOf(text);
  return `${TYPE[type]} ${attack === health ? attack : `${attack}/${health}`}`;
};
const EFFECT: Record<EffectKind, string> = {
  culture: 'culture tokens are lost',
  resource: 'a resource is lost',
  person: 'a great person is lost',
  building: 'a building or wonder is lost',
  unit: 'a random unit is lost',
  anarchy: 'anarchy',
  drought: 'drought',
  deforestation: 'deforestation',
  military: 'military event',
  battle: 'battle',
};
const effect = (kind: EffectKind, amount: number) => (kind === 'culture' ? `you lose ${tokens(amount)}` : kind === 'military' ? `military event, strength ${amount}` : kind === 'battle' ? `battle against military level ${amount}` : EFFECT[kind]);
const CANCEL: Record<Canceller, string> = {
  bread: 'Bread and Circuses',
  tourney: 'Jousting Tourney',
  primetime: 'Primetime TV',
  other: 'another ability',
};
const COUNTER: Record<Counter, string> = {
  building: 'a card that destroys a building',
  wonder: 'a card that destroys a wonder',
  person: 'a card that kills a great person',
  drought: 'a card that causes drought',
  deforestation: 'a card that causes deforestation',
};
const ITEM: Record<Item | 'coins' | 'unit' | 'none', string> = {
  trade: 'trade point',
  culture: 'culture token',
  resource: 'resource',
  wheat: 'wheat',
  silk: 'silk',
  incense: 'incense',
  iron: 'iron',
  card: 'culture event card',
  hut: 'hut',
  village: 'village',
  coins: 'coin',
  unit: 'unit',
  none: 'nothing',
};
const fallen = (lost: Record<Face, number>) => and(Object.entries(lost).map(([u, k]) => (k === 1 ? unit(u) : times(k, unit(u)))));
const go = (k: number) => (k === 1 ? 'goes 1 army figure' : `go ${k} army figures`);
const list = (items: Partial<Record<Item, number>>) => and(Object.entries(items).map(([item, k]) => times(k, ITEM[item as Item]))) || 'nothing';
const USE: Record<UseKind, string> = {
  cancel: 'the cancelling card',
  figures: 'the figure-killing card',
  card: 'the culture event card',
  resources: 'the ability',
  battle: 'the ability',
};
const ABILITY: Record<Ability, string> = {
  strike: 'My next unit deals more wounds',
  wounds: 'Wounds on an enemy unit',
  bonus: 'A combat bonus',
  add: 'A unit joins my hand',
  remove: 'A unit leaves the battle',
  cancel: 'The opponent’s next card is cancelled',
};
const WHY: Record<Reason, string> = {
  only: 'the only unit it can kill',
  strongest: 'the strongest of the units it can kill',
  survives: 'of the strongest units it can kill, the one it survives',
  oldest: 'of equally strong units, the one in the oldest front',
  'no-kill': 'it can kill no unit, so it opens a front',
  nobody: 'nobody stands alone, so it opens a front',
  cancelled: 'cancelled by your ability',
};
const BOOK: Record<Book, string> = {
  culture: 'culture tokens',
  resource: 'resources',
  trade: 'trade',
  coins: 'coins',
  unit: 'units',
};
const howMany = (s: State) => {
  const book = (s.use?.what as Book) || 'culture';
  return `How ${book === 'trade' ? 'much' : 'many'} ${BOOK[book]}`;
};
const PICKED = {
  '': '',
  unit: 'the unit cards of the shuffled pile, from the top',
  resource: 'the resource tokens, in the order of the market sheet',
  person: 'the great people, in the order you got them',
  building: 'buildings, then wonders, city by city, clockwise from the top',
  square: 'the squares, city by city in the order founded, clockwise from the top',
};
const picked = (s: State) => {
  const picking = s.hit?.picking ?? '';
  const huts = picking === 'resource' && s.options.hutPaysResource === 'on';
  return `${PICKED[picking]}${huts ? ', then huts, then villages' : ''}`;
};
const sides = (s: State) => (s.battle?.kind === 'village' ? 'The village' : 'The opponent');
const front = (s: State, k: string, also: Labels['also']) => {
  const theirs = s.battle?.fronts[Number(k) - 1]?.theirs;
  const wounded = theirs && theirs.wounds > 0 ? `, ${wounds(theirs.wounds)}` : '';
  return theirs ? `Against ${unit(`${theirs.type}-${theirs.attack}-${theirs.health}`)}${also(theirs.type)} in front ${k}${wounded}` : `Front ${k}`;
};

/** As on the cards, tokens and tiles. */
const COMPONENTS = {
  ...TYPE,
  wheat: 'Wheat',
  silk: 'Silk',
  incense: 'Incense',
  iron: 'Iron',
  bread: 'Bread and Circuses',
  tourney: 'Jousting Tourney',
  primetime: 'Primetime TV',
  barracks: 'Barracks',
  academy: 'Academy',
  general: 'Great General',
};

const speak = ({ bare, also }: Labels): Words<Civilization> => ({
  title: 'Civilization: The Board Game',
  pitch: 'Sixteen turns alone against history: events, a raid on your capital, a market that answers.',
  seats: () => 'Player',
  asks: {
    civilization: () => 'Which civilization do you play? One at random.',
    counter: () => 'Whose culture level marker counts the turns? One of the others at random.',
    'first-unit': () => 'Which card did you draw for your starting forces?',
    wonders: (s) => (s.turn >= 13 ? 'Turn 13: take all unbuilt medieval (and ancient) wonders off the market and put modern ones in their place. How many went?' : 'Turn 8: take all unbuilt ancient wonders off the market and put medieval ones in their place. How many went?'),
    'event-dice': (s) => `Turn ${s.turn}: roll ${dice(s.dice)}. A 5 or 6 brings a history event.`,
    'event-die': (s) => `Turn ${s.turn}: which history event? Roll one die.`,
    'building-or-wonder': () => 'You lose a building or a wonder. Which kind?',
    'buildings-owned': () => 'How many buildings do you have?',
    'wonders-owned': () => 'How many wonders have you built?',
    cancel: (s) => {
      const { kind, amount } = effectOn(s, s.turn, s.hit?.die ?? 1);
      const what = s.hit?.loss === 'wonder' ? 'you lose a wonder' : s.hit?.loss ? 'you lose a building' : effect(kind, amount);
      return `History event: ${what}. Do you cancel it?`;
    },
    'two-dice': (s) => (s.options.cancelRoll === 'A' ? 'Roll two dice: a double, or a 1 with a 2, and it fails.' : 'Roll two dice: a double, or any 1 or 2, and it fails.'),
    'culture-owned': (s) => `You lose ${tokens(s.hit?.toLose ?? 0)}. How many do you have?`,
    'resource-owned': (s) =>
      s.options.hutPaysResource === 'on'
        ? s.options.lossChoice === 'random'
          ? 'You lose a resource, a hut or a village. How many tokens do you have to choose from?'
          : 'You lose a resource, a hut or a village of your choice. Do you have one?'
        : s.options.lossChoice === 'random'
          ? 'You lose a resource. How many tokens do you have to choose from?'
          : 'You lose a resource of your choice. Do you have one?',
    'huts-owned': () => 'You lose a resource, a hut or a village. How many huts and villages do you have?',
    'resource-choice': () => 'Which resource do you lose?',
    'person-owned': (s) => (s.options.lossChoice === 'random' ? 'You lose a great person. How many do you have?' : 'You lose a great person of your choice. Do you have one?'),
    'units-owned': (s) => (s.hit?.die === 5 && s.options.lossPool === 'drawn' ? 'How many unit cards did you draw?' : 'How many unit cards do you have in all?'),
    'unit-draw': () => 'Which unit is lost? Any of your unit cards alike.',
    squares: (s) => (effectOf(s.turn, s.hit?.die ?? 4).kind === 'drought' ? 'Drought: how many squares in the outskirts of your cities are neither mountain nor desert and have no building or wonder?' : 'Deforestation: how many forest squares in the outskirts of your cities have no building or wonder?'),
    square: () => 'Choose a square in the outskirts of your cities. Is there one that fits?',
    pick: (s) => `Which one, from 1 to ${s.hit?.of ?? 0}? Count ${picked(s)}.`,
    anarchy: () => 'Anarchy: change your government to anarchy. Your capital takes no action this turn.',
    strength: (s) => `Military event, strength ${s.hit?.need ?? 0}: shuffle your unit cards and draw as many as for an attack with one army (usually 3). Their total strength?`,
    draw: (s) => `Military event, strength ${s.hit?.need ?? 0}: from your unit cards, draw card ${(s.hit?.drawn.length ?? 0) + 1} of ${Math.min(s.known.hand, armySize(s))}.`,
    bonus: (s) =>
      s.battle
        ? `How much do your buildings and great people add in this battle? Barracks${also('barracks')} 2, Academy${also('academy')} 4, Great General${also('general')} 4.`
        : `What combat bonus do your buildings and great people have, in full? Barracks${also('barracks')} 2, Academy${also('academy')} 4, Great General${also('general')} 4.`,
    'wonder-bonus': () => 'And how much do your wonders and other abilities add?',
    figures: (s) => `You are ${points(missing(s))} short of strength ${s.hit?.need ?? 0}. Play a culture event card that kills an enemy figure? Each takes off 2.`,
    figure: () => 'One army figure of your choice goes with the units.',
    collect: (s) => `Collect trade. How much? Your dial shows ${s.tally.trade} and stops at 27.`,
    trade: (s) => (s.options.tradeTiming === 'before' ? 'Start of the Trade phase, before you collect: roll three dice for a deal?' : 'Trade phase, after you have collected: roll three dice for a deal?'),
    'trade-dice': () => 'Roll three dice: each 5 or 6 lets you take one item.',
    deal: (s) => `What would you like? ${s.deal?.rows ?? 0} of ${s.deal?.successes ?? 0} chosen, worth ${s.deal ? asked(s.deal) : 0}.`,
    'want-amount': () => 'How many?',
    pay: (s) => `You ask for ${list(s.deal?.want ?? {})}, worth ${s.deal ? asked(s.deal) : 0}. You offer ${list(s.deal?.offer ?? {})}, worth ${s.deal ? offered(s.deal) : 0}.`,
    'pay-amount': () => 'How many do you offer?',
    movement: () => 'Play City Management and Movement. At the end of Movement your capital is attacked.',
    'hand-limit': () => 'How many cards is your battle hand when you attack with one army? Usually 3.',
    walls: () => 'Does your capital have city walls?',
    'my-hand': (s) => (s.battle?.kind === 'village' ? `Draw your battle hand and enter the cards: ${s.battle.hand.length} so far.` : `Draw your battle hand, ${s.known.hand + 3} cards at most, and enter them: ${s.battle?.hand.length ?? 0} so far.`),
    'draw-hand': (s) => `Your battle hand: draw card ${(s.battle?.hand.length ?? 0) + 1}.`,
    'my-unit': () => 'Your battle turn: which unit do you play?',
    'my-front': () => 'Where does it go?',
    'their-card': (s) => `${sides(s)} turns up its top card, ${cards(s.battle?.cards ?? 0)} to play.`,
    spoils: () => 'You have won the battle. Take one resource from the market.',
    'turn-end': (s) => [`Play turn ${s.turn} to its end.`, ...(s.anarchy === s.turn ? ['Anarchy: no action in the capital.'] : []), ...(s.turn >= lastTurn(s) ? ['It is the last one: declare your victory before you end it, or the game is lost.'] : [])].join(' '),
    'use-cost': () => 'Is it a culture event card or an ability paid with resources?',
    'use-pay': () => 'What do you pay with?',
    ability: (s) => (s.use?.what === 'add' ? 'Which unit joins your hand?' : s.use?.what === 'remove' ? 'Which unit leaves the battle?' : 'Which enemy unit is wounded?'),
    'ability-amount': (s) => (s.use?.what === 'bonus' ? 'How big is the bonus?' : 'How many wounds?'),
    gain: (s) => (s.use?.what === 'unit' ? 'Which unit card did you get?' : s.use?.what === 'resource' && s.options.tally ? 'Which resource did you get?' : `${howMany(s)} did you get?`),
    spend: (s) => (s.use?.what === 'unit' ? 'Which unit card did you lose?' : s.use?.what === 'resource' ? 'Which resource did you spend?' : `${howMany(s)} did you spend?`),
  },
  moves: {
    'play-as': (id, s) => nameOf(s.options.civilizations, id, 'en'),
    marker: (id, s) => nameOf(s.options.civilizations, id, 'en'),
    unbuilt: (k) => k,
    event: () => 'A 5 or 6 (event)',
    calm: () => 'No 5 or 6 (calm)',
    die: (k, s) => {
      const { kind, amount } = effectOn(s, s.turn, Number(k) as 1);
      return `${k} (${effect(kind, amount)})`;
    },
    lose: (what) => {
      if (what === 'building') return 'A building';
      if (what === 'wonder') return 'A wonder';
      if (what === 'none') return 'I have none';
      if (what === 'hut') return 'A hut or village';
      return what.includes('-') ? unit(what) + also(unitOf(what).type) : ITEM[what as Item] + also(what);
    },
    accept: (_, s) => (s.step === 'figures' ? 'Take the losses' : 'It happens'),
    cancel: (by) => `Cancel with ${CANCEL[by as Canceller]}${also(by)}`,
    counter: (by) => `Cancel with ${COUNTER[by as Counter]}`,
    works: () => 'It works',
    fails: () => 'It fails',
    own: (k, s) => {
      const exact = ['buildings-owned', 'wonders-owned', 'units-owned', 'huts-owned', 'squares'].includes(s.step);
      const random = s.options.lossChoice === 'random' && s.step !== 'culture-owned';
      if (s.step === 'culture-owned') return Number(k) === s.hit?.toLose ? `${k} or more` : k;
      if (exact || (random && s.step !== 'square')) return k;
      return k === '0' ? 'None' : 'Yes, it is done';
    },
    pick: (k) => `Number ${k}`,
    done: (_, s) =>
      s.step === 'anarchy'
        ? 'Anarchy it is'
        : s.step === 'movement'
          ? s.known.walls === 'unknown' || s.known.hand < 0
            ? 'Movement is over: to battle'
            : `Movement is over: to battle (${s.known.walls === 'yes' ? 'walls' : 'no walls'}, hand of ${s.known.hand + 3}, as before)`
          : s.step === 'turn-end' && s.turn >= lastTurn(s)
            ? 'The turn is over without a victory: I have lost'
            : 'The turn is over',
    changed: () => 'My walls or hand changed since then',
    immune: () => 'I am immune',
    strength: (k) => k,
    draw: (text) => unit(text) + also(unitOf(text).type),
    'no-units': () => 'There is no unit to draw',
    bonus: (k) => k,
    same: (_, s) => `As before: ${s.step === 'wonder-bonus' ? s.known.wonders : s.known.bonus}`,
    'figure-card': () => 'Play a card that kills a figure',
    figure: (what) => (what === 'lost' ? 'One army figure is gone' : 'There is none on the map'),
    collect: (k) => k,
    roll: () => 'Roll three dice',
    skip: () => 'No trade roll',
    success: (k) => (k === '0' ? 'No 5 or 6' : k === '1' ? 'One 5 or 6' : `${k} dice with 5 or 6`),
    want: (item) => `Ask for: ${ITEM[item as Item]}${also(item)}, costs ${VALUES[item as Item][1]}`,
    offer: () => 'That is all; now pay',
    'no-deal': () => 'End without a deal',
    'choose-again': () => 'Choose again',
    pay: (item, s) => `Pay with: ${ITEM[item as Item]}${also(item)}${s.step === 'pay' ? `, worth ${VALUES[item as Item][0]}` : ''}`,
    agree: () => 'Agree to the deal',
    amount: (k, s) => (s.step === 'pay-amount' ? `Pay ${k}` : s.step === 'want-amount' ? times(k, ITEM[(s.deal?.item || 'none') as Item]) : k),
    hand: (k) => cards(Number(k)),
    walls: (what) => (what === 'yes' ? 'It has walls' : 'No walls'),
    have: (text) => unit(text) + also(unitOf(text).type),
    'hand-full': () => 'That is my hand',
    unit: (text) => unit(text) + also(unitOf(text).type),
    'new-front': () => 'Open a new front',
    front: (k, s) => front(s, k, also),
    card: (text) => unit(text) + also(unitOf(text).type),
    take: (what) => (what === 'none' ? 'Nothing to take' : `Take ${ITEM[what as Item]}${also(what)}`),
    paid: () => 'Yes: roll two dice',
    free: () => 'No: it just works',
    'never-mind': () => 'Never mind',
    at: (k, s) => front(s, k, also),
    remove: (what, s) => {
      const [side, k] = what.split('.') as ['mine' | 'theirs', string];
      const f = s.battle?.fronts[Number(k) - 1]?.[side];
      const name = f ? unit(`${f.type}-${f.attack}-${f.health}`) + also(f.type) : '';
      return side === 'mine' ? `My ${name}, front ${k}` : `Enemy ${name}, front ${k}`;
    },
  },
  asides: {
    victory: (kind) => (kind === 'culture' ? 'Culture victory: I have reached the end of the track' : kind === 'science' ? 'Technology victory: I have Space Flight' : 'Economic victory: I have 15 coins'),
    advance: (_, s) => `Advance on the culture track to ${s.level + 1}`,
    gained: (book) => `I got ${BOOK[book as Book]}`,
    spent: (book) => `I spent ${BOOK[book as Book]}`,
    use: (what) => (what === 'card' ? 'I use a culture event card' : 'I use an ability paid with resources'),
    'not-possible': () => 'My table does not allow this event: it has no effect',
    decided: (how) => (how === 'won' ? 'The battle is decided otherwise: I have won' : 'The battle is decided otherwise: I have lost'),
    'hand-changed': () => 'My battle hand has changed',
    'no-roll': () => 'This card cannot be cancelled: no roll',
    ability: (what) => ABILITY[what as Ability],
    'village-battle': () => 'I attack a village',
  },
  events: {
    civilization: ({ id }, o) => `You play the ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'en')}.`,
    counter: ({ id }, o) => `The marker of the ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'en')}, picture side down, counts the turns.`,
    'first-unit': ({ unit: u }) => `${unit(u)} joins your starting forces.`,
    'turn-begins': ({ turn, due }) => (due > 0 ? `Turn ${turn} begins. Your capital is attacked this turn.` : `Turn ${turn} begins.`),
    'wonders-swapped': ({ age, out }) => (out === 0 ? 'No unbuilt wonder has to leave the market.' : out === 1 ? `1 unbuilt wonder leaves the market; a ${age} one takes its place, if there is one.` : `${out} unbuilt wonders leave the market; as many ${age} ones take their place, as far as there are any.`),
    'event-roll': ({ dice: x, result }) => (result === 'event' ? `${dice(x)}: a history event.` : `${dice(x)}: all calm.`),
    'history-event': ({ die, effect: kind, amount }) => `The event die shows ${die}: ${effect(kind, amount)}.`,
    'loss-chosen': ({ what, k, of: all }) => `Number ${k} of ${all}: a ${what}.`,
    cancelled: ({ by }) => `Cancelled with ${by in CANCEL ? CANCEL[by as Canceller] : COUNTER[by as Counter]}.`,
    'two-dice': ({ use, result }) => (result === 'works' ? `The dice let ${USE[use]} through.` : `The dice cancel ${USE[use]}: no effect, and the card or resources are gone.`),
    'roll-skipped': ({ use }) => `No roll: ${USE[use]} works.`,
    'no-effect': ({ effect: kind }) => `No effect (${EFFECT[kind]}): there is nothing to lose.`,
    'not-possible': ({ effect: kind, reason }) => `The event is not carried out (${EFFECT[kind]})${reason ? `: ${reason}` : '.'}`,
    'culture-lost': ({ due, paid, debt }) => (due === paid ? `You hand in ${tokens(paid)}.` : `You hand in ${tokens(paid)} and take ${wounds(due - paid)}; you owe ${debt} in all.`),
    'resource-lost': ({ what, k, of: all }) => (k > 0 ? `You lose resource number ${k} of ${all}.` : `You lose: ${what === 'resource' ? 'a resource of your choice' : ITEM[what]}.`),
    'resource-owed': ({ debt }) => `You have no resource: take a wound token. You owe ${resources(debt)}.`,
    'person-lost': ({ k, of: all }) => (k > 0 ? `You lose great person number ${k} of ${all}.` : 'You lose a great person of your choice.'),
    'building-lost': ({ what }) => (what === 'building' ? 'The building goes back to the market.' : 'The wonder is out of the game.'),
    'unit-lost': ({ unit: u, k, of: all }) => (u ? `${unit(u)} is lost.` : `Unit ${k} of ${all} is lost.`),
    'all-units-lost': ({ units: k }) => (k === 1 ? 'Your only unit is lost.' : k === 2 ? 'Both units are lost.' : `All ${units(k)} are lost.`),
    anarchy: ({ again }) => (again ? 'Anarchy goes on for this turn too.' : 'Anarchy: the capital takes no action this turn.'),
    immune: () => 'You are immune to anarchy.',
    government: () => 'Anarchy is over: choose any government you have.',
    disaster: ({ what, k, of: all }) => {
      const where = k > 0 ? `square ${k} of ${all}` : 'the square you chose';
      return what === 'drought' ? `Drought: ${where} becomes desert.` : `Deforestation: ${where} becomes grassland.`;
    },
    drawn: ({ unit: u, strength }) => `You draw ${unit(u)}: ${strength} so far.`,
    strength: ({ strength, need }) => `Your units have strength ${strength}; ${need} is wanted.`,
    withstood: ({ total, need }) => `${total} against ${need}: you withstand.`,
    'figure-card': ({ need }) => `The strength wanted falls to ${need}.`,
    shortfall: ({ total, need, missing }) => `${total} against ${need}: you are ${points(missing)} short and lose as many units.`,
    'figure-lost': ({ lost }) => (lost ? 'One army figure is lost.' : 'There is no army figure to lose.'),
    'battle-announced': ({ turn, level, cards: k }) => `A battle for your capital on turn ${turn}: military level ${level}, ${cards(k)}. Put a wound token on space ${turn}.`,
    'battle-too-late': () => 'The battle would come after the last turn: nothing happens.',
    'battle-begins': ({ kind, level, cards: k, hand, first }) => `${kind === 'capital' ? 'The battle for the capital' : 'The battle for the village'}: level ${level}, ${cards(k)} against your ${hand}. ${first === 'player' ? 'You play first.' : 'The other side plays first.'}`,
    'unit-played': ({ unit: u, front: k, against }) => (against ? `You play ${unit(u)} against ${unit(against)} in front ${k + 1}.` : `You open front ${k + 1} with ${unit(u)}.`),
    'opponent-plays': ({ unit: u, front: k, against, why }) => {
      if (why === 'cancelled') return `The opponent turns up ${unit(u)}: cancelled by your ability.`;
      return against ? `The opponent plays ${unit(u)} against ${unit(against)} in front ${k + 1}: ${WHY[why]}.` : `The opponent puts ${unit(u)} into front ${k + 1}: ${WHY[why]}.`;
    },
    clash: ({ front: k, first, mine, theirs, mineDies, theirsDies }) => {
      const who = first === 'both' ? 'Both strike at once' : first === 'player' ? 'Yours strikes first' : 'The enemy strikes first';
      const end = mineDies && theirsDies ? 'both die' : mineDies ? `your ${unit(mine)} dies` : theirsDies ? `the enemy ${unit(theirs)} dies` : 'both live';
      return `Front ${k + 1}: ${who}; ${end}.`;
    },
    ability: ({ ability, amount, unit: u, front: k }) => `${ABILITY[ability]}${u ? `: ${unit(u)}` : amount > 0 ? `: ${amount}` : ''}${k >= 0 ? ` (front ${k + 1})` : ''}.`,
    'battle-over': ({ mine, city, bonus, theirs, won }) => `${mine} in units, ${city} for the city, ${bonus} in bonuses: ${mine + city + bonus} against ${theirs}. ${won ? 'You win.' : 'You lose.'}`,
    'battle-decided': ({ won, reason }) => `The battle is decided at the table${reason && ` (${reason})`}: you ${won ? 'win' : 'lose'}.`,
    remove: ({ kind, won, units: lost, figures }) => {
      const gone = fallen(lost);
      const forces = gone ? `Remove your fallen units: ${gone}.` : 'You have lost no units.';
      if (kind === 'capital') return gone ? `${forces} No army figure goes with them.` : forces;
      if (!won) return `${forces} The army figures that fought are lost too. The village keeps its token.`;
      const more = figures > 0 ? ` With them ${go(figures)}, but not the last one that fought.` : '';
      return `${forces}${more} Take the village’s token.`;
    },
    spoils: ({ resource, paysDebt }) => (resource === 'none' ? 'Nothing is taken from the market.' : paysDebt ? `The ${ITEM[resource]} pays a debt: give back a wound token.` : `You take ${ITEM[resource]} from the market.`),
    'trade-skipped': () => 'No trade roll this turn.',
    'trade-roll': ({ successes }) => (successes === 0 ? 'No 5 or 6: no deal.' : successes === 1 ? 'One 5 or 6: one item.' : `${successes} dice with 5 or 6: up to ${successes} items.`),
    deal: ({ want, offer, asked: a, offered: b }) => `Deal: ${list(want)} (worth ${a}) for ${list(offer)} (worth ${b}).${want.card ? ' The card comes from the deck of the section your culture marker is in.' : ''}${want.hut || want.village ? ' Huts and villages are drawn at random from those not in play.' : ''}`,
    'no-deal': () => 'No deal.',
    collected: ({ trade: k, over }) => (over > 0 ? `Your dial shows ${trade(k)} and stops there: ${over} more ${over === 1 ? 'is' : 'are'} lost.` : `Your dial shows ${trade(k)}.`),
    gained: ({ what, amount, paid, debt }) => {
      if (paid === 0) return `Gained: ${times(amount, ITEM[what])}.`;
      const rest = amount - paid;
      return `Gained: ${times(amount, ITEM[what])}. ${wounds(paid)} ${paid === 1 ? 'goes' : 'go'} back first; you take ${rest}${debt > 0 ? ` and still owe ${debt}` : ''}.`;
    },
    spent: ({ what, amount }) => `Spent: ${times(amount, ITEM[what])}.`,
    advanced: ({ space, person }) => `Your culture marker is on ${space}${person ? ': you get a great person' : ''}.`,
    victory: ({ kind, turn, reason }) => `${kind === 'culture' ? 'Culture' : kind === 'science' ? 'Technology' : 'Economic'} victory on turn ${turn}${reason ? `: ${reason}` : '.'}`,
    defeat: ({ kind, turn }) => (kind === 'time' ? `The counter is on space 16 and time is up: defeat on turn ${turn}.` : `The capital has fallen: defeat on turn ${turn}.`),
    set: () => 'Set by hand.',
  },
  ruledOut: {
    'no-match': ({ by }) => `Only a card with the same effect cancels this event, not ${COUNTER[by]}.`,
    'none-owned': ({ item }) => `You have none of this left: ${ITEM[item]}.`,
    'no-payment': ({ item }) => `You can’t pay with this: ${ITEM[item]}.`,
    unfair: ({ asked: a, offered: b }) => `Not a fair deal yet: you offer ${b} for ${a}.`,
    'enough-offered': ({ asked: a, offered: b }) => `You offer ${b} for ${a}; more would be too much.`,
    'not-in-hand': () => 'This unit isn’t in your hand.',
    'nobody-alone': ({ front: k }) => `No enemy unit stands alone in front ${k}.`,
  },
  outcomes: {
    culture: 'Culture victory: your civilization is the envy of the world.',
    science: 'Technology victory: your ship is on its way.',
    economy: 'Economic victory: your coins rule the world.',
    time: 'Time is up: history has passed you by.',
    battle: 'Your capital has fallen.',
  },
  turn: (turn) => `Turn ${turn}`,
  facts: (fact) => {
    const names: Partial<Record<string, string>> = {
      turn: 'Turn',
      dice: 'Event dice for the next roll',
      'debt.culture': 'Wound tokens: culture owed',
      'debt.resource': 'Wound tokens: resources owed',
      'battle.now': 'Battles due this turn',
      'battle.next': 'Battles due next turn',
      level: 'Your culture level',
      anarchy: 'Anarchy',
      walls: 'Walls of the capital',
      hand: 'Battle hand with one army',
      bonus: 'Combat bonus of buildings and great people',
      'wonder-bonus': 'Combat bonus of wonders and the rest',
      culture: 'Culture tokens',
      trade: 'Trade',
      coins: 'Coins',
      wheat: 'Wheat',
      silk: 'Silk',
      incense: 'Incense',
      iron: 'Iron',
    };
    const [what, type, row] = fact.split('.') as [string, keyof typeof TYPE, string?];
    if (what === 'rank') return `Rank of ${TYPE[type]}${also(type)}`;
    if (what === 'army') return `Cards: ${TYPE[type]}${also(type)}, kind ${row}`;
    return (names[fact] ?? fact) + also(fact);
  },
  value: (_, value) => ({ yes: 'yes', no: 'no', unknown: 'not told' })[value] ?? value,
  options: {
    deck: { name: 'Unit deck', help: 'Which cards the opponent draws from; you can bring your own count.' },
    civilizations: { name: 'Civilizations', help: 'Which boxes you own; you can bring your own list.' },
    tally: {
      name: 'Keep my tally',
      help: 'The app counts culture, resources, trade, coins and units, and asks less.',
    },
    oppCards: {
      name: 'Opponent’s cards',
      help: 'The app draws them, or you draw from your own cards and say what you see.',
      choices: { virtual: 'The app draws', physical: 'I draw' },
    },
    villageHelper: { name: 'Village helper', help: 'The app also plays barbarian villages.' },
    finalTurn: {
      name: 'Turn 16',
      help: 'The text says both: it marks the last turn, and reaching it loses.',
      choices: { playThenLose: 'Turn 16 is played', loseOnArrival: 'Reaching 16 loses' },
    },
    lastTurnBattle: {
      name: 'Battle rolled on the last turn',
      help: 'There is no next turn to fight it on.',
      choices: { ignore: 'Nothing happens', fightNow: 'Fought at once' },
    },
    resourceDebt: {
      name: 'Debts of resources',
      help: 'Whether a resource that you lack is owed, like culture.',
      choices: { on: 'Owed', off: 'Nothing happens' },
    },
    hutPaysResource: {
      name: 'Huts and villages as resources',
      help: 'Whether one may be given up when a resource is lost.',
      choices: { off: 'No', on: 'Yes' },
    },
    lossChoice: {
      name: 'Who picks what is lost',
      help: 'Resource, great person, building or wonder.',
      choices: { player: 'You', random: 'Chance' },
    },
    disasterTarget: {
      name: 'Who picks the square',
      help: 'For drought and deforestation.',
      choices: { random: 'Chance', player: 'You' },
    },
    cancelScope: {
      name: 'What can be cancelled',
      help: 'The text allows it for rolls 1 to 4.',
      choices: { '1to4': 'Rolls 1 to 4', all: 'Every event' },
    },
    counterMatch: {
      name: 'Destroying cards as a shield',
      help: 'Which event a card that destroys or causes something takes back.',
      choices: { matching: 'The same effect only', any: 'Any effect' },
    },
    rollOnDefence: {
      name: 'Two dice in defence',
      help: 'Whether cancelling cards and abilities in battle need the roll too.',
      choices: { on: 'Yes', off: 'No' },
    },
    cancelRoll: {
      name: 'When a card fails',
      help: 'Two readings of “a 1 & a 2”.',
      choices: { A: 'Double, or 1 and 2 (22%)', B: 'Double, or any 1 or 2 (67%)' },
    },
    halveWonders: {
      name: 'Wonders in the military event',
      help: 'The text halves buildings and great people.',
      choices: { off: 'In full', on: 'Halved too' },
    },
    lossPool: {
      name: 'Units lost in the military event',
      help: 'From which cards they are picked.',
      choices: { standing: 'All your units', drawn: 'The drawn cards' },
    },
    battleRow: {
      name: 'Strength of the attack',
      help: 'Which turn’s row counts; matters after turns 3, 7 and 12.',
      choices: { battleTurn: 'Turn of the battle', rollTurn: 'Turn of the roll' },
    },
    aircraft: {
      name: 'Aircraft',
      help: 'Whether they trump land units.',
      choices: { plain: 'They neither trump nor are trumped', trumpAll: 'They trump all others' },
    },
    oppBonus: { name: 'Opponent’s combat bonus', help: 'The text gives none.' },
    dealTest: {
      name: 'What a fair deal is',
      help: 'Read literally, the text asks for the reverse.',
      choices: { fair: 'You offer at least as much', literal: 'You offer at most as much' },
    },
    tradeUnit: {
      name: 'What a success allows',
      help: 'One piece, or any amount of one row of the table.',
      choices: { one: 'One item', anyAmountOfOneRow: 'One row, any amount' },
    },
    tradeTiming: {
      name: 'When you roll for trade',
      help: 'Before you collect trade, or after.',
      choices: { before: 'Before', after: 'After' },
    },
    mapNote: {
      name: 'Note on the map',
      help: 'The picture is missing from the text: note how you lay the tiles.',
    },
    'standIn.culture': {
      name: 'Simulation: culture tokens',
      help: 'How many the simulated player has at a loss.',
    },
    'standIn.growth': {
      name: 'Simulation: a unit every … turns',
      help: 'The simulated army starts with three.',
    },
    'standIn.bonus': {
      name: 'Simulation: combat bonus',
      help: 'Buildings and great people of the simulated player.',
    },
    'standIn.walls': { name: 'Simulation: walls from turn', help: '0: never.' },
  },
  presets: {
    v04: { name: 'Version 0.4', help: 'The rules as the text has them, open points settled.' },
    bookkeeper: { name: 'With the tally', help: 'The app counts your tokens and units.' },
    harsh: { name: 'Harsh', help: 'Fifteen turns, the stricter dice, no battle missed.' },
  },
  refusals: {},
  rules: {
    setup: 'Your civilization is drawn at random. Your culture level marker starts at the beginning of the track; the marker of another civilization, picture side down, starts there too and counts the turns. A wound token lies on space 16.',
    clock:
      'At the start of each turn the counter moves one space. Then wonders are swapped (turns 8 and 13), the event dice are rolled, the event is carried out, and the turn is played as usual. The text calls turn 16 the last and also says that reaching it loses. By default it is played, and at its end you have lost, unless you have already won.',
    'event-roll': 'One die on turn 1, one more each turn; after an event one die again, cancelled or not. A 5 or 6 on any of them brings one event. One more die says which, by the row of the turn.',
    losses: 'On a 1 or 2 you lose what the row says. By default you choose which resource, great person, building or wonder, since the text speaks of chance only for units, and huts and villages are no resources. A building goes back to the market, a wonder out of the game.',
    debts: 'For each token that you cannot pay you take a wound token: you are that many below zero. Whatever you gain of that kind gives back wound tokens first. By default resources are owed like culture, each kind separately.',
    'nothing-there': 'An event that finds nothing to take, or that your table does not allow, passes without effect and without debt; only culture and, by default, resources are owed. It has been an event all the same: next turn you roll one die.',
    picking: 'The app cannot see your table. You say how many there are, and the app or your own die names one, each with the same chance, in a fixed order.',
    'random-unit': 'On a 3, up to turn 7, one of your unit cards is lost, without an army figure; in the military event, one for each missing point. Chance names it, all types alike, by default among all your units. Without units nothing happens.',
    anarchy: 'On a 3, from turn 8, your government becomes anarchy at once, as in the base game: the capital takes no action this turn. At the next Start of Turn you choose any government you have. Immunities hold.',
    disasters: 'Drought turns a square into desert: not a mountain, not yet a desert. Deforestation takes a forest. The square lies in the outskirts of your cities and has no building or wonder. Which one is not said; by default chance names it, as if an opponent had played the card.',
    cancelling: 'By default rolls 1 to 4, where the text says so, can be cancelled with a culture event card that cancels events (Bread and Circuses, Jousting Tourney, Primetime TV) or another such ability. The event still counts as one: next turn you roll one die.',
    'counter-cards': 'A card with which you could destroy a building, wonder or great person, or cause drought or deforestation, can take back what a history event does to you: by default just that effect, since the list mirrors the table.',
    'two-dice': 'Whenever you use a culture event card or an ability paid with resources, roll two dice first. By default a double, or a 1 with a 2, cancels it: no effect, and the card and the resources are gone. In defence the roll is due as well, unless a setting spares it.',
    military: 'On a 5 draw as many unit cards as for an attack with one army. Their strength and your bonuses must reach the number of the row. Each card that kills an enemy figure lowers it by 2. For each missing point a random unit is lost, by default from all you have, and with them one army figure in all.',
    bonuses: 'In the military event, bonuses of buildings and great people count half, rounded down in total; wonders, which the text does not name, by default in full, cities not at all. In a battle everything counts in full.',
    announced: 'On a 6 a wound token reminds you: next turn, at the end of Movement, your capital is attacked. The row says how strongly, by default the one for the turn of the battle; on the last turn, which no other follows, nothing happens.',
    hands: 'A battle hand is three cards, and three more when you defend a city. Cards are drawn at random; with fewer you take all.',
    opponent:
      'The opponent has two units of each land type, from level 3 one aircraft, at level 4 two; from these it draws its hand. It plays its top card. If that can kill a unit of yours that stands alone, it does, the strongest it can; otherwise it opens a front. Of equally strong ones it takes the kill it survives, then the oldest front. By default the app draws its cards.',
    fronts:
      'You begin, but if you have walls, the opponent does. In turn each side plays one unit, into a new front or against an enemy that stands alone. Both strike at once, but a trump strikes first: infantry over mounted, mounted over artillery, artillery over infantry. Whoever has no cards left has no more turns. By default aircraft neither trump nor are trumped. A village that the app plays has one first-level card of each land type and begins.',
    abilities: 'What techs and cards do in battle the app cannot know: enter it in your battle turn. By default cards and paid abilities need the two dice here too.',
    'battle-end':
      'Survivors count their full strength (with separate health, what is left of it), plus bonuses, 12 for the capital, 4 for walls; by default the opponent has no bonus, since none is given. A tie is yours. If you win, take a resource of your choice from the market; if you lose, the game is lost. Killed units are gone. In a battle for a village the winner also loses an army figure for every two of them, but not the last one, and the loser all that fought.',
    trade: 'At the start of the Trade phase, by default before you collect trade, you may roll three dice, once a turn. Each 5 or 6 lets you take one item, for a price.',
    deals:
      'Read literally, the text asks for the reverse. By default what you offer, at its selling value, must be worth at least what you ask for, at its buying value, and each success is one piece; no change is given. Trade and culture 1 and 2, resource 4 and 8, hut 6 and 12, village 8 and 16; a culture event card costs 8 and cannot be offered.',
    wonders: 'At the start of turn 8 unbuilt ancient wonders leave the market and medieval ones come; on turn 13 modern ones replace what is unbuilt. Built wonders stay.',
    victories: 'Culture, technology and economic victory as in the base game; there is no military one. You lose when time is up, or when the capital falls. A battle comes before Research, so Space Flight that turn would be too late.',
    tally: 'If you like, the app keeps your culture, resources, trade, coins and units. You enter what you get and spend, and can correct it at any time.',
  },
  place: (id) => {
    const [what, which] = id.split('.') as [string, string?];
    if (what === 'history') {
      const band = BANDS[Number(which) - 1];
      return `Turns ${band?.from}–${band?.to}`;
    }
    const names: Record<string, string> = {
      culture: 'Culture track',
      'event-dice': 'event dice',
      'event-die': 'Event die',
      'debt.culture': 'culture owed',
      'debt.resource': 'resources owed',
      battles: 'battles to come',
      fronts: 'Fronts',
      hand: 'Your hand',
      'opponent-cards': 'cards of the opponent to come',
      fallen: 'Fallen',
      'tally.culture': 'culture',
      'tally.trade': 'trade',
      'tally.coins': 'coins',
      'tally.wheat': 'wheat',
      'tally.silk': 'silk',
      'tally.incense': 'incense',
      'tally.iron': 'iron',
      army: 'Your army',
    };
    return bare(which ?? '', names[id] ?? id);
  },
  piece: ({ kind, print = '', owner }) => {
    if (kind in TYPE) {
      const whose = owner === 'player' ? 'Your ' : owner === 'opponent' ? 'Enemy ' : '';
      const type = TYPE[kind as keyof typeof TYPE];
      return print ? `${whose}${type} ${print}${also(kind)}` : bare(kind, type);
    }
    if (kind === 'effect-battle') {
      const [level, k, next] = print.split('/');
      return `battle${next ? ' next turn' : ''}: level ${level}, ${cards(Number(k))}`;
    }
    if (kind.startsWith('effect-')) {
      const what = kind.slice(7) as EffectKind;
      return what === 'culture' ? `lose ${tokens(Number(print))}` : effect(what, Number(print));
    }
    return (
      {
        'own-marker': 'your culture level marker',
        'turn-counter': 'turn counter',
        wound: 'wound token',
        reminder: 'wound token: battle',
        wonders: 'wonders change',
        'event-die': print ? `die showing ${print}` : 'event die',
      }[kind] ?? kind
    );
  },
  cell: (place, cell) => (place === 'culture' ? (cell === 0 ? 'start' : `space ${cell}`) : place === 'fronts' ? `front ${cell + 1}` : ''),
  measures: {
    'events-by-turn': {
      name: 'Events by turn',
      help: 'The chance of a history event on each turn.',
      key: 'Turn',
      outcome: (k) => (k === 'event' ? 'event' : 'calm'),
    },
    'results-by-turn': {
      name: 'Which event by turn',
      help: 'The chance of each history event on each turn.',
      key: 'Turn',
      outcome: (k) => (k === 'calm' ? 'calm' : EFFECT[k as EffectKind]),
    },
    battles: {
      name: 'Battles',
      help: 'How many battles for the capital a whole game brings.',
      key: 'Whole game',
      row: () => 'whole game',
      outcome: (k) => battles(Number(k)),
    },
    'no-battle': {
      name: 'Peace from the start',
      help: 'The chance to come to a turn without a battle behind you.',
      key: 'Turn',
      outcome: (k) => (k === 'none' ? 'no battle so far' : 'one or more'),
    },
    'military-shortfall': {
      name: 'Military event by army',
      help: 'How many points an army falls short: cards of each type (weak, middle, strong), rank, hand and bonuses given.',
      key: 'Turn',
      outcome: (k) => (k === '0' ? 'withstood' : `${points(Number(k))} short`),
    },
    survive: {
      name: 'Would I survive?',
      help: 'The chance to hold the capital with an army (cards of each type: weak, middle, strong), rank, hand, walls and bonuses given, played by a simple plan.',
      key: 'Turn',
      outcome: (k) => (k === 'held' ? 'the capital holds' : 'the capital falls'),
    },
  },
  problems,
  bots: {
    steady: { name: 'Steady bot', help: 'sound and calm' },
  },
  checklist: (o) => [
    `A civilization for you is drawn at random; set out everything in your colour, with ${o.tally ? 'one infantry, one mounted and one artillery card that you will be asked for' : 'your three starting units'}.`,
    o.mapNote ? `The map: ${o.mapNote}` : 'The map: the picture is missing from the rules. A two-player map of eight tiles works, with a neutral tile instead of the absent home.',
    'Put your culture level marker at the start of the culture track, and the marker of another civilization beside it, picture side down: the turn counter.',
    'Put a wound token on space 16 of the culture track.',
    'Keep several six-sided dice and the wound tokens within reach.',
  ],
});

export const words = spoken('en', COMPONENTS, speak);

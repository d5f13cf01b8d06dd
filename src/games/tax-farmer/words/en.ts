/** Imperial Tax Farmer in English. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { listing, plural, type Words } from '../../../kernel/words.ts';
import { SEATS, type Seat } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { agentsNow, beforePoints, coinsGo, fieldHere, here, loadHere, names, needHere, riskHere, settled, tens } from './names.ts';
import { problems } from './problems/en.ts';

const n = plural('en');
const and = listing('en');
const NOTHING = 'NOTHING';
const N = names('en', NOTHING);
const forms = (one: string, other: string) => ({ one, other });
const agents = (k: number) => n(k, forms('agent', 'agents'));
const points = (k: number) => n(k, forms('point', 'points'));
const coins = (k: number) => n(k, forms('coin', 'coins'));
const dice = (k: number) => n(k, forms('die', 'dice'));
const cards = (k: number) => n(k, forms('need card', 'need cards'));
const rounds = (k: number) => n(k, forms('round', 'rounds'));
const gold = (k: number) => `${k} gold`;

const SEAT: Record<Seat, string> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  violet: 'Violet',
};
const seat = (id: string) => SEAT[id as Seat] ?? id;
const seats = (ids: readonly string[]) => and(ids.map(seat));
const who = (s: State) => SEAT[SEATS[s.active] as Seat];
const split = (arg: string) => arg.split(',') as [string, string];
const capital = (s: State) => N.province(s.options.board.provinces.find((p) => p.capital)?.id ?? '', s.options);
const all = (parts: readonly (string | false)[]) => and(parts.filter((part) => part !== false));
const gains = (parts: readonly (string | false)[]) => all(parts) || 'nothing';
const signed = (k: number) => (k > 0 ? `+${k}` : String(k));

/** A need that can be fulfilled now: the card, and the coins on it. */
const need = (s: State, field: string) => {
  const { print, coins: k, fields } = needHere(s, Number(field));
  return `${N.card(print, s.options)}${k ? ` +${k}` : ''}${fields > 1 ? ` (field ${field})` : ''}`;
};
/** Cards that are dealt with real hands. */
const never = (s: State) => (s.options.needExclusion === 'off' ? '' : ` A card that a province never needs goes back into the deck: ${s.options.excludedField === 'redraw' ? 'deal another one' : 'its field stays empty'}.`);
/** How many agents everybody places on the printed board. */
const placing = (s: State) => {
  const list = agentsNow(s).map(({ player, agents: k }) => `${SEAT[SEATS[player] as Seat]} ${k}`);
  return s.options.agentsOnRebellion === 'lost' ? `Extra agents: ${list.join(', ') || 'none'}` : list.join(', ');
};

const TIE = { capital: ' (tied; most agents in the capital)', die: ' (tied; by the die)' };

const speak = ({ bare, also }: Labels): Words<TaxFarmer> => ({
  title: 'Imperial Tax Farmer',
  pitch: 'Three to six tax farmers squeeze the provinces; bots take the empty chairs.',
  seats: seat,
  asks: {
    'choose-first': () => 'Who begins? Give that player the First Player marker.',
    'roll-first': (s) => `${who(s)}: roll a die for the First Player marker.`,
    'starting-rebellion': () => 'With this number of players one province starts in rebellion: which?',
    deal: (s) => {
      const { province, field, fields } = fieldHere(s);
      return `Deal a need card: ${N.province(province, s.options)}${fields > 1 ? `, field ${field}` : ''}.`;
    },
    place: (s) => `${who(s)}, round ${s.round}: place agents in one province. ${agents(s.unplaced[s.active] as number)} left.`,
    test: (s) => (s.options.rebellionRoll === 'oneRollForAll' ? `Rebellion tests: roll ${dice(s.options.players)} once for all provinces.` : `${N.province(here(s), s.options)}: rebellion test. Roll ${dice(s.options.players)}; ${loadHere(s)} or less is a rebellion (${riskHere(s, 'en')}).`),
    activate: (s) => `${who(s)}: activate a province that you lead.`,
    action: (s) => `${who(s)}, ${N.province(here(s), s.options)}: use ${N.action(here(s), s.options)}? ${N.actionText(here(s), s.options)}`,
    'pay-good': (s) => `${who(s)}: which good do you give up?`,
    'take-good': (s) => `${who(s)}: which good do you take?`,
    rival: (s) => `${who(s)}: from which rival do you take gold?`,
    coins: (s) => `${who(s)}: take coins off the need cards of which province?`,
    manual: (s) => `${who(s)}, ${N.action(here(s), s.options)}: ${N.actionText(here(s), s.options)} Carry it out on the table, set what has changed by hand, then go on.`,
    needs: (s) => `${who(s)}, ${N.province(here(s), s.options)}: fulfil a need?`,
    bribe: (s) => `${who(s)}: bribery. You have ${gold(s.gold[s.active] as number)} and ${points(s.points[s.active] as number)}. Buy points, or take gold back?`,
    'roll-lowest': (s) => `${who(s)}: tied for the fewest points; roll a die.`,
    dice: (s) => `${who(s)}: how many dice move the black Election marker?${settled(s, (to) => ` Whatever they show, it will stand on ${to}.`)}`,
    election: (s) => `${who(s)}: roll ${dice(s.hand)} for the black Election marker (now on ${s.marker}).`,
    'table-placed': (s) => `Round ${s.round}: place all agents on the board, ${SEAT[SEATS[s.first] as Seat]} first. ${placing(s)}.`,
    'table-load': (s) => `${N.province(here(s), s.options)}: how many agents and coins are there together?`,
    'table-acted': (s) => `Phase 3: activate provinces, ${SEAT[SEATS[s.first] as Seat]} first. Name each rebellion that is crushed; go on when nobody can activate any more.`,
    'table-points': (s) =>
      ({
        bribery: `${who(s)}: bribery. ${gold(1)} buys ${points(s.options.goldToPoints)}; ${gold(1)} back costs ${points(s.options.pointsPerGoldBack)}. How many points do you have afterwards?`,
        lost: `${who(s)}: total rebellion, so there is no more bribery. How many points do you have?`,
        convert: `${who(s)}: total rebellion. Change all your gold, ${gold(1)} into ${points(s.options.goldToPoints)}. How many points do you have?`,
      })[beforePoints(s)],
    'table-capital': (s) => `${who(s)}: how many agents do you have in ${capital(s)}?`,
    'table-supply': (s) =>
      s.round === 0
        ? `Shuffle the need cards and deal one to each need field of every province not in rebellion.${never(s)}`
        : `Supply: ${coins(s.options.board.bonuses.supplyCoins)} on every need card with a good, ${NOTHING + also('nothing')} cards into the deck, shuffle, deal to all empty fields of provinces not in rebellion.${never(s)}`,
  },
  moves: {
    first: (id) => seat(id),
    die: (k) => k,
    rebel: (id, s) => N.province(id, s.options),
    'deal-nothing': () => NOTHING + also('nothing'),
    deal: (card, s) => N.card(card, s.options),
    place: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${agents(Number(k))}`;
    },
    pass: () => 'Pass',
    sum: (k) => k,
    activate: (id, s) => N.province(id, s.options),
    use: (_, s) => `Use ${N.action(here(s), s.options)}`,
    skip: () => 'Leave the action',
    pay: (id, s) => `Give up ${N.good(id, s.options)}`,
    take: (id, s) => `Take ${N.good(id, s.options)}`,
    rival: (id, s) => `${seat(id)} (${gold(s.gold[SEATS.indexOf(id as Seat)] ?? 0)})`,
    coins: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${coins(Number(k))}`;
    },
    done: (_, s) => (s.step === 'manual' ? 'Carried out' : s.step === 'table-placed' ? 'All agents placed' : s.step === 'table-acted' ? 'Actions done' : 'Supply done'),
    fill: (k, s) => `Fulfil the need: ${need(s, k)}`,
    leave: () => 'Leave the needs',
    bribe: (k, s) => `${gold(Number(k))} into ${points(Number(k) * s.options.goldToPoints)}`,
    refund: (k, s) => `${points(Number(k) * s.options.pointsPerGoldBack)} into ${gold(Number(k))}`,
    keep: () => 'Change nothing',
    dice: (k) => dice(Number(k)),
    load: (k) => k,
    crushed: (id, s) => `Crushed: ${N.province(id, s.options)}`,
    points: (k) => points(Number(k)),
    agents: (k) => agents(Number(k)),
  },
  asides: { 'stop-here': () => 'Stop the game here' },
  events: {
    'first-die': ({ seat: id, die }) => `${seat(id)} rolls ${die}.`,
    'roll-again': ({ seats: ids }) => `Tied, a die decides: ${seats(ids)}.`,
    'first-player': ({ seat: id }) => `${seat(id)} takes the First Player marker.`,
    'starts-in-rebellion': ({ province }, o) => `${N.province(province, o)} starts in rebellion.`,
    dealt: ({ province, good, reward }, o) => `${N.province(province, o)}: ${good === null ? NOTHING + also('nothing') : `need card ${N.good(good, o)} ${reward}`}.`,
    excluded: ({ province, good }, o) => `${N.province(province, o)} never needs ${N.good(good, o)}: the field stays empty, the card goes back.`,
    'deck-empty': ({ province }, o) => `${N.province(province, o)}: no card left to deal.`,
    'round-begins': ({ round, seat: id }) => `Round ${round}. ${seat(id)} begins.`,
    agents: ({ seat: id, agents: k, extra }) => `${seat(id)} has ${agents(k)} this round${extra ? ` (${signed(extra)})` : ''}.`,
    placed: ({ seat: id, province, agents: k, left }, o) => `${seat(id)} places ${agents(k)} in ${N.province(province, o)}; ${left} left.`,
    'no-more': ({ seat: id }) => `${seat(id)} passes.`,
    'one-roll': ({ sum }) => `One roll for all provinces: ${sum}.`,
    holds: ({ province, load, sum }, o) => (sum ? `${N.province(province, o)} holds: ${sum} against ${load}.` : `${N.province(province, o)} holds: ${load} is too few to rebel.`),
    rebels: ({ province, load, sum, coins: k }, o) => `Rebellion! ${N.province(province, o)}: ${sum ? `${sum} against ${load}` : `${load} is too many`}. Marker on, agents off, need cards into the deck${{ bank: `, ${k ? coins(k) : 'coins'} to the bank`, stay: ', coins stay there', none: '' }[coinsGo(k, o) ?? 'none']}.`,
    'capital-riots': ({ province, load, sum }, o) => `${N.province(province, o)} riots (${sum ? `${sum} against ${load}` : `${load} is too many`}): all agents leave.`,
    'agents-lost': ({ seat: id, agents: k }) => `${seat(id)} loses ${agents(k)} for good.`,
    collected: ({ seat: id, province, gold: g, gained }, o) => `${seat(id)} activates ${N.province(province, o)}: ${gains([g > 0 && gold(g), ...N.each(gained, o)])}.`,
    'action-used': ({ seat: id, province, gold: g, points: p, lost }, o) => {
      const cost = all([g < 0 && gold(-g), p < 0 && points(-p), ...N.each(lost, o)]);
      return `${seat(id)} uses ${N.action(province, o)}${cost && `; cost: ${cost}`}.`;
    },
    gains: ({ seat: id, gold: g, points: p, gained }, o) => `${seat(id)} gains ${gains([g > 0 && gold(g), p > 0 && points(p), ...N.each(gained, o)])}.`,
    'more-agents': ({ seat: id, agents: k }) => `${seat(id)} has ${agents(k)} more next round.`,
    tithe: ({ seat: id, rival, gold: g }) => `${seat(id)} takes ${gold(g)} from ${seat(rival)}.`,
    'coins-off': ({ seat: id, province, coins: k }, o) => `${seat(id)} takes ${coins(k)} off ${N.province(province, o)}, to the bank.`,
    'by-hand': ({ seat: id, province }, o) => `${seat(id)} has carried out ${N.action(province, o)} on the table.`,
    filled: ({ seat: id, province, reward, coins: k, lost, points: p }, o) => `${seat(id)} fulfils a need in ${N.province(province, o)} with ${N.goods(lost, o)}: ${p ? points(reward) : gold(reward)}${k ? ` and ${coins(k)}` : ''}.`,
    crushed: ({ seat: id, province, points: p, gold: g, lost }, o) => `${seat(id)} crushes the rebellion in ${N.province(province, o)}: ${gains([points(p), g > 0 && gold(g)])}${lost.length ? `; ${N.goods(lost, o)} spent` : ''}.`,
    'table-crushed': ({ province }, o) => `The rebellion in ${N.province(province, o)} is crushed: marker off, ${points(o?.board.bonuses.crushPoints ?? 10)}.`,
    'told-points': ({ seat: id, points: p }) => `${seat(id)}: ${signed(p)} on the track.`,
    passed: ({ seat: id }) => `${seat(id)} passes for this round.`,
    bribed: ({ seat: id, gold: g, points: p }) => (g === 0 ? `${seat(id)} changes nothing.` : g < 0 ? `${seat(id)} pays ${gold(-g)} for ${points(p)}.` : `${seat(id)} gives up ${points(-p)} for ${gold(g)}.`),
    lowest: ({ seat: id, agents: k, tie }) => `${seat(id)} has the fewest points${tie ? TIE[tie] : ''}: First Player marker${k > 0 ? ` and ${agents(k)} more next round` : ''}.`,
    'lowest-die': ({ seat: id, die }) => `${seat(id)} rolls ${die}.`,
    // Where every roll comes to the same nobody rolls; an exact roll may have been too high (G45).
    marker: ({ seat: id, dice: d, sum, from, to }, o) =>
      sum === 0 && d > 0
        ? from === to
          ? `The black marker stays on ${to}: no roll can move it.`
          : `${seat(id)} moves the black marker from ${from} to ${to}; any roll would do, so none is made.`
        : from === to && o?.markerOvershoot !== 'exact'
          ? `The black marker stays on ${to}.`
          : `${seat(id)} moves the black marker ${d ? `with ${dice(d)}: ${sum}` : `by ${sum}`}, from ${from} to ${to}.`,
    straggler: ({ seat: id, agents: k }) => `${seat(id)} is behind the marker: ${agents(k)} more next round.`,
    supply: ({ coins: k, cards: c, nothing }) => `Supply: ${coins(k)} on each of ${cards(c)}${nothing ? `; ${NOTHING + also('nothing')} off: ${nothing}` : ''}.`,
    'total-rebellion': () => 'Every province but the capital is in rebellion.',
    converted: ({ seat: id, gold: g, points: p }) => `${seat(id)}: ${gold(-g)} become ${points(p)}.`,
    standings: ({ points: p }) => `Points: ${p.map((k, i) => `${SEAT[SEATS[i] as Seat]} ${k}`).join(', ')}.`,
    won: ({ seats: ids, points: p, rounds: r }) => (ids.length > 1 ? `${seats(ids)} share the victory with ${points(p)} after ${rounds(r)}.` : `${seats(ids)} wins with ${points(p)} after ${rounds(r)}.`),
    'all-lost': ({ rounds: r }) => `After ${rounds(r)} everybody has lost.`,
    set: () => 'Set by hand.',
  },
  ruledOut: {
    'few-agents': ({ left }) => `You have only ${agents(left)} left to place.`,
    'no-placing': ({ province, weapons }, o) => `${N.province(province, o)} is in rebellion; ${weapons ? `you can place agents there only if you have ${N.good(weapons, o)}` : 'no agents can be placed there'}.`,
    'must-place': () => 'You must place at least 1 agent.',
    'must-activate': () => 'You can’t pass while there is a province you can activate.',
    activated: ({ province }, o) => `${N.province(province, o)} has already been activated this round.`,
    'capital-waits': ({ province }, o) => `${N.province(province, o)} can’t be activated; it counts in phase 4.`,
    'led-by': ({ province, seat: id }, o) => `${seat(id)} has the most agents in ${N.province(province, o)}.`,
    'no-leader': ({ province, half }, o) => `Nobody has ${half ? 'more than half of the agents' : 'the most agents'} in ${N.province(province, o)}.`,
    'no-weapons': ({ province, good }, o) => `${N.province(province, o)} is in rebellion and you have no ${N.good(good, o)}.`,
    'no-good': ({ good }, o) => `You have no ${N.good(good, o)}.`,
    'has-good': ({ good }, o) => `You already have ${N.good(good, o)}.`,
    'just-given': ({ good }, o) => `Take another good: ${N.good(good, o)} can’t be chosen here.`,
  },
  outcomes: {
    election: 'The black marker has reached the end of the track.',
    rebellion: 'Total rebellion: the points as they stand decide.',
    'all-lose': 'Total rebellion: everybody has lost.',
    rounds: 'The last round is over: the points decide.',
    stopped: 'The game was stopped; the points as they stand decide.',
  },
  turn: (turn) => `Round ${turn}`,
  facts: (fact, o) => {
    const [what, one = '', two = ''] = fact.split('.');
    switch (what) {
      case 'marker':
        return 'Black Election marker';
      case 'first':
        return 'First Player';
      case 'round':
        return 'Round';
      case 'points':
        return `${seat(one)}: points`;
      case 'gold':
        return `${seat(one)}: gold`;
      case 'bonus':
        return `${seat(one)}: extra agents next round`;
      case 'unplaced':
        return `${seat(one)}: agents to place`;
      case 'good':
        return `${seat(one)} holds ${N.good(two, o)}`;
      case 'rebellion':
        return `${N.province(one, o)}: rebellion`;
      case 'agents':
        return `${N.province(one, o)}: agents of ${seat(two)}`;
      case 'card':
        return `${N.province(one, o)}: need card on field ${two}`;
      default:
        return `${N.province(one, o)}: coins on field ${two}`;
    }
  },
  value: (fact, value, o) => {
    if (fact === 'first') return seat(value);
    if (value === 'yes' || value === 'no' || value === 'none') return value;
    return fact.startsWith('card.') ? N.card(value, o) + also(value) : value;
  },
  options: {
    players: { name: 'Players', help: 'People and bots together.' },
    board: {
      name: 'Board',
      help: 'The default board is this project’s own design; load a file to play on another.',
    },
    tracking: {
      name: 'What the app does',
      help: 'Runs the whole game, or helps beside the printed board.',
      choices: { full: 'The whole game', helper: 'Helper at the printed board' },
    },
    allLoseOnTotalRebellion: {
      name: 'Everybody loses on total rebellion',
      help: 'The optional rule of the text.',
    },
    firstPlayer: {
      name: 'Who begins',
      help: 'By dice, or as the players agree.',
      choices: { roll: 'The highest die', choose: 'The players agree' },
    },
    needExclusion: {
      name: 'Needs that a province never has',
      help: 'The text says that the card agrees with the province’s demand.',
      choices: {
        ownProduction: 'What it produces',
        printed: 'Only what the board lists',
        off: 'No exclusion',
      },
    },
    excludedField: {
      name: 'A field with an excluded card',
      help: 'What becomes of it.',
      choices: { leaveEmpty: 'Stays empty this round', redraw: 'Gets another card' },
    },
    excludedCardReturn: {
      name: 'An excluded card',
      help: 'When it is shuffled back.',
      choices: { immediately: 'At once', afterDeal: 'After the deal' },
    },
    placementMinimum: {
      name: 'Fewest agents in a placement',
      help: '0: a player may pass; the phase ends when all pass in a row.',
    },
    placeInRebellion: {
      name: 'Placing in a rebellion',
      help: 'Crushing needs the lead there.',
      choices: {
        always: 'Allowed',
        withWeapons: 'With WEAPONS only',
        never: 'Never (then none can be crushed)',
      },
    },
    capitalCanRebel: { name: 'The capital is tested too', help: 'Its agents leave; no marker, no end.' },
    rebellionRoll: {
      name: 'Rolls of the tests',
      help: 'One for each province, or one for all.',
      choices: { perProvince: 'One for each province', oneRollForAll: 'One for all' },
    },
    coinsOnRebellion: {
      name: 'Coins when a province rebels',
      help: 'Those on its need cards.',
      choices: { bank: 'To the bank', stay: 'Stay; the crusher takes them' },
    },
    agentsOnRebellion: {
      name: 'Agents when a province rebels',
      help: 'Where they go.',
      choices: { return: 'Back next round', lost: 'Lost, but never below three' },
    },
    majority: {
      name: 'The lead',
      help: 'Most agents, or over half of them.',
      choices: { plurality: 'Most agents', absolute: 'Over half' },
    },
    majorityTie: {
      name: 'A tied lead',
      help: 'Who activates the province.',
      choices: { inactive: 'Nobody', firstInOrder: 'The first in the order of play' },
    },
    capitalActivation: {
      name: 'Activating the capital',
      help: 'For what the board gives it.',
      choices: { none: 'No', keepAgents: 'Yes, its agents stay' },
    },
    activation: {
      name: 'Activating',
      help: 'Whether a player may pass.',
      choices: { mandatory: 'As long as one can', mayPass: 'A player may pass for the round' },
    },
    needReward: {
      name: 'Reward for a need',
      help: 'The number printed on the card.',
      choices: { gold: 'Gold', points: 'Points' },
    },
    fulfilledCard: {
      name: 'A fulfilled need card',
      help: 'Where it goes.',
      choices: { deck: 'Into the deck', removed: 'Out of the game' },
    },
    crushAlsoCollects: { name: 'The crusher also collects', help: 'The province’s gold and goods, at once.' },
    crushAlsoActs: { name: 'Action after crushing', help: 'The crusher may also use the province’s action.' },
    weaponsConsumed: { name: 'Crushing spends WEAPONS', help: 'By default they stay in hand.' },
    pointsCap: { name: 'Most points', help: '0: no limit, markers lap the track.' },
    goldToPoints: { name: 'Points for one gold', help: 'The text does not say; 1 is the default.' },
    pointsPerGoldBack: { name: 'Points for one gold back', help: 'Two in the text.' },
    lowestTie: {
      name: 'Tied for the fewest points',
      help: 'What decides.',
      choices: { imperiaThenDie: 'Agents in the capital, then a die', die: 'A die' },
    },
    markerOvershoot: {
      name: 'The marker passing the end',
      help: 'What happens then.',
      choices: { stop: 'It stops there', exact: 'It does not move' },
    },
    belowMarker: {
      name: 'Behind the marker',
      help: 'Who gets an agent more.',
      choices: { strict: 'Fewer points than its space', orEqual: 'As many points, too' },
    },
    bonusStacking: {
      name: 'Extra agents add up',
      help: 'For the lowest player and for being behind the marker.',
    },
    rebellionEndTiming: {
      name: 'Total rebellion is looked at',
      help: 'When it ends the game.',
      choices: { afterTests: 'Right after the tests', endOfRound: 'At the end of the round' },
    },
    rebellionEndGold: {
      name: 'Gold at total rebellion',
      help: 'What it is worth.',
      choices: { lost: 'Nothing', convert: 'It becomes points' },
    },
    'setup.electionMarker': {
      name: 'The black marker starts on',
      help: '20 shortens the game by about two rounds.',
    },
    startingRebellion: {
      name: 'The province that starts in rebellion',
      help: 'With three players on the default board.',
      choices: { board: 'As the board says', random: 'By chance', firstPlayer: 'The First Player chooses' },
    },
    maxRounds: { name: 'Most rounds', help: 'A game that goes on this long ends by points.' },
    'standIn.points': {
      name: 'Simulated table: points in a round',
      help: 'Only for simulations of the helper.',
    },
    'standIn.load': {
      name: 'Simulated table: agents and coins',
      help: 'In a province; only for simulations of the helper.',
    },
  },
  presets: {
    standard: { name: 'Standard', help: 'Four players, the default readings.' },
    three: { name: 'Three players', help: 'One province starts in rebellion.' },
    short: { name: 'Short', help: 'The black marker starts on 40.' },
    harsh: { name: 'Harsh', help: 'Weapons are spent, agents lost, and everybody can lose.' },
  },
  refusals: {
    players: 'The board is not made for this number of players.',
    marker: 'The black marker would start beyond the end of the track.',
  },
  rules: {
    'first-player': 'Everybody rolls a die; the highest roll takes the First Player marker. A setting lets the players agree on somebody instead.',
    'roll-again': 'A tie that a die has to settle goes to the highest roll. Only those who are still tied roll again; the text says no more than that a die decides.',
    'starting-rebellion': 'With three players one province other than the capital starts in rebellion. Its action can’t be used until somebody crushes it. Which one the text does not say; a setting leaves it to the board, to chance or to the First Player.',
    deal: 'Every empty need field of a province not in rebellion gets one card. Which card comes is open until it is dealt; the deck is shuffled before each deal. If it runs out, the remaining fields stay empty.',
    exclusion: 'The text leaves a field empty when the card “agrees with the province’s demand”. By default we read: a province never needs what it makes. The field is empty for this round; the card goes back at once and can come up again.',
    rounds: 'A round has five phases. All agents come back for each round; extra agents are for one round only.',
    placement: 'From the First Player, clockwise: one province, any number of your agents, by default at least one, until all agents of all players stand on the board. The capital is allowed and, by default, provinces in rebellion, since crushing needs the lead there.',
    test: 'One die for each player, by default anew for each province. Agents and coins in the province together are its load; a sum equal to the load or below it is a rebellion. Numbers printed on cards don’t count. By default the capital is not tested, because the text sets it apart. Nobody rolls where no roll could matter.',
    rebellion: 'A rebellion marker is placed, all agents leave, the need cards go into the deck. By default the agents are back next round, and the coins go to the bank. While it lasts there is no production, no action, no need card and no further test.',
    lead: 'By default whoever has strictly more agents than every other player leads, tied and empty provinces stay inactive, and the capital is not activated: it works in phase 4.',
    activation: 'From the First Player, clockwise, one province at a time, as long as anybody leads one; by default nobody may decline. First its gold and goods (never a second card of a good), then perhaps its action, then perhaps its needs; then all agents leave it.',
    effects: 'An action can be used if its cost can be paid and each of its effects can do something. What the board file leaves to the players is carried out by hand.',
    needs: 'Give up the good that the card names and take the coins on the card and its reward: by default the printed number in gold, since it stands in a coin. By default the card goes into the deck.',
    crush: 'With WEAPONS in hand and the lead in a rebelling province, activating it removes the marker and gives ten points. The text says “possess”, so by default WEAPONS are kept, and nothing else happens there this round. Settings let the crusher also collect what the province makes, or use its action.',
    bribery: 'Once each, from the First Player: gold into points, or points back into gold, or nothing. The text gives only the way back, two points for one gold. By default one gold is one point; at any better rate going back and forth would be free.',
    lowest: 'Fewest points after bribery: the First Player marker and two agents more next round. Tied: by default most agents in the capital, then a die.',
    election: 'Whoever leads in the capital chooses one, two or three dice and moves the black marker by their sum; if nobody leads there, the player with the fewest points does. By default it stops at the end of the track; there the game ends.',
    stragglers: 'After the marker’s move whoever has fewer points than its space gets one agent more next round; by default equal points bring none, and the agent comes on top of the two for the lowest player.',
    track: 'One track for all three of its names. Everybody starts on 20. By default the black marker starts on 0, and points may go past the end.',
    supply: `Two coins on every need card with a good that is still there; ${NOTHING + also('nothing')} cards off; the deck is shuffled and all empty fields of provinces not in rebellion get a card.`,
    winner: 'Most points wins; gold and goods count nothing. Tied: more agents in the capital in the last round; still tied, the victory is shared.',
    'total-rebellion': 'When every province but the capital is in rebellion, the game ends and points decide: by default at once, and gold that was not changed is lost. Under the optional rule everybody loses.',
    tracking: 'With a setting for it, the app only helps beside the printed board. Then it asks for what it needs: agents and coins of a province before its test, points after bribery, agents in the capital.',
  },
  place: (id, o) => {
    const [what, one = ''] = id.split('.');
    if (what === 'province') return N.province(one, o);
    if (what === 'player') return seat(one);
    return { track: 'Election track', deck: 'need deck', test: 'rebellion test' }[id] ?? id;
  },
  about: (id, o) => N.about(id, gold, o),
  piece: ({ kind, owner, print, count }, o) => {
    const one = count === 1;
    const whose = owner ? `${seat(owner)}: ` : '';
    switch (kind) {
      case 'agent':
        return `${whose}${one ? 'agent' : 'agents'}`;
      case 'rebellion':
        return 'rebellion marker';
      case 'coin':
        return one ? 'coin' : 'coins';
      case 'need':
        return `need card ${N.card(print ?? '', o)}`;
      case 'nothing':
        return bare('nothing', NOTHING);
      case 'election':
        return 'black Election marker';
      case 'points':
        return `${whose}points marker${print ? ` (${print})` : ''}`;
      case 'first-player':
        return 'First Player marker';
      case 'gold':
        return `${whose}gold`;
      case 'unplaced':
        return `${whose}${one ? 'agent to place' : 'agents to place'}`;
      case 'bonus':
        return `${whose}${one ? 'extra agent next round' : 'extra agents next round'}`;
      case 'good':
        return N.good(print ?? '', o);
      default:
        return kind;
    }
  },
  cell: (place, cell) => (place === 'track' ? `space ${cell}` : cell > 0 ? `field ${cell}` : ''),
  measures: {
    rounds: {
      name: 'Rounds',
      help: 'How many rounds a game has.',
      key: 'Game',
      row: () => 'whole game',
      outcome: (k) => rounds(Number(k)),
    },
    endings: {
      name: 'Endings',
      help: 'How games end.',
      key: 'Game',
      row: () => 'whole game',
      outcome: (k) =>
        ({
          election: 'election',
          rebellion: 'total rebellion',
          'all-lose': 'everybody loses',
          rounds: 'out of rounds',
        })[k] ?? k,
    },
    winner: {
      name: 'Winner by seat',
      help: 'Who wins; the First Player is found by dice.',
      key: 'Game',
      row: () => 'whole game',
      outcome: (k) => (k === 'shared' ? 'shared' : k === 'nobody' ? 'nobody' : seat(k)),
    },
    rebellions: {
      name: 'Rebellions',
      help: 'How many provinces rise in a game.',
      key: 'Game',
      row: () => 'whole game',
      outcome: (k) => k,
    },
    'points-from-bribery': {
      name: 'Points from bribery',
      help: 'Of all players together, in tens.',
      key: 'Source',
      row: () => 'Bribery',
      outcome: tens,
    },
    'points-from-crushing': {
      name: 'Points from crushing',
      help: 'Of all players together, in tens.',
      key: 'Source',
      row: () => 'Crushed rebellions',
      outcome: tens,
    },
    'points-from-actions': {
      name: 'Points from actions',
      help: 'Of all players together, in tens.',
      key: 'Source',
      row: () => 'Actions',
      outcome: tens,
    },
    'points-from-needs': {
      name: 'Points from needs',
      help: 'Of all players together, in tens; only where a need is rewarded with points.',
      key: 'Source',
      row: () => 'Needs',
      outcome: tens,
    },
  },
  odds: (province, o) => N.province(province, o),
  problems,
  bots: {
    casual: { name: 'Casual bot', help: 'plays by feel, makes mistakes' },
    steady: { name: 'Steady bot', help: 'sound and calm' },
    hoarder: { name: 'Hoarder bot', help: 'collects, and parts with nothing' },
    spiteful: { name: 'Spiteful bot', help: 'wants you to have less' },
    schemer: { name: 'Schemer bot', help: 'looks ahead, the strongest' },
  },
  sources: {
    start: 'At the start',
    bribery: 'Bribery',
    crushing: 'Crushed rebellions',
    actions: 'Actions',
    needs: 'Needs',
    byHand: 'Set by hand',
  },
  checklist: (o) => {
    const { setup, provenance } = o.board;
    const own = provenance.kind === 'project-design' ? ['This board is the project’s own design: the printed one was not available.'] : [];
    if (o.placeInRebellion === 'never') own.push('Nobody may place agents in a rebellion, so none can be crushed.');
    if (o.tracking === 'full') return [...own, `The app keeps the board for ${o.players} players: nothing needs to lie on the table.`];
    return [
      ...own,
      `Each of the ${o.players} players takes ${agents(setup.agents)} and ${gold(setup.gold)}, and puts the rectangular marker on ${setup.points} of the Election track.`,
      `Put the black Election marker on ${o['setup.electionMarker']}.`,
      `Keep ${dice(o.players)}, the need cards, the goods, the coins and the rebellion markers within reach.`,
      'Then settle who is First Player and deal one need card to each need field: the app leads you through it.',
    ];
  },
});

export const words = edition({ nothing: NOTHING }, speak);

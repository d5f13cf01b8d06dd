/** What is asked, what the answers say on their buttons, and what the story tells of one that reports no event. */
import { type Lang, listing, percent, type Words } from '../../../kernel/words.ts';
import { bribeAsked, electionAsked, pointsAsked, testAsked } from '../rules/asked.ts';
import { atlas, cardAt } from '../rules/parts/atlas.ts';
import { fieldNumber } from '../rules/parts/deal.ts';
import { rivalAsked } from '../rules/phases/effects.ts';
import { cardName } from '../rules/position/adjust.ts';
import { activePlayer, provinceHere, type State, type TaxFarmer } from '../rules/state.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

export function asks(lang: Lang, d: Dictionary, n: Names): Words<TaxFarmer>['asks'] {
  const { active, first, here, action } = inView(n);
  const test = (s: State) => {
    const facts = testAsked(s);
    if (s.options.rebellionRoll === 'oneRollForAll') return d['ask.test.all'](facts);
    return d['ask.test']({ ...here(s), ...facts, risk: percent(lang, facts.risk, 0) });
  };
  /** How many agents everybody places on the printed board. */
  const placing = (s: State) => {
    const agents = agentsNow(s)
      .map(([player, k]) => d['ask.table-placed.each']({ seat: n.player(player), agents: k }))
      .join(', ');
    if (s.options.agentsOnRebellion !== 'lost') return agents;
    return agents ? d['ask.table-placed.extra']({ agents }) : d['ask.table-placed.no-extra'];
  };
  const points = (s: State) => {
    const { goldToPoints, pointsPerGoldBack, rebellionEndGold } = s.options;
    const facts = { ...active(s), points: goldToPoints, back: pointsPerGoldBack };
    return pointsAsked(s).after === 'bribery'
      ? d['ask.table-points'](facts)
      : d[`ask.table-points.${rebellionEndGold}`](facts);
  };
  /** The players deal real cards, so the text says what happens to a card that isn't needed. */
  const supply = (s: State) => {
    const { board, needExclusion, excludedField } = s.options;
    const deal =
      s.round === 0
        ? d['ask.table-supply.first']
        : d['ask.table-supply']({ coins: board.bonuses.supplyCoins, nothing: n.nothing });
    return needExclusion === 'off' ? deal : `${deal} ${d[`ask.table-supply.${excludedField}`]}`;
  };
  return {
    'choose-first': () => d['ask.choose-first'],
    'roll-first': (s) => d['ask.roll-first'](active(s)),
    'starting-rebellion': () => d['ask.starting-rebellion'],
    deal: (s) => {
      const { id, field, fields } = fieldHere(s);
      const province = n.province(id, s.options);
      return fields > 1 ? d['ask.deal.field']({ province, field }) : d['ask.deal']({ province });
    },
    place: (s) => d['ask.place']({ ...active(s), round: s.round, agents: activePlayer(s).unplaced }),
    test,
    activate: (s) => d['ask.activate'](active(s)),
    action: (s) => d['ask.action']({ ...active(s), ...here(s), ...action(s) }),
    'pay-good': (s) => d['ask.pay-good'](active(s)),
    'take-good': (s) => d['ask.take-good'](active(s)),
    rival: (s) => d['ask.rival'](active(s)),
    coins: (s) => d['ask.coins'](active(s)),
    manual: (s) => d['ask.manual']({ ...active(s), ...action(s) }),
    needs: (s) => d['ask.needs']({ ...active(s), ...here(s), gold: activePlayer(s).gold }),
    bribe: (s) => {
      const { buys, ...has } = bribeAsked(s);
      return d[buys ? 'ask.bribe' : 'ask.bribe.back']({ ...active(s), ...has });
    },
    'roll-lowest': (s) => d['ask.roll-lowest'](active(s)),
    dice: (s) => {
      const { to, ...stakes } = electionAsked(s);
      const asked = d['ask.dice']({ ...active(s), ...stakes });
      return to === undefined ? asked : `${asked} ${d['ask.dice.settled']({ to })}`;
    },
    election: (s) => d['ask.election']({ ...active(s), dice: s.dice, marker: s.marker }),
    'table-placed': (s) => d['ask.table-placed']({ ...first(s), round: s.round, agents: placing(s) }),
    'table-load': (s) => d['ask.table-load'](here(s)),
    'table-acted': (s) => d['ask.table-acted'](first(s)),
    'table-points': points,
    'table-capital': (s) => d['ask.table-capital']({ ...active(s), province: capital(s, n) }),
    'table-supply': supply,
  };
}

export function moves(lang: Lang, d: Dictionary, n: Names): Words<TaxFarmer>['moves'] {
  const and = listing(lang);
  const province = (id: string, s: State) => n.province(id, s.options);
  /** A good, and what it would bring: `Grain (Estyx 4 gold, Orivane 2 gold)`. */
  const valued = (id: string, s: State) => {
    const offers = offersFor(id, s).map(({ province, points, gold }) => {
      const gains = n.gains({ gold, points }, s.options).join(' + ');
      // Breaks in lines only between two of them.
      return [n.province(province, s.options), gains].filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
    });
    return { good: n.good(id, s.options), offers: offers.length > 0 ? ` (${offers.join(', ')})` : '' };
  };
  /** How many of something in a province: the 2 of `estyx,2`. */
  const many = (count: (k: number) => string) => (arg: string) => count(Number(arg.split(',')[1]));
  return {
    first: n.seat,
    die: (k) => k,
    rebel: province,
    'deal-nothing': () => n.nothing,
    deal: (card, s) => n.card(card, s.options),
    place: many(d['count.agents']),
    pass: () => d['move.pass'],
    sum: (k) => k,
    activate: province,
    use: (_, s) => d['move.use'](inView(n).action(s)),
    skip: () => d['move.skip'],
    pay: (id, s) => d['move.pay'](valued(id, s)),
    take: (id, s) => d['move.take'](valued(id, s)),
    rival: (id, s) => d['move.rival']({ seat: n.seat(id), ...rivalAsked(s, id) }),
    coins: many(d['count.coins']),
    done: (_, s) => d[`move.done.${doneWith(s)}`],
    fill: (field, s) => {
      const { card, coins, fields } = needHere(s, Number(field));
      const [id = '', printed = 0] = card.split(',');
      const reward = Number(printed);
      const inPoints = s.options.needReward === 'points';
      const all = inPoints ? { points: reward, gold: coins } : { gold: reward + coins };
      const sum = and(n.gains(all, s.options));
      const gains = coins > 0 ? d['gains.filled']({ gains: sum, reward, coins }) : sum;
      const need = { good: n.good(id, s.options), gains };
      return fields > 1 ? d['move.fill.field']({ ...need, field }) : d['move.fill'](need);
    },
    leave: () => d['move.leave'],
    bribe: (k, { options }) => d['move.bribe']({ gold: Number(k), points: Number(k) * options.goldToPoints }),
    refund: (k, { options }) =>
      d['move.refund']({ gold: Number(k), points: Number(k) * options.pointsPerGoldBack }),
    keep: () => d['move.keep'],
    dice: (k) => d['count.dice'](Number(k)),
    load: (k) => k,
    crushed: (id, s) => d['move.crushed']({ province: province(id, s) }),
    points: (k) => d['count.points'](Number(k)),
    agents: (k) => d['count.agents'](Number(k)),
  };
}

/** Agents and coins are grouped by province; buying gold back is one button, since it's seldom wise. */
export function groups(d: Dictionary, n: Names): NonNullable<Words<TaxFarmer>['groups']> {
  const province = (arg: string, s: State) => n.province(arg.split(',')[0] ?? '', s.options);
  return { place: province, coins: province, refund: () => d['group.refund'] };
}

export function told(d: Dictionary, n: Names): Words<TaxFarmer>['story'] {
  const { active, here, action } = inView(n);
  return {
    use: (_, s) => d['told.use']({ ...active(s), ...action(s) }),
    skip: (_, s) => d['told.skip']({ ...active(s), ...action(s) }),
    leave: (_, s) => d['told.leave']({ ...active(s), ...here(s) }),
    dice: (k, s) => d['told.dice']({ ...active(s), dice: Number(k) }),
    done: (_, s) => {
      const what = doneWith(s);
      return what === 'placed' || what === 'acted' ? d[`told.done.${what}`] : '';
    },
    load: (load, s) => d['told.load']({ ...here(s), load }),
    agents: (k, s) => d['told.agents']({ ...active(s), province: capital(s, n), agents: Number(k) }),
  };
}

/** Who and what a prompt speaks of, by name. */
function inView(n: Names) {
  const id = (s: State) => s.options.board.provinces[s.here]?.id ?? '';
  return {
    active: (s: State) => ({ seat: n.player(s.active) }),
    first: (s: State) => ({ seat: n.player(s.first) }),
    /** The province that is being tested or activated, and its action. */
    here: (s: State) => ({ province: n.province(id(s), s.options) }),
    action: (s: State) => ({ action: n.action(id(s), s.options), text: n.actionText(id(s), s.options) }),
  };
}

function capital(s: State, n: Names): string {
  return n.province(s.options.board.provinces.find((province) => province.capital)?.id ?? '', s.options);
}

/** What the table was busy with when it said `done`. */
function doneWith({ step }: State): 'manual' | 'placed' | 'acted' | 'supply' {
  if (step === 'manual') return step;
  return step === 'table-placed' ? 'placed' : step === 'table-acted' ? 'acted' : 'supply';
}

/** The field that is dealt to: its province, its number there, and how many there are. */
function fieldHere(s: State): { id: string; field: number; fields: number } {
  const { id, fields } = provinceHere(s);
  return { id, field: fieldNumber(s.field), fields: fields.length };
}

/** The need card on a field of the province that is activated, as `grain,2`, and the coins on it. */
function needHere(s: State, number: number): { card: string; coins: number; fields: number } {
  const a = atlas(s);
  const { fields } = provinceHere(s);
  const { card, coins } = fields[number - 1] ?? { card: null, coins: 0 };
  return { card: card === null ? '' : cardName(a, cardAt(a, card)), coins, fields: fields.length };
}

/** What a good would bring in provinces where its owner leads: the needs that it fulfils, the rebellions that it crushes. */
function offersFor(good: string, s: State): readonly { province: string; gold: number; points: number }[] {
  const a = atlas(s);
  const number = a.goodNumber(good);
  const { board, needReward } = s.options;
  return s.provinces.flatMap(({ id, rebels, fields, loose }) => {
    if (rebels && good === board.weaponsGood)
      return [{ province: id, gold: loose, points: board.bonuses.crushPoints }];
    return fields.flatMap(({ card, coins }) => {
      const need = card === null ? undefined : cardAt(a, card);
      if (need?.good !== number) return [];
      const inPoints = needReward === 'points';
      return [
        { province: id, gold: coins + (inPoints ? 0 : need.reward), points: inPoints ? need.reward : 0 },
      ];
    });
  });
}

/** Agents for this round; if agents can be lost, only the table knows how many are left, so only the extra ones (G19). */
function agentsNow({ options, players }: State): readonly (readonly [player: number, agents: string])[] {
  const all = players.map(({ unplaced }, player) => [player, unplaced] as const);
  if (options.agentsOnRebellion !== 'lost') return all.map(([player, agents]) => [player, String(agents)]);
  return all
    .map(([player, agents]) => [player, agents - options.board.setup.agents] as const)
    .filter(([, extra]) => extra > 0)
    .map(([player, extra]) => [player, `+${extra}`]);
}

/** What is asked at each step, and with which facts. */

import { phrasesOf } from '../../../kernel/sentences.ts';
import type { Words } from '../../../kernel/words.ts';
import { CITY_HAND } from '../rules/battle/hand.ts';
import { missing } from '../rules/events/military.ts';
import { asked, offered } from '../rules/market/deal.ts';
import type { Civilization } from '../rules/spec.ts';
import { bookOf, hitOf, pickOf, type State } from '../rules/state.ts';
import { armySize } from '../rules/tally/army.ts';
import { effectOn, lastTurn, newAge } from '../rules/turn/turn.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

export function asks(
  d: Dictionary,
  { item, items, effect, bonusLabels }: Names,
): Words<Civilization>['asks'] {
  return {
    ...phrasesOf(d, 'ask'),
    wonders: ({ turn }) => d[`ask.wonders.${newAge(turn)}`],
    'event-dice': ({ turn, dice }) => d['ask.event-dice']({ turn, dice }),
    'event-die': ({ turn }) => d['ask.event-die']({ turn }),
    cancel: (s) => {
      const { kind, amount } = effectOn(s, s.turn, s.hit?.die ?? 1);
      return d['ask.cancel']({
        what:
          s.hit?.effect === 'building' && s.hit.loss
            ? d[`loss.${s.hit.loss}`]
            : kind === 'drought' || kind === 'deforestation'
              ? d[`means.${kind}`]
              : effect(kind, amount),
      });
    },
    'two-dice': ({ options }) => d[`ask.two-dice.${options.cancelRoll}`],
    'culture-owned': (s) => d['ask.culture-owned']({ tokens: hitOf(s, 'culture').toLose }),
    'resource-owned': ({ options }) =>
      options.hutPaysResource === 'on'
        ? d[`ask.resource-owned.${options.lossChoice}.huts`]
        : d[`ask.resource-owned.${options.lossChoice}`],
    'person-owned': ({ options }) => d[`ask.person-owned.${options.lossChoice}`],
    'units-owned': (s) => d[countsDrawn(s) ? 'ask.units-owned.drawn' : 'ask.units-owned'],
    squares: (s) => d[s.hit?.effect === 'drought' ? 'ask.squares.drought' : 'ask.squares.deforestation'],
    pick: (s) => d['ask.pick']({ of: pickOf(s).of, order: order(d, s) }),
    strength: (s) => d['ask.strength']({ need: hitOf(s, 'military').need }),
    draw: (s) =>
      d['ask.draw']({
        need: hitOf(s, 'military').need,
        nth: hitOf(s, 'military').drawn.length + 1,
        of: Math.min(s.known.hand ?? 0, armySize(s)),
      }),
    bonus: ({ battle }) => d[battle ? 'ask.bonus.battle' : 'ask.bonus'](bonusLabels),
    figures: (s) => d['ask.figures']({ missing: missing(s), need: hitOf(s, 'military').need }),
    collect: ({ tally }) => d['ask.collect']({ trade: tally.trade }),
    trade: ({ options }) => d[`ask.trade.${options.tradeTiming}`],
    deal: ({ deal }) => {
      const facts = { chosen: deal?.rows ?? 0, successes: deal?.successes ?? 0 };
      const worth = deal ? asked(deal) : 0;
      return worth > 0 ? d['ask.deal.worth']({ ...facts, worth }) : d['ask.deal'](facts);
    },
    pay: ({ deal }) =>
      d['ask.pay']({
        want: items(deal?.want ?? {}),
        asked: deal ? asked(deal) : 0,
        offer: items(deal?.offer ?? {}),
        offered: deal ? offered(deal) : 0,
      }),
    'want-amount': ({ deal }) => d['ask.want-amount']({ item: deal?.item ? item(deal.item) : d.items.none }),
    'pay-amount': ({ deal }) => d['ask.pay-amount']({ item: deal?.item ? item(deal.item) : d.items.none }),
    'my-hand': ({ battle, known }) => {
      const cards = battle?.hand.length ?? 0;
      if (battle?.kind === 'village') return d['ask.my-hand.village']({ cards });
      return d['ask.my-hand']({ army: known.hand ?? 0, city: CITY_HAND, cards });
    },
    'draw-hand': ({ battle }) => d['ask.draw-hand']({ nth: (battle?.hand.length ?? 0) + 1 }),
    'their-card': ({ battle }) =>
      d[battle?.kind === 'village' ? 'ask.their-card.village' : 'ask.their-card']({
        cards: battle?.cards ?? 0,
      }),
    'turn-end': (s) =>
      [
        d['ask.turn-end']({ turn: s.turn }),
        ...(s.anarchy === s.turn ? [d['ask.turn-end.anarchy']] : []),
        ...(s.turn >= lastTurn(s) ? [d['ask.turn-end.last']] : []),
      ].join(' '),
    ability: ({ use }) => {
      const what = use?.kind === 'battle' ? use.what : undefined;
      return d[`ask.ability.${what === 'add' || what === 'remove' ? what : 'wounds'}`];
    },
    'ability-amount': ({ use }) =>
      d[`ask.ability-amount.${use?.kind === 'battle' && use.what === 'bonus' ? 'bonus' : 'wounds'}`],
    gain: (s) => {
      const { what } = bookOf(s);
      if (what === 'unit') return d['ask.gain.unit'];
      return what === 'resource' && s.options.tally ? d['ask.gain.kind'] : d['ask.gain']({ what });
    },
    spend: (s) => {
      const { what } = bookOf(s);
      if (what === 'unit') return d['ask.spend.unit'];
      return what === 'resource' ? d['ask.spend.kind'] : d['ask.spend']({ what });
    },
  };
}

/** Does a military event take its losses from the cards that were drawn for it? */
export function countsDrawn({ hit, options }: State): boolean {
  return hit?.effect === 'military' && options.lossPool === 'drawn';
}

/** How the player counts what chance picks from. */
function order(d: Dictionary, s: State): string {
  switch (pickOf(s).effect) {
    case 'resource':
      return d[s.options.hutPaysResource === 'on' ? 'order.resource.huts' : 'order.resource'];
    case 'person':
      return d['order.person'];
    case 'building':
      return d['order.building'];
    case 'drought':
    case 'deforestation':
      return d['order.square'];
    default:
      return d['order.unit'];
  }
}

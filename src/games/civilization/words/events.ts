/** What the story says of each event, and why a move isn't possible. */
import { phrasesOf } from '../../../kernel/sentences.ts';
import { times, type UnboundWords } from '../../../kernel/words.ts';
import type { Events } from '../rules/reports.ts';
import type { Civilization } from '../rules/spec.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

type Spoken = Required<UnboundWords<Civilization>>;

/** Sentences that follow one another. */
const join = (...sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ');
/** Of a sentence to which the player may have added a reason. */
const end = (reason: string) => (reason ? `: ${reason}` : '.');

export function events(d: Dictionary, names: Names): Spoken['events'] {
  const { unit, item, items, effect, by, civilization } = names;
  return {
    ...phrasesOf(d, 'event'),
    civilization: ({ id }, options) =>
      d['event.civilization']({ name: civilization(options.civilizations, id) }),
    counter: ({ id }, options) => d['event.counter']({ name: civilization(options.civilizations, id) }),
    'first-unit': ({ unit: card }) => d['event.first-unit']({ unit: unit(card) }),
    'turn-begins': ({ turn, due }) => d[due > 0 ? 'event.turn-begins.attack' : 'event.turn-begins']({ turn }),
    'event-roll': ({ dice, result }) => d[`event.event-roll.${result}`]({ dice }),
    'history-event': ({ die, effect: kind, amount }) =>
      d['event.history-event']({ die, effect: effect(kind, amount) }),
    'loss-chosen': ({ what, k, of }) => d[`event.loss-chosen.${what}`]({ k, of }),
    cancelled: (f) => d['event.cancelled']({ by: by(f.by) }),
    'two-dice': ({ use, result }) => d[`event.two-dice.${result}`]({ use: d.uses[use] }),
    'roll-skipped': ({ use }) => d['event.roll-skipped']({ use: d.uses[use] }),
    'no-effect': ({ effect: kind }) => d['event.no-effect']({ effect: d[`effect.${kind}`] }),
    'not-possible': ({ effect: kind, reason }) =>
      d['event.not-possible']({ effect: d[`effect.${kind}`], end: end(reason) }),
    'wonders-swapped': (f) => (f.out > 0 ? d['event.wonders-swapped'](f) : d['event.wonders-swapped.none']),
    'culture-lost': ({ due, paid, debt }) => {
      const wounds = due - paid;
      if (wounds === 0) return d['event.culture-lost']({ paid });
      if (paid === 0) return d['event.culture-lost.none']({ wounds, debt });
      return d['event.culture-lost.owed']({ paid, wounds, debt });
    },
    'resource-lost': ({ what, k, of }) => {
      if (k) return d['event.resource-lost.number']({ k, of });
      return what === 'resource'
        ? d['event.resource-lost.chosen']
        : d['event.resource-lost']({ item: item(what) });
    },
    'person-lost': ({ k, of }) =>
      k ? d['event.person-lost.number']({ k, of }) : d['event.person-lost.chosen'],
    'building-lost': ({ what }) => d[`event.building-lost.${what}`],
    'unit-lost': (f) =>
      f.unit ? d['event.unit-lost']({ unit: unit(f.unit) }) : d['event.unit-lost.number'](f),
    anarchy: ({ again }) => d[again ? 'event.anarchy.again' : 'event.anarchy'],
    disaster: ({ what, k, of }) =>
      k ? d[`event.disaster.${what}`]({ k, of }) : d[`event.disaster.${what}.chosen`],
    drawn: ({ unit: card, strength }) => d['event.drawn']({ unit: unit(card), strength }),
    'figure-lost': ({ lost }) => d[lost ? 'event.figure-lost' : 'event.figure-lost.none'],
    'battle-begins': ({ kind, level, cards, hand, first }) =>
      d[`event.battle-begins.${kind}`]({ level, cards, hand, first: d[`first.${first}`] }),
    'unit-played': (f) => {
      const played = { unit: unit(f.unit), front: f.front + 1 };
      return f.against
        ? d['event.unit-played.against']({ ...played, against: unit(f.against) })
        : d['event.unit-played'](played);
    },
    'opponent-plays': (f) => {
      if (f.why === 'cancelled') return d['event.opponent-plays.cancelled']({ unit: unit(f.unit) });
      const played = { unit: unit(f.unit), front: f.front + 1, why: d[`why.${f.why}`] };
      return f.against
        ? d['event.opponent-plays.against']({ ...played, against: unit(f.against) })
        : d['event.opponent-plays'](played);
    },
    clash: (f) =>
      d['event.clash']({ front: f.front + 1, first: d[`clash.${f.first}`], dead: dead(d, names, f) }),
    ability: ({ ability: what, amount, unit: card, front }) => {
      const detail = card ? `: ${unit(card)}` : amount ? `: ${amount}` : '';
      const ability = d[`ability.${what}`] + detail;
      return front === undefined ? `${ability}.` : d['event.ability.front']({ ability, front: front + 1 });
    },
    'battle-over': ({ mine, city, bonus, theirs, won }) =>
      d['event.battle-over']({
        mine,
        city,
        bonus,
        total: mine + city + bonus,
        theirs,
        result: d[won ? 'battle-over.won' : 'battle-over.lost'],
      }),
    'battle-decided': ({ won, reason }) =>
      d[won ? 'event.battle-decided.won' : 'event.battle-decided.lost']({
        reason: reason && ` (${reason})`,
      }),
    remove: (f) => removed(d, names, f),
    spoils: ({ resource, paysDebt }) => {
      if (resource === 'none') return d['event.spoils.none'];
      return d[paysDebt ? 'event.spoils.debt' : 'event.spoils']({ item: item(resource) });
    },
    'trade-roll': ({ successes }) =>
      successes === 0 ? d['event.trade-roll.none'] : d['event.trade-roll']({ successes }),
    deal: ({ want, offer, asked, offered }) =>
      join(
        d['event.deal']({ want: items(want), asked, offer: items(offer), offered }),
        !!want.card && d['event.deal.card'],
        !!(want.hut || want.village) && d['event.deal.huts'],
      ),
    collected: ({ trade, over }) =>
      over > 0 ? d['event.collected.over']({ trade, over }) : d['event.collected']({ trade }),
    gained: ({ what: thing, amount, paid, debt }) => {
      const what = times(amount, item(thing));
      if (paid === 0) return d['event.gained']({ what });
      const back = { what, paid, rest: amount - paid };
      return debt > 0 ? d['event.gained.owing']({ ...back, debt }) : d['event.gained.paid'](back);
    },
    spent: ({ what, amount }) =>
      d[what === 'unit' ? 'event.spent.unit' : 'event.spent']({ what: times(amount, item(what)) }),
    advanced: ({ space, person }) => d[person ? 'event.advanced.person' : 'event.advanced']({ space }),
    victory: ({ kind, turn, reason }) => d[`event.victory.${kind}`]({ turn, end: end(reason) }),
    defeat: ({ kind, turn }) => d[`event.defeat.${kind}`]({ turn }),
  };
}

/** Who of two units that met is dead. */
function dead(d: Dictionary, { unit }: Names, f: Events['clash']): string {
  if (f.mineDies && f.theirsDies) return d['clash.both-die'];
  if (f.mineDies) return d['clash.mine-dies']({ unit: unit(f.mine) });
  return f.theirsDies ? d['clash.theirs-dies']({ unit: unit(f.theirs) }) : d['clash.both-live'];
}

/** What the player takes off the table after a battle. */
function removed(d: Dictionary, { units }: Names, { kind, won, units: lost, figures }: Events['remove']) {
  const count = Object.values(lost).reduce((sum, k) => sum + k, 0);
  const forces = count > 0 ? d['event.remove']({ units: units(lost), count }) : d['event.remove.no-units'];
  if (kind === 'capital') return join(forces, count > 0 && d['event.remove.figures-stay']);
  if (!won) return join(forces, d['event.remove.village-lost']);
  return join(forces, figures > 0 && d['event.remove.figures']({ figures }), d['event.remove.village-won']);
}

export function ruledOut(d: Dictionary, { item, by }: Names): Spoken['ruledOut'] {
  return {
    ...phrasesOf(d, 'ruledOut'),
    'no-match': (f) => d['ruledOut.no-match']({ by: by(f.by) }),
    'none-owned': (f) => d['ruledOut.none-owned']({ item: item(f.item) }),
    'no-payment': (f) => d['ruledOut.no-payment']({ item: item(f.item) }),
  };
}

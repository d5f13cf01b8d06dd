/** What the Civilization solo game says when, and with which facts: the same in every language. */
import { arg, verb } from '../../../kernel/game.ts';
import { edition, type Labels } from '../../../kernel/printed.ts';
import { phrasesOf, plain, textsOf } from '../../../kernel/sentences.ts';
import { type Lang, sayMove, type UnboundWords } from '../../../kernel/words.ts';
import { TYPES, type Type } from '../rules/box/units.ts';
import { BANDS, type EffectKind } from '../rules/events/history.ts';
import type { Civilization } from '../rules/spec.ts';
import type { State } from '../rules/state.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { asks } from './asks.ts';
import { events, ruledOut } from './events.ts';
import { asides, moves, told } from './moves.ts';
import { type Names, namesIn } from './names.ts';
import type { Dictionary } from './sentences.ts';

type Spoken = UnboundWords<Civilization>;

export function said(lang: Lang, d: Dictionary): Spoken {
  return edition({ ...d.types, ...d.components }, (labels) => spoken(d, labels, namesIn(lang, d, labels)));
}

function spoken(d: Dictionary, labels: Labels, names: Names): Spoken {
  const values = textsOf(d, 'value');
  const owners = textsOf(d, 'owner');
  const words: Spoken = {
    ...plain<Civilization>(d),
    seats: () => d.seat,
    asks: asks(d, names),
    moves: moves(d, names),
    groups: { cancel: () => d['group.cancel'], counter: () => d['group.cancel'] },
    rare: ['cancel', 'counter'],
    asides: asides(d, names),
    story: told(d, names),
    events: events(d, names),
    ruledOut: ruledOut(d, names),
    turn: (turn) => d.turn(turn),
    facts: factNames(d, labels),
    owner: (fact) => owners[fact.split('.')[0] ?? ''],
    value: (_, value) => values[value] ?? value,
    place: placeNames(d, labels, names),
    piece: pieceNames(d, labels, names),
    cell: (place, cell) => {
      if (place === 'fronts') return d['cell.front'](cell + 1);
      if (place !== 'culture') return '';
      return cell === 0 ? d['cell.start'] : d['cell.space'](cell);
    },
    odds: (outcome) => {
      const dice = arg(outcome);
      return dice === '0' || dice === '1' ? d[`move.success.${dice}`] : d['move.success']({ dice });
    },
    measures: measures(d),
    bots: { steady: d['bot.steady'] },
    prospect: (id, s) => prospect(d, words, id, s),
    problems: phrasesOf(d, 'problem'),
    course: { title: d['course.title'], line: () => d['fact.level'], step: (label) => d.turn(label) },
    checklist: ({ tally, mapNote }) => [
      { text: d[tally ? 'checklist.civilization.tally' : 'checklist.civilization'], draw: 'pieces' },
      { text: mapNote ? d['checklist.map.note']({ note: mapNote }) : d['checklist.map'], draw: 'tiles' },
      { text: d['checklist.wound'], places: ['culture'], pieces: ['last-turn'] },
      { text: d['checklist.dice'], draw: 'dice' },
    ],
    gaps: ({ mapNote }) => [...(mapNote ? [] : [d['gap.map']]), d['gap.events']],
  };
  return words;
}

function factNames(d: Dictionary, { also }: Labels): Spoken['facts'] {
  const names = textsOf(d, 'fact');
  return (fact) => {
    const [what, id = '', kind = ''] = fact.split('.');
    const resource = RESOURCES.find((each) => each === fact);
    if (resource) return d.components[resource] + also(resource);
    const type = d.types[id as Type] + also(id);
    if (what === 'rank') return d['fact.rank']({ type });
    return what === 'army' ? d['fact.army']({ type, kind }) : (names[fact] ?? fact);
  };
}

function placeNames(d: Dictionary, { bare }: Labels, { item }: Names): Spoken['place'] {
  const names = textsOf(d, 'place');
  return (id) => {
    const [what, which = ''] = id.split('.');
    const band = BANDS[Number(which) - 1];
    if (what === 'history' && band) return d['place.history'](band);
    const resource = RESOURCES.find((each) => id === `tally.${each}`);
    return resource ? bare(resource, item(resource)) : (names[id] ?? id);
  };
}

function pieceNames(d: Dictionary, { bare, also }: Labels, { effect }: Names): Spoken['piece'] {
  const names = textsOf(d, 'piece');
  return ({ kind, print = '', owner }) => {
    const type = TYPES.find((each) => each === kind);
    if (type) {
      if (!print) return bare(type, d.types[type]);
      const unit = `${d.types[type]} ${print}${also(type)}`;
      if (owner === 'player') return d['piece.mine']({ unit });
      return owner === 'opponent' ? d['piece.theirs']({ unit }) : unit;
    }
    if (kind === 'event-die' && print) return d['piece.event-die.showing']({ face: print });
    if (kind === 'effect-culture') return d['piece.effect-culture']({ amount: Number(print) });
    if (kind === 'effect-battle') {
      const [level = '', cards, nextTurn] = print.split('/');
      return d[nextTurn ? 'piece.effect-battle.next-turn' : 'piece.effect-battle']({
        level,
        cards: Number(cards),
      });
    }
    if (kind.startsWith('effect-')) return effect(kind.slice('effect-'.length) as EffectKind, Number(print));
    return names[kind] ?? kind;
  };
}

function measures(d: Dictionary): Spoken['measures'] {
  return {
    'events-by-turn': {
      ...d['measure.events-by-turn'],
      outcome: (k) => d[k === 'event' ? 'result.event' : 'result.calm'],
    },
    'results-by-turn': {
      ...d['measure.results-by-turn'],
      outcome: (k) => (k === 'calm' ? d['result.calm'] : d[`effect.${k as EffectKind}`]),
    },
    battles: {
      ...d['measure.battles'],
      row: () => d['row.battles'],
      outcome: (k) => d['result.battles'](Number(k)),
    },
    'no-battle': {
      ...d['measure.no-battle'],
      outcome: (k) => d[k === 'none' ? 'result.no-battle' : 'result.some-battle'],
    },
    'military-shortfall': {
      ...d['measure.military-shortfall'],
      outcome: (k) => (k === '0' ? d['result.withstood'] : d['result.short']({ points: Number(k) })),
    },
    survive: {
      ...d['measure.survive'],
      outcome: (k) => d[k === 'held' ? 'result.held' : 'result.fallen'],
    },
  };
}

/** A heading or a line of the outlook (forecast/outlook.ts); a move that could be made reads as on its button. */
function prospect(d: Dictionary, words: Spoken, id: string, s: State): string {
  const parts = arg(id).split('.');
  const [first = 0, second = 0, hand = 0, , bonus = 0] = parts.map(Number);
  switch (verb(id)) {
    case 'roll':
      return d['prospect.roll']({ turn: first });
    case 'effect': {
      const [kind = '', amount = ''] = parts;
      const print = kind === 'battle' ? `${amount}/${BANDS[second - 1]?.cards}` : amount;
      return words.piece({ id, kind: `effect-${kind}`, print }, s.options);
    }
    case 'due':
      return d['prospect.due']({ turn: first });
    case 'announced':
      return d['prospect.announced']({ turn: first });
    case 'survive': {
      const walls = d[parts[3] === 'yes' ? 'walls.yes' : 'walls.no'];
      return d['prospect.survive']({ turn: first, units: second, hand, walls, bonus });
    }
    case 'cards':
      return d['prospect.cards']({ bonus: first });
    default:
      return textsOf(d, 'prospect')[id] ?? sayMove(words, id, s);
  }
}

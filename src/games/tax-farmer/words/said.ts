/** What Imperial Tax Farmer says when, and with which facts: the same in every language. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { phrasesOf, plain, textsOf } from '../../../kernel/sentences.ts';
import { type Lang, minus, type UnboundWords } from '../../../kernel/words.ts';
import type { Source } from '../lab/measures.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { asks, groups, moves, told } from './asks.ts';
import { briefs } from './briefs.ts';
import { concerns } from './concerns.ts';
import { events, ruledOut } from './events.ts';
import { type Names, names, provinceOf } from './names.ts';
import type { Dictionary } from './sentences.ts';

type Speech = UnboundWords<TaxFarmer>;

export function said(lang: Lang, d: Dictionary): Speech {
  return edition({ nothing: d['name.nothing'] }, (labels) => speak(lang, d, labels));
}

function speak(lang: Lang, d: Dictionary, labels: Labels): Speech {
  const n = names(lang, d, labels);
  const places = textsOf(d, 'place');
  const values = textsOf(d, 'value');
  return {
    ...plain<TaxFarmer>({ ...d, 'rule.supply': d['rule.supply']({ nothing: n.nothing }) }),
    seats: n.seat,
    asks: asks(lang, d, n),
    moves: moves(lang, d, n),
    groups: groups(d, n),
    rare: ['refund'],
    asides: phrasesOf(d, 'aside'),
    story: told(d, n),
    events: events(lang, d, n),
    briefs: briefs(lang, d, n),
    concerns: concerns(d, n),
    counted: ['gold', 'good'],
    ruledOut: ruledOut(d, n),
    turn: (turn) => d.turn({ turn }),
    facts: facts(d, n),
    owner: owner(n),
    value: (fact, value, o) => {
      if (fact === 'first') return n.seat(value);
      return values[value] ?? (fact.startsWith('card.') ? n.card(value, o) : value);
    },
    place: (id, o) => {
      const [what, one = ''] = id.split('.');
      if (what === 'province') return n.province(one, o);
      if (id === 'rebels') {
        const { bonuses, weaponsGood } = o.board;
        return d['place.rebels']({ good: n.good(weaponsGood, o), points: bonuses.crushPoints });
      }
      return what === 'player' ? n.seat(one) : (places[id] ?? id);
    },
    about: about(n),
    piece: piece(d, n, labels),
    cell: (place, cell) =>
      place === 'track' ? d['cell.track']({ cell }) : cell > 0 ? d['cell.field']({ cell }) : '',
    measures: measures(d, n),
    odds: n.province,
    problems: phrasesOf(d, 'problem'),
    bots: {
      casual: d['bot.casual'],
      steady: d['bot.steady'],
      hoarder: d['bot.hoarder'],
      spiteful: d['bot.spiteful'],
      schemer: d['bot.schemer'],
    },
    sources: textsOf(d, 'source'),
    checklist: ({ board, players, tracking, 'setup.electionMarker': marker }) =>
      tracking === 'full'
        ? []
        : [
            { text: d['checklist.player']({ ...board.setup, players }), places: ['track'] },
            { text: d['checklist.marker']({ marker }), places: ['track'] },
            { text: d['checklist.dice']({ dice: players }), draw: 'dice' },
          ],
    remarks: ({ players, placeInRebellion, tracking }) => [
      tracking === 'full' ? d['remark.app']({ players }) : d['remark.first'],
      ...(placeInRebellion === 'never' ? [d['remark.never-crushed']] : []),
    ],
    goal: d.goal,
    guide: {
      'roll-first': [d['guide.roll-first']],
      deal: [d['guide.deal']],
      place: [
        d['guide.place.1'],
        d['guide.place.2'],
        d['guide.place.3'],
        d['guide.place.4'],
        d['guide.place.5'],
      ],
      test: [d['guide.test']],
      activate: [d['guide.activate']],
      action: (s) => aboutAction(d, s),
      'pay-good': [d['guide.pay-good']],
      'take-good': [d['guide.take-good']],
      rival: [d['guide.rival']],
      coins: [d['guide.coins']],
      needs: [d['guide.needs']],
      bribe: [d['guide.bribe']],
      dice: [d['guide.dice']],
    },
    gaps: ({ board }) => [
      ...(board.provenance.kind === 'project-design' ? [d['gap.own-design']] : []),
      d['gap.rules'],
    ],
  };
}

/** What the action of the province that is activated is good for. */
function aboutAction(d: Dictionary, { options, here }: State): string {
  const types = (options.board.provinces[here]?.action?.effects ?? []).map(({ type }) => type);
  // Gold and points may come on top of what the action is for.
  const [main] = types.toSorted((a, b) => Number(PRICES.has(a)) - Number(PRICES.has(b)));
  if (!main || main === 'manual') return d['guide.action'];
  return `${d['guide.action']} ${d[`guide.action.${main}`]}`;
}

const PRICES: ReadonlySet<string> = new Set(['gold', 'points']);

function facts(d: Dictionary, n: Names): Speech['facts'] {
  return (fact, o) => {
    const [what, , two = ''] = fact.split('.');
    switch (what) {
      case 'marker':
      case 'first':
      case 'round':
      case 'points':
      case 'gold':
      case 'bonus':
      case 'unplaced':
      case 'rebellion':
        return d[`fact.${what}`];
      case 'good':
        return d['fact.good']({ good: n.good(two, o) });
      case 'agents':
        return d['fact.agents']({ seat: n.seat(two) });
      default:
        return d[what === 'card' ? 'fact.card' : 'fact.coins']({ field: two });
    }
  };
}

/** A player or a province; the marker, the first player and the round belong to nobody. */
function owner(n: Names): NonNullable<Speech['owner']> {
  return (fact, o) => {
    const [what = '', one] = fact.split('.');
    if (!one) return undefined;
    const inProvince = ['rebellion', 'agents', 'card', 'coins'].includes(what);
    return inProvince ? n.province(one, o) : n.seat(one);
  };
}

/** What is printed on a province (T14, T15): `1 gold, Wine` and `Banquet: …`. */
function about(n: Names): NonNullable<Speech['about']> {
  return (place, o) => {
    const [what, id = ''] = place.split('.');
    const province = what === 'province' ? provinceOf(id, o) : undefined;
    if (!province) return [];
    const makes = n.gains(province.production, o).join(', ');
    const action = [n.action(id, o), n.actionText(id, o)].filter(Boolean).join(': ');
    return [makes, action].filter(Boolean);
  };
}

function piece(d: Dictionary, n: Names, { bare }: Labels): Speech['piece'] {
  const pieces = textsOf(d, 'piece');
  return ({ kind, owner, print = '', count }, o) => {
    switch (kind) {
      case 'need':
        return d['piece.need']({ card: n.card(print, o) });
      case 'nothing':
        return bare('nothing', d['name.nothing']);
      case 'good':
        return n.good(print, o);
      case 'yield':
        return n.gains(provinceOf(print, o)?.production ?? {}, o).join(', ');
      case 'action':
        return n.action(print, o);
      case 'empty':
        return d['piece.empty'];
      case 'reward':
        return d['piece.reward'];
      default: {
        const name = (count === 1 ? undefined : pieces[`${kind}.many`]) ?? pieces[kind] ?? kind;
        return `${owner ? `${n.seat(owner)}: ` : ''}${name}${print ? ` (${print})` : ''}`;
      }
    }
  };
}

function measures(d: Dictionary, n: Names): Speech['measures'] {
  const endings = textsOf(d, 'ending');
  const winners = textsOf(d, 'winner');
  const row = () => d['row.game'];
  const from = (source: Source) => ({
    ...d[`measure.points-from-${source}`],
    row: () => d[`source.${source}`],
    outcome: tens,
  });
  return {
    rounds: { ...d['measure.rounds'], row, outcome: (k) => d['count.rounds'](Number(k)) },
    endings: { ...d['measure.endings'], row, outcome: (ending) => endings[ending] ?? ending },
    winner: { ...d['measure.winner'], row, outcome: (who) => winners[who] ?? n.seat(who) },
    rebellions: { ...d['measure.rebellions'], row, outcome: (k) => k },
    'points-from-bribery': from('bribery'),
    'points-from-crushing': from('crushing'),
    'points-from-actions': from('actions'),
    'points-from-needs': from('needs'),
  };
}

/** Ten numbers from this one on: `20–29`; below nothing a dash would be read as one more minus. */
function tens(from: string): string {
  const to = String(Number(from) + 9);
  return Number(from) < 0 ? `${minus(from)}…${minus(to)}` : `${from}–${to}`;
}

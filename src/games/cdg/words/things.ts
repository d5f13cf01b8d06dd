/** What is called what: facts and their values, places and pieces on the table, outcomes in short. */
import { arg } from '../../../kernel/game.ts';
import { textsOf } from '../../../kernel/sentences.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import { SPACES } from '../rules/cards/deck.ts';
import { type Cdg, USES } from '../rules/state.ts';
import type { Names } from './names.ts';
import { numberedName } from './reading.ts';
import type { Dictionary } from './sentences.ts';

type Things = Pick<
  UnboundWords<Cdg>,
  'facts' | 'owner' | 'value' | 'place' | 'piece' | 'cell' | 'odds' | 'print'
>;

export function thingsOf(d: Dictionary, names: Names): Things {
  const { letter, sideOf, group, nation, printed } = names;
  const facts = textsOf(d, 'fact');
  const values = textsOf(d, 'value');
  const places = textsOf(d, 'place');
  const pieces = textsOf(d, 'piece');
  const odds = textsOf(d, 'odds');
  const space = (id: string) => d['place.space']({ space: letter(id) });
  return {
    facts: (fact) => {
      const [id = '', what] = fact.split('.');
      if (!what) return facts[id] ?? id;
      return facts[what] ?? places[what] ?? space(what);
    },
    owner: (fact, options) => {
      const [id = '', what] = fact.split('.');
      return what ? sideOf(id, options) : undefined;
    },
    value: (fact, value, options) => {
      const [, what = fact] = fact.split('.');
      switch (what) {
        case 'active':
          return sideOf(value, options);
        case 'commitment':
          return group(value);
        case 'mandated':
          return nation(value) ?? value;
        case 'last': {
          const use = USES.find((each) => each === value);
          return use ? names.use(use) : d['last.none'];
        }
        default:
          return values[value] ?? numberedName(options.deck, value) ?? value;
      }
    },
    place: (id, options) => {
      const [what = '', who = ''] = id.split('.');
      if (what === 'odds') return d['place.odds']({ space: letter(who) });
      const name = places[what] ?? what;
      return who ? `${sideOf(who, options)}: ${name}` : name;
    },
    piece: ({ kind, print = '' }) => {
      switch (kind) {
        case 'card':
          return print;
        case 'commitment':
          return group(print);
        case 'grey':
        case 'blue':
        case 'fate':
          return d[`piece.${kind}`]({ value: print });
        default:
          return pieces[kind] ?? kind;
      }
    },
    cell: (at, cell) => {
      if (at.startsWith('display')) return space(SPACES[cell] ?? '');
      return at === 'turns' || at === 'rounds' ? String(cell + 1) : '';
    },
    odds: (outcome) => {
      if (odds[outcome]) return odds[outcome];
      return outcome.startsWith('event:') ? `${odds.event} ${printed(arg(outcome))}` : printed(outcome);
    },
    print: (at, text, options) => {
      if (at.startsWith('display')) return printed(text);
      if (at !== 'mandated') return text;
      if (text === 'AH-IT') return `${d['nation.AH']} (${d['nation.IT']})`;
      const side = options.deck.sides.find(({ id }) => id === text);
      return side?.name || (nation(text) ?? names.side(text));
    },
  };
}

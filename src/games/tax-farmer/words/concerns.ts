/** What an event means for a player who wouldn't see it from the event alone. */
import type { UnboundWords } from '../../../kernel/words.ts';
import { atlas } from '../rules/parts/atlas.ts';
import { leader } from '../rules/parts/lead.ts';
import { obstacle } from '../rules/phases/effects.ts';
import { playerAt, playerOf, provinceAt, type State, type TaxFarmer } from '../rules/state.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

export function concerns(d: Dictionary, n: Names): NonNullable<UnboundWords<TaxFarmer>['concerns']> {
  return {
    /** The question about the action didn't come. */
    collected: ({ seat, province }, view) => {
      const here = atlas(view).provinceNumber(province);
      const why = blocked(d, n, { ...view, here, active: playerOf(view, seat) });
      return why ? { [seat]: why } : {};
    },
    /** Coins that the leader there could have got with a need. */
    'coins-off': ({ seat, province: id, coins }, view) => {
      const province = provinceAt(view, atlas(view).provinceNumber(id));
      const lead = province.activated ? null : leader(view, province);
      const whose = lead === null ? seat : playerAt(view, lead).seat;
      if (whose === seat) return {};
      const facts = { seat: n.seat(seat), province: n.province(id, view.options), coins };
      return { [whose]: d['brief.coins.you'](facts) };
    },
  };
}

function blocked(d: Dictionary, n: Names, s: State): string {
  const why = obstacle(s);
  const { id = '', action } = s.options.board.provinces[s.here] ?? {};
  const facts = { action: n.action(id, s.options) };
  const { gold, points } = playerAt(s, s.active);
  switch (why) {
    case undefined:
      return '';
    case 'cost.gold':
      return d[`blocked.${why}`]({ ...facts, cost: action?.cost.gold ?? 0, has: gold });
    case 'cost.points':
      return d[`blocked.${why}`]({ ...facts, cost: action?.cost.points ?? 0, has: points });
    default:
      return d[`blocked.${why}`](facts);
  }
}

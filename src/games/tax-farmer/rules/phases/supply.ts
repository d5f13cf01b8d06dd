/** Phase 5: coins on unfulfilled needs, and new need cards. */
import type { Log } from '../../../../kernel/game.ts';
import { atlas, needOn } from '../parts/atlas.ts';
import { cardBack } from '../parts/deal.ts';
import type { State, TaxFarmer } from '../state.ts';

/** T99: two coins on every need card with a good (G54). T19, T100: NOTHING goes back into the deck. T102: new cards. */
export function beginSupply(s: State, log?: Log<TaxFarmer>): void {
  if (s.options.tracking === 'helper') {
    s.step = 'table-supply';
    return;
  }
  const a = atlas(s);
  const coins = a.file.bonuses.supplyCoins;
  let cards = 0;
  let nothing = 0;
  for (const { fields } of s.provinces)
    for (const field of fields) {
      if (field.card === null) continue;
      if (needOn(a, field) === null) {
        cardBack(s, field);
        nothing++;
      } else {
        field.coins += coins;
        cards++;
      }
    }
  log?.('supply', { coins, cards, nothing });
  s.step = 'begin-deal';
}

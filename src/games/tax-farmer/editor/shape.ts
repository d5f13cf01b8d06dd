/**
 * What the form can hold: the file's lists and parts, with any values. A draft needs only this much, so that a file with
 * problems can be opened and corrected; the game decides whether it can be played.
 */
import * as v from 'valibot';
import { LANGS } from '../../../kernel/words.ts';
import type { BoardFile } from '../files/board-file.ts';
import { switches } from '../files/switches.ts';

const any = v.optional(v.unknown());
const parts = (...keys: readonly string[]) =>
  v.fallback(v.object(Object.fromEntries(keys.map((key) => [key, any]))), {});
const name = parts(...LANGS);
/** Ids; other values are left out. */
const ids = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list) => list.filter((id) => typeof id === 'string')),
);
const idsOrNull = v.nullable(ids, null);
const effect = v.object({
  type: v.string(),
  amount: any,
  good: any,
  perStarted: any,
  from: any,
  max: any,
  min: any,
  province: any,
});
const action = v.object({
  id: any,
  name,
  text: name,
  cost: parts('gold', 'points', 'good'),
  effects: v.fallback(v.array(effect), []),
});
const rebellion = v.object({ count: any, choose: any, candidates: v.optional(idsOrNull, null) });

const shape = v.object({
  format: v.literal('tax-farmer-board'),
  formatVersion: v.literal(1),
  id: any,
  title: name,
  provenance: parts('kind', 'note'),
  players: parts('min', 'max'),
  setup: parts('agents', 'gold', 'points', 'electionMarker'),
  track: parts('end'),
  bonuses: parts(
    'lowestPlayerAgents',
    'belowMarkerAgents',
    'crushPoints',
    'supplyCoins',
    'markerDiceMin',
    'markerDiceMax',
  ),
  weaponsGood: any,
  goods: v.array(v.object({ id: any, name })),
  provinces: v.array(
    v.object({
      id: any,
      name,
      capital: any,
      needFields: any,
      production: v.fallback(v.object({ gold: any, goods: ids }), { gold: 0, goods: [] }),
      excludedNeeds: v.optional(idsOrNull, null),
      action: v.optional(v.nullable(action), null),
    }),
  ),
  needDeck: v.array(v.object({ good: any, reward: any, copies: any })),
  startingRebellions: v.fallback(v.record(v.picklist(['3', '4', '5', '6']), rebellion), {}),
  rules: parts(...Object.keys(switches)),
});

/** The file as the form shows it, without unknown parts; undefined if it isn't a board at all. */
export function shaped(data: unknown): BoardFile | undefined {
  const parsed = v.safeParse(shape, data);
  const output: unknown = parsed.output;
  return parsed.success ? (output as BoardFile) : undefined;
}

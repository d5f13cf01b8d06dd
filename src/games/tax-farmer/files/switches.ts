/**
 * The questions that the text leaves open (G1-G60 in README.md), each with the default reading and the others.
 * A board file may answer them in its `rules`; a player's choice goes before the board's.
 */
import type { Choice, Flag, Needs, Num, OptionDecl, OptionsOf } from '../../../kernel/options.ts';

function choice<const C extends string>(rule: string, fallback: NoInfer<C>, ...others: C[]): Choice<C> {
  return { kind: 'choice', role: 'ruling', rule, choices: [fallback, ...others], default: fallback };
}
/** Has an effect only with `tracking: full`; with the helper the players handle it, without a reminder. */
const tracked = <D extends OptionDecl>(decl: D, needs: Needs = {}): D => ({
  ...decl,
  needs: { tracking: ['full'], ...needs },
});
const EXCLUSION: Needs = { needExclusion: ['ownProduction', 'printed'] };
function flag(rule: string, fallback = false, role: Flag['role'] = 'ruling'): Flag {
  return { kind: 'flag', role, rule, default: fallback };
}
function number(rule: string, min: number, max: number, fallback: number): Num {
  return { kind: 'number', role: 'ruling', rule, min, max, default: fallback };
}

export const switches = {
  /** G1 */
  firstPlayer: choice<'roll' | 'choose'>('first-player', 'roll', 'choose'),
  /** G4 */
  needExclusion: choice<'ownProduction' | 'printed' | 'off'>('exclusion', 'ownProduction', 'printed', 'off'),
  /** G5 */
  excludedField: {
    ...choice<'leaveEmpty' | 'redraw'>('exclusion', 'leaveEmpty', 'redraw'),
    needs: EXCLUSION,
  },
  /** G6 */
  excludedCardReturn: tracked(
    choice<'immediately' | 'afterDeal'>('exclusion', 'immediately', 'afterDeal'),
    EXCLUSION,
  ),
  /** G10 */
  placementMinimum: tracked(number('placement', 0, 1, 1)),
  /** G13 */
  placeInRebellion: choice<'always' | 'withWeapons' | 'never'>('placement', 'always', 'withWeapons', 'never'),
  /** G15 */
  capitalCanRebel: flag('test'),
  /** G16 */
  rebellionRoll: choice<'perProvince' | 'oneRollForAll'>('test', 'perProvince', 'oneRollForAll'),
  /** G18 */
  coinsOnRebellion: choice<'bank' | 'stay'>('rebellion', 'bank', 'stay'),
  /** G19 */
  agentsOnRebellion: choice<'return' | 'lost'>('rebellion', 'return', 'lost'),
  /** G22 */
  majority: tracked(choice<'plurality' | 'absolute'>('lead', 'plurality', 'absolute')),
  /** G23 */
  majorityTie: tracked(choice<'inactive' | 'firstInOrder'>('lead', 'inactive', 'firstInOrder'), {
    majority: ['plurality'],
  }),
  /** G24 */
  capitalActivation: tracked(choice<'none' | 'keepAgents'>('lead', 'none', 'keepAgents')),
  /** G25 */
  activation: tracked(choice<'mandatory' | 'mayPass'>('activation', 'mandatory', 'mayPass')),
  /** G30 */
  needReward: tracked(choice<'gold' | 'points'>('needs', 'gold', 'points')),
  /** G32 */
  fulfilledCard: tracked(choice<'deck' | 'removed'>('needs', 'deck', 'removed')),
  /** G34 */
  crushAlsoCollects: tracked(flag('crush')),
  /** G60 */
  crushAlsoActs: tracked(flag('crush')),
  /** G35 */
  weaponsConsumed: tracked(flag('crush')),
  /** G37; 0: no cap. */
  pointsCap: number('track', 0, 999, 0),
  /** G38 */
  goldToPoints: number('bribery', 1, 99, 1),
  /** G40 */
  pointsPerGoldBack: number('bribery', 1, 99, 2),
  /** G41 */
  lowestTie: choice<'imperiaThenDie' | 'die'>('lowest', 'imperiaThenDie', 'die'),
  /** G45 */
  markerOvershoot: choice<'stop' | 'exact'>('election', 'stop', 'exact'),
  /** G46 */
  belowMarker: choice<'strict' | 'orEqual'>('stragglers', 'strict', 'orEqual'),
  /** G47 */
  bonusStacking: flag('stragglers', true),
  /** G51 */
  rebellionEndTiming: choice<'afterTests' | 'endOfRound'>('total-rebellion', 'afterTests', 'endOfRound'),
  /** G52 */
  rebellionEndGold: {
    ...choice<'lost' | 'convert'>('total-rebellion', 'lost', 'convert'),
    needs: { allLoseOnTotalRebellion: [false] },
  },
  /** T104, T105: the text's own optional rule, so it is one of the choices of the set-up. */
  allLoseOnTotalRebellion: flag('total-rebellion', false, 'taste'),
} as const;

type Switches = OptionsOf<typeof switches>;

/** The same answers as a board file writes them: no cap is null there. */
export type Rules = Omit<Switches, 'pointsCap'> & { readonly pointsCap: number | null };

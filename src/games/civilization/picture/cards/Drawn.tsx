/** The last draw: the event die with its pips, or the unit card. */

import type { DrawnProps } from '../../../../web/picture.ts';
import { Die } from '../../../../web/scene/dice/Die.tsx';
import { Rolled } from '../../../../web/scene/dice/Rolled.tsx';
import { unitIn } from '../../rules/box/units.ts';
import type { Civilization } from '../../rules/spec.ts';
import { shown, UnitCard } from './UnitCard.tsx';

export function Drawn({ move, label, dice, words }: DrawnProps<Civilization>) {
  const [verb, arg = ''] = move.split(':');
  if (verb === 'die') return <Die value={Number(arg)} name={label} />;
  const unit = unitIn(arg);
  // The sentence beside them says what the dice mean.
  if (dice.length > 0) return <Rolled dice={dice} />;
  if (!unit)
    return (
      <span class="chit drawn-chit" data-kind={move} data-long={label.length > 6 ? '' : undefined}>
        {label}
      </span>
    );
  const owner = verb === 'card' ? 'opponent' : 'player';
  return <UnitCard piece={{ id: move, ...shown(unit), owner }} words={words} />;
}

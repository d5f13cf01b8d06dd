/** The cards in a battle: attacker's and defender's side by side, until it is fought; the odds of the defender's search. */
import { Odds } from '../../../web/scene/places/Odds.tsx';
import type { Side } from '../rules/cards/deck.ts';
import { opponent } from '../rules/cards/display.ts';
import { factsOf } from '../rules/cards/pile.ts';
import type { Fighting } from '../rules/state.ts';
import { CardFace } from './Face.tsx';
import type { PartProps } from './props.ts';

interface Fighter {
  readonly role: string;
  readonly side: Side;
  readonly fighting: Fighting | null;
  /** Whether its card, or that it has none, is decided. */
  readonly settled: boolean;
}

export function BattleRow({ view, scene, words, say }: PartProps) {
  const { battle, options } = view;
  if (!battle) return null;
  const search = scene.find((place) => place.id === 'search');
  const chosen = !['name', 'attack-card'].includes(battle.step);
  const searched = battle.step === 'fight' || battle.step === 'after';
  const sides: readonly Fighter[] = [
    { role: say.attacker, side: battle.attacker, fighting: battle.attack, settled: chosen },
    { role: say.defender, side: opponent(battle.attacker), fighting: battle.defence, settled: searched },
  ];
  return (
    <section class="cdg-battle" data-about="" aria-label={words.place('battle')}>
      {sides.map(({ role, side, fighting, settled }) => (
        <div key={role} data-side={side}>
          <p>
            {role}: <strong>{words.value('active', options.deck.sides[side].id)}</strong>
          </p>
          {fighting?.card ? (
            <CardFace card={factsOf(view, fighting.card)} deck={options.deck} say={say} />
          ) : (
            <span class="cdg-card" data-face="none">
              {fighting ? say.combat : settled ? words.odds?.('no-card') : '…'}
            </span>
          )}
        </div>
      ))}
      {search && <Odds place={search} words={words} outcome={(o) => words.odds?.(o) ?? o} />}
    </section>
  );
}

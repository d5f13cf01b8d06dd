/** The cards in a battle: attacker's and defender's side by side, until it is fought; the odds of the defender's search. */
import { Odds } from '../../../web/scene/Odds.tsx';
import type { Side } from '../rules/deck.ts';
import { opponent } from '../rules/display.ts';
import { factsOf } from '../rules/pile.ts';
import { CardFace } from './Face.tsx';
import type { PartProps } from './props.ts';

export function BattleRow({ view, scene, words, say }: PartProps) {
  const { battle, options } = view;
  if (!battle) return null;
  const search = scene.find((place) => place.id === 'search');
  const chosen = !['name', 'attack-card'].includes(battle.step);
  const searched = battle.step === 'fight' || battle.step === 'after';
  const sides: readonly (readonly [string, Side, string, boolean])[] = [
    [say.attacker, battle.attacker, battle.attack, chosen],
    [say.defender, opponent(battle.attacker), battle.defence, searched],
  ];
  return (
    <section class="cdg-battle" aria-label={words.place('battle')}>
      {sides.map(([role, side, card, settled]) => (
        <div key={role} data-side={side}>
          <p>
            {role}: <strong>{words.value('active', options.deck.sides[side].id, options)}</strong>
          </p>
          {card && card !== '?' ? (
            <CardFace card={factsOf(view, card)} deck={options.deck} say={say} />
          ) : (
            <span class="cdg-card" data-face="none">
              {card === '?' ? say.combat : settled ? words.odds?.('no-card') : '…'}
            </span>
          )}
        </div>
      ))}
      {search && <Odds place={search} words={words} outcome={(o) => words.odds?.(o) ?? o} />}
    </section>
  );
}

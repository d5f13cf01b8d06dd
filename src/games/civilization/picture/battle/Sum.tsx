/** The totals: my units, the capital, its walls and my bonuses, against the opponent's units. */
import type { Lang } from '../../../../kernel/words.ts';
import { type Battle, cityBonus, survivors } from '../../rules/battle/battle.ts';
import type { State } from '../../rules/state.ts';
import { BOARD } from '../../words/board.ts';

interface Props {
  readonly parts: readonly (readonly [name: string, worth: number])[];
  /** The opponent's total; undefined if it isn't known yet. */
  readonly against?: number;
  readonly lang: Lang;
}

export function Sum({ parts, against, lang }: Props) {
  const total = parts.reduce((sum, [, worth]) => sum + worth, 0);
  return (
    <p class="cv-sum">
      {parts.map(([name, worth], i) => (
        <span key={name}>
          {i > 0 && '+ '}
          {name} <b>{worth}</b>
        </span>
      ))}
      {parts.length > 1 && (
        <span>
          = <strong>{total}</strong>
        </span>
      )}
      {against !== undefined && <span>{BOARD[lang].versus(against)}</span>}
    </p>
  );
}

/** The capital's own strength, its walls, and bonuses. */
export function cityParts(lang: Lang, walled: boolean, bonus: number): Props['parts'] {
  const say = BOARD[lang];
  const bare = cityBonus({ kind: 'capital', walled: false });
  return [
    [say.sumCapital, bare],
    [say.sumWalls, cityBonus({ kind: 'capital', walled }) - bare],
    [say.sumBonus, bonus],
  ];
}

/** Who would win if the battle ended now. What adds nothing is left out. */
export function BattleSum({
  view,
  battle,
  bonus,
  lang,
}: {
  view: State;
  battle: Battle;
  bonus: number;
  lang: Lang;
}) {
  const { deck, oppBonus } = view.options;
  const capital = battle.kind === 'capital';
  const mine = [BOARD[lang].sumUnits, survivors(battle, 'mine', deck.totals)] as const;
  const city = capital ? cityParts(lang, battle.walled, bonus + battle.bonus) : [];
  const theirs = survivors(battle, 'theirs', deck.totals) + (capital ? oppBonus : 0);
  return <Sum parts={[mine, ...city.filter(([, worth]) => worth > 0)]} against={theirs} lang={lang} />;
}

/** The event dice, the event die, debts, and "Would I survive?" when a battle is announced. */
import { asNumber } from '../../../../kernel/exact/fraction.ts';
import type { BoardProps } from '../../../../web/picture.ts';
import { Die } from '../../../../web/scene/dice/Die.tsx';
import { percent } from '../../../../web/words/ui.ts';
import { ahead } from '../../forecast/next-events.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { Survive } from '../outlook/Survive.tsx';
import { fractionOf } from '../outlook/shares.ts';
import type { At } from '../places.ts';

type Props = BoardProps<Civilization> & { at: At };

export function DiceAndDebts({ at, view, words, lang, asides, aside }: Props) {
  const dice = at('event-dice');
  // Once an event is certain, its chance is no news.
  const next = view.step === 'event-die' ? undefined : ahead(view, 1);
  const fraction = next && fractionOf({ exact: true, chance: next.event });
  return (
    <div class="cv-strip">
      <p
        class="cv-dice"
        data-active={dice?.active ? '' : undefined}
        data-about={dice?.active ? '' : undefined}
      >
        <span class="cv-hand" aria-hidden="true">
          {Array.from({ length: Math.min(dice?.value ?? 0, 16) }, (_, i) => (
            <i key={i} class="cv-die" />
          ))}
        </span>
        <span class="cv-next">
          {words.place('event-dice')} <strong>{dice?.value}</strong>
          {next && (
            <small>
              {' '}
              {BOARD[lang].nextEvent(next.turn)}:{' '}
              <span class="cv-figures">
                {fraction && `${fraction} · `}
                {percent(lang, asNumber(next.event))}
              </span>
            </small>
          )}
        </span>
        {view.hit && <Die value={view.hit.die} kind="event-die" name={words.place('event-die')} />}
      </p>
      <ul class="cv-debts">
        {(['culture', 'resource'] as const).map((kind) => {
          const name = words.place(`debt.${kind}`);
          const owed = view.debt[kind];
          const move = `gained:${kind}`;
          return (
            <li key={kind} class="cv-chip" data-debt={owed ? '' : undefined}>
              {name} <strong>{owed}</strong>
              {asides.includes(move) && owed > 0 && (
                <button type="button" onClick={() => aside(move)}>
                  {words.asides.gained(kind, view)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {view.pending.length > 0 && !view.battle && (
        <div data-about={view.step === 'movement' ? '' : undefined}>
          <Survive view={view} words={words} lang={lang} />
        </div>
      )}
    </div>
  );
}

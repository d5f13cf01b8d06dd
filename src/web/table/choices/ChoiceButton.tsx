/** One answer as a button: its label, odds and number key; small with an icon if it only says who draws. */
import { Icon } from '../../controls/Icon.tsx';
import { act } from '../../controls/taps.ts';
import { useDigitsTaken } from '../../scene/digits.ts';
import { EachOdds, OddsText } from '../../scene/OddsText.tsx';
import type { Choice } from './choices.ts';
import { NUMBER } from './numbers.ts';

/** A longer label gets the whole width: at half the width it would be seven lines high. */
const LONG = 40;

/** Three labels like `2 dice` fit in one line of the smallest phone. */
const SHORT_LABEL = 8;

const DRAWER_SIGN = { player: 'hand', app: 'app', again: 'again' } as const;

interface Props {
  readonly choice: Choice;
  readonly digit: number | undefined;
  /** Undefined where all odds are shown once. */
  readonly odds: Choice['odds'] | undefined;
}

export function ChoiceButton({ choice, digit, odds }: Props) {
  const { outlook } = choice;
  const key = useDigitsTaken() ? undefined : digit?.toString();
  // A label that starts with the number shows its key already, and needs little room.
  const ownDigit = choice.number !== undefined && choice.label.startsWith(String(choice.number));
  if (choice.drawer)
    return (
      <button
        type="button"
        class="drawer"
        aria-keyshortcuts={key}
        onClick={(event) => act(choice.run, event.detail === 0)}
      >
        <Icon name={DRAWER_SIGN[choice.drawer]} />
        <span>{choice.label}</span>
        {choice.help && <span class="hidden">: {choice.help}</span>}
      </button>
    );
  return (
    <button
      type="button"
      class={choice.look === 'primary' ? 'primary big' : choice.look === 'side' ? 'side' : 'big'}
      data-long={choice.label.length > LONG ? '' : undefined}
      data-short={choice.label.length <= SHORT_LABEL ? '' : undefined}
      data-number={ownDigit && choice.label.length <= NUMBER ? '' : undefined}
      aria-keyshortcuts={key}
      onClick={(event) => act(choice.run, event.detail === 0)}
    >
      <span class="choice-label">{choice.label}</span>
      {choice.known && <span class="outlook">{choice.known}</span>}
      {odds && <OddsText odds={odds} />}
      {outlook && outlook.few.length > 0 && (
        <span class="outlook">
          {outlook.few.map((outcome) => (
            <span key={outcome.id}>
              {outcome.label} <OddsText odds={outcome.odds} />
            </span>
          ))}
        </span>
      )}
      {outlook && outlook.equal > 0 && <EachOdds outcomes={outlook.equal} />}
      {key && !ownDigit && (
        <span class="key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

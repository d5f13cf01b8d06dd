/**
 * The player's dice, several in one go: faces are tapped or typed one after the other, and the last one makes the move.
 * Tap an entered die to clear it. Dice of different colours have a row of faces each.
 */
import { useRef, useState } from 'preact/hooks';
import { at } from '../../../kernel/at.ts';
import { facesOn, type Hand } from '../../../kernel/game.ts';
import { useUi } from '../../words/ui.ts';
import { useDigits } from '../digits.ts';
import { OddsText } from '../OddsText.tsx';
import { Die } from './Die.tsx';
import { DICE } from './dice-words.ts';
import './DicePad.css';

/** A result of the roll with its odds, for players who see at a glance what they rolled. */
export interface Result {
  readonly move: string;
  readonly label: string;
  readonly odds: readonly [weight: number, total: number];
}

interface Props {
  readonly hand: Hand<string>;
  /** Identifies this roll; faces entered for another roll are dropped. */
  readonly roll: string;
  /** The name of a die by its colour, if there are several. */
  name?(kind: string): string;
  readonly results?: readonly Result[];
  play(move: string, quick?: boolean): void;
}

export function DicePad({ hand, roll, name, results = [], play }: Props) {
  const { lang, program } = useUi();
  const say = DICE[lang];
  const none: readonly number[] = hand.dice.map(() => 0);
  const sides = facesOn(hand);
  const [kept, keep] = useState({ roll, faces: none });
  /** 0 for a die that isn't entered yet. */
  const faces = kept.roll === roll ? kept.faces : none;
  const pad = useRef<HTMLElement>(null);
  const put = (at: number, face: number) => {
    const next = faces.with(at, face);
    const all = next.every((each) => each > 0);
    keep({ roll, faces: all ? none : next });
    // Every tap is a die, however fast.
    if (all) play(hand.move(next), true);
  };
  /** The next die of this colour. The only die of a colour can be entered again, and the same face clears it. */
  const take = (kind: string, face: number) => {
    const dice = hand.dice.flatMap((each, i) => (each === kind ? [i] : []));
    const die = dice.find((i) => faces[i] === 0) ?? at(dice, 0);
    put(die, faces[die] === face ? 0 : face);
  };
  // With more faces than digits, a 1 may be the beginning of a 12.
  useDigits(
    sides <= 9,
    (digit) => {
      const face = Number(digit);
      if (face >= 1 && face <= sides) put(faces.indexOf(0), face);
    },
    () => {
      const last = faces.findLastIndex((face) => face > 0);
      if (last >= 0) put(last, 0);
    },
  );
  const told = faces.filter((face) => face > 0).length;
  const sum = hand.sum ? `, ${say.sum(faces.reduce((all, face) => all + face, 0))}` : '';
  const kinds = [...new Set(hand.dice)];
  // A row of faces shows the only die of its colour directly.
  const alone = kinds.length === hand.dice.length;
  const back = (at: number) => {
    put(at, 0);
    // The button disappears with its die, so the focus moves to the pad.
    pad.current?.querySelector<HTMLElement>('.dice-faces button')?.focus({ preventScroll: true });
  };
  return (
    <section ref={pad} class="dice-pad" aria-label={say.rolled}>
      <div class={alone ? 'hidden' : 'dice-so-far'}>
        {!alone && (
          <ol>
            {faces.map((face, i) => (
              <li key={i}>
                {face > 0 && (
                  <button
                    type="button"
                    aria-label={`${say.die(i + 1, face)}, ${say.takeBack}`}
                    onClick={() => back(i)}
                  >
                    <Die value={face} kind={hand.dice[i] ?? ''} faces={sides} />
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
        <p role="status">{told > 0 ? `${say.told(program.of(told, faces.length))}${sum}` : say.rolled}</p>
      </div>
      {kinds.map((kind) => {
        const label = name?.(kind) ?? '';
        return (
          <fieldset key={kind}>
            <legend class={label ? undefined : 'hidden'}>{label || say.rolled}</legend>
            <div class="dice-faces">
              {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
                <button
                  key={face}
                  type="button"
                  aria-pressed={alone ? faces[hand.dice.indexOf(kind)] === face : undefined}
                  aria-label={label ? `${label} ${face}` : String(face)}
                  onClick={() => take(kind, face)}
                >
                  <Die value={face} kind={kind} faces={sides} />
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      {results.length > 0 && (
        <fieldset class="dice-results">
          <legend>{say.atOnce}</legend>
          <div>
            {results.map(({ move, label, odds }) => (
              <button key={move} type="button" onClick={(event) => play(move, event.detail === 0)}>
                <span>{label}</span>
                <OddsText odds={odds} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

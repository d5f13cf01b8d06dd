/** A field for a number that only the player's table knows, with a button for one less and one for one more. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { legal, type Range } from '../../../kernel/game.ts';
import { sayInGroup, sayMove } from '../../../kernel/words.ts';
import { Stepper } from '../../controls/Stepper.tsx';
import { act } from '../../controls/taps.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';

interface Props {
  readonly range: Range;
  /** The number that each question starts with. */
  readonly proposed: number;
  /** Its group is open and named above it. */
  readonly grouped: boolean;
}

export function NumberChoice({ range, proposed, grouped }: Props) {
  const { say } = useUi();
  const { sitting, words } = useGame();
  const { promptId } = sitting;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ promptId: number; text: string } | undefined>();
  const value = typed?.promptId === promptId ? typed.text : String(proposed);
  const n = Number(value);
  const move = `${range.verb}:${n}`;
  // An empty field isn't a 0.
  const fits = value !== '' && legal(sitting.node, move);
  const said = (grouped ? sayInGroup : sayMove)(words, move, sitting.view());
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [promptId]);
  // A bare number isn't a clear label.
  const label = said === String(n) ? say.takeNumber(n) : said;
  return (
    <form
      class="number-choice"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter leaves the focus in the field; a tap on the button takes it.
        const key = document.activeElement === field.current;
        if (fits) act(() => sitting.play(move).ok, key);
      }}
    >
      <Stepper
        label={`${say.number} (${say.between(range.min, range.max)})`}
        field={field}
        range={range}
        value={value}
        take={(text) => setTyped({ promptId, text })}
      />
      <button type="submit" class="primary big" disabled={!fits}>
        {fits ? label : say.take}
      </button>
    </form>
  );
}

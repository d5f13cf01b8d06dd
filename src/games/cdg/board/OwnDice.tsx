/** Own dice: the grey one is tapped, then the blue one; the pair is the roll. Two digits typed do the same. */
import { useState } from 'preact/hooks';
import type { Node } from '../../../kernel/game.ts';
import { Die } from '../../../web/scene/Die.tsx';
import type { Cdg } from '../state.ts';
import { useDigits } from './digits.ts';
import type { PartProps } from './props.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const DICE = ['grey', 'blue'] as const;

export function asksForPair(node: Node<Cdg>): boolean {
  return node.kind === 'chance' && node.ask === 'roll';
}

export function OwnDice(props: PartProps) {
  return props.own && asksForPair(props.node) ? <Pair {...props} /> : null;
}

function Pair({ words, say, play }: PartProps) {
  const [grey, setGrey] = useState(0);
  const [blue, setBlue] = useState(0);
  /** Whichever comes second makes the roll. */
  const take = (kind: (typeof DICE)[number], face: number) => {
    const other = kind === 'grey' ? blue : grey;
    if (other > 0) play(kind === 'grey' ? `roll:${face}${other}` : `roll:${other}${face}`, true);
    else if (kind === 'grey') setGrey(face);
    else setBlue(face);
  };
  useDigits(true, (digit) => {
    const face = Number(digit);
    if (face >= 1 && face <= 6) take(grey > 0 ? 'blue' : 'grey', face);
  });
  return (
    <section class="cdg-pair" aria-label={say.ownDice}>
      {DICE.map((kind) => {
        const name = words.piece({ id: kind, kind, print: '' }).trim();
        const chosen = kind === 'grey' ? grey : blue;
        return (
          <fieldset key={kind}>
            <legend>{name}</legend>
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                aria-pressed={chosen === face}
                aria-label={`${name} ${face}`}
                onClick={() => take(kind, face)}
              >
                <Die value={face} kind={kind} />
              </button>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

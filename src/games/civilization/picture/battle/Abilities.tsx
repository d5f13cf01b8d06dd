/** What techs and cards do in a battle turn of mine, which the app can't know: two taps away. */
import { useState } from 'preact/hooks';
import { sayMove } from '../../../../kernel/words.ts';
import { Dialog } from '../../../../web/controls/Dialog.tsx';
import type { BoardProps } from '../../../../web/picture.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';

type Props = Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang' | 'asides' | 'aside'>;

export function Abilities({ view, words, lang, asides, aside }: Props) {
  const [open, setOpen] = useState(false);
  const say = BOARD[lang];
  const moves = asides.filter((move) => move.startsWith('ability:'));
  if (moves.length === 0) return null;
  return (
    <>
      <button type="button" class="cv-ask" onClick={() => setOpen(true)}>
        {say.ability}
      </button>
      {open && (
        <Dialog title={say.ability} close={() => setOpen(false)}>
          <p class="quiet">{say.abilityHelp}</p>
          <ul class="menu">
            {moves.map((move) => (
              <li key={move}>
                <button
                  type="button"
                  class="menu-item"
                  onClick={() => {
                    setOpen(false);
                    aside(move);
                  }}
                >
                  {sayMove(words, move, view)}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

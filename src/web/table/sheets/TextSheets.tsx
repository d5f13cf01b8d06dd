/** What the player writes about the game: its name, a note or a bookmark, a comment on an aside. */
import { sayMove } from '../../../kernel/words.ts';
import { type ActResult, whyRefused } from '../../../sitting/refusal.ts';
import { useAsksFirst } from '../../together/people/asks-first.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import { TextSheet } from './TextSheet.tsx';

interface Props {
  readonly close: () => void;
}

export function NameSheet({ close }: Props) {
  const { say } = useUi();
  const { saved } = useGame();
  return (
    <TextSheet
      line
      title={say.rename}
      label={say.rename}
      button={say.set}
      first={saved.record.name}
      take={(name) => {
        saved.rename(name);
        return '';
      }}
      close={close}
    />
  );
}

export function NoteSheet({ kind, close }: Props & { kind: 'note' | 'mark' }) {
  const { say } = useUi();
  const { sitting } = useGame();
  const why = useWhyRefused();
  const label = kind === 'note' ? say.addNote : say.bookmark;
  return (
    <TextSheet
      line={kind === 'mark'}
      title={label}
      label={say.note}
      button={label}
      needed
      take={(text) => why(kind === 'note' ? sitting.note(text) : sitting.mark(text))}
      close={close}
    />
  );
}

export function AsideSheet({ move, close }: Props & { move: string }) {
  const { say } = useUi();
  const { sitting, words } = useGame();
  const why = useWhyRefused();
  const note = useAsksFirst(sitting);
  const label = sayMove(words, move, sitting.view());
  return (
    <TextSheet
      optional
      note={note}
      title={label}
      label={say.asideReason}
      button={label}
      take={(text) => why(sitting.aside(move, text))}
      close={close}
    />
  );
}

/** Why an act was refused, in words; '' if it was done. */
function useWhyRefused(): (acted: ActResult) => string {
  const { program } = useUi();
  const { sitting, words } = useGame();
  return (acted) => whyRefused(acted, program, words, sitting.view());
}

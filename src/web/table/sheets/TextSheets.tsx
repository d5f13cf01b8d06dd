/** What the player writes about the game: its name, a note or a bookmark, a comment on an aside. */
import type { AnySpec } from '../../../kernel/game.ts';
import { perform } from '../../../kernel/session/step.ts';
import { sayEvent, sayMove, type Words } from '../../../kernel/words.ts';
import { visibleTo } from '../../../sitting/narrate.ts';
import { type ActResult, whyRefused } from '../../../sitting/refusal.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
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
  const asksFirst = useAsksFirst(sitting);
  const does = foretold(sitting, words, move);
  const effect = [...does.sentences, ...(does.ends ? [say.endsGame] : [])];
  const note = [...(effect.length > 0 ? [say.asideDoes, ...effect] : []), asksFirst]
    .filter(Boolean)
    .join(' ');
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

/** What an aside would do, tried on a copy of the position. */
function foretold({ session, viewer }: Sitting, words: Words<AnySpec>, move: string) {
  const { game } = session;
  const state = game.clone(session.state);
  const tried = perform(game, state, { kind: 'aside', move, text: '' });
  if (!tried.ok) return { sentences: [], ends: false };
  const events = visibleTo(viewer, tried.value.events);
  return {
    sentences: events.map(({ event, facts }) => sayEvent(words, event, facts)),
    ends: game.node(state).kind === 'end',
  };
}

/** Why an act was refused, in words; '' if it was done. */
function useWhyRefused(): (acted: ActResult) => string {
  const { program } = useUi();
  const { sitting, words } = useGame();
  return (acted) => whyRefused(acted, program, words, sitting.view());
}

/** What the game's guide says about the current question: each text once, at its ask. */
import { useEffect, useRef } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Session } from '../../../kernel/session/session.ts';
import type { Words } from '../../../kernel/words.ts';
import { people } from '../../../sitting/seats.ts';
import { Icon } from '../../controls/Icon.tsx';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import './guide.css';

export function Guide() {
  const { say } = useUi();
  const { saved, sitting, words } = useGame();
  const text = sitting.chairs.botsTurn ? undefined : guideAt(sitting.session, words);
  const guide = useRef<HTMLElement>(null);
  // A player who has begun to answer on the board needs to see all of it.
  useEffect(() => {
    const note = guide.current;
    const read = ({ target }: MouseEvent) => {
      if (note && target instanceof Node && !note.contains(target)) note.dataset.read = '';
    };
    const board = note?.parentElement;
    board?.addEventListener('click', read, true);
    return () => board?.removeEventListener('click', read, true);
  }, [text]);
  if (!text) return null;
  return (
    <section key={text} ref={guide} class="guide" aria-label={say.guide}>
      <p>{text}</p>
      <button type="button" class="plain small" aria-label={say.endGuide} onClick={() => saved.endGuide()}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The n-th text of an ask is for the n-th time that a person meets it; bots' answers don't count, draws do. */
export function guideAt(session: Session<AnySpec>, words: Words<AnySpec>): string | undefined {
  const { node, line } = session;
  if (node.kind === 'end') return undefined;
  const persons = people(session);
  const met = line.filter(({ ask, step }) => {
    if (ask !== node.ask || step.kind !== 'move') return false;
    return node.kind !== 'decision' || persons.includes(step.by);
  });
  return words.guide?.[node.ask]?.[met.length];
}

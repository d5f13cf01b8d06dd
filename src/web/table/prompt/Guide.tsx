/** What the game's guide says about the current question: each text once, at its ask. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { viewThen } from '../../../kernel/session/story.ts';
import type { Words } from '../../../kernel/words.ts';
import { people } from '../../../sitting/seats.ts';
import { Icon } from '../../controls/Icon.tsx';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import './guide.css';

export function Guide() {
  const { say } = useUi();
  const { saved, sitting, words } = useGame();
  const { session, chairs, viewer } = sitting;
  const [closed, close] = useState('');
  const text = chairs.botsTurn ? '' : guideAt(session, words, viewer, saved.record.guidedFrom);
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
  if (!text || text === closed) return null;
  return (
    <section key={text} ref={guide} class="guide" aria-label={say.guide}>
      <p>{text}</p>
      <button type="button" class="plain small" aria-label={say.closeTip} onClick={() => close(text)}>
        <Icon name="close" />
      </button>
      <button type="button" class="guide-end" onClick={() => saved.guide(false)}>
        {say.endGuide}
      </button>
    </section>
  );
}

/**
 * The n-th text of an ask is for the n-th time that a person meets it; bots' answers don't count, draws do. A text for
 * what the question is about is for the first time that it says this. Only steps from `from` on count. '' for none.
 */
export function guideAt(
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  viewer: string,
  from: number,
): string {
  const { node, line, game, state } = session;
  const texts = node.kind === 'end' ? undefined : words.guide?.[node.ask];
  if (node.kind === 'end' || !texts) return '';
  const persons = people(session);
  const met = line.slice(from).filter(({ ask, step }) => {
    if (ask !== node.ask || step.kind !== 'move') return false;
    return node.kind !== 'decision' || persons.includes(step.by);
  });
  if (typeof texts !== 'function') return texts[met.length] ?? '';
  const text = texts(game.view(state, viewer));
  return met.some((played) => texts(viewThen(session, played, viewer)) === text) ? '' : text;
}

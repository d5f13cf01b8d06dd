/** What is wrong with a solo file: each problem with its place, what was meant, and the line. */
import { useEffect, useRef } from 'preact/hooks';
import { useUi } from '../words/ui.ts';
import type { SaidProblem } from './read.ts';
import './systems.css';

interface Props {
  /** Whose problems they are, and how many. */
  readonly why: string;
  readonly problems: readonly SaidProblem[];
}

export function Problems({ why, problems }: Props) {
  const { systems } = useUi().say;
  const ref = useRef<HTMLDivElement>(null);
  // The file may have been chosen further down the page.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [problems]);
  return (
    <div ref={ref} class="notice problem" role="alert">
      <p>{why}</p>
      <ol class="system-problems">
        {problems.map(({ at, what, line }) => (
          <li key={at + what}>
            <strong>{at}</strong>: {what}
            {line && <code>{line}</code>}
          </li>
        ))}
      </ol>
      <p>{systems.notAdded}</p>
    </div>
  );
}

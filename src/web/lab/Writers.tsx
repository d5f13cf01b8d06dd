/** What only people who write rules need, folded away. */
import type { ComponentChildren } from 'preact';
import { useUi } from '../words/ui.ts';

export function Writers({ children }: { children: ComponentChildren }) {
  const { say } = useUi();
  return (
    <details class="fold lab-writers">
      <summary>
        <h2>{say.lab.writers}</h2>
      </summary>
      {children}
    </details>
  );
}

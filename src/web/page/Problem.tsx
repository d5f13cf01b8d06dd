/** What went wrong, said at once by a screen reader; nothing for an empty text. */
import type { ComponentChildren } from 'preact';

export function Problem({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class="notice problem" role="alert">
      {children}
    </p>
  );
}

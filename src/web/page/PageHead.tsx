/** The head of a page: the way back, its title, and what else belongs there. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../controls/Icon.tsx';

interface Props {
  /** Where the arrow leads; without it, to the page before. */
  readonly href?: string;
  /** What the arrow is called. */
  readonly back: string;
  readonly title: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function PageHead({ href, back, title, children }: Props) {
  return (
    <header class="bar">
      {href === undefined ? (
        <button type="button" class="plain" aria-label={back} onClick={() => history.back()}>
          <Icon name="back" />
        </button>
      ) : (
        <a class="plain" href={href} aria-label={back}>
          <Icon name="back" />
        </a>
      )}
      <h1>{title}</h1>
      {children}
    </header>
  );
}

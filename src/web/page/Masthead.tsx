/** The head of the shelf, and of pages for people who may see the app for the first time: its name and what it is. */
import type { ComponentChildren } from 'preact';
import { useUi } from '../words/ui.ts';
import './Masthead.css';

interface Props {
  /** The app's name, as a heading or as the way to the shelf. */
  readonly name: ComponentChildren;
  /** The language, and what else belongs there. */
  readonly children: ComponentChildren;
}

export function Masthead({ name, children }: Props) {
  const { say } = useUi();
  return (
    <header class="masthead">
      {name}
      {children}
      <p class="tagline">{say.tagline}</p>
    </header>
  );
}

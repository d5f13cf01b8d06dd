/** The story with its heading: next to the table, or on a small screen instead of it. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../controls/Icon.tsx';
import { useUi } from '../../words/ui.ts';
import './story.css';

interface Props {
  readonly children: ComponentChildren;
  /** The address of the table that the story covers; undefined next to the table. */
  readonly back?: string;
}

export function StoryPane({ children, back }: Props) {
  const { say } = useUi();
  const Pane = back === undefined ? 'aside' : 'main';
  return (
    <Pane class="story" aria-label={say.story}>
      <header class="story-head">
        <h2>{say.story}</h2>
        {back !== undefined && (
          <a class="plain" href={back} aria-label={say.close}>
            <Icon name="close" />
          </a>
        )}
      </header>
      {children}
    </Pane>
  );
}

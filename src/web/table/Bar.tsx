/** The head of the table: the way back, the game's name and turn, the language, the menu. */
import { Icon } from '../controls/Icon.tsx';
import { memo } from '../redraw/memo.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useUi } from '../words/ui.ts';
import './Bar.css';

interface Props {
  readonly title: string;
  readonly turn: string;
  menu(): void;
}

export const Bar = memo(({ title, turn, menu }: Props) => {
  const { say } = useUi();
  return (
    <header class="bar">
      <button type="button" class="skip" onClick={() => document.getElementById('prompt-text')?.focus()}>
        {say.skipToTable}
      </button>
      <a class="plain" href={to.shelf} aria-label={say.toShelf}>
        <Icon name="back" />
      </a>
      <h1>
        <span class="bar-title">{title}</span>
        {turn && <span class="bar-turn">{turn}</span>}
      </h1>
      <LangSwitch />
      <button type="button" class="plain" aria-label={say.menu} onClick={menu}>
        <Icon name="menu" />
      </button>
    </header>
  );
});

/** A page with one message, for people who may see the app for the first time. */
import type { ComponentChildren } from 'preact';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useUi } from '../words/ui.ts';
import { Masthead } from './Masthead.tsx';
import './message.css';

interface Props {
  readonly busy?: boolean;
  readonly children: ComponentChildren;
}

export function Message({ busy = false, children }: Props) {
  const { say } = useUi();
  const name = (
    <a class="message-app" href={to.shelf}>
      {say.name}
    </a>
  );
  return (
    <div class="page message-page">
      <Masthead name={name}>
        <LangSwitch />
      </Masthead>
      <main class="message" aria-busy={busy}>
        {children}
      </main>
    </div>
  );
}

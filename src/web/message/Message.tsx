/** A page with one message, for people who may see the app for the first time: its name, what it is, the language. */
import type { ComponentChildren } from 'preact';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/SettingsSheet.tsx';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly busy?: boolean;
  readonly children: ComponentChildren;
}

export function Message({ busy = false, children }: Props) {
  const { say } = useUi();
  return (
    <div class="page message-page">
      <header class="masthead">
        <a class="message-app" href={to.shelf}>
          {say.name}
        </a>
        <LangSwitch />
        <p class="tagline">{say.tagline}</p>
      </header>
      <main class="message" aria-busy={busy}>
        {children}
      </main>
    </div>
  );
}

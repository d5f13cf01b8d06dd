/** What the app does with your data, how its tools work, its version and licences. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../controls/Icon.tsx';
import { Busy } from '../message/Busy.tsx';
import { Limits } from '../offline/Limits.tsx';
import { Version } from '../offline/Version.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/SettingsSheet.tsx';
import { helpWords, TOPICS } from '../words/help/words.ts';
import { useUi } from '../words/ui.ts';
import '../rules/rules.css';

export function HelpPage() {
  const { say, lang } = useUi();
  const help = useLoaded(() => helpWords(lang), lang);
  useEffect(() => {
    if (help) document.title = `${help.title} · ${say.name}`;
  }, [help, say]);
  if (!help) return <Busy />;
  return (
    <div class="page rules-page">
      <header class="bar">
        <button type="button" class="plain" aria-label={say.close} onClick={() => history.back()}>
          <Icon name="back" />
        </button>
        <h1>{help.title}</h1>
        <LangSwitch />
      </header>
      <main>
        {[...TOPICS, 'about' as const, 'licences' as const].map((topic) => (
          <section key={topic} aria-labelledby={`help-${topic}`}>
            <h2 id={`help-${topic}`}>{help[topic]}</h2>
            <p class="rule">{help[`${topic}Text`]}</p>
            {topic === 'about' && <Version />}
          </section>
        ))}
        <Limits />
        <p>
          <a class="button primary" href={to.shelf}>
            {say.toShelf}
          </a>
        </p>
      </main>
    </div>
  );
}

/** What the app does with your data, how its tools work, its version and licences. */

import { Limits } from '../offline/Limits.tsx';
import { Version } from '../offline/Version.tsx';
import { Busy } from '../page/Busy.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { helpWords, TOPICS } from '../words/help/words.ts';
import { useUi } from '../words/ui.ts';
import '../rules/rules.css';

export function HelpPage() {
  const { say, lang } = useUi();
  const help = useLoaded(() => helpWords(lang), lang);
  useTitle(help?.title);
  if (!help) return <Busy />;
  return (
    <div class="page rules-page">
      <PageHead back={say.close} title={help.title}>
        <LangSwitch />
      </PageHead>
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

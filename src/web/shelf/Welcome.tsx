/** For a first visit: what the app is for, and a game that can be tried at once because it needs no box. */
import { catalogue } from '../../games/catalogue.ts';
import { bound } from '../../kernel/typeset.ts';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { Cover } from './Cover.tsx';
import { firstToTry } from './first.ts';
import './Welcome.css';

export function Welcome() {
  const { say, lang } = useUi();
  const first = firstToTry(catalogue());
  return (
    <section class="welcome" aria-label={say.name}>
      <p class="lead welcome-text">{say.welcome}</p>
      {first && (
        <div class="try-first" data-game={first.id}>
          <Cover game={first.id} />
          <div class="try-text">
            <h2>{say.tryFirst}</h2>
            <p>
              <strong>{first.title[lang]}</strong>. {bound(first.pitch[lang], lang)} {say.noBox}.
            </p>
            <a class="button primary big" href={to.try(first.id)}>
              {say.tryNow}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}

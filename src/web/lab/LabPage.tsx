/** One press plays thousands of games and says what the rules really do. */
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { labWords } from '../../lab/words/lab.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useUi } from '../words/ui.ts';
import { Bench } from './Bench.tsx';
import './lab.css';

export function LabPage({ game: id, options }: { game: string; options: string }) {
  const { say, lang } = useUi();
  const entry = find(id);
  const loaded = useLoaded(async () => {
    if (!entry) return undefined;
    const [game, inspect, roster] = await Promise.all([entry.game(), inspectionOf(entry), entry.bots?.()]);
    return { entry, game, inspect, roster };
  }, id);
  const spoken = useLoaded(async () => {
    const [words, lab] = await Promise.all([entry?.words[lang](), labWords(lang)]);
    return words && { words, lab };
  }, `${id} ${lang}`);
  useTitle(spoken?.lab.report(spoken.words.title));
  if (!entry) return <NotFound />;
  if (!loaded || !spoken) return <Busy />;
  return (
    <div class="page lab" data-game={id}>
      <PageHead href={to.shelf} back={say.toShelf} title={say.lab.open}>
        <LangSwitch />
      </PageHead>
      <main>
        <p class="lead">{spoken.words.title}</p>
        <p class="quiet">{say.lab.help}</p>
        <Bench {...loaded} {...spoken} given={readGiven(options)} />
      </main>
    </div>
  );
}

/** Options as the address has them; a cut-off address gives none. */
function readGiven(json: string): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(json || '{}');
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
  } catch {
    return {};
  }
}

/** Set-up of one game in two steps, choose and lay out, made from its declared options; the rulings are next to them. */
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { named } from '../../words/program.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useSettings } from '../settings/settings.ts';
import { useGameWords } from '../words/game-words.ts';
import { useUi } from '../words/ui.ts';
import { Begin } from './Begin.tsx';
import { Choose } from './Choose.tsx';
import { LayOut } from './LayOut.tsx';
import { modelOf } from './model.ts';
import { Rulings } from './Rulings.tsx';
import { type ToSetUp, useSetUp } from './use-set-up.ts';
import { type Step, useSteps } from './use-steps.ts';
import './SetUp.css';

interface Page {
  readonly game: string;
  readonly edited: boolean;
  /** The id of a game whose settings and seats the new one starts with; '' for none. */
  readonly like: string;
  /** For several people: the table comes next. */
  readonly together: boolean;
  /** The id of a game that waits at a table, to change its settings before the start; '' for none. */
  readonly table: string;
}

export function SetUp({ game: id, like, ...page }: Page) {
  const { say } = useUi();
  const entry = find(id);
  const model = like || page.table;
  const loaded = useLoaded(async () => {
    if (!entry) return undefined;
    const [game, inspect, roster, found] = await Promise.all([
      entry.game(),
      inspectionOf(entry),
      entry.bots?.(),
      model ? modelOf(id, model) : undefined,
    ]);
    return { entry, game, inspect, roster, model: found };
  }, id);
  const words = useGameWords(entry);
  useTitle(words && say.setUp(words.title));
  if (!entry) return <NotFound />;
  if (!loaded || !words) return <Busy />;
  return <Steps {...page} {...loaded} words={words} />;
}

interface Props extends ToSetUp {
  readonly together: boolean;
  readonly table: string;
}

function Steps({ together, table, ...toSetUp }: Props) {
  const { say } = useUi();
  const { components } = useSettings();
  const [at, turnTo] = useSteps();
  const setUp = useSetUp(toSetUp);
  const { entry, game, words, given, choose, resolved, options } = setUp;
  if (at === 'rulings')
    return (
      <div class="page set-up" data-game={game.id}>
        <PageHead back={say.choose} title={say.rulings}>
          <LangSwitch />
        </PageHead>
        <main>
          <Rulings
            entry={entry}
            game={game}
            words={words}
            keys={setUp.offered('ruling')}
            gaps={(options && words.gaps?.(options)) ?? []}
            given={given}
            choose={choose}
          />
        </main>
      </div>
    );
  const first = at === 'choose';
  return (
    <div class="page set-up" data-game={game.id}>
      <PageHead
        {...(first ? { href: to.shelf, back: say.toShelf } : { back: say.choose })}
        title={words.title}
      >
        <LangSwitch />
      </PageHead>
      {(setUp.hasLayOutStep || !first) && <WhereAt title={words.title} at={at} />}
      {first && <Choose setUp={setUp} turnTo={turnTo} />}
      {!first && resolved && (
        <LayOut setUp={setUp} options={resolved} words={named(words, resolved, components)} />
      )}
      <Begin setUp={setUp} at={at} turnTo={turnTo} together={together} table={table} />
    </div>
  );
}

/** Both steps, and which of them is on the page. */
function WhereAt({ title, at }: { title: string; at: Step }) {
  const { say } = useUi();
  return (
    <nav aria-label={say.setUp(title)}>
      <ol class="steps">
        {(['choose', 'lay-out'] as const).map((step) => (
          <li key={step} class="step" aria-current={at === step ? 'step' : undefined}>
            {step === 'choose' ? say.choose : say.layOut}
          </li>
        ))}
      </ol>
    </nav>
  );
}

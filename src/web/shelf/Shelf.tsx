/** The shelf: the games in progress, a box for each game, and below them what was finished, archived or saved. */
import { useRef, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { Icon } from '../controls/Icon.tsx';
import { Limits } from '../offline/Limits.tsx';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { Problem } from '../page/Problem.tsx';
import { useTitle } from '../page/title.ts';
import { lazy } from '../redraw/lazy.tsx';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import type { GameRecord } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import { Box } from './Box.tsx';
import { InProgress } from './InProgress.tsx';
import { Saved } from './Saved.tsx';
import { gameTitle } from './title.ts';
import { useShelf } from './use-shelf.ts';
import { Welcome } from './Welcome.tsx';
import './Shelf.css';

/** Below the games, so the shelf doesn't wait for it. */
const OnShelf = lazy(() => import('../systems/OnShelf.tsx').then((part) => part.OnShelf));
/** It comes with the kernel, so the shelf doesn't wait for it. */
const GameSheet = lazy(() => import('../library/GameSheet.tsx').then((sheet) => sheet.GameSheet));

export function Shelf() {
  const ui = useUi();
  const { say } = ui;
  const shelf = useShelf();
  const { store, inProgress, systems, removed, problem, heading, remove, restore, refresh } = shelf;
  const [refused, setRefused] = useState<Refused | undefined>();
  const picker = useRef<HTMLInputElement>(null);
  const [more, setMore] = useState<GameRecord | undefined>();
  const [settings, setSettings] = useState(false);
  useTitle('');

  const rows = (games: readonly GameRecord[]) =>
    store && (
      <ul class="progress">
        {games.map((record) => (
          <InProgress
            key={record.id}
            record={record}
            store={store}
            more={() => setMore(record)}
            tellOver={(over) => void shelf.foundOver(record, over)}
          />
        ))}
      </ul>
    );
  return (
    <div class="page shelf">
      <Masthead name={<h1>{say.name}</h1>}>
        <div class="row">
          <LangSwitch />
          <button type="button" class="plain" aria-label={say.settings} onClick={() => setSettings(true)}>
            <Icon name="settings" />
          </button>
        </div>
      </Masthead>
      <main>
        <UpdateOffer />
        <Limits />
        {store && !store.lasting && (
          <p class="notice" role="status">
            {store.because === 'newer' ? say.keeping.newerStore : say.noStorage}
          </p>
        )}
        {shelf.untouched && <Welcome />}
        {inProgress.length > 0 && (
          <section aria-labelledby="in-progress">
            <h2 id="in-progress">
              {inProgress.every(({ demo }) => demo) ? say.lookAtExample : say.inProgress}
            </h2>
            {rows(inProgress)}
          </section>
        )}
        {removed && (
          <p class="notice with-button" role="status">
            <span>{say.removed(gameTitle(removed, ui))}</span>
            <button type="button" onClick={() => restore(removed)}>
              {say.restore}
            </button>
          </p>
        )}
        <Problem>{problem}</Problem>
        <section aria-labelledby="games">
          <h2 id="games" ref={heading} tabIndex={-1}>
            {say.games}
          </h2>
          <ul class="boxes">
            {catalogue()
              .filter(({ source }) => source.kind !== 'text')
              .map(({ meta }) => (
                <Box key={meta.id} meta={meta} />
              ))}
          </ul>
          <p class="import">
            <a class="button" href={to.join}>
              <Icon name="devices" /> {say.keeping.joinTable}
            </a>
          </p>
        </section>
        <OnShelf systems={systems} refused={refused} open={() => picker.current?.click()} />
        <Saved shelf={shelf} rows={rows} picker={picker} refuse={setRefused} />
      </main>
      <footer class="shelf-foot">
        <a class="button" href={to.help}>
          <Icon name="why" /> {say.help}
        </a>
      </footer>
      {more && store && (
        <GameSheet
          record={more}
          title={gameTitle(more, ui)}
          store={store}
          changed={() => void refresh(store)}
          remove={() => remove(more)}
          close={() => setMore(undefined)}
        />
      )}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
    </div>
  );
}

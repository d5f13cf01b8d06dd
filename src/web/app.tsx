/** Which page is shown, in which language and colours. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { find } from '../games/catalogue.ts';
import { Boundary } from './page/Boundary.tsx';
import { Busy } from './page/Busy.tsx';
import { NotFound } from './page/NotFound.tsx';
import { lazyPage } from './redraw/lazy.tsx';
import { useLoaded } from './redraw/loaded.ts';
import { type Route, useRoute } from './route.ts';
import { langNow, useSettings } from './settings/settings.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { loadUi } from './words/load.ts';
import { UiContext } from './words/ui.ts';

export function App() {
  const { theme } = useSettings();
  const route = useRoute();
  const game = 'game' in route ? route.game : '';
  const lang = langNow();
  const ui = useLoaded(() => loadUi(lang), lang);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (ui) document.documentElement.lang = ui.lang;
  }, [ui]);

  if (!ui) return null;
  return (
    <UiContext.Provider value={ui}>
      <Boundary ui={ui}>
        <WithGame key={game} game={game}>
          <Page route={route} />
        </WithGame>
      </Boundary>
    </UiContext.Provider>
  );
}

// Set-up and table come with the kernel, so the shelf doesn't wait for them.
const HelpPage = lazyPage(() => import('./help/HelpPage.tsx').then((page) => page.HelpPage));
const HistoryPage = lazyPage(() => import('./history/HistoryPage.tsx').then((page) => page.HistoryPage));
const InvitedPage = lazyPage(() => import('./together/join/Invited.tsx').then((page) => page.Invited));
const JoinPage = lazyPage(() => import('./together/JoinPage.tsx').then((page) => page.JoinPage));
const LabPage = lazyPage(() => import('./lab/LabPage.tsx').then((page) => page.LabPage));
const LuckPage = lazyPage(() => import('./luck/LuckPage.tsx').then((page) => page.LuckPage));
const OpenPage = lazyPage(() => import('./share/OpenPage.tsx').then((page) => page.OpenPage));
const PrintPage = lazyPage(() => import('./print/PrintPage.tsx').then((page) => page.PrintPage));
const RulesPage = lazyPage(() => import('./rules/RulesPage.tsx').then((page) => page.RulesPage));
const SetUpPage = lazyPage(() => import('./setup/SetUp.tsx').then((page) => page.SetUp));
const SystemPage = lazyPage(() => import('./systems/SystemPage.tsx').then((page) => page.SystemPage));
const TablePage = lazyPage(() => import('./table/TablePage.tsx').then((page) => page.TablePage));
const TryPage = lazyPage(() => import('./setup/TryPage.tsx').then((page) => page.TryPage));
const ViewPage = lazyPage(() => import('./view/ViewPage.tsx').then((page) => page.ViewPage));

/** Pages find their game in the catalogue. A game that isn't shipped is first added to it from its text. */
function WithGame({ game, children }: { game: string; children: ComponentChildren }) {
  const here = game === '' || find(game) !== undefined;
  const added = useLoaded(async () => {
    if (!here) await (await import('./systems/bring.ts')).bring(game);
    return true;
  }, '');
  return here || added ? children : <Busy />;
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'shelf':
      return <Shelf />;
    case 'help':
      return <HelpPage />;
    case 'history':
      return <HistoryPage />;
    case 'new':
      return (
        <SetUpPage
          key={JSON.stringify(route)}
          game={route.game}
          edited={route.edited === true}
          like={route.like ?? ''}
          together={route.together === true}
          table={route.table ?? ''}
        />
      );
    case 'edit':
      return <EditorPage key={route.game} game={route.game} />;
    case 'try':
      return <TryPage key={route.game} game={route.game} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />;
    case 'system':
      return <SystemPage key={route.game} game={route.game} />;
    case 'game':
      return <TablePage key={route.id} id={route.id} story={route.story} at={route.at} />;
    case 'luck':
      return <LuckPage key={route.id} id={route.id} />;
    case 'view':
      return <ViewPage key={route.id} id={route.id} />;
    case 'print':
      return <PrintPage key={route.game} game={route.game} options={route.options} />;
    case 'lab':
      return <LabPage key={`${route.game} ${route.options}`} game={route.game} options={route.options} />;
    case 'open':
      return <OpenPage key={route.letters} letters={route.letters} />;
    case 'table':
      return <JoinPage key={`${route.table} ${route.token}`} table={route.table} token={route.token} />;
    case 'join':
      return <InvitedPage key={route.invite?.invite} invite={route.invite} />;
  }
}

/** A game's own editor of data files, if it has one. */
function EditorPage({ game }: { game: string }) {
  const loaded = useLoaded(async () => ({ page: await find(game)?.editor?.page() }), game);
  if (!loaded) return <Busy />;
  return loaded.page ? <loaded.page.Editor /> : <NotFound />;
}

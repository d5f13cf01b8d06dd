/** Which page is shown, in which language and colours. */
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { find } from '../games/catalogue.ts';
import { Boundary } from './message/Boundary.tsx';
import { NotFound } from './message/NotFound.tsx';
import { useLoaded } from './redraw/loaded.ts';
import { type Route, useRoute } from './route.ts';
import { langNow, useSettings } from './settings/settings.ts';
import type { SetUp } from './setup/SetUp.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import type { Invited } from './together/join/Invited.tsx';
import { loadUi } from './words/load.ts';
import { UiContext } from './words/ui.ts';

export function App() {
  const { theme } = useSettings();
  const route = useRoute();
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
        <Known game={'game' in route ? route.game : ''}>
          <Page route={route} />
        </Known>
      </Boundary>
    </UiContext.Provider>
  );
}

/** Pages find their game in the catalogue. A game that isn't shipped is first added to it from its text. */
function Known({ game, children }: { game: string; children: ComponentChildren }) {
  const here = game === '' || find(game) !== undefined;
  const [looked, setLooked] = useState('');
  const [failed, setFailed] = useState<{ error: unknown } | undefined>();
  useEffect(() => {
    if (here) return;
    import('./systems/bring.ts')
      .then(({ bring }) => bring(game))
      .then(
        () => setLooked(game),
        (error: unknown) => setFailed({ error }),
      );
  }, [game]);
  if (here || looked === game) return <>{children}</>;
  if (failed) throw failed.error;
  return <div class="page" aria-busy="true" />;
}

/** Set-up and table come with the kernel, so the shelf doesn't wait for them. */
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
          key={route.game}
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

function SetUpPage(props: ComponentProps<typeof SetUp>) {
  const page = useLoaded(() => import('./setup/SetUp.tsx'), 'set-up');
  const { edited, like, together, table } = props;
  return page ? (
    <page.SetUp key={`${edited} ${like} ${together} ${table}`} {...props} />
  ) : (
    <div class="page" aria-busy="true" />
  );
}

function HelpPage() {
  const page = useLoaded(() => import('./help/HelpPage.tsx'), 'help');
  return page ? <page.HelpPage /> : <div class="page" aria-busy="true" />;
}

function HistoryPage() {
  const page = useLoaded(() => import('./history/HistoryPage.tsx'), 'history');
  return page ? <page.HistoryPage /> : <div class="page" aria-busy="true" />;
}

function TryPage(props: { game: string }) {
  const page = useLoaded(() => import('./setup/TryPage.tsx'), 'try');
  return page ? <page.TryPage {...props} /> : <div class="page" aria-busy="true" />;
}

function RulesPage(props: { game: string }) {
  const page = useLoaded(() => import('./rules/RulesPage.tsx'), 'rules');
  return page ? <page.RulesPage {...props} /> : <div class="page" aria-busy="true" />;
}

function SystemPage(props: { game: string }) {
  const page = useLoaded(() => import('./systems/SystemPage.tsx'), 'system');
  return page ? <page.SystemPage {...props} /> : <div class="page" aria-busy="true" />;
}

function EditorPage({ game }: { game: string }) {
  const loaded = useLoaded(async () => ({ page: await find(game)?.editor?.page() }), `editor ${game}`);
  if (!loaded) return <div class="page" aria-busy="true" />;
  return loaded.page ? <loaded.page.Editor /> : <NotFound />;
}

function TablePage(props: { id: string; story: boolean; at: number | undefined }) {
  const page = useLoaded(() => import('./table/TablePage.tsx'), 'table');
  return page ? <page.TablePage {...props} /> : <div class="page" aria-busy="true" />;
}

function LuckPage(props: { id: string }) {
  const page = useLoaded(() => import('./luck/LuckPage.tsx'), 'luck');
  return page ? <page.LuckPage {...props} /> : <div class="page" aria-busy="true" />;
}

function ViewPage(props: { id: string }) {
  const page = useLoaded(() => import('./view/ViewPage.tsx'), 'view');
  return page ? <page.ViewPage {...props} /> : <div class="page" aria-busy="true" />;
}

function PrintPage(props: { game: string; options: string }) {
  const page = useLoaded(() => import('./print/PrintPage.tsx'), 'print');
  return page ? <page.PrintPage {...props} /> : <div class="page" aria-busy="true" />;
}

function LabPage(props: { game: string; options: string }) {
  const page = useLoaded(() => import('./lab/LabPage.tsx'), 'lab');
  return page ? <page.LabPage {...props} /> : <div class="page" aria-busy="true" />;
}

function JoinPage(props: { table: string; token: string }) {
  const page = useLoaded(() => import('./together/JoinPage.tsx'), 'join');
  return page ? <page.JoinPage {...props} /> : <div class="page" aria-busy="true" />;
}

function InvitedPage(props: ComponentProps<typeof Invited>) {
  const page = useLoaded(() => import('./together/join/Invited.tsx'), 'invited');
  return page ? <page.Invited {...props} /> : <div class="page" aria-busy="true" />;
}

function OpenPage(props: { letters: string }) {
  const page = useLoaded(() => import('./share/OpenPage.tsx'), 'open');
  return page ? <page.OpenPage {...props} /> : <div class="page" aria-busy="true" />;
}

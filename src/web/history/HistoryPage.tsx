/** The player's finished games on this device: how many, how they ended, how long and how lucky; saved as a file on request. */
import { useEffect, useState } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import { Icon } from '../controls/Icon.tsx';
import { download } from '../files/download.ts';
import { Busy } from '../page/Busy.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { readGame } from '../saved/open.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { openStore } from '../store/open.ts';
import { type HistoryWords, historyWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { asCsv, asJson } from './export.ts';
import { GamesOf } from './GamesOf.tsx';
import { counted, groupedBy, type Past, pastOf, sumOf } from './history.ts';
import './history.css';

interface Found {
  readonly games: readonly Past[];
  /** How many can't be read. */
  readonly unread: number;
  readonly done: number;
  readonly of: number;
}

export function HistoryPage() {
  const { say, lang } = useUi();
  const history = useLoaded(() => historyWords(lang), lang);
  const found = usePast();
  useTitle(say.history);
  if (!history || !found) return <Busy />;
  const { games, unread, done, of } = found;
  const busy = done < of;
  return (
    <div class="page history">
      <PageHead href={to.shelf} back={say.toShelf} title={say.history}>
        <LangSwitch />
      </PageHead>
      <main aria-busy={busy}>
        <p class="quiet">{history.help}</p>
        <p role="status">{busy && history.reading(done, of)}</p>
        {!busy && games.length === 0 && (
          <p>
            {history.none} <a href={to.shelf}>{say.toShelf}</a>
          </p>
        )}
        {games.length > 0 && <p class="lead">{sentence(games, history)}</p>}
        {groupedBy(games, ({ game }) => game).map((group) => (
          <GamesOf key={group[0]?.game} games={group} history={history} />
        ))}
        {unread > 0 && <p class="notice">{history.unread(unread)}</p>}
        {!busy && games.length > 0 && (
          <section class="history-files">
            <button type="button" onClick={() => download(`${fileName()}.csv`, asCsv(games))}>
              <Icon name="save" /> {history.saveCsv}
            </button>
            <button type="button" onClick={() => download(`${fileName()}.json`, asJson(games))}>
              <Icon name="save" /> {history.saveJson}
            </button>
            <small>{history.exportHelp}</small>
          </section>
        )}
      </main>
    </div>
  );
}

function sentence(games: readonly Past[], history: HistoryWords): string {
  const { wins, decided } = sumOf(games);
  return [history.games(games.length), decided > 0 ? history.won(wins, decided) : '']
    .filter(Boolean)
    .join(' · ');
}

const fileName = () => `emptychair-history-${new Date().toISOString().slice(0, 10)}`;

/** Games are replayed one after another, the newest first; the page shows those that have been read. */
function usePast(): Found | undefined {
  const [found, setFound] = useState<Found | undefined>();
  useEffect(() => {
    let here = true;
    void (async () => {
      const store = await openStore();
      const records = counted(await store.list()).toSorted((a, b) => b.updated - a.updated);
      let now: Found = { games: [], unread: 0, done: 0, of: records.length };
      setFound(now);
      for (const record of records) {
        const past = await readPast(store, record.id).catch(() => 'unread' as const);
        if (!here) return;
        now = {
          ...now,
          done: now.done + 1,
          games: past && past !== 'unread' ? [...now.games, past] : now.games,
          unread: now.unread + (past === 'unread' ? 1 : 0),
        };
        setFound(now);
        // Lets the page answer between two games.
        await new Promise((go) => setTimeout(go));
      }
    })();
    return () => {
      here = false;
    };
  }, []);
  return found;
}

async function readPast(
  store: Awaited<ReturnType<typeof openStore>>,
  id: string,
): Promise<Past | 'unread' | undefined> {
  const read = await readGame(store, id);
  if (!read?.ok) return 'unread';
  return pastOf(read, await find(read.session.game.id)?.results?.());
}

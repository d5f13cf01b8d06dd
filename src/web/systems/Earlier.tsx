/** Games in progress that began with another text of this system: a copy of each can continue with this one. */
import { useState } from 'preact/hooks';
import type { Entry } from '../../games/catalogue.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { go, to } from '../route.ts';
import { gameTitle } from '../shelf/title.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import { when } from '../words/when.ts';
import { continueWith, gamesOfOtherTexts } from './continue-with.ts';

export function Earlier({ entry }: { entry: Entry }) {
  const ui = useUi();
  const { say, lang } = ui;
  const [failed, setFailed] = useState<{ title: string; why: readonly string[] } | undefined>();
  const [changed, setChanged] = useState<{ record: GameRecord; changes: readonly string[] } | undefined>();
  const [busy, setBusy] = useState(false);
  const games = useLoaded(
    async () => gamesOfOtherTexts(await openStore(), await entry.game()),
    entry.meta.id,
  );
  const continueGame = async (record: GameRecord) => {
    setBusy(true);
    setFailed(undefined);
    setChanged(undefined);
    const title = gameTitle(record, ui);
    try {
      const went = await continueWith(await openStore(), await entry.game(), record, ui);
      if (!went.ok) setFailed({ title: say.systems.cannotGoOn(title), why: went.why });
      else if (went.changes.length > 0) setChanged(went);
      else return go(to.game(went.record.id));
    } catch {
      setFailed({ title: say.systems.cannotGoOn(title), why: [say.keeping.newNotSaved] });
    }
    setBusy(false);
  };
  if (!games || games.length === 0) return null;
  return (
    <section class="earlier" aria-labelledby="earlier">
      <h2 id="earlier">{say.systems.earlier}</h2>
      <p class="quiet">{say.systems.earlierHelp}</p>
      <ul>
        {games.map((record) => (
          <li key={record.id}>
            <span>
              {gameTitle(record, ui)} <small class="quiet">{say.played(when(record.updated, lang))}</small>
            </span>
            <button
              type="button"
              disabled={busy}
              aria-label={`${say.systems.continueWith}: ${gameTitle(record, ui)}`}
              onClick={() => void continueGame(record)}
            >
              {say.systems.continueWith}
            </button>
          </li>
        ))}
      </ul>
      {changed && (
        <div class="notice" role="status">
          <p>{say.systems.wentOn}</p>
          <ul>
            {changed.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <a class="button primary" href={to.game(changed.record.id)}>
              {gameTitle(changed.record, ui)}
            </a>
          </p>
        </div>
      )}
      {failed && (
        <div class="notice problem" role="alert">
          <p>{failed.title}</p>
          <ul>
            {failed.why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

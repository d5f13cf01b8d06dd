/** The page of a game that can't be read. */
import { sayProblem } from '../../words/program.ts';
import { download, fileName } from '../files/download.ts';
import { Backups } from '../library/BackupsSheet.tsx';
import { bundle } from '../library/bundle.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { openStore } from '../store/open.ts';
import { type Ui, useUi } from '../words/ui.ts';
import type { OpenResult } from './open.ts';

type Unread = Extract<OpenResult, { ok: false }>;

/** A game that can't be read stays unchanged, and the player can save it as a file. */
export function Broken({ opened }: { opened: Unread }) {
  const ui = useUi();
  const { say } = ui;
  const { record } = opened.kept;
  const store = useLoaded(openStore, '');
  const why = useLoaded(() => whyBroken(opened, ui), `${record.id} ${ui.lang}`);
  return (
    <main class="page message">
      <h1>{say.broken}</h1>
      <p>{why}</p>
      <p>{say.brokenHelp}</p>
      <p class="row">
        <button
          type="button"
          class="primary"
          onClick={() =>
            download(fileName(record.game, record.updated), bundle([[record.name, opened.kept]]))
          }
        >
          {say.downloadAnyway}
        </button>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
      <h2>{say.keeping.backups}</h2>
      {store && <Backups record={record} title={record.name || record.game} store={store} />}
    </main>
  );
}

/** In the game's own words, if it's known which game it is. */
export async function whyBroken({ problem, kept, entry }: Unread, { program, lang }: Ui): Promise<string> {
  const { name, game } = kept.record;
  if (!entry && game) return program.files['unknown-game'](name || game, game);
  return sayProblem(program, problem, await entry?.words[lang]());
}

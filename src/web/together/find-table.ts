/** Looks for the game behind a link to a shared table, and keeps a copy of it on this device. */
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import { parseHeader } from '../../kernel/session/journal.ts';
import { confirmed } from '../../together/in-step.ts';
import type { ReplicaStorage } from '../../together/keep.ts';
import { Replica, type Status, type TableLink } from '../../together/replica.ts';
import { sayProblem } from '../../words/program.ts';
import { go, to } from '../route.ts';
import { openStore } from '../store/open.ts';
import type { Ui } from '../words/ui.ts';
import { answers, canHaveServer, surroundings } from './server.ts';

declare const EMPTYCHAIR_VERSION: string;

/** What was found behind the link. */
export type Found =
  | { readonly id: string }
  | { readonly status: Status | 'noServer' }
  /** The game can't be opened here. */
  | { readonly why: string };

export interface Wanted extends TableLink {
  /** How somebody who was invited wants to be called; called again with the reason if the table has such a name. */
  readonly name?: string;
  readonly refuseName?: ((reason: string) => void) | undefined;
}

/** Nothing is kept before the whole game is here. */
const NOTHING: ReplicaStorage = {
  onLines: () => undefined,
  onReplaced: () => undefined,
  onHeader: () => undefined,
  storeAction: () => undefined,
  forgetAction: () => undefined,
  onRole: () => undefined,
};

/** Looks until the returned function is called. */
export function findTable(
  { name = '', refuseName, ...link }: Wanted,
  ui: Ui,
  tell: (found: Found) => void,
): () => void {
  let here = true;
  if (!canHaveServer()) {
    tell({ status: 'noServer' });
    return () => undefined;
  }
  tell({ status: 'connecting' });
  const replica = new Replica({ ...surroundings, link, app: EMPTYCHAIR_VERSION, storage: NOTHING });
  const wake = () => document.visibilityState === 'visible' && replica.nudge();
  let taken = false;
  let files = false;
  const look = () => {
    if (files) return;
    if (!replica.complete || taken) {
      tell({ status: replica.status });
      if (replica.status === 'away') void answers().then((server) => server || nobody());
      return;
    }
    taken = true;
    void (async () => {
      const given = name ? await replica.sit([], name) : undefined;
      if (given && !given.ok && given.reason === 'name') return refuseName?.(given.reason);
      const found = await arrive(replica, ui);
      if (here) tell(found);
    })();
  };
  /** A host of files, where no table will ever be. */
  const nobody = () => {
    files = true;
    replica.stop();
    if (here) tell({ status: 'noServer' });
  };
  void (async () => {
    // Somebody who gave a name joins as a new person.
    const id = name ? undefined : await copyOf(link);
    if (!here) return;
    if (id !== undefined) return tell(await entered(id));
    replica.changes.watch(() => here && look());
    replica.start();
  })();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    here = false;
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    replica.stop();
  };
}

/** A copy of this table on this device; the newest link counts. */
async function copyOf({ table, token }: TableLink): Promise<string | undefined> {
  const store = await openStore();
  const record = (await store.list()).find((each) => each.shared?.table === table && each.removed === 0);
  if (record?.shared && record.shared.token !== token)
    await store.patch(record.id, { shared: { ...record.shared, token } });
  return record?.id;
}

async function arrive(replica: Replica, { program, lang, say }: Ui): Promise<Found> {
  const header = parseHeader(replica.header);
  const name = header.ok ? header.value.game : '';
  const entry = header.ok ? await entryOf(header.value) : undefined;
  replica.stop();
  if (!entry) return { why: program.files['unknown-game'](name, name) };
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const id = await copyOf(replica.link);
  if (id !== undefined) return entered(id);
  const begun = confirmed(replica, { game, inspect });
  if (!begun.ok) {
    // The player can't see the table's lines, so a line number means nothing.
    const { line: _, ...problem } = begun.problem;
    return { why: sayProblem(program, problem, await entry.words[lang]()) };
  }
  try {
    const { keepCopy } = await import('./record.ts');
    const record = await keepCopy(await openStore(), replica, { game, inspect });
    return record ? entered(record.id) : { status: replica.status };
  } catch {
    return { why: say.keeping.newNotSaved };
  }
}

/** The address of a game on this device keeps the secret out of sight; without storage a reload needs the link. */
async function entered(id: string): Promise<Found> {
  const { lasting } = await openStore();
  if (lasting) go(to.game(id), true);
  return lasting ? { status: 'connecting' } : { id };
}

/** A link that holds a game: checked first, shown, and put on the shelf only when the player says so. */
import { useTask } from '../controls/task.ts';
import { Busy } from '../page/Busy.tsx';
import { Message } from '../page/Message.tsx';
import { Problem } from '../page/Problem.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { go, to } from '../route.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord } from '../store/store.ts';
import { Problems } from '../systems/Problems.tsx';
import { System } from '../systems/SystemPage.tsx';
import { useUi } from '../words/ui.ts';
import { bringUpToDate, findMine } from './mine.ts';
import { putOnShelf, readSent, readSentSystem } from './sent.ts';

type SentSystem = NonNullable<Awaited<ReturnType<typeof readSentSystem>>>;

function SentSystem({ system }: { system: SentSystem }) {
  const { say } = useUi();
  if (system.ok) return <System entry={system.entry} sent />;
  return (
    <main class="page message">
      <Problems
        why={say.systems.problems(say.keeping.link, system.problems.length)}
        problems={system.problems}
      />
      <a class="button" href={to.shelf}>
        {say.toShelf}
      </a>
    </main>
  );
}

export function OpenPage({ letters }: { letters: string }) {
  const ui = useUi();
  const { say, lang } = ui;
  const { keeping } = say;
  const { problem, run } = useTask();
  const found = useLoaded(async () => {
    const system = await readSentSystem(letters, lang);
    if (system) return { system };
    const sent = await readSent(letters, ui);
    // A shelf that can't be read isn't a reason to refuse a game.
    const known = async () => (sent.ok ? findMine(await openStore(), sent.session) : undefined);
    return { sent, mine: await known().catch(() => undefined) };
  }, `${letters.length} ${lang}`);
  if (!found) return <Busy />;
  if (found.system) return <SentSystem system={found.system} />;
  const { sent, mine } = found;
  if (!sent.ok)
    return (
      <Message>
        <h1>{sent.holds ? say.broken : keeping.badLink}</h1>
        <p>{sent.why}</p>
        <a class="button primary" href={to.shelf}>
          {say.toShelf}
        </a>
      </Message>
    );
  const take = async () => {
    const record = await putOnShelf(await openStore(), sent);
    go(to.game(record.id), true);
  };
  const update = async (record: GameRecord) => {
    await bringUpToDate(await openStore(), record, sent.session, Date.now());
    go(to.game(record.id), true);
  };
  return (
    <Message>
      <h1>{keeping.sent}</h1>
      <p>
        <strong>{sent.caption.name || sent.title}</strong>
        <br />
        {sent.caption.name && (
          <>
            {sent.title}
            <br />
          </>
        )}
        {sent.where}
      </p>
      <p class="quiet">{keeping.sentHelp}</p>
      {mine && (
        <p class="notice">
          {mine.record.name && (
            <>
              <strong>{mine.record.name}</strong>
              <br />
            </>
          )}
          {keeping.mine[mine.relation]}
        </p>
      )}
      <Problem>{problem}</Problem>
      <p class="row">
        {mine && mine.relation !== 'earlier' && (
          <a class="button primary big" href={to.game(mine.record.id)}>
            {keeping.openMine}
          </a>
        )}
        {mine?.relation === 'earlier' && (
          <button
            type="button"
            class="primary big"
            onClick={() => void run(() => update(mine.record), say.notSaved)}
          >
            {keeping.updateMine}
          </button>
        )}
        <button
          type="button"
          class={mine ? 'big' : 'primary big'}
          onClick={() => void run(take, keeping.newNotSaved)}
        >
          {mine ? keeping.asNewGame : keeping.putOnShelf}
        </button>
        <a class="button big" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
    </Message>
  );
}

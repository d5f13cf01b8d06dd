/** A link that holds a game: checked first, shown, and put on the shelf only when the player says so. */
import { useState } from 'preact/hooks';
import { useOnce } from '../library/once.ts';
import { useLoaded } from '../loaded.ts';
import { go, to } from '../route.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../ui.ts';
import { putOnShelf, readSent } from './sent.ts';

export function OpenPage({ letters }: { letters: string }) {
  const ui = useUi();
  const { say, lang } = ui;
  const { keeping } = say;
  const [problem, setProblem] = useState('');
  const once = useOnce();
  const found = useLoaded(() => readSent(letters, ui), `${letters.length} ${lang}`);
  if (!found) return <div class="page" aria-busy="true" />;
  if (!found.ok)
    return (
      <main class="page message">
        <h1>{found.holds ? say.broken : keeping.badLink}</h1>
        <p>{found.why}</p>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </main>
    );
  const take = async () => {
    const record = await putOnShelf(await openStore(), found);
    go(to.game(record.id), true);
  };
  return (
    <main class="page message">
      <h1>{keeping.sent}</h1>
      <p>
        <strong>{found.cover.name || found.title}</strong>
        <br />
        {found.cover.name && (
          <>
            {found.title}
            <br />
          </>
        )}
        {found.where}
      </p>
      <p class="quiet">{keeping.sentHelp}</p>
      {problem && (
        <p class="notice problem" role="alert">
          {problem}
        </p>
      )}
      <p class="row">
        <button
          type="button"
          class="primary big"
          onClick={() => void once(take, () => setProblem(keeping.newNotSaved))}
        >
          {keeping.putOnShelf}
        </button>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
    </main>
  );
}

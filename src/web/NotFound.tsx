/** There is nothing at this address (any more). */
import { to } from './route.ts';
import { useUi } from './ui.ts';

export function NotFound() {
  const { say } = useUi();
  return (
    <main class="page message">
      <h1>{say.notFound}</h1>
      <a class="button" href={to.shelf}>
        {say.toShelf}
      </a>
    </main>
  );
}

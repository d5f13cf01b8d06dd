/** What a system's author probably didn't mean as it's written. */
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import { hintsOf } from './read.ts';
import './systems.css';

export function Hints({ text }: { text: string }) {
  const { say, lang } = useUi();
  const hints = useLoaded(() => hintsOf(text, lang), `${lang} ${text}`);
  if (!hints || hints.length === 0) return null;
  return (
    <section class="notice">
      <p>{say.systems.hints(hints.length)}</p>
      <ol class="system-problems">
        {hints.map(({ at, what, line }) => (
          <li key={at + what}>
            <strong>{at}</strong>: {what}
            {line && <code>{line}</code>}
          </li>
        ))}
      </ol>
    </section>
  );
}

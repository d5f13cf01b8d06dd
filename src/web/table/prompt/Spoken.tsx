/** Announces a text once per prompt, even if it repeats: two live regions take turns, and the other one is empty. */
import { useRef } from 'preact/hooks';

export function Spoken({ text, promptId }: { text: string; promptId: number }) {
  // Screen readers read the heading when the page opens; this announces only changes, with their first text.
  const last = useRef({ promptId, said: '' });
  if (last.current.promptId !== promptId) last.current = { promptId, said: text };
  const { said: now } = last.current;
  const said = promptId % 2 ? [now, ''] : ['', now];
  return (
    <>
      <p class="hidden" role="status" aria-live="polite">
        {said[0]}
      </p>
      <p class="hidden" role="status" aria-live="polite">
        {said[1]}
      </p>
    </>
  );
}

/** How lucky the games were: a bar divided among them, and what each part of it means. */
import type { HistoryWords } from '../words/history/words.ts';
import type { Verdict } from './history.ts';

const PARTS = ['usual', 'uncommon', 'rare', 'too-few'] as const;

interface Props {
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly history: HistoryWords;
}

export function LuckBar({ counts, history }: Props) {
  const shown = PARTS.filter((part) => counts[part] > 0);
  return (
    <figure class="luck-bar">
      <figcaption>{history.luck}</figcaption>
      <div class="luck-parts" aria-hidden="true">
        {shown.map((part) => (
          <span key={part} class={`luck-${part}`} style={{ flexGrow: counts[part] }} />
        ))}
      </div>
      <ul class="chart-legend">
        {shown.map((part) => (
          <li key={part}>
            <span class={`luck-key luck-${part}`} aria-hidden="true" /> {history.verdict[part]}:{' '}
            {counts[part]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

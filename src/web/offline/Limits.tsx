/** What this page can't do where it was opened from, said plainly; nothing on a site. */
import { useUi } from '../ui.ts';
import { lacks, place } from './place.ts';

export function Limits() {
  const { offline } = useUi().say;
  const where = place();
  if (where === 'site') return null;
  return (
    <details class="notice limits">
      <summary>{offline.opened[where]}</summary>
      <ul>
        {lacks().map((lack) => (
          <li key={lack}>{offline.lacks[lack]}</li>
        ))}
      </ul>
      <p>{offline.remedy}</p>
    </details>
  );
}

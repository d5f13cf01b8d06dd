/** Lists what the app can't do because of where it was opened from; nothing on a site. */
import { useUi } from '../words/ui.ts';
import { limitations, place } from './place.ts';
import './offline.css';

export function Limits() {
  const { offline } = useUi().say;
  const where = place();
  if (where === 'site') return null;
  return (
    <details class="notice limits">
      <summary>{offline.opened[where]}</summary>
      <ul>
        {limitations().map((one) => (
          <li key={one}>{offline.limitations[one]}</li>
        ))}
      </ul>
      <p>{offline.remedy}</p>
    </details>
  );
}

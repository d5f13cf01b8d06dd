/** Every outcome of a draw with its odds, if there are too many for the button: a fold that is filled when it opens. */
import { useState } from 'preact/hooks';
import { OddsText } from '../../scene/OddsText.tsx';
import { useUi } from '../../words/ui.ts';
import type { OddsSummary } from './outlook.ts';
import './AllOdds.css';

export function AllOdds({ outlook }: { outlook: OddsSummary }) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  return (
    <details class="fold odds-all" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.allOutcomes(outlook.many)}</summary>
      {open && (
        <ul>
          {outlook.all().map(({ id, label, odds }) => (
            <li key={id}>
              <span>{label}</span> <OddsText odds={odds} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

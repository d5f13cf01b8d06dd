/** How likely, beside what may come: `4 of 7 · 57.1 %`. */
import { useUi } from '../ui.ts';

export function OddsText({ odds: [weight, total] }: { odds: readonly [weight: number, total: number] }) {
  const { program } = useUi();
  return (
    <span class="odds-text">
      {program.of(weight, total)} <span class="odds-share">{program.percent(weight / total)}</span>
    </span>
  );
}

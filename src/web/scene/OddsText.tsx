/** The odds next to a result: `4 of 7 · 57%`, or once for all results: `each 1 of 6 · 17%`. */
import { percent, useUi } from '../words/ui.ts';
import './OddsText.css';

export function OddsText({ odds: [weight, total] }: { odds: readonly [weight: number, total: number] }) {
  const { lang, program } = useUi();
  return (
    <span class="odds-text">
      {program.of(weight, total)} <span class="odds-share">{percent(lang, weight / total)}</span>
    </span>
  );
}

/** Shown once if all outcomes are equally likely. */
export function EachOdds({ outcomes }: { outcomes: number }) {
  const { say } = useUi();
  return (
    <span class="odds-each">
      {say.each} <OddsText odds={[1, outcomes]} />
    </span>
  );
}

/** Results of draws: how often each came up, and how often it was expected. */
import { useUi } from '../words/ui.ts';
import type { Row } from './luck.ts';
import './luck.css';

interface TableProps {
  readonly rows: readonly Row[];
  readonly caption: string;
  readonly most: number;
}

/** The bars are beside the numbers, never instead of them. */
export function LuckTable({ rows, caption, most }: TableProps) {
  const { say, lang } = useUi();
  const { keeping } = say;
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const small = new Intl.NumberFormat(lang, { maximumSignificantDigits: 1 });
  return (
    <table class="luck-table">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{keeping.result}</th>
          <th scope="col">{keeping.rolled}</th>
          <th scope="col">{keeping.expected}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ask, move, label, came, expected }) => (
          <tr key={`${ask} ${move}`}>
            <th scope="row">{label}</th>
            <td>{came}</td>
            <td>{(expected < 0.1 ? small : number).format(expected)}</td>
            <td aria-hidden="true">
              <svg class="luck-bars" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                <rect class="luck-came" y="1" height="6" width={(100 * came) / most} />
                <rect class="luck-expected" y="8" height="4" width={(100 * expected) / most} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A printed chart, whose rows begin with their headings: the row (and column) that applies now is highlighted, the others stay readable. */
import type { Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import './PrintedChart.css';

export function PrintedChart({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  const { at } = place;
  const say = (text: string) => words.print?.(place.id, text) ?? text;
  return (
    <figure class="place place-chart" data-active={place.active ? '' : undefined}>
      <figcaption class="place-name">{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section class="chart-frame" tabIndex={0} aria-label={name}>
        <table class="rows">
          {place.cells && (
            <thead>
              <tr>
                {place.cells.map((head, column) => {
                  const key = `${column}-${head}`;
                  // The corner above the rows' headings.
                  return head === '' ? (
                    <td key={key} />
                  ) : (
                    <th key={key} scope="col" data-now={at?.column === column ? '' : undefined}>
                      {say(head)}
                    </th>
                  );
                })}
              </tr>
            </thead>
          )}
          <tbody>
            {place.rows?.map((row, r) => (
              <tr
                key={row.join('|')}
                data-now={at?.row === r ? '' : undefined}
                aria-current={at?.row === r ? 'true' : undefined}
              >
                {row.map((text, column) => {
                  const now = at?.row === r && at.column === column ? '' : undefined;
                  const key = `${column}-${text}`;
                  return column === 0 ? (
                    <th key={key} scope="row" data-now={now}>
                      {say(text)}
                    </th>
                  ) : (
                    <td key={key} data-now={now}>
                      {say(text)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

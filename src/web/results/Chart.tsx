/** Numbers over a game: a line for each seat or side, its shape at every step; the numbers are below in a table. */
import type { Course } from '../../kernel/results.ts';
import { SHAPES } from '../../print/owners.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useUi } from '../words/ui.ts';
import { sayPoints } from './Points.tsx';

const WIDE = 340;
const HIGH = 200;
const LEFT = 30;
const BOTTOM = 24;
const TOP = 10;
/** Above the lines, for the name of the line that marks a step. */
const HEAD = 14;
const RIGHT = 12;
/** More labels than this would touch each other. */
const LABELS = 10;

interface Props {
  readonly title: string;
  readonly course: Course;
  /** A line's name; its id gives it the colour that its owner has on the table, if there is one. */
  readonly line: (id: string) => string;
  /** A step's whole name. */
  readonly step: (label: string) => string;
  /** The step that decided it, by its place: a line marks it, and a label says what it is. */
  readonly turning?: { readonly nth: number; readonly label: string } | undefined;
}

export function Chart({ title, course: { lines, steps }, line: lineOf, step: nameOf, turning }: Props) {
  const { say, lang } = useUi();
  const sayValue = (value: number | null | undefined) => (value == null ? '–' : sayPoints(value, lang));
  const top = turning ? TOP + HEAD : TOP;
  const all = steps.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const step = niceStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (i: number) => LEFT + (i * (WIDE - LEFT - RIGHT)) / Math.max(1, steps.length - 1);
  const y = (points: number) => top + ((high - points) * (HIGH - top - BOTTOM)) / (high - low);
  const grid = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  const every = Math.ceil(steps.length / LABELS);
  const early = (nth: number) => nth < steps.length / 2;
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <ul class="chart-legend">
        {lines.map((line, i) => (
          <li key={line} data-owner={line}>
            <SeatMark nth={i} /> {lineOf(line)}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title}>
        {grid.map((points) => (
          <g key={points}>
            <path class="chart-grid" d={`M${LEFT} ${y(points)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4} text-anchor="end">
              {sayPoints(points, lang)}
            </text>
          </g>
        ))}
        {steps.map(({ label }, i) =>
          i % every === 0 ? (
            <text key={label} x={x(i)} y={HIGH - 6} text-anchor="middle">
              {label}
            </text>
          ) : null,
        )}
        {turning && (
          <>
            <path class="chart-turning" d={`M${x(turning.nth)} ${TOP + HEAD / 2}V${HIGH - BOTTOM}`} />
            <text
              x={x(turning.nth) + (early(turning.nth) ? 5 : -5)}
              y={TOP + 4}
              text-anchor={early(turning.nth) ? 'start' : 'end'}
            >
              {turning.label}
            </text>
          </>
        )}
        {lines.map((line, nth) => {
          const marks = steps.flatMap(({ label, values }, i) => {
            const value = values[nth] ?? null;
            return value === null ? [] : [{ label, x: x(i), y: y(value) }];
          });
          return (
            <g key={line} data-seat={nth % SHAPES.length} data-owner={line}>
              <path
                class="chart-line"
                d={marks.map((mark, i) => `${i ? 'L' : 'M'}${mark.x} ${mark.y}`).join('')}
              />
              {marks.map((mark) => (
                <path
                  key={mark.label}
                  class="chart-mark"
                  d={SHAPES[nth % SHAPES.length]}
                  transform={`translate(${mark.x - 4.5} ${mark.y - 4.5}) scale(0.45)`}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{say.results.asTable}</summary>
        {/* A table that scrolls sideways must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section class="results-scroll" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <td />
                {lines.map((line) => (
                  <th key={line} scope="col">
                    {lineOf(line)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{nameOf(label)}</th>
                  {lines.map((line, i) => (
                    <td key={line}>{sayValue(values[i])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** A round number such that a handful of lines cover the span. */
function niceStep(span: number): number {
  const rough = span / 5;
  const ten = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return ([1, 2, 5, 10].find((k) => k * ten >= rough) ?? 10) * ten;
}

/** Points over the rounds: a line for each seat, its shape on every round; the numbers stand below in a table. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Report } from '../../kernel/results.ts';
import type { Words } from '../../kernel/words.ts';
import { SeatMark, SHAPES } from '../seats/SeatMark.tsx';
import { useUi } from '../ui.ts';

const WIDE = 340;
const HIGH = 200;
const LEFT = 30;
const BOTTOM = 24;
const TOP = 10;
const RIGHT = 12;
/** More labels than this would touch each other. */
const LABELS = 10;

interface Props {
  readonly report: Report;
  readonly words: Words<AnySpec>;
  /** The round that decided it, by its place; a line marks it. */
  readonly turning: number | undefined;
}

export function Chart({ report, words, turning }: Props) {
  const { say } = useUi();
  const { rounds, seats } = report;
  const all = rounds.flatMap(({ points }) => points);
  const step = niceStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (i: number) => LEFT + (i * (WIDE - LEFT - RIGHT)) / Math.max(1, rounds.length - 1);
  const y = (points: number) => TOP + ((high - points) * (HIGH - TOP - BOTTOM)) / (high - low);
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  const every = Math.ceil(rounds.length / LABELS);
  return (
    <figure class="chart">
      <figcaption>{say.results.overRounds}</figcaption>
      <ul class="chart-legend">
        {seats.map(({ seat }, i) => (
          <li key={seat}>
            <SeatMark nth={i} /> {words.seats(seat)}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say.results.overRounds}>
        {lines.map((points) => (
          <g key={points}>
            <path class="chart-grid" d={`M${LEFT} ${y(points)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, i) =>
          i % every === 0 ? (
            <text key={round} x={x(i)} y={HIGH - 6} text-anchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {turning !== undefined && <path class="chart-turning" d={`M${x(turning)} ${TOP}V${HIGH - BOTTOM}`} />}
        {seats.map(({ seat }, s) => (
          <g key={seat} data-seat={s % SHAPES.length}>
            <path
              class="chart-line"
              d={rounds.map(({ points }, i) => `${i ? 'L' : 'M'}${x(i)} ${y(points[s] ?? 0)}`).join('')}
            />
            {rounds.map(({ round, points }, i) => (
              <path
                key={round}
                class="chart-mark"
                d={SHAPES[s % SHAPES.length]}
                transform={`translate(${x(i) - 4.5} ${y(points[s] ?? 0) - 4.5}) scale(0.45)`}
              />
            ))}
          </g>
        ))}
      </svg>
      <details>
        <summary>{say.results.asTable}</summary>
        {/* A table that scrolls sideways must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section class="results-scroll" tabIndex={0} aria-label={say.results.overRounds}>
          <table>
            <thead>
              <tr>
                <td />
                {seats.map(({ seat }) => (
                  <th key={seat} scope="col">
                    {words.seats(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round, points }) => (
                <tr key={round}>
                  <th scope="row">{say.results.round(round)}</th>
                  {points.map((p, i) => (
                    <td key={seats[i]?.seat}>{p}</td>
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

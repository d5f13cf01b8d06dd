/** One or more bars for each game, in the order they were played; the list below says the same in words. */

const WIDE = 340;
const HIGH = 130;
const LEFT = 30;
const TOP = 8;
const BOTTOM = 22;
/** More games than this would have bars too thin to tell apart. */
const MAX_GAMES_SHOWN = 24;

/** How a bar looks: full, outlined, or grey. */
export type Look = 'full' | 'outline' | 'grey';

interface Props {
  readonly title: string;
  /** What the looks mean. */
  readonly legend: readonly { readonly look: Look; readonly label: string }[];
  /** The newest first. */
  readonly games: readonly {
    readonly id: string;
    readonly bars: readonly { readonly look: Look; readonly value: number }[];
  }[];
}

export function Bars({ title, legend, games }: Props) {
  const shown = games.slice(0, MAX_GAMES_SHOWN).toReversed();
  const first = games.length - shown.length;
  const most = Math.max(1, ...shown.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const step = (WIDE - LEFT) / Math.max(6, shown.length);
  const y = (value: number) => TOP + ((most - Math.max(0, value)) * (HIGH - TOP - BOTTOM)) / most;
  const every = Math.ceil(shown.length / 8);
  return (
    <figure class="game-bars">
      <figcaption>{title}</figcaption>
      <ul class="chart-legend">
        {legend.map(({ look, label }) => (
          <li key={look}>
            <svg viewBox="0 0 14 14" width="14" aria-hidden="true">
              <rect class={`bar-${look}`} x="1.5" y="1.5" width="11" height="11" rx="1.5" />
            </svg>{' '}
            {label}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title}>
        {[0, most].map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M${LEFT} ${y(value)}H${WIDE}`} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {shown.map(({ id, bars }, i) => {
          const wide = (step * 0.7) / bars.length;
          return (
            <g key={id}>
              {bars.map(({ look, value }, k) => (
                <rect
                  key={look}
                  class={`bar-${look}`}
                  x={LEFT + i * step + step * 0.15 + k * wide}
                  y={y(value)}
                  width={wide - (bars.length > 1 ? 2 : 0)}
                  height={Math.max(2, y(0) - y(value))}
                  rx="1.5"
                />
              ))}
              {i % every === 0 && (
                <text x={LEFT + (i + 0.5) * step} y={HIGH - 6} text-anchor="middle">
                  {first + i + 1}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

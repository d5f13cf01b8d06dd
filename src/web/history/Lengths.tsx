/** A bar for each game, as long as the game was, in the order they were played; the list below says the same in words. */
import type { HistoryWords } from '../words/history/words.ts';
import type { Past } from './history.ts';

const WIDE = 340;
const HIGH = 130;
const LEFT = 26;
const TOP = 8;
const BOTTOM = 22;
/** More bars than this would be too thin to tell apart. */
const MAX_GAMES_SHOWN = 24;

interface Props {
  /** The newest first. */
  readonly games: readonly Past[];
  readonly history: HistoryWords;
}

const markOf = ({ won }: Past) => (won === undefined ? 'open' : won ? 'won' : 'lost');

export function Lengths({ games, history }: Props) {
  const shown = games.slice(0, MAX_GAMES_SHOWN).toReversed();
  const first = games.length - shown.length;
  const longest = Math.max(1, ...shown.map(({ turns }) => turns));
  const step = (WIDE - LEFT) / Math.max(6, shown.length);
  const y = (turns: number) => TOP + ((longest - turns) * (HIGH - TOP - BOTTOM)) / longest;
  const every = Math.ceil(shown.length / 8);
  const marks = (['won', 'lost', 'open'] as const).filter((mark) => shown.some((p) => markOf(p) === mark));
  return (
    <figure class="lengths">
      <figcaption>{history.lengths}</figcaption>
      <ul class="chart-legend">
        {marks.map((mark) => (
          <li key={mark}>
            <svg viewBox="0 0 14 14" width="14" aria-hidden="true">
              <rect class={`bar-${mark}`} x="1.5" y="1.5" width="11" height="11" rx="1.5" />
            </svg>{' '}
            {history.marks[mark]}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={history.lengths}>
        {[0, longest].map((turns) => (
          <g key={turns}>
            <path class="chart-grid" d={`M${LEFT} ${y(turns)}H${WIDE}`} />
            <text x={LEFT - 6} y={y(turns) + 4} text-anchor="end">
              {turns}
            </text>
          </g>
        ))}
        {shown.map((past, i) => (
          <g key={past.id}>
            <rect
              class={`bar-${markOf(past)}`}
              x={LEFT + i * step + step * 0.15}
              y={y(past.turns)}
              width={step * 0.7}
              height={Math.max(2, y(0) - y(past.turns))}
              rx="1.5"
            />
            {i % every === 0 && (
              <text x={LEFT + (i + 0.5) * step} y={HIGH - 6} text-anchor="middle">
                {first + i + 1}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

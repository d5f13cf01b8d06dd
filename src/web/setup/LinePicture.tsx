/** The small picture beside a line of the checklist. */
import type { ComponentChildren } from 'preact';
import { Cover } from '../shelf/Cover.tsx';
import { MiniScene } from '../shelf/MiniScene.tsx';
import type { Drawing, LinePicture as Picture } from './picture-of.ts';
import '../shelf/MiniScene.css';
import './LinePicture.css';

export function LinePicture({ game, picture }: { game: string; picture: Picture }) {
  if (!picture) return null;
  return <span class="line-picture">{drawn(game, picture)}</span>;
}

function drawn(game: string, picture: NonNullable<Picture>): ComponentChildren {
  if ('box' in picture) return <Cover game={game} />;
  if ('places' in picture) return <MiniScene scene={picture.places} />;
  return (
    <svg class="mini" viewBox="0 0 60 44" aria-hidden="true" focusable="false">
      {DRAWN[picture.drawing]}
    </svg>
  );
}

const DRAWN: Readonly<Record<Drawing, ComponentChildren>> = {
  cup: (
    <>
      <path class="mini-up" d="M16 10h28l-4 30H20z" />
      <ellipse class="mini-empty" cx="30" cy="10" rx="14" ry="4" />
    </>
  ),
  dice: (
    <>
      <rect class="mini-empty" x="6" y="11" width="22" height="22" rx="4" />
      {[6, 11, 16].map((n) => (
        <circle key={n} class="mini-ink" cx={6 + n} cy={11 + n} r={2} />
      ))}
      <rect class="mini-blue" x="34" y="11" width="22" height="22" rx="4" />
      {[6, 16].flatMap((x) =>
        [6, 16].map((y) => <circle key={`${x} ${y}`} class="mini-pip" cx={34 + x} cy={11 + y} r={2} />),
      )}
    </>
  ),
  pile: (
    <>
      {[0, 4, 8].map((n) => (
        <rect
          key={n}
          class={n === 8 ? 'mini-up' : 'mini-some'}
          x={16 + n}
          y={4 + n / 2}
          width="22"
          height="32"
          rx="3"
        />
      ))}
    </>
  ),
  tiles: (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
        <rect
          key={n}
          class={n === 0 ? 'mini-up' : n === 7 ? 'mini-empty' : 'mini-some'}
          x={7 + (n % 4) * 12}
          y={10 + Math.floor(n / 4) * 12}
          width="11"
          height="11"
          rx="1.5"
        />
      ))}
    </>
  ),
  pieces: (
    <>
      <path class="mini-up" d="M14 36h14l-3-10a5 5 0 1 0-8 0z" />
      {[34, 38, 42].map((x) => (
        <rect
          key={x}
          class={x === 42 ? 'mini-up' : 'mini-some'}
          x={x}
          y={54 - x}
          width="12"
          height="18"
          rx="2"
        />
      ))}
    </>
  ),
};

/** The drawn cover of a game's box. Our own pictures; colours come from the game's accent. */
import { find } from '../../games/catalogue.ts';
import { useLoaded } from '../redraw/loaded.ts';
import './Cover.css';

export function Cover({ game }: { game: string }) {
  // The frame is there at once and keeps its size; the picture comes when it is loaded.
  const loaded = useLoaded(async () => ({ cover: await find(game)?.cover?.() }), game);
  return (
    <svg
      class="cover"
      viewBox="0 0 200 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="c-sky" width="200" height="140" />
      {loaded && (loaded.cover ? <loaded.cover.Cover /> : <Chair />)}
    </svg>
  );
}

/** A game without a cover: the chair itself. */
function Chair() {
  return (
    <>
      <path class="c-mid" d="M0 96 H200 V140 H0Z" />
      <path
        class="c-chair"
        d="M82 26v52M118 26v52M82 38h36M82 54h36M76 78h48l-4 9H80zM81 87l-5 34M119 87l5 34"
      />
    </>
  );
}

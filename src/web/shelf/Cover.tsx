/** The drawn cover of a game's box. Our own pictures; colours come from the game's accent. */
import type { ComponentChildren } from 'preact';

export function Cover({ game }: { game: string }) {
  return (
    <svg
      class="cover"
      viewBox="0 0 200 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="c-sky" width="200" height="140" />
      {(COVERS[game] ?? chair)()}
    </svg>
  );
}

/** The veld at evening: sun, kopjes, a railway, and the two markers of the cup. */
function veld(): ComponentChildren {
  return (
    <>
      <circle class="c-sun" cx="138" cy="54" r="25" />
      <path
        class="c-far"
        d="M0 78 L22 70 L40 74 L62 58 L78 58 L92 72 L120 66 L138 72 L160 54 L176 54 L200 70 V140 H0Z"
      />
      <path class="c-mid" d="M0 92 L30 84 L52 90 L86 80 L118 92 L150 84 L200 94 V140 H0Z" />
      <path class="c-near" d="M0 108 Q50 96 104 106 T200 104 V140 H0Z" />
      <path class="c-line" d="M-4 132 Q70 100 206 98" />
      <path class="c-ties" d="M-4 134 Q70 102 206 100" />
      <g transform="translate(30 30) rotate(-7)">
        <rect class="c-counter-shadow" x="2" y="3" width="34" height="34" rx="4" />
        <rect class="c-go" width="34" height="34" rx="4" />
        <text class="c-print" x="17" y="22" text-anchor="middle">
          GO!
        </text>
      </g>
      <g transform="translate(68 42) rotate(6)">
        <rect class="c-counter-shadow" x="2" y="3" width="34" height="34" rx="4" />
        <rect class="c-stop" width="34" height="34" rx="4" />
        <text class="c-print" x="17" y="21.500" text-anchor="middle">
          STOP
        </text>
      </g>
    </>
  );
}

/** Fronts on a staff map: trench lines, two dice, a fan of cards. */
function fronts(): ComponentChildren {
  return (
    <>
      <path class="c-far" d="M0 30 Q40 18 70 34 T140 30 T200 40 V140 H0Z" />
      <path class="c-mid" d="M0 74 Q50 58 96 76 T200 70 V140 H0Z" />
      <path
        class="c-line"
        d="M118 -4 L108 12 L122 24 L110 40 L126 54 L114 70 L130 86 L118 102 L132 118 L124 144"
      />
      <path
        class="c-ties"
        d="M130 -4 L120 12 L134 24 L122 40 L138 54 L126 70 L142 86 L130 102 L144 118 L136 144"
      />
      {[-16, -4, 8].map((turn, i) => (
        <g key={turn} transform={`translate(${34 + i * 15} ${62 - i * 3}) rotate(${turn})`}>
          <rect class="c-counter-shadow" x="2" y="3" width="36" height="52" rx="4" />
          <rect class="c-paper" width="36" height="52" rx="4" />
          <rect class={i === 1 ? 'c-go' : 'c-stop'} x="4" y="4" width="28" height="16" rx="2" />
          <path class="c-rule" d="M6 28h24M6 35h24M6 42h16" />
        </g>
      ))}
      {[0, 1].map((i) => (
        <g key={i} transform={`translate(${148 + i * 22} ${88 - i * 12}) rotate(${8 - i * 20})`}>
          <rect class="c-counter-shadow" x="2" y="3" width="24" height="24" rx="5" />
          <rect class={i ? 'c-go' : 'c-paper'} width="24" height="24" rx="5" />
          <circle class={i ? 'c-pip-light' : 'c-pip'} cx="7" cy="7" r="2.400" />
          <circle class={i ? 'c-pip-light' : 'c-pip'} cx="12" cy="12" r="2.400" />
          <circle class={i ? 'c-pip-light' : 'c-pip'} cx="17" cy="17" r="2.400" />
        </g>
      ))}
    </>
  );
}

/** A province road, a seal and three heaps of coins. */
function taxes(): ComponentChildren {
  return (
    <>
      <path class="c-far" d="M0 56 L28 40 L60 54 L96 34 L128 52 L164 38 L200 50 V140 H0Z" />
      <path class="c-mid" d="M0 84 Q60 66 110 84 T200 80 V140 H0Z" />
      <path class="c-line" d="M-4 128 C40 96 70 128 104 104 S170 92 206 70" />
      <g class="c-towers">
        <path class="c-near" d="M26 84v-26h6v-5h5v5h5v-5h5v5h6v26z" />
        <path class="c-near" d="M150 76v-20h5v-4h4v4h5v-4h4v4h5v20z" />
      </g>
      {[3, 6, 4].map((n, heap) =>
        Array.from({ length: n }, (_, k) => (
          <ellipse key={`${heap}-${k}`} class="c-coin" cx={76 + heap * 26} cy={124 - k * 6} rx="12" ry="5" />
        )),
      )}
      <g transform="translate(158 108)">
        <path
          class="c-go"
          d="M0-19 L5-14 L12-16 L14-8 L20-4 L17 2 L20 9 L12 12 L9 19 L1 16 L-6 20 L-10 13 L-18 11 L-16 3 L-20-3 L-14-8 L-13-16 L-5-14Z"
        />
        <circle class="c-ring" r="9" />
      </g>
    </>
  );
}

/** A harbour: sea, a sail, columns. */
function sea(): ComponentChildren {
  return (
    <>
      <circle class="c-sun" cx="52" cy="44" r="20" />
      <path class="c-far" d="M96 72 L120 44 L140 56 L164 34 L200 62 V84 H96Z" />
      <path class="c-mid" d="M0 76 H200 V140 H0Z" />
      <g class="c-waves">
        <path d="M6 90q7-5 14 0t14 0 14 0 14 0M98 98q7-5 14 0t14 0 14 0M24 112q7-5 14 0t14 0 14 0 14 0M104 126q7-5 14 0t14 0 14 0" />
      </g>
      <path class="c-near" d="M40 96 H92 L84 108 H50Z" />
      <path class="c-paper" d="M66 48 V92 H92 Q90 62 66 48Z" />
      <path class="c-go" d="M63 54 V92 H46 Q48 68 63 54Z" />
      <g class="c-columns">
        <path class="c-paper" d="M140 66h46l-23-13z" />
        <path
          class="c-paper"
          d="M143 68h6v30h-6zM154 68h6v30h-6zM165 68h6v30h-6zM176 68h6v30h-6zM139 98h48v5h-48z"
        />
      </g>
    </>
  );
}

/** Somebody's own deck: five spaces, a hand of cards laid on them, and a caravan road. */
function deck(): ComponentChildren {
  return (
    <>
      <circle class="c-sun" cx="40" cy="36" r="17" />
      <path class="c-far" d="M0 66 Q36 46 74 64 T150 56 T200 66 V140 H0Z" />
      <path class="c-mid" d="M0 88 Q60 72 120 90 T200 84 V140 H0Z" />
      <path class="c-line" d="M-4 78 C50 66 90 92 206 62" />
      {[0, 1, 2, 3, 4].map((i) => (
        <g key={i} transform={`translate(${16 + i * 35} ${i === 2 ? 70 : 80})`}>
          <rect class="c-counter-shadow" x="2" y="3" width="28" height="42" rx="4" />
          <rect class="c-paper" width="28" height="42" rx="4" />
          <rect class={i === 2 ? 'c-go' : 'c-stop'} x="3.500" y="3.500" width="21" height="13" rx="2" />
          <path class="c-rule" d="M5 24h18M5 30h18M5 36h11" />
        </g>
      ))}
    </>
  );
}

/** A game without a cover of its own yet: the chair itself. */
function chair(): ComponentChildren {
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

const COVERS: Readonly<Record<string, () => ComponentChildren>> = {
  'boer-war': veld,
  'paths-of-glory': fronts,
  cdg: deck,
  'tax-farmer': taxes,
  civilization: sea,
};

/** The veld at evening: sun, kopjes, a railway, and the two markers of the cup. */
export function Cover() {
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
      <g transform="translate(28 53) rotate(-7)">
        <rect class="c-counter-shadow" x="2" y="3" width="34" height="34" rx="4" />
        <rect class="c-go" width="34" height="34" rx="4" />
        <text class="c-print" x="17" y="22" text-anchor="middle">
          GO!
        </text>
      </g>
      <g transform="translate(68 52) rotate(6)">
        <rect class="c-counter-shadow" x="2" y="3" width="34" height="34" rx="4" />
        <rect class="c-stop" width="34" height="34" rx="4" />
        <text class="c-print" x="17" y="21.500" text-anchor="middle">
          STOP
        </text>
      </g>
    </>
  );
}

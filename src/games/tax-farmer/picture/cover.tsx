/** A province road, a seal and three heaps of coins, all near the middle: on a phone the top and bottom are cut off. */
export function Cover() {
  return (
    <>
      <path class="c-far" d="M0 56 L28 40 L60 54 L96 34 L128 52 L164 38 L200 50 V140 H0Z" />
      <path class="c-mid" d="M0 84 Q60 66 110 84 T200 80 V140 H0Z" />
      <path class="c-line" d="M-4 112 C40 86 70 112 104 92 S170 82 206 64" />
      <g class="c-towers">
        <path class="c-near" d="M22 82v-26h6v-5h5v5h5v-5h5v5h6v26z" />
        <path class="c-near" d="M172 76v-20h5v-4h4v4h5v-4h4v4h5v20z" />
      </g>
      {[3, 6, 4].map((n, heap) =>
        Array.from({ length: n }, (_, k) => (
          <ellipse key={`${heap}-${k}`} class="c-coin" cx={72 + heap * 26} cy={88 - k * 6} rx="12" ry="5" />
        )),
      )}
      <g transform="translate(150 76) scale(0.85)">
        <path
          class="c-go"
          d="M0-19 L5-14 L12-16 L14-8 L20-4 L17 2 L20 9 L12 12 L9 19 L1 16 L-6 20 L-10 13 L-18 11 L-16 3 L-20-3 L-14-8 L-13-16 L-5-14Z"
        />
        <circle class="c-ring" r="9" />
      </g>
    </>
  );
}

/** A deck of the player's: five spaces with cards on them, and a caravan road. */
export function Cover() {
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

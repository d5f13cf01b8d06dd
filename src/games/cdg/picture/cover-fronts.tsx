/** Fronts on a staff map: trench lines, two dice, a fan of cards. */
export function Cover() {
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

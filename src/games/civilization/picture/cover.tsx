/** A harbour: sea, a sail, columns. */
export function Cover() {
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

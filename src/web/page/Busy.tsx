/** A page that isn't loaded yet. */
export function Busy() {
  return <div class="page" aria-busy="true" />;
}

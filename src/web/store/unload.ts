/** While something is in this window alone, the browser asks before the window closes. */
const only = new Set<object>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers listen only to this.
  event.returnValue = true;
}

/** `what` is in this window alone, or not any more. */
export function warnOnUnload(what: object, needed: boolean): void {
  if (typeof window === 'undefined') return;
  only[needed ? 'add' : 'delete'](what);
  if (only.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** While something is in this window alone, the browser asks before the window goes. */
const only = new Set<object>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Browsers of some years ago listen to this alone.
  event.returnValue = true;
}

export function onlyHere(what: object, yes: boolean): void {
  if (typeof window === 'undefined') return;
  only[yes ? 'add' : 'delete'](what);
  if (only.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

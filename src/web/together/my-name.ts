/** The name that this device's player last used at a table; it is proposed at the next one. */
const KEY = 'emptychair.called';

export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** '' forgets it. */
export function rememberName(name: string): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Then it's entered again.
  }
}

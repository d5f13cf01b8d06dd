let asked = false;

/**
 * Asks the browser not to delete the games when space is short: once, and once more when the app is installed, since
 * browsers then say yes.
 */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const installed = matchMedia('(display-mode: standalone)').matches;
    const key = installed ? 'emptychair.persist.installed' : 'emptychair.persist';
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, '1');
    await navigator.storage?.persist?.();
  } catch {
    // Storage is blocked, or the browser has no such question. Games are still saved as well as it can.
  }
}

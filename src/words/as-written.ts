/** Something in a journal that the words may not know. */

/** Signs of a missing word. */
const UNKNOWN = /\b(?:undefined|NaN)\b/;

/**
 * What the words say about something that these rules didn't play: it may be of older rules, or somebody has edited it.
 * What the words don't know is shown as written.
 */
export function asWritten(written: string, say: () => string): string {
  // Inherited names such as `constructor` aren't names that the words know.
  if (written.split(/[^\w$]+/).some((name) => name in Object.prototype)) return written;
  try {
    const said: unknown = say();
    return typeof said === 'string' && said !== '' && !UNKNOWN.test(said) ? said : written;
  } catch {
    return written;
  }
}

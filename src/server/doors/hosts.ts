/** Which addresses a request may name. A page of another site must not reach the tables of somebody's own computer. */

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i;

/**
 * An IP address or localhost, or a name that the person who started the server allows. Any other name may be one that
 * somebody's DNS points here.
 */
export function knownHost(host: string | undefined, allowed: readonly string[]): boolean {
  if (host === undefined) return false;
  return ADDRESS.test(host) || allowed.includes(host.replace(/:\d+$/, '').toLowerCase());
}

/** The request comes from a page of this server, or from no page at all (the terminal). */
export function ownOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What a page of the app may load and run: its own files and nothing else. */

/** `scripts`, `styles`: allowed sources. Styles set by script through the CSSOM need no permission. */
export function policy(scripts: string, styles: string, inlined: boolean): string {
  const self = inlined ? '' : "'self'";
  const rules = {
    'default-src': "'none'",
    'script-src': scripts,
    'style-src': styles,
    'img-src': `${self} data:`,
    'font-src': inlined ? 'data:' : self,
    'connect-src': self,
    'manifest-src': self,
    // A page opened from disk starts its worker from a blob of its own script.
    'worker-src': inlined ? 'blob:' : self,
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.trim() || "'none'"}`)
    .join('; ');
}

/** For the folder build on a server. */
export const SITE_POLICY = policy("'self'", "'self'", false);

/** Headers that only a server can set. */
export const HEADERS = {
  'Content-Security-Policy': `${SITE_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

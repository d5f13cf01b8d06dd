/** Why the system refused: `ENOENT`, `EACCES`; anything else as text. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

import { JOINER } from '../src/kernel/typeset.ts';

/** A text as a test writes it: without what keeps it from breaking across lines. */
export function unbound(text: string): string {
  return text.replaceAll(JOINER, '').replaceAll('\u00a0', ' ');
}

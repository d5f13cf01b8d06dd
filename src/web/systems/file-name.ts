/** The file that a solo system is saved as, and that the terminal is given: `last-bridge.solo.md`. */
import { systemId } from '../../solo/other-text.ts';

export function fileNameOf(text: string): string {
  return `${systemId(text) || 'system'}.solo.md`;
}

/** The colours of print: black on white, and two greys that use little ink. */
import type { Fill, Text } from './sheet.ts';

export const INK: Readonly<Record<Text['colour'], string>> = {
  ink: '#000000',
  soft: '#6b6b6b',
  paper: '#ffffff',
};

export const FILLS: Readonly<Record<Fill, string | undefined>> = {
  none: undefined,
  paper: '#ffffff',
  shade: '#eeeeee',
  ink: '#000000',
};

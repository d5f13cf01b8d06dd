/** The dice that rules name by colour, in the app and on paper. Each has its own frame, for players and printers that don't see colours. */
import type { Tint } from './sheet.ts';

export interface DieLook {
  readonly fill: Tint;
  readonly pips: 'ink' | 'cream';
  /** A path in a box of 40 by 40, drawn in the colour of the pips; '' for none. */
  readonly frame: string;
}

const WHOLE = 'M4.5 4.5H35.5V35.5H4.5Z';

export const DICE = {
  white: { fill: '#fdf8ec', pips: 'ink', frame: '' },
  yellow: { fill: '#f2cf57', pips: 'ink', frame: 'M9 4.5H31M9 35.5H31' },
  grey: { fill: '#6c706b', pips: 'cream', frame: 'M4.5 9V31M35.5 9V31' },
  blue: { fill: '#2f5688', pips: 'cream', frame: WHOLE },
  red: {
    fill: '#a3271f',
    pips: 'cream',
    frame: 'M4.5 12V4.5H12M28 4.5H35.5V12M35.5 28V35.5H28M12 35.5H4.5V28',
  },
  green: { fill: '#2f6a43', pips: 'cream', frame: 'M15 4.5H25M35.5 15V25M25 35.5H15M4.5 25V15' },
  black: { fill: '#26231f', pips: 'cream', frame: 'M4.1 4.1H35.9V35.9H4.1ZM6.4 6.4H33.6V33.6H6.4Z' },
} as const satisfies Readonly<Record<string, DieLook>>;

export type DieColour = keyof typeof DICE;

/** The colour that a piece's kind names; anything else is a white die. */
export const dieColour = (kind: string): DieColour => (isDieColour(kind) ? kind : 'white');

function isDieColour(kind: string): kind is DieColour {
  return Object.hasOwn(DICE, kind);
}

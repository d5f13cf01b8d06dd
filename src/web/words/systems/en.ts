/** Solo systems that are text files: in English. */
import { plural } from '../../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('en');

export const systems: Dictionary = {
  yours: 'Your systems',
  yoursHelp: 'You write the rules of a solo opponent in a text file (.solo.md), and the app plays it. To start from an example, save its text.',
  examples: 'Examples',
  examplesHelp: 'Solo systems written as text files.',
  open: 'Open system',
  text: 'Read text',
  added: (when) => `Added ${when}`,
  problems: (file, k) => `${file} has ${n(k, { one: 'problem', other: 'problems' })}:`,
  hints: (k) => `${n(k, { one: 'hint', other: 'hints' })} for its author:`,
  notAdded: 'Nothing was added. Fix the text, then open the file again.',
  notSaved: 'The system couldn’t be saved.',
  removed: (title) => `Deleted: ${title}. Games that you’ve started stay.`,
  opened: (k) => `${n(k, { one: 'system', other: 'systems' })} added to “Your systems”.`,

  save: 'Save as file',
  share: 'Send system',
  shareHelp: 'The link contains the whole text. Nobody gets it unless you send it.',
  qr: 'QR code for this system',
  noQr: 'The text is too long for a QR code. Send the link or a file.',
  noLink: 'The text is too long for a link. Send it as a file.',
  onlyHere: 'Other devices can’t reach this copy of the app. Save the system as a file, or open the app from its site first.',
  noDeflate: 'This browser is too old to make links. Send the system as a file.',
  sent: 'Someone sent you a solo system.',
  sentHelp: 'Add it to your shelf to play it here.',
  earlier: 'Games with a different text of this system',
  earlierHelp: 'A game keeps the text it began with. A copy of it can continue with this text, from the last position that fits.',
  continueWith: 'Continue with this text',
  wentOn: 'The copy continues with this text. What has changed:',
  cannotGoOn: (title) => `“${title}” can’t continue with this text:`,
};

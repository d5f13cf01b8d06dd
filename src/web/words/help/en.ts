/** Help and about: in English. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Help and about',
  data: 'Your data',
  dataText: 'Your games and settings stay in this browser, on this device. The app has no account, sends nothing anywhere and counts nobody. If you clear the browser’s data, the games are gone: save a file first.',
  start: 'How to play',
  startText: 'Choose a game, lay out what the checklist says, then do what the screen asks, one thing at a time. Choices that the rules don’t allow aren’t offered. “Why?” shows the rule behind a question, “Rules” shows all of them.',
  dice: 'Your own dice, cards and chits',
  diceText: 'Switch between “By app” and “By hand” below the question, at any draw. By hand, you roll or draw at your table and tap the result. Every result shows how likely it was.',
  undo: 'Undo',
  undoText: 'Undo takes back your last step, as often as you like. What has to be moved back on your table is listed. A draw that you repeat gives the same result; a new one has to be asked for, and the story says so.',
  adjust: 'When your table differs',
  adjustText: 'Open the menu of a game and choose the correction of the table: set what is really there. The story keeps the old value and your reason.',
  share: 'Share, or play on elsewhere',
  shareText: 'The menu of a game makes a link, a QR code or a file that holds the whole game. It goes to nobody unless you send it. On the other device, open the link or the file.',
  backup: 'Backups',
  backupText: '“Save games and settings” on the shelf writes everything into one file; “Open a saved game” reads it again, also on another device. The app also keeps copies of each game from the start of a turn: see “Backups” in the menu of a game on the shelf.',
  about: 'About',
  aboutText: 'Emptychair plays the side of the table where nobody sits. The games’ names and rules belong to their authors; pictures and rule texts here are our own.',
  licences: 'Licences',
  licencesText: 'Emptychair is free software under the MIT licence. It contains Preact, Valibot, pure-rand and uqr (MIT), idb (ISC), and the typefaces Inter and Literata (SIL Open Font License 1.1).',
};

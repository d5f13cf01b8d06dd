/** Help and about: in English. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Help and about',
  data: 'Your data',
  dataText: 'Your games and settings stay in this browser, on this device. The app needs no account, sends nothing anywhere and doesn’t track you. If you clear the browser’s data, your games are gone: save them as a file first.',
  start: 'How to play',
  startText: 'Choose a game, lay out what the checklist says, then do what the screen asks, one thing at a time. The app offers only choices that the rules allow. “Why?” shows the rule behind a question, and “Rules” shows all rules.',
  dice: 'Your own dice, cards and chits',
  diceText: 'Switch between “By app” and “By hand” below the question, at any draw. By hand, you roll or draw at your table and tap the result. Every result shows how likely it was.',
  undo: 'Undo',
  undoText: 'You can undo as many steps as you like. The app lists what to move back on your table. If you repeat a draw, you get the same result; you can ask for a new one, and the story says so.',
  adjust: 'When your table differs',
  adjustText: 'Open the game’s menu, choose “Adjust” and enter what’s really there. The story keeps the old value and your reason.',
  share: 'Share, or continue elsewhere',
  shareText: 'The game’s menu makes a link, a QR code or a file with the whole game. Nobody gets it unless you send it. On the other device, open the link or the file.',
  backup: 'Backups',
  backupText: '“Save everything” on the shelf writes your games and settings to one file; “Open saved game” reads it again, also on another device. The app also keeps copies of each game from the start of a turn: see “Backups” in the game’s menu on the shelf.',
  about: 'About',
  aboutText: 'Emptychair plays your missing opponent. The games’ names and rules belong to their authors; pictures and rule texts here are our own.',
  licences: 'Licences',
  licencesText: 'Emptychair is free software under the MIT licence. It contains Preact, Valibot, pure-rand and uqr (MIT), idb (ISC), and the typefaces Inter and Literata (SIL Open Font License 1.1).',
};

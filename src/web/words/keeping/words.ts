/** What is said about keeping, sharing, printing and judging games. */
import type { Flat } from '../../../kernel/sentences.ts';
export interface KeepingWords {
  // the library
  moreOf(title: string): string;
  readonly duplicate: string;
  copyOf(title: string): string;
  /** A game that continues from an earlier step of another one. */
  branchOf(title: string, step: number): string;
  readonly archive: string;
  readonly unarchive: string;
  readonly archived: string;
  readonly takeOff: string;
  readonly deletedGames: string;
  readonly deletedHelp: string;
  readonly saveAll: string;
  /** A file with settings was opened: what it has, and the button that takes them. */
  readonly settingsFound: string;
  readonly useSettings: string;
  /** There are more games than one file is opened with: before the files. */
  readonly inParts: string;
  /** The n-th of these files, and how many games it has. */
  part(n: number, games: number): string;
  /** While a file with many games is read; `part` is `120 of 400`. */
  gamesRead(part: string): string;
  readonly cancel: string;
  readonly tooManyGames: string;
  /** After the reason why a file was refused. */
  readonly notOpened: string;
  /** A file that looks like one that a game's set-up asks for. */
  readonly dataFile: string;
  /** After opening a file with several games. */
  opened(games: number): string;
  /** Before the names of those that could not be opened, each with the reason. */
  unread(games: number): string;
  /** A game that would have been new on the shelf: begun, copied, branched off, sent. */
  readonly newNotSaved: string;
  /** Several from a file. */
  readonly newOnesNotSaved: string;
  readonly damaged: string;
  readonly newerStore: string;

  // backups
  readonly backups: string;
  readonly backupsHelp: string;
  readonly noBackups: string;
  readonly kinds: Readonly<Record<'turn' | 'import' | 'delete' | 'update', string>>;
  steps(n: number): string;
  readonly asNewGame: string;
  backupName(title: string, when: string): string;

  // links
  readonly share: string;
  readonly shareHelp: string;
  /** Brings the game to a shared table, where several devices show it. */
  readonly show: string;
  /** The same for several people. */
  readonly together: string;
  readonly joinTable: string;
  /** The sheet about the people at the shared table. */
  readonly people: string;
  /** Behind the title of such a game on the shelf. */
  readonly sharedTable: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Not copied, and not shown either: the text holds what only others may know. */
  readonly notShown: string;
  readonly qr: string;
  readonly noQr: string;
  readonly noLink: string;
  readonly onlyHere: string;
  readonly noDeflate: string;
  readonly sent: string;
  readonly sentHelp: string;
  readonly putOnShelf: string;
  /** A game that was sent is also on the shelf: the same, further on, or not as far. */
  readonly mine: Readonly<Record<'same' | 'later' | 'earlier', string>>;
  readonly openMine: string;
  /** Adds what was played elsewhere. */
  readonly updateMine: string;
  readonly badLink: string;
  readonly badLinkHelp: string;
  readonly olderLink: string;
  readonly hugeLink: string;

  // printing
  readonly print: string;
  readonly printNow: string;
  readonly printHelp: string;
  readonly paper: string;
  readonly inks: string;
  readonly inColour: string;
  readonly inLines: string;
  readonly sheetLanguage: string;
  readonly wrongOptions: string;
  pages(n: number): string;

  // luck
  readonly luck: string;
  readonly luckHelp: string;
  readonly noDraws: string;
  readonly byApp: string;
  readonly byYou: string;
  draws(n: number): string;
  /** Draws of one kind, and what was asked at the last of them. */
  drawsLast(n: number, ask: string): string;
  /** `share` is a percentage, already written. */
  unusual(share: string): string;
  readonly verdict: Readonly<Record<'usual' | 'uncommon' | 'rare', string>>;
  readonly tooFew: string;
  readonly result: string;
  readonly rolled: string;
  readonly expected: string;
  never(results: number): string;
  newDraws(n: number): string;

  // the second window, the story as text
  readonly view: string;
  readonly viewTitle: string;
  readonly copyStory: string;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<KeepingWords>;

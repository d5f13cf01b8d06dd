/** What is said about solo systems that are text files. */
import type { Flat } from '../../../kernel/sentences.ts';

export interface SystemsWords {
  // on the shelf
  readonly yours: string;
  readonly yoursHelp: string;
  readonly examples: string;
  readonly examplesHelp: string;
  /** Opens a file. */
  readonly open: string;
  /** To a system's text. */
  readonly text: string;
  added(when: string): string;
  /** Before the list of what is wrong in a file or a link. */
  problems(file: string, n: number): string;
  /** Before the list of what plays, but is probably not meant so. */
  hints(n: number): string;
  readonly notAdded: string;
  readonly notSaved: string;
  removed(title: string): string;
  /** From a backup. */
  opened(n: number): string;

  // its page
  readonly save: string;
  readonly share: string;
  readonly shareHelp: string;
  readonly qr: string;
  readonly noQr: string;
  readonly noLink: string;
  readonly onlyHere: string;
  readonly noDeflate: string;
  /** Above a system that came by a link. */
  readonly sent: string;
  readonly sentHelp: string;
  /** Games in progress that have another text of this system. */
  readonly earlier: string;
  readonly earlierHelp: string;
  readonly continueWith: string;
  /** Before what has changed although it continues. */
  readonly wentOn: string;
  /** Before what has changed. */
  cannotGoOn(title: string): string;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<SystemsWords>;

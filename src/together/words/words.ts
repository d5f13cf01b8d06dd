/** What app and terminal say about shared tables: loaded when there is one. */
import { type Flat, loader } from '../../kernel/sentences.ts';

export interface TogetherWords {
  /** What is going on, in one line. */
  readonly status: {
    readonly connecting: string;
    /** So many devices are at the table, this one included. */
    here(devices: number): string;
    /** The device has no network. */
    readonly offline: string;
    /** The server doesn't answer. */
    readonly away: string;
    /** It can't save. */
    readonly storage: string;
    readonly flood: string;
    /** It doesn't know the table, or the link no longer counts. */
    readonly gone: string;
    /** App and server are of different versions. */
    readonly update: string;
    /** The server's rules are newer than those of the app. */
    readonly cantFollow: string;
  };
  /** So many steps aren't confirmed yet. */
  waiting(steps: number): string;
  readonly drawing: string;
  readonly watching: string;
  /** This device can't store its copy. */
  readonly notKept: string;
  /** The table has another game; what the device had is a separate one now. */
  readonly branched: string;
  /** A page on plain http. */
  readonly needsServer: string;
  readonly tryAgain: string;

  // bringing a game to a table
  readonly help: string;
  readonly open: string;
  readonly opening: string;
  /** Why there is no table. */
  readonly notOpened: {
    /** No Emptychair server at this address. */
    readonly noServer: string;
    readonly offline: string;
    hides(title: string): string;
    unknown(game: string): string;
    readonly huge: string;
    readonly slow: string;
    readonly storage: string;
    /** The table that the link belongs to is gone. */
    readonly gone: string;
  };
  readonly device: string;
  readonly roles: Readonly<Record<'table' | 'watch', string>>;
  readonly rolesHelp: Readonly<Record<'table' | 'watch', string>>;
  readonly link: string;
  readonly qr: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** The address works only on this computer. */
  readonly onlyHere: string;
  readonly onlyHost: string;
  readonly devices: string;
  /** A device in the list: its number and what it may do. */
  chair(n: number, role: 'host' | 'seat' | 'table' | 'watch', you: boolean): string;
  readonly alone: string;
  readonly aloneHelp: string;
  readonly takeHome: string;
  readonly takeHomeHelp: string;

  // joining
  readonly joining: string;
  readonly notJoined: string;
  readonly goneHelp: string;
  readonly noAnswer: string;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<TogetherWords>;

export const togetherWords = loader<TogetherWords>({
  en: async () => (await import('./en.ts')).together,
  pl: async () => (await import('./pl.ts')).together,
  cs: async () => (await import('./cs.ts')).together,
  ru: async () => (await import('./ru.ts')).together,
});

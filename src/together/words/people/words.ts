/** What is said between people at a shared table: joining, seats, consent, who is here. Loaded when people meet. */
import { type Flat, loader } from '../../../kernel/sentences.ts';

/** Why something between people was refused, or that nobody answered. */
export const SAID_REFUSALS = [
  ...([
    'lost',
    'open',
    'behind',
    'line',
    'large',
    'storage',
    'slow',
    'role',
    'seat',
    'turn',
    'lobby',
  ] as const),
  ...(['started', 'locked', 'taken', 'free', 'host', 'consent', 'asked', 'away', 'name'] as const),
  ...(['bot', 'chair', 'table', 'other'] as const),
] as const;
export type SaidRefusal = (typeof SAID_REFUSALS)[number];

export interface PeopleWords {
  // opening and joining
  readonly together: string;
  readonly whose: string;
  readonly ways: Readonly<Record<'devices' | 'people', string>>;
  readonly waysHelp: Readonly<Record<'devices' | 'people', string>>;
  readonly open: string;
  readonly join: string;
  readonly joinHelp: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly invited: string;
  readonly already: string;
  readonly toTable: string;
  readonly name: string;
  readonly nameHelp: string;
  readonly joinNow: string;
  /** Who runs the server could know what will be drawn. */
  readonly lookAhead: string;
  readonly notJoined: Readonly<Record<'invite' | 'code' | 'locked' | 'full' | 'slow' | 'offline', string>>;

  // before the start
  readonly lobby: string;
  readonly seats: string;
  readonly chooseSeat: string;
  readonly free: string;
  readonly you: string;
  /** A person who hasn't given a name. */
  guest(n: number): string;
  readonly sitDown: string;
  readonly standUp: string;
  /** The same for screen readers, with the seat. */
  sitDownAt(seat: string): string;
  standUpFrom(seat: string): string;
  /** Who plays the seat if nobody takes it. */
  botFor(seat: string): string;
  readonly botHere: string;
  readonly here: string;
  readonly away: string;
  awayFor(minutes: number): string;
  readonly alsoHere: string;
  readonly roles: Readonly<Record<'host' | 'seat' | 'table' | 'watch', string>>;
  readonly invite: string;
  readonly inviteAs: string;
  readonly inviteRoles: Readonly<Record<'seat' | 'table' | 'watch', string>>;
  readonly inviteHelp: Readonly<Record<'seat' | 'table' | 'watch', string>>;
  readonly inviteLink: string;
  readonly inviteQr: string;
  readonly spoken: string;
  /** Date and time, already written. */
  spokenUntil(when: string): string;
  readonly newInvitation: string;
  readonly newInvitationHelp: string;
  readonly change: string;
  readonly changeHelp: string;
  readonly underWay: string;
  readonly dice: string;
  readonly diceOff: string;
  readonly diceOn: string;
  readonly diceAsk: string;
  readonly lock: string;
  readonly lockHelp: string;
  /** Date, already written. */
  expires(when: string): string;
  readonly start: string;
  readonly startNeeds: string;
  readonly hostStarts: string;

  // at the table
  waitingFor(name: string, seat: string): string;
  waitingForSeat(seat: string): string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  /** Under the button: the others are asked first. */
  readonly asksFirst: string;
  proposes(name: string): string;
  readonly youPropose: string;
  /** After a colon, small letter. */
  readonly what: {
    undo(steps: number): string;
    redo(steps: number): string;
    readonly again: string;
    /** Each `fact: value`, listed. */
    adjust(facts: string): string;
    readonly own: string;
    aside(move: string): string;
    bot(seat: string, bot: string): string;
    /** The person who proposes plays the seat. */
    act(seat: string): string;
    /** They become the host. */
    readonly host: string;
    readonly dice: string;
    /** They take over seats that bots play. */
    sit(seats: string): string;
  };
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  agreed(names: string): string;
  asked(names: string): string;
  /** Whole minutes, at least 1. */
  minutesLeft(minutes: number): string;
  readonly settled: Readonly<Record<'done' | 'declined' | 'expired' | 'withdrawn', string>>;
  hasBeenAway(name: string, minutes: number): string;
  readonly goOnWithout: string;
  botPlaysYours(seat: string): string;
  otherPlaysYours(seat: string, by: string): string;
  readonly takeBack: string;

  // the sheet
  readonly people: string;
  readonly proposeBot: string;
  readonly proposeBotHelp: string;
  readonly proposeActing: string;
  readonly proposeActingHelp: string;
  readonly proposeHost: string;
  readonly takeSeat: string;
  readonly notYet: string;
  readonly botForMe: string;
  readonly botForMeHelp: string;
  readonly otherDevice: string;
  readonly otherDeviceHelp: string;
  readonly hostActs: string;
  readonly makeHost: string;
  readonly newLink: string;
  readonly newLinkHelp: string;
  newLinkFor(name: string): string;
  readonly remove: string;
  readonly removeHelp: string;
  removeWho(name: string): string;
  readonly forget: string;
  readonly forgetMine: string;
  readonly leave: string;
  readonly leaveHelp: string;
  readonly delete: string;
  readonly deleteHelp: string;
  readonly deleteNow: string;
  readonly cancel: string;
  readonly removed: string;
  readonly notify: string;
  readonly notifyHelp: string;
  readonly notifyDenied: string;
  readonly soundHint: string;

  readonly refused: Readonly<Record<SaidRefusal, string>>;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<PeopleWords>;

export const peopleWords = loader<PeopleWords>({
  en: async () => (await import('./en.ts')).people,
  pl: async () => (await import('./pl.ts')).people,
  cs: async () => (await import('./cs.ts')).people,
  ru: async () => (await import('./ru.ts')).people,
});

/** A reason that only a newer server knows has a sentence, too. */
export function sayRefused({ refused }: PeopleWords, reason: string): string {
  return refused[SAID_REFUSALS.find((each) => each === reason) ?? 'other'];
}

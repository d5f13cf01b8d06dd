/**
 * Games that an earlier version wrote (test/kept/README.md), and how tests open and continue them. If the kernel renames
 * something, only this file changes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { find } from '../src/games/catalogue.ts';
import { inspectionOf } from '../src/games/module.ts';
import type { AnySpec } from '../src/kernel/game.ts';
import { positionText } from '../src/kernel/session/checkpoint.ts';
import { type GameText, splitGames } from '../src/kernel/session/games-file.ts';
import { formatEntry, parseHeader, readEntry } from '../src/kernel/session/journal.ts';
import { parseFor, resume } from '../src/kernel/session/resume.ts';
import type { Session } from '../src/kernel/session/session.ts';

/** What the version that wrote a journal recorded about it. */
export interface Made {
  readonly game: string;
  /** The version of the rules when it began. */
  readonly rules: number;
  readonly entries: number;
  /** Entries that opening adds: the change to newer rules. */
  readonly written: number;
  readonly steps: number;
  readonly undone: number;
  readonly lost: number;
  readonly who?: Readonly<Record<string, string>>;
  readonly node: {
    readonly kind: string;
    readonly ask?: string;
    readonly seat?: string;
    readonly outcome?: string;
  };
  readonly state: object;
  /** The entries, without checkpoints, that it wrote when the game continued. */
  readonly goesOn: readonly string[];
}

export interface KeptGame {
  /** The file, and which of its games if it holds several. */
  readonly name: string;
  readonly text: string;
  readonly made: Made;
}

const folder = new URL('kept/', import.meta.url);
export const readKept = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

export const KEPT_FILES: readonly string[] = readdirSync(new URL('journals/', folder)).sort();

export const KEPT_GAMES: readonly KeptGame[] = games();

function games(): KeptGame[] {
  const made: Record<string, Made> = JSON.parse(readKept('journals.json'));
  const found = KEPT_FILES.flatMap((file) => {
    const parts = splitGames(readKept(`journals/${file}`));
    return parts.map(({ text }, i): KeptGame => {
      const name = parts.length > 1 ? `${file} ${i + 1}` : file;
      const known = made[name];
      if (!known) throw new Error(`journals.json does not know ${name}`);
      return { name, text, made: known };
    });
  });
  if (found.length !== Object.keys(made).length) throw new Error('a kept game is missing');
  return found;
}

export interface OpenedText {
  readonly session: Session<AnySpec>;
  readonly lost: number;
}

/** A journal's text as a game to continue. */
export async function openText(text: string): Promise<OpenedText> {
  const header = parseHeader(text);
  const entry = header.ok ? find(header.value.game) : undefined;
  if (!entry) throw new Error(`no such game: ${JSON.stringify(header)}`);
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const journal = parseFor(game, text);
  const resumed = journal.ok ? resume(game, journal.value, inspect) : journal;
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  return { session: resumed.value.session, lost: resumed.value.lost.length };
}

/** The games of a file, each with its name and settings lines. */
export const gamesIn = (text: string): readonly GameText[] => splitGames(text);

export const linesOf = (session: Session<AnySpec>): readonly string[] => session.entries.map(formatEntry);

/** The position as data, in the form of a checkpoint. */
export const stateOf = (session: Session<AnySpec>): object =>
  JSON.parse(positionText(session.game, session.state));

/** The entries of a text, unparsed. */
export const linesIn = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.startsWith('>') && !line.startsWith('> emptychair '));

/** One act: a seat's decision, a fact of the table, or a draw by the app. */
export interface Act {
  readonly by: string;
  readonly move: string;
}

/**
 * Plays what the kept version played next. The app draws for itself, so its draws must be the same. Returns the acts,
 * without the automatic ones, and the written lines.
 */
export function continueAs(
  session: Session<AnySpec>,
  { goesOn }: Made,
): { readonly acts: readonly Act[]; readonly written: readonly string[] } {
  const from = session.entries.length;
  const written = () =>
    linesOf(session)
      .slice(from)
      .filter((line) => !line.startsWith('> check '));
  const acts: Act[] = [];
  for (let done = 0; done < goesOn.length; done = written().length) {
    const entry = readEntry(goesOn[done] as string);
    if (entry?.kind !== 'move') throw new Error(`no move: ${goesOn[done]}`);
    const { by, move } = entry;
    const played = by === 'chance' ? session.roll() : session.play(by, move);
    if (!played.ok) throw new Error(`${goesOn[done]}: ${JSON.stringify(played.problem)}`);
    acts.push({ by, move });
  }
  return { acts, written: written() };
}

/** Whether a bot has the seat. */
export const hasBots = ({ who = {} }: Made): boolean => Object.values(who).some((name) => name !== 'person');

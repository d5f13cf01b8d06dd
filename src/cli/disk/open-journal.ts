/** Opens saved games; every problem becomes one clear line. */
import type { Entry as Listed } from '../../games/catalogue.ts';
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import { type Journal, type Problem, parseHeader } from '../../kernel/session/journal.ts';
import { parseFor, type Resumed, resume } from '../../kernel/session/resume.ts';
import type { Lang, UnboundWords, Words } from '../../kernel/words.ts';
import { notSimulated } from '../../lab/play/simulated.ts';
import { named, sayProblem, wordsFor } from '../../words/program.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { readText } from './read-file.ts';

export interface OpenedJournal extends Resumed<AnySpec> {
  readonly listed: Listed;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly words: Words<AnySpec>;
  readonly journal: Journal;
  readonly text: string;
}

interface Given {
  /** Only the first `to` entries. */
  readonly to?: number | undefined;
  readonly components?: Lang | undefined;
  /** The number of lines before the game in its file. */
  readonly above?: number;
}

/** A saved game, ready to continue. */
export async function openJournal(
  file: string,
  terminal: Terminal,
  given: Given = {},
): Promise<OpenedJournal> {
  return openText(file, readText(file, terminal), terminal, given);
}

/** The same from the text of the file. */
export async function openText(
  file: string,
  text: string,
  terminal: Terminal,
  { to, components, above = 0 }: Given = {},
): Promise<OpenedJournal> {
  const { program, words: texts, lang } = terminal;
  const say = (problem: Problem, words?: UnboundWords<AnySpec>) =>
    new Fault(`${file}: ${sayProblem(program, problem, words)}`);
  const header = parseHeader(text, above);
  if (!header.ok) throw say(header.problem);
  const listed = await entryOf(header.value);
  if (!listed)
    throw new Fault(`${program.files['unknown-game'](file, header.value.game)} ${texts.wrong.whichModule}`);
  const [game, words, inspect] = await Promise.all([
    listed.game(),
    wordsFor(listed.words, lang, components),
    inspectionOf(listed),
  ]);
  const parsed = parseFor(game, text, above);
  if (!parsed.ok) throw say(parsed.problem);
  const whole = parsed.value;
  if (to !== undefined && to > whole.entries.length)
    throw new Fault(texts.wrong.toEntry(to, whole.entries.length));
  const journal = to === undefined ? whole : { ...whole, entries: upTo(whole.entries, to) };
  const resumed = resume(game, journal, inspect);
  if (!resumed.ok) throw say(resumed.problem, words);
  const { session } = resumed.value;
  const roster = resumed.value.strays.length > 0 ? await listed.bots?.() : undefined;
  return {
    ...resumed.value,
    strays: notSimulated(resumed.value, roster, true),
    listed,
    game,
    inspect,
    words: named(words, session.options, components),
    journal,
    text,
  };
}

/** The first entries; a change of rules only with the position that it wrote down. */
function upTo(entries: Journal['entries'], to: number): Journal['entries'] {
  return entries.slice(0, entries[to - 1]?.kind === 'rules' ? to + 1 : to);
}

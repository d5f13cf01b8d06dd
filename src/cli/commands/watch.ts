/** `watch`: checks a solo file and measures how it ends, again whenever it is saved. */
import { watch as watchFolder } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import { gameOf } from '../../solo/game.ts';
import type { Plan } from '../../solo/plan.ts';
import { endingsQuestion } from '../../solo/read/ask.ts';
import { wordsOf } from '../../solo/said/words.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readText } from '../disk/read-file.ts';
import { tellPlan } from '../disk/solo-file.ts';
import { exactly, sampled } from '../measured.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { RUNS, tellMeasure } from './odds.ts';

export const watch: Command = {
  usage: 'FILE',
  flags: [],
  async run(args, terminal) {
    const file = only(args, 'FILE', terminal.words);
    return watched(file, terminal, process.stdout.isTTY ? saves(file) : []);
  },
};

/** Something happened to the file, until Ctrl-C. Editors may replace it, so its folder is watched. */
async function* saves(file: string): AsyncIterable<unknown> {
  for await (const { filename } of watchFolder(dirname(file)))
    if (filename === null || filename === basename(file)) yield filename;
}

/** One round at once, and one for each new text. The exit code says whether the last one is in order. */
export async function watched(
  file: string,
  terminal: Terminal,
  saves: AsyncIterable<unknown> | readonly never[],
): Promise<number> {
  const { out, err, words, paint } = terminal;
  let text = readText(file, terminal);
  let good = round(file, text, terminal);
  if (Array.isArray(saves)) err(words.solo.once);
  else out(paint('dim', words.solo.waiting));
  for await (const _ of saves) {
    const now = readOrTell(file, terminal, err);
    // The system may report one save several times.
    if (now === undefined || now === text) continue;
    text = now;
    out('');
    good = round(file, text, terminal);
  }
  return good ? 0 : 1;
}

function readOrTell(file: string, terminal: Terminal, err: (text: string) => void): string | undefined {
  try {
    return readText(file, terminal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    err(error.message);
    return undefined;
  }
}

function round(file: string, text: string, terminal: Terminal): boolean {
  const plan = tellPlan(file, text, terminal);
  if (plan) tellMeasures(plan, terminal);
  return plan !== undefined;
}

/** How it ends, also if the file asks other questions, and what it asks. */
function tellMeasures(plan: Plan, terminal: Terminal): void {
  const endings = endingsQuestion(plan.endings);
  const others = plan.questions.filter(({ kind }) => kind !== 'endings');
  const asked: Plan = { ...plan, questions: [endings, ...others.filter(({ id }) => id !== endings.id)] };
  const game = gameOf(asked) as Game<AnySpec>;
  const usual = resolve(game.options, {});
  if (!usual.ok) throw new Error(JSON.stringify(usual.refusal));
  const { options } = usual;
  const spoken = wordsOf(asked, terminal.lang) as Words<AnySpec>;
  for (const { id } of asked.questions) {
    const measured = exactly(game, id, options, {}) ?? sampled(game, id, options, {}, RUNS, 1);
    terminal.out('');
    tellMeasure(measured, {}, spoken, terminal);
  }
}

/** `lab`: what a set of rules really does, as a page with charts and as data. */

import { basename } from 'node:path';
import { MAX_WORKERS } from '../../lab/node/crew.ts';
import { journalOf } from '../../lab/play/keep.ts';
import { type Speech, say, sayRemark } from '../../lab/report/sayings.ts';
import { examples } from '../../lab/survey/examples.ts';
import { DATA, examine, files } from '../../lab/survey/study.ts';
import { defaultGames, type Survey, survey } from '../../lab/survey/survey.ts';
import { decider } from '../../lab/threads/task.ts';
import { labWords } from '../../lab/words/lab.ts';
import { named } from '../../words/program.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadGame, MAX_SEED, readOptions } from '../settings.ts';
import {
  commandLine,
  interruptible,
  MAX_GAMES,
  MAX_KEEP,
  prepareFolder,
  readBots,
  readMeasures,
  save,
} from '../studies.ts';
import { type Terminal, wrap } from '../terminal.ts';

const keptName = (index: number) => `games/${index}.txt`;

export const lab: Command = {
  usage: 'GAME',
  flags: ['games', 'out', 'seed', 'workers', 'keep', 'bots', 'option', 'preset', 'measure', 'with'],
  async run(args, terminal) {
    const { words: texts, out, width } = terminal;
    const words = await labWords(terminal.lang);
    const asked = only(args, 'GAME', texts);
    const loaded = await loadGame(asked, terminal);
    const { game } = loaded;
    const options = await readOptions(loaded, args, terminal);
    const measures = readMeasures(loaded, options, args, terminal);
    const { bots, kind, roster } = await readBots(loaded, args, terminal);
    const games = args.number('games', 1, MAX_GAMES) ?? defaultGames(game, options, kind);
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const keep = Math.min(args.number('keep', 0, MAX_KEEP) ?? 0, games);
    const workers = args.number('workers', 1, MAX_WORKERS);
    const folder = args.value('out') ?? `lab-${basename(asked).replace(/\.solo\.md$/, '')}`;
    prepareFolder(folder, words, [...DATA, ...Array.from({ length: keep }, (_, i) => keptName(i))]);

    const { result, stopped } = await interruptible(terminal, words, workers, (threads, onProgress, signal) =>
      survey({ game, options, measures, games, seed, bots }, threads, onProgress, signal),
    );
    const spoken = named(loaded.words, options);
    const speech: Speech = {
      words: spoken,
      lab: words,
      program: terminal.program,
      examples: examples(game, options, spoken, seed),
    };
    const examined = examine(game, options, spoken, result);
    const { health, findings: found } = examined;
    if (stopped) out(words.stopped(result.tally.games, games));
    // Before the first games are over there is nothing to say about them.
    if (stopped && result.tally.games === 0) return 130;
    const said = found.map((finding) => say(speech, finding));
    for (const [i, line] of (said.length > 0 ? said : [words.findings.nothing]).entries())
      out(i === 0 ? terminal.paint('bold', wrap(line, width)) : `· ${wrap(line, width - 2, 2)}`);
    tellRemarks(speech, result, terminal);
    if (stopped) return 130;

    const kept = [
      ...new Set([
        ...health.troubles.map(({ index }) => index),
        ...Array.from({ length: keep }, (_, i) => i),
      ]),
    ];
    const decides = decider(game, options, roster, bots);
    const journals = new Map(
      kept.map((index) => [keptName(index), journalOf(game, options, seed, index, decides)]),
    );
    const command = commandLine('lab', asked, args, games, seed);
    save(folder, files(speech, game, result, examined, command, journals), words, terminal);
    return 0;
  },
};

/** Remarks on the terminal; further ones are in the report. */
const MOST_REMARKS = 12;

/** What the author of the rules should know. */
function tellRemarks(speech: Speech, { remarks }: Survey, { out, paint, width }: Terminal): void {
  if (!remarks) return;
  const { lab } = speech;
  const based = remarks.games === undefined ? lab.exact : lab.sampled(remarks.games);
  out(`\n${paint('bold', `${lab.sections.remarks} (${based})`)}`);
  const said = remarks.found.slice(0, MOST_REMARKS).map((remark) => sayRemark(speech, remark, remarks));
  const more = remarks.found.length - said.length;
  const lines = said.length > 0 ? said : [lab.remarks.nothing];
  for (const line of more > 0 ? [...lines, lab.remarks.more(more)] : lines)
    out(`· ${wrap(line, width - 2, 2)}`);
}

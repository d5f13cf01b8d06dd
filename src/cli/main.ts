/** The command line: one table of commands, and what holds for all of them. */
import pkg from '../../package.json' with { type: 'json' };
import { LANGS, type Lang } from '../kernel/words.ts';
import { pickLang } from '../words/program.ts';
import { readArguments } from './arguments.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { compare } from './compare.ts';
import { file } from './file.ts';
import { games } from './games.ts';
import { helpCommand, overview, usage } from './help.ts';
import { lab } from './lab.ts';
import { ladder } from './ladder.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { Fault, openTerminal } from './terminal.ts';
import { COMMANDS, type CommandName } from './words/terminal.ts';

const TABLE: Readonly<Record<CommandName, Command>> = {
  games,
  play,
  replay,
  check,
  odds,
  simulate,
  lab,
  compare,
  ladder,
  print,
  file,
  help: helpCommand(() => TABLE),
};

async function run(argv: readonly string[]): Promise<number> {
  const asked = askedLang(argv);
  const terminal = await openTerminal(asked.lang);
  const { words, out, err } = terminal;
  try {
    if (asked.unknown !== undefined) throw new Fault(words.wrong.lang(asked.unknown, LANGS.join(', ')));
    // A command may stand behind the language: emptychair --lang pl games.
    const at = argv[0] === '--lang' ? 2 : argv[0]?.startsWith('--lang=') ? 1 : 0;
    const [name, ...rest] = [...argv.slice(at), ...argv.slice(0, at)];
    if (name === undefined || name === '--help' || name === '-h' || name.startsWith('--lang')) {
      out(overview(TABLE, terminal));
      return 0;
    }
    if (name === '--version' || name === '-V') {
      out(pkg.version);
      return 0;
    }
    const command = COMMANDS.find((known) => known === name);
    if (!command) throw new Fault(words.wrong.command(name, COMMANDS.join(', ')));
    const { flags, run } = TABLE[command];
    const args = readArguments(rest, [...flags, 'lang', 'help'], words);
    if (args.has('help')) {
      out(usage(command, TABLE[command], terminal));
      return 0;
    }
    return await run(args, terminal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    err(`emptychair: ${error.message}`);
    return 2;
  }
}

/** --lang, wherever it stands, else the system's language. */
function askedLang(argv: readonly string[]): { lang: Lang; unknown?: string } {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const system = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const lang = pickLang([system]);
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { lang };
  const tag = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  const known = LANGS.find((l) => l === tag);
  // A missing value is for the reader of flags to complain about.
  return known ? { lang: known } : tag === undefined ? { lang } : { lang, unknown: tag };
}

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  // A full disk behind a redirection, for instance.
  process.stderr.write(`emptychair: stdout: ${error.code ?? error.message}\n`);
  process.exit(2);
});

process.exitCode = await run(process.argv.slice(2));

/** The command line: one table of commands, and what holds for all of them. */
import pkg from '../../package.json' with { type: 'json' };
import { LANGS, type Lang } from '../kernel/words.ts';
import { pickLang } from '../words/program.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import type { Commands } from './commands/help.ts';
import { Fault, openTerminal } from './terminal.ts';
import { COMMANDS, type CommandName } from './words/terminal.ts';

/** Each command loads on request, so that none waits for the others. */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  play: async () => (await import('./commands/play.ts')).play,
  replay: async () => (await import('./commands/replay.ts')).replay,
  check: async () => (await import('./commands/check.ts')).check,
  odds: async () => (await import('./commands/odds.ts')).odds,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  lab: async () => (await import('./commands/lab.ts')).lab,
  compare: async () => (await import('./commands/compare.ts')).compare,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  print: async () => (await import('./commands/print.ts')).print,
  file: async () => (await import('./commands/file.ts')).file,
  new: async () => (await import('./commands/new.ts')).newGame,
  watch: async () => (await import('./commands/watch.ts')).watch,
  golden: async () => (await import('./commands/golden.ts')).golden,
  join: async () => (await import('./commands/join.ts')).join,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  help: async () => (await import('./commands/help.ts')).helpCommand(allCommands),
};

async function allCommands(): Promise<Commands> {
  const loaded = COMMANDS.map(async (name) => [name, await LOADERS[name]()] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Commands;
}

/** Does what the command line says; the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const asked = askedLang(argv);
  const terminal = await openTerminal(asked.lang);
  const { words, out, err } = terminal;
  try {
    if (asked.unknown !== undefined) throw new Fault(words.wrong.lang(asked.unknown, LANGS.join(', ')));
    if (asked.missing) throw new Fault(words.wrong.value('--lang'));
    // A command may come after the language: emptychair --lang pl games.
    const at = argv[0] === '--lang' ? 2 : argv[0]?.startsWith('--lang=') ? 1 : 0;
    const [name, ...rest] = argv.slice(at);
    if (name === '--lang' || name?.startsWith('--lang=')) throw new Fault(words.wrong.twice('--lang'));
    if (name === undefined || name === '--help' || name === '-h') {
      const { overview } = await import('./commands/help.ts');
      out(overview(await allCommands(), terminal));
      return 0;
    }
    if (name === '--version' || name === '-V') {
      out(pkg.version);
      return 0;
    }
    const command = COMMANDS.find((known) => known === name);
    if (!command) throw new Fault(words.wrong.command(name, COMMANDS.join(', ')));
    const loaded = await LOADERS[command]();
    const { flags, run } = loaded;
    const args = readArguments([...rest, ...argv.slice(0, at)], [...flags, 'module', 'lang', 'help'], words);
    if (args.has('help')) {
      const { usage } = await import('./commands/help.ts');
      out(usage(command, loaded, terminal));
      return 0;
    }
    // For `new` it is the name of the game to write.
    if (args.has('module') && !flags.includes('module')) {
      const { addGames } = await import('./modules.ts');
      await addGames(args.values('module'), terminal);
    }
    return await run(args, terminal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    err(`emptychair: ${error.message}`);
    return 2;
  }
}

/** --lang, anywhere on the command line; by default the system's language. */
function askedLang(argv: readonly string[]): { lang: Lang; unknown?: string; missing?: boolean } {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const system = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const lang = pickLang([system]);
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { lang };
  const tag = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  const known = LANGS.find((l) => l === tag);
  if (known) return { lang: known };
  return tag ? { lang, unknown: tag } : { lang, missing: true };
}

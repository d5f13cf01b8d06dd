/** `print`: a game's sheets as a PDF. Reads its two flags of its own, --paper and --out, beside those that games share. */
import { PAPER_NAMES, type PaperName } from '../kernel/sheet.ts';
import { PRINT_WORDS } from '../print/words.ts';
import { named } from '../words/program.ts';
import { only, readArguments } from './arguments.ts';
import { loadGame, readOptions } from './settings.ts';
import { Fault, type Terminal } from './terminal.ts';

export async function print(argv: readonly string[], terminal: Terminal): Promise<number> {
  const { words: own, program, lang, out } = terminal;
  const say = PRINT_WORDS[lang];
  const { flags, rest } = ownFlags(argv, terminal);
  const args = readArguments(rest, ['option', 'preset', 'lang', 'help'], own);
  if (args.has('help')) {
    out(
      `emptychair print GAME --out FILE.pdf [--paper ${PAPER_NAMES.join('|')}] [--option KEY=VALUE] [--preset NAME]`,
    );
    out(say.help);
    return 0;
  }
  const loaded = await loadGame(only(args, 'GAME', own), terminal);
  const options = readOptions(loaded, args, terminal);
  const paper: PaperName | undefined = PAPER_NAMES.find((name) => name === (flags.paper ?? 'a4'));
  if (!paper) throw new Fault(say.unknownPaper(flags.paper ?? '', PAPER_NAMES.join(', ')));
  const file = flags.out;
  if (file === undefined) throw new Fault(own.wrong.missing('--out'));
  // Letters and the PDF library are wanted by this command alone.
  const [{ pdf }, { paperOf, sheetsOf }, { putInPlace }] = await Promise.all([
    import('../print/pdf.ts'),
    import('../print/sheets.ts'),
    import('../print/file.ts'),
  ]);
  const words = named(loaded.words, options);
  const pages = await sheetsOf(loaded.game, options, words, paperOf(paper, lang));
  const bytes = await pdf(pages, words.title, lang);
  try {
    putInPlace(file, bytes);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code ?? error);
    throw new Fault(program.files['not-written'](file, code));
  }
  out(say.written(file, pages.length));
  return 0;
}

/** Takes --paper and --out, with `=` or a space before their value, out of the line. */
function ownFlags(
  argv: readonly string[],
  { words }: Terminal,
): { flags: { paper?: string; out?: string }; rest: string[] } {
  const flags: { paper?: string; out?: string } = {};
  const rest: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [, name, joined] = argv[i]?.match(/^--(paper|out)(?:=(.*))?$/s) ?? [];
    if (name === undefined) {
      rest.push(argv[i] as string);
      continue;
    }
    const value = joined ?? argv[++i];
    if (!value || (joined === undefined && value.startsWith('--')))
      throw new Fault(words.wrong.value(`--${name}`));
    flags[name as 'paper' | 'out'] = value;
  }
  return { flags, rest };
}

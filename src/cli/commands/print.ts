/** `print`: a game's sheets as a PDF. */
import { PAPER_NAMES, type PaperName } from '../../print/sheet.ts';
import { PRINT_WORDS } from '../../print/words.ts';
import { named } from '../../words/program.ts';
import { type Arguments, componentsOf, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { exists, putInPlace } from '../disk/place.ts';
import { readBytes } from '../disk/read-file.ts';
import { isFolder, notWritten } from '../disk/save-file.ts';
import { loadGame, readOptions } from '../settings.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';

export const print: Command = {
  usage: 'GAME --out FILE.pdf',
  flags: ['out', 'force', 'paper', 'plain', 'option', 'preset', 'components'],
  run,
};

async function run(args: Arguments, terminal: Terminal): Promise<number> {
  const { words: texts, lang, out } = terminal;
  const say = PRINT_WORDS[lang];
  const components = componentsOf(args, texts) ?? lang;
  const loaded = await loadGame(only(args, 'GAME', texts), terminal, components);
  const options = await readOptions(loaded, args, terminal);
  const paper: PaperName | undefined = PAPER_NAMES.find((name) => name === (args.value('paper') ?? 'a4'));
  if (!paper) throw new Fault(say.unknownPaper(args.value('paper') ?? '', PAPER_NAMES.join(', ')));
  const file = args.value('out');
  if (file === undefined) throw new Fault(texts.wrong.missing('--out'));
  // Letters and the PDF library are wanted by this command alone.
  const [{ isOurs, pdf }, { leavesOf, paperOf, sheetsOf }] = await Promise.all([
    import('../../print/pdf.ts'),
    import('../../print/sheets.ts'),
  ]);
  if (!args.has('force') && exists(file) && !isFolder(file) && !isOurs(readBytes(file, terminal)))
    throw new Fault(say.notOurs(file));
  const words = named(loaded.words, options);
  const table = { lang: components, words: named(await loaded.listed.words[components](), options) };
  const inked = paperOf(paper, lang, args.has('plain') ? 'plain' : 'colour');
  const pages = await sheetsOf(loaded.game, options, words, inked, table);
  const bytes = await pdf(pages, words.title, lang);
  try {
    putInPlace(file, bytes);
  } catch (error) {
    throw notWritten(file, error, terminal);
  }
  out(say.written(oneLine(file), pages.length));
  const { both, leaves } = leavesOf(pages);
  out(inked.words.howTo(both, pages.length, leaves));
  return 0;
}

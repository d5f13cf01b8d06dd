/** `new`: a solo file from a template, or the folder of a new game, made of the example that docs/adding-a-game.md walks through. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { find } from '../../games/catalogue.ts';
import { type Arguments, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { prepareEmpty, writeJournals } from '../disk/journals.ts';
import { exists, putInPlace } from '../disk/place.ts';
import { notWritten } from '../disk/save-file.ts';
import { NAME, rewritten, titleOf } from '../example.ts';
import { hasModules } from '../modules.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';

/** The checkout that the program runs from. */
const ROOT = dirname(fileURLToPath(new URL('../../../package.json', import.meta.url)));
const EXAMPLE = join(ROOT, 'examples', 'night-watch');

const TEMPLATES = join(ROOT, 'examples', 'solo-template');

export const newGame: Command = {
  usage: 'NAME | --module NAME',
  flags: ['module', 'out'],
  run: (args, terminal) => (args.has('module') ? newFolder(args, terminal) : newFile(args, terminal)),
};

/** NAME may be a path; its last part is the game's id. */
async function newFile(args: Arguments, terminal: Terminal): Promise<number> {
  const { words, program, out, lang } = terminal;
  if (args.has('out')) throw new Fault(words.wrong.missing('--module NAME'));
  const path = only(args, 'NAME', words).replace(/\.solo\.md$/, '');
  const name = basename(path);
  if (!NAME.test(name)) throw new Fault(words.new.name(name));
  const file = `${path}.solo.md`;
  if (exists(file)) throw new Fault(program.files.exists(file, ''));
  const text = readFileSync(join(TEMPLATES, `${lang}.solo.md`), 'utf8')
    .replaceAll('my-game', name)
    .replaceAll('My game', titleOf(name));
  try {
    putInPlace(file, text);
  } catch (error) {
    throw notWritten(file, error, terminal);
  }
  out(words.new.written(oneLine(file)));
  for (const command of ['play', 'watch']) out(`emptychair ${command} ${oneLine(file)}`);
  return 0;
}

async function newFolder(args: Arguments, terminal: Terminal): Promise<number> {
  const { words, out, lang } = terminal;
  const [extra] = args.rest;
  if (extra !== undefined) throw new Fault(words.wrong.extra(extra));
  const [name = '', second] = args.values('module');
  if (second !== undefined) throw new Fault(words.wrong.twice('--module'));
  if (!NAME.test(name)) throw new Fault(words.new.name(name));
  if (find(name)) throw new Fault(words.new.taken(name));
  const folder = args.value('out') ?? join(ROOT, 'src', 'games', name);
  await prepareEmpty(folder, terminal);
  const game = { name, lang, from: EXAMPLE, to: resolve(folder) };
  const files = filesOf(EXAMPLE).flatMap((file) => {
    const text = rewritten(file, readFileSync(join(EXAMPLE, file), 'utf8'), game);
    return text === undefined ? [] : [[file, text] as const];
  });
  const above = hasModules(game.to) ? [] : [['package.json', '{ "type": "module" }\n'] as const];
  await writeJournals(folder, new Map([...files, ...above]), terminal);
  out(words.new.written(oneLine(folder)));
  out(
    args.has('out')
      ? `emptychair play ${name} --module ${oneLine(join(folder, 'index.ts'))}`
      : words.new.line(
          join(relative('.', ROOT), 'src', 'games', 'index.ts'),
          `export * from './${name}/index.ts';`,
        ),
  );
  return 0;
}

/** Every file below a folder, as paths with `/`. */
function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name;
    return entry.isDirectory() ? filesOf(folder, `${path}/`) : [path];
  });
}

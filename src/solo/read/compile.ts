/** From the text of a file to its plan, or to every problem with its place. */
import { hex, sha256, utf8 } from '../../kernel/sha256.ts';
import { unseenAt } from '../../kernel/visible.ts';
import { eachStep } from '../acts.ts';
import { MOST_BYTES, MOST_LINES } from '../limits.ts';
import type { Aside, Ending, Piece, Plan, Procedure, Question, Translation } from '../plan.ts';
import { collect, nearest, Problem, placed, type SoloProblem } from '../problem.ts';
import { readQuestion, usualQuestions } from './ask.ts';
import { checkPlan } from './check.ts';
import { readFront } from './front.ts';
import { type Later, readGrid } from './grids.ts';
import { alone, type Document, readMarkdown, type Section } from './markdown.ts';
import { type Round, readPiece, roundOf } from './pieces.ts';
import { nameEnding, readAside, readBody, readEnding, readHead } from './procedures.ts';
import {
  checkLayout,
  isSpecial,
  isTranslation,
  SECTIONS,
  specialSections,
  withAllUnder,
} from './sections.ts';
import { template } from './sentence.ts';
import { readPreset, readSetting } from './settings.ts';
import { readTranslation } from './translations.ts';
import { World } from './world.ts';

export type Compiled =
  /** Hints don't keep it from being played. */
  | { readonly ok: true; readonly plan: Plan; readonly hints: readonly SoloProblem[] }
  | { readonly ok: false; readonly problems: readonly SoloProblem[] };

/** The text as its hash is computed: NFC, with line feeds. */
function normalized(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

export function compile(given: string): Compiled {
  const problems: Problem[] = [];
  let text = given;
  try {
    checkSize(given);
    text = normalized(given);
    const world = new World();
    const document = readMarkdown(text, world.problems);
    const plan = planOf(world, document, text);
    problems.push(...world.problems);
    if (problems.length === 0 && plan) return { ok: true, plan, hints: placed(text, world.hints) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problems.push(error);
  }
  return { ok: false, problems: placed(text, problems) };
}

function checkSize(text: string): void {
  const long = text.length > MOST_BYTES || utf8(text).length > MOST_BYTES;
  if (long) throw new Problem(0, 'long', { most: MOST_BYTES / 1024 });
  if (text.split(/\r\n?|\n/, MOST_LINES + 1).length > MOST_LINES)
    throw new Problem(0, 'lines', { most: MOST_LINES });
  const at = unseenAt(text.replaceAll('\r', ' '));
  if (at < 0) return;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  throw new Problem(at, 'control', { code: `U+${code}` });
}

/** Undefined if there are problems. What comes later names what came before, so a round with problems is the last. */
function planOf(world: World, document: Document, text: string): Plan | undefined {
  const { problems } = world;
  const front = readFront(document, world);
  world.language = front.language;
  if (!checkLayout(document, world)) return undefined;
  const special = specialSections(document, world);
  const bodies = document.sections.filter((section) => !isSpecial(section));
  if (bodies.length === 0) throw new Problem(text.length, 'noGame', {});
  const items = (name: string) => special.get(name)?.items ?? [];
  const later = readNames(world, special, bodies);
  const fixed = world.fixed;
  if (problems.length > 0) return undefined;
  collect(problems, later, (read) => read());
  const procedures: Procedure[] = [];
  collect(problems, bodies.entries(), ([n, section]) => procedures.push(readBody(world, section, n)));
  const [endings, asides, questions, translations]: [Ending[], Aside[], Question[], Translation[]] = [
    [],
    [],
    [],
    [],
  ];
  const layOut = items('set-up').flatMap(withAllUnder);
  world.withAllNames(() => {
    collect(problems, items('endings'), (item) => endings.push(readEnding(world, item)));
    collect(problems, items('at any time'), (item) => asides.push(readAside(world, item)));
    collect(problems, layOut.entries(), ([n, { span }]) =>
      world.note(`set-up.${n + 1}`, span, template(span, world)),
    );
    if (problems.length > 0) return;
    branchIds(world, procedures);
    const used = new Set(world.used);
    collect(problems, items('ask'), (item) => questions.push(readQuestion(world, item)));
    // Asking about a table isn't using it.
    for (const sym of world.used) if (sym.is === 'table' && !used.has(sym)) world.used.delete(sym);
    const words = document.sections.filter(isTranslation);
    collect(problems, words, (section) => translations.push(readTranslation(world, section, front)));
  });
  if (problems.length > 0) return undefined;
  unread(world);
  if (endings.length === 0) throw new Problem(text.length, 'noEndings', {});
  if (questions.length === 0) questions.push(...usualQuestions(world));
  const twice = questions.find((q, i) => questions.findIndex((o) => o.id === q.id) !== i);
  if (twice) throw new Problem(special.get('ask')?.heading.at ?? 0, 'idTaken', { id: twice.id, line: '' });
  let stacks = 0;
  const plan: Plan = {
    ...front,
    text,
    hash: hex(sha256(utf8(text))),
    lists: world.lists,
    settings: world.settings,
    presets: world.presets,
    pieces: world.pieces.map((p, i): Piece => (world.ordered.has(i) ? { ...p, stack: stacks++ } : p)),
    tables: world.tables,
    effects: Object.fromEntries(world.effects),
    fixed,
    slots: world.slots,
    locals: Array.from({ length: world.slots - fixed }, (_, i) => world.locals.get(fixed + i) ?? ''),
    stacks,
    procedures,
    endings,
    asides,
    questions,
    setUp: layOut.map((_, n) => `set-up.${n + 1}`),
    turn: world.turn,
    texts: Object.fromEntries(world.texts),
    notes: Object.fromEntries(world.notes),
    lines: linesOf(text, world.offsets),
    translations,
  };
  checkPlan(plan, world);
  return problems.length > 0 ? undefined : plan;
}

/** Everything that has a name; gives what is read when all names are known. */
function readNames(
  world: World,
  special: ReadonlyMap<string, Section>,
  bodies: readonly Section[],
): readonly Later[] {
  const { problems } = world;
  const settings = special.get('settings')?.items ?? [];
  collect(problems, settings, (item) => readSetting(world, item));
  if (problems.length === 0) collect(problems, settings, (item) => readPreset(world, item));
  const later = readPieces(world, special.get('pieces'));
  collect(problems, special.get('endings')?.items ?? [], (item) => nameEnding(world, item));
  world.fixed = world.slots;
  collect(problems, bodies, (section) => readHead(world, section, SECTIONS));
  return later;
}

function readPieces(world: World, section: Section | undefined): readonly Later[] {
  const { problems } = world;
  const later: Later[] = [];
  const items = section?.items ?? [];
  const round = (which: Round) =>
    collect(
      problems,
      items.filter(({ span }) => roundOf(span) === which),
      (item) => readPiece(world, alone(item).span),
    );
  // A piece that couldn't be read would be missing in the next round.
  round('lists');
  if (problems.length === 0) round('pieces');
  if (problems.length === 0)
    collect(problems, section?.subs ?? [], (sub) => later.push(readGrid(world, sub)));
  if (problems.length === 0) round('displays');
  if (problems.length === 0) round('formulas');
  return later;
}

/** A slip in `as Name` makes a new name that nothing reads. A step with a problem may read it, so problems come first. */
function unread(world: World): void {
  collect(world.hints, world.given, ({ name, n, counts, at }) => {
    if (world.read.has(n)) return;
    const near = nearest(
      name,
      world.names.names((s) => s.is === 'piece'),
    );
    // A counter also says which turn it is.
    if (counts && near === '') return;
    throw new Problem(at ?? 0, 'unread', { name, near });
  });
}

/** Which branches a step has, for measures. */
function branchIds(world: World, procedures: readonly Procedure[]): void {
  for (const { steps } of procedures)
    eachStep(steps, (id, act) => {
      if ('branches' in act && act.branches.length > 0)
        world.branchesOf.set(
          id,
          act.branches.map((b) => b.id),
        );
    });
}

/** The line of every sentence. */
function linesOf(text: string, offsets: ReadonlyMap<string, number>): Record<string, number> {
  const sorted = [...offsets].toSorted(([, a], [, b]) => a - b);
  let line = 1;
  let next = text.indexOf('\n');
  const lines = sorted.map(([id, at]): [string, number] => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line++;
    return [id, line];
  });
  return Object.fromEntries(lines);
}

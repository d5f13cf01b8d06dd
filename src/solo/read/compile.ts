/** From the text of a file to its plan, or to every problem with its place. */
import { hex, sha256, utf8 } from '../../kernel/sha256.ts';
import { unseenAt } from '../../kernel/visible.ts';
import { eachStep } from '../acts.ts';
import { MOST_BYTES, MOST_LINES } from '../limits.ts';
import type { Ending, Piece, Plan, Procedure, Question } from '../plan.ts';
import { collect, nearest, Problem, placed, type SoloProblem } from '../problem.ts';
import { readQuestion, usualQuestions } from './ask.ts';
import { checkPlan } from './check.ts';
import { type Later, readGrid } from './grids.ts';
import {
  alone,
  type Document,
  type Item,
  prose,
  readMarkdown,
  type Section,
  type Span,
  withoutArrow,
} from './markdown.ts';
import { type Round, readPiece, roundOf } from './pieces.ts';
import { nameEnding, readAside, readBody, readEnding, readHead } from './procedures.ts';
import { meantSection } from './sections.ts';
import { template } from './sentence.ts';
import { readPreset, readSetting } from './settings.ts';
import { readTranslation, WORDS } from './translations.ts';
import { shown, World } from './world.ts';

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
    const plan = new Compiler(world, document, text).plan();
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

const FRONT = [
  'solo',
  'id',
  'title',
  'language',
  'players',
  'minutes',
  'author',
  'licence',
  'license',
  'source',
];
const KNOWN = FRONT.filter((key) => key !== 'license').join(', ');
/** What authors write for a code. */
const LANGUAGES: Readonly<Partial<Record<string, string>>> = {
  english: 'en',
  polish: 'pl',
  polski: 'pl',
  czech: 'cs',
  čeština: 'cs',
  cz: 'cs',
  russian: 'ru',
  русский: 'ru',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  français: 'fr',
  spanish: 'es',
  español: 'es',
  italian: 'it',
  italiano: 'it',
};
const SECTIONS = ['Settings', 'Pieces', 'Set-up', 'At any time', 'Endings', 'Ask', 'Words'] as const;

class Compiler {
  private readonly world: World;
  private readonly document: Document;
  private readonly text: string;

  constructor(world: World, document: Document, text: string) {
    this.world = world;
    this.document = document;
    this.text = text;
  }

  /** Undefined if there are problems. */
  plan(): Plan | undefined {
    const { world, document } = this;
    const about = this.front();
    this.layout();
    // Under a wrong heading, everything would be a second problem.
    if (world.problems.some(({ id }) => HEADINGS.includes(id))) return undefined;
    const sections = this.sections();
    const of = (name: string) => sections.get(name.toLowerCase())?.items ?? [];
    collect(world.problems, of('Settings'), (item) => readSetting(world, item));
    if (world.problems.length === 0)
      collect(world.problems, of('Settings'), (item) => readPreset(world, item));
    const later: Later[] = [];
    this.pieces(sections.get('pieces'), later);
    collect(world.problems, of('Endings'), (item) => nameEnding(world, item));
    const fixed = world.slots;
    const bodies = document.sections.filter((s) => !isSpecial(s));
    collect(world.problems, bodies, (section) => readHead(world, section, SECTIONS));
    // What follows refers to the names above: with a name missing, every use of it would be a second problem.
    if (world.problems.length > 0) return undefined;
    collect(world.problems, later, (read) => read());
    const procedures: Procedure[] = [];
    collect(world.problems, bodies.entries(), ([n, section]) => procedures.push(readBody(world, section, n)));
    const endings: Ending[] = [];
    const asides: Plan['asides'][number][] = [];
    const questions: Question[] = [];
    const translations: Plan['translations'][number][] = [];
    const layOut = of('Set-up').flatMap(all);
    world.withAllNames(() => {
      collect(world.problems, of('Endings'), (item) => endings.push(readEnding(world, item)));
      collect(world.problems, of('At any time'), (item) => asides.push(readAside(world, item)));
      collect(world.problems, layOut.entries(), ([n, { span }]) =>
        world.note(`set-up.${n + 1}`, span, template(span, world)),
      );
      if (world.problems.length > 0) return;
      branchIds(world, procedures);
      collect(world.problems, of('Ask'), (item) => questions.push(readQuestion(world, item)));
      const words = document.sections.filter((s) => WORDS.test(s.heading.text));
      collect(world.problems, words, (section) => translations.push(readTranslation(world, section)));
    });
    this.unread();
    if (endings.length === 0 && world.problems.length === 0)
      throw new Problem(this.text.length, 'noEndings', {});
    if (world.problems.length > 0) return undefined;
    if (questions.length === 0) questions.push(...usualQuestions(world));
    const twice = questions.find((q, i) => questions.findIndex((o) => o.id === q.id) !== i);
    if (twice) throw new Problem(sections.get('ask')?.heading.at ?? 0, 'idTaken', { id: twice.id, line: '' });
    let stacks = 0;
    const plan: Plan = {
      ...about,
      text: this.text,
      hash: hex(sha256(utf8(this.text))),
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
      lines: linesOf(this.text, world.offsets),
      translations,
    };
    checkPlan(plan, world);
    return world.problems.length > 0 ? undefined : plan;
  }

  /** Tables and ### headings are for pieces, and arrows for what is carried out. */
  private layout(): void {
    collect(this.world.problems, this.document.sections, (section) => {
      const { heading, items, grid } = section;
      const [sub] = section.subs;
      const name = specialName(section);
      const steps = section.subs.find((s) => s.items.length > 0 && !s.grid);
      if (steps)
        throw new Problem(steps.heading.at, 'headingLevel', { name: shown(steps.heading.text), marks: '##' });
      if (grid && name !== 'pieces' && /:\s*(?:deck|table)\b/i.test(heading.text))
        throw new Problem(heading.at, 'headingLevel', { name: shown(heading.text), marks: '###' });
      if (!isSpecial(section) && items[0] && !items.some(({ ordered }) => ordered))
        throw new Problem(heading.at, 'section', { name: shown(heading.text), near: meantSection(section) });
      if (sub && name !== 'pieces') throw new Problem(sub.heading.at, 'subheading', {});
      if (section.grid) throw new Problem(section.grid.head[0]?.at ?? section.heading.at, 'tableAlone', {});
      const [item] = section.subs.flatMap(({ items }) => items);
      if (item) throw new Problem(item.span.at, 'tableMissing', { name: sub?.heading.text ?? '' });
    });
    const silent = this.document.sections.filter((s) => isSpecial(s) && !ACTS.has(specialName(s)));
    const items = silent.flatMap((s) => s.items.flatMap(all));
    collect(this.world.problems, items, ({ span }) => withoutArrow(span));
  }

  /** What the front matter says. */
  private front(): Pick<
    Plan,
    'solo' | 'id' | 'title' | 'pitch' | 'language' | 'players' | 'minutes' | 'about'
  > {
    const { front, title, pitch } = this.document;
    const value = (key: string) => front.get(key)?.text || undefined;
    collect(this.world.problems, front, ([key, span]) => {
      const { at } = withoutArrow(span);
      if (!FRONT.includes(key))
        throw new Problem(at, 'frontKey', { key: key.slice(0, 40), near: nearest(key, FRONT), known: KNOWN });
    });
    if (value('solo') !== '1')
      throw new Problem(front.get('solo')?.at ?? 0, 'version', { found: (value('solo') ?? '').slice(0, 20) });
    const id = value('id') ?? '';
    if (!/^[a-z][a-z0-9-]{0,59}$/.test(id))
      throw new Problem(front.get('id')?.at ?? 0, 'id', { found: id.slice(0, 40) });
    const language = value('language') ?? 'en';
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})?$/i.test(language))
      throw new Problem(front.get('language')?.at ?? 0, 'frontValue', {
        key: 'language',
        found: language.slice(0, 40),
        near: LANGUAGES[language.toLowerCase()] ?? '',
      });
    this.world.language = language.toLowerCase();
    const author = value('author');
    const licence = value('licence') ?? value('license');
    const source = value('source');
    return {
      solo: 1,
      id,
      title: prose(value('title') ?? title?.text ?? id).slice(0, 120) || id,
      pitch: pitch ? prose(pitch.text) : prose(title?.text ?? id),
      language: this.world.language,
      players: this.range('players', [1, 1]),
      minutes: this.range('minutes', [10, 60]),
      about: { ...(author && { author }), ...(licence && { licence }), ...(source && { source }) },
    };
  }

  private range(key: string, usual: readonly [number, number]): readonly [number, number] {
    const span = this.document.front.get(key);
    if (!span || span.text === '') return usual;
    const hit = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(span.text);
    const [low, high] = [Number(hit?.[1]), Number(hit?.[2] ?? hit?.[1])];
    if (!hit || high < low || low < 1)
      throw new Problem(span.at, 'frontValue', { key, found: span.text.slice(0, 40), near: '' });
    return [low, high];
  }

  /** The sections with a meaning of their own, by their names in lower case. */
  private sections(): Map<string, Section> {
    const found = new Map<string, Section>();
    collect(this.world.problems, this.document.sections.filter(isSpecial), (section) => {
      const name = specialName(section);
      if (found.has(name))
        throw new Problem(section.heading.at, 'sectionTwice', { name: section.heading.text });
      found.set(name, section);
    });
    if (!this.document.sections.some((s) => !isSpecial(s))) throw new Problem(this.text.length, 'noGame', {});
    return found;
  }

  private pieces(section: Section | undefined, later: Later[]): void {
    const { world } = this;
    const items = section?.items ?? [];
    const round = (which: Round) =>
      collect(
        world.problems,
        items.filter(({ span }) => roundOf(span) === which),
        (item) => readPiece(world, alone(item).span),
      );
    const fine = () => world.problems.length === 0;
    // A piece that couldn't be read would be missing in the next round.
    round('lists');
    if (fine()) round('pieces');
    if (fine()) collect(world.problems, section?.subs ?? [], (sub) => later.push(readGrid(world, sub)));
    if (fine()) round('displays');
    if (fine()) round('formulas');
  }

  /**
   * A slip in `as Name` makes a new name that nothing reads. A step with a problem may read it, so problems come first.
   */
  private unread(): void {
    const { world } = this;
    if (world.problems.length > 0) return;
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
}

const HEADINGS: readonly Problem['id'][] = [
  'headingDepth',
  'headingLevel',
  'titleTwice',
  'section',
  'subheading',
];

/** An item and everything under it. */
const all = (item: Item): Item[] => [item, ...item.children.flatMap(all)];

/** Sections whose items are carried out. */
const ACTS = new Set(['at any time', 'ask']);
const isSpecial = (section: Section) => SPECIAL.has(specialName(section)) || WORDS.test(section.heading.text);
const SPECIAL = new Set(['settings', 'pieces', 'set-up', 'at any time', 'endings', 'ask']);
const specialName = ({ heading }: { heading: Span }) => {
  const name = heading.text.toLowerCase().replace(/\s+/g, ' ');
  return name === 'setup' || name === 'set up' ? 'set-up' : name;
};

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

/** Steps and what is nested under them. */
import type { Act, Branch, Step } from '../plan.ts';
import { collect, Problem } from '../problem.ts';
import { branchSlug, Coverage, condition, type Domain, head } from './branches.ts';
import { slug, WRITTEN_ID } from './ids.ts';
import { type Item, part, type Span } from './markdown.ts';
import { type Nested, nothingNested, Phrase } from './phrase.ts';
import { bare, divided, saying } from './sentence.ts';
import { readPhrases, VERBS } from './verbs.ts';
import { shown, type World } from './world.ts';

/** Where a step is: what its id begins with, and its place by numbers. */
export interface Place {
  readonly prefix: string;
  readonly place: string;
}

export function readSteps(world: World, items: readonly Item[], where: Place): Step[] {
  const steps: Step[] = [];
  let n = 0;
  let spaces = 3;
  collect(world.problems, items, (item) => {
    n++;
    if (!item.ordered) throw new Problem(item.span.at, 'bulletAlone', { spaces });
    spaces = item.indent;
    steps.push(readStep(world, item, { prefix: where.prefix, place: `${where.place}.${n}` }));
  });
  return steps;
}

function readStep(world: World, item: Item, { prefix, place }: Place): Step {
  const { sentence, id: written, phrase } = divided(item.span);
  const words = bare(sentence) || (phrase ? phrase.text : '');
  const made = slug(words);
  if (written === undefined && made === '') throw new Problem(item.span.at, 'idNeeded', { name: words });
  const id = written === undefined ? world.next(`${prefix}.${made}`) : world.id(written, '', item.span.at);
  // Numbered in the order of the file, so another one before it would take its id over.
  if (written === undefined && sentence.text !== '' && id !== `${prefix}.${made}`) {
    const own = id.slice(prefix.length + 1);
    const suggested = WRITTEN_ID.test(own) ? own : `step-${own}`;
    world.hints.push(new Problem(item.span.at, 'sentenceTwice', { id: suggested }));
  }
  world.notTaken(id, item.span.at);
  // Reserved before its steps are read: they may want the same.
  world.offsets.set(id, item.span.at);
  const does = readActs(world, phrase, item, id, { prefix, place });
  if (sentence.text === '' && does.some(isTold)) throw new Problem(item.span.at, 'needsSentence', {});
  world.offsets.delete(id);
  const said = saying(sentence, world);
  world.sentence(id, said, item.span.at, place);
  return { id, saying: said, does };
}

/** Only a step that arranges others needs no sentence. */
const ARRANGING: readonly Act['do'][] = ['if', 'look', 'call', 'repeat', 'each'];
const isTold = ({ do: verb }: Act) => !ARRANGING.includes(verb);

/** The phrases after an arrow. What is nested under the step belongs to the last of them. */
export function readActs(
  world: World,
  phrase: Span | undefined,
  item: Item,
  id: string,
  where: Place,
): readonly Act[] {
  const nested = nestedUnder(world, item, id, where);
  if (!phrase) {
    perhapsPhrase(world, divided(item.span).sentence);
    if (item.children.length > 0) throw new Problem(item.span.at, 'withoutArrow', {});
    return [{ do: 'confirm' }];
  }
  return readPhrases(new Phrase(phrase, world, nested));
}

/** A sentence ends in at most so many verbs that are tried. */
const MOST_TRIED = 4;
/** What people do, too, and what says nothing of the file. */
const SAID_OF_PEOPLE = ['confirm', 'go back', 'stop repeating'];

/** `Roll for the weather — roll on Weather`, or `How is his mood? roll on Mood`, only waits. */
function perhapsPhrase(world: World, sentence: Span): void {
  const { text, at } = sentence;
  const hint = (from: number) =>
    world.hints.push(new Problem(at + from, 'perhapsPhrase', { phrase: shown(text.slice(from)) }));
  const dash = /\s[—–]\s*|\s--?\s+/.exec(text);
  const afterDash = dash ? dash.index + dash[0].length : 0;
  const rest = text.slice(afterDash).toLowerCase();
  if (dash && VERBS.some((v) => rest.startsWith(`${v} `))) return void hint(afterDash);
  const verbs = [...text.matchAll(BEGINS)].map(({ index }) => index).slice(-MOST_TRIED);
  const from = verbs.find((i) => isPhrase(world, part(sentence, i)));
  if (from !== undefined) hint(from);
}

const BEGINS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${VERBS.filter((v) => !SAID_OF_PEOPLE.includes(v)).join('|')})(?=\\s)`,
  'giu',
);

function isPhrase(world: World, { text, at }: Span): boolean {
  const trial = world.trial();
  const phrase = { text: text.replace(/[.\s]+$/, ''), at };
  try {
    return readPhrases(new Phrase(phrase, trial, nothingNested(at))).length > 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  } finally {
    for (const sym of trial.given) world.names.drop(sym);
  }
}

function nestedUnder(world: World, item: Item, id: string, where: Place): Nested {
  const numbered = item.children.filter(({ ordered }) => ordered);
  const bullets = item.children.filter(({ ordered }) => !ordered);
  return {
    at: item.span.at,
    indent: item.indent,
    numbered,
    bullets,
    labels: () => bullets.map((b) => head(b).label),
    steps: () => readSteps(world, numbered, where),
    branches: (domain, piece) => readBranches(world, bullets, id, where, domain, piece),
  };
}

function readBranches(
  world: World,
  bullets: readonly Item[],
  id: string,
  where: Place,
  domain: Domain | 'free',
  piece?: number,
): Branch[] {
  const out: Branch[] = [];
  if (bullets.length === 0) return out;
  const coverage = domain === 'free' ? undefined : new Coverage(world, domain);
  let broken = false;
  let n = 0;
  collect(world.problems, bullets, (item) => {
    const i = n++;
    broken = true;
    const { label, id: written, rest } = head(item);
    if (written !== undefined && divided(rest).id !== undefined) throw new Problem(rest.at, 'idTwice', {});
    const when =
      domain === 'free' ? ({ is: 'range', low: i, high: i } as const) : condition(world, label, domain);
    coverage?.take(when, label);
    if (domain === 'free') world.choices.add(label.text);
    const last = branchSlug(label);
    const branchId = written === undefined ? `${id}.${last}` : world.id(written, '', item.span.at);
    const called = written ?? divided(rest).id ?? last;
    if (out.some((b) => b.id.slice(b.id.lastIndexOf('.') + 1) === called))
      throw new Problem(label.at, 'idTaken', { id: called, line: '' });
    const place = `${where.place}.${last}`;
    out.push(
      readBranch(world, { ...item, span: rest }, branchId, { prefix: where.prefix, place }, label, when),
    );
    broken = false;
  });
  if (broken || !coverage) return out;
  if (piece !== undefined && domain !== 'free' && domain.empty && !coverage.coversEmpty)
    world.hopeful.push({ piece, at: bullets[0]?.span.at ?? 0, name: world.pieces[piece]?.name ?? '' });
  coverage.finish(bullets[0]?.span.at ?? 0);
  return out;
}

/** A branch, a table's cell or a card's effect: told, then carried out. `made` is its id if none is after its sentence. */
export function readBranch(
  world: World,
  item: Item,
  made: string,
  where: Place,
  label: Span,
  when: Branch['when'],
): Branch {
  const { sentence, id: written, phrase } = divided(item.span);
  const id = written === undefined ? made : world.id(written, '', item.span.at);
  const bullets = item.children.filter(({ ordered }) => !ordered);
  const acts = phrase !== undefined || bullets.length > 0;
  if (!acts) perhapsPhrase(world, sentence);
  const does = acts ? readActs(world, phrase, item, id, where) : [];
  const steps = does.length > 0 ? [] : readSteps(world, item.children, where);
  const said = saying(sentence, world);
  world.sentence(id, said, item.span.at, where.place);
  return { id, label: label.text, saying: said, when, does, steps };
}

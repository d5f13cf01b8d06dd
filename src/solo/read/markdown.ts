/** The structure of a file: front matter, sections, items and tables, each with its own text and its offset. */
import type { List, ListItem, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { MOST_DEPTH, MOST_QUOTED } from '../limits.ts';
import { Problem } from '../problem.ts';

/** A part of the file exactly as it's written, and its offset. */
export interface Span {
  readonly text: string;
  readonly at: number;
}
export interface Item {
  readonly span: Span;
  readonly ordered: boolean;
  /** How many spaces put something under it. */
  readonly indent: number;
  readonly children: readonly Item[];
}
export interface Grid {
  readonly head: readonly Span[];
  readonly rows: readonly (readonly Span[])[];
}
export interface Section {
  readonly heading: Span;
  readonly items: Item[];
  grid: Grid | undefined;
  readonly subs: Section[];
}
export interface Document {
  readonly front: ReadonlyMap<string, Span>;
  readonly title: Span | undefined;
  readonly pitch: Span | undefined;
  readonly sections: readonly Section[];
}

export const ARROW = /→|-+>/;

/** Sentences are plain text: a name in brackets, a star or an ampersand has no meaning in them. */
const PLAIN = {
  disable: {
    null: [
      'attention',
      'autolink',
      'characterEscape',
      'characterReference',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
      'setextUnderline',
    ],
  },
};

/** Lines in a sentence that were meant as a branch, `-2-6: …`, or as a step: `b. Roll`, or a number after no real space. */
const SWALLOWED = [
  [/\n[^\S\n]*(?=(-[\p{L}\p{N}]+)[^\n→]*:)/u, 'bulletSpace'],
  [/\n[^\S\n]*(?=((?:\p{L}|\d{1,3})[.)])\s)/u, 'swallowed'],
] as const;

export function part({ text, at }: Span, from: number, to = text.length): Span {
  return { text: text.slice(from, to), at: at + from };
}

export function trimmed({ text, at }: Span): Span {
  return { text: text.trim(), at: at + text.length - text.trimStart().length };
}

/** Text for people; an arrow in it would be a phrase that nothing carries out. */
export function withoutArrow(span: Span): Span {
  const at = span.text.search(ARROW);
  if (at >= 0) throw new Problem(span.at + at, 'arrow', {});
  return span;
}

/** A brace that is left over would be shown as it is. */
export function withoutBraces(span: Span): Span {
  const at = span.text.search(/[{}]/);
  if (at >= 0) throw new Problem(span.at + at, 'brace', {});
  return span;
}

/** What can't have a list under it. */
export function alone(item: Item): Item {
  const [child] = item.children;
  if (child) throw new Problem(child.span.at, 'nestedItem', {});
  return item;
}

/** A line of prose: one space between words, no marks of emphasis. */
export function prose(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('**', '').trim();
}

export function readMarkdown(text: string, problems: Problem[]): Document {
  const { front, rest } = frontMatter(text);
  tooDeep(rest);
  const tree = fromMarkdown(rest, {
    extensions: [gfmTable(), PLAIN],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const reader = new Reader(text, problems);
  for (const node of tree.children) reader.read(node);
  const { title, pitch, sections } = reader;
  return { front, title, pitch, sections };
}

class Reader {
  title: Span | undefined;
  pitch: Span | undefined;
  readonly sections: Section[] = [];
  private current: Section | undefined;
  private readonly text: string;
  private readonly problems: Problem[];

  constructor(text: string, problems: Problem[]) {
    this.text = text;
    this.problems = problems;
  }

  read(node: RootContent): void {
    try {
      this.block(node);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problems.push(error);
    }
  }

  private block(node: RootContent): void {
    switch (node.type) {
      case 'heading': {
        const [first, last] = [node.children[0], node.children.at(-1)];
        const heading = trimmed(this.span(first?.position?.start.offset, last?.position?.end.offset));
        const wrong = node.depth > 3 || (node.depth === 1 && (this.title || this.current));
        // What is under it belongs to nothing.
        if (wrong) this.current = { heading, items: [], grid: undefined, subs: [] };
        if (node.depth > 3) throw new Problem(heading.at, 'headingDepth', {});
        if (node.depth === 1) {
          if (wrong) throw new Problem(heading.at, 'titleTwice', { name: heading.text.slice(0, 60) });
          this.title = withoutArrow(heading);
          return;
        }
        this.current = { heading: withoutArrow(heading), items: [], grid: undefined, subs: [] };
        const above = node.depth === 2 ? this.sections : this.sections.at(-1)?.subs;
        if (!above) throw new Problem(heading.at, 'headingDepth', {});
        above.push(this.current);
        return;
      }
      case 'paragraph': {
        const [row = ''] = /^\|.*\|[ \t]*$/m.exec(this.whole(node).text) ?? [];
        if (this.current && row !== '' && this.whole(node).text.startsWith('|'))
          throw new Problem(this.whole(node).at, 'tableLine', {
            line: `|${' --- |'.repeat(row.split(/(?<!\\)\|/).length - 2)}`,
          });
        const span = withoutArrow(this.whole(node));
        if (!this.current) this.pitch ??= span;
        return;
      }
      case 'list':
        if (!this.current) throw new Problem(this.whole(node).at, 'listBefore', {});
        this.current.items.push(...this.items(node));
        return;
      case 'table':
        if (!this.current || this.current.grid) throw new Problem(this.whole(node).at, 'tableAlone', {});
        this.current.grid = this.grid(node);
        return;
      case 'blockquote':
        withoutArrow(this.whole(node));
        return;
      case 'thematicBreak':
        return;
      default:
        throw new Problem(this.whole(node).at, 'meaningless', { what: node.type });
    }
  }

  private span(from = 0, to = from): Span {
    return { text: this.text.slice(from, to), at: from };
  }

  private whole({ position }: RootContent | ListItem): Span {
    return this.span(position?.start.offset, position?.end.offset);
  }

  private items(list: List): Item[] {
    const items: Item[] = [];
    for (const item of list.children) {
      const [first, ...more] = item.children;
      if (first?.type !== 'paragraph') {
        this.problems.push(new Problem(this.whole(item).at, 'item', {}));
        continue;
      }
      const children: Item[] = [];
      for (const node of more) {
        if (node.type === 'list') children.push(...this.items(node));
        else if (node.type === 'paragraph' || node.type === 'blockquote') withoutArrow(this.whole(node));
        else this.problems.push(new Problem(this.whole(node).at, 'meaningless', { what: node.type }));
      }
      const span = this.whole(first);
      for (const [form, id] of SWALLOWED) {
        const stray = form.exec(span.text);
        if (stray)
          this.problems.push(
            new Problem(span.at + stray.index + stray[0].length, id, { found: stray[1] as string }),
          );
      }
      const indent = (first.position?.start.column ?? 1) - 1;
      items.push({ span, ordered: list.ordered === true, indent, children });
    }
    return items;
  }

  private grid(node: Table): Grid {
    const [head = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) => {
        const inner = cell.children;
        const from = inner[0]?.position?.start.offset ?? (cell.position?.start.offset ?? 0) + 1;
        return trimmed(this.span(from, inner.at(-1)?.position?.end.offset ?? from));
      }),
    );
    return { head, rows };
  }
}

/** Before the parser sees it: each mark at the beginning of a line opens a list or a quotation inside the last one. */
function tooDeep(text: string): void {
  let at = 0;
  for (const line of text.split('\n')) {
    const opening = /^(?:[ \t]|[>*+-](?=[ \t>]|$)|\d{1,9}[.)](?=[ \t]|$)|>)*/.exec(line)?.[0] ?? '';
    const marks = opening.match(/[>*+-]|\d+[.)]/g)?.length ?? 0;
    const indent = (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
    const quoted = opening.match(/>/g)?.length ?? 0;
    if (marks > MOST_DEPTH || quoted > MOST_QUOTED || (indent > 6 * MOST_DEPTH && line.trim() !== ''))
      throw new Problem(at, 'deep', { most: MOST_DEPTH });
    at += line.length + 1;
  }
}

/** Plain `key: value` lines. They're blanked out for the Markdown parser, so that every offset stays. */
function frontMatter(text: string): { front: Map<string, Span>; rest: string } {
  const front = new Map<string, Span>();
  const fence = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!fence) {
    const open = /^---[ \t]*\n(?:[ \t]*(?:[a-z]+:.*)?\n)+/.exec(text);
    throw open ? new Problem(open[0].trimEnd().length + 1, 'frontOpen', {}) : new Problem(0, 'front', {});
  }
  let at = text.indexOf('\n') + 1;
  for (const line of (fence[1] as string).split('\n')) {
    const colon = line.indexOf(':');
    if (line.trim() && colon < 0) throw new Problem(at, 'frontLine', { found: line.trim().slice(0, 40) });
    const key = line.slice(0, colon).trim();
    if (line.trim() && front.has(key)) throw new Problem(at, 'frontTwice', { key });
    if (line.trim()) front.set(key, trimmed({ text: line.slice(colon + 1), at: at + colon + 1 }));
    at += line.length + 1;
  }
  const head = fence[0].length;
  return { front, rest: text.slice(0, head).replace(/[^\n]/g, ' ') + text.slice(head) };
}

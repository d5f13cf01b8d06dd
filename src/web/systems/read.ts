/** The text of a solo file as a system for the shelf, or everything that is wrong with it. */
import { addText } from '../../games/from-text.ts';
import type { Lang } from '../../kernel/words.ts';
import type { SoloProblem } from '../../solo/problem.ts';
import type { System } from '../store/store.ts';

/** A problem in the reader's language. */
export interface SaidProblem {
  /** `line 12, column 7` */
  readonly at: string;
  readonly what: string;
  /** The line of the file. */
  readonly line: string;
}

export type ReadSystem =
  | { readonly ok: true; readonly system: System }
  | { readonly ok: false; readonly problems: readonly SaidProblem[] };

export async function readSystem(text: string, lang: Lang, now: number): Promise<ReadSystem> {
  const added = await addText(text);
  if (!added.ok) return { ok: false, problems: await inWords(text, added.problems, lang) };
  const { meta, source } = added.entry;
  return {
    ok: true,
    system: { id: meta.id, text: source.kind === 'text' ? source.text : text, meta, added: now },
  };
}

/** What is probably not meant as it's written, though the text plays. */
export async function hintsOf(text: string, lang: Lang): Promise<readonly SaidProblem[]> {
  const { compile } = await import('../../solo/read/compile.ts');
  const compiled = compile(text);
  return compiled.ok ? inWords(text, compiled.hints, lang) : [];
}

async function inWords(
  text: string,
  problems: readonly SoloProblem[],
  lang: Lang,
): Promise<readonly SaidProblem[]> {
  const { sayProblem, soloWords } = await import('../../solo/words/words.ts');
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  return problems.map((problem) => ({
    at: soloWords(lang).at(problem.line, problem.column),
    what: sayProblem(problem, lang),
    line: (lines[problem.line - 1] ?? '').trim(),
  }));
}

/** A file with saved games counts as a save file, even if its name says otherwise. */
export function looksLikeSystem(name: string, text: string): boolean {
  if (/^> emptychair /m.test(text)) return false;
  return /\.md$/i.test(name) || /^\uFEFF?---\r?\n(?:.*\r?\n){0,20}?solo *:/.test(text);
}

// Chooses the mutants to try. Stryker itself can only take all mutants of a file or of a range.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The same mutants in each run with the same seed: those with the smallest hashes. */
export async function sampleOf(root, files, { size, seed }) {
  const content = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { mutants } = await new Instrumenter(SILENT).instrument(
    files.map((name) => ({ name, mutate: true, content: content.get(name) })),
    { ignorers: [], excludedMutations: [], plugins: null },
  );
  const distinct = [...new Map(mutants.map((mutant) => [keyOf(mutant), mutant])).values()].map((mutant) => ({
    ...mutant,
    original: cut(content.get(mutant.fileName), mutant.location),
  }));
  const hashes = hashesOf(distinct, seed);
  const chosen = distinct
    .map((mutant) => ({ ...mutant, id: hashes.get(mutant) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, size);
  return { all: distinct.length, chosen };
}

/** Identifies a mutant within one version of the sources. */
export function keyOf({ fileName, mutatorName, location: { start, end }, replacement }) {
  return JSON.stringify([fileName, mutatorName, start.line, start.column, end.line, end.column, replacement]);
}

/** The path relative to the root, with '/'. */
export function pathIn(root, path) {
  return relative(root, path).split(sep).join('/');
}

/**
 * A hash of what a mutant changes, not of where, so that it stays in the sample when the rest of the file changes or
 * the file moves.
 */
function hashesOf(mutants, seed) {
  const seen = new Map();
  const hashes = new Map();
  for (const mutant of mutants) {
    const { fileName, mutatorName, original, replacement } = mutant;
    const change = [basename(fileName), mutatorName, original, replacement].join('\n');
    const nth = (seen.get(change) ?? 0) + 1;
    seen.set(change, nth);
    hashes.set(mutant, createHash('sha256').update(`${seed}\n${nth}\n${change}`).digest('hex'));
  }
  return hashes;
}

/** The text at a place; lines and columns count from 0. */
function cut(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}

// The project's own files, for tests that read them. Paths are relative to the root and use '/'.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.mutants',
  '.git',
]);

export interface Source {
  path: string;
  text: string;
}

export function projectFiles(folder = ''): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder + entry.name;
    return entry.isDirectory() ? projectFiles(`${path}/`) : entry.isFile() ? [path] : [];
  });
}

export function read(path: string): Source {
  return { path, text: readFileSync(root + path, 'utf8') };
}

// Import cycles: files that can't be understood separately. Type imports count, because a reader follows them, too; what
// is loaded on request (`import()`) doesn't.
import { posix } from 'node:path';
import type { Source } from './sources.ts';

const IMPORT = /^(?:import|export)\s[^;]*?\sfrom\s+'(\.[^']+)';/gms;

function importedBy({ path, text }: Source): string[] {
  return [...text.matchAll(IMPORT)].map(([, from = '']) => posix.join(posix.dirname(path), from));
}

/** What to do about them. */
export function untangled(cycle: readonly string[]): string[] {
  return cycle.length === 0
    ? []
    : [
        `${cycle.join(', ')} import each other: move what one needs of the other (such as setup(), for a measure, or a type) to a file of its own, which imports neither`,
      ];
}

/** Each file that imports itself, directly or not. */
export function importCycles(sources: readonly Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, importedBy(source)]));
  const reaches = (from: string, to: string): boolean => {
    const met = new Set<string>();
    const ahead = [...(imports.get(from) ?? [])];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (next === to) return true;
      if (met.has(next)) continue;
      met.add(next);
      ahead.push(...(imports.get(next) ?? []));
    }
    return false;
  };
  return sources.map(({ path }) => path).filter((path) => reaches(path, path));
}

// npm run mutants [FOLDER]: puts small faults into the code, one at a time, and reports those that no test notices.
// Samples 300 mutants from each of kernel, rules and lab, or from the folder; the same ones in each run. With --again it
// tries only those of the sample that the run before didn't notice or didn't have.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { partsIn } from './parts.mjs';
import { keyOf, pathIn, sampleOf } from './sample.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, '.mutants');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '300' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1899' },
    again: { type: 'boolean', default: false },
  },
});
const [folder, ...rest] = positionals;
const [size, workers] = [Number(values.size), Number(values.workers)];
const { seed } = values;
if (rest.length > 0 || !(size > 0) || !(workers > 0)) {
  console.error('mutants: npm run mutants [FOLDER] [-- --size 300 --workers 2 --seed 1899 --again]');
  process.exit(2);
}
if (folder !== undefined && !statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`mutants: there is no folder ${folder}`);
  process.exit(2);
}

// The tests run in a copy of the project, so they must not depend on another working directory.
process.chdir(root);
mkdirSync(out, { recursive: true });
// Random games need a fixed seed; otherwise a mutant could be noticed in one run and not in the next.
delete process.env.EMPTYCHAIR_ALL;
process.env.EMPTYCHAIR_ROOT = root;

const scores = [];
for (const part of partsIn(root, folder)) {
  const { all, chosen } = await sampleOf(root, part.files, { size, seed });
  console.log(`\n== ${part.name}: ${chosen.length} of ${all} mutants in ${part.files.length} files`);
  const noticedPath = join(out, `${part.name}.noticed.json`);
  const before = new Set(
    values.again && existsSync(noticedPath) ? JSON.parse(readFileSync(noticedPath, 'utf8')) : [],
  );
  const known = chosen.filter(({ id }) => before.has(id));
  if (known.length > 0) console.log(`${known.length} were noticed before and aren't tried again`);
  const results = [
    ...known.map((mutant) => ({ ...mutant, status: 'Killed' })),
    ...(await tried(
      part,
      chosen.filter((mutant) => !known.includes(mutant)),
    )),
  ];
  writeFileSync(noticedPath, JSON.stringify(results.filter(isNoticed).map(({ id }) => id)));
  scores.push(`${part.name}: ${scoreOf(results)}`);
  const path = join(out, `${part.name}.txt`);
  writeFileSync(path, survivorsOf(part.name, results));
  console.log(`== ${scores.at(-1)}; survivors in .mutants/${part.name}.txt`);
}
console.log(`\n${scores.join('\n')}`);

/** Each chosen mutant with its result. */
async function tried({ name, tests }, chosen) {
  // Stryker would take an empty list for everything.
  if (chosen.length === 0) return [];
  const byKey = new Map(chosen.map((mutant) => [keyOf(mutant), mutant]));
  process.env.EMPTYCHAIR_SAMPLE = join(out, `${name}.sample.json`);
  process.env.EMPTYCHAIR_TESTS = JSON.stringify(tests);
  writeFileSync(process.env.EMPTYCHAIR_SAMPLE, JSON.stringify([...byKey.keys()]));
  const results = await new Stryker({
    mutate: chosen.map(rangeOf),
    testRunner: 'vitest-files',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutants/plugin.mjs')],
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs' },
    checkers: ['sample'],
    reporters: ['progress-of-sample'],
    coverageAnalysis: 'perTest',
    // A timeout counts as noticed: the mutant made a game endless. The normal time of its tests is added to this.
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    concurrency: workers,
    tempDirName: '.mutants/sandbox',
    ignorePatterns: [
      '.mutants',
      'dist',
      'coverage',
      'docs/pictures',
      'e2e',
      'test-results',
      'playwright-report',
    ],
    // TypeScript 7 has no API that Stryker could read a configuration with.
    tsconfigFile: 'no-tsconfig.json',
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { slow: false, unknownOptions: false },
  }).runMutationTest();
  rmSync(process.env.EMPTYCHAIR_SAMPLE);
  return results
    .filter(({ status }) => status !== 'CompileError')
    .map((result) => ({ ...byKey.get(keyOf(fromReport(result))), status: result.status }));
}

/** Stryker counts lines from 1 and columns from 0 in a range; it counts both from 0 in a mutant. */
function rangeOf({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/** Results have absolute paths, and count lines and columns from 1. */
function fromReport({ fileName, location: { start, end }, ...mutant }) {
  const lower = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { ...mutant, fileName: pathIn(root, fileName), location: { start: lower(start), end: lower(end) } };
}

function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout';
}

function scoreOf(results) {
  const noticed = results.filter(isNoticed).length;
  const unnoticed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return `${((100 * noticed) / (noticed + unnoticed)).toFixed(1)}% (${noticed} of ${noticed + unnoticed})`;
}

/** One paragraph per survivor: the place, the original, the replacement. */
function survivorsOf(name, results) {
  const survivors = results
    .filter((result) => !isNoticed(result))
    .sort((a, b) =>
      a.fileName < b.fileName
        ? -1
        : a.fileName > b.fileName
          ? 1
          : a.location.start.line - b.location.start.line,
    );
  const lines = survivors.map(({ fileName, location, status, original, replacement }) => {
    const where = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
    const why =
      status === 'Survived' ? '' : status === 'NoCoverage' ? ' (no test gets there)' : ` (${status})`;
    return `${where}${why}\n  - ${short(original)}\n  + ${short(replacement)}\n`;
  });
  return `${name}: ${scoreOf(results)}\n\n${lines.join('\n')}`;
}

function short(code) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 157)}...` : line;
}

// What is mutated, and which tests run. A part's tests are chosen for speed: a survivor costs the time of all tests
// that reach it, so tests that play hundreds of whole games or start processes are left out.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sentences, pictures, printed sheets and test helpers aren't rules and are tested elsewhere. Bots aren't mutated
 * either: only many games show how well they play.
 */
const NOT_MUTATED =
  /\.test\.ts$|\.tsx$|(^|\/)(words|picture|paper|editor|bots)\/|\/testing\.ts$|\/(meta|index|style)\.ts$|^src\/games\/[^/]+\.ts$/;
const MUTATED_ANYWAY = ['src/kernel/words.ts'];

const PARTS = {
  kernel: {
    folder: 'src/kernel',
    tests: [
      /^src\/kernel\//,
      /^test\/(toys|broken|explains|kept)\.test/,
      /^src\/lab\/measures\/exactly\.test/,
      /^src\/games\/boer-war\/(rules\/rounds|lab\/oracle)\.test/,
    ],
  },
  rules: {
    folder: 'src/games',
    tests: [/^src\/games\//, /^test\/(clauses|idle)\.test/],
    without: [
      /^src\/games\/(civilization|tax-farmer)\/rules\/conforms\.test/,
      /^src\/games\/(boer-war|cdg)\/rules\/whole\.test/,
      /^src\/games\/tax-farmer\/rules\/ledger\.test/,
      /^src\/games\/[^/]+\/((bots|paper|editor)\/|words\/words\.test)/,
      /^src\/games\/fuzzed\.test/,
    ],
  },
  lab: {
    folder: 'src/lab',
    tests: [/^src\/lab\//, /^src\/cli\/measured\.test/],
  },
};

/** All parts, or the files of a part in the folder; a folder outside all parts runs only its own tests. */
export function partsIn(root, folder) {
  const allTests = [...filesIn(root, 'src'), ...filesIn(root, 'test')].filter((path) =>
    path.endsWith('.test.ts'),
  );
  const matching = (patterns) => {
    // A renamed test must not drop out silently.
    const idle = patterns.filter((pattern) => !allTests.some((path) => pattern.test(path)));
    if (idle.length > 0) throw new Error(`no test matches ${idle.join(', ')}`);
    return allTests.filter((path) => patterns.some((pattern) => pattern.test(path)));
  };
  const chosen = folder === undefined ? Object.entries(PARTS) : [partOf(folder)];
  return chosen.map(([name, { folder, tests, without = [] }]) => {
    const left = new Set(matching(without));
    return {
      name,
      files: filesIn(root, folder).filter(isMutated),
      tests: matching(tests).filter((path) => !left.has(path)),
    };
  });
}

function partOf(given) {
  const folder = given.replace(/^\.\//, '').replace(/\/+$/, '');
  const within = Object.entries(PARTS).find(([, part]) => `${folder}/`.startsWith(`${part.folder}/`));
  const name = within?.[1].folder === folder ? within[0] : folder.replace(/^src\//, '').replaceAll('/', '-');
  return [name, { ...(within?.[1] ?? { tests: [new RegExp(`^${folder}/`)] }), folder }];
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : [path];
    })
    .sort();
}

const isMutated = (path) =>
  path.endsWith('.ts') && (MUTATED_ANYWAY.includes(path) || !NOT_MUTATED.test(path));

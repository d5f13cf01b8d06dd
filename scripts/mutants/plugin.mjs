// Our Stryker plugins: a checker that drops mutants outside the sample, a runner that notices test files that can't be
// loaded, and a reporter that prints progress.
import { readFileSync } from 'node:fs';
import { DryRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { keyOf, pathIn } from './sample.mjs';

/** Stryker takes all mutants in a range; those that weren't chosen count as compile errors. */
class SampleChecker {
  async init() {
    this.chosen = new Set(JSON.parse(readFileSync(process.env.EMPTYCHAIR_SAMPLE, 'utf8')));
    this.root = process.env.EMPTYCHAIR_ROOT;
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => {
        const fileName = pathIn(this.root, mutant.fileName);
        const isChosen = this.chosen.has(keyOf({ ...mutant, fileName }));
        return [
          mutant.id,
          isChosen ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ];
      }),
    );
  }
}

/**
 * Stryker's runner looks at the results of tests. A file that fails while it is loaded has none, so a mutant that breaks
 * what a file builds outside its tests would survive there, although Vitest itself fails.
 */
function runnerOfFiles(injector) {
  const [{ factory }] = vitestPlugins;
  const runner = factory(injector);
  const run = runner.run.bind(runner);
  runner.run = async (given) => {
    const result = await run(given);
    if (result.status !== DryRunStatus.Complete) return result;
    const broken = runner.ctx.state
      .getFiles()
      .filter(({ tasks, result }) => tasks.length === 0 && result?.state === 'fail')
      .map(({ name, result }) => ({
        id: `${name}#`,
        name,
        status: TestStatus.Failed,
        timeSpentMs: 0,
        failureMessage: result.errors?.[0]?.message ?? 'the file was not loaded',
      }));
    return { ...result, tests: [...result.tests, ...broken] };
  };
  return runner;
}
runnerOfFiles.inject = ['$injector'];

class ProgressReporter {
  #begin = performance.now();
  #tested = 0;
  #survived = 0;

  onDryRunCompleted({ result, timing }) {
    const seconds = Math.round((timing.net + timing.overhead) / 1000);
    console.log(`${result.tests.length} tests pass without a mutant in ${seconds} s`);
  }

  onMutantTested({ status, fileName, location, replacement }) {
    if (status === 'CompileError') return;
    this.#tested++;
    const survived = status === 'Survived' || status === 'NoCoverage';
    if (survived) this.#survived++;
    // Print at once, so that a run that is stopped early still shows something. A timeout counts as noticed; on a busy
    // machine it may be none.
    if (survived || status === 'Timeout') {
      const { line, column } = location.start;
      const code = replacement.replace(/\s+/g, ' ').slice(0, 60);
      const how = survived ? '' : ' (timed out)';
      console.log(
        `  ${pathIn(process.env.EMPTYCHAIR_ROOT, fileName)}:${line}:${column} became ${code}${how}`,
      );
    }
    if (this.#tested % 20 === 0) {
      const minutes = ((performance.now() - this.#begin) / 60_000).toFixed(1);
      console.log(`${this.#tested} tried, ${this.#survived} survived, ${minutes} min`);
    }
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'vitest-files', factory: runnerOfFiles },
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'progress-of-sample', injectableClass: ProgressReporter },
];

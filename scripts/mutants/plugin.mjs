// Our Stryker plugins: a checker that drops mutants outside the sample, and a reporter that prints progress.
import { readFileSync } from 'node:fs';
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
    if (status === 'Survived' || status === 'NoCoverage') {
      this.#survived++;
      // Print at once, so that a run that is stopped early still shows something.
      const { line, column } = location.start;
      const code = replacement.replace(/\s+/g, ' ').slice(0, 60);
      console.log(`  ${pathIn(process.env.EMPTYCHAIR_ROOT, fileName)}:${line}:${column} became ${code}`);
    }
    if (this.#tested % 20 === 0) {
      const minutes = ((performance.now() - this.#begin) / 60_000).toFixed(1);
      console.log(`${this.#tested} tried, ${this.#survived} survived, ${minutes} min`);
    }
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'progress-of-sample', injectableClass: ProgressReporter },
];

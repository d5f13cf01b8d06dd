/**
 * Interleaves contenders in slices of equal time, so that other load on the machine affects all of them alike. Figures
 * are ratios within one run; a checksum shows that they did the same work.
 */

export interface Contender {
  readonly name: string;
  /** Does a batch of work from a seed; returns its amount and, if it can be compared, a checksum. */
  run(seed: number): { readonly work: number; readonly sum?: number };
}

export interface Result {
  readonly name: string;
  /** Work per second, the median of the slices. */
  readonly rate: number;
  /** For the first `batches` batches. */
  readonly checksum: number | undefined;
}

const SLICE = 250;

export function contest(contenders: readonly Contender[], slices = 7, batches = 3): Result[] {
  const rates = contenders.map((): number[] => []);
  const checksums = contenders.map(({ run }) => {
    const sums = Array.from({ length: batches }, (_, seed) => run(seed).sum);
    return sums.reduce(
      (all = 0, sum) => (sum === undefined ? undefined : (all * 31 + sum) % 1_000_000_007),
      0,
    );
  });
  for (let slice = 0; slice <= slices; slice++) {
    contenders.forEach(({ run }, i) => {
      const start = performance.now();
      let work = 0;
      let now = start;
      for (let seed = slice * 1000; now - start < SLICE; seed++) {
        work += run(seed).work;
        now = performance.now();
      }
      // The first slice warms up.
      if (slice > 0) rates[i]?.push((work * 1000) / (now - start));
    });
  }
  return contenders.map(({ name }, i) => ({
    name,
    rate: median(rates[i] ?? []),
    checksum: checksums[i],
  }));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** A table of results, each as a ratio to the others. Of contenders for the same work, a checksum that differs is marked. */
export function show(title: string, unit: string, results: readonly Result[], sameWork = false): string {
  const whole = new Intl.NumberFormat('en');
  const [first] = results;
  const mark = (checksum: number) => (sameWork && checksum !== first?.checksum ? ' DIFFERS' : '');
  const rows = results.map(({ name, rate, checksum }) => [
    name,
    `${whole.format(Math.round(rate))} ${unit}/s`,
    ...results.map((other) => (rate / other.rate).toPrecision(3)),
    checksum === undefined ? '–' : `${checksum}${mark(checksum)}`,
  ]);
  const head = ['', 'rate', ...results.map(({ name }) => `: ${name}`), 'checksum'];
  const widths = head.map((_, c) => Math.max(...[head, ...rows].map((row) => row[c]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, c) => (c ? cell.padStart(widths[c] ?? 0) : cell.padEnd(widths[c] ?? 0))).join('  ');
  return [title, line(head), ...rows.map(line), ''].join('\n');
}

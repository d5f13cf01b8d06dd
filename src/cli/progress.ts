/** Progress of long work: a bar on a terminal, otherwise a line now and then. */
import type { LabWords } from '../lab/words/lab.ts';
import type { Terminal } from './terminal.ts';

export interface Meter {
  tell(done: number, of: number): void;
  /** Takes the bar off the screen. */
  clear(): void;
}

/** Milliseconds between two bars, and between two lines. */
const BAR = 100;
const LINE = 2_000;

export function meter(words: LabWords, { lang, paint, err, bar }: Terminal): Meter {
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  let last = performance.now();
  /** When and where counting began; the rate leaves out the preparation. */
  let from: { readonly at: number; readonly done: number } | undefined;
  const live = Boolean(process.stderr.isTTY);
  return {
    tell(done, of) {
      const now = performance.now();
      if (!from && done > 0) {
        from = { at: now, done };
        last = now;
      }
      if (!from || done === from.done) return;
      if (now - last < (live ? BAR : LINE)) return;
      last = now;
      const rate = ((done - from.done) * 1000) / (now - from.at);
      const left = Math.ceil((of - done) / Math.max(rate, 1e-9));
      const text = words.terminal.progress(
        whole.format(done),
        whole.format(of),
        whole.format(rate),
        whole.format(left),
      );
      if (!live) {
        err(text);
        return;
      }
      const filled = Math.floor((done / of) * 20);
      bar(`${paint('green', '█'.repeat(filled))}${'░'.repeat(20 - filled)} ${text}`);
    },
    clear() {
      if (live) bar('');
    },
  };
}

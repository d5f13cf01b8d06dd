/** The lines that the player types. */
import { createInterface, type Interface } from 'node:readline';
import { leaving, type Terminal } from '../terminal.ts';

export const NEWS = Symbol('news');

/** One answer a line, from a person or from a file. */
export class Lines {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private readonly live: boolean;
  private closed = false;
  private wake: (() => void) | undefined;

  constructor({ live }: Terminal) {
    const { stdin, stdout } = process;
    this.live = live;
    this.reader = createInterface({ input: stdin, ...(live ? { output: stdout } : {}), terminal: live });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
    // Ctrl-C leaves like `q`: everything is saved already.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** The next line; undefined at the end of input. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.live) {
      this.reader.setPrompt(leaving(prompt));
      if (!this.closed) this.reader.prompt();
    }
    while (this.waiting.length === 0 && !this.closed) await this.woken();
    return this.waiting.shift()?.trim();
  }

  /** `nextOrNews` looks again whether there is news. */
  interrupt(): void {
    this.wake?.();
  }

  /** The next line, or NEWS if there is none yet and something else happened; what is half typed stays. */
  async nextOrNews(prompt: string, news: () => boolean): Promise<string | typeof NEWS | undefined> {
    if (this.live) {
      this.reader.setPrompt(leaving(prompt));
      if (!this.closed) this.reader.prompt(true);
    }
    while (this.waiting.length === 0 && !this.closed && !news()) await this.woken();
    return this.waiting.length === 0 && !this.closed ? NEWS : this.waiting.shift()?.trim();
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }
}

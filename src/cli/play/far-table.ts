/** A shared table behind the desk: tells what other devices do, and lets the player wait for the table's draws. */
import { isStep } from '../../kernel/session/journal.ts';
import { sayRefusal } from '../../sitting/refusal.ts';
import type { InStep, News } from '../../together/in-step.ts';
import type { Replica, Status } from '../../together/replica.ts';
import type { TogetherWords } from '../../together/words/words.ts';
import { wrap } from '../terminal.ts';
import type { Desk } from './desk.ts';

export class FarTable {
  private readonly desk: Desk;
  private readonly replica: Replica;
  private readonly words: TogetherWords;
  private last: Status;

  constructor(desk: Desk, replica: Replica, step: InStep, words: TogetherWords) {
    this.desk = desk;
    this.replica = replica;
    this.words = words;
    this.last = replica.status;
    step.onNews = (news) => this.tell(news);
    replica.changes.watch(() => this.look());
  }

  /** Until no draw is on its way, or none can come now. */
  async drawn(): Promise<void> {
    const { replica, desk } = this;
    await until(replica, () => !desk.sitting.drawing || replica.status !== 'here');
  }

  /** Until everything is confirmed, or can't be now. */
  async confirmed(): Promise<void> {
    const { replica } = this;
    await until(replica, () => replica.queue.length === 0 || replica.status !== 'here');
  }

  private tell({ entries, refused }: News): void {
    const { desk } = this;
    const { session, terminal, words, view } = desk;
    const { program } = terminal;
    const { length } = entries.filter(isStep);
    for (const entry of entries) if (entry.kind === 'undo') desk.news.push(program.story.undo(entry.n));
    desk.tell(session.line.slice(Math.max(0, session.line.length - length)));
    if (refused) desk.news.push(wrap(sayRefusal(program, words, view, refused), terminal.width));
    this.show();
  }

  /** Says what is going on when it changes. */
  private look(): void {
    const { status } = this.replica;
    const { last, words, desk } = this;
    if (status === last) return;
    this.last = status;
    const said = status === 'here' ? words.status.here(this.here) : words.status[status];
    desk.news.push(wrap(said, desk.terminal.width));
    this.show();
  }

  private get here(): number {
    return this.replica.people.filter(({ here }) => here).length;
  }

  private show(): void {
    this.desk.changed = true;
    this.desk.answers.interrupt();
  }
}

/** Waits until it's true, looking again after every change. */
export function until(replica: Replica, found: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!found()) return;
      unwatch();
      resolve();
    };
    const unwatch = replica.changes.watch(look);
    look();
  });
}

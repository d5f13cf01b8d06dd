/** A shared table behind the desk: tells what other devices do, and lets the player wait for the table's draws. */
import { sentences } from '../../sitting/narrate.ts';
import type { InStep, News } from '../../together/in-step.ts';
import { type Replica, type Settled, type Status, until } from '../../together/replica.ts';
import { awaited, nameOf } from '../../together/seated.ts';
import { type PeopleWords, sayRefused } from '../../together/words/people/words.ts';
import type { TogetherWords } from '../../together/words/words.ts';
import { wrap } from '../terminal.ts';
import type { Desk, TableConnection } from './desk.ts';
import { Others } from './others.ts';

export class RemoteTable implements TableConnection {
  private readonly desk: Desk;
  private readonly replica: Replica;
  private readonly words: TogetherWords;
  private readonly people: PeopleWords;
  private last: Status;
  private settled: Settled | undefined;
  readonly others: Others | undefined;

  constructor(desk: Desk, replica: Replica, step: InStep, words: TogetherWords, people: PeopleWords) {
    this.desk = desk;
    this.replica = replica;
    this.words = words;
    this.people = people;
    if (replica.around.policy === 'people') this.others = new Others(desk, replica, people);
    this.settled = replica.settled;
    this.last = replica.status;
    step.onNews = (news) => this.tell(news);
    replica.changes.watch(() => this.look());
  }

  /** Resolves when no draw is pending, or the connection is lost. */
  async drawn(): Promise<void> {
    const { replica, desk } = this;
    await until(replica, () => !desk.sitting.drawing || replica.status !== 'here');
  }

  /** The person who must act, if it's somebody else at the table; otherwise undefined. */
  get waitsFor(): string | undefined {
    const { sitting, words } = this.desk;
    if (sitting.chairs.waitsFor === undefined) return undefined;
    const { seat = '', person } = awaited(sitting.session, this.replica.people) ?? {};
    const name = words.seats(seat);
    return person
      ? this.people.waitingFor(nameOf(person, this.people), name)
      : this.people.waitingForSeat(name);
  }

  refused(reason: string): string {
    return sayRefused(this.people, reason);
  }

  asksFirst(): void {
    this.desk.news.push(`${this.people.asksFirst}.`);
  }

  private tell({ items, refused }: News): void {
    const { desk } = this;
    const { terminal } = desk;
    const { story } = terminal.program;
    for (const { entry, played } of items) {
      if (entry.kind === 'undo') desk.news.push(story.undo(entry.n));
      if (entry.kind === 'redo') desk.news.push(story.redo(entry.n));
      if (entry.kind === 'seat') desk.tellSeat(entry.seat, entry.who);
      if (entry.kind === 'adjust') desk.news.push(...sentences(desk.narrator, { entry, played }));
      if (played) desk.tell([played]);
    }
    if (refused) desk.news.push(wrap(desk.refusal(refused), terminal.width));
    this.show();
  }

  /** Says what is going on when it changes, and how a proposal ended that concerned this person. */
  private look(): void {
    const { status, settled, chair } = this.replica;
    const { last, words } = this;
    if (settled !== this.settled) {
      this.settled = settled;
      if (settled && concerns(settled, chair)) this.say(this.people.settled[settled.how]);
    }
    if (status !== last) {
      this.last = status;
      this.say(status === 'here' ? words.status.here(this.here) : words.status[status]);
    }
    if (this.others?.changed) this.show();
  }

  private say(text: string): void {
    this.desk.news.push(wrap(text, this.desk.terminal.width));
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

function concerns({ proposal: { by, asked } }: Settled, chair: number): boolean {
  return by === chair || asked.includes(chair);
}

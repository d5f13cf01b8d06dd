/** The other people at a shared table: who is here, what people propose to each other, and this person's answers and proposals. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { Proposal, Wish } from '../../together/messages.ts';
import { type Listener, sayAnswers, sayProposed, sayProposer, unanswered } from '../../together/proposed.ts';
import type { Answered } from '../../together/questions.ts';
import type { Replica } from '../../together/replica.ts';
import { nameOf, sayPresence, seatsAt } from '../../together/seated.ts';
import { type PeopleWords, sayRefused } from '../../together/words/people/words.ts';
import { type Terminal, wrap } from '../terminal.ts';

/** Why something couldn't be done; undefined if it was. */
type Complaint = Promise<string | undefined>;

export class Others {
  private readonly terminal: Terminal;
  private readonly sitting: Sitting;
  private readonly words: Words<AnySpec>;
  private readonly replica: Replica;
  private readonly people: PeopleWords;
  /** The proposals on the screen: an answer never goes to one that the player hasn't seen. */
  private shown: readonly Proposal[] = [];

  constructor(
    at: { readonly terminal: Terminal; readonly sitting: Sitting; readonly words: Words<AnySpec> },
    replica: Replica,
    people: PeopleWords,
  ) {
    this.terminal = at.terminal;
    this.sitting = at.sitting;
    this.words = at.words;
    this.replica = replica;
    this.people = people;
  }

  /** What people propose to each other, with the keys that answer it. */
  cards(): readonly string[] {
    const { replica, people, terminal, sitting, words } = this;
    const { lang, paint, width } = terminal;
    this.shown = this.open;
    const listener: Listener = { lang, people, words, view: sitting.view(), playerName: (who) => who };
    return this.shown.flatMap((each) => [
      wrap(`${sayProposer(each, replica, people)} ${paint('bold', sayProposed(each, listener))}`, width),
      paint('dim', wrap(sayAnswers(each, replica, people, lang, Date.now()), width, 2)),
      ...this.keys(each).map((line) => paint('dim', `  ${line}`)),
    ]);
  }

  private keys(proposal: Proposal): readonly string[] {
    const { agree, decline, withdraw } = this.people;
    if (proposal === this.toAnswer) return [`y ${agree} · x ${decline}`];
    return proposal === this.myProposal ? [`w ${withdraw}`] : [];
  }

  /** Nobody can answer while the server is away. */
  private get open(): readonly Proposal[] {
    return this.replica.status === 'here' ? this.replica.proposals : [];
  }

  /** Whether somebody has proposed or answered something since the player last saw it. */
  get changed(): boolean {
    return votes(this.open) !== votes(this.shown);
  }

  /** The proposal on the screen that this person answers next. */
  get toAnswer(): Proposal | undefined {
    return this.shown.find((each) => unanswered(each).includes(this.replica.chair));
  }

  /** This person's proposal on the screen. */
  get myProposal(): Proposal | undefined {
    return this.shown.find(({ by }) => by === this.replica.chair);
  }

  async answer(yes: boolean): Complaint {
    const { toAnswer, replica } = this;
    return toAnswer ? this.complaint(await replica.answer(toAnswer.op, yes)) : this.refused('asked');
  }

  async withdraw(): Complaint {
    const { myProposal, replica } = this;
    return myProposal ? this.complaint(await replica.withdraw(myProposal.op)) : this.refused('asked');
  }

  async propose(wish: Exclude<Wish, 'lines'>, seats: readonly string[] = []): Complaint {
    return this.complaint(await this.replica.propose(wish, { seats: [...seats] }));
  }

  private complaint(answer: Answered): string | undefined {
    return answer.ok ? undefined : this.refused(answer.reason);
  }

  private refused(reason: string): string {
    return sayRefused(this.people, reason);
  }

  /** This person's seats, from which they may offer to play for others. */
  get ownSeats(): readonly string[] {
    return this.replica.me?.seats ?? [];
  }

  /** A seat is free until a person takes it, even if a bot plays it. */
  isFree(seat: string): boolean {
    return !this.seated(seat)?.owner;
  }

  /** Whose seat it is, whether they're here, and who plays it for them. */
  whoIsAt(seat: string): string {
    const { replica, people, sitting } = this;
    const { owner, standIn } = this.seated(seat) ?? {};
    const whose = owner ? [nameOf(owner, people), sayPresence(owner, replica.me, people)] : [people.free];
    const player = standIn ? nameOf(standIn, people) : playerOf(sitting.session, seat);
    return [...whose, ...(player === PERSON ? [] : [`→ ${player}`])].join(' · ');
  }

  /** What this person may offer besides playing a seat, by the name that they type. */
  get offers(): readonly { readonly id: 'host'; readonly label: string }[] {
    return this.replica.role === 'seat' ? [{ id: 'host', label: this.people.proposeHost }] : [];
  }

  private seated(seat: string) {
    return seatsAt(this.sitting.session, this.replica.people).find((each) => each.seat === seat);
  }
}

/** What is asked and who has agreed, as one text. */
function votes(proposals: readonly Proposal[]): string {
  return proposals.map(({ op, agreed }) => `${op} ${agreed.join()}`).join(';');
}

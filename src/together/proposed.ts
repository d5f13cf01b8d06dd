/** What somebody proposes, and who has answered, in words. */
import type { AnySpec } from '../kernel/game.ts';
import { readEntry } from '../kernel/session/journal.ts';
import { type Lang, listing, sayFact, sayMove, type Words } from '../kernel/words.ts';
import type { Person, Proposal } from './messages.ts';
import { minutes, nameOf, seatList } from './seated.ts';
import type { PeopleWords } from './words/people/words.ts';

/** What is needed to phrase a proposal at one device. */
export interface Listener {
  readonly lang: Lang;
  readonly people: PeopleWords;
  readonly words: Words<AnySpec>;
  readonly view: AnySpec['view'];
  playerName(who: string): string;
}

/** The first thing in it that needs consent. */
export function sayProposed({ kind, lines, seats }: Proposal, listener: Listener): string {
  const { lang, people, words, view } = listener;
  const { what } = people;
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  const seat = entries.find((entry) => entry.kind === 'seat');
  const aside = entries.find((entry) => entry.kind === 'aside');
  const [steps = 1] = entries.flatMap((entry) =>
    entry.kind === 'undo' || entry.kind === 'redo' ? entry.n : [],
  );
  const list = listing(lang);
  switch (kind) {
    case 'undo':
      return what.undo(steps);
    case 'redo':
      return what.redo(steps);
    case 'adjust': {
      const facts = entries.flatMap((entry) => (entry.kind === 'adjust' ? [entry] : []));
      return what.adjust(
        list(facts.map(({ fact, to }) => `${sayFact(words, fact)}: ${words.value(fact, to)}`)),
      );
    }
    case 'aside':
      return what.aside(sayMove(words, aside?.move ?? '', view));
    case 'bot':
      return what.bot(words.seats(seat?.seat ?? ''), listener.playerName(seat?.who ?? ''));
    case 'act':
      return what.act(words.seats(seat?.seat ?? ''));
    case 'sit':
      return what.sit(list(seatList(seats, words)));
    default:
      return what[kind];
  }
}

/** The people at the table, as one of their devices knows them. */
interface PeopleHere {
  readonly people: readonly Person[];
  readonly chair: number;
}

/** Who proposes it; what it is follows. */
export function sayProposer({ by }: Proposal, { people, chair }: PeopleHere, words: PeopleWords): string {
  if (by === chair) return words.youPropose;
  const who = people.find((each) => each.chair === by);
  return words.proposes(who ? nameOf(who, words) : '');
}

/** Who has agreed, who hasn't answered yet, and how long the table waits for them. */
export function sayAnswers(
  proposal: Proposal,
  { people, chair }: PeopleHere,
  words: PeopleWords,
  lang: Lang,
  now: number,
): string {
  const names = (chairs: readonly number[]) =>
    listing(lang)(
      people
        .filter((person) => chairs.includes(person.chair))
        .map((person) => (person.chair === chair ? words.you : nameOf(person, words))),
    );
  const left = unanswered(proposal);
  return [
    ...(proposal.agreed.length > 0 ? [words.agreed(names(proposal.agreed))] : []),
    ...(left.length > 0 ? [words.asked(names(left))] : []),
    words.minutesLeft(Math.min(5, minutes((proposal.until - now) / 1000 + 30))),
  ].join(' ');
}

/** Who is asked and hasn't answered. */
export function unanswered({ asked, agreed }: Proposal): readonly number[] {
  return asked.filter((chair) => !agreed.includes(chair));
}

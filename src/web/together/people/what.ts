/** What somebody proposes, in words: the first thing in it that needs consent. */
import type { AnySpec } from '../../../kernel/game.ts';
import { readEntry } from '../../../kernel/session/journal.ts';
import { listing, sayFact, sayMove, type Words } from '../../../kernel/words.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import type { Proposal } from '../../../together/messages.ts';
import { seatList } from '../../../together/seated.ts';
import type { PeopleWords } from '../../../together/words/people/words.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import type { Ui } from '../../words/ui.ts';

interface Table {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly people: PeopleWords;
  readonly ui: Ui;
}

export function sayProposed({ kind, lines, seats }: Proposal, { sitting, words, people, ui }: Table): string {
  const { what } = people;
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  const seat = entries.find((entry) => entry.kind === 'seat');
  const aside = entries.find((entry) => entry.kind === 'aside');
  const [steps = 1] = entries.flatMap((entry) =>
    entry.kind === 'undo' || entry.kind === 'redo' ? entry.n : [],
  );
  const list = listing(ui.lang);
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
      return what.aside(sayMove(words, aside?.move ?? '', sitting.view()));
    case 'bot':
      return what.bot(words.seats(seat?.seat ?? ''), playerName(ui, words, seat?.who ?? ''));
    case 'act':
      return what.act(words.seats(seat?.seat ?? ''));
    case 'sit':
      return what.sit(list(seatList(seats, words)));
    default:
      return what[kind];
  }
}

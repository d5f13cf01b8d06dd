/** The people at the table, above the question: who sits where, whose turn it is, who is away, what is proposed. */
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { awaited, nameOf, type Seated, sayPresence, seatsAt } from '../../../together/seated.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { Going } from '../Going.tsx';
import type { SharedGame } from '../shared-game.ts';
import { Away } from './Away.tsx';
import { MySeats } from './MySeats.tsx';
import { useMinutes } from './minute.ts';
import { Proposals } from './Proposals.tsx';
import { type TableWords, useTableWords } from './use-words.ts';
import './people.css';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  /** In the order of the seats, where the board may be scrolled out of sight. */
  readonly scores: readonly number[];
  /** Opens the sheet about them. */
  readonly open: () => void;
}

export function Fellows(props: Props) {
  const table = useTableWords();
  return table ? <AtTable {...props} table={table} /> : null;
}

function AtTable({ shared, words, scores, open, table }: Props & { readonly table: TableWords }) {
  const { say } = useUi();
  const { people } = table;
  const { replica, sitting } = shared;
  useMinutes();
  const whose = awaited(sitting.session, replica.people);
  return (
    <section class="fellows" aria-label={say.keeping.people}>
      <button type="button" class="fellows-seats" onClick={open}>
        <span class="hidden">{say.keeping.people}. </span>
        {seatsAt(sitting.session, replica.people).map((seated) => (
          <Fellow
            key={seated.seat}
            {...{ seated, shared, words, people }}
            score={scores[seated.nth]}
            now={whose?.seat === seated.seat}
          />
        ))}
      </button>
      <Going shared={shared} said={{ here: sayTurn(shared, whose, words, table), gone: people.removed }} />
      <Away shared={shared} table={table} />
      <MySeats shared={shared} words={words} table={table} />
      <Proposals shared={shared} words={words} table={table} />
    </section>
  );
}

/** Whose turn it is. */
function sayTurn(
  { sitting }: SharedGame,
  whose: ReturnType<typeof awaited>,
  words: Words<AnySpec>,
  { people }: TableWords,
): string {
  if (!whose) return '';
  if (sitting.chairs.waitsFor === undefined) return people.yourTurn;
  const seat = words.seats(whose.seat);
  return whose.person ? people.waitingFor(nameOf(whose.person, people), seat) : people.waitingForSeat(seat);
}

interface FellowProps {
  readonly seated: Seated;
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  readonly people: TableWords['people'];
  readonly score: number | undefined;
  readonly now: boolean;
}

function Fellow({ seated, shared, words, people, score, now }: FellowProps) {
  const ui = useUi();
  const { nth, seat, owner, bot, standIn } = seated;
  const { me, status } = shared.replica;
  const away = owner && !owner.here && status === 'here';
  const instead = bot ? playerName(ui, words, bot) : standIn && nameOf(standIn, people);
  return (
    <span class="fellow" data-now={now ? '' : undefined} data-away={away ? '' : undefined}>
      <SeatMark nth={nth} />
      {score !== undefined && <b>{score}</b>}
      <span class="hidden">{words.seats(seat)}: </span>
      <span>
        {[owner && nameOf(owner, people), instead].filter(Boolean).join(' → ')}
        {!owner && !instead && people.free}
        {owner && (away || owner.chair === me?.chair) && <small> {sayPresence(owner, me, people)}</small>}
      </span>
    </span>
  );
}

/** The people at the table, above the question: who sits where, whose turn it is, who is away, what is proposed. */
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { awaited, nameOf, type Seated, sayPresence, seatsAt } from '../../../together/seated.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { SharedTableProvider, useSharedTable } from '../at-table.tsx';
import { ConnectionLine } from '../ConnectionLine.tsx';
import type { SharedGame } from '../shared-game.ts';
import { Away } from './Away.tsx';
import { MySeats } from './MySeats.tsx';
import { useMinutes } from './minute.ts';
import { Proposals } from './Proposals.tsx';
import './people.css';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  /** In the order of the seats, where the board may be scrolled out of sight. */
  readonly scores: readonly number[];
  /** Opens the sheet about them. */
  readonly open: () => void;
}

export function PeopleBar({ shared, words, ...props }: Props) {
  return (
    <SharedTableProvider shared={shared} words={words}>
      <People {...props} />
    </SharedTableProvider>
  );
}

function People({ scores, open }: Pick<Props, 'scores' | 'open'>) {
  const { say } = useUi();
  const { shared, people } = useSharedTable();
  const { replica, sitting } = shared;
  useMinutes();
  const whose = awaited(sitting.session, replica.people);
  const turn = useTurn(whose);
  return (
    <section class="fellows" aria-label={say.keeping.people}>
      <button type="button" class="fellows-seats" onClick={open}>
        <span class="hidden">{say.keeping.people}. </span>
        {seatsAt(sitting.session, replica.people).map((seated) => (
          <Fellow
            key={seated.seat}
            seated={seated}
            score={scores[seated.nth]}
            now={whose?.seat === seated.seat}
          />
        ))}
      </button>
      <ConnectionLine shared={shared} said={{ here: turn, gone: people.removed }} />
      <Away />
      <MySeats />
      <Proposals />
    </section>
  );
}

/** Whose turn it is, in words. */
function useTurn(whose: ReturnType<typeof awaited>): string {
  const { shared, words, people } = useSharedTable();
  if (!whose) return '';
  if (shared.sitting.chairs.waitsFor === undefined) return people.yourTurn;
  const seat = words.seats(whose.seat);
  return whose.person ? people.waitingFor(nameOf(whose.person, people), seat) : people.waitingForSeat(seat);
}

interface FellowProps {
  readonly seated: Seated;
  readonly score: number | undefined;
  readonly now: boolean;
}

function Fellow({ seated, score, now }: FellowProps) {
  const ui = useUi();
  const { shared, words, people } = useSharedTable();
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

/** What people ask each other for: a card each. It asks those who are asked, and stands in nobody's way. */
import { useEffect, useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { listing, type Words } from '../../../kernel/words.ts';
import type { Proposal } from '../../../together/messages.ts';
import { minutes, nameOf } from '../../../together/seated.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Problem } from '../../message/Problem.tsx';
import { useUi } from '../../words/ui.ts';
import type { SharedGame } from '../shared-game.ts';
import { type Asked, useAsked } from './asked.ts';
import { useMinutes } from './minute.ts';
import type { TableWords } from './use-words.ts';
import { sayProposed } from './what.ts';
import './people.css';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  readonly table: TableWords;
}

export function Proposals({ shared, words, table }: Props) {
  useMinutes();
  const asked = useAsked(table.people);
  const { proposals, status } = shared.replica;
  // Nobody can answer while the server is away.
  const open = status === 'here' ? proposals : [];
  return (
    <div class="proposals" aria-live="polite">
      {open.map((proposal) => (
        <Card key={proposal.op} {...{ proposal, shared, words, table, asked }} />
      ))}
      <Problem>{asked.refused}</Problem>
      <Ended {...{ shared, words, table }} hidden={open.length > 0} />
    </div>
  );
}

function Card({ proposal, shared, words, table, asked }: Props & { proposal: Proposal; asked: Asked }) {
  const ui = useUi();
  const { people } = table;
  const { replica, sitting } = shared;
  const { op, by, until } = proposal;
  const mine = by === replica.chair;
  const who = replica.people.find(({ chair }) => chair === by);
  const named = (chairs: readonly number[]) =>
    listing(ui.lang)(
      chairs.flatMap((chair) => {
        const person = replica.people.find((each) => each.chair === chair);
        return person ? [chair === replica.chair ? people.you : nameOf(person, people)] : [];
      }),
    );
  const left = proposal.asked.filter((chair) => !proposal.agreed.includes(chair));
  const toAnswer = left.includes(replica.chair);
  const what = sayProposed(proposal, { sitting, words, people, ui });
  return (
    <section
      class="proposal"
      aria-label={mine ? people.youPropose : people.proposes(who ? nameOf(who, people) : '')}
    >
      <p>
        {mine ? people.youPropose : people.proposes(who ? nameOf(who, people) : '')} <b>{what}</b>
      </p>
      <small>
        {proposal.agreed.length > 0 && `${people.agreed(named(proposal.agreed))} `}
        {left.length > 0 && `${people.asked(named(left))} `}
        {people.minutesLeft(Math.min(5, minutes((until - Date.now()) / 1000 + 30)))}
      </small>
      {(toAnswer || mine) && (
        <p class="row">
          {toAnswer && (
            <>
              <button type="button" class="primary" onClick={() => void asked.ask(replica.answer(op, true))}>
                {people.agree}
              </button>
              <button type="button" onClick={() => void asked.ask(replica.answer(op, false))}>
                {people.decline}
              </button>
            </>
          )}
          {mine && (
            <button type="button" onClick={() => void asked.ask(replica.withdraw(op))}>
              {people.withdraw}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

const PUT_AWAY = -1;

/** How the last one ended, for those whom it concerned, until they do something or put it away. */
function Ended({ shared, words, table: { people }, hidden }: Props & { readonly hidden: boolean }) {
  const ui = useUi();
  const { settled, chair } = shared.replica;
  const { sitting } = shared;
  /** One that ended before this page was opened is no news. */
  const [seen, setSeen] = useState({ op: settled?.proposal.op, acts: PUT_AWAY });
  useEffect(() => {
    if (settled && settled.proposal.op !== seen.op) setSeen({ op: settled.proposal.op, acts: sitting.acts });
  }, [settled]);
  if (!settled || settled.proposal.op !== seen.op || seen.acts !== sitting.acts) return null;
  const { proposal, how } = settled;
  const concerned = proposal.by === chair || proposal.asked.includes(chair);
  if (hidden || !concerned || proposal.asked.length === 0) return null;
  return (
    <p class="proposal-ended">
      <span>
        {people.settled[how]} <small>{sayProposed(proposal, { sitting, words, people, ui })}</small>
      </span>
      <button
        type="button"
        class="plain small"
        aria-label={ui.say.close}
        onClick={() => setSeen({ op: proposal.op, acts: PUT_AWAY })}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

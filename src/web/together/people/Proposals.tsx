/** What people ask each other for: a card each. Only those who are asked get buttons, and nobody has to wait. */
import { useEffect, useState } from 'preact/hooks';
import type { Proposal } from '../../../together/messages.ts';
import { sayAnswers, sayProposed, sayProposer, unanswered } from '../../../together/proposed.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Problem } from '../../page/Problem.tsx';
import { playerName } from '../../seats/SeatFields.tsx';
import { useUi } from '../../words/ui.ts';
import { useSharedTable } from '../at-table.tsx';
import { type TableRequest, useAsked } from './asked.ts';
import { useMinutes } from './minute.ts';
import './people.css';

export function Proposals() {
  useMinutes();
  const { shared, people } = useSharedTable();
  const asked = useAsked(people);
  const { proposals, status } = shared.replica;
  // Nobody can answer while the server is away.
  const open = status === 'here' ? proposals : [];
  return (
    <div class="proposals" aria-live="polite">
      {open.map((proposal) => (
        <Card key={proposal.op} proposal={proposal} asked={asked} />
      ))}
      <Problem>{asked.refused}</Problem>
      <Ended hidden={open.length > 0} />
    </div>
  );
}

function Card({ proposal, asked }: { proposal: Proposal; asked: TableRequest }) {
  const { lang } = useUi();
  const { shared, people } = useSharedTable();
  const what = useProposed(proposal);
  const { replica } = shared;
  const { op, by } = proposal;
  const mine = by === replica.chair;
  const toAnswer = unanswered(proposal).includes(replica.chair);
  const proposer = sayProposer(proposal, replica, people);
  return (
    <section class="proposal" aria-label={proposer}>
      <p>
        {proposer} <b>{what}</b>
      </p>
      <small>{sayAnswers(proposal, replica, people, lang, Date.now())}</small>
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

/** What is proposed, in words; '' for nothing. */
function useProposed(proposal: Proposal | undefined): string {
  const ui = useUi();
  const { shared, words, people } = useSharedTable();
  const view = shared.sitting.view();
  const name = (who: string) => playerName(ui, words, who);
  return proposal ? sayProposed(proposal, { lang: ui.lang, people, words, view, playerName: name }) : '';
}

const PUT_AWAY = -1;

/** How the last one ended, for those whom it concerned, until they do something or put it away. */
function Ended({ hidden }: { hidden: boolean }) {
  const { shared, people } = useSharedTable();
  const { say } = useUi();
  const { settled, chair } = shared.replica;
  const what = useProposed(settled?.proposal);
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
        {people.settled[how]} <small>{what}</small>
      </span>
      <button
        type="button"
        class="plain small"
        aria-label={say.close}
        onClick={() => setSeen({ op: proposal.op, acts: PUT_AWAY })}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

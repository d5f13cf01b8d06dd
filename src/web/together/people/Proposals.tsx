/** What people ask each other for: a card each. It asks those who are asked, and stands in nobody's way. */
import { useEffect, useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import type { Proposal } from '../../../together/messages.ts';
import { sayAnswers, sayProposed, sayProposer, unanswered } from '../../../together/proposed.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Problem } from '../../page/Problem.tsx';
import { playerName } from '../../seats/SeatFields.tsx';
import { type Ui, useUi } from '../../words/ui.ts';
import type { SharedGame } from '../shared-game.ts';
import { type Asked, useAsked } from './asked.ts';
import { useMinutes } from './minute.ts';
import type { TableWords } from './use-words.ts';
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
  const { replica } = shared;
  const { op, by } = proposal;
  const mine = by === replica.chair;
  const toAnswer = unanswered(proposal).includes(replica.chair);
  const proposer = sayProposer(proposal, replica, people);
  return (
    <section class="proposal" aria-label={proposer}>
      <p>
        {proposer} <b>{said(proposal, { shared, words, table }, ui)}</b>
      </p>
      <small>{sayAnswers(proposal, replica, people, ui.lang, Date.now())}</small>
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

function said(proposal: Proposal, { shared, words, table }: Props, ui: Ui): string {
  const view = shared.sitting.view();
  const name = (who: string) => playerName(ui, words, who);
  return sayProposed(proposal, { lang: ui.lang, people: table.people, words, view, playerName: name });
}

const PUT_AWAY = -1;

/** How the last one ended, for those whom it concerned, until they do something or put it away. */
function Ended({ hidden, ...props }: Props & { readonly hidden: boolean }) {
  const { shared, table } = props;
  const { people } = table;
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
        {people.settled[how]} <small>{said(proposal, props, ui)}</small>
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

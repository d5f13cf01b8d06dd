/** Before the game: who sits where, who is here, invitations, what may still change, and the start. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { seatsAt } from '../../../together/seated.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Busy } from '../../page/Busy.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useTitle } from '../../page/title.ts';
import { to } from '../../route.ts';
import { LangSwitch } from '../../settings/LangSwitch.tsx';
import { useUi } from '../../words/ui.ts';
import { SharedTableProvider, useSharedTable } from '../at-table.tsx';
import { ConnectionLine } from '../ConnectionLine.tsx';
import { Everybody } from '../people/Everybody.tsx';
import { Invite } from '../people/Invite.tsx';
import { useMinutes } from '../people/minute.ts';
import { PeopleSheet } from '../people/PeopleSheet.tsx';
import { Proposals } from '../people/Proposals.tsx';
import { sayExpiry } from '../people/say-expiry.ts';
import type { SharedGame } from '../shared-game.ts';
import { LockSwitch } from './LockSwitch.tsx';
import { OwnDice } from './OwnDice.tsx';
import { SeatRows } from './SeatRows.tsx';
import { Start } from './Start.tsx';
import { YourName } from './YourName.tsx';
import './lobby.css';
import '../../page/begin.css';
import '../../table/Bar.css';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  readonly reopen: () => void;
}

export function Lobby({ shared, words, reopen }: Props) {
  return (
    <SharedTableProvider shared={shared} words={words} meanwhile={<Busy />}>
      <Room reopen={reopen} />
    </SharedTableProvider>
  );
}

function Room({ reopen }: Pick<Props, 'reopen'>) {
  const { say, lang } = useUi();
  const { shared, words, people, asked } = useSharedTable();
  const { replica, sitting, record } = shared;
  useMinutes();
  const [inviting, setInviting] = useState(false);
  const [sheet, setSheet] = useState(false);
  const title = record.name || words.title;
  useTitle(`${people.lobby} · ${title}`);
  const host = replica.role === 'host';
  const seats = seatsAt(sitting.session, replica.people);
  const others = replica.people.filter((person) => person.seats.length === 0);
  const expires = sayExpiry(replica.around, people, lang);
  const take = (wanted: readonly string[]) => void asked.ask(replica.sit(wanted, replica.me?.name ?? ''));
  return (
    <div class="page lobby" data-game={record.game}>
      <header class="bar">
        <a class="plain" href={to.shelf} aria-label={say.toShelf}>
          <Icon name="back" />
        </a>
        <h1>
          <span class="bar-title">{title}</span>
          <span class="bar-turn">{people.lobby}</span>
        </h1>
        <LangSwitch />
        <button type="button" class="plain" aria-label={say.keeping.people} onClick={() => setSheet(true)}>
          <Icon name="menu" />
        </button>
      </header>
      <main class="columns">
        <div class="column">
          {(replica.status !== 'here' || replica.queue.length > 0) && (
            <ConnectionLine shared={shared} said={{ gone: people.removed }} />
          )}
          <Proposals />
          <YourName />
          <section aria-labelledby="lobby-seats">
            <h2 id="lobby-seats">{people.seats}</h2>
            {replica.role !== 'watch' && replica.role !== 'table' && <p class="quiet">{people.chooseSeat}</p>}
            <SeatRows seats={seats} take={take} />
          </section>
          {others.length > 0 && (
            <section aria-labelledby="also-here">
              <h2 id="also-here">{people.alsoHere}</h2>
              <Everybody persons={others} />
            </section>
          )}
        </div>
        <div class="column">
          {host && (
            <details class="fold" open={inviting} onToggle={(event) => setInviting(event.currentTarget.open)}>
              <summary>
                <h2>{people.invite}</h2>
              </summary>
              {inviting && <Invite />}
            </details>
          )}
          {host && <LockSwitch />}
          <section aria-labelledby="the-game">
            <h2 id="the-game">{words.title}</h2>
            {sitting.session.line.length > 0 ? (
              <p>{people.underWay}</p>
            ) : (
              <>
                <p>{people.changeHelp}</p>
                {host && (
                  <a class="button" href={to.setUpTable(record.game, record.id)}>
                    {people.change}
                  </a>
                )}
              </>
            )}
          </section>
          <OwnDice />
          <p class="quiet">
            <small>
              {people.lookAhead} {expires}
            </small>
          </p>
        </div>
      </main>
      <footer class="begin">
        <Problem>{asked.refused}</Problem>
        <Start seats={seats} />
      </footer>
      {sheet && <PeopleSheet shared={shared} words={words} reopen={reopen} close={() => setSheet(false)} />}
    </div>
  );
}

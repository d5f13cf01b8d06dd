/** Before the game: who sits where, who is here, invitations, what may still change, and the start. */
import { useEffect, useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { seatsAt } from '../../../together/seated.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Busy } from '../../page/Busy.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useLoaded } from '../../redraw/loaded.ts';
import { to } from '../../route.ts';
import { LangSwitch } from '../../settings/LangSwitch.tsx';
import { useUi } from '../../words/ui.ts';
import { Going } from '../Going.tsx';
import { useAsked } from '../people/asked.ts';
import { Everybody } from '../people/Everybody.tsx';
import { Invite } from '../people/Invite.tsx';
import { useMinutes } from '../people/minute.ts';
import { PeopleSheet } from '../people/PeopleSheet.tsx';
import { Proposals } from '../people/Proposals.tsx';
import { sayExpiry } from '../people/say-expiry.ts';
import { type TableWords, useTableWords } from '../people/use-words.ts';
import type { SharedGame } from '../shared-game.ts';
import { botsOf } from './bots.ts';
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

export function Lobby(props: Props) {
  const table = useTableWords();
  return table ? <Room {...props} table={table} /> : <Busy />;
}

function Room({ shared, words, reopen, table }: Props & { readonly table: TableWords }) {
  const { say, lang } = useUi();
  const { people } = table;
  const { replica, sitting, record, entry } = shared;
  useMinutes();
  const bots = useLoaded(() => botsOf(entry), entry.meta.id) ?? { names: [], usual: undefined };
  const asked = useAsked(people);
  const [inviting, setInviting] = useState(false);
  const [sheet, setSheet] = useState(false);
  const title = record.name || words.title;
  useEffect(() => {
    document.title = `${people.lobby} · ${title} · ${say.name}`;
  }, [people, title, say]);
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
            <Going shared={shared} said={{ gone: people.removed }} />
          )}
          <Proposals shared={shared} words={words} table={table} />
          <YourName shared={shared} table={table} asked={asked} />
          <section aria-labelledby="lobby-seats">
            <h2 id="lobby-seats">{people.seats}</h2>
            {replica.role !== 'watch' && replica.role !== 'table' && <p class="quiet">{people.chooseSeat}</p>}
            <SeatRows {...{ shared, seats, words, table, bots, take }} />
          </section>
          {others.length > 0 && (
            <section aria-labelledby="also-here">
              <h2 id="also-here">{people.alsoHere}</h2>
              <Everybody persons={others} shared={shared} table={table} />
            </section>
          )}
        </div>
        <div class="column">
          {host && (
            <details class="fold" open={inviting} onToggle={(event) => setInviting(event.currentTarget.open)}>
              <summary>
                <h2>{people.invite}</h2>
              </summary>
              {inviting && <Invite shared={shared} words={table} />}
            </details>
          )}
          {host && <LockSwitch shared={shared} table={table} asked={asked} />}
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
          <OwnDice shared={shared} table={table} asked={asked} />
          <p class="quiet">
            <small>
              {people.lookAhead} {expires}
            </small>
          </p>
        </div>
      </main>
      <footer class="begin">
        <Problem>{asked.refused}</Problem>
        <Start {...{ shared, seats, table, bots, asked }} />
      </footer>
      {sheet && <PeopleSheet shared={shared} words={words} reopen={reopen} close={() => setSheet(false)} />}
    </div>
  );
}

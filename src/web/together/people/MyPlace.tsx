/** The player's own place: on another device, a bot instead, the name, notices, leaving. */
import { useState } from 'preact/hooks';
import { isBot } from '../../../sitting/seats.ts';
import { to } from '../../route.ts';
import { useSharedTable } from '../at-table.tsx';
import { LinkToCopy } from '../LinkToCopy.tsx';
import { rememberName } from '../my-name.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { madeBefore } from './invitations.ts';
import { NoticeSwitch } from './NoticeSwitch.tsx';
import '../../controls/menu.css';

interface Props {
  readonly close: () => void;
  readonly left: () => void;
}

export function MyPlace({ close, left }: Props) {
  const { shared, people, together, bots, asked } = useSharedTable();
  const bot = bots.usual;
  const { replica, sitting } = shared;
  const { me, link } = replica;
  const [elsewhere, setElsewhere] = useState(false);
  const mySeats = me?.seats.filter((seat) => !isBot(sitting.session, seat)) ?? [];
  const forget = async () => {
    if (await asked.ask(replica.manage('forget', replica.chair))) rememberName('');
  };
  return (
    <section class="menu-part">
      <ul class="menu">
        {!shared.lobby && mySeats.length > 0 && bot !== undefined && (
          <li>
            <button
              type="button"
              class="menu-item"
              onClick={() => {
                for (const seat of mySeats) sitting.sit(seat, bot);
                close();
              }}
            >
              {people.botForMe}
            </button>
            <small>{people.botForMeHelp}</small>
          </li>
        )}
        <li>
          <button
            type="button"
            class="menu-item"
            aria-expanded={elsewhere}
            onClick={() => setElsewhere(!elsewhere)}
          >
            {people.otherDevice}
          </button>
          {elsewhere && (
            <div class="elsewhere">
              <p class="notice">{people.otherDeviceHelp}</p>
              <LinkToCopy
                hash={to.table(link.table, link.token)}
                addresses={madeBefore(link, 'seat')?.addresses ?? []}
                label={people.otherDevice}
                qr={people.otherDevice}
                words={together}
              />
            </div>
          )}
        </li>
        {me?.name && (
          <li>
            <button type="button" class="menu-item" onClick={() => void forget()}>
              {people.forgetMine}
            </button>
          </li>
        )}
        <li>
          <ConfirmButton
            label={people.leave}
            help={people.leaveHelp}
            now={people.leave}
            cancel={people.cancel}
            run={() => void asked.ask(replica.manage('leave')).then((done) => done && left())}
          />
        </li>
      </ul>
      <NoticeSwitch words={people} />
    </section>
  );
}

/** The page of a link to a shared table: until the game is here, what keeps it from coming; then the table. */
import { useEffect, useState } from 'preact/hooks';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { Busy } from '../page/Busy.tsx';
import { Message } from '../page/Message.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { TablePage } from '../table/TablePage.tsx';
import { useUi } from '../words/ui.ts';
import { type Found, findTable, type Wanted } from './find-table.ts';
import './together.css';

export function JoinPage(wanted: Wanted) {
  const ui = useUi();
  const { say, lang } = ui;
  const words = useLoaded(() => togetherWords(lang), lang);
  const [found, setFound] = useState<Found>({ status: 'connecting' });
  const [tries, setTries] = useState(0);
  useEffect(() => findTable(wanted, ui, setFound), [tries]);
  useTitle('');
  if ('id' in found) return <TablePage id={found.id} story={false} at={undefined} />;
  if (!words) return <Busy />;
  const over = 'why' in found || ['gone', 'update', 'noServer'].includes(found.status);
  return (
    <Message busy={!over}>
      <h1>{over ? words.notJoined : words.joining}</h1>
      <p role="status">{sayFound(found, words)}</p>
      <p class="row">
        {over && (
          <button type="button" class="primary" onClick={() => setTries(tries + 1)}>
            {words.tryAgain}
          </button>
        )}
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
    </Message>
  );
}

function sayFound(found: Exclude<Found, { id: string }>, words: TogetherWords): string {
  if ('why' in found) return found.why;
  switch (found.status) {
    case 'noServer':
      return words.notOpened.noServer;
    case 'gone':
      return words.goneHelp;
    case 'here':
      return words.status.connecting;
    case 'away':
      return navigator.onLine === false ? words.status.offline : words.status.away;
    default:
      return words.status[found.status];
  }
}

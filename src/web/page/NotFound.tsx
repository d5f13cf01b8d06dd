/** There is nothing at this address, or nothing that can be shown. */

import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { Message } from './Message.tsx';

export function NotFound({ why }: { why?: string | undefined }) {
  const { say } = useUi();
  return (
    <Message>
      <h1>{why ?? say.notFound}</h1>
      {!why && <p>{say.notFoundHelp}</p>}
      <a class="button primary" href={to.shelf}>
        {say.toShelf}
      </a>
    </Message>
  );
}

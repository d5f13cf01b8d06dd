/** A game as a link, a QR code or a file. */

import { readGame } from '../saved/open.ts';
import type { Store } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import { LinkSheet } from './LinkSheet.tsx';
import { thin } from './link.ts';

interface Props {
  readonly id: string;
  readonly store: Store;
  readonly save: () => unknown;
  readonly close: () => void;
}

export function ShareSheet({ id, store, save, close }: Props) {
  const text = async () => {
    const read = await readGame(store, id);
    if (!read?.ok) return undefined;
    const { name, own } = read.record;
    return thin(read.session, { name, playerDraws: own });
  };
  return <LinkSheet words={useUi().say.keeping} id={id} text={text} save={save} close={close} />;
}

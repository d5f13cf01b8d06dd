/** The shared table on this page, for every part that is about it or the people there. */
import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { type Bots, botsOf } from './lobby/bots.ts';
import { type TableRequest, useAsked } from './people/asked.ts';
import { type TableWords, useTableWords } from './people/use-words.ts';
import type { SharedGame } from './shared-game.ts';

interface SharedTableContext extends TableWords {
  readonly shared: SharedGame;
  /** The game's own words. */
  readonly words: Words<AnySpec>;
  readonly bots: Bots;
  readonly asked: TableRequest;
}

const TableContext = createContext<SharedTableContext | undefined>(undefined);

export function useSharedTable(): SharedTableContext {
  const table = useContext(TableContext);
  if (!table) throw new Error('no shared table around this component');
  return table;
}

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  /** Until the table's words are loaded. */
  readonly meanwhile?: VNode;
  readonly children: ComponentChildren;
}

export function SharedTableProvider({ meanwhile, ...props }: Props) {
  const table = useTableWords();
  return table ? <Provided {...props} table={table} /> : (meanwhile ?? null);
}

const NO_BOTS: Bots = { names: [], usual: undefined };

function Provided({ shared, words, table, children }: Props & { table: TableWords }) {
  const { entry } = shared;
  const bots = useLoaded(() => botsOf(entry), entry.meta.id) ?? NO_BOTS;
  const asked = useAsked(table.people);
  return (
    <TableContext.Provider value={{ shared, words, bots, asked, ...table }}>{children}</TableContext.Provider>
  );
}

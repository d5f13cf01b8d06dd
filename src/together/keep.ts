/** What a device keeps of a shared table, wherever it keeps it. */
import type { Person, Role, TableState } from './messages.ts';

/** Lines that are saved together or not at all. */
export interface Action {
  readonly op: string;
  readonly lines: readonly string[];
  /** The checksum of the position in which it was made: in another one it would mean something else. */
  readonly place: string;
  /** The number of entries before it, as this device saw them. */
  readonly at: number;
  /**
   * The number of entries that it was sent with. From then on nobody knows whether it was carried out, until the table
   * says so: it's sent again just like that.
   */
  readonly expected?: number;
}

/** What a device saw of the table last: with it a person finds their seats while the server is away. */
export interface SeenTable {
  readonly chair: number;
  readonly people: readonly Person[];
  readonly around: TableState;
}

export interface ReplicaStorage {
  /** These lines are on the server's disk. */
  onLines(from: number, lines: readonly string[]): void;
  /** The table's journal is another one; the device keeps what it has as a branch, and gets all lines of the table. */
  onReplaced(header: string, had: readonly string[]): void;
  /** The journal's first line. */
  onHeader(header: string): void;
  storeAction(action: Action): void;
  forgetAction(op: string): void;
  onRole(role: Role): void;
  /** The table around the journal has changed. */
  onTableState?(seen: SeenTable): void;
}

/** The tables of the store, described once for SQLite and PostgreSQL, and the changes that lead there, in order. */

export type Dialect = 'sqlite' | 'postgres';

interface Column {
  readonly type: 'text' | 'integer';
  readonly default?: string | number;
}

interface DbTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly key: readonly string[];
}

/** A change of the schema. One that was released never changes again; a new one follows it. */
interface Migration {
  readonly name: string;
  readonly create: readonly DbTable[];
  /** New columns of tables that are there. */
  readonly add?: readonly Pick<DbTable, 'name' | 'columns'>[];
  /** What is looked for by something else than the key. */
  readonly index?: readonly { readonly table: string; readonly column: string }[];
  /** What becomes of the rows that are there, at this time. */
  readonly fill?: (now: number) => readonly string[];
}

const text: Column = { type: 'text' };
const integer: Column = { type: 'integer' };
const zero: Column = { type: 'integer', default: 0 };
const empty: Column = { type: 'text', default: '' };

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '1-shared-tables',
    create: [
      {
        name: 'tables',
        columns: {
          id: text,
          game: text,
          header: text,
          key: text,
          count: zero,
          policy: empty,
          state: { type: 'text', default: 'open' },
          touched: integer,
        },
        key: ['id'],
      },
      {
        name: 'entries',
        columns: { table_id: text, n: integer, line: text, chair: integer, op: text, at: integer },
        key: ['table_id', 'n'],
      },
      {
        name: 'chairs',
        columns: {
          table_id: text,
          chair: integer,
          role: text,
          seats: empty,
          token_hash: text,
          name: empty,
          seen: zero,
        },
        key: ['table_id', 'chair'],
      },
    ],
  },
  {
    name: '2-people',
    add: [
      // `around` counts the changes of people and proposals, `visits` how often somebody came or went.
      { name: 'tables', columns: { locked: zero, own_dice: zero, around: zero, visits: zero } },
      // The person counts as here until then, unless a server says so again.
      { name: 'chairs', columns: { here_until: zero } },
    ],
    create: [
      {
        name: 'invites',
        columns: { hash: text, table_id: text, role: text, until: integer },
        key: ['hash'],
      },
      {
        name: 'proposals',
        columns: {
          table_id: text,
          op: text,
          wish: text,
          kind: text,
          chair: integer,
          lines: text,
          seats: text,
          expected: integer,
          asked: text,
          agreed: text,
          until: integer,
          how: empty,
        },
        key: ['table_id', 'op'],
      },
    ],
    index: [{ table: 'invites', column: 'table_id' }],
    // Tables may expire from now on, so those that are there begin their time now.
    fill: (now) => [`update tables set touched = ${now}`],
  },
];

const TYPES: Readonly<Record<Dialect, Readonly<Record<Column['type'], string>>>> = {
  sqlite: { text: 'text', integer: 'integer' },
  postgres: { text: 'text', integer: 'bigint' },
};

/** The statements of a migration. Names are quoted, because `key` is a word of SQL. */
export function statements(
  { create, add = [], index = [], fill = () => [] }: Migration,
  dialect: Dialect,
  now: number,
): readonly string[] {
  const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ');
  const described = ([column, { type, default: value }]: [string, Column]) => {
    const standard =
      value === undefined ? '' : ` default ${typeof value === 'number' ? value : `'${value}'`}`;
    return `"${column}" ${TYPES[dialect][type]} not null${standard}`;
  };
  const created = create.map(({ name, columns, key }) => {
    const lines = Object.entries(columns).map((each) => `  ${described(each)}`);
    const rows = [...lines, `  primary key (${quoted(key)})`].join(',\n');
    // Rows are kept in the order of the key, in one tree: a move changes few pages.
    const how = dialect === 'sqlite' ? ' strict, without rowid' : '';
    return `create table "${name}" (\n${rows}\n)${how}`;
  });
  const added = add.flatMap(({ name, columns }) =>
    Object.entries(columns).map((each) => `alter table "${name}" add column ${described(each)}`),
  );
  const indexes = index.map(
    ({ table, column }) => `create index "${table}_${column}" on "${table}" (${quoted([column])})`,
  );
  return [...created, ...added, ...indexes, ...fill(now)];
}

/** Where the applied migrations are listed. */
export function migrationsTable(dialect: Dialect): string {
  return `create table if not exists "migrations" ("name" text not null primary key, "at" ${TYPES[dialect].integer} not null)`;
}

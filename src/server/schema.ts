/** The tables of the store, described once for SQLite and PostgreSQL, and the changes that lead there, in order. */

export type Dialect = 'sqlite' | 'postgres';

interface Column {
  readonly type: 'text' | 'integer';
  readonly default?: string | number;
}

interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly key: readonly string[];
}

/** A change of the schema. One that was released never changes again; a new one follows it. */
interface Migration {
  readonly name: string;
  readonly create: readonly Table[];
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
];

const TYPES: Readonly<Record<Dialect, Readonly<Record<Column['type'], string>>>> = {
  sqlite: { text: 'text', integer: 'integer' },
  postgres: { text: 'text', integer: 'bigint' },
};

/** The statements of a migration. Names are quoted, because `key` is a word of SQL. */
export function statements({ create }: Migration, dialect: Dialect): readonly string[] {
  return create.map(({ name, columns, key }) => {
    const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ');
    const lines = Object.entries(columns).map(([column, { type, default: value }]) => {
      const standard =
        value === undefined ? '' : ` default ${typeof value === 'number' ? value : `'${value}'`}`;
      return `  "${column}" ${TYPES[dialect][type]} not null${standard}`;
    });
    const rows = [...lines, `  primary key (${quoted(key)})`].join(',\n');
    // Rows are kept in the order of the key, in one tree: a move changes few pages.
    const how = dialect === 'sqlite' ? ' strict, without rowid' : '';
    return `create table "${name}" (\n${rows}\n)${how}`;
  });
}

/** Where the applied migrations are listed. */
export function migrationsTable(dialect: Dialect): string {
  return `create table if not exists "migrations" ("name" text not null primary key, "at" ${TYPES[dialect].integer} not null)`;
}

/** Past games as files. Keys and values are the same in every language, so that files of two devices go together. */
import type { Past } from './history.ts';

const COLUMNS = [
  'game',
  'name',
  'preset',
  'options',
  'began',
  'ended',
  'outcome',
  'won',
  'turns',
  'steps',
  'draws',
  'luck',
  'share',
  'points',
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], unknown>>;

function row({ began, ended, won, share, standings, ...rest }: Past): Row {
  return {
    ...rest,
    began: new Date(began).toISOString(),
    ended: new Date(ended).toISOString(),
    won: won ?? null,
    share: Math.round(share * 10_000) / 10_000,
    points:
      standings.length > 0 ? Object.fromEntries(standings.map(({ seat, points }) => [seat, points])) : null,
  };
}

export function asJson(games: readonly Past[]): string {
  const ordered = games.map(row).map((past) => Object.fromEntries(COLUMNS.map((key) => [key, past[key]])));
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

export function asCsv(games: readonly Past[]): string {
  const lines = games.map(row).map((past) => COLUMNS.map((key) => cell(past[key])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A name must not become a formula in a spreadsheet.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

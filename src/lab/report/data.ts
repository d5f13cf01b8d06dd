/** A survey as data: JSON for programs, CSV for spreadsheets. */

import { mean } from '../measures/interval.ts';
import type { Finding } from '../survey/findings.ts';
import type { Health } from '../survey/health.ts';
import type { Survey } from '../survey/survey.ts';

/** A cell that a spreadsheet reads as plain data: quoted if necessary, and never a formula. */
export function cell(value: string | number | boolean | undefined): string {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return '';
  const text = String(value);
  // Spreadsheets skip white space before the sign that starts a formula, and accept its full-width form.
  const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text);
  const safe = typeof value === 'string' && formula && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: readonly (readonly (string | number | boolean | undefined)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('');
}

export function measuresCsv({ measures }: Survey): string {
  const head = ['measure', 'with', 'row', 'outcome', 'exact', 'fraction', 'count', 'value', 'low', 'high'];
  const rows = measures.flatMap(({ id, given, exact, rows }) =>
    rows.flatMap(({ key, outcomes }) =>
      outcomes.map(({ outcome, fraction, count, value, low, high }) => [
        id,
        Object.entries(given)
          .map(([k, v]) => `${k}=${v}`)
          .join(' '),
        key,
        outcome,
        exact,
        fraction,
        count,
        value,
        low,
        high,
      ]),
    ),
  );
  return csv([head, ...rows]);
}

/** Everything counted in whole games: events, prompts, endings, scores, wins. */
export function countsCsv({ tally }: Survey): string {
  const head = ['kind', 'name', 'games', 'sum', 'mean', 'low', 'high'];
  const rows = Object.entries(tally.quantities)
    .filter(([name]) => !name.startsWith('measure\t'))
    .map(([name, q]) => {
      const [kind = '', ...rest] = name.split('\t');
      const { value, low, high } = mean(q, tally.games);
      return [kind, rest.join(' '), q.games, q.sum, value, low, high];
    });
  return csv([head, ...rows]);
}

export function lengthsCsv({ tally }: Survey): string {
  const rows = Object.entries(tally.spreads.moves ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  return csv([['moves', 'games'], ...rows.map(([moves, n]) => [Number(moves), n])]);
}

export function json(survey: Survey, health: Health, findings: readonly Finding[]): string {
  const { tally: _, settled: __, ...rest } = survey;
  return `${JSON.stringify({ ...rest, played: survey.tally.games, findings, health, tally: survey.tally }, null, 1)}\n`;
}

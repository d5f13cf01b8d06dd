/** The building blocks of reports: self-contained HTML that loads nothing. */
import type { Estimate } from '../../kernel/exact/estimate.ts';
import { type Lang, minus, numbers } from '../../kernel/words.ts';
import type { MeasureResult } from '../survey/survey.ts';
import { bars, columns, heat, plain, stacked } from './chart.ts';
import { measureName, outcomeName, rowHead, rowName, type Speech } from './sayings.ts';
import { STYLE } from './style.ts';

/** The first line of every report identifies it, so that we recognise a folder that contains one. */
export const MARK = '<!doctype html><!-- emptychair report -->';

export function page(lang: Lang, title: string, body: string): string {
  return `${MARK}
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="generator" content="Emptychair"><title>${plain(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
}

export function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${plain(title)}</h2>${body}</section>`;
}

export function card(title: string, help: string, badge: string, body: string): string {
  return `<div class="card"><h3>${plain(title)}</h3>${badge}${help ? `<p class="small">${plain(help)}</p>` : ''}${body}</div>`;
}

/** Cells are text; the columns in `numbers` are right-aligned. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
  strong: (row: number) => boolean = () => false,
): string {
  const kind = (c: number) => (numbers.includes(c) ? ' class="n"' : '');
  // Omit an empty heading.
  const top = head
    .map((cell, c) => (cell === '' ? '<td></td>' : `<th scope="col"${kind(c)}>${plain(cell)}</th>`))
    .join('');
  const body = rows.map(
    (row, i) =>
      `<tr${strong(i) ? ' class="sure"' : ''}>${row.map((cell, c) => `<td${kind(c)}>${plain(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${top}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

export function folded(title: string, body: string): string {
  return `<details><summary>${plain(title)}</summary>${body}</details>`;
}

export function badge({ lab }: Speech, exact: boolean, games: number): string {
  return `<span class="badge${exact ? ' exact' : ''}">${plain(exact ? lab.exact : lab.sampled(games))}</span>`;
}

/** Only above something that is sampled. */
export function intervals({ lab }: Speech): string {
  return `<p class="small">${plain(lab.interval)}</p>`;
}

/** `42.9 % (40.1 %…45.8 %)`; an exact value has no brackets. */
export function ranged({ program }: Speech, { value, low, high }: Estimate): string {
  if (Number.isNaN(value)) return '–';
  return low === high
    ? program.percent(value)
    : `${program.percent(value)} (${program.percent(low)}…${program.percent(high)})`;
}

/** A number as the language writes it, with as many decimals as make sense for its size. */
export function number(lang: Lang, value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return numbers(lang, places)(value);
}

/**
 * Few outcomes in many rows, many in one, many in many: each has its own kind of chart. `among` are the rows of all
 * variants shown beside it, so that an outcome has the same colour everywhere.
 */
export function measureChart(
  speech: Speech,
  { id, rows }: MeasureResult,
  among: MeasureResult['rows'] = rows,
): string {
  const { program } = speech;
  const percent = program.percent;
  const live = rows.filter(({ total }) => total > 0);
  const label = measureName(speech, id);
  const every = [...new Set(among.flatMap(({ outcomes }) => outcomes.map(({ outcome }) => outcome)))];
  const numeric = every.every((outcome) => /^-?\d+$/.test(outcome));
  if (numeric) every.sort((a, b) => Number(a) - Number(b));
  const used = every.map((outcome) => among.some((row) => row.total > 0 && valueIn(row, outcome) > 0));
  const shown = numeric
    ? every.slice(Math.max(0, used.indexOf(true)), used.lastIndexOf(true) + 1)
    : every.filter((_, i) => used[i]);
  const one = live[0];
  if (!one || shown.length === 0) return '';
  if (rows.length === 1) {
    const items = shown.map((outcome) => {
      const found = one.outcomes.find((other) => other.outcome === outcome);
      const { value, low, high } = found ?? { value: 0, low: 0, high: 0 };
      return { outcome, value, low, high };
    });
    return numeric && shown.length > 6
      ? columns(
          label,
          items.map((item) => ({ ...item, label: minus(item.outcome) })),
          percent,
        )
      : bars(
          label,
          items.map((item) => ({
            ...item,
            label: outcomeName(speech, id, item.outcome),
            note: percent(item.value),
          })),
        );
  }
  if (shown.length <= 6) {
    return stacked(
      label,
      shown.map((outcome) => outcomeName(speech, id, outcome)),
      live.map((row) => ({
        label: rowHead(speech, id, row.key),
        parts: shown.map((outcome) => valueIn(row, outcome)),
      })),
      percent,
    );
  }
  const named = numeric ? shown : shown.map((outcome) => outcomeName(speech, id, outcome));
  if (numeric || shown.length <= 24) {
    return (
      heat(
        label,
        numeric ? shown : shown.map((_, i) => String(i + 1)),
        live.map((row) => ({
          label: rowHead(speech, id, row.key),
          parts: shown.map((outcome) => valueIn(row, outcome)),
          mean: numeric ? row.mean?.value : undefined,
        })),
        percent,
      ) +
      (numeric ? '' : `<p class="small">${plain(named.map((name, i) => `${i + 1} ${name}`).join(' · '))}</p>`)
    );
  }
  return '';
}

function valueIn(row: MeasureResult['rows'][number], outcome: string): number {
  const value = row.outcomes.find((one) => one.outcome === outcome)?.value ?? 0;
  return Number.isFinite(value) ? value : 0;
}

/** All numbers behind a measure's chart. */
export function measureTable(speech: Speech, { id, rows }: MeasureResult): string {
  const { words, lab } = speech;
  const cells = rows.flatMap((row) =>
    row.outcomes
      .filter(({ value }) => value > 0)
      .map((one) => [
        rowName(speech, id, row.key, rows.length === 1),
        outcomeName(speech, id, one.outcome),
        ranged(speech, one),
        one.fraction !== undefined && one.fraction.length <= 24
          ? one.fraction
          : one.count === undefined
            ? ''
            : number(lab.lang, one.count),
      ]),
  );
  const told = words.measures[id];
  return table([told?.key ?? '', '', lab.share, ''], cells, [2, 3]);
}

/**
 * Small charts as SVG text, 360 wide so that letters keep their size on a phone. Colours come from the page, and
 * every shade has a number or a legend beside it.
 */
import { at } from '../../kernel/at.ts';

const WIDTH = 360;

export function plain(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const r = (x: number) => Math.round(x * 10) / 10;
/** The approximate width of a text in a chart. */
const widthOf = (text: string) => [...text].length * 6.4;
function short(text: string, width: number): string {
  const room = Math.max(4, Math.floor(width / 6.4));
  return [...text].length <= room ? text : `${[...text].slice(0, room - 1).join('')}…`;
}

/** Breaks a long text into two lines; a text too long for two is cut with dots. */
function folded(text: string, width: number): readonly string[] {
  if (widthOf(text) <= width) return [text];
  const words = text.split(' ');
  let n = words.length - 1;
  while (n > 1 && widthOf(words.slice(0, n).join(' ')) > width) n--;
  return [words.slice(0, n), words.slice(n)]
    .map((line) => short(line.join(' '), width))
    .filter((line) => line !== '');
}

function svg(height: number, label: string, body: string): string {
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${r(height)}" role="img" aria-label="${plain(label)}">${body}</svg>`;
}
function text(x: number, y: number, content: string, kind = '', anchor = 'start'): string {
  return `<text x="${r(x)}" y="${r(y)}" class="${kind}" text-anchor="${anchor}">${plain(content)}</text>`;
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The text at the right end. */
  readonly note: string;
}

function whisker(x1: number, x2: number, y: number): string {
  if (x2 - x1 < 1.5) return '';
  return `<path class="whisker" d="M${r(x1)} ${y}H${r(x2)}M${r(x1)} ${y - 3}v6M${r(x2)} ${y - 3}v6"/>`;
}

/** Bars one below another, each under its label. `mark` draws a line across, for example at an even share. */
export function bars(label: string, items: readonly Bar[], mark?: { value: number; label: string }): string {
  const top = mark ? 16 : 0;
  // Without a mark the full width is 100%; with a mark bars are scaled up to fill the width.
  const most = mark ? Math.max(mark.value, ...items.map(({ high }) => high)) : 1;
  const x = (value: number) => (Math.max(0, value) / most) * WIDTH;
  let y = top;
  const rows = items.map(({ label, value, low, high, note }) => {
    const lines = folded(label, WIDTH - widthOf(note) - 10);
    const at = y + (lines.length - 1) * 15;
    y = at + 36;
    return [
      ...lines.map((each, i) => text(0, at + 12 - (lines.length - 1 - i) * 15, each)),
      text(WIDTH, at + 12, note, 'strong', 'end'),
      `<rect class="track" x="0" y="${at + 17}" width="${WIDTH}" height="10" rx="2"/>`,
      `<rect class="s0" x="0" y="${at + 17}" width="${r(x(value))}" height="10" rx="2"/>`,
      whisker(x(low), x(high), at + 22),
    ].join('');
  });
  const line = mark
    ? `<path class="mark" d="M${r(x(mark.value))} 13V${y}"/>${text(
        Math.min(x(mark.value), WIDTH - 4),
        10,
        mark.label,
        'faint',
        x(mark.value) > WIDTH / 2 ? 'end' : 'start',
      )}`
    : '';
  return svg(y, label, rows.join('') + line);
}

export interface Column {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Columns side by side above their numbers, with the highest share at the axis. */
export function columns(
  label: string,
  items: readonly Column[],
  percent: (value: number) => string,
  unit = '',
): string {
  const height = 150;
  const left = 40;
  const most = Math.max(...items.map(({ high }) => high), 1e-9);
  const step = (WIDTH - left) / items.length;
  const y = (value: number) => 8 + (height - 8) * (1 - value / most);
  const every = Math.ceil((Math.max(...items.map((one) => widthOf(one.label))) + 8) / step);
  const body = items.map((one, i) => {
    const x = left + i * step;
    const middle = x + step / 2;
    const range =
      y(one.low) - y(one.high) < 1.5
        ? ''
        : `<path class="whisker" d="M${r(middle)} ${r(y(one.low))}V${r(y(one.high))}"/>`;
    return [
      `<rect class="s0" x="${r(x + step * 0.08)}" y="${r(y(one.value))}" width="${r(step * 0.84)}" height="${r(
        height - y(one.value),
      )}"><title>${plain(`${one.label}: ${percent(one.value)}`)}</title></rect>`,
      range,
      i % every === 0 ? text(middle, height + 15, one.label, 'faint', 'middle') : '',
    ].join('');
  });
  const axis = [
    `<path class="axis" d="M${left} ${height}H${WIDTH}M${left} ${r(y(most))}H${left + 4}"/>`,
    text(left - 5, y(most) + 5, percent(most), 'faint', 'end'),
    text(left - 5, height, '0', 'faint', 'end'),
    unit ? text(WIDTH, height + 30, unit, 'faint', 'end') : '',
  ];
  return svg(height + (unit ? 36 : 22), label, body.join('') + axis.join(''));
}

export interface Stack {
  readonly label: string;
  /** Shares in the order of the legend. */
  readonly parts: readonly number[];
}

/** The letter of a share, in the legend and on the bars: colour-blind readers can't rely on colours alone. */
const letter = (i: number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i] ?? String(i + 1);

/** Shares of a whole, one bar per row. */
export function stacked(
  label: string,
  legend: readonly string[],
  rows: readonly Stack[],
  percent: (value: number) => string,
): string {
  const left = Math.min(110, Math.max(16, ...rows.map((row) => widthOf(row.label) + 8)));
  let x = 0;
  let y = 12;
  const key = legend.map((name, i) => {
    const shown = short(`${letter(i)} ${name}`, WIDTH - 20);
    const wide = 18 + widthOf(shown) + 12;
    if (x > 0 && x + wide > WIDTH) {
      x = 0;
      y += 18;
    }
    const at = `<rect class="s${i % 6}" x="${r(x)}" y="${y - 10}" width="12" height="12" rx="2"/>${text(x + 17, y, shown)}`;
    x += wide;
    return at;
  });
  const top = y + 12;
  const wide = WIDTH - left;
  const bars = rows.map((row, i) => {
    const at = top + i * 24;
    let from = left;
    const parts = row.parts.map((part, k) => {
      const width = part * wide;
      const piece =
        width <= 0
          ? ''
          : `<rect class="s${k % 6} edge" x="${r(from)}" y="${at}" width="${r(width)}" height="19"><title>${plain(
              `${row.label}, ${legend[k]}: ${percent(part)}`,
            )}</title></rect>`;
      const fits = [`${letter(k)} ${percent(part)}`, letter(k)].find((note) => width > widthOf(note) + 4);
      const written = fits ? text(from + width / 2, at + 14, fits, `on${k % 6}`, 'middle') : '';
      from += width;
      return piece + written;
    });
    return text(left - 6, at + 14, short(row.label, left - 4), '', 'end') + parts.join('');
  });
  return svg(top + rows.length * 24, label, key.join('') + bars.join(''));
}

/** Many rows by many numbers: darker is more likely; a dot marks the row's average. */
export function heat(
  label: string,
  outcomes: readonly string[],
  rows: readonly {
    readonly label: string;
    readonly parts: readonly number[];
    readonly mean?: number | undefined;
  }[],
  percent: (value: number) => string,
): string {
  const left = Math.min(90, Math.max(16, ...rows.map((row) => widthOf(row.label) + 8)));
  const step = (WIDTH - left) / outcomes.length;
  const most = Math.max(...rows.flatMap(({ parts }) => parts), 1e-9);
  const tall = 18;
  const every = Math.ceil((Math.max(...outcomes.map(widthOf)) + 8) / step);
  const cells = rows.map((row, i) => {
    const at = i * tall;
    const parts = row.parts.map((part, k) =>
      part <= 0
        ? ''
        : `<rect class="s0" fill-opacity="${r(100 * Math.max(0.06, part / most)) / 100}" x="${r(left + k * step)}" y="${at}" width="${r(
            step,
          )}" height="${tall - 1}"><title>${plain(`${row.label}, ${outcomes[k]}: ${percent(part)}`)}</title></rect>`,
    );
    const place = row.mean === undefined ? -1 : position(outcomes, row.mean);
    const dot =
      place < 0
        ? ''
        : `<circle class="dot" cx="${r(left + (place + 0.5) * step)}" cy="${at + tall / 2}" r="3"/>`;
    return text(left - 6, at + 13, short(row.label, left - 4), '', 'end') + parts.join('') + dot;
  });
  const ticks = outcomes.map((outcome, k) =>
    k % every === 0 ? text(left + (k + 0.5) * step, rows.length * tall + 14, outcome, 'faint', 'middle') : '',
  );
  return svg(rows.length * tall + 20, label, cells.join('') + ticks.join(''));
}

/** The position of a number among the outcomes, in columns from the first. */
function position(outcomes: readonly string[], value: number): number {
  const numbers = outcomes.map(Number);
  const above = numbers.findIndex((n) => n >= value);
  if (above <= 0) return above;
  const [low, high] = [at(numbers, above - 1), at(numbers, above)];
  return above - 1 + (value - low) / (high - low);
}

/** A line through points from left to right, with whiskers. */
export function curve(label: string, points: readonly Column[], percent: (value: number) => string): string {
  const height = 130;
  const left = 44;
  const right = WIDTH - 18;
  const x = (i: number) => left + ((right - left) * i) / Math.max(1, points.length - 1);
  const y = (value: number) => 8 + (height - 8) * (1 - value);
  // Clear of the whisker, which would cross the number.
  const above = (high: number) => y(Math.min(1, high)) - 9;
  const line = points.map(({ value }, i) => `${i ? 'L' : 'M'}${r(x(i))} ${r(y(value))}`).join('');
  const body = points.map(({ label, value, low, high }, i) =>
    [
      `<path class="whisker" d="M${r(x(i))} ${r(y(Math.max(0, low)))}V${r(y(Math.min(1, high)))}"/>`,
      `<circle class="dot" cx="${r(x(i))}" cy="${r(y(value))}" r="4"><title>${plain(percent(value))}</title></circle>`,
      text(x(i), above(high) < 10 ? y(value) + 18 : above(high), percent(value), 'strong', 'middle'),
      text(x(i), height + 16, label, 'faint', 'middle'),
    ].join(''),
  );
  const axis = `<path class="axis" d="M${left - 8} ${height}H${WIDTH}"/>${text(left - 12, y(1) + 5, percent(1), 'faint', 'end')}${text(left - 12, height, '0', 'faint', 'end')}`;
  return svg(height + 22, label, `${axis}<path class="line" d="${line}"/>${body.join('')}`);
}

export interface Forest {
  readonly label: string;
  /** One line for each variant after the first: the difference and the text beside it. */
  readonly lines: readonly {
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly note: string;
    readonly sure: boolean;
  }[];
}

/** Differences with error bars around zero: more is to the right, less to the left. */
export function forest(label: string, rows: readonly Forest[]): string {
  const wide = Math.max(...rows.flatMap(({ lines }) => lines.map(({ note }) => widthOf(note))), 40);
  const [left, right] = [18, WIDTH - Math.min(190, wide) - 14];
  const most = Math.max(
    ...rows.flatMap(({ lines }) => lines.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])),
    1e-9,
  );
  const middle = (left + right) / 2;
  const x = (value: number) => middle + (value / most) * (right - middle - 5);
  let y = 0;
  const body = rows.map(({ label, lines }) => {
    const title = text(0, y + 13, short(label, WIDTH));
    const parts = lines.map(({ value, low, high, note, sure }, v) => {
      const at = y + 27 + 19 * v;
      const colour = `s${(v + 1) % 6}`;
      return [
        text(0, at + 4, String(v + 2), 'faint'),
        `<path class="axis" d="M${r(middle)} ${at - 9}v18"/>`,
        whisker(x(low), x(high), at),
        `<circle class="${colour}" cx="${r(x(value))}" cy="${at}" r="4.5"><title>${plain(note)}</title></circle>`,
        text(WIDTH, at + 4, note, sure ? 'strong' : '', 'end'),
      ].join('');
    });
    y += 24 + 19 * lines.length;
    return title + parts.join('');
  });
  return svg(y, label, body.join(''));
}

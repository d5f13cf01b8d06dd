/** A comparison as one page: what differs most first, then each measure by variant, then every difference. */
import { at } from '../../kernel/at.ts';
import type { Estimate } from '../../kernel/exact/estimate.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { namedOptions, sayEnding } from '../../kernel/words.ts';
import {
  type ComparedMeasure,
  type Comparison,
  type Contrast,
  contrasts,
  type Difference,
} from '../compare/compare.ts';
import { type Forest, forest, plain } from './chart.ts';
import { csv } from './data.ts';
import { badge, card, folded, measureChart, number, page, section, table } from './page.ts';
import {
  endingName,
  measureName,
  measureWithin,
  often,
  outcomeName,
  rowName,
  type Speech,
  whoDecides,
} from './sayings.ts';

/** What a variant's preset is named by, beside its options. */
export const PRESET = 'preset';

/** `as printed`, or `Turns: 2`, for the options and the values that a variant is named after; a preset by its name. */
export function variantName({ words, lab }: Speech, name: string): string {
  const told = namedOptions(words);
  const { yes, no } = lab.compare;
  return name
    .split(' ')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [key, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (key === PRESET && !told[key]) return words.presets[value]?.name ?? value;
      const choice = told[key]?.choices?.[value];
      if (choice !== undefined) return choice;
      return `${told[key]?.name ?? key}: ${value === 'on' ? yes : value === 'off' ? no : value}`;
    })
    .join(', ');
}

function sayContrast(speech: Speech, comparison: Comparison, contrast: Contrast): string {
  const { lab, words } = speech;
  const name = variantName(speech, comparison.variants[contrast.variant]?.name ?? '');
  const numbers = [number(lab.lang, contrast.value), number(lab.lang, contrast.base)] as const;
  const shares = (fractions: readonly (string | undefined)[]) =>
    [often(speech, contrast.value, fractions[1]), often(speech, contrast.base, fractions[0])] as const;
  switch (contrast.kind) {
    case 'moves':
      return lab.findings.differs(name, lab.length, ...numbers);
    case 'outcome':
      // An ending is a sentence; here it's part of another one.
      return lab.findings.differs(name, endingName(speech, contrast.outcome), ...shares([]));
    case 'mean': {
      const what = whole(comparison, contrast.measure)
        ? measureWithin(speech, contrast.measure)
        : `${measureWithin(speech, contrast.measure)}, ${rowName(speech, contrast.measure, contrast.key, false)}`;
      return lab.findings.differs(name, `${what}, ${lab.compare.average}`, ...numbers);
    }
    case 'share': {
      const { measure, key, outcome, fractions } = contrast;
      const row = whole(comparison, measure);
      // A yes-or-no measure is described by its help text.
      const whether = row?.outcomes.length === 2 ? words.measures[measure]?.help : undefined;
      const what =
        whether?.replace(/[.?]$/, '') ??
        `${measureWithin(speech, measure)}, ${rowName(speech, measure, key, row !== undefined)}, ${outcomeName(speech, measure, outcome)}`;
      return lab.findings.differs(name, what, ...shares(fractions));
    }
  }
}

/** The row of a measure with a single row. */
function whole({ measures }: Comparison, id: string) {
  const rows = measures.find((measure) => measure.id === id)?.rows[0];
  return rows?.length === 1 ? rows[0] : undefined;
}

/** The largest difference, one sentence per variant; or that nothing differs. */
export function sayings(speech: Speech, comparison: Comparison): string[] {
  const said = contrasts(comparison).map((one) => sayContrast(speech, comparison, one));
  return said.length > 0 ? said : [speech.lab.compare.alike];
}

export interface Compared {
  readonly game: Game<AnySpec>;
  readonly comparison: Comparison;
  readonly command: string;
  readonly files: readonly string[];
}

export function comparisonPage(speech: Speech, compared: Compared): string {
  const { lab, words } = speech;
  const { played, games, seed } = compared.comparison;
  const title = lab.comparison(words.title);
  const [first = ''] = sayings(speech, compared.comparison);
  const body = [
    `<header><h1>${plain(title)}</h1>`,
    `<p class="small">${plain(`${lab.played(played, seed)}. ${lab.compare.common}`)}</p>`,
    played < games ? `<p><strong>${plain(lab.stopped(played, games))}</strong></p>` : '',
    `<p class="lead">${plain(first)}</p></header>`,
    `${comparisonShown(speech, compared)}\n${comparisonBehind(speech, compared)}`,
  ];
  return page(lab.lang, title, body.join('\n'));
}

/** The data files beside the page. */
export const COMPARED = ['comparison.json', 'differences.csv'] as const;

/** The page and its data, by file name. */
export function comparisonFiles(
  speech: Speech,
  compared: Omit<Compared, 'files'>,
): Map<'index.html' | (typeof COMPARED)[number], string> {
  const { comparison } = compared;
  return new Map([
    ['index.html', comparisonPage(speech, { ...compared, files: COMPARED })],
    ['comparison.json', `${JSON.stringify(comparison, null, 1)}\n`],
    ['differences.csv', differencesCsv(comparison)],
  ]);
}

/** What any player wants to see below the largest differences, as HTML with all texts escaped. */
export function comparisonShown(speech: Speech, compared: Compared): string {
  const { lab } = speech;
  const { comparison } = compared;
  const names = comparison.variants.map(({ name }) => variantName(speech, name));
  const others = sayings(speech, comparison).slice(1);
  const variants = comparison.variants.map(
    (_, v) =>
      `<li>${plain(at(names, v))}${v === 0 ? ` <span class="badge">${plain(lab.compare.base)}</span>` : ''}</li>`,
  );
  return [
    others.length === 0
      ? ''
      : section(
          lab.sections.findings,
          `<ul class="findings">${others.map((one) => `<li>${plain(one)}</li>`).join('')}</ul>`,
        ),
    section(lab.sections.variants, `<ol>${variants.join('')}</ol>`),
    section(lab.sections.differences, differencePictures(speech, comparison)),
    ...comparison.measures.map((measure) => measureSection(speech, comparison, measure, names)),
    section(lab.sections.games, wholeGames(speech, compared, names)),
  ].join('\n');
}

/** What only people who write rules need. */
export function comparisonBehind({ lab }: Speech, { command, files }: Compared): string {
  const link = (file: string) => `<li><a href="${encodeURI(file)}">${plain(file)}</a></li>`;
  return section(
    lab.sections.again,
    `<pre><code>${plain(command)}</code></pre>${files.length === 0 ? '' : `<p>${plain(lab.files)}</p><ul>${files.map(link).join('')}</ul>`}`,
  );
}

/** Rows in a chart; further rows are only in the table. */
const MOST_ROWS = 16;

/** Endings, lengths, wins and measures as differences from the first variant, each with its error bar. */
function differencePictures(speech: Speech, comparison: Comparison): string {
  const { lab, words, program } = speech;
  const { quantities, measures, played } = comparison;
  const cards: string[] = [];
  let sampled = false;
  const add = (title: string, exact: boolean, rows: readonly Forest[]) => {
    const differing = rows.filter(({ lines }) => lines.some(({ low, high }) => low !== 0 || high !== 0));
    if (differing.length === 0) return;
    const shown = differing.slice(0, MOST_ROWS);
    if (!exact) sampled = true;
    cards.push(card(title, '', badge(speech, exact, played), forest(title, shown)));
  };
  const share = (x: number) => program.percent(x);
  const amount = (x: number) => number(lab.lang, x);
  const lines = (others: readonly Difference[], write: (x: number) => string) =>
    others.map(({ by, sure }) => ({ ...by, sure, note: change(by, write) }));
  for (const { id, exact, rows, outcomes, means } of measures) {
    const alone = rows[0]?.length === 1;
    const two = rows[0]?.every((row) => row.outcomes.length === 2) ?? false;
    if (means.length > 0)
      add(
        `${measureWithin(speech, id)}, ${lab.compare.average}`,
        exact,
        means.map(({ key, others }) => ({
          label: rowName(speech, id, key, alone),
          lines: lines(others, amount),
        })),
      );
    else
      add(
        measureName(speech, id),
        exact,
        outcomes
          .filter((one, i) => !two || outcomes.findIndex(({ key }) => key === one.key) === i)
          .map(({ key, outcome, others }) => ({
            label: alone
              ? outcomeName(speech, id, outcome)
              : `${rowName(speech, id, key, false)}: ${outcomeName(speech, id, outcome)}`,
            lines: lines(others, share),
          })),
      );
  }
  const of = (wanted: string) => quantities.filter(({ kind }) => kind === wanted);
  add(
    lab.outcomes,
    false,
    of('outcome').map(({ name, others }) => ({
      label: sayEnding(words, name),
      lines: lines(others, share),
    })),
  );
  add(
    lab.seats,
    false,
    of('win').map(({ name, others }) => ({ label: words.seats(name), lines: lines(others, share) })),
  );
  add(
    `${lab.length}, ${lab.compare.average}`,
    false,
    of('moves').map(({ others }) => ({ label: lab.moves, lines: lines(others, amount) })),
  );
  if (cards.length === 0) return `<p>${plain(lab.compare.alike)}</p>`;
  const legend = [lab.compare.aside, sampled ? lab.interval : '', lab.compare.sure].filter(Boolean).join(' ');
  return `<p class="small">${plain(legend)}</p><div class="grid">${cards.join('')}</div>`;
}

/** A measure by variant, side by side, and every difference as a number. */
function measureSection(
  speech: Speech,
  { played }: Comparison,
  measure: ComparedMeasure,
  names: readonly string[],
): string {
  const { lab, words } = speech;
  const cards = measure.rows.map((rows, v) =>
    card(
      `${v + 1}. ${names[v]}`,
      '',
      badge(speech, measure.exact, played),
      measureChart(
        speech,
        { id: measure.id, given: measure.given, exact: measure.exact, rows },
        measure.rows.flat(),
      ),
    ),
  );
  const rows = measure.outcomes
    .filter(({ base, others }) => base.value > 0 || others.some(({ value }) => value.value > 0))
    .map(({ key, outcome, base, others }) => ({
      sure: others.some(({ sure }) => sure),
      cells: [
        rowName(speech, measure.id, key, measure.rows[0]?.length === 1),
        outcomeName(speech, measure.id, outcome),
        speech.program.percent(base.value),
        ...others.map((other) => differs(speech, other)),
      ],
    }));
  const head = ['', '', ...names];
  const told = table(
    head,
    rows.map(({ cells }) => cells),
    head.map((_, i) => i).slice(2),
    (i) => rows[i]?.sure ?? false,
  );
  return section(
    measureName(speech, measure.id),
    `<p class="small">${plain(words.measures[measure.id]?.help ?? '')}</p><div class="grid">${cards.join('')}</div>${folded(lab.numbers, told)}`,
  );
}

/** `+3 % ± 1 %`. */
export function change({ value, low, high }: Estimate, write: (x: number) => string): string {
  const half = (high - low) / 2;
  const by = value === 0 ? '=' : `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
  return half > 0 ? `${by} ± ${write(half)}` : by;
}

/** A value with its difference from the first variant: `12 % (+3 % ± 1 %)`. */
function differs({ program }: Speech, { value, by }: Difference): string {
  return `${program.percent(value.value)} (${change(by, program.percent)})`;
}

function wholeGames(speech: Speech, { game, comparison }: Compared, names: readonly string[]): string {
  const { lab, words, program } = speech;
  const title = (kind: string, name: string) =>
    kind === 'moves'
      ? lab.length
      : kind === 'outcome'
        ? sayEnding(words, name)
        : kind === 'win'
          ? `${lab.seats}: ${words.seats(name)}`
          : kind === 'score'
            ? words.seats(name)
            : name;
  const rows = comparison.quantities.map(({ kind, name, base, others }) => {
    const share = kind === 'outcome' || kind === 'win';
    const write = share ? program.percent : (x: number) => number(lab.lang, x);
    return {
      sure: others.some(({ sure }) => sure),
      cells: [
        title(kind, name),
        write(base.value),
        ...others.map(({ value, by }) => `${write(value.value)} (${change(by, write)})`),
      ],
    };
  });
  const head = ['', ...names];
  const method = whoDecides(speech, game, comparison.bots);
  return `<p class="small">${plain(`${method} ${lab.compare.sure}`)}</p>${table(
    head,
    rows.map(({ cells }) => cells),
    head.map((_, i) => i).slice(1),
    (i) => rows[i]?.sure ?? false,
  )}`;
}

export function differencesCsv({ variants, measures, quantities }: Comparison): string {
  const head = [
    'measure',
    'row',
    'outcome',
    'variant',
    'exact',
    'fraction',
    'value',
    'base',
    'difference',
    'low',
    'high',
  ];
  const line = (v: number, { value, by }: Difference, base: Estimate) => [
    value.value,
    base.value,
    by.value,
    by.low,
    by.high,
    variants[v + 1]?.name,
  ];
  const rows = measures.flatMap(({ id, exact, outcomes }) =>
    outcomes.flatMap(({ key, outcome, base, others }) =>
      others.map((other, v) => {
        const [value, from, by, low, high, name] = line(v, other, base);
        const fraction = 'fraction' in other.value ? String(other.value.fraction ?? '') : '';
        return [id, key, outcome, name, exact, fraction, value, from, by, low, high];
      }),
    ),
  );
  const averages = measures.flatMap(({ id, exact, means }) =>
    means.flatMap(({ key, base, others }) =>
      others.map((other, v) => {
        const [value, from, by, low, high, name] = line(v, other, base);
        return [id, key, 'average', name, exact, '', value, from, by, low, high];
      }),
    ),
  );
  const whole = quantities.flatMap(({ kind, name, base, others }) =>
    others.map((other, v) => {
      const [value, from, by, low, high, variant] = line(v, other, base);
      return ['', kind, name, variant, false, '', value, from, by, low, high];
    }),
  );
  return csv([head, ...rows, ...averages, ...whole]);
}

/** A comparison as one page: what differs most first, then each measure by variant, then every difference. */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionWords } from '../kernel/words.ts';
import { plain } from './chart.ts';
import { type Comparison, type Contrast, contrasts, type Difference } from './compare.ts';
import { csv } from './data.ts';
import type { Estimate } from './interval.ts';
import { badge, card, folded, measureChart, number, page, section, table } from './page.ts';
import { measureName, often, outcomeName, rowName, type Speech } from './sayings.ts';

/** `Random pool: as printed`, for the option and the value that a variant is named after. */
export function variantName({ words }: Speech, name: string): string {
  const told = words.options as Readonly<
    Record<string, OptionWords & { choices?: Readonly<Record<string, string>> }>
  >;
  return name
    .split(' ')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [key, value] = [pair.slice(0, at), pair.slice(at + 1)];
      return told[key]?.choices?.[value] ?? `${told[key]?.name ?? key}: ${value}`;
    })
    .join(', ');
}

export function sayContrast(speech: Speech, comparison: Comparison, contrast: Contrast): string {
  const { measure, key, outcome, variant, base, value, fractions } = contrast;
  const name = variantName(speech, comparison.variants[variant]?.name ?? '');
  const rows = comparison.measures.find(({ id }) => id === measure)?.rows[0];
  const single = rows?.length === 1;
  // A measure of whether a thing happens at all is told by its own line of help.
  const whether =
    single && rows[0]?.outcomes.length === 2 ? speech.words.measures[measure ?? '']?.help : undefined;
  const what =
    measure === undefined
      ? (speech.words.outcomes[outcome] ?? outcome)
      : (whether?.replace(/\.$/, '') ??
        `${measureName(speech, measure)}, ${rowName(speech, measure, key, single)}, ${outcomeName(speech, measure, outcome)}`);
  return speech.lab.findings.differs(
    name,
    what,
    often(speech, value, fractions[1]),
    often(speech, base, fractions[0]),
  );
}

export function comparisonPage(
  speech: Speech,
  game: Game<AnySpec>,
  comparison: Comparison,
  command: string,
  files: readonly string[],
): string {
  const { lab, words } = speech;
  const { variants, measures, played, games, seed } = comparison;
  const names = variants.map(({ name }) => variantName(speech, name));
  const said = contrasts(comparison).map((one) => sayContrast(speech, comparison, one));
  const body = [
    `<header><h1>${plain(lab.comparison(words.title))}</h1>`,
    `<p class="small">${plain(`${lab.played(played, seed)}. ${lab.compare.common}`)}</p>`,
    played < games ? `<p><strong>${plain(lab.stopped(played, games))}</strong></p>` : '',
    `<p class="lead">${plain(said[0] ?? lab.findings.nothing)}</p></header>`,
    said.length > 1
      ? section(
          lab.sections.findings,
          `<ul class="findings">${said
            .slice(1)
            .map((one) => `<li>${plain(one)}</li>`)
            .join('')}</ul>`,
        )
      : '',
    section(
      lab.sections.variants,
      `<ol>${variants
        .map(
          ({ name }, v) =>
            `<li>${plain(names[v] as string)} <code>${plain(name)}</code>${v === 0 ? ` <span class="badge">${plain(lab.compare.base)}</span>` : ''}</li>`,
        )
        .join('')}</ol>`,
    ),
    ...measures.map((measure) => {
      const cards = measure.rows.map((rows, v) =>
        card(
          names[v] as string,
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
      const head = ['', '', names[0] as string, ...names.slice(1)];
      const numbers = head.map((_, i) => i).slice(2);
      const told = table(
        head,
        rows.map(({ cells }) => cells),
        numbers,
        (i) => rows[i]?.sure ?? false,
      );
      return section(
        measureName(speech, measure.id),
        `<p class="small">${plain(words.measures[measure.id]?.help ?? '')}</p><div class="grid">${cards.join('')}</div>${folded(lab.compare.difference, told)}`,
      );
    }),
    section(lab.sections.games, wholeGames(speech, game, comparison, names)),
    section(
      lab.sections.again,
      `<pre><code>${plain(command)}</code></pre><p>${plain(lab.files)}</p><ul>${files
        .map((file) => `<li><a href="${encodeURI(file)}">${plain(file)}</a></li>`)
        .join('')}</ul>`,
    ),
  ];
  return page(lab.lang, lab.comparison(words.title), body.join('\n'));
}

/** A value with its difference from the first variant: `12 % (+3 % ± 1 %)`. */
function differs({ program }: Speech, { value, by }: Difference): string {
  const sign = by.value < 0 ? '−' : '+';
  const half = (by.high - by.low) / 2;
  const change = by.value === 0 ? '=' : `${sign}${program.percent(Math.abs(by.value))}`;
  return `${program.percent(value.value)} (${change}${half > 0 ? ` ± ${program.percent(half)}` : ''})`;
}

function wholeGames(
  speech: Speech,
  game: Game<AnySpec>,
  comparison: Comparison,
  names: readonly string[],
): string {
  const { lab, words, program } = speech;
  const title = (kind: string, name: string) =>
    kind === 'moves'
      ? lab.length
      : kind === 'outcome'
        ? (words.outcomes[name] ?? name)
        : kind === 'win'
          ? `${lab.seats}: ${words.seats(name)}`
          : name;
  const shown = comparison.quantities.filter(({ kind }) => kind !== 'score' || game.seats.length > 0);
  const rows = shown.map(({ kind, name, base, others }) => {
    const share = kind === 'outcome' || kind === 'win';
    const plainly = ({ value }: Estimate) => (share ? program.percent(value) : number(lab.lang, value));
    const change = ({ value, by }: Difference) => {
      if (share) return differs(speech, { value, by, sure: true });
      const half = (by.high - by.low) / 2;
      const sign = by.value < 0 ? '−' : '+';
      const amount = by.value === 0 ? '=' : `${sign}${number(lab.lang, Math.abs(by.value))}`;
      return `${number(lab.lang, value.value)} (${amount}${half > 0 ? ` ± ${number(lab.lang, half)}` : ''})`;
    };
    return {
      sure: others.some(({ sure }) => sure),
      cells: [title(kind, name), plainly(base), ...others.map(change)],
    };
  });
  const head = ['', ...names];
  return `<p class="small">${plain([comparison.bots === undefined ? lab.method.random : lab.method.bots(comparison.bots), lab.compare.sure].join(' '))}</p>${table(
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
  const whole = quantities.flatMap(({ kind, name, base, others }) =>
    others.map((other, v) => {
      const [value, from, by, low, high, variant] = line(v, other, base);
      return ['', kind, name, variant, false, '', value, from, by, low, high];
    }),
  );
  return csv([head, ...rows, ...whole]);
}

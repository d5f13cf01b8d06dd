/** A survey as one page: the most surprising finding first, then measures, whole games, and the health of the rules. */
import { at } from '../../kernel/at.ts';
import type { Estimate } from '../../kernel/exact/estimate.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Lang, namedOptions, numbers, sayOutcome } from '../../kernel/words.ts';
import { label } from '../play/ledger.ts';
import { type Finding, numbersOf } from '../survey/findings.ts';
import type { Health, Seen } from '../survey/health.ts';
import type { Survey } from '../survey/survey.ts';
import { bars, type Column, columns, curve, plain } from './chart.ts';
import {
  badge,
  card,
  folded,
  measureChart,
  measureTable,
  number,
  page,
  ranged,
  section,
  table,
} from './page.ts';
import {
  dependsOnSettings,
  eventName,
  list,
  measureName,
  outcomeName,
  promptName,
  questionName,
  rowName,
  type Speech,
  say,
  sayRemark,
  unseen,
  whoDecides,
} from './sayings.ts';

export interface ReportInput {
  readonly game: Game<AnySpec>;
  readonly survey: Survey;
  readonly health: Health;
  readonly findings: readonly Finding[];
  /** The command that gives the same numbers again. */
  readonly command: string;
  /** Files beside the page. */
  readonly files: readonly string[];
  readonly journals: readonly string[];
}

export function report(speech: Speech, reported: ReportInput): string {
  const { words, lab } = speech;
  const { survey, findings } = reported;
  const [first] = forPlayers(findings);
  const body = [
    `<header><h1>${plain(lab.report(words.title))}</h1>`,
    `<p class="small">${plain(lab.played(survey.tally.games, survey.seed))}</p>`,
    survey.tally.games < survey.games
      ? `<p><strong>${plain(lab.stopped(survey.tally.games, survey.games))}</strong></p>`
      : '',
    `<p class="lead">${plain(lead(speech, reported))} ${first ? certainty(speech, survey, first) : ''}</p></header>`,
    sections(speech, reported),
  ];
  return page(lab.lang, lab.report(words.title), body.join('\n'));
}

/** For people who write rules: clauses have only ids, and the charts of whole games show the others. */
const FOR_WRITERS: readonly Finding['kind'][] = ['idle-clauses', 'only-choice', 'settled'];

/** What any player understands. */
export function forPlayers(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ kind }) => !FOR_WRITERS.includes(kind));
}

/** The most surprising finding. */
export function lead(speech: Speech, { findings }: Pick<ReportInput, 'findings'>): string {
  const [first] = forPlayers(findings);
  return first ? say(speech, first) : speech.lab.findings.nothing;
}

/** Whether a finding is exact, or on how many games it is based. */
export function certainty(speech: Speech, survey: Survey, finding: Finding): string {
  const exact =
    'measure' in finding && survey.measures.some(({ id, exact }) => id === finding.measure && exact);
  return badge(speech, exact, finding.kind === 'settled' ? survey.settled.games : survey.tally.games);
}

/** Everything below the most surprising finding, as HTML with all texts escaped. */
function sections(speech: Speech, reported: ReportInput): string {
  return `${sectionsForPlayers(speech, reported)}\n${sectionsForWriters(speech, reported)}`;
}

/** What any player wants to see. */
export function sectionsForPlayers(speech: Speech, reported: ReportInput): string {
  const { lab } = speech;
  const { survey, findings } = reported;
  const others = forPlayers(findings)
    .slice(1)
    // All of them, in short.
    .filter(({ kind }) => kind !== 'numbers')
    .map((finding) => `<li>${plain(say(speech, finding))} ${certainty(speech, survey, finding)}</li>`);
  return [
    section(lab.sections.summary, summary(speech, reported)),
    others.length === 0 ? '' : section(lab.sections.findings, `<ul class="findings">${others.join('')}</ul>`),
    section(lab.sections.measures, measures(speech, survey)),
    section(lab.sections.games, games(speech, reported)),
  ].join('\n');
}

/** What a player asks first: how games end, who wins, and what is counted how often. */
function summary(speech: Speech, { survey, health }: ReportInput): string {
  const { lab, program, words } = speech;
  const { percent } = program;
  const ended = health.outcomes
    .filter(({ met }) => met === 'met')
    .toSorted((a, b) => b.share.value - a.share.value)
    .map(({ id, share }) => `${sayOutcome(words, id).replace(/\.$/, '')} (${percent(share.value)})`);
  const won = health.seats.map(({ seat, wins }) => `${words.seats(seat)} ${percent(wins.value)}`);
  const lines = [
    ended.length > 0 ? `${lab.outcomes}: ${ended.join(', ')}.` : '',
    won.length > 1 ? `${lab.seats}: ${won.join(', ')}.` : '',
    ...survey.measures.map((measure) => {
      const spread = numbersOf(measure);
      return spread ? say(speech, { kind: 'numbers', measure: measure.id, ...spread }) : '';
    }),
  ].filter(Boolean);
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${plain(line)}</li>`).join('');
  return `${badge(speech, false, survey.tally.games)}<ul class="findings">${items}</ul>`;
}

/** What only people who write rules need. */
export function sectionsForWriters(speech: Speech, reported: ReportInput): string {
  const { lab } = speech;
  return [
    section(lab.sections.health, healthTable(speech, reported)),
    section(lab.sections.remarks, remarksList(speech, reported.survey)),
    section(lab.sections.settings, settings(speech, reported.game, reported.survey.options)),
    section(lab.sections.again, again(speech, reported)),
  ].join('\n');
}

/** Only above something that is sampled. */
function intervals({ lab }: Speech): string {
  return `<p class="small">${plain(lab.interval)}</p>`;
}

function measures(speech: Speech, survey: Survey): string {
  if (survey.measures.length === 0) return '';
  const cards = survey.measures.map((measure) => {
    const told = speech.words.measures[measure.id];
    const given = told?.given?.(measure.given);
    const help = [told?.help, given && `(${given})`].filter(Boolean).join(' ');
    const chart = measureChart(speech, measure);
    const numbers = folded(speech.lab.numbers, measureTable(speech, measure));
    return card(
      measureName(speech, measure.id),
      help,
      badge(speech, measure.exact, survey.tally.games),
      chart + numbers,
    );
  });
  const sampled = survey.measures.some(({ exact }) => !exact);
  return `${sampled ? intervals(speech) : ''}<div class="grid">${cards.join('')}</div>`;
}

/** The maximum number of columns in the chart of lengths. */
const BINS = 30;

/** A distribution of numbers, grouped into columns of equal width. */
export function binned(spread: Readonly<Record<string, number>>, lang: Lang): Column[] {
  const values = Object.entries(spread).map(([value, n]) => [Number(value), n] as const);
  const low = Math.min(...values.map(([value]) => value));
  const high = Math.max(...values.map(([value]) => value));
  const all = values.reduce((sum, [, n]) => sum + n, 0);
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const count = Math.floor((high - low) / width) + 1;
  const bins = Array.from({ length: count }, () => 0);
  for (const [value, n] of values) {
    const bin = Math.floor((value - low) / width);
    bins[bin] = at(bins, bin) + n;
  }
  const number = numbers(lang);
  return bins.map((n, i) => ({
    label: number(low + i * width),
    value: n / all,
    low: n / all,
    high: n / all,
  }));
}

function games(speech: Speech, { game, survey, health }: ReportInput): string {
  const { lab, program, words } = speech;
  const { percent } = program;
  const { tally } = survey;
  const sampled = badge(speech, false, tally.games);
  const ended = health.outcomes
    .filter(({ met }) => met === 'met')
    .sort((a, b) => b.share.value - a.share.value);
  const cards = [
    card(
      lab.outcomes,
      [whoDecides(speech, game, survey.bots), game.lab.standIn ? lab.method.standIn : '']
        .filter(Boolean)
        .join(' '),
      sampled,
      bars(
        lab.outcomes,
        ended.map(({ id, share }) => ({
          label: sayOutcome(words, id),
          ...share,
          note: percent(share.value),
        })),
      ),
    ),
  ];
  const spread = tally.spreads.moves;
  if (spread && Object.keys(spread).length > 1)
    cards.push(
      card(lab.length, '', sampled, columns(lab.length, binned(spread, lab.lang), percent, lab.moves)),
    );
  if (health.points.length > 0) cards.push(pointsCard(speech, health.points, survey, sampled));
  if (health.seats.length > 1) {
    const fair = 1 / health.seats.length;
    const rows = health.seats.map(({ seat, wins }) => ({
      label: words.seats(seat),
      ...wins,
      note: percent(wins.value),
    }));
    const first = health.first
      ? [{ label: lab.first, ...health.first, note: percent(health.first.value) }]
      : [];
    cards.push(
      card(
        lab.seats,
        '',
        sampled,
        bars(lab.seats, [...rows, ...first], { value: fair, label: `${lab.fair} ${percent(fair)}` }),
      ),
    );
  }
  if (health.settled.length > 0) {
    const points = health.settled.map(({ point, same }) => ({
      label: point === 0 ? lab.start : percent(point),
      ...same,
    }));
    cards.push(
      card(
        lab.settled,
        lab.settledHelp,
        badge(speech, false, survey.settled.games),
        curve(lab.settled, points, percent),
      ),
    );
  }
  if (health.onlyChoice.length > 0) {
    const items = health.onlyChoice.map(({ ask, share }) => ({
      label: questionName(speech, ask),
      ...share,
      note: percent(share.value),
    }));
    const rows = health.onlyChoice.map(({ ask, share, choices }) => [
      questionName(speech, ask),
      ranged(speech, share),
      number(lab.lang, choices),
      ask,
    ]);
    cards.push(
      card(
        lab.onlyChoice,
        '',
        sampled,
        bars(lab.onlyChoice, items) +
          folded(lab.numbers, table([lab.example, lab.share, lab.choices, ''], rows, [1, 2])),
      ),
    );
  }
  return `${intervals(speech)}<div class="grid">${cards.join('')}</div>`;
}

/** What the only seat scored, as a chart; the averages of several side by side. */
function pointsCard(speech: Speech, points: Health['points'], { tally }: Survey, sampled: string): string {
  const { lab, program, words } = speech;
  const said = ({ value, low, high }: Estimate) => {
    const [mean, from, to] = [value, low, high].map((n) => number(lab.lang, n));
    return low === high ? `${mean}` : `${mean} (${from}…${to})`;
  };
  const [only] = points;
  const spread = points.length === 1 && only ? tally.spreads[label('score', only[0])] : undefined;
  const body =
    only && spread
      ? Object.keys(spread).length > 1
        ? columns(program.points, binned(spread, lab.lang), program.percent)
        : ''
      : table(
          ['', lab.mean],
          points.map(([seat, mean]) => [words.seats(seat), said(mean)]),
          [1],
        );
  return card(program.points, only && spread ? `${lab.mean}: ${said(only[1])}` : '', sampled, body);
}

function healthTable(speech: Speech, { game, health, survey }: ReportInput): string {
  const { lab, words } = speech;
  // An outcome is a sentence; in a list it has no full stop.
  const outcome = (id: string) => sayOutcome(words, id).replace(/\.$/, '');
  const those = (all: readonly Pick<Seen, 'id' | 'met'>[], how: Seen['met']) =>
    all.filter(({ met }) => met === how).map(({ id }) => id);
  // If other settings can cause it, the rules aren't at fault.
  const unmet = (kind: 'asks' | 'events' | 'rules', switched: boolean) => {
    const ids = those(health[kind], 'never').filter((id) => dependsOnSettings(game, kind, id) === switched);
    return unseen(speech, kind, game, ids);
  };
  const elsewhere = new Set((['asks', 'events', 'rules'] as const).flatMap((kind) => unmet(kind, true)));
  const at = (kind: string) =>
    health.troubles.filter((t) => t.kind === kind).map((t) => `#${t.index}: ${t.what}`);
  const checks: (readonly [string, readonly string[]])[] = [
    [lab.health.stuck, at('stuck')],
    [lab.health.endless, at('endless')],
    [lab.health.outcomes, those(health.outcomes, 'never').map(outcome)],
    [lab.health.asks, unmet('asks', false)],
    [lab.health.events, unmet('events', false)],
    [lab.health.rules, unmet('rules', false)],
    [lab.health.clauses, health.idleClauses],
    [
      lab.health.rows,
      health.idleRows.map(
        ({ measure, key }) => `${measureName(speech, measure)}: ${rowName(speech, measure, key, false)}`,
      ),
    ],
    [
      lab.health.cells,
      health.idleCells.map(
        ({ measure, key, outcome }) =>
          `${measureName(speech, measure)}: ${[rowName(speech, measure, key, false), outcomeName(speech, measure, outcome)].join(' ')}`,
      ),
    ],
  ];
  const rows = checks.map(([title, found]) => {
    const state =
      found.length === 0
        ? `<span class="good">${plain(lab.none)}</span>`
        : found.some((one) => one.includes(' '))
          ? `<ul>${found.map((one) => `<li class="bad">${plain(one)}</li>`).join('')}</ul>`
          : `<span class="bad">${plain(list(found, 20))}</span>`;
    return `<tr><th scope="row">${plain(title)}</th><td>${state}</td></tr>`;
  });
  const byHand = [
    ...those(health.outcomes, 'by-hand').map(outcome),
    ...unseen(speech, 'events', game, those(health.events, 'by-hand')),
  ];
  const seen = (all: readonly Seen[], name: typeof promptName) =>
    all
      .filter(({ met }) => met === 'met')
      .map(({ id, mean, share }) => [
        name(speech, id),
        number(lab.lang, mean.value),
        ranged(speech, share),
        id,
      ]);
  return [
    badge(speech, false, survey.tally.games),
    `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`,
    byHand.length === 0
      ? ''
      : `<p class="small">${plain(`${lab.byHand}:`)}</p><ul class="small">${byHand.map((one) => `<li>${plain(one)}</li>`).join('')}</ul>`,
    elsewhere.size === 0
      ? ''
      : `<p class="small">${plain(`${lab.health.elsewhere}:`)}</p><ul class="small">${[...elsewhere].map((one) => `<li>${plain(one)}</li>`).join('')}</ul>`,
    health.unwatched.length === 0
      ? ''
      : `<p class="small">${plain(`${lab.health.unwatched}: ${health.unwatched.join(', ')}`)}</p>`,
    folded(
      lab.numbers,
      table(
        [lab.example, lab.times, lab.share, ''],
        [...seen(health.asks, promptName), ...seen(health.events, eventName)],
        [1, 2],
      ),
    ),
  ].join('');
}

/** What the author of the rules should know. */
function remarksList(speech: Speech, { remarks }: Survey): string {
  if (!remarks) return '';
  const said = remarks.found.map((remark) => `<li>${plain(sayRemark(speech, remark, remarks))}</li>`);
  return [
    badge(speech, remarks.games === undefined, remarks.games ?? 0),
    said.length === 0
      ? `<p>${plain(speech.lab.remarks.nothing)}</p>`
      : `<ul class="remarks">${said.join('')}</ul>`,
  ].join('');
}

/** The chosen settings; defaults are marked. */
function settings({ words, lab }: Speech, game: Game<AnySpec>, options: Survey['options']): string {
  const named = namedOptions(words);
  const rows = Object.entries(game.options).map(([key, decl]) => {
    const value = options[key];
    const usual = JSON.stringify(value) === JSON.stringify(decl.default);
    const text =
      typeof value === 'boolean'
        ? value
          ? '✓'
          : '–'
        : Array.isArray(value)
          ? value.join(', ')
          : typeof value === 'object'
            ? '{…}'
            : String(value);
    return [named[key]?.name ?? key, named[key]?.choices?.[text] ?? text, usual ? lab.standard : '', key];
  });
  return folded(lab.sections.settings, table([lab.setting, lab.value, '', ''], rows));
}

function again({ lab }: Speech, { command, files, journals }: ReportInput): string {
  const link = (file: string) => `<li><a href="${encodeURI(file)}">${plain(file)}</a></li>`;
  const listed = (title: string, names: readonly string[]) =>
    names.length === 0 ? '' : `<p>${plain(title)}</p><ul>${names.slice(0, 50).map(link).join('')}</ul>`;
  return `<pre><code>${plain(command)}</code></pre>${listed(lab.files, files)}${listed(lab.journals, journals)}`;
}

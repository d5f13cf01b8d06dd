import type { AnySpec, Game } from '../../kernel/game.ts';
import { namedOptions } from '../../kernel/words.ts';
import { type Finding, numbersOf } from '../survey/findings.ts';
import type { Health } from '../survey/health.ts';
import type { Survey } from '../survey/survey.ts';
import { plain } from './chart.ts';
import { endingsOf, games } from './games.ts';
import { healthOf } from './health.ts';
import { badge, card, folded, intervals, measureChart, measureTable, page, section, table } from './page.ts';
import { endingName, measureName, type Speech, say, sayRemark } from './sayings.ts';

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
  const ended = endingsOf(health).map(
    ({ id, share }) => `${endingName(speech, id)} (${percent(share.value)})`,
  );
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
    section(lab.sections.health, healthOf(speech, reported)),
    section(lab.sections.remarks, remarksList(speech, reported.survey)),
    section(lab.sections.settings, settings(speech, reported.game, reported.survey.options)),
    section(lab.sections.again, again(speech, reported)),
  ].join('\n');
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

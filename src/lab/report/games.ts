/** Whole games as charts: how they end, how long they are, what is scored, who wins, and when they are settled. */
import { at } from '../../kernel/at.ts';
import type { Estimate } from '../../kernel/exact/estimate.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Lang, numbers, sayEnding } from '../../kernel/words.ts';
import { label } from '../play/ledger.ts';
import type { Health } from '../survey/health.ts';
import type { Survey } from '../survey/survey.ts';
import { bars, type Column, columns, curve } from './chart.ts';
import { badge, card, folded, intervals, number, ranged, table } from './page.ts';
import { questionName, type Speech, whoDecides } from './sayings.ts';

interface Played {
  readonly game: Game<AnySpec>;
  readonly survey: Survey;
  readonly health: Health;
}

export function games(speech: Speech, played: Played): string {
  const cards = [endings, lengths, points, wins, settled, onlyChoice].map((each) => each(speech, played));
  return `${intervals(speech)}<div class="grid">${cards.join('')}</div>`;
}

/** How often each ending came up, the most frequent first. */
export function endingsOf({ outcomes }: Health): Health['outcomes'] {
  return outcomes.filter(({ met }) => met === 'met').toSorted((a, b) => b.share.value - a.share.value);
}

function sampled(speech: Speech, { survey }: Played): string {
  return badge(speech, false, survey.tally.games);
}

function endings(speech: Speech, played: Played): string {
  const { lab, program, words } = speech;
  const { game, survey, health } = played;
  const help = [whoDecides(speech, game, survey.bots), game.lab.standIn ? lab.method.standIn : ''];
  const rows = endingsOf(health).map(({ id, share }) => ({
    label: sayEnding(words, id),
    ...share,
    note: program.percent(share.value),
  }));
  return card(
    lab.outcomes,
    help.filter(Boolean).join(' '),
    sampled(speech, played),
    bars(lab.outcomes, rows),
  );
}

function lengths(speech: Speech, played: Played): string {
  const { lab, program } = speech;
  const spread = played.survey.tally.spreads.moves;
  if (!spread || Object.keys(spread).length < 2) return '';
  const chart = columns(lab.length, binned(spread, lab.lang), program.percent, lab.moves);
  return card(lab.length, '', sampled(speech, played), chart);
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

/** What the only seat scored, as a chart; the averages of several side by side. */
function points(speech: Speech, played: Played): string {
  const { lab, program, words } = speech;
  const { survey, health } = played;
  if (health.points.length === 0) return '';
  const said = ({ value, low, high }: Estimate) => {
    const [mean, from, to] = [value, low, high].map((n) => number(lab.lang, n));
    return low === high ? `${mean}` : `${mean} (${from}…${to})`;
  };
  const [only] = health.points;
  const spread =
    health.points.length === 1 && only ? survey.tally.spreads[label('score', only[0])] : undefined;
  const body =
    only && spread
      ? Object.keys(spread).length > 1
        ? columns(program.points, binned(spread, lab.lang), program.percent)
        : ''
      : table(
          ['', lab.mean],
          health.points.map(([seat, mean]) => [words.seats(seat), said(mean)]),
          [1],
        );
  return card(
    program.points,
    only && spread ? `${lab.mean}: ${said(only[1])}` : '',
    sampled(speech, played),
    body,
  );
}

function wins(speech: Speech, played: Played): string {
  const { lab, program, words } = speech;
  const { seats, first } = played.health;
  if (seats.length < 2) return '';
  const row = (label: string, share: Estimate) => ({ label, ...share, note: program.percent(share.value) });
  const rows = seats.map(({ seat, wins }) => row(words.seats(seat), wins));
  const fair = 1 / seats.length;
  const line = { value: fair, label: `${lab.fair} ${program.percent(fair)}` };
  const chart = bars(lab.seats, first ? [...rows, row(lab.first, first)] : rows, line);
  return card(lab.seats, '', sampled(speech, played), chart);
}

function settled(speech: Speech, { survey, health }: Played): string {
  const { lab, program } = speech;
  if (health.settled.length === 0) return '';
  const points = health.settled.map(({ point, same }) => ({
    label: point === 0 ? lab.start : program.percent(point),
    ...same,
  }));
  const chart = curve(lab.settled, points, program.percent);
  return card(lab.settled, lab.settledHelp, badge(speech, false, survey.settled.games), chart);
}

function onlyChoice(speech: Speech, played: Played): string {
  const { lab, program } = speech;
  const found = played.health.onlyChoice;
  if (found.length === 0) return '';
  const items = found.map(({ ask, share }) => ({
    label: questionName(speech, ask),
    ...share,
    note: program.percent(share.value),
  }));
  const rows = found.map(({ ask, share, choices }) => [
    questionName(speech, ask),
    ranged(speech, share),
    number(lab.lang, choices),
    ask,
  ]);
  const figures = folded(lab.numbers, table([lab.example, lab.share, lab.choices, ''], rows, [1, 2]));
  return card(lab.onlyChoice, '', sampled(speech, played), bars(lab.onlyChoice, items) + figures);
}

/** The health of the rules: what went wrong, and what never came up. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Coverage, Health } from '../survey/health.ts';
import type { Survey } from '../survey/survey.ts';
import { plain } from './chart.ts';
import { badge, folded, number, ranged, table } from './page.ts';
import {
  dependsOnSettings,
  endingName,
  eventName,
  list,
  measureWithin,
  outcomeName,
  promptName,
  rowName,
  type Speech,
  unseen,
} from './sayings.ts';

interface Examined {
  readonly game: Game<AnySpec>;
  readonly survey: Survey;
  readonly health: Health;
}

const KINDS = ['asks', 'events', 'rules'] as const;

export function healthOf(speech: Speech, examined: Examined): string {
  const { lab } = speech;
  const { game, health, survey } = examined;
  const byHand = [
    ...those(health.outcomes, 'by-hand').map((id) => endingName(speech, id)),
    ...unseen(speech, 'events', game, those(health.events, 'by-hand')),
  ];
  const elsewhere = KINDS.flatMap((kind) => unmet(speech, examined, kind, true));
  return [
    badge(speech, false, survey.tally.games),
    checks(speech, examined),
    listed(lab.byHand, byHand),
    listed(lab.health.elsewhere, [...new Set(elsewhere)]),
    health.unwatched.length === 0
      ? ''
      : `<p class="small">${plain(`${lab.health.unwatched}: ${health.unwatched.join(', ')}`)}</p>`,
    counts(speech, health),
  ].join('');
}

function those(all: readonly Pick<Coverage, 'id' | 'met'>[], how: Coverage['met']): readonly string[] {
  return all.filter(({ met }) => met === how).map(({ id }) => id);
}

/** What never came up, and whether other settings can cause it: then the rules aren't at fault. */
function unmet(
  speech: Speech,
  { game, health }: Examined,
  kind: (typeof KINDS)[number],
  switched: boolean,
): readonly string[] {
  const ids = those(health[kind], 'never').filter((id) => dependsOnSettings(game, kind, id) === switched);
  return unseen(speech, kind, game, ids);
}

/** One row for each check. */
function checks(speech: Speech, examined: Examined): string {
  const { lab } = speech;
  const { health } = examined;
  const at = (kind: string) =>
    health.troubles.filter((t) => t.kind === kind).map((t) => `#${t.index}: ${t.what}`);
  const row = (measure: string, key: string, outcome?: string) =>
    `${measureWithin(speech, measure)}: ${[rowName(speech, measure, key, false), outcome].filter(Boolean).join(' ')}`;
  const all: (readonly [title: string, found: readonly string[]])[] = [
    [lab.health.stuck, at('stuck')],
    [lab.health.endless, at('endless')],
    [lab.health.outcomes, those(health.outcomes, 'never').map((id) => endingName(speech, id))],
    ...KINDS.map((kind) => [lab.health[kind], unmet(speech, examined, kind, false)] as const),
    [lab.health.clauses, health.idleClauses],
    [lab.health.rows, health.idleRows.map(({ measure, key }) => row(measure, key))],
    [
      lab.health.cells,
      health.idleCells.map(({ measure, key, outcome }) =>
        row(measure, key, outcomeName(speech, measure, outcome)),
      ),
    ],
  ];
  const rows = all.map(([title, found]) => {
    const state =
      found.length === 0
        ? `<span class="good">${plain(lab.none)}</span>`
        : // Ids alone need no list.
          found.some((one) => one.includes(' '))
          ? `<ul>${found.map((one) => `<li class="bad">${plain(one)}</li>`).join('')}</ul>`
          : `<span class="bad">${plain(list(found, 20))}</span>`;
    return `<tr><th scope="row">${plain(title)}</th><td>${state}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

function listed(title: string, found: readonly string[]): string {
  if (found.length === 0) return '';
  const items = found.map((one) => `<li>${plain(one)}</li>`).join('');
  return `<p class="small">${plain(`${title}:`)}</p><ul class="small">${items}</ul>`;
}

/** How often each prompt and event came up. */
function counts(speech: Speech, { asks, events }: Health): string {
  const { lab } = speech;
  const seen = (all: readonly Coverage[], name: typeof promptName) =>
    all
      .filter(({ met }) => met === 'met')
      .map(({ id, mean, share }) => [
        name(speech, id),
        number(lab.lang, mean.value),
        ranged(speech, share),
        id,
      ]);
  const rows = [...seen(asks, promptName), ...seen(events, eventName)];
  return folded(lab.numbers, table([lab.example, lab.times, lab.share, ''], rows, [1, 2]));
}

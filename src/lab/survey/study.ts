/** From a survey to its findings and files; shared by the terminal and the app. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import { countsCsv, json, lengthsCsv, measuresCsv } from '../report/data.ts';
import { report } from '../report/report.ts';
import type { Speech } from '../report/sayings.ts';
import { type Finding, findings } from './findings.ts';
import { type Health, health } from './health.ts';
import type { Survey } from './survey.ts';

export interface Examined {
  readonly health: Health;
  readonly findings: readonly Finding[];
}

export function examine(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  survey: Survey,
): Examined {
  const outcomes = game.lab.endings?.(options) ?? Object.keys(words.outcomes);
  const declared = { outcomes, events: Object.keys(words.events) };
  const found = health(game, declared, survey, game.seats(options));
  return { health: found, findings: findings(survey, found) };
}

/** The data files beside the page, for any game. */
export const DATA = ['report.json', 'measures.csv', 'counts.csv', 'lengths.csv'] as const;

/** The page and its data, by file name; `journals` are stored beside them. */
export function files(
  speech: Speech,
  game: Game<AnySpec>,
  survey: Survey,
  examined: Examined,
  command: string,
  journals: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const data = new Map<(typeof DATA)[number], string>([
    ['report.json', json(survey, examined.health, examined.findings)],
    ['measures.csv', measuresCsv(survey)],
    ['counts.csv', countsCsv(survey)],
    ['lengths.csv', lengthsCsv(survey)],
  ]);
  const page = report(speech, {
    game,
    survey,
    ...examined,
    command,
    files: [...data.keys()],
    journals: [...journals.keys()],
  });
  return new Map<string, string>([['index.html', page], ...data, ...journals]);
}

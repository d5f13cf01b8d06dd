/** Findings as sentences, in the words of the game and of the lab. */
import { type AnySpec, type Game, ruleIds } from '../kernel/game.ts';
import { type Lang, listing, type Words } from '../kernel/words.ts';
import type { Program } from '../words/program.ts';
import { type Examples, shortened } from './examples.ts';
import type { Finding } from './findings.ts';
import type { LabWords } from './words/lab.ts';

export interface Speech {
  readonly words: Words<AnySpec>;
  readonly lab: LabWords;
  readonly program: Program;
  /** What a player is asked at a prompt and told of an event, for instance. */
  readonly examples?: Examples | undefined;
}

/** Fractions that people can picture are written out. */
const PLAIN = 1000;

/** `3 of 7 (42.9 %)`, or the percentage alone where the fraction is long or sampled. */
export function often({ program }: Speech, value: number, fraction: string | undefined): string {
  const [n = '', d = ''] = fraction?.split('/') ?? [];
  const plain = d !== '' && Number(d) > 1 && Number(d) <= PLAIN;
  return plain ? `${program.of(Number(n), Number(d))} (${program.percent(value)})` : program.percent(value);
}

/** What a row is called: `Round 3`; a measure with one row needs no key. */
export function rowName({ words }: Speech, measure: string, key: string, alone: boolean): string {
  const told = words.measures[measure]?.key ?? '';
  if (alone) return told || key;
  return words.measures[measure]?.row?.(key) ?? `${told} ${key}`.trim();
}

/** What stands at the head of a row below what rows are: its name, or the number that it goes by. */
export function rowHead({ words }: Pick<Speech, 'words'>, measure: string, key: string): string {
  return words.measures[measure]?.row?.(key) ?? key;
}

export function outcomeName({ words }: Speech, measure: string, outcome: string): string {
  return words.measures[measure]?.outcome(outcome) ?? outcome;
}

export function measureName({ words }: Speech, measure: string): string {
  return words.measures[measure]?.name ?? measure;
}

/** The first sentence of a rule in our own words; '' where there is none. */
export function ruleName({ words }: Speech, rule: string): string {
  return shortened(words.rules[rule]?.match(/^.*?[.?!](?=\s|$)/su)?.[0] ?? '');
}

/**
 * Things that never came up, so that no game shows how they read: by what the rules behind them say, and by the names
 * that the data beside the report have for them.
 */
export function unseen(
  speech: Speech,
  kind: 'asks' | 'events' | 'rules',
  { why }: Game<AnySpec>,
  ids: readonly string[],
): readonly string[] {
  const byText = new Map<string, string[]>();
  for (const id of ids) {
    const rule = kind === 'rules' ? id : (ruleIds(why[kind][id])[0] ?? '');
    const text = ruleName(speech, rule) || (kind === 'events' ? withoutFacts(speech, id) : '');
    byText.set(text, [...(byText.get(text) ?? []), id]);
  }
  return [...byText].map(([text, ids]) => (text ? `${text} (${ids.join(', ')})` : ids.join(', ')));
}

/** Has a setting a say in it, so that games with other settings may show it? Numbers change how often, not whether. */
export function bySettings(
  { why, options }: Game<AnySpec>,
  kind: 'asks' | 'events' | 'rules',
  id: string,
): boolean {
  const rules = kind === 'rules' ? [id] : ruleIds(why[kind][id]);
  return rules.some((rule) => why.rules[rule]?.options?.some((key) => options[key]?.kind !== 'number'));
}

/** The line of an event that needs no facts; '' for any other. */
function withoutFacts({ words }: Speech, event: string): string {
  try {
    const text = words.events[event]?.({}) ?? '';
    return /undefined|NaN|null|\[object/.test(text) ? '' : text;
  } catch {
    return '';
  }
}

/** The prompt as a player reads it; its id where these games never showed it. */
export function promptName({ examples }: Speech, ask: string): string {
  return examples?.prompts.get(ask) ?? ask;
}

/** The prompt as it reads at any position, where a number is about all of them. */
export function questionName({ examples }: Speech, ask: string): string {
  return examples?.questions.get(ask) ?? ask;
}

/** A line of the story that tells the event; its id where these games never had it. */
export function eventName({ examples }: Speech, event: string): string {
  return examples?.lines.get(event) ?? event;
}

export function say(speech: Speech, finding: Finding): string {
  const { lab, program, words } = speech;
  const { findings } = lab;
  const name = (id: string) => measureName(speech, id);
  const idle = (exact: boolean) => (exact ? findings.impossibleRow : findings.idleRow);
  switch (finding.kind) {
    case 'stuck':
    case 'endless':
      return findings[finding.kind](lab.games(finding.games), finding.first);
    case 'chance': {
      // What such a measure is about is told by its own line of help.
      const about = (words.measures[finding.measure]?.help ?? finding.measure).replace(/\.$/, '');
      return `${about}: ${often(speech, finding.value, finding.fraction)}.`;
    }
    case 'nearly':
      return findings.nearly(
        name(finding.measure),
        rowName(speech, finding.measure, finding.key, true),
        outcomeName(speech, finding.measure, finding.outcome),
        program.percent(finding.value),
      );
    case 'shift': {
      const { measure, from, to } = finding;
      const at = ({ key, value }: { key: string; value: number }) =>
        `${rowName(speech, measure, key, false)} (${program.percent(value)})`;
      return findings.shift(name(measure), outcomeName(speech, measure, finding.outcome), at(from), at(to));
    }
    case 'idle-row': {
      const rows = finding.keys.map((key) => rowName(speech, finding.measure, key, false));
      return idle(finding.exact)(name(finding.measure), some(lab.lang, rows, 6));
    }
    case 'idle-cell': {
      const { measure, cells, exact } = finding;
      const told = cells.map(
        ({ key, outcome }) =>
          `${rowName(speech, measure, key, false)} ${outcomeName(speech, measure, outcome)}`,
      );
      return idle(exact)(name(measure), some(lab.lang, told, 4));
    }
    case 'idle-outcome':
      return findings.idleOutcome(words.outcomes[finding.outcome] ?? finding.outcome);
    case 'idle-clauses':
      return findings.idleClauses(some(lab.lang, finding.clauses, 12));
    case 'outcome':
      return findings.outcome(
        words.outcomes[finding.outcome] ?? finding.outcome,
        program.percent(finding.value),
      );
    case 'seat':
      return findings.seat(
        words.seats(finding.seat),
        program.percent(finding.value),
        program.percent(finding.fair),
      );
    case 'first':
      return findings.first(program.percent(finding.value), program.percent(finding.fair));
    case 'only-choice':
      return findings.onlyChoice(questionName(speech, finding.ask), program.percent(finding.value));
    case 'same-length':
      return findings.sameLength(finding.moves);
    case 'length':
      return findings.length(finding.low, finding.high, finding.middle);
    case 'numbers':
      return findings.numbers(name(finding.measure), finding.low, finding.high, finding.middle);
    case 'settled':
      return findings.settled(program.percent(finding.value), program.percent(finding.before));
  }
}

/** In a sentence: all of them, the last one after "and", or the first ones and dots. */
function some(lang: Lang, items: readonly string[], most: number): string {
  return items.length <= most ? listing(lang)(items) : list(items, most);
}

/** Below a heading, where no word belongs between the last two. */
export function list(items: readonly string[], most: number): string {
  return items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')}, …`;
}

/** Findings as sentences, in the words of the game and the lab. */
import { type AnySpec, type Game, ruleIds } from '../../kernel/game.ts';
import type { Remark, Remarks } from '../../kernel/remarks.ts';
import { type Lang, listing, sayEnding, type Words } from '../../kernel/words.ts';
import type { Program } from '../../words/program.ts';
import { type Examples, shortened } from '../survey/examples.ts';
import type { Finding } from '../survey/findings.ts';
import type { LabWords } from '../words/lab.ts';

export interface Speech {
  readonly words: Words<AnySpec>;
  readonly lab: LabWords;
  readonly program: Program;
  /** Examples of prompts and of lines of the story. */
  readonly examples?: Examples | undefined;
}

/** Fractions with a small denominator are written out. */
const PLAIN = 1000;

/** `3 of 7 (42.9 %)`, or only the percentage if the fraction is long or sampled. */
export function often({ program }: Speech, value: number, fraction: string | undefined): string {
  const [n = '', d = ''] = fraction?.split('/') ?? [];
  const plain = d !== '' && Number(d) > 1 && Number(d) <= PLAIN;
  return plain ? `${program.of(Number(n), Number(d))} (${program.percent(value)})` : program.percent(value);
}

/** A row's name: `Round 3`; a measure with one row needs no key. */
export function rowName({ words }: Speech, measure: string, key: string, alone: boolean): string {
  const told = words.measures[measure]?.key ?? '';
  if (alone) return told || key;
  return words.measures[measure]?.row?.(key) ?? `${told} ${key}`.trim();
}

/** The label of a row under a heading that says what rows are: its name, or just its number. */
export function rowHead({ words }: Pick<Speech, 'words'>, measure: string, key: string): string {
  return words.measures[measure]?.row?.(key) ?? key;
}

export function outcomeName({ words }: Speech, measure: string, outcome: string): string {
  return words.measures[measure]?.outcome(outcome) ?? outcome;
}

/** An ending inside a list, where a sentence has no full stop. */
export function endingName({ words }: Pick<Speech, 'words'>, ending: string): string {
  return sayEnding(words, ending).replace(/\.$/, '');
}

export function measureName({ words }: Speech, measure: string): string {
  return words.measures[measure]?.name ?? measure;
}

/** A measure as part of a sentence: what asks or tells something has no mark at its end there. */
export function measureWithin(speech: Speech, measure: string): string {
  return withoutMark(measureName(speech, measure));
}

const withoutMark = (sentence: string) => sentence.replace(/[.?]$/, '');

/** The first sentence of a rule text; '' if there is none. */
export function ruleName({ words }: Speech, rule: string): string {
  return shortened(words.rules[rule]?.match(/^.*?[.?!](?=\s|$)/su)?.[0] ?? '');
}

/**
 * Names for things that never came up, so that there is no example: the rules behind them, and their ids in the data
 * files of the report.
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

/** Whether it depends on a setting, so that games with other settings may show it. Numbers only change how often. */
export function dependsOnSettings(
  { why, options }: Game<AnySpec>,
  kind: 'asks' | 'events' | 'rules',
  id: string,
): boolean {
  const rules = kind === 'rules' ? [id] : ruleIds(why[kind][id]);
  return rules.some((rule) => why.rules[rule]?.options?.some((key) => options[key]?.kind !== 'number'));
}

/** The line of an event that needs no facts; otherwise ''. */
function withoutFacts({ words }: Speech, event: string): string {
  try {
    const text = words.events[event]?.({}) ?? '';
    return /undefined|NaN|null|\[object/.test(text) ? '' : text;
  } catch {
    return '';
  }
}

/** An example of the prompt; its id if it never came up. */
export function promptName({ examples }: Speech, ask: string): string {
  return examples?.prompts.get(ask) ?? ask;
}

/**
 * The prompt with dots for what varies, for a number that is about all its positions. Whom it addresses varies first of
 * all, and is left out: `…: where do you go?` is `Where do you go?`
 */
export function questionName({ examples }: Speech, ask: string): string {
  const question = examples?.questions.get(ask);
  if (question === undefined) return ask;
  const rest = question.replace(/^…: */u, '');
  // Quoted inside a sentence, it has no full stop.
  return (rest === question ? question : rest.charAt(0).toUpperCase() + rest.slice(1)).replace(/\.$/, '');
}

/** Who decides in simulated games: bots, the game's stand-in, or chance. */
export function whoDecides(speech: Speech, { lab }: Game<AnySpec>, bots: string | undefined): string {
  const { method } = speech.lab;
  if (bots !== undefined) return method.bots(botName(speech, bots));
  return lab.decides ? method.usual : method.random;
}

/** A bot as the game's words call it. */
export function botName({ words: { bots = {} } }: Pick<Speech, 'words'>, bot: string): string {
  return (Object.hasOwn(bots, bot) ? bots[bot]?.name : undefined) ?? bot;
}

/** An example line for the event; its id if it never came up. */
export function eventName({ examples }: Speech, event: string): string {
  return examples?.lines.get(event) ?? event;
}

export function say(speech: Speech, finding: Finding): string {
  const { lab, program, words } = speech;
  const { findings } = lab;
  const name = (id: string) => measureWithin(speech, id);
  const idle = (exact: boolean) => (exact ? findings.impossibleRow : findings.idleRow);
  switch (finding.kind) {
    case 'stuck':
    case 'endless':
      return findings[finding.kind](lab.games(finding.games), finding.first);
    case 'chance': {
      // The help text says what such a measure is about.
      const about = withoutMark(words.measures[finding.measure]?.help ?? finding.measure);
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
      return findings.idleOutcome(sayEnding(words, finding.outcome));
    case 'idle-clauses':
      return findings.idleClauses(some(lab.lang, finding.clauses, 12));
    case 'outcome':
      return findings.outcome(sayEnding(words, finding.outcome), program.percent(finding.value));
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

/** A remark with its place: `Line 12, “The wind.”: Threat stopped at its highest value.` */
export function sayRemark(speech: Speech, remark: Remark, { games }: Remarks): string {
  const { remarks } = speech.lab;
  const said = () => {
    switch (remark.id) {
      case 'stopped':
        return remarks.stopped[remark.end](remark.name);
      case 'never':
        return (games === undefined ? remarks.impossible : remarks.never)(remark.label);
      case 'leaned':
        return remarks.leaned[remark.how];
      case 'empty':
        return remarks.empty;
    }
  };
  return `${remarks.at(remark.line, shortened(speech.words.rules[remark.rule] ?? ''))}: ${said()}`;
}

/** For a sentence: all items, the last one after "and", or the first ones and dots. */
function some(lang: Lang, items: readonly string[], most: number): string {
  return items.length <= most ? listing(lang)(items) : list(items, most);
}

/** For a list below a heading, without "and". */
export function list(items: readonly string[], most: number): string {
  return items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')}, …`;
}

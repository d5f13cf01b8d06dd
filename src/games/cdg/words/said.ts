/** What the solo mode says when, and with which facts: the same in every language. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { type Plain, plain } from '../../../kernel/sentences.ts';
import type { Lang, OptionWords, ToLayOut, UnboundWords } from '../../../kernel/words.ts';
import { SPACES } from '../rules/cards/deck.ts';
import type { Cdg, PathsOfGlory, Result, State } from '../rules/state.ts';
import { asksOf } from './asks.ts';
import { eventsOf, sayResult } from './events.ts';
import { asidesOf, movesOf, ruledOutOf, toldOf } from './moves.ts';
import { type Names, namesAt } from './names.ts';
import { problemsOf } from './problems.ts';
import { rangesOf } from './reading.ts';
import type { Dictionary, Lettered, Letters } from './sentences.ts';
import { thingsOf } from './things.ts';

export function said(lang: Lang, d: Dictionary): UnboundWords<PathsOfGlory> {
  return edition<PathsOfGlory>(d.components, (labels) => speak(lang, d, labels));
}

/** Any deck: the same with fewer presets. */
export function saidOfAnyDeck(lang: Lang, d: Dictionary): UnboundWords<Cdg> {
  return edition<Cdg>(d.components, (labels) => {
    const words = speak(lang, d, labels);
    const { version2, version3 } = words.presets;
    return { ...words, titled: ({ deck }) => deck.title, presets: { version2, version3 } };
  });
}

function speak(lang: Lang, d: Dictionary, labels: Labels): UnboundWords<PathsOfGlory> {
  const names = namesAt(lang, d, labels);
  return {
    ...plain<PathsOfGlory>(lettered(d, lettersOf(names))),
    seats: () => d.seat,
    asks: asksOf(lang, d, names),
    moves: movesOf(d, names),
    asides: asidesOf(d, names),
    story: toldOf(d),
    events: eventsOf(d, names),
    ruledOut: ruledOutOf(d, names),
    turn: d.turn,
    ...thingsOf(d, names),
    problems: problemsOf(d),
    measures: measuresOf(d, names),
    course: { title: d['course.title'], line: names.side, step: d.turn },
    checklist: (options) => checklist(options, d, names),
    remarks: (options) => remarks(options, d, names),
    gaps: ({ method, ranges }) => [
      ...(method === 'twoDice' && ourRanges(ranges) ? [d['gap.ranges']] : []),
      d['gap.after-play'],
      d['gap.pile'],
    ],
  };
}

const lettersOf = ({ letter }: Names): Letters => ({
  A: letter('A'),
  B: letter('B'),
  C: letter('C'),
  D: letter('D'),
  E: letter('E'),
});

/** The texts of settings, presets and rules at a table whose displays have these letters. */
function lettered(texts: Lettered<Plain<PathsOfGlory>>, letters: Letters): Plain<PathsOfGlory> {
  type Text = string | OptionWords;
  const all: Readonly<Record<string, Text | ((letters: Letters) => Text)>> = texts;
  const said = Object.entries(all)
    .filter(([key]) => /^(option|preset|rule)\./.test(key))
    .map(([key, text]) => [key, typeof text === 'function' ? text(letters) : text]);
  return { ...texts, ...Object.fromEntries(said) };
}

function measuresOf(d: Dictionary, names: Names): UnboundWords<Cdg>['measures'] {
  return {
    nominate: {
      ...d['measure.nominate'],
      row: (space) => d['place.space']({ space: names.letter(space) }),
      outcome: (result) => sayResult(result as Result, d, names),
    },
    'cards-seen': {
      ...d['measure.cards-seen'],
      outcome: (cards) => d['cards-seen']({ cards: Number(cards) }),
    },
    reshuffles: {
      ...d['measure.reshuffles'],
      row: () => d['whole-game'],
      outcome: (count) => d.shuffles({ count: Number(count) }),
    },
  };
}

/** What to put where before the game begins. */
function checklist(
  { cards, deck, method }: State['options'],
  d: Dictionary,
  { letter, letters, spaces, group }: Names,
): readonly ToLayOut[] {
  const shuffle = deck.shared ? 'checklist.shuffle.shared' : 'checklist.shuffle';
  const shuffled = { text: d[shuffle]({ group: group(deck.groups[0]?.id ?? '') }), places: ['pile'] };
  const displays = {
    text: d['checklist.displays'](spaces(SPACES.slice(0, deck.spaces))),
    places: ['display'],
  };
  return [
    d['checklist.game']({ title: deck.title }),
    ...(cards === 'app' ? [] : [displays, shuffled]),
    method === 'twoDice'
      ? { text: d['checklist.two-dice'], places: ['dice'] }
      : { text: d['checklist.fate-die']({ open: letters(['A', 'B']), top: letter('C') }), places: ['dice'] },
  ];
}

/** What to know before the game begins. */
function remarks(options: State['options'], d: Dictionary, { letter }: Names): readonly string[] {
  const { cards, deck, method, opening } = options;
  const first = deck.cards.find(({ id }) => id === deck.opening?.card);
  return [
    ...(cards === 'app' ? [d['remark.app-deals']] : []),
    ...(opening !== 'no' && first ? [d['remark.opening']({ name: first.name, space: letter(opening) })] : []),
    ...(method === 'twoDice' ? [d['remark.ranges']({ ranges: rangesOf(options, letter) })] : []),
  ];
}

/** Not printed on the player's displays, but chosen by this project. */
function ourRanges(ranges: State['options']['ranges']): boolean {
  return ranges === 'rising' || ranges === 'flat4';
}

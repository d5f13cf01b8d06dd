/** What the solo mode says when, and with which facts: the same in every language. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { type Plain, plain } from '../../../kernel/sentences.ts';
import type { Lang, OptionWords, Words } from '../../../kernel/words.ts';
import { SPACES } from '../rules/deck.ts';
import type { Cdg, PathsOfGlory, Result, State } from '../rules/state.ts';
import { asksOf } from './asks.ts';
import { eventsOf, resultOf } from './events.ts';
import { asidesOf, movesOf, ruledOutOf, toldOf } from './moves.ts';
import { type Names, namesAt } from './names.ts';
import { problemsOf } from './problems.ts';
import { rangesOf } from './reading.ts';
import type { Dictionary, Lettered, Letters } from './sentences.ts';
import { thingsOf } from './things.ts';

export function said(lang: Lang, d: Dictionary): Words<PathsOfGlory> {
  return edition<PathsOfGlory>(d.components, (labels) => speak(lang, d, labels));
}

/** Any deck: the same with fewer presets. */
export function saidOfAnyDeck(lang: Lang, d: Dictionary): Words<Cdg> {
  return edition<Cdg>(d.components, (labels) => {
    const words = speak(lang, d, labels);
    const { version2, version3 } = words.presets;
    return { ...words, presets: { version2, version3 } };
  });
}

function speak(lang: Lang, d: Dictionary, labels: Labels): Words<PathsOfGlory> {
  const names = namesAt(lang, d, labels);
  return {
    ...plain<PathsOfGlory>(lettered(d, lettersOf(names))),
    seats: () => d.seat,
    asks: asksOf(lang, d, names),
    moves: movesOf(d, names),
    asides: asidesOf(d, names),
    told: toldOf(d),
    events: eventsOf(d, names),
    ruledOut: ruledOutOf(d, names),
    turn: d.turn,
    ...thingsOf(d, names),
    problems: problemsOf(d),
    measures: measuresOf(d, names),
    checklist: (options) => checklist(options, d, names),
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

function measuresOf(d: Dictionary, names: Names): Words<Cdg>['measures'] {
  return {
    nominate: {
      ...d['measure.nominate'],
      row: (space) => d['place.space']({ space: names.letter(space) }),
      outcome: (result) => resultOf(result as Result, d, names),
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
function checklist(options: State['options'], d: Dictionary, names: Names): readonly string[] {
  const { cards, deck, method, opening, ranges } = options;
  const { letter, letters, spaces, group } = names;
  const shuffle = deck.shared ? 'checklist.shuffle.shared' : 'checklist.shuffle';
  const ours = ranges === 'rising' || ranges === 'flat4';
  const first = deck.cards.find(({ id }) => id === deck.opening?.card);
  const lines: readonly (string | false)[] = [
    d['checklist.game']({ title: deck.title }),
    d['checklist.displays'](spaces(SPACES.slice(0, deck.spaces).join(''))),
    cards === 'app' ? d['checklist.app-deals'] : d[shuffle]({ group: group(deck.groups[0]?.id ?? '') }),
    opening !== 'no' &&
      first !== undefined &&
      d['checklist.opening']({ name: first.name, space: letter(opening) }),
    method === 'twoDice' &&
      d[ours ? 'checklist.ranges.ours' : 'checklist.ranges']({ ranges: rangesOf(options, letter) }),
    method === 'twoDice'
      ? d['checklist.two-dice']
      : d['checklist.fate-die']({ open: letters('AB'), top: letter('C') }),
  ];
  return lines.filter((line) => line !== false);
}

/** What the Second Boer War says when, and with which facts: the same in every language. */
import { phrasesOf, plain, textsOf } from '../../../kernel/sentences.ts';
import { type Lang, listing, times, type Words } from '../../../kernel/words.ts';
import { markersNeeded } from '../paper/markers.ts';
import { SIDES, type Side, TURNS } from '../rules/options.ts';
import { nextAction, randomPool, roundsFinished } from '../rules/rounds.ts';
import type { BoerWar, State } from '../rules/state.ts';
import { roman } from './roman.ts';
import type { Dictionary, Family } from './sentences.ts';

/** Printed on the markers in every language alike. */
const CHIT = { go: 'GO!', stop: 'STOP' };

const inBrackets = (reason: string) => reason && ` (${reason})`;
const end = (reason: string) => (reason ? `: ${reason}` : '.');
const action = (s: State) => ({
  side: s.active,
  round: roundsFinished(s, s.active) + 1,
  nth: nextAction(s),
});
const cup = (s: State) => {
  const { stop, go } = randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 2 ? 2 : 1);
  return { stop: times(stop, CHIT.stop), go: times(go, CHIT.go) };
};

export function said(lang: Lang, d: Dictionary): Words<BoerWar> {
  const and = listing(lang);
  const sides = textsOf(d, 'side');
  const places = textsOf(d, 'place');
  const pieces = textsOf(d, 'piece');
  const actions = (k: string) => d.actions(Number(k));
  const track = (counters: readonly number[]) =>
    and(counters.map((count, i) => d['checklist.counters']({ count, digit: i + 1 })));
  const given = ({ side, turn }: Readonly<Record<string, unknown>>) =>
    `${d[`side.${side as Side}`]}, ${d.turn(roman(String(turn)))}`;

  return {
    ...plain<BoerWar, Family>(d, families(d)),
    seats: () => d.seat,
    asks: {
      ...phrasesOf(d, 'ask'),
      action: (s) => d['ask.action'](action(s)),
      'next-action': (s) => d['ask.next-action']({ ...action(s), ...cup(s) }),
      'new-turn': (s) => d['ask.new-turn']({ turn: roman(s.turn) }),
    },
    moves: {
      done: (_, s) =>
        s.step === 'new-turn' ? d['move.done.new-turn']({ next: roman(s.turn + 1) }) : d['move.done'],
      go: () => CHIT.go,
      stop: () => CHIT.stop,
    },
    asides: {
      ...phrasesOf(d, 'aside'),
      victory: (side) => d['aside.victory'](side),
      tick: (what) => d['aside.tick'](what),
    },
    events: {
      ...phrasesOf(d, 'event'),
      action: (f) => (f.nth === 1 ? d['event.action.first'](f) : d['event.action'](f)),
      'no-action': ({ side, nth, ...f }) => {
        const reason = inBrackets(f.reason);
        return nth === 1
          ? d['event.no-action.first']({ side, reason })
          : d['event.no-action']({ side, nth, reason });
      },
      drawn: ({ chit: drawn, stop, go, none }) => {
        const chit = CHIT[drawn];
        if (stop && go) return d['event.drawn']({ chit, stop, go });
        return none ? d['event.drawn.none']({ chit, none }) : d['event.drawn.only']({ chit });
      },
      'round-over': (f) =>
        d['event.round-over']({ ...f, left: f.left > 0 ? d['left.some'](f.left) : d['left.none'] }),
      'turn-over': ({ turn }) => d['event.turn-over']({ turn: roman(turn) }),
      'turn-begins': ({ turn }) =>
        d['event.turn-begins']({
          turn: roman(turn),
          phase: d[turn <= 2 ? 'phase.regular' : 'phase.guerrilla'],
        }),
      victory: (f) => d['event.victory']({ side: f.side, turn: roman(f.turn), end: end(f.reason) }),
      stopped: (f) => d['event.stopped']({ turn: roman(f.turn), end: end(f.reason) }),
    },
    ruledOut: phrasesOf(d, 'ruledOut'),
    turn: (turn) => d.turn(roman(turn)),
    facts: (fact) => {
      if (fact === 'turn' || fact === 'active' || fact === 'complete') return d[`fact.${fact}`];
      return d['fact.counters']({ digit: fact.split('.')[1] ?? '' });
    },
    owner: (fact) => (fact.includes('.') ? sides[fact.split('.')[0] ?? ''] : undefined),
    value: (fact, value) =>
      fact === 'active' ? (sides[value] ?? value) : fact === 'turn' ? roman(value) : value,
    place: (id) => {
      const [what = '', side = ''] = id.split('.');
      const name = places[what] ?? what;
      return side ? `${sides[side]}: ${name}` : name;
    },
    // The name of a counter says which track it is on.
    where: (place) => sides[place.split('.')[1] ?? ''],
    piece: ({ kind, print = '' }) =>
      kind === 'action'
        ? d['piece.action']({ digit: print })
        : kind === 'go' || kind === 'stop'
          ? CHIT[kind]
          : (pieces[kind] ?? kind),
    cell: (place, cell) => (place.startsWith('rounds') ? d.space(cell) : ''),
    measures: {
      'actions-by-round': { ...d['measure.actions-by-round'], outcome: actions, given },
      'empty-pool': {
        ...d['measure.empty-pool'],
        row: () => d['row.empty-pool'],
        given,
        outcome: (met) => d[met === 'yes' ? 'met.empty-pool' : 'never.empty-pool'],
      },
      'actions-left': { ...d['measure.actions-left'], outcome: actions, given },
    },
    course: {
      title: d['course.title'],
      line: (side) => d[`side.${side as Side}`],
      step: (label) => {
        const [turn = '', round = ''] = label.split('.');
        return d['course.step']({ turn, round });
      },
    },
    gaps: () => [d['gap.pool'], d['gap.used-up'], d['gap.turns']],
    checklist: (options) => [
      d['checklist.box'],
      {
        text: d['checklist.tracks']({
          boers: track(options['counters.boers.1']),
          empire: track(options['counters.empire.1']),
        }),
        places: ['rounds', 'actions'],
      },
      { text: d['checklist.round-finished'], places: ['rounds'] },
      { text: d['checklist.markers'](markersNeeded(options)), places: ['cup'] },
    ],
  };
}

/** Who begins each Turn, and the counters of each side in it. */
function families(d: Dictionary): Pick<Words<BoerWar>['options'] & Words<BoerWar>['refusals'], Family> {
  const choices = { boers: d['side.boers'], empire: d['side.empire'] };
  const said = TURNS.flatMap((n) => {
    const turn = roman(n);
    return [
      [`firstSide.${n}`, { name: d['firstSide.name']({ turn }), help: d['firstSide.help'], choices }],
      ...SIDES.flatMap((side) => [
        [`counters.${side}.${n}`, { name: d['counters.name']({ side, turn }), help: d['counters.help'] }],
        [`no-counters.${side}.${n}`, d['counters.refused']({ side, turn })],
      ]),
    ];
  });
  return Object.fromEntries(said);
}

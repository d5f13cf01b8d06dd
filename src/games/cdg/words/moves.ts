/** What the buttons say, what the story tells of a step that reports nothing, and why a move isn't possible. */
import { phrasesOf } from '../../../kernel/sentences.ts';
import type { Words } from '../../../kernel/words.ts';
import { spaceOf } from '../rules/cards/deck.ts';
import { opponent } from '../rules/cards/display.ts';
import type { Cdg, State } from '../rules/state.ts';
import type { Names } from './names.ts';
import { cardIn, inPlay, isLastTurn, nameOf, numberedName } from './reading.ts';
import type { Dictionary } from './sentences.ts';

const opening = (s: State) => nameOf(s, s.options.deck.opening?.card ?? '');

export function movesOf(d: Dictionary, names: Names): Words<Cdg>['moves'] {
  const { also, button, card, points } = names;
  const chosen = (space: string, s: State) => ({
    space: button(space),
    card: card(cardIn(s, s.active, spaceOf(space)), space),
  });
  return {
    ...phrasesOf(d, 'move'),
    card: (id, s) => numberedName(s.options.deck, id) ?? id,
    nominate: (space, s) => d['move.nominate'](chosen(space, s)),
    opening: (_, s) => d['move.opening']({ name: opening(s) }),
    roll: ([grey = '', blue = '']) => d['move.roll']({ grey, blue }),
    die: (die) => die,
    fate: (die) => die,
    pick: (space, s) => d['move.pick'](chosen(space, s)),
    ops: (_, s) => d['move.ops']({ ops: inPlay(s).card?.ops ?? 0 }) + also('ops'),
    sr: (_, s) => d['move.sr']({ sr: inPlay(s).card?.sr ?? 0 }) + also('sr'),
    // A card without any has nothing after the colon.
    rp: (_, s) => d['move.rp']({ points: points(inPlay(s).card) }).trimEnd() + also('rp'),
    done: (_, s) => {
      if (s.battle) return d['move.done.battle'];
      return d[s.step === 'phase' ? 'move.done.phase' : 'move.done'];
    },
    attack: (space, s) => `${button(space)}: ${chosen(space, s).card}`,
    defend: (space, s) => `${button(space)}: ${card(cardIn(s, opponent(s.active), spaceOf(space)), space)}`,
    kept: (id, s) => d['move.kept']({ name: nameOf(s, id) }),
    'no-card': (_, { battle }) =>
      d[battle?.step === 'defend' && battle.searched ? 'move.no-card.other' : 'move.no-card'],
    'go-on': (_, s) => d[isLastTurn(s) ? 'move.go-on.last' : 'move.go-on'],
  };
}

export function asidesOf(d: Dictionary, { use, sideOf }: Names): Words<Cdg>['asides'] {
  return {
    ...phrasesOf(d, 'aside'),
    battle: () => d['move.battle'],
    /** Without a card: what all of them have in common. */
    found: (id, s) =>
      id ? d['aside.found']({ name: numberedName(s.options.deck, id) ?? id }) : d['aside.found.any'],
    anyway: (how) => d['aside.anyway']({ use: use(how) }),
    victory: (id, s) => d['aside.victory']({ side: sideOf(id, s.options) }),
  };
}

/** All other moves report an event, and so do these at most other times. */
export function toldOf(d: Dictionary): Words<Cdg>['story'] {
  return { ...phrasesOf(d, 'told'), opening: (_, s) => d['told.opening']({ name: opening(s) }) };
}

export function ruledOutOf(d: Dictionary, { letter, use }: Names): Words<Cdg>['ruledOut'] {
  return {
    ...phrasesOf(d, 'ruledOut'),
    'empty-space': ({ space }) => d['ruledOut.empty-space']({ space: letter(space) }),
    'no-combat-card': ({ space }) => d['ruledOut.no-combat-card']({ space: letter(space) }),
    'no-event': ({ why }) => d['ruledOut.no-event']({ why: d[`not-event.${why}`] }),
    'no-value': (f) => d['ruledOut.no-value']({ use: use(f.use) }),
    'twice-running': (f) => d['ruledOut.twice-running']({ use: use(f.use) }),
  };
}

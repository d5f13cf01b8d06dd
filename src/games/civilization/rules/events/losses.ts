/** Rolls 1 and 2: tokens, great people, buildings and wonders are lost (C31-C41). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, decide, num, range, table } from '../../../../kernel/game.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { currentEffect, hitOf, pickOf, type State } from '../state.ts';
import { loseCulture, pay, RESOURCE_LIMIT, resources } from '../tally/tokens.ts';
import { afterEvent } from '../turn/turn.ts';
import { isResource, RESOURCES } from '../vocabulary.ts';

const PEOPLE = 18;
const BUILDINGS = 30;
const WONDERS = 24;
const HUTS_AND_VILLAGES = 30;

const upTo = (n: number): Move[] => Array.from({ length: n + 1 }, (_, i): Move => `own:${i}`);

function nothing(s: State, log?: Log): void {
  log?.('no-effect', { effect: currentEffect(s) });
  afterEvent(s, log);
}

/** C37-C39: a player in debt has no tokens; otherwise the tally knows, or the table is asked. */
export function loseTokens(s: State, log?: Log): void {
  if (s.options.tally || s.debt.culture > 0) {
    loseCulture(s, hitOf(s, 'culture').toLose, s.options.tally ? s.tally.culture : 0, log);
    afterEvent(s, log);
  } else s.step = 'culture-owned';
}

/** One resource token; the player or chance picks it (ruling `lossChoice`). */
export function loseResource(s: State, log?: Log): void {
  const huts = s.options.hutPaysResource === 'on';
  if (s.options.tally) {
    // The app doesn't count huts and villages: if chance picks among them, too, it asks how many there are.
    if (huts && s.options.lossChoice === 'random') s.step = 'huts-owned';
    else if (resources(s) > 0 || huts) s.step = 'resource-choice';
    else oweResource(s, log);
  } else if (s.debt.resource > 0 && !huts) oweResource(s, log);
  else s.step = 'resource-owned';
}

function oweResource(s: State, log?: Log): void {
  if (s.options.resourceDebt === 'off') return nothing(s, log);
  s.debt.resource++;
  log?.('resource-owed', { debt: s.debt.resource });
  afterEvent(s, log);
}

export function losePerson(s: State): void {
  s.step = 'person-owned';
}

/** The building or wonder is chosen before anything can be cancelled, so that a card can match it (C96, C97). */
export function chooseBuilding(s: State): void {
  s.step = s.options.lossChoice === 'player' ? 'building-or-wonder' : 'buildings-owned';
}

/** A building goes back to the market, a wonder out of the game. Lost walls are asked for again. */
export function loseBuilding(s: State, log?: Log): void {
  const { loss } = hitOf(s, 'building');
  if (!loss) return nothing(s, log);
  if (loss === 'building') s.known.walls = 'unknown';
  log?.('building-lost', { what: loss });
  afterEvent(s, log);
}

/** The k-th in the order that the prompt names has been picked. */
export function picked(s: State, k: number, log?: Log): void {
  const hit = hitOf(s, 'resource', 'person', 'building');
  if (hit.effect === 'resource') log?.('resource-lost', { what: 'resource', k, of: hit.of });
  else if (hit.effect === 'person') log?.('person-lost', { k, of: hit.of });
  else {
    hit.loss = k <= hit.buildings ? 'building' : 'wonder';
    log?.('loss-chosen', { what: hit.loss, k, of: hit.of });
    s.step = 'cancel';
    return;
  }
  afterEvent(s, log);
}

function pickFrom(s: State, of: number): void {
  pickOf(s).of = of;
  s.step = 'pick';
}

export const losses: Steps<
  Civilization,
  | 'culture-owned'
  | 'resource-owned'
  | 'huts-owned'
  | 'resource-choice'
  | 'person-owned'
  | 'building-or-wonder'
  | 'buildings-owned'
  | 'wonders-owned'
> = {
  // It's enough to know whether the player has as many tokens as are due.
  'culture-owned': {
    node: (s) => table('culture-owned', upTo(hitOf(s, 'culture').toLose)),
    play: (s, move, log) => {
      loseCulture(s, hitOf(s, 'culture').toLose, num(move), log);
      afterEvent(s, log);
    },
  },
  'resource-owned': {
    node: (s) => {
      if (s.options.lossChoice === 'player') return table('resource-owned', upTo(1));
      const most = RESOURCE_LIMIT + (s.options.hutPaysResource === 'on' ? HUTS_AND_VILLAGES : 0);
      return table('resource-owned', [], [range('own', 0, most)]);
    },
    play: (s, move, log) => {
      if (num(move) === 0) return oweResource(s, log);
      if (s.options.lossChoice === 'random') return pickFrom(s, num(move));
      log?.('resource-lost', { what: 'resource' });
      afterEvent(s, log);
    },
  },
  'huts-owned': {
    node: () => table('huts-owned', [], [range('own', 0, HUTS_AND_VILLAGES)]),
    play: (s, move, log) => {
      const huts = num(move);
      hitOf(s, 'resource').huts = huts;
      if (resources(s) + huts === 0) oweResource(s, log);
      else s.step = 'resource-choice';
    },
  },
  'resource-choice': {
    node: (s) => {
      const owned = RESOURCES.filter((r) => s.tally.resources[r] > 0);
      if (s.options.lossChoice === 'random') {
        const odds: Partial<Record<Move, number>> = { 'lose:hut': hitOf(s, 'resource').huts };
        for (const r of owned) odds[`lose:${r}`] = s.tally.resources[r];
        return chance('resource-choice', odds);
      }
      const huts: Move[] =
        s.options.hutPaysResource === 'off' ? [] : owned.length ? ['lose:hut'] : ['lose:hut', 'lose:none'];
      return decide('resource-choice', 'player', [...owned.map((r): Move => `lose:${r}`), ...huts]);
    },
    play: (s, move, log) => {
      const what = arg(move, 'lose');
      if (what === 'none') return oweResource(s, log);
      if (isResource(what)) pay(s, what, 1);
      log?.('resource-lost', { what: isResource(what) ? what : 'hut' });
      afterEvent(s, log);
    },
  },
  'person-owned': {
    node: (s) =>
      s.options.lossChoice === 'player'
        ? table('person-owned', upTo(1))
        : table('person-owned', [], [range('own', 0, PEOPLE)]),
    play: (s, move, log) => {
      if (num(move) === 0) return nothing(s, log);
      if (s.options.lossChoice === 'random') return pickFrom(s, num(move));
      log?.('person-lost', {});
      afterEvent(s, log);
    },
  },
  'building-or-wonder': {
    node: () => decide('building-or-wonder', 'player', ['lose:building', 'lose:wonder', 'lose:none']),
    play: (s, move, log) => {
      if (move === 'lose:none') return nothing(s, log);
      hitOf(s, 'building').loss = move === 'lose:wonder' ? 'wonder' : 'building';
      s.step = 'cancel';
    },
  },
  'buildings-owned': {
    node: () => table('buildings-owned', [], [range('own', 0, BUILDINGS)]),
    play: (s, move) => {
      hitOf(s, 'building').buildings = num(move);
      s.step = 'wonders-owned';
    },
  },
  'wonders-owned': {
    node: () => table('wonders-owned', [], [range('own', 0, WONDERS)]),
    play: (s, move, log) => {
      const all = hitOf(s, 'building').buildings + num(move);
      if (all === 0) nothing(s, log);
      else pickFrom(s, all);
    },
  },
};

/**
 * How journals write a position down: as the state was before spaces had letters. Spaces are numbers, -1 for none or for
 * the top of the pile; '' is nothing and '?' an untracked card.
 */
import type { Stored } from '../../../../kernel/game.ts';
import { type Side, SPACES, type Space, spacesOf } from '../cards/deck.ts';
import type { Battle, Cdg, Fighting, OnDisplay, Playing, SideState, Slot, State } from '../state.ts';

interface OldSlot extends Omit<Slot, 'card' | 'set'> {
  card: string;
  set: number;
}

interface OldSide extends Omit<SideState, 'slots' | 'last' | 'offensive'> {
  slots: (OldSlot | null)[];
  last: SideState['last'] | '';
}

interface OldPlaying {
  from: number;
  card: string;
  /** The opening card's event, which needs no dice, is 'event-only'. */
  how: Exclude<Playing['how'], 'opening'>;
  use: Playing['use'] | '';
}

interface OldBattle extends Pick<Battle, 'attacker' | 'step'> {
  attack: string;
  defence: string;
  attackFrom: number;
  defenceFrom: number;
  from: number;
  winner: Battle['winner'] | '';
}

type Changed =
  | 'options'
  | 'sides'
  | 'turning'
  | 'nominated'
  | 'roll'
  | 'fate'
  | 'wasUp'
  | 'playing'
  | 'oneOp'
  | 'battle'
  | 'phase';

interface Old extends Omit<State, Changed> {
  sides: [OldSide, OldSide];
  /** side * 5 + space */
  turning: number[];
  nominated: number;
  /** 0: not rolled. The fate die is in `grey`. */
  grey: number;
  blue: number;
  /** A bit for each space. */
  wasUp: number;
  playing: OldPlaying | null;
  oneOp: State['oneOp'] | '';
  battle: OldBattle | null;
  offensives: [string, string];
  phase: number;
}

export const stored: Stored<Cdg> = {
  /** A card of the player's own deck that could be only this one. */
  wasDraw: ({ ask, moves }) => (ask === 'reveal' || ask === 'top') && moves.length === 1,
  /** The members in their old order: the text is compared letter by letter. */
  write(s): Old {
    return {
      turn: s.turn,
      round: s.round,
      active: s.active,
      step: s.step,
      sides: [writeSide(s, 0), writeSide(s, 1)],
      decks: s.decks,
      turning: s.turning.map(({ side, space }) => side * SPACES.length + SPACES.indexOf(space)),
      nominated: numberOf(s.nominated),
      grey: s.roll?.grey ?? s.fate ?? 0,
      blue: s.roll?.blue ?? 0,
      wasUp: s.wasUp.reduce((bits, space) => bits | (1 << numberOf(space)), 0),
      playing: s.playing && writePlaying(s.playing),
      oneOp: s.oneOp ?? '',
      battle: s.battle && writeBattle(s.battle),
      neutral: s.neutral,
      events: s.events,
      offensives: [s.sides[0].offensive ?? '', s.sides[1].offensive ?? ''],
      phase: s.phase ?? -1,
      vp: s.vp,
      seen: s.seen,
      reshuffles: s.reshuffles,
      outcome: s.outcome,
    };
  },
  read(position, options): State {
    const { grey, blue, offensives, ...old } = position as Old;
    const fateDie = options.method === 'fateDie';
    return {
      ...old,
      options,
      sides: [readSide(old.sides[0], offensives[0], options), readSide(old.sides[1], offensives[1], options)],
      turning: old.turning.map(readTurning),
      nominated: spaceAt(old.nominated),
      roll: grey > 0 && !fateDie ? { grey, blue } : null,
      fate: grey > 0 && fateDie ? grey : null,
      wasUp: SPACES.filter((_, i) => old.wasUp & (1 << i)),
      playing: old.playing && readPlaying(old.playing, options),
      oneOp: old.oneOp || null,
      battle: old.battle && readBattle(old.battle),
      phase: old.phase < 0 ? null : old.phase,
    };
  },
};

function numberOf(space: Space | null): number {
  return space === null ? -1 : SPACES.indexOf(space);
}

function spaceAt(n: number): Space | null {
  return SPACES[n] ?? null;
}

function writeSide(s: Readonly<State>, side: Side): OldSide {
  const { slots, status, last, reinforced, kept, left, dry } = s.sides[side];
  return {
    slots: spacesOf(s.options.deck).map((space) => slots[space] && writeSlot(slots[space])),
    status,
    last: last ?? '',
    reinforced,
    kept,
    left,
    dry,
  };
}

function writeSlot({ card, set, up, closed }: Slot): OldSlot {
  return { card: card ?? '', set: set ?? -1, up, closed };
}

function readSide(
  { slots, last, ...own }: OldSide,
  offensive: string,
  { deck }: State['options'],
): SideState {
  if (slots.length !== deck.spaces) throw new Error(`${slots.length} spaces`);
  const [A, B, C, D, E] = slots.map(readSlot);
  return {
    ...own,
    slots: { A: A ?? null, B: B ?? null, C: C ?? null, D: D ?? null, E: E ?? null },
    last: last || null,
    offensive: offensive || null,
  };
}

function readSlot(old: OldSlot | null): Slot | null {
  return old && { ...old, card: old.card || null, set: old.set < 0 ? null : old.set };
}

function readTurning(code: number): OnDisplay {
  const space = spaceAt(code % SPACES.length);
  if (!space) throw new Error(`no space ${code}`);
  return { side: code < SPACES.length ? 0 : 1, space };
}

function writePlaying({ from, card, how, use }: Playing): OldPlaying {
  return {
    from: from === 'top' ? -1 : numberOf(from),
    card: card ?? '',
    how: how === 'opening' ? 'event-only' : how,
    use: use ?? '',
  };
}

function readPlaying({ from, card, how, use }: OldPlaying, { method }: State['options']): Playing {
  return {
    from: spaceAt(from) ?? 'top',
    card: card || null,
    how: how === 'event-only' && method === 'twoDice' ? 'opening' : how,
    use: use || null,
  };
}

function writeBattle(battle: Battle): OldBattle {
  return {
    attacker: battle.attacker,
    step: battle.step,
    attack: writeFighting(battle.attack),
    defence: writeFighting(battle.defence),
    attackFrom: numberOf(battle.attackFrom),
    defenceFrom: numberOf(battle.defenceFrom),
    // The space after the last one searched.
    from: numberOf(battle.searched) + 1,
    winner: battle.winner ?? '',
  };
}

function readBattle(old: OldBattle): Battle {
  return {
    attacker: old.attacker,
    step: old.step,
    attack: readFighting(old.attack),
    defence: readFighting(old.defence),
    attackFrom: spaceAt(old.attackFrom),
    defenceFrom: spaceAt(old.defenceFrom),
    searched: spaceAt(old.from - 1),
    winner: old.winner || null,
  };
}

function writeFighting(fighting: Fighting | null): string {
  return fighting ? (fighting.card ?? '?') : '';
}

function readFighting(written: string): Fighting | null {
  return written ? { card: written === '?' ? null : written } : null;
}

/**
 * Positions as journals write them down. Every version has written -1 and '' for what isn't known or not chosen, one
 * number for what a pick chooses from and for huts, and one record for a card being used and for an open book.
 */
import type { Stored } from '../../../../kernel/game.ts';
import type { Face } from '../box/units.ts';
import { newHit } from '../events/events.ts';
import type { Die, Effect, EffectKind } from '../events/history.ts';
import type { Step } from '../moves.ts';
import type { Civilization } from '../spec.ts';
import type { Deal, Hit, OpenBook, State, Use } from '../state.ts';
import { effectOn } from '../turn/turn.ts';
import { type Ability, BONUSES, type Book, type Canceller, type Counter } from '../vocabulary.ts';

type Written<T, Changed> = Omit<T, keyof Changed> & Changed;
/** One record for all effects; what an effect has no use for is 0 or ''. */
interface StoredHit {
  die: Die;
  loss: 'building' | 'wonder' | '';
  picking: 'unit' | 'resource' | 'person' | 'building' | 'square' | '';
  of: number;
  buildings: number;
  toLose: number;
  need: number;
  strength: number;
  drawn: Face[];
  bonusKnown: number;
}
type StoredUse = { back: Step; paid?: true } & (
  | { kind: 'cancel'; what: Canceller | Counter; front: -1 }
  | { kind: 'figures' | 'card' | 'resources'; what: ''; front: -1 }
  | { kind: 'battle'; what: Ability; front: number }
  | { kind: OpenBook['kind']; what: Book; front: -1 }
);
type StoredDeal = Written<Deal, { item: Deal['item'] | '' }>;
type StoredState = Written<
  Omit<State, 'options' | 'book'>,
  {
    known: { walls: State['known']['walls']; hand: number; bonus: number; wonders: number };
    hit: StoredHit | null;
    use: StoredUse | null;
    deal: StoredDeal | null;
    measured: '';
  }
>;

const told = (n: number) => n >= 0;

export const stored: Stored<Civilization> = {
  write({ options: _, outcome, known, hit, use, book, deal, battle, killed, ...rest }): StoredState {
    const { walls, hand = -1, bonus = -1, wonders = -1 } = known;
    const { tally, ...before } = rest;
    return {
      ...before,
      known: { walls, hand, bonus, wonders },
      tally,
      hit: hit && writeHit(hit, use?.back ?? rest.step),
      use: use ? writeUse(use) : book && writeBook(book),
      deal: deal && { ...deal, item: deal.item ?? '' },
      battle,
      killed,
      measured: '',
      outcome,
    };
  },
  read(text, options): State {
    const { known, hit, use, deal, measured: _, ...rest } = text as StoredState;
    const { walls, hand, bonus, wonders } = known;
    const s: State = {
      options,
      ...rest,
      known: {
        walls,
        ...(told(hand) && { hand }),
        ...(told(bonus) && { bonus }),
        ...(told(wonders) && { wonders }),
      },
      hit: null,
      use: use && readUse(use),
      book: use && readBook(use),
      deal: deal && readDeal(deal),
    };
    s.hit = hit && readHit(hit, effectOn(s, s.turn, hit.die), use?.back ?? s.step);
    return s;
  },
};

const PICKING: Partial<Record<EffectKind, StoredHit['picking']>> = {
  resource: 'resource',
  person: 'person',
  building: 'building',
  drought: 'square',
  deforestation: 'square',
};
const LOSING_UNITS: readonly Step[] = ['units-owned', 'unit-draw', 'pick', 'figure'];

/** What an event asks for was written from the moment on when it could no longer be cancelled. */
function writeHit(hit: Readonly<Hit>, at: Step): StoredHit {
  const begun = at !== 'cancel';
  const of = 'of' in hit ? hit.of : 0;
  const units = (hit.effect === 'unit' || hit.effect === 'military') && LOSING_UNITS.includes(at);
  return {
    die: hit.die,
    loss: (hit.effect === 'building' && hit.loss) || '',
    picking: units ? 'unit' : (of > 0 && PICKING[hit.effect]) || '',
    of: of === 0 && hit.effect === 'resource' ? hit.huts : of,
    buildings: hit.effect === 'building' ? hit.buildings : 0,
    toLose: begun && 'toLose' in hit ? hit.toLose : 0,
    need: begun && 'need' in hit ? hit.need : 0,
    strength: 'strength' in hit ? hit.strength : 0,
    drawn: 'drawn' in hit ? hit.drawn : [],
    bonusKnown: 'open' in hit ? BONUSES.length - hit.open.length : 0,
  };
}

function readHit(text: StoredHit, effect: Effect, at: Step): Hit {
  const hit = newHit(text.die, effect);
  if (at === 'cancel' && hit.effect !== 'building') return hit;
  const { loss, picking, of, buildings, toLose, need, strength, drawn, bonusKnown } = text;
  switch (hit.effect) {
    case 'resource':
      return picking ? { ...hit, of } : { ...hit, huts: of };
    case 'building':
      return { ...hit, ...(loss && { loss }), buildings, of };
    case 'unit':
      return { ...hit, toLose, of };
    case 'military': {
      const open = BONUSES.slice(bonusKnown);
      return { ...hit, need, strength, drawn, open, toLose, of };
    }
    case 'person':
    case 'drought':
    case 'deforestation':
      return { ...hit, of };
    default:
      return hit;
  }
}

function writeUse(use: Readonly<Use>): StoredUse {
  const { back, paid } = use;
  const how = paid && { paid };
  switch (use.kind) {
    case 'cancel':
      return { kind: use.kind, what: use.what, back, front: -1, ...how };
    case 'battle':
      return { kind: use.kind, what: use.what, back, front: use.front ?? -1, ...how };
    default:
      return { kind: use.kind, what: '', back, front: -1, ...how };
  }
}

function writeBook({ kind, what, back }: Readonly<OpenBook>): StoredUse {
  return { kind, what, back, front: -1 };
}

function readUse(stored: StoredUse): Use | null {
  const { back, paid } = stored;
  const how = { back, ...(paid && { paid }) };
  switch (stored.kind) {
    case 'cancel':
      return { ...how, kind: stored.kind, what: stored.what };
    case 'battle': {
      const { kind, what, front } = stored;
      return { ...how, kind, what, ...(told(front) && { front }) };
    }
    case 'figures':
    case 'card':
    case 'resources':
      return { ...how, kind: stored.kind };
    default:
      return null;
  }
}

function readBook(stored: StoredUse): OpenBook | null {
  if (stored.kind !== 'gain' && stored.kind !== 'spend') return null;
  const { kind, what, back } = stored;
  return { kind, what, back };
}

function readDeal({ item, ...rest }: StoredDeal): Deal {
  return { ...rest, ...(item && { item }) };
}

/**
 * Positions as journals write them down. Every version has written -1 and '' for what is not known or not chosen, and
 * one number for what a pick chooses from and for huts.
 */
import type { Stored } from '../../../kernel/game.ts';
import type { Civilization, Deal, Hit, State, Use } from './state.ts';

type Written<T, Changed> = Omit<T, keyof Changed> & Changed;
type StoredHit = Written<Omit<Hit, 'huts'>, { loss: Hit['loss'] | ''; picking: Hit['picking'] | '' }>;
type StoredUse = Written<Use, { what: string; front: number }>;
type StoredDeal = Written<Deal, { item: Deal['item'] | '' }>;
type StoredState = Written<
  Omit<State, 'options'>,
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
  write({ options: _, outcome, known, hit, use, deal, battle, killed, ...rest }): StoredState {
    const { walls, hand = -1, bonus = -1, wonders = -1 } = known;
    const { tally, ...before } = rest;
    return {
      ...before,
      known: { walls, hand, bonus, wonders },
      tally,
      hit: hit && writeHit(hit),
      use: use && writeUse(use),
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
    return {
      options,
      ...rest,
      known: {
        walls,
        ...(told(hand) && { hand }),
        ...(told(bonus) && { bonus }),
        ...(told(wonders) && { wonders }),
      },
      hit: hit && readHit(hit),
      use: use && readUse(use),
      deal: deal && readDeal(deal),
    };
  },
};

function writeHit({ die, loss, picking, of, huts, ...rest }: Readonly<Hit>): StoredHit {
  return { die, loss: loss ?? '', picking: picking ?? '', of: picking ? of : huts, ...rest };
}

function readHit({ die, loss, picking, of, ...rest }: StoredHit): Hit {
  return {
    die,
    ...(loss && { loss }),
    ...(picking && { picking }),
    of: picking ? of : 0,
    huts: picking ? 0 : of,
    ...rest,
  };
}

function writeUse(use: Readonly<Use>): StoredUse {
  const { kind, back, paid } = use;
  const front = use.kind === 'battle' ? use.front : undefined;
  return {
    kind,
    what: 'what' in use ? use.what : '',
    back,
    front: front ?? -1,
    ...(paid && { paid }),
  };
}

function readUse({ what, front, ...rest }: StoredUse): Use {
  return { ...rest, ...(what && { what }), ...(told(front) && { front }) } as Use;
}

function readDeal({ item, ...rest }: StoredDeal): Deal {
  return { ...rest, ...(item && { item }) };
}

/** What must hold after every move, and in every position that comes from outside. */
import { type Atlas, atlas, type Card, type Province } from './atlas.ts';
import { has, type State } from './state.ts';

export function check(s: Readonly<State>): void {
  const a = atlas(s);
  lengths(s, a);
  counts(s);
  needCards(s, a);
  const { points, gold, goods } = s;
  a.seats.forEach((seat, player) => {
    hold((goods[player] as number) >>> a.goods.length === 0, `${seat} holds a good that does not exist`);
    hold(Number.isSafeInteger(points[player]), `${seat} has ${points[player]} points`);
    hold(Number.isSafeInteger(gold[player]), `${seat} has ${gold[player]} gold`);
  });
  hold(
    s.marker <= Math.max(a.file.track.end, s.options['setup.electionMarker']),
    `the marker on ${s.marker}`,
  );
  hold((s.rebels & ~a.outer) === 0, 'a rebellion marker where none can be');
  hold(s.active >= 0 && s.active < a.players && s.first >= 0 && s.first < a.players, 'nobody to act');
  if (s.step === 'place') hold((s.unplaced[s.active] as number) > 0, 'nothing to place');
  else if (s.step !== 'table-placed' && s.step !== 'over' && s.options.placementMinimum === 1)
    hold(
      s.unplaced.every((n) => n === 0),
      `agents left to place at '${s.step}'`,
    );
}

function hold(fine: boolean, what: string): void {
  if (!fine) throw new Error(`Tax Farmer: ${what}`);
}

function lengths(s: Readonly<State>, a: Atlas): void {
  const { points, gold, goods, unplaced, bonus, lost, rolls, capital } = s;
  for (const list of [points, gold, goods, unplaced, bonus, lost, rolls, capital])
    hold(list.length === a.players, 'another number of players');
  hold(s.agents.length === a.players * a.provinces.length, 'agents of another board');
  hold(s.loose.length === a.provinces.length, 'coins of another board');
  hold(s.cards.length === a.provinceOf.length && s.coins.length === a.provinceOf.length, 'other need fields');
  for (const list of [s.deck, s.kept, s.removed]) hold(list.length === a.cards.length, 'other need cards');
}

function counts(s: Readonly<State>): void {
  const { points, gold, unplaced, bonus, lost, agents, coins, loose, deck, kept, removed, capital } = s;
  const all = [points, gold, unplaced, bonus, lost, agents, coins, loose, deck, kept, removed, capital];
  for (const list of all) for (const n of list) hold(Number.isInteger(n) && n >= 0, `a count of ${n}`);
}

/** Every need card is in the deck, on the board, kept out of the deal, or out of the game. */
function needCards(s: Readonly<State>, a: Atlas): void {
  a.cards.forEach(({ copies, move }, card) => {
    const lying = s.cards.filter((c) => c === card).length;
    const all = lying + (s.deck[card] as number) + (s.kept[card] as number) + (s.removed[card] as number);
    hold(all === copies, `${all} instead of ${copies} cards ${move}`);
  });
  s.cards.forEach((card, field) => {
    const coins = s.coins[field] as number;
    if (card < 0 || (a.cards[card] as Card).good < 0) hold(coins === 0, 'coins on no card');
    const p = a.provinceOf[field] as number;
    const { id } = a.provinces[p] as Province;
    if (card >= 0) hold(!has(s.rebels, p), `a need card in ${id}, which is in rebellion`);
  });
}

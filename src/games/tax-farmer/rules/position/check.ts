/** What must hold after every move, and in every position that comes from outside. */
import { at } from '../../../../kernel/at.ts';
import { type Atlas, atlas, needOn, printedAt } from '../parts/atlas.ts';
import { activePlayer, type PlayerState, type ProvinceState, type State } from '../state.ts';

export function check(s: Readonly<State>): void {
  const a = atlas(s);
  hold(s.players.length === a.players, 'another number of players');
  hold(s.provinces.length === a.provinces.length, 'another board');
  for (const player of s.players) checkPlayer(player, a);
  for (const [p, province] of s.provinces.entries()) checkProvince(province, a, p);
  needCards(s, a);
  hold(
    s.marker <= Math.max(a.file.track.end, s.options['setup.electionMarker']),
    `the marker on ${s.marker}`,
  );
  hold(s.active in s.players && s.first in s.players, 'nobody to act');
  if (s.step === 'place') hold(activePlayer(s).unplaced > 0, 'nothing to place');
  else if (s.step !== 'table-placed' && s.step !== 'over' && s.options.placementMinimum === 1)
    for (const { unplaced } of s.players) hold(unplaced === 0, `agents left to place at '${s.step}'`);
}

function hold(fine: boolean, what: string): void {
  if (!fine) throw new Error(`Tax Farmer: ${what}`);
}

function count(...numbers: readonly number[]): void {
  for (const n of numbers) hold(Number.isInteger(n) && n >= 0, `a count of ${n}`);
}

function checkPlayer(player: Readonly<PlayerState>, a: Atlas): void {
  const { seat, points, gold, goods, unplaced, bonus, lost, capital } = player;
  hold(goods.length === a.goods.length, `${seat} holds a good that does not exist`);
  count(points, gold, unplaced, bonus, lost, capital);
  hold(Number.isSafeInteger(points), `${seat} has ${points} points`);
  hold(Number.isSafeInteger(gold), `${seat} has ${gold} gold`);
}

function checkProvince(province: Readonly<ProvinceState>, a: Atlas, p: number): void {
  const { id, agents, rebels, fields, loose } = province;
  hold(agents.length === a.players, 'another number of players');
  hold(id === printedAt(a, p).id && fields.length === printedAt(a, p).fields, 'another board');
  hold(!rebels || p !== a.capital, 'a rebellion marker where none can be');
  count(loose, ...agents);
  for (const field of fields) {
    count(field.coins);
    if (needOn(a, field) === null) hold(field.coins === 0, 'coins on no card');
    if (rebels) hold(field.card === null, `a need card in ${id}, which is in rebellion`);
  }
}

/** Every need card is in the deck, on the board, kept out of the deal, or out of the game. */
function needCards(s: Readonly<State>, a: Atlas): void {
  const piles = [s.deck, s.kept, s.removed];
  for (const pile of piles) {
    hold(pile.length === a.cards.length, 'other need cards');
    count(...pile);
  }
  const onBoard = s.provinces.flatMap(({ fields }) => fields.map(({ card }) => card));
  a.cards.forEach(({ copies, move }, card) => {
    const undealt = piles.reduce((sum, pile) => sum + at(pile, card), 0);
    const all = undealt + onBoard.filter((c) => c === card).length;
    hold(all === copies, `${all} instead of ${copies} cards ${move}`);
  });
}

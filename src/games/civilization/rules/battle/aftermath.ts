/** Who has won a battle, and what follows: the dead, the spoils, or the end of the game (C78, C79). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, decide } from '../../../../kernel/game.ts';
import { type Face, face } from '../box/units.ts';
import { bonuses } from '../events/military.ts';
import type { Move } from '../moves.ts';
import type { Events } from '../reports.ts';
import type { Civilization, Log } from '../spec.ts';
import { battleOf, type State } from '../state.ts';
import { buryKilled } from '../tally/army.ts';
import { gain, takable } from '../tally/tokens.ts';
import { defeat, due } from '../turn/turn.ts';
import type { Bonus } from '../vocabulary.ts';
import { cityBonus, survivors, wins } from './battle.ts';

/** The totals are compared. A bonus is asked for only if it can decide; `open`: those not asked for yet. */
export function settleBattle(s: State, open: readonly Bonus[], log?: Log): void {
  const b = battleOf(s);
  const { deck, oppBonus } = s.options;
  const mine = survivors(b, 'mine', deck.totals);
  const theirs = survivors(b, 'theirs', deck.totals) + (b.kind === 'capital' ? oppBonus : 0);
  const city = cityBonus(b);
  const told = bonuses(s, open);
  const bonus = b.bonus + told.bonus + told.wonders;
  const won = wins(b.kind, mine + city + bonus, theirs);
  const [next] = open;
  if (!won && next) {
    s.step = next;
    return;
  }
  log?.('battle-over', { turn: s.turn, kind: b.kind, mine, city, bonus, theirs, won });
  afterBattle(s, won, log);
}

/** C71: a card or ability of the base game that the app doesn't know ends the battle. */
export function decideBattle(s: State, won: boolean, reason: string, log?: Log): void {
  log?.('battle-decided', { turn: s.turn, kind: battleOf(s).kind, won, reason });
  afterBattle(s, won, log);
}

/** The dead leave the standing forces. A won capital brings spoils, a lost one ends the game; a village does neither. */
function afterBattle(s: State, won: boolean, log?: Log): void {
  const { kind, back } = battleOf(s);
  buryKilled(s, s.killed);
  if (kind === 'village' || won) log?.('remove', toRemove(s, won));
  if (kind === 'capital' && won) {
    // Killed units stay on the table until the resource is taken.
    s.step = 'spoils';
    return;
  }
  s.killed = { mine: [], theirs: [] };
  if (kind === 'capital') return defeat(s, 'battle', log);
  s.step = back;
  s.battle = null;
}

/**
 * What the player takes off the table: the killed units. The garrison of the capital has no army figure in the battle;
 * before a village the winner loses one for every two units killed, the loser all that fought.
 */
function toRemove(s: Readonly<State>, won: boolean): Events['remove'] {
  const { kind } = battleOf(s);
  const { mine } = s.killed;
  const units: Record<Face, number> = {};
  for (const unit of mine) units[face(unit)] = (units[face(unit)] ?? 0) + 1;
  const figures = kind === 'village' && won ? Math.floor(mine.length / 2) : 0;
  return { kind, won, units, figures };
}

export const aftermath: Steps<Civilization, 'spoils'> = {
  // C78: one resource of the market, of the player's choice; it pays a debt first.
  spoils: {
    node: (s) => decide('spoils', 'player', [...takable(s).map((r): Move => `take:${r}`), 'take:none']),
    play: (s, move, log) => {
      const resource = arg(move, 'take');
      log?.('spoils', { resource, paysDebt: resource !== 'none' && s.debt.resource > 0 });
      if (resource !== 'none') gain(s, resource, 1);
      s.battle = null;
      s.killed = { mine: [], theirs: [] };
      s.fought++;
      s.pending.splice(s.pending.indexOf(s.turn), 1);
      s.step = due(s) > 0 ? 'movement' : 'turn-end';
    },
  },
};

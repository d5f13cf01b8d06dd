/** Games played by script, for tests: only legal moves are taken, and everything reported is kept. */
import { legal, type Node } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { civilization } from './game.ts';
import type { Step } from './moves.ts';
import type { Events, Fact } from './reports.ts';
import type { Civilization, Log } from './spec.ts';
import type { State } from './state.ts';

export interface Scripted {
  readonly s: State;
  readonly told: { event: keyof Events; facts: object }[];
  node(): Node<Civilization>;
  /** Moves, asides (`!victory:culture`) and facts (`turn=4`), in order; each must be legal when it's played. */
  play(...moves: readonly string[]): Scripted;
  /** The facts of the last event of that name; an error if there was none. */
  last<E extends keyof Events>(event: E): Events[E];
  count(event: keyof Events): number;
  step(): Step;
  moves(): readonly string[];
}

export function game(given: Readonly<Record<string, unknown>> = {}): Scripted {
  const resolved = resolve(civilization.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  const s = civilization.setup(resolved.options);
  const told: Scripted['told'] = [];
  const log: Log = (event, facts) => void told.push({ event, facts });
  const one = (move: string) => {
    const node = civilization.node(s);
    const set = /^([a-z.0-9-]+)=(.+)$/.exec(move);
    if (set) {
      const [, id, value = ''] = set;
      const fact = civilization.facts(s).find((f) => f.id === id);
      if (!fact) throw new Error(`no fact '${id}' at '${s.step}'`);
      const fits =
        fact.kind === 'choice' ? fact.choices.includes(value) : +value >= fact.min && +value <= fact.max;
      if (!fits) throw new Error(`'${move}' is out of bounds`);
      civilization.adjust(s, id as Fact, fact.kind === 'choice' ? value : Number(value), log);
    } else if (move.startsWith('!')) {
      const aside = civilization.asides(s).find((a) => a === move.slice(1));
      if (!aside) throw new Error(`no aside '${move}' at '${s.step}': ${civilization.asides(s)}`);
      civilization.apply(s, aside, log, 'said so');
    } else {
      if (!legal(node, move)) throw new Error(`'${move}' is not allowed at '${s.step}': ${list(node)}`);
      civilization.apply(s, move, log);
    }
    civilization.check(s);
  };
  const self: Scripted = {
    s,
    told,
    node: () => civilization.node(s),
    play: (...moves) => {
      for (const move of moves) one(move);
      return self;
    },
    last: <E extends keyof Events>(event: E) => {
      const found = told.findLast((t) => t.event === event);
      if (!found) throw new Error(`'${event}' was not reported`);
      return found.facts as Events[E];
    },
    count: (event) => told.filter((t) => t.event === event).length,
    step: () => s.step,
    moves: () => list(civilization.node(s)),
  };
  return self;
}

/** At the start of a turn, before its event roll (and after the wonders of turns 8 and 13). */
export function onTurn(turn: number, given: Readonly<Record<string, unknown>> = {}): Scripted {
  const g = game(given).play('play-as:rome', 'marker:egypt');
  if (g.step() === 'first-unit') g.play('have:infantry-2', 'have:mounted-2', 'have:artillery-2');
  if (turn > 1) g.play(`turn=${turn}`);
  if (g.step() === 'wonders') g.play('unbuilt:0');
  return g;
}

/** A history event on a turn, by its die. */
export function onEvent(turn: number, die: number, given: Readonly<Record<string, unknown>> = {}): Scripted {
  return onTurn(turn, given).play('event', `die:${die}`);
}

/** In the battle for the capital on a turn, with this hand, before the first unit. */
export function inBattle(
  turn: number,
  walls: 'yes' | 'no',
  hand: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
): Scripted {
  const g = onTurn(turn, given).play('battle.now=1', 'calm', 'skip', 'done', `walls:${walls}`, 'hand:3');
  g.play(...hand.map((f) => `have:${f}`));
  return g.step() === 'my-hand' ? g.play('hand-full') : g;
}

function list(node: Node<Civilization>): string[] {
  if (node.kind === 'end') return [];
  const ranges = node.kind === 'chance' ? [] : node.ranges.map((r) => `${r.verb}:${r.min}-${r.max}`);
  return [...node.moves, ...ranges];
}

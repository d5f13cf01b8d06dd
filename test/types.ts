/** What must not compile. `npm run types` fails if one of these lines ever does. */
import type { Coin } from '../examples/coin.ts';
import type { BoerWar } from '../src/games/boer-war/rules/state.ts';
import type { GameDecl } from '../src/kernel/define.ts';
import type { Counting, Remembering } from '../src/kernel/exact/measure.ts';
import {
  type AnySpec,
  type ArgOf,
  arg,
  chance,
  decide,
  end,
  type Game,
  type Log,
  type Told,
  table,
} from '../src/kernel/game.ts';
import type { Num, OptionsOf } from '../src/kernel/options.ts';
import type { UnboundWords, Words } from '../src/kernel/words.ts';
import type { Battle } from './toys/battle.ts';

// @ts-expect-error a misspelt move
table<BoerWar>('action', ['dnoe']);
// @ts-expect-error an unknown ask
table<BoerWar>('acton', ['done']);
// @ts-expect-error odds of a move that does not exist
chance<BoerWar>('next-action', { go: 1, halt: 2 });
// @ts-expect-error a seat that does not exist
decide<BoerWar>('action', 'boers', ['done']);
// @ts-expect-error an outcome that does not exist
end<BoerWar>('draw', [0]);

declare const log: Log<BoerWar>;
// @ts-expect-error an unknown event
log('round-ended', {});
// @ts-expect-error a missing fact
log('round-over', { side: 'boers', round: 1, actions: 1 });
// @ts-expect-error a wrong fact
log('turn-over', { turn: 5 });

declare const words: Words<BoerWar>;
declare const position: BoerWar['state'];
// @ts-expect-error an aside with an argument that it doesn't have
words.asides.victory('neutral', position);
const told: Told<BoerWar>[] = [];
// @ts-expect-error an event's facts read as another's
for (const { event, facts } of told) if (event === 'turn-over') facts.actions;
const { done: _, ...moves } = words.moves;
// @ts-expect-error a missing translation of a move
export const noMove: Words<BoerWar> = { ...words, moves };
const { turns: __, ...options } = words.options;
// @ts-expect-error a missing translation of an option
export const noOption: Words<BoerWar> = { ...words, options };
const { victory: ___, ...events } = words.events;
// @ts-expect-error a missing translation of an event
export const noEvent: Words<BoerWar> = { ...words, events };

const { pool: ____, ...rules } = words.rules;
// @ts-expect-error a missing rule text
export const noRule: Words<BoerWar> = { ...words, rules };
// @ts-expect-error a misspelt rule text
export const oddRule: Words<BoerWar>['rules'] = { ...words.rules, pol: 'The pool.' };
const { even: _____, ...presets } = words.presets;
// @ts-expect-error a missing text of a preset
export const noPreset: Words<BoerWar> = { ...words, presets };
const { 'empty-pool': ______, ...measures } = words.measures;
// @ts-expect-error a missing text of a measure
export const noMeasure: Words<BoerWar> = { ...words, measures };
const { 'no-counters.boers.1': _______, ...refusals } = words.refusals;
// @ts-expect-error a missing text of a refusal
export const noRefusal: Words<BoerWar> = { ...words, refusals };
const { ruledOut: noWhy, ...others } = words;
// @ts-expect-error the texts of all reasons against moves missing
export const noReasons: Words<BoerWar> = others;
const { 'act-first': noActFirst, ...reasons } = words.ruledOut;
// @ts-expect-error a missing text of a reason against a move
export const noReason: Words<BoerWar> = { ...words, ruledOut: reasons };

declare const chosen: OptionsOf<BoerWar['options']>;
// @ts-expect-error an option that is not declared
chosen.speed;
// @ts-expect-error a value that is not among the choices
export const rule: 'printed' = chosen.poolRule;

declare const game: Game<BoerWar>;
const { short: ________, ...sets } = game.presets;
// @ts-expect-error a preset that the spec names and the game lacks
export const noSet: Game<BoerWar> = { ...game, presets: sets };
// @ts-expect-error a prompt that names a rule nobody wrote
export const noSuchRule: Game<BoerWar>['why']['asks'] = { ...game.why.asks, action: 'stepps' };
// @ts-expect-error a refusal without a text
export const noSuchRefusal: Game<BoerWar>['refuse'] = () => 'too-few';
/** Surfaces take any game and any game's words. */
export const any: [Game<AnySpec>, Words<AnySpec>] = [game, words];
/** A game without data gives words that need no options. */
export const needNone: UnboundWords<AnySpec> = words;
declare const unbound: UnboundWords<AnySpec>;
// @ts-expect-error words that need the game's options for names from its data
export const nameless: Words<AnySpec> = unbound;
// @ts-expect-error an aside that does not exist
game.apply(game.setup(chosen), 'victory:dutch');

/** Nine members are enough if the spec names nothing else, and all nine are required. */
type Nine = 'id' | 'version' | 'options' | 'why' | 'setup' | 'node' | 'apply' | 'turn' | 'scene';
declare const nine: Pick<Game<Coin>, Nine>;
export const enough: GameDecl<Coin> = nine;
const { turn: _________, ...eight } = nine;
// @ts-expect-error no names for turns
export const tooFew: GameDecl<Coin> = eight;

declare const decl: GameDecl<BoerWar>;
const { presets: __________, ...noPresets } = decl;
// @ts-expect-error the spec names presets
export const withoutPresets: GameDecl<BoerWar> = noPresets;
const { refuse: ___________, ...noRefuse } = decl;
// @ts-expect-error the spec names refusals
export const withoutRefuse: GameDecl<BoerWar> = noRefuse;
const { asides: ____________, ...noAsides } = decl;
// @ts-expect-error the spec names asides
export const withoutAsides: GameDecl<BoerWar> = noAsides;
const { facts: _____________, ...noFacts } = decl;
// @ts-expect-error the spec names facts
export const withoutFacts: GameDecl<BoerWar> = noFacts;
// @ts-expect-error the spec names measures
export const withoutMeasures: GameDecl<BoerWar> = { ...decl, lab: {} };
declare const hidden: GameDecl<Battle>;
const { view: ______________, ...noView } = hidden;
// @ts-expect-error a seat does not see the whole state
export const withoutView: GameDecl<Battle> = noView;
const { determinize: noRedraw, ...seesAll } = hidden;
// @ts-expect-error a searching bot would see the true position
export const withoutDeterminize: GameDecl<Battle> = seesAll;
const { seats: _______________, ...noSeats } = hidden;
// @ts-expect-error the spec names seats besides the player
export const withoutSeats: GameDecl<Battle> = noSeats;

interface Silent extends Omit<Battle, 'event'> {
  event: Omit<Battle['event'], 'set'>;
}
// @ts-expect-error facts can be set, and no event reports it
export const silent: GameDecl<Silent>['facts'] = [];

// @ts-expect-error a measure of an event that does not exist
export const noSuchEvent: Counting<BoerWar>['count'] = { 'round-ended': () => undefined };
// @ts-expect-error a measure of a fact that the event does not have
export const noSuchFact: Counting<BoerWar>['count'] = { 'turn-over': ({ round }) => ['', round] };
// @ts-expect-error a memory of an event that does not exist
export const noSuchMemory: Remembering<BoerWar>['next'] = { 'round-ended': (memory) => memory };

declare const attack: Battle['move'];
// @ts-expect-error an argument of another verb
export const foe: ArgOf<Battle['move'], 'attack'> = arg(attack, 'card');
// @ts-expect-error a verb that no move has
arg(attack, 'flee');
// @ts-expect-error a parameter that the measure does not declare
export const noSuchParameter: Counting<BoerWar, Record<'turn', Num>>['rows'] = (_, given) => [given.side];

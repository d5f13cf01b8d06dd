/** Which sentence tells an event, with which facts. */
import { arg } from '../../../kernel/game.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import type { Cdg, Events, Result } from '../rules/state.ts';
import type { Names } from './names.ts';
import { bothTurnUp, upTo } from './reading.ts';
import type { Dictionary } from './sentences.ts';

const inBrackets = (why: string) => why && ` (${why})`;
const afterColon = (text: string | number) => (text ? `: ${text}` : '');

export function eventsOf(d: Dictionary, names: Names): UnboundWords<Cdg>['events'] {
  const { side, letter, spaces, card, group, phase, use } = names;
  /** The same facts with the side by its name. */
  const by = <F extends { side: string }>(facts: F) => ({ ...facts, side: side(facts.side) });
  /** And with the space and the range as the display has them. */
  const at = <F extends { side: string; space: string; range: number }>(facts: F) => ({
    ...by(facts),
    space: letter(facts.space),
    range: upTo(facts.range),
  });
  return {
    ...phrasesOf(d, 'event'),
    mandated: (f) => d['event.mandated']({ ...by(f), nation: names.nation(f.nation) ?? f.nation }),
    'round-begins': (f) => d['event.round-begins'](by(f)),
    'turned-up': (f, options) =>
      `${bothTurnUp(options) ? `${side(f.side)}, ` : ''}${letter(f.space)}: ${f.name}.`,
    'turned-up-all': (f) => d['event.turned-up-all']({ ...by(f), ...spaces(f.spaces) }),
    'left-unnamed': (f) => d['event.left-unnamed']({ ...by(f), space: letter(f.space) }),
    nominated: (f) => (f.name ? d['event.nominated'](at(f)) : d['event.nominated.unnamed'](at(f))),
    rolled: (f) => d['event.rolled']({ ...f, result: sayResult(f.result, d, names) }),
    fate: (f) => d['event.fate'](by(f)),
    picked: (f) => d['event.picked']({ ...by(f), card: card(f.name, f.space), space: letter(f.space) }),
    drawn: (f) => d['event.drawn'](by(f)),
    used: (f) => {
      const facts = { ...by(f), use: use(f.use) + afterColon(f.value ?? ''), why: inBrackets(f.reason) };
      if (f.use === 'event') return d[f.anyway ? 'event.used.event.anyway' : 'event.used.event'](facts);
      return d[f.anyway ? 'event.used.anyway' : 'event.used'](facts);
    },
    'not-event': (f) => d['event.not-event']({ name: f.name, why: d[`not-event.${f.why}`] }),
    'not-possible': (f) => d['event.not-possible']({ name: f.name, why: inBrackets(f.reason) }),
    found: (f) => d[`event.found.${f.from}`](by(f)),
    'one-op': (f) => d['event.one-op']({ ...by(f), why: d[`one-op.${f.why}`] }),
    passed: (f) => d['event.passed'](by(f)),
    discarded: (f) => {
      const why = whyDiscarded(f, d, names);
      return f.name
        ? d['event.discarded']({ ...by(f), why })
        : d['event.discarded.unnamed']({ ...by(f), why });
    },
    removed: (f) => d[f.after === 'event' ? 'event.removed.event' : 'event.removed.battle'](by(f)),
    'end-of-row': (f) => (f.name ? d['event.end-of-row'](by(f)) : d['event.end-of-row.unnamed'](by(f))),
    'closed-up': (f) => d['event.closed-up'](by(f)),
    dealt: (f) => d['event.dealt']({ ...by(f), ...spaces(f.spaces) }),
    'c-moves': (f) =>
      d[f.up ? 'event.c-moves.up' : 'event.c-moves.down']({
        ...by(f),
        from: letter('C'),
        space: letter(f.space),
      }),
    collected: (f) => d['event.collected']({ ...by(f), ...spaces(f.spaces) }),
    reshuffled: (f) => d['event.reshuffled'](by(f)),
    'shuffled-in': (f) => d['event.shuffled-in'](by(f)),
    'pile-dry': (f) => d['event.pile-dry'](by(f)),
    'war-status': (f) => d['event.war-status'](by(f)),
    commitment: (f) => {
      const joined = d['event.commitment']({ group: group(f.group), cards: f.cards });
      // A deck that both sides share belongs to neither.
      return f.side ? `${side(f.side)}: ${joined}` : joined;
    },
    battle: (f) => d['event.battle']({ attacker: side(f.attacker), defender: side(f.defender) }),
    'attack-card': (f) => (f.name ? d['event.attack-card'](by(f)) : d['event.attack-card.unnamed'](by(f))),
    'no-attack-card': (f) => d['event.no-attack-card'](by(f)),
    defend: (f) => (f.name ? d['event.defend'](at(f)) : d['event.defend.unnamed'](at(f))),
    'defend-die': (f) =>
      d[f.played ? 'event.defend-die.played' : 'event.defend-die.missed']({
        ...at(f),
        card: card(f.name, f.space),
      }),
    'defend-kept': (f) => d['event.defend-kept'](by(f)),
    'no-defend-card': (f) => d['event.no-defend-card'](by(f)),
    'battle-over': ({ winner }) =>
      winner ? d['event.battle-over.won']({ winner: side(winner) }) : d['event.battle-over'],
    kept: (f) => d['event.kept'](by(f)),
    'phase-over': (f) => d['event.phase-over']({ phase: phase(f.phase) }),
    victory: (f) => d['event.victory']({ ...by(f), reason: afterColon(f.reason) }),
    stopped: (f) => d['event.stopped']({ turn: f.turn, reason: afterColon(f.reason) }),
  };
}

/** Which card the dice gave, in a few words. */
export function sayResult(result: Result, d: Dictionary, { letter }: Names): string {
  switch (result) {
    case 'nominated':
    case 'top':
    case 'one-op':
      return d[`result.${result}`];
    case 'event:top':
      return d['result.event.top'];
    default:
      return result.startsWith('event:')
        ? d['result.event']({ space: letter(arg(result)) })
        : d['result.space']({ space: letter(result) });
  }
}

/** Where the card was and what became of it, as far as the report says. */
function whyDiscarded({ from, after }: Events['discarded'], d: Dictionary, { letter }: Names): string {
  const where =
    from === 'battle' ? '' : from === 'top' ? d['from.top'] : d['from.space']({ space: letter(from) });
  const known = [where, after && d[`after.${after}`]].filter(Boolean);
  return inBrackets(known.join(', '));
}

/** Which question is asked, with which facts. */
import { type Lang, listing, type Words } from '../../../kernel/words.ts';
import { type HintKind, met, openHints, readHint } from '../rules/round/hints.ts';
import { combined } from '../rules/round/uses.ts';
import type { Cdg, Fighting, State } from '../rules/state.ts';
import type { Names } from './names.ts';
import {
  activeName,
  attackerName,
  defenderName,
  defending,
  inPlay,
  lastSpace,
  nameOf,
  nominee,
  reminderOf,
  turned,
  upTo,
} from './reading.ts';
import type { Dictionary } from './sentences.ts';

export function asksOf(lang: Lang, d: Dictionary, names: Names): Words<Cdg>['asks'] {
  const { side, letter, card } = names;
  const acting = (s: State) => ({ side: side(activeName(s)), round: s.round });
  const minding = (s: State, asked: string) => {
    // What the program has seen isn't left to the player's memory.
    const open = openHints(s);
    const unmet = hintsSaid(
      s,
      open.filter((hint) => met(s, hint) === false),
      lang,
      d,
      names,
    );
    const rest = hintsSaid(
      s,
      open.filter((hint) => met(s, hint) !== false),
      lang,
      d,
      names,
    );
    return [asked, unmet && d['ask.not-yet']({ hints: unmet }), rest && d['ask.mind']({ hints: rest })]
      .filter(Boolean)
      .join(' ');
  };
  const fighting = (s: State, card: Fighting | null = null) => {
    if (!card) return d['fight.none'];
    return nameOf(s, card.card) || d['fight.unnamed'];
  };
  return {
    mandated: (s) => d['ask.mandated']({ ...acting(s), turn: s.turn }),
    reveal: (s) => {
      const { side: whose, space, up } = turned(s);
      const facts = { side: side(whose), space: letter(space) };
      if (up) return d['ask.reveal.up'](facts);
      return d[s.turning.length > 1 ? 'ask.reveal.row' : 'ask.reveal'](facts);
    },
    top: (s) => d['ask.top'](acting(s)),
    nominate: (s) => d['ask.nominate'](acting(s)),
    roll: (s) => {
      const { name, space, range } = nominee(s);
      const facts = { ...acting(s), space: letter(space), range: upTo(range) };
      return name ? d['ask.roll']({ ...facts, name }) : d['ask.roll.unnamed'](facts);
    },
    'own-space': (s) => d['ask.own-space']({ space: letter(nominee(s).space) }),
    fate: (s) => d['ask.fate'](acting(s)),
    pick: (s) => d['ask.pick']({ ...acting(s), die: s.fate ?? 0 }),
    event: (s) => {
      const { name, space } = inPlay(s);
      return minding(s, d['ask.event']({ card: card(name, space) }));
    },
    use: (s) => {
      const { name, space, card: printed } = inPlay(s);
      const { ops = 0, sr = 0 } = printed ?? {};
      return minding(s, d['ask.use']({ ...acting(s), card: card(name, space), ops, sr }));
    },
    act: (s) => {
      const { name, space, asEvent } = inPlay(s);
      const what = carriedOut(s, d, names);
      if (what) return d['ask.act']({ ...acting(s), name, what });
      return d[asEvent ? 'ask.act.as-event' : 'ask.act.any']({ ...acting(s), card: card(name, space) });
    },
    'one-op': (s) => d['ask.one-op'](acting(s)),
    'attack-card': (s) => d['ask.attack-card']({ side: side(attackerName(s)) }),
    defend: (s) =>
      d['ask.defend']({ side: side(defenderName(s)), first: letter('A'), last: letter(lastSpace(s)) }),
    'defend-die': (s) => {
      const { name, space, range } = defending(s);
      const facts = { card: card(name, space), space: letter(space) };
      return range === 0
        ? d['ask.defend-die.never'](facts)
        : d['ask.defend-die']({ ...facts, range: upTo(range) });
    },
    fight: (s) =>
      d['ask.fight']({ attack: fighting(s, s.battle?.attack), defence: fighting(s, s.battle?.defence) }),
    phase: (s) => d['ask.phase']({ turn: s.turn, phase: names.reminder(reminderOf(s)) }),
    armistice: (s) => d['ask.armistice']({ status: combined(s) }),
  };
}

/** What the card in play is used for on the map; '' if it isn't tracked. */
function carriedOut(s: State, d: Dictionary, { points }: Names): string {
  const { card } = inPlay(s);
  switch (card && s.playing?.use) {
    case 'ops':
      return d['act.ops']({ ops: card?.ops ?? 0 });
    case 'sr':
      return d['act.sr']({ sr: card?.sr ?? 0 });
    case 'rp':
      return d['act.rp']({ points: points(card) });
    case 'event':
      return d['act.event'];
    default:
      return '';
  }
}

/** What to mind before the event is played. */
function hintsSaid(s: State, hints: readonly string[], lang: Lang, d: Dictionary, names: Names): string {
  // Several cards of one condition are alternatives: any of them will do.
  const or = listing(lang, 'or');
  const named = (ids: string) =>
    or(ids.split(',').map((id) => s.options.deck.cards.find((card) => card.id === id)?.name ?? id));
  return hints
    .map((hint) => {
      const read = readHint(hint);
      return read ? hintSaid(read.kind, read.args.map(named), d, names) : hint;
    })
    .join('; ');
}

function hintSaid(kind: HintKind, args: readonly string[], d: Dictionary, { side, group }: Names): string {
  const [a = '', b = ''] = args;
  switch (kind) {
    case 'turns':
      return a === b ? d['hint.turn']({ turn: a }) : d['hint.turns']({ from: a, to: b });
    case 'round':
      return d['hint.round']({ round: a });
    case 'before':
    case 'after':
    case 'after-any':
    case 'later-turn':
    case 'next-after':
    case 'not-while':
      return d[`hint.${kind}`]({ name: a });
    case 'commitment-is':
    case 'commitment-not':
      return d[`hint.${kind}`]({ side: side(a), group: group(b) });
    case 'combined':
      return d['hint.combined']({ status: a });
    case 'russian-vp':
    case 'combined-russian-vp':
      return d[`hint.${kind}`]({ count: Number(a) });
    case 'turn-or-after':
      return d['hint.turn-or-after']({ turn: a, name: b });
    case 'alternative':
      return d['hint.alternative']({ rule: a });
    default:
      return d[`hint.${kind}`];
  }
}

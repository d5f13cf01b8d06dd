/** What the form calls the value at a path of the file. */
import type { Lang } from '../../../kernel/words.ts';
import { SCENARIOS, SPACES } from '../rules/cards/deck.ts';
import type { Draft } from './draft.ts';
import { DECKS, type DeckWords } from './words.ts';

export function nameOf(path: string, draft: Draft, lang: Lang): string | undefined {
  const own = DECKS[lang];
  const [what = '', which = '', field = ''] = path.split('.');
  const at = Number(which);
  switch (what) {
    case 'title':
      return own.name;
    case 'spaces':
      return own.spaces;
    case 'rounds':
      return own.rounds;
    case 'ranges':
      return SPACES[at] === undefined ? undefined : own.range(SPACES[at]);
    case 'sides':
      return which === '' ? undefined : own.side(String(at + 1));
    case 'groups':
      return which === '' ? undefined : own.group(String(at + 1));
    case 'turns': {
      const scenario = SCENARIOS.find((each) => each === which);
      return scenario && own.turns[scenario];
    }
    case 'cards': {
      const card = draft.cards[at];
      if (!card) return undefined;
      const title = `${card.id} ${card.name || own.unnamed}`;
      const label = fieldOf(own, field);
      return label ? `${title}, ${label}` : title;
    }
    default:
      return undefined;
  }
}

function fieldOf(own: DeckWords, field: string): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    id: own.id,
    name: own.card,
    ops: own.ops,
    sr: own.sr,
    rp: own.rp,
    status: own.status,
    group: own.inGroup,
    kind: own.kind,
    nation: own.nation,
  };
  return labels[field];
}

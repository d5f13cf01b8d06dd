/** What the form calls the value at a path of the file. */
import type { Lang } from '../../../kernel/words.ts';
import { SCENARIOS, SPACES } from '../rules/cards/deck.ts';
import type { Draft } from './draft.ts';
import { DECKS, type DeckWords } from './words.ts';

export function nameOf(path: string, draft: Draft, lang: Lang): string | undefined {
  const say = DECKS[lang];
  const [what = '', which = '', field = ''] = path.split('.');
  const at = Number(which);
  switch (what) {
    case 'title':
      return say.name;
    case 'spaces':
      return say.spaces;
    case 'rounds':
      return say.rounds;
    case 'ranges':
      return SPACES[at] === undefined ? undefined : say.range(SPACES[at]);
    case 'sides':
      return which === '' ? undefined : say.side(String(at + 1));
    case 'groups':
      return which === '' ? undefined : say.group(String(at + 1));
    case 'turns': {
      const scenario = SCENARIOS.find((each) => each === which);
      return scenario && say.turns[scenario];
    }
    case 'cards': {
      const card = draft.cards[at];
      if (!card) return undefined;
      const title = `${card.id} ${card.name || say.unnamed}`;
      const label = fieldOf(say, field);
      return label ? `${title}, ${label}` : title;
    }
    default:
      return undefined;
  }
}

function fieldOf(say: DeckWords, field: string): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    id: say.id,
    name: say.card,
    ops: say.ops,
    sr: say.sr,
    rp: say.rp,
    status: say.status,
    group: say.inGroup,
    kind: say.kind,
    nation: say.nation,
  };
  return labels[field];
}

/** What the words of Civilization name of its boxes, so that it can be found on a table in another language. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import type { Lang, Words } from '../../../kernel/words.ts';
import type { Civilization, Resource } from '../rules/state.ts';
import type { Type } from '../rules/units.ts';
import { sayProspect } from './board.ts';

/** Resource tokens, unit cards, culture event cards, buildings and great people. */
type Component = Resource | Type | 'bread' | 'tourney' | 'primetime' | 'barracks' | 'academy' | 'general';

export function spoken(
  lang: Lang,
  components: Readonly<Record<Component, string>>,
  speak: (labels: Labels) => Words<Civilization>,
): Words<Civilization> {
  return edition(components, (labels) => {
    const words: Words<Civilization> = {
      ...speak(labels),
      prospect: (id, s) => sayProspect(lang, words, id, s),
    };
    return words;
  });
}

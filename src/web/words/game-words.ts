/** A game's own words in the language of the screen, with its components in the language they are printed in. */
import type { Entry } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { wordsFor } from '../../words/program.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { useSettings } from '../settings/settings.ts';
import { useUi } from './ui.ts';

/** Undefined until they're loaded. */
export function useGameWords(entry: Entry | undefined): UnboundWords<AnySpec> | undefined {
  const { lang } = useUi();
  const { components } = useSettings();
  return useLoaded(
    async () => entry && wordsFor(entry.words, lang, components),
    `${entry?.meta.id ?? ''} ${lang} ${components ?? ''}`,
  );
}

/** Choices that depend on the player's printed components: the next game of the same kind starts with them. */
import { type OptionDecls, resolve } from '../../kernel/options.ts';

type Chosen = Readonly<Record<string, unknown>>;

const key = (game: string) => `emptychair.remembered.${game}`;

/** What was remembered and still fits what the game declares; nothing if there is no storage. */
export function remembered(game: string, decls: OptionDecls): Chosen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const kept = Object.entries(found).filter(
      ([option]) => Object.hasOwn(decls, option) && decls[option]?.remember,
    );
    return resolve(decls, Object.fromEntries(kept)).ok ? Object.fromEntries(kept) : {};
  } catch {
    return {};
  }
}

export function remember(game: string, decls: OptionDecls, chosen: Chosen): void {
  const kept = Object.entries(chosen).filter(([option]) => decls[option]?.remember);
  if (kept.length === 0) return;
  try {
    localStorage.setItem(key(game), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the player enters it again; the game itself isn't affected.
  }
}

/** Which settings can be compared in the app, and which of their values. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Inspect, type OptionDecl, resolve } from '../../kernel/options.ts';
import { MAX_VARIANTS, type Variant } from '../../lab/compare/compare.ts';

/** An option's values as on the command line; none if there are too many for checkboxes. */
export function values(decl: OptionDecl | undefined): readonly string[] {
  switch (decl?.kind) {
    case 'flag':
      return ['off', 'on'];
    case 'choice':
      return decl.choices;
    case 'number': {
      const n = decl.max - decl.min + 1;
      return n > MAX_VARIANTS ? [] : Array.from({ length: n }, (_, i) => String(decl.min + i));
    }
    case 'file':
      return Object.keys(decl.shipped);
    default:
      return [];
  }
}

/** Rulings, on which the text leaves a question open, come first. */
export function comparable(game: Game<AnySpec>): { rulings: string[]; others: string[] } {
  const keys = Object.keys(game.options).filter((key) => values(game.options[key]).length > 1);
  const ruling = (key: string) => game.options[key]?.role === 'ruling';
  return { rulings: keys.filter(ruling), others: keys.filter((key) => !ruling(key)) };
}

/** A value as the command line has it; a file of the player's own is none of them. */
export function asText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** The option with this value, everything else as given; or the name of the setting that forbids it, '' if there is no such name. */
export function variantOf(
  game: Game<AnySpec>,
  given: Readonly<Record<string, unknown>>,
  key: string,
  value: string,
  inspect: Inspect,
): Variant | { readonly refusal: string } {
  const resolved = resolve(game.options, { ...given, [key]: value }, inspect);
  if (!resolved.ok) return { refusal: '' };
  const refusal = game.refuse(resolved.options);
  return refusal ? { refusal } : { name: `${key}=${value}`, options: resolved.options };
}

/** The settings that change a rule, with the names that set-up shows. */
import type { AnySpec, Game } from '../kernel/game.ts';
import {
  idle,
  type OptionDecl,
  type OptionDecls,
  type OptionsOf,
  resolve,
  written,
} from '../kernel/options.ts';
import { type NamedOption, namedOptions, type UnboundWords } from '../kernel/words.ts';
import type { Program } from './program.ts';

export interface Setting {
  readonly option: string;
  readonly name: string;
  /** Its value in this game. */
  readonly value: string;
  /** Its other values. */
  readonly others: readonly string[];
}

/** The settings that a rule names, with their values in this game. */
export function settingsOf(
  game: Game<AnySpec>,
  rule: string,
  options: OptionsOf<OptionDecls>,
  words: UnboundWords<AnySpec>,
  program: Program,
): readonly Setting[] {
  return (game.why.rules[rule]?.options ?? []).flatMap((option) => {
    const decl = game.options[option];
    const said = namedOptions(words)[option];
    if (!decl || !said) return [];
    const say = (value: unknown) => sayValue(value, said, program);
    const now: unknown = options[option];
    return [{ option, name: said.name, value: say(now), others: valuesOf(decl, now).map(say) }];
  });
}

/** What differs from the declared defaults, `Players: 5`, in the order of the declarations. */
export function changedSettings(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  words: UnboundWords<AnySpec>,
  program: Program,
): readonly string[] {
  const usual = resolve(game.options);
  if (!usual.ok) return [];
  const [now, before] = [written(game.options, options), written(game.options, usual.options)];
  return Object.keys(game.options).flatMap((key) => {
    const value = now[key];
    if (JSON.stringify(value) === JSON.stringify(before[key]) || idle(game.options, key, options)) return [];
    const said = namedOptions(words)[key];
    if (!said) return [];
    // A file of the player's own has no name here.
    const isFile = typeof value === 'object' && !Array.isArray(value);
    return [isFile ? said.name : `${said.name}: ${sayValue(value, said, program)}`];
  });
}

function sayValue(value: unknown, { choices }: NamedOption, { switched }: Program): string {
  if (typeof value === 'boolean') return value ? switched.on : switched.off;
  return choices?.[String(value)] ?? (Array.isArray(value) ? value.join(', ') : String(value));
}

/** Up to this many numbers are listed one by one. */
const FEW = 4;

/** Every other value of a setting; for a number with many values, its bounds. */
function valuesOf(decl: OptionDecl, now: unknown): readonly unknown[] {
  switch (decl.kind) {
    case 'flag':
      return [now !== true];
    case 'choice':
      return decl.choices.filter((choice) => choice !== now);
    case 'number': {
      const count = decl.max - decl.min + 1;
      const all = Array.from({ length: Math.min(count, FEW) }, (_, i) => decl.min + i);
      return count <= FEW ? all.filter((value) => value !== now) : [`${decl.min}–${decl.max}`];
    }
    default:
      return [];
  }
}

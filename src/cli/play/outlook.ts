/** What a game says of the turns ahead, as text; and what the player supposes with `o walls=on bonus=4`. */
import { asNumber, asText } from '../../kernel/exact/fraction.ts';
import type { Forecast } from '../../kernel/exact/outlook.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type OptionDecls, type OptionsOf, resolve, written } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import { sayRefusal } from '../../words/program.ts';
import { drawOdds } from '../chances.ts';
import { Fault, type Terminal, wrap } from '../terminal.ts';

/** By name, as typed. */
export type Supposed = Readonly<Record<string, string>>;

/** `walls=on bonus=4`, on top of what was supposed before. */
export function suppose(text: string, before: Supposed, { words }: Terminal): Supposed {
  const pairs = text.split(/\s+/).filter(Boolean);
  const given = pairs.map((pair) => {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) throw new Fault(words.wrong.pair(pair));
    return [key, value] as const;
  });
  return { ...before, ...Object.fromEntries(given) };
}

/** Each heading with its lines, and the line to type for other suppositions. */
export function outlookLines(
  terminal: Terminal,
  game: Game<AnySpec>,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  supposed: Supposed,
): string[] {
  const { outlook } = game.lab;
  if (!outlook) return [];
  const { paint, program, width } = terminal;
  const decls: OptionDecls = outlook.supposing(view);
  const resolved = resolve(decls, supposed);
  if (!resolved.ok) throw new Fault(sayRefusal(program, resolved.refusal));
  const say = (id: string) => words.prospect?.(id, view) ?? id;
  const told = outlook.tell(view, resolved.options);
  const lines = told.flatMap(({ id, lines }) => [
    paint('bold', wrap(say(id), width)),
    ...drawOdds(
      lines.map((line) => [say(line.id), figures(line.forecast, terminal), chance(line.forecast)]),
      terminal,
    ),
  ]);
  if (told.length === 0) return [];
  const typed = [terminal.words.play.suppose, command(decls, resolved.options)];
  return [...lines, ...typed.map((line) => paint('dim', wrap(line, width)))];
}

function chance(f: Forecast): number {
  return f.exact ? asNumber(f.chance) : f.chance;
}

/** A fraction that can be read; else nothing beside its percentage; the interval of a sample. */
function figures(f: Forecast, { program }: Terminal): string {
  if (!f.exact) return `${program.percent(f.low)} – ${program.percent(f.high)}`;
  const text = asText(f.chance);
  return text.length > 15 ? '=' : text;
}

/** What would be typed for these very suppositions. */
function command(decls: OptionDecls, options: OptionsOf<OptionDecls>): string {
  const pairs = Object.entries(written(decls, options)).map(([key, value]) => {
    const typed = Array.isArray(value)
      ? value.join(',')
      : value === true
        ? 'on'
        : value === false
          ? 'off'
          : value;
    return `${key}=${typed}`;
  });
  return ['o', ...pairs].join(' ');
}

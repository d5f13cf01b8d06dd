/** A game's outlook on the turns ahead, as text; `o walls=on bonus=4` changes what it supposes. */
import { asNumber, asText } from '../../kernel/exact/fraction.ts';
import type { Forecast } from '../../kernel/exact/outlook.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type OptionDecls, type OptionsOf, resolve, written } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import { sayOptionProblem } from '../../words/program.ts';
import { drawOdds } from '../chances.ts';
import { type Terminal, wrap } from '../terminal.ts';
import { type Reading, read, refused } from './question/reading.ts';

/** Suppositions by name, as typed. */
export type Supposed = Readonly<Record<string, string>>;

/** `walls=on bonus=4`, added to earlier suppositions. */
export function suppose(text: string, before: Supposed, { words }: Terminal): Reading<Supposed> {
  const supposed: Record<string, string> = { ...before };
  for (const pair of text.split(/\s+/).filter(Boolean)) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) return refused(words.wrong.pair(pair));
    supposed[key] = value;
  }
  return read(supposed);
}

/** Each heading with its lines, and the line to type for other suppositions. */
export function outlookLines(
  terminal: Terminal,
  game: Game<AnySpec>,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  supposed: Supposed,
): Reading<readonly string[]> {
  const { outlook } = game.lab;
  if (!outlook) return read([]);
  const { paint, program, width } = terminal;
  const decls: OptionDecls = outlook.assumptions(view);
  const resolved = resolve(decls, supposed);
  if (!resolved.ok) return refused(sayOptionProblem(program, resolved.refusal));
  const say = (id: string) => words.prospect?.(id, view) ?? id;
  const told = outlook.forecast(view, resolved.options);
  const lines = told.flatMap(({ id, lines }) => [
    paint('bold', wrap(say(id), width)),
    ...drawOdds(
      lines.map((line) => [say(line.id), figures(line.forecast, terminal), chanceOf(line.forecast)]),
      terminal,
    ),
  ]);
  if (told.length === 0) return read([]);
  const typed = [terminal.words.play.suppose, command(decls, resolved.options)];
  return read([...lines, ...typed.map((line) => paint('dim', wrap(line, width)))]);
}

export function chanceOf(f: Forecast): number {
  return f.exact ? asNumber(f.chance) : f.chance;
}

/** The fraction, or the interval of a sample. */
function figures(f: Forecast, { program }: Terminal): string {
  return f.exact ? asText(f.chance) : `${program.wholePercent(f.low)} – ${program.wholePercent(f.high)}`;
}

/** The line to type for these suppositions. */
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

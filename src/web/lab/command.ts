/** The command of the terminal that gives the same numbers again. */
import { sourceOf } from '../../games/catalogue.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { idle } from '../../kernel/options.ts';
import type { Comparison } from '../../lab/compare/compare.ts';
import type { Survey } from '../../lab/survey/survey.ts';
import { fileNameOf } from '../systems/file-name.ts';

export function commandOf(
  game: Game<AnySpec>,
  { options, bots, games, seed }: Pick<Survey, 'options' | 'bots' | 'games' | 'seed'>,
): string {
  return line('lab', game, games, seed, bots, pairs(game, [options]));
}

/** The first variant's own settings, and after them the option that is compared, with its values. */
export function comparisonCommandOf(
  game: Game<AnySpec>,
  { variants, bots, games, seed }: Pick<Comparison, 'variants' | 'bots' | 'games' | 'seed'>,
  key: string,
): string {
  const values = variants.map(({ name }) => name.slice(key.length + 1));
  const all = variants.map(({ options }) => options);
  const others = pairs(game, all).filter((pair) => !pair.startsWith(`${key}=`));
  return line('compare', game, games, seed, bots, [...others, `${key}=${values.join(',')}`]);
}

/** The first game's settings that aren't the default and have an effect in one of the games: the terminal refuses others. */
function pairs(game: Game<AnySpec>, games: readonly Survey['options'][]): string[] {
  return Object.entries(game.options).flatMap(([key, decl]) => {
    const value = games[0]?.[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(decl.default)) return [];
    if (games.every((options) => idle(game.options, key, options))) return [];
    // A file of the player's own has no name here.
    return [`${key}=${typeof value === 'object' && !Array.isArray(value) ? `${key}.json` : String(value)}`];
  });
}

function line(
  name: string,
  game: Game<AnySpec>,
  games: number,
  seed: number,
  bots: string | undefined,
  options: readonly string[],
): string {
  const by = bots === undefined ? [] : ['--bots', quoted(bots)];
  const given = options.flatMap((pair) => ['--option', quoted(pair)]);
  return ['emptychair', name, typed(game.id), '--games', games, '--seed', seed, ...by, ...given].join(' ');
}

/** What the terminal is given: the id, or the file that a solo system was saved as. */
function typed(id: string): string {
  const source = sourceOf(id);
  return source.kind === 'text' ? quoted(fileNameOf(source.text)) : id;
}

function quoted(text: string): string {
  return /^[\w.,:=/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command of the terminal that gives the same numbers again. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Comparison } from '../../lab/compare.ts';
import type { Survey } from '../../lab/survey.ts';

export function commandOf(game: Game<AnySpec>, { options, bots, games, seed }: Survey): string {
  return line('lab', game, games, seed, bots, pairs(game, options));
}

/** The first variant's own settings, and after them the option that is compared, with its values. */
export function comparisonCommandOf(
  game: Game<AnySpec>,
  { variants, bots, games, seed }: Comparison,
  key: string,
): string {
  const values = variants.map(({ name }) => name.slice(key.length + 1));
  const others = pairs(game, variants[0]?.options ?? {}).filter((pair) => !pair.startsWith(`${key}=`));
  return line('compare', game, games, seed, bots, [...others, `${key}=${values.join(',')}`]);
}

/** What is not as usual. */
function pairs(game: Game<AnySpec>, options: Survey['options']): string[] {
  return Object.entries(game.options).flatMap(([key, decl]) => {
    const value = options[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(decl.default)) return [];
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
  return ['emptychair', name, game.id, '--games', games, '--seed', seed, ...by, ...given].join(' ');
}

function quoted(text: string): string {
  return /^[\w.,:=/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command of the terminal that gives the same numbers again. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Survey } from '../../lab/survey.ts';

export function commandOf(game: Game<AnySpec>, { options, bots, games, seed }: Survey): string {
  const given = Object.entries(game.options).flatMap(([key, decl]) => {
    const value = options[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(decl.default)) return [];
    // A file of the player's own has no name here.
    const text = typeof value === 'object' && !Array.isArray(value) ? `${key}.json` : String(value);
    return ['--option', quoted(`${key}=${text}`)];
  });
  const by = bots === undefined ? [] : ['--bots', quoted(bots)];
  return ['emptychair', 'lab', game.id, '--games', games, '--seed', seed, ...by, ...given].join(' ');
}

function quoted(text: string): string {
  return /^[\w.,:=/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

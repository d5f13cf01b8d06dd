/** Games that live in a folder of another name. */
const FOLDERS: Readonly<Record<string, string>> = { 'paths-of-glory': 'cdg' };

/** The folder under src/games that a game's rules, board and bots lie in. */
export function folderOf(game: string): string {
  return FOLDERS[game] ?? game;
}

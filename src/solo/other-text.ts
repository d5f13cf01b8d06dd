/** Whether two texts are of the same solo system; reads no more of them than that. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { GAME_TEXT, type Journal } from '../kernel/session/journal.ts';

/** What the file calls itself, '' if it says nothing. */
export function systemId(text: string): string {
  return /^id: *([a-z0-9-]{1,60}) *$/m.exec(text)?.[1] ?? '';
}

/** Whether a journal is of another text of the same system. */
export function isOtherText({ id, text }: Game<AnySpec>, { game, options }: Journal): boolean {
  const old = options[GAME_TEXT];
  if (text === undefined || typeof old !== 'string' || game === id) return false;
  return systemId(text) !== '' && systemId(old) === systemId(text);
}

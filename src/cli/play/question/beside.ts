/** The texts beside the choices: the chance of each, or what is at the place that it is about. */
import { resolve } from '../../../kernel/options.ts';
import type { Place } from '../../../kernel/scene.ts';
import type { Desk } from '../desk.ts';
import { chanceOf } from '../outlook.ts';
import { contents } from '../scene.ts';
import type { Asking } from './answers.ts';

export interface SideTexts {
  /** Above the choices, '' if there is nothing to say. */
  readonly title: string;
  /** By notation. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is printed on the same places; the first thing to leave out if the screen is too small. */
  readonly printed: ReadonlyMap<string, readonly string[]>;
  /** These places need not be drawn again above the question. */
  readonly places: ReadonlySet<Place>;
}

export function besideChoices(desk: Desk, node: Asking): SideTexts {
  const { scene, words, terminal } = desk;
  const texts = new Map<string, string>();
  const printed = new Map<string, readonly string[]>();
  const places = new Set<Place>();
  for (const place of scene) {
    const { choice } = place;
    if (choice === undefined) continue;
    for (const move of node.moves.filter((id) => id === choice || id.startsWith(`${choice},`))) {
      texts.set(move, contents(place, words, terminal, scene));
      printed.set(move, words.about?.(place.id) ?? []);
      places.add(place);
    }
  }
  const chances = node.kind === 'decision' ? chancesOf(desk) : undefined;
  for (const { id, forecast } of chances?.lines ?? [])
    texts.set(id, terminal.program.wholePercent(chanceOf(forecast)));
  return { title: chances ? (words.prospect?.(chances.id, desk.view) ?? '') : '', texts, printed, places };
}

/** The player's chance after each choice, if the game can tell. */
function chancesOf({ session, view, supposed }: Desk) {
  const { outlook } = session.game.lab;
  if (!outlook?.choices) return undefined;
  const resolved = resolve(outlook.assumptions(view), supposed);
  return resolved.ok ? outlook.choices(view, resolved.options) : undefined;
}

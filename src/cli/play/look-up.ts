/** What a player looks up without changing anything: why, the odds, the story, the whole table, the keys. */

import { rulesBehind } from '../../kernel/session/story.ts';
import { drawnBefore } from '../../sitting/drawn-before.ts';
import { hiddenFrom } from '../../sitting/narrate.ts';
import { oddsLines } from '../chances.ts';
import { hang, padLeft } from '../terminal.ts';
import { severalCanPlay } from './chairs.ts';
import type { Desk } from './desk.ts';
import { ALL_KEYS, type Key, shownKey } from './keys.ts';
import { outlookLines, suppose } from './outlook.ts';
import { drawScene } from './scene.ts';
import { storyLines } from './story.ts';
import { thoughtLines } from './thoughts.ts';
import { rulesOfEntry, whyLines } from './why.ts';

/** The rules behind the question and the latest events, or behind an entry of the story. */
export async function why(desk: Desk, entry: number | undefined): Promise<string | undefined> {
  const { terminal, session, sitting, words } = desk;
  const rules = entry === undefined ? rulesBehind(session, sitting.justNow) : rulesOfEntry(session, entry);
  if (!rules) return terminal.words.wrong.toEntry(entry ?? 0, session.items.length);
  const lines = whyLines(terminal, session, words, rules);
  if (entry === undefined) lines.push(...(await thoughtLines(desk)));
  return print(desk, lines, terminal.words.play.noRule);
}

/** The odds of this draw and the game's outlook. `text` changes what the player supposes. */
export function odds(desk: Desk, text: string): string | undefined {
  const { terminal, session, words, view, scene, sitting } = desk;
  const supposed = suppose(text, desk.supposed, terminal);
  if (!supposed.ok) return supposed.why;
  const ahead = outlookLines(terminal, session.game, words, view, supposed.value);
  if (!ahead.ok) return ahead.why;
  desk.supposed = supposed.value;
  const { node } = session;
  const hidden = hiddenFrom(sitting.viewer, node);
  const lines = oddsLines(terminal, hidden ? undefined : node, scene, words, view);
  return print(desk, [...lines, ...ahead.value], terminal.words.play.noOdds);
}

export function story(desk: Desk): string | undefined {
  const { terminal, narrator } = desk;
  return print(desk, storyLines(terminal, narrator), terminal.words.play.emptyStory);
}

export function wholeTable(desk: Desk): string | undefined {
  return print(desk, [drawScene(desk.scene, desk.words, desk.terminal)], '');
}

/** Every key that works here, with what it does. */
export function help(desk: Desk, isChoice: (line: string) => boolean): string | undefined {
  const { session, sitting, terminal, bots, remote } = desk;
  const drawing = session.node.kind === 'chance';
  const works: Partial<Record<Key, boolean>> = {
    r: session.undone.length > 0,
    p: severalCanPlay(session, bots),
    '!': session.game.asides(session.state).length > 0,
    d: drawing,
    '+': drawing && drawnBefore(sitting) !== undefined,
    y: remote?.others?.toAnswer !== undefined,
    x: remote?.others?.toAnswer !== undefined,
    w: remote?.others?.myProposal !== undefined,
  };
  const keys = ALL_KEYS.filter((key) => works[key] ?? true).map((key) =>
    hang(`${padLeft(shownKey(key, isChoice), 4)}  `, terminal.words.play.help[key], terminal.width),
  );
  return print(desk, keys, '');
}

function print(desk: Desk, lines: readonly string[], nothing: string): string | undefined {
  const { terminal } = desk;
  if (lines.length === 0) return nothing;
  desk.lookedUp = lines.join('\n').split('\n').length;
  for (const line of lines) terminal.out(line);
  return undefined;
}

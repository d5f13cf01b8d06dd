/** What a player looks up, without anything changing: why, the odds, the story, the whole table. */
import { rulesBehind } from '../../kernel/session/story.ts';
import { hiddenFrom } from '../../sitting/told.ts';
import { oddsLines } from '../chances.ts';
import type { Desk } from './desk.ts';
import { picked, Wrong } from './dialogues.ts';
import { outlookLines, type Supposed, suppose } from './outlook.ts';
import { drawScene } from './scene.ts';
import { storyLines } from './story.ts';
import { thoughtLines } from './thoughts.ts';
import { rulesOfEntry, whyLines } from './why.ts';

/** Of what is asked and has just happened, or of an entry of the story. */
export async function why(desk: Desk, entry: number | undefined): Promise<void> {
  const { terminal, session, sitting, words } = desk;
  const rules =
    entry === undefined ? rulesBehind(session, sitting.justNow) : rulesOfEntry(session, entry, terminal);
  const lines = whyLines(terminal, session, words, rules);
  if (entry === undefined) lines.push(...(await thoughtLines(desk)));
  print(desk, lines, terminal.words.play.noRule);
}

/**
 * The odds of this draw, and what the game says of the turns ahead; with what the player supposes. Returns that, for
 * it holds for the next question too.
 */
export function odds(desk: Desk, text: string, before: Supposed): Supposed {
  const { terminal, session, words, view, scene, sitting } = desk;
  return picked(() => {
    const supposed = suppose(text, before, terminal);
    const ahead = outlookLines(terminal, session.game, words, view, supposed);
    const { node } = session;
    const hidden = hiddenFrom(sitting.eyes, node);
    const lines = [...oddsLines(terminal, hidden ? undefined : node, scene, words, view), ...ahead];
    print(desk, lines, terminal.words.play.noOdds);
    return supposed;
  });
}

export function story(desk: Desk): void {
  const { terminal, telling } = desk;
  print(desk, storyLines(terminal, telling), terminal.words.play.emptyStory);
}

export function wholeTable(desk: Desk): void {
  print(desk, [drawScene(desk.scene, desk.words, desk.terminal)], '');
}

function print({ terminal }: Desk, lines: readonly string[], nothing: string): void {
  if (lines.length === 0) throw new Wrong(nothing);
  for (const line of lines) terminal.out(line);
}

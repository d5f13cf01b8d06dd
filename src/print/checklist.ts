/** The set-up of any game as steps to tick off, with the chosen settings. */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionDecl, OptionDecls, OptionsOf } from '../kernel/options.ts';
import type { Scene } from '../kernel/scene.ts';
import { namedOptions, sayToLayOut, type ToLayOut, type Words } from '../kernel/words.ts';
import { diceFigure, placeFigure } from './scene-figures.ts';
import type { Figure, Look, Panel, Paper } from './sheet.ts';

interface SetUp {
  readonly game: Game<AnySpec>;
  readonly options: OptionsOf<OptionDecls>;
  /** As they are when the pieces are on the table. */
  readonly onTable: OptionsOf<OptionDecls>;
  readonly scene: Scene;
  readonly look: Look;
}

export function setUpPanels(
  { game, options, onTable, scene, look }: SetUp,
  words: Words<AnySpec>,
  paper: Paper,
): readonly Panel[] {
  const drawn = new Set<string>();
  const steps = words.checklist(onTable).map((step) => {
    const picture = figureOf(step, scene, look, drawn);
    return { text: sayToLayOut(step), tick: true, ...(picture && { picture }) };
  });
  const remarks = (words.remarks?.(onTable) ?? []).map((text) => ({ text }));
  const chosen = settings(game.options, options, words, paper).map((text) => ({ text }));
  const panels: readonly Panel[] = [
    { title: paper.words.setUp, lines: [...steps, ...remarks] },
    { title: paper.words.settings, lines: chosen },
  ];
  return panels.filter(({ lines }) => lines.length > 0);
}

/** The first place that the step is about, as it is at the start; no place is drawn twice. */
function figureOf(step: ToLayOut, scene: Scene, look: Look, drawn: Set<string>): Figure | undefined {
  if (typeof step === 'string') return undefined;
  if ('draw' in step) return step.draw === 'dice' ? diceFigure : undefined;
  const place = scene.find(({ id }) => step.places.some((name) => id === name || id.startsWith(`${name}.`)));
  if (!place || drawn.has(place.id)) return undefined;
  drawn.add(place.id);
  return placeFigure(place, scene, look);
}

/** The settings that differ from their defaults, one line each. */
function settings(
  decls: OptionDecls,
  options: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  paper: Paper,
): string[] {
  return Object.entries(decls).flatMap(([key, decl]) => {
    const value: unknown = options[key];
    const standard = decl.kind === 'file' ? decl.shipped[decl.default] : decl.default;
    if (JSON.stringify(value) === JSON.stringify(standard)) return [];
    const { name = key, choices = {} } = namedOptions(words)[key] ?? {};
    return [`${name}: ${said(decl, value, choices, paper)}`];
  });
}

function said(
  decl: OptionDecl,
  value: unknown,
  choices: Readonly<Partial<Record<string, string>>>,
  { words }: Paper,
): string {
  switch (decl.kind) {
    case 'flag':
      return value ? words.on : words.off;
    case 'choice':
      return choices[String(value)] ?? String(value);
    case 'number':
    case 'text':
      return String(value);
    case 'numbers':
      return Array.isArray(value) ? value.join(', ') : String(value);
    case 'file':
      return Object.keys(decl.shipped).find((id) => decl.shipped[id] === value) ?? '…';
  }
}

/** The set-up of any game as a list to tick off, with the chosen settings. */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionDecl, OptionDecls, OptionsOf } from '../kernel/options.ts';
import { type OptionWords, sayToLayOut, type Words } from '../kernel/words.ts';
import { flow, heading, indented } from './layout.ts';
import { type Block, paragraph, pt } from './lettering.ts';
import { body, type Page, type Paper, rect } from './sheet.ts';

const SIZE = pt(11);
const BOX = 4;

export function checklist(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  /** As they are when the pieces are on the table. */
  onTable: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  paper: Paper,
): Page[] {
  const { width } = body(paper, 'portrait');
  const steps = words
    .checklist(onTable)
    .map((step) => ticked(paragraph(paper, sayToLayOut(step), width - 9, { size: SIZE })));
  const remarks = (words.remarks?.(onTable) ?? []).map((line) =>
    paragraph(paper, line, width, { size: SIZE }),
  );
  const chosen = settings(game.options, options, words, paper);
  const blocks: Block[] = [
    paragraph(paper, words.pitch, width, { size: SIZE, colour: 'soft' }),
    ...steps,
    ...remarks,
  ];
  if (chosen.length > 0) {
    blocks.push(heading(paper, paper.words.settings, width));
    for (const setting of chosen) blocks.push(paragraph(paper, setting, width, { size: pt(10) }));
  }
  return flow(paper, 'portrait', 'set-up', paper.words.setUp, blocks);
}

/** A step with an empty box before it. */
function ticked(step: Block): Block {
  return {
    height: Math.max(step.height, BOX + 1),
    at: (x, y) => [
      rect({ x: x + 0.3, y: y + 0.8, width: BOX, height: BOX }, { radius: 0.6 }),
      ...indented(step, 9).at(x, y),
    ],
  };
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
    const told: OptionWords & { readonly choices?: Readonly<Record<string, string>> } = words.options[
      key
    ] ?? {
      name: key,
      help: '',
    };
    return [`${told.name}: ${said(decl, value, told.choices ?? {}, paper)}`];
  });
}

function said(
  decl: OptionDecl,
  value: unknown,
  choices: Readonly<Record<string, string>>,
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
      return (value as readonly number[]).join(', ');
    case 'file':
      return Object.keys(decl.shipped).find((id) => decl.shipped[id] === value) ?? '…';
  }
}

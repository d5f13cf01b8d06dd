/** A long list of choices about a few things becomes two short ones: what ("Estyx"), then which ("2 agents"). */
import type { Choice } from './choices.ts';

/** More choices than this are too many to look through. */
export const MANY = 12;

export interface OpenGroup {
  /** The group that was chosen, '' for none yet. */
  readonly group: string;
  open(group: string): void;
}

export function grouped(
  choices: readonly Choice[],
  { group, open }: OpenGroup,
  back: string,
): readonly Choice[] {
  const many = choices.length > MANY;
  if (choices.some((choice) => choice.drawer)) return choices;
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    if (choice.group && (many || choice.group.rare))
      groups.set(choice.group.name, [...(groups.get(choice.group.name) ?? []), choice]);
  if (groups.size === 0 || groups.size > choices.length / 2) return choices;
  const inside = groups.get(group);
  if (inside) {
    const rest = inside
      .filter(({ field }) => !field)
      .map((choice) => ({ ...choice, label: choice.group?.label ?? choice.label }));
    return [...rest, { id: 'back', label: back, look: 'side', run: () => opening(open, '') }];
  }
  const shown = [...groups].map(([name, list]) => {
    const only = list.length === 1 && !list[0]?.field ? list[0] : undefined;
    const choice: Choice = only ?? {
      id: name,
      label: `${name}…`,
      look: 'plain',
      run: () => opening(open, name),
    };
    return { choice, rare: list[0]?.group?.rare ?? false };
  });
  const names = (rarely: boolean) => shown.filter(({ rare }) => rare === rarely).map(({ choice }) => choice);
  const others = choices.filter(({ group }) => !group || !groups.has(group.name));
  return [...names(false), ...others, ...names(true)];
}

function opening(open: (group: string) => void, group: string): boolean {
  open(group);
  return true;
}

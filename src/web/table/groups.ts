/** Many choices that begin alike ("Estyx: 1 agent", "Estyx: 2 agents") become two short lists: what, then how many. */
import type { Choice } from './choices.ts';

/** More choices than this are too many to look through. */
export const MANY = 12;

const SIGN = ': ';

export interface Opened {
  /** The beginning that was chosen, '' for none yet. */
  readonly group: string;
  open(group: string): void;
}

export function grouped(
  choices: readonly Choice[],
  { group, open }: Opened,
  back: string,
): readonly Choice[] {
  if (choices.length <= MANY || choices.some((choice) => choice.hand)) return choices;
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = beginning(choice);
    if (name) groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  if (groups.size === 0 || groups.size > choices.length / 2) return choices;
  const inside = groups.get(group);
  if (inside) {
    const rest = inside.map((choice) => ({
      ...choice,
      label: choice.label.slice(group.length + SIGN.length),
    }));
    return [...rest, { id: 'back', label: back, look: 'side', run: () => opening(open, '') }];
  }
  const names = [...groups].map(([name, list]): Choice => {
    const only = list.length === 1 ? list[0] : undefined;
    return only ?? { id: name, label: `${name}…`, look: 'plain', run: () => opening(open, name) };
  });
  return [...names, ...choices.filter((choice) => !beginning(choice))];
}

function beginning({ label }: Choice): string {
  const at = label.indexOf(SIGN);
  return at < 0 ? '' : label.slice(0, at);
}

function opening(open: (group: string) => void, group: string): boolean {
  open(group);
  return true;
}

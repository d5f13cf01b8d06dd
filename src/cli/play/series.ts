/** Numbers that stay with their choices while the same thing is asked again and again, so that a look back finds them. */
import type { Choice } from './answers.ts';
import type { Asking } from './asking.ts';

/** So many choices may join a series ("that was the last card"); more of them make it another question. */
const JOIN = 2;

export class Series {
  private asked = '';
  private numbers = new Map<string, number>();

  keep(node: Asking, choices: readonly Choice[]): Choice[] {
    const asked = `${node.kind} ${node.kind === 'decision' ? node.seat : ''} ${node.ask}`;
    const fresh = choices.filter(({ id }) => !this.numbers.has(id)).length;
    if (asked !== this.asked || fresh > JOIN) this.numbers = new Map();
    this.asked = asked;
    for (const { id } of choices) if (!this.numbers.has(id)) this.numbers.set(id, this.numbers.size + 1);
    return choices.map((choice) => ({ ...choice, number: this.numbers.get(choice.id) as number }));
  }
}

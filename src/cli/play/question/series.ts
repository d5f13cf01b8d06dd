/** Choices keep their numbers in the list while the same question repeats, so that a number on the screen stays true. */
import type { Asking } from './answers.ts';
import type { Choice } from './signs.ts';

/** How many new choices may join a series (“that was the last card”); more make it another question. */
const JOIN = 2;

export class Series {
  private asked = '';
  private numbers = new Map<string, number>();

  keep(node: Asking, choices: readonly Choice[]): Choice[] {
    const asked = `${node.kind} ${node.kind === 'decision' ? node.seat : ''} ${node.ask}`;
    const fresh = choices.filter(({ id }) => !this.numbers.has(id)).length;
    if (asked !== this.asked || fresh > JOIN) this.numbers = new Map();
    this.asked = asked;
    const numbered = choices.map((choice) => {
      const number = this.numbers.get(choice.id) ?? this.numbers.size + 1;
      this.numbers.set(choice.id, number);
      return { ...choice, number };
    });
    // A draw lists its outcomes by weight.
    return node.kind === 'chance' ? numbered : numbered.toSorted((a, b) => a.number - b.number);
  }
}

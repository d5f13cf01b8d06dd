/**
 * Finds the names that are dead at each question, by a backward pass over the code to a fixed point. Forgetting
 * them makes positions equal that differ in nothing that can matter, and that decides whether odds can be exact.
 */
import type { Instruction } from './code.ts';

/** For each question the slots from `first` to `slots` to forget there; `always` are read everywhere. */
export function deadAt(
  code: readonly Instruction[],
  first: number,
  slots: number,
  always: ReadonlySet<number>,
): readonly (readonly number[])[] {
  const width = Math.ceil((slots - first) / 32);
  const live = new Uint32Array(code.length * width);
  const bits = (all: ReadonlySet<number>) => {
    const row = new Uint32Array(width);
    for (const slot of all) if (slot >= first) row[(slot - first) >> 5]! |= 1 << ((slot - first) & 31);
    return row;
  };
  const uses = code.map((i) => bits(i.uses));
  const defines = code.map((i) => bits(i.defines));
  for (let changed = width > 0; changed; ) {
    changed = false;
    for (let pc = code.length - 1; pc >= 0; pc--) {
      const { next } = code[pc] as Instruction;
      for (let w = 0; w < width; w++) {
        let after = 0;
        for (const { pc: to } of next) after |= live[to * width + w] ?? 0;
        const here = ((after & ~(defines[pc]?.[w] ?? 0)) | (uses[pc]?.[w] ?? 0)) >>> 0;
        if (here === live[pc * width + w]) continue;
        live[pc * width + w] = here;
        changed = true;
      }
    }
  }
  const defined = new Set(code.flatMap((i) => [...i.defines]));
  return code.map(({ is }, pc) => {
    if (is !== 'wait') return [];
    const dead: number[] = [];
    for (let slot = first; slot < slots; slot++) {
      const bit = (live[pc * width + ((slot - first) >> 5)] ?? 0) & (1 << ((slot - first) & 31));
      if (bit === 0 && defined.has(slot) && !always.has(slot)) dead.push(slot);
    }
    return dead;
  });
}

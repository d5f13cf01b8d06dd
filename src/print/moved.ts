/** An SVG path, scaled and moved. */

/** What each number after a command is: along x, along y, a length, or nothing that a size changes (angles and flags). */
const KINDS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  Q: 'xyxy',
  A: 'll...xy',
  Z: '',
};

/** Commands are absolute, and numbers have no exponents. */
export function moved(d: string, scale: number, dx: number, dy: number): string {
  return d.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const kinds = KINDS[command];
    if (kinds === undefined) throw new Error(`${command} in a path: only absolute commands`);
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const placed = numbers.map((number, i) => {
      const value = Number(number);
      const kind = kinds[i % kinds.length];
      if (kind === 'x') return dx + value * scale;
      if (kind === 'y') return dy + value * scale;
      return kind === 'l' ? value * scale : value;
    });
    return [command, ...placed.map((value) => Math.round(value * 1e4) / 1e4)].join(' ');
  });
}

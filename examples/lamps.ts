/** An owner and a supply: each lamp keeps its id, so lighting one is one line of what to do, not two. */
import type { Place, Scene } from '../src/kernel/scene.ts';

const CAPES = ['north', 'south'] as const;
const lamp = (cape: string) => ({ id: `keeper.${cape}`, kind: 'lamp', owner: 'keeper' });

export const lamps = (lit: readonly string[]): Scene => [
  { id: 'owners', kind: 'owners', pieces: [{ id: 'keeper', kind: 'keeper', owner: 'keeper' }] },
  { id: 'supply', kind: 'pile', pieces: CAPES.filter((cape) => !lit.includes(cape)).map(lamp) },
  ...CAPES.map((id): Place => ({ id, kind: 'row', pieces: lit.includes(id) ? [lamp(id)] : [] })),
];

/** The shipped solo files: what the shelf shows of them is part of the build, and each text is loaded on request. */
import type { Meta } from '../../kernel/meta.ts';

const METAS = import.meta.glob<Meta>('../../solo/systems/*.solo.md', {
  query: '?meta',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>('../../solo/systems/*.solo.md', { query: '?raw', import: 'default' });

export const examples: readonly Meta[] = Object.values(METAS);

/** The text of the example with this id; undefined if it isn't one. */
export async function exampleText(id: string): Promise<string | undefined> {
  const [file = ''] = Object.entries(METAS).find(([, meta]) => meta.id === id) ?? [];
  return TEXTS[file]?.();
}

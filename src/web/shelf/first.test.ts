import { expect, test } from 'vitest';
import type { Meta } from '../../kernel/meta.ts';
import { firstToTry } from './first.ts';

const everywhere = (text: string) => ({ en: text, pl: text, cs: text, ru: text });
const game = (id: string, more: Partial<Meta>): { readonly meta: Meta } => ({
  meta: {
    id,
    status: 'complete',
    players: [1, 1],
    minutes: [1, 1],
    langs: ['en'],
    title: everywhere(id),
    pitch: everywhere(id),
    ...more,
  },
});

test('a newcomer is offered a complete game that needs no box', () => {
  const boxed = game('boxed', { box: everywhere('Box') });
  const draft = game('draft', { status: 'draft' });
  expect(firstToTry([boxed, draft, game('whole', {})])?.id).toBe('whole');
  expect(firstToTry([boxed, draft])).toBeUndefined();
});

/** The same sheets for any deck, in the colours of its box. */

export { anyDeckLook as look } from './colours.ts';
export * from './sheets.ts';

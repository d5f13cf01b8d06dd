/** The games that are shipped: one line each. */
export * from './boer-war/index.ts';
export * from './cdg/index.ts';
export * from './civilization/index.ts';
export * from './tax-farmer/index.ts';

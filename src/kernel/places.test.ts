/** Whatever the reading of a file says is known in every language, whichever game the file is for. */
import { retells } from '../../test/retells.ts';
import { lineAndColumn, notText, readJson, readTable } from './places.ts';
import { SENTENCES } from './places-words.ts';
import { retelling } from './remark.ts';

const JSONS = [
  '',
  '\uFFFDPNG',
  '{',
  '{a',
  '{"a"',
  '{"a":',
  '{"a":1,"a":2}',
  '["',
  '["\\x"]',
  '[1 2]',
  '{} x',
  '[x]',
];
const DEEP = '['.repeat(100_000);
const TABLES = ['"a', '"a"b'];

const said = [
  ...[...JSONS, DEEP].map((text) => [text, notText(text) ?? readJson(text)] as const),
  ...TABLES.map((text) => [text, readTable(text, 0)] as const),
].map(([text, read]) =>
  'problem' in read ? `${lineAndColumn(text, read.at)}: ${read.problem}` : `taken: ${text}`,
);

retells(said, ['src/kernel/places.ts'], SENTENCES, (lang) => retelling(lang, {}, {}));

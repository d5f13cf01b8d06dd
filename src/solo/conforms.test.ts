/** The shipped files are games like any other. */
import { readdirSync, readFileSync } from 'node:fs';
import { conforms } from '../../test/conforms.ts';
import { LANGS } from '../kernel/words.ts';
import { gameOf } from './game.ts';
import { compile } from './read/compile.ts';
import { wordsOf } from './said/words.ts';

const SYSTEMS = new URL('./systems/', import.meta.url);

for (const name of readdirSync(SYSTEMS)) {
  const compiled = compile(readFileSync(new URL(name, SYSTEMS), 'utf8'));
  if (!compiled.ok) throw new Error(`${name}: ${JSON.stringify(compiled.problems)}`);
  const { plan } = compiled;
  const words = LANGS.map((lang) => wordsOf(plan, lang));
  conforms(gameOf(plan), {}, { games: 15, name, words });
}

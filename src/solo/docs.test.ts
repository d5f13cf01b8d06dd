// Every example in docs/solo-files*.md compiles and is played to its end; every verb and kind of piece has one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exact, optionsOf, planOf } from '../../test/solo/solo.ts';
import { call } from '../cli/testing/in-process.ts';
import { folder, tidy } from '../cli/testing/spawned.ts';
import { answerer, draw } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { LANGS, type Lang } from '../kernel/words.ts';
import { gameOf } from './game.ts';
import { compile } from './read/compile.ts';
import { VERBS } from './read/verbs.ts';

afterAll(tidy);

const page = (lang: Lang) =>
  readFileSync(
    new URL(`../../docs/solo-files${lang === 'en' ? '' : `.${lang}`}.md`, import.meta.url),
    'utf8',
  );
const fences = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, body = '']) => body);

/** As the page says: a top, one step that ends the game, endings; each where the example has none of its own. */
function whole(lang: Lang, example: string): string {
  if (example.startsWith('---')) return example;
  const [game = '', endings = ''] = (fences(page(lang), 'markdown')[1] ?? '').split(/(?=^## Endings)/m);
  const own = /^## (?!Pieces|Settings|Set-up|At any time|Endings|Ask|Words)/m.test(example);
  const ended = /^## Endings/m.test(example);
  const top = `---\nsolo: 1\nid: example\nlanguage: ${lang}\n---\n\n# Example\n\n`;
  return top + [example, ...(own ? [] : [game]), ...(ended ? [] : [endings])].join('\n');
}

/** What is written after arrows, phrase by phrase. */
const phrases = (text: string) =>
  [...text.matchAll(/→ ([^|\n]+)/g)].flatMap(([, phrase = '']) => phrase.split(';').map((p) => p.trim()));

/** The longest verb that the phrase begins with. */
const verbOf = (phrase: string) =>
  VERBS.filter((verb) => phrase.startsWith(verb) && !/^\p{L}/u.test(phrase.slice(verb.length)))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

const KINDS = ['list', 'track', 'number', 'flag', 'marker', 'counters', 'cup', 'deck', 'display'];

describe.each(LANGS)('%s', (lang) => {
  const examples = fences(page(lang), 'markdown');

  test.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is played to its end',
    (_, example) => {
      const plan = planOf(whole(lang, example));
      expect(plan.language).toBe(lang);
      const game = gameOf(plan);
      for (let seed = 1; seed <= 20; seed++) {
        const int = rng(seed);
        const answer = answerer(game);
        const state = game.setup(optionsOf(game));
        let node = game.node(state);
        for (let moves = 0; node.kind !== 'end' && moves < 1000; moves++) {
          game.apply(state, node.kind === 'chance' ? draw(node, int) : answer(state, node, int));
          node = game.node(state);
        }
        expect(node.kind).toBe('end');
      }
    },
  );

  test('every question of an example counts something', () => {
    let asked = 0;
    for (const example of examples.filter((text) => text.includes('## Ask'))) {
      const game = gameOf(planOf(whole(lang, example)));
      for (const measure of Object.keys(game.lab.measures)) {
        asked++;
        expect(exact(game, measure).some(({ outcomes }) => Object.keys(outcomes).length > 0)).toBe(true);
      }
    }
    expect(asked).toBeGreaterThanOrEqual(7);
  });

  test('every verb has an example', () => {
    const used = phrases(examples.join('\n')).map(verbOf);
    expect(VERBS.filter((verb) => !used.includes(verb))).toEqual([]);
  });

  test('every kind of piece has an example', () => {
    const plans = examples.map((example) => planOf(whole(lang, example)));
    const kinds = plans.flatMap(({ pieces, lists }) => [
      ...pieces.map(({ kind }) => kind as string),
      ...(lists.some(({ ring }) => ring) ? ['list'] : []),
    ]);
    expect(KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
    const axes = plans.flatMap(({ tables }) => tables.map((table) => table.axes.length));
    expect([...new Set(axes)].sort()).toEqual([0, 1, 2]);
    expect(examples.join('\n')).toMatch(/^- .+: = /m);
  });

  test('has as many examples as the English page, which use the same verbs', () => {
    const verbs = (of: Lang) => fences(page(of), 'markdown').map((text) => phrases(text).map(verbOf));
    expect(verbs(lang)).toEqual(verbs('en'));
  });

  test('the program prints what the page shows', async () => {
    const [night = ''] = examples;
    const [wrong = ''] = fences(page(lang), 'markdown wrong');
    const dir = folder();
    writeFileSync(join(dir, 'night.solo.md'), night);
    writeFileSync(join(dir, 'wrong.solo.md'), whole(lang, wrong));
    expect(compile(whole(lang, wrong)).ok).toBe(false);
    const shown = fences(page(lang), 'console');
    expect(shown).toHaveLength(2);
    for (const text of shown) {
      const [command = '', ...lines] = text.trimEnd().split('\n');
      const args = command.replace(/^\$ emptychair /, '').split(' ');
      const asked = args.map((arg) => (arg.endsWith('.md') ? join(dir, arg) : arg));
      const { out } = await call([...asked, '--lang', lang]);
      expect(out.replaceAll(`${dir}/`, '').replaceAll('\u00a0', ' ').trimEnd()).toBe(lines.join('\n'));
    }
  });
});

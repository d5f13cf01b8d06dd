/** Every sentence of every dictionary, in every language, with 0, 1, 2, 5, 12, 21, 22 and 25. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find } from '../src/games/catalogue.ts';
import { bound } from '../src/kernel/typeset.ts';
import { LANGS, type Lang } from '../src/kernel/words.ts';
import { rendered } from './renders.ts';
import { projectFiles, root } from './sources.ts';
import { fault, type Said } from './speaks.ts';

const FOLDERS = projectFiles('src/').flatMap(
  (path) => path.match(/^(.*\/words(?:\/.+)?)\/en\.ts$/)?.[1] ?? [],
);

/** What is the same in every language: printed terms, titles, commands, flags, file names, keys and values of files. */
const PRINTED = new RegExp(
  [
    'GO!|STOP|The Second Boer War|Farmers vs\\. Empire|[„«“](?:Action|Round finished|Action complete)[”»“]|Paths of Glory|Guns of August|Imperial Tax Farmer',
    'Emptychair|emptychair[ \\w]*|npm start(?: --)?|--[\\w-]+(?: (?:FILE|NAME|GAME|KEY=VALUE|KEY=A,B|A,B|N))*|[\\w./-]+\\.(?:md|json|csv|txt|ts)|\\{[^}]*\\}',
    '\\b(?:[A-Z]{2,}\\w*(?:-\\d+)?|JSON|English|https|amount|perStarted|\\.txt|X-Forwarded-For|Preact|Valibot|pure-rand|uqr|idb|meta, game [aiи] words|package)\\b',
  ].join('|'),
  'g',
);
/** Words of solo files, English in every language: what is quoted, lists of keywords, ids. */
const OF_SOLO_FILES =
  /[„«“](?:- [\p{L}\p{N}]+: win — …|(?:[a-z0-9 …]|\[\p{L}+\])+)[”»“]|track, number, [a-z, ]+ display of|(?<!\p{L})(?:yes|no)(?!\p{L})|\[id\]/gu;
/** Latin words that a Russian dictionary may quote: commands and the contents of files. */
const QUOTES_FILES = /cli\/words|files\/words|editor|problem|keysHelp|help\.licences|importHelp/;
/** Sentences about a side, a role, a list or a name that has no digits. A game's are said by whole games. */
const NEEDS_MORE =
  /^src\/games\/|problems\.(?:forms|sign|tableGap|tableOverlap|tooMany|uncovered)|expected\.words|play\.setting|together\.chair/;

const BREAKS = {
  pl: /(?<![\p{L}\p{N}])[aiouwz] \S|\d %/iu,
  cs: /(?<![\p{L}\p{N}])[aikosuvzAIKOSUVZ] \S|\d %|\d\. \p{Ll}/u,
  ru: /(?<![\p{L}\p{N}])[авикосуя] \S|\d %|№ \d/iu,
};

/** A draft in src/games may lack languages until it is complete: its words fall back to another one. */
function langsOf(folder: string): readonly Lang[] {
  const id = folder.match(/^src\/games\/([^/]+)\//)?.[1];
  const meta = id === undefined ? undefined : find(id)?.meta;
  return meta?.status === 'draft' ? meta.langs : LANGS;
}

async function sentences(folder: string, lang: Lang) {
  return rendered(await import(new URL(`${folder}/${lang}.ts`, `file://${root}/`).href));
}

const faulty = (lang: Lang, folder: string, [key, text]: Said): string => {
  const own = folder === 'src/solo/words' ? text.replace(OF_SOLO_FILES, '#') : text;
  const found = fault(lang, own, PRINTED);
  return lang === 'ru' && found === 'English' && QUOTES_FILES.test(`${folder} ${key}`) ? '' : found;
};

describe.each(FOLDERS)('%s', (folder) => {
  test('has its languages', () => {
    for (const lang of langsOf(folder)) expect(existsSync(`${root}/${folder}/${lang}.ts`), lang).toBe(true);
  });

  test.each(langsOf(folder))('%s says every sentence without a fault, whatever the number', async (lang) => {
    const { said, silent } = await sentences(folder, lang);
    const wrong = said.flatMap((each) => {
      const found = faulty(lang, folder, each);
      return found ? [`${each[0]} (${found}): ${each[1]}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(silent.filter((key) => !NEEDS_MORE.test(`${folder}/${key}`))).toEqual([]);
  });

  test.each(langsOf(folder))(
    '%s breaks no line after a one-letter word or inside a percentage',
    async (lang) => {
      if (lang === 'en') return;
      for (const [key, text] of (await sentences(folder, lang)).said)
        expect(bound(text, lang), key).not.toMatch(BREAKS[lang]);
    },
  );
});

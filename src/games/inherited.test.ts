// Names that every object inherits (constructor, __proto__, toString …) in every place of a data file: a file with one
// of them is refused with a place and a reason, or played to the end, and every language says it as it is written.
import { describe, expect, test } from 'vitest';
import { sayGame, sayRest } from '../../test/speaks.ts';
import { readDataFile } from '../files/data-file.ts';
import { resolve } from '../kernel/options.ts';
import { LANGS } from '../kernel/words.ts';
import { find } from './catalogue.ts';
import { saltRoad } from './cdg/decks/salt-road.ts';
import { BASE_CIVILIZATIONS } from './civilization/rules/box/civilizations.ts';
import { BASE } from './civilization/rules/box/decks.ts';
import { inspectionOf } from './module.ts';
import defaultBoard from './tax-farmer/boards/default.json' with { type: 'json' };

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const HOLE = /undefined|\[object|\[native|function|NaN/;

const faces = ['a', 'b', 'c', 'd', 'e', 'f'];
const deck = {
  ...saltRoad,
  phases: ['tolls', 'war-status'],
  mandated: [faces, faces],
  vp: { start: 10, min: 0, max: 20 },
  opening: { card: 'H-01', side: 0, turn: 1, round: 1 },
};

/** Each file with what it is played with, so that its names are met. */
const FILES = [
  ['cdg', 'deck', deck, { scenario: 'introductory' }],
  ['tax-farmer', 'board', defaultBoard, { players: 3 }],
  ['civilization', 'deck', { ...BASE, name: 'Units' }, {}],
  ['civilization', 'civilizations', BASE_CIVILIZATIONS, {}],
] as const;

type Path = readonly string[];

/** All paths to texts; of a list only the first two parts, which are like the others. */
function texts(data: unknown, path: Path = []): Path[] {
  if (typeof data === 'string') return [path];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? ['0', '1'].slice(0, data.length) : Object.keys(data);
  return keys.flatMap((key) => texts((data as Record<string, unknown>)[key], [...path, key]));
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data);

/** The data with another text there; where it is an id, everything that names it follows. */
function renamed(data: unknown, old: unknown, name: string, only?: Path, path: Path = []): unknown {
  if (typeof data === 'string') return (only ? path.join() === only.join() : data === old) ? name : data;
  if (Array.isArray(data)) return data.map((part, i) => renamed(part, old, name, only, [...path, String(i)]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, renamed(part, old, name, only, [...path, key])]),
  );
}
const isFree = (path: Path) =>
  /^(title|name|detail|nation|phases|mandated|hints|note|box|en|pl|cs|ru)$/.test(
    path.findLast((key) => !/^\d+$/.test(key)) ?? '',
  );
/** These have at most 16 letters. */
const isShort = (path: Path) => /nation|mandated/.test(path.join());
const isReference = (path: Path) =>
  /^(id|side|group|card|good|goods|province|weaponsGood|candidates|excludedNeeds)$/.test(
    path.findLast((key) => !/^\d+$/.test(key)) ?? '',
  );

/** Refused with a place and a reason, or played and told in every language. */
async function refusedOrPlayed(
  [id, option, , given]: (typeof FILES)[number],
  data: unknown,
  name: string,
): Promise<'refused' | 'played'> {
  const listed = find(id);
  if (!listed) throw new Error(id);
  const read = await readDataFile(listed, option, JSON.stringify(data), 'en');
  if (!read.ok) {
    for (const problem of read.problems)
      expect(problem).toMatch(/^((line \d+, column \d+.*|[\w.[\]]+): .+|and \d+ more)$/);
    return 'refused';
  }
  const game = await listed.game();
  const resolved = resolve(game.options, { ...given, [option]: read.data }, await inspectionOf(listed));
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  for (const lang of name === 'constructor' ? LANGS : (['en'] as const)) {
    const words = await listed.words[lang]();
    const said = [...sayRest(game, words, resolved.options), ...sayGame(game, words, resolved.options, 5)];
    const holes = said.filter(([, text]) => typeof text !== 'string' || HOLE.test(text));
    expect(holes.slice(0, 3)).toEqual([]);
  }
  return 'played';
}

describe.each(FILES.map((file) => [`${file[0]} ${file[1]}`, file] as const))('%s', (_, file) => {
  const [, , data] = file;
  const places = texts(data);

  test('unchanged, it can be played', async () => {
    expect(places.length).toBeGreaterThan(1);
    expect(await refusedOrPlayed(file, data, 'constructor')).toBe('played');
  });

  test.each(['constructor', '__proto__'])('%s in each place by itself', async (name) => {
    for (const path of places) {
      const only = isReference(path) ? undefined : path;
      await refusedOrPlayed(file, renamed(data, at(data, path), name, only), name);
    }
  });

  test.each(NAMES)('%s as every text, and as a key beside each', async (name) => {
    const free = places.filter((path) => isFree(path) && (name.length <= 16 || !isShort(path)));
    const every = free.reduce<unknown>((so, path) => renamed(so, '', name, path), data);
    expect(await refusedOrPlayed(file, every, name)).toBe('played');
    for (const path of places) {
      const parent = path.slice(0, -1);
      const text = JSON.stringify(data);
      const spot = JSON.stringify(at(data, parent));
      if (!spot.startsWith('{')) continue;
      const keyed = JSON.parse(text.replace(spot, `{"${name}":1,${spot.slice(1)}`));
      expect(await refusedOrPlayed(file, keyed, name), path.join('.')).toBe('refused');
    }
  });
});

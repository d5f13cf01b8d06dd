/** `## Words xx`: the file's sentences and names in a further language. */
import type { Saying, Translation } from '../plan.ts';
import { collect, nearest, Problem } from '../problem.ts';
import { alone, part, prose, type Section, trimmed } from './markdown.ts';
import { saying } from './sentence.ts';
import type { World } from './world.ts';

export const WORDS = /^Words\s+([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)$/i;

/** `[id]: sentence`, `Name: name`, `title: …`, `pitch: …`. */
/** `given`: what the file itself says at its top. */
export function readTranslation(
  world: World,
  section: Section,
  given: { readonly title: string; readonly pitch: string },
): Translation {
  const lang = (WORDS.exec(section.heading.text)?.[1] ?? '').toLowerCase();
  const sentences = new Map<string, Saying>();
  const names = new Map<string, string>();
  const places = new Map<string, number>();
  const titles: { title?: string; pitch?: string } = {};
  const { language } = world;
  world.language = lang;
  collect(world.problems, section.items, (item) => {
    const { span } = alone(item);
    const hit = /^(?:\[([^\]]+)\]|([^:[\]]+?))\s*:\s*/.exec(span.text);
    if (!hit) throw new Problem(span.at, 'declaration', {});
    const rest = trimmed(part(span, hit[0].length));
    const [, id, name] = hit;
    if (id !== undefined) {
      const known = world.meant(id, span.at);
      if (sentences.has(known)) throw new Problem(span.at, 'idTaken', { id, line: '' });
      sentences.set(known, saying(rest, world));
    } else if (name === 'title' || name === 'pitch') titles[name] = prose(rest.text);
    else {
      const called = prose(name as string);
      const others = [...world.presets.map((p) => p.name), ...world.choices];
      if (!world.names.has(called) && !others.includes(called)) {
        const near = nearest(called, [...world.names.names(() => true), ...others]);
        throw new Problem(span.at, 'nothingCalled', { name: called.slice(0, 60), near });
      }
      if (names.has(called.toLowerCase())) throw new Problem(span.at, 'nameTaken', { name: called });
      names.set(called.toLowerCase(), prose(rest.text));
      places.set(called.toLowerCase(), span.at);
    }
  });
  world.language = language;
  for (const { id, name } of world.endings)
    if (names.has(name.toLowerCase()) && !sentences.has(id))
      world.hints.push(
        new Problem(places.get(name.toLowerCase()) ?? 0, 'nothingCalled', { name, near: `[${id}]` }),
      );
  const missing = [...world.notes, ...world.texts].flatMap(([id, { ask }]) =>
    ask.length > 0 && !sentences.has(id) ? [id] : [],
  );
  return {
    lang,
    sentences: Object.fromEntries(sentences),
    names: Object.fromEntries(names),
    ...titles,
    missing,
    toTranslate: [
      ...(['title', 'pitch'] as const).flatMap((key) => (key in titles ? [] : [`- ${key}: ${given[key]}`])),
      ...missing
        .toSorted((a, b) => (world.offsets.get(a) ?? 0) - (world.offsets.get(b) ?? 0))
        .map((id) => `- [${id}]: ${sourceOf(world, id)}`),
      ...namesToTranslate(world).flatMap((name) =>
        names.has(name.toLowerCase()) ? [] : [`- ${name}: ${name}`],
      ),
    ],
  };
}

function sourceOf({ sources, texts, notes }: World, id: string): string {
  const saying = texts.get(id) ?? notes.get(id);
  return saying ? (sources.get(saying) ?? '') : '';
}

/** What players read by its name: pieces, what lists and cards have, settings, tables, what they choose, turns, chapters. */
function namesToTranslate(world: World): readonly string[] {
  const { pieces, lists, settings, presets, tables, choices, turn, procedures } = world;
  const all = [
    ...pieces.map(({ name }) => name),
    ...lists.flatMap(({ members }) => members.filter((member) => !/^\d+$/.test(member))),
    ...settings.map(({ name }) => name),
    ...presets.map(({ name }) => name),
    ...tables.map(({ name }) => name),
    ...choices,
    ...pieces.flatMap(({ columns = [] }) => columns.map(({ name }) => name)),
    ...(turn ? [turn.name] : []),
    ...procedures.map(({ name }) => name),
    ...localsShown(world),
  ];
  return [...new Set(all)];
}

/** Names of results that sentences show: on paper, each stands for its value. */
function localsShown({ texts, locals }: World): string[] {
  return [...texts.values()].flatMap(({ ask, told = [] }) =>
    [...ask, ...told].flatMap((part) => {
      if (typeof part === 'string' || part.e[0] !== 'v') return [];
      return locals.get(part.e[1]) || [];
    }),
  );
}

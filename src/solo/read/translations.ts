/** `## Words xx`: the file's sentences and names in a further language. */
import type { Saying, Translation } from '../plan.ts';
import { collect, nearest, Problem } from '../problem.ts';
import { alone, part, prose, type Section, trimmed } from './markdown.ts';
import { saying } from './sentence.ts';
import type { World } from './world.ts';

export const WORDS = /^Words\s+([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)$/i;

/** `[id]: sentence`, `Name: name`, `title: …`, `pitch: …`. */
export function readTranslation(world: World, section: Section): Translation {
  const lang = (WORDS.exec(section.heading.text)?.[1] ?? '').toLowerCase();
  const sentences = new Map<string, Saying>();
  const names = new Map<string, string>();
  const own: { title?: string; pitch?: string } = {};
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
    } else if (name === 'title' || name === 'pitch') own[name] = prose(rest.text);
    else {
      const called = prose(name as string);
      if (!world.names.has(called) && !world.presets.some((p) => p.name === called)) {
        const near = nearest(
          called,
          world.names.names(() => true),
        );
        throw new Problem(span.at, 'nothingCalled', { name: called.slice(0, 60), near });
      }
      if (names.has(called.toLowerCase())) throw new Problem(span.at, 'nameTaken', { name: called });
      names.set(called.toLowerCase(), prose(rest.text));
    }
  });
  world.language = language;
  const missing = [...world.texts].flatMap(([id, { ask }]) =>
    ask.length > 0 && !sentences.has(id) ? [id] : [],
  );
  return {
    lang,
    sentences: Object.fromEntries(sentences),
    names: Object.fromEntries(names),
    ...own,
    missing,
  };
}

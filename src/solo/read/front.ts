/** The lines `key: value` between two `---`, and the title. */
import type { Plan } from '../plan.ts';
import { collect, nearest, Problem } from '../problem.ts';
import { type Document, prose, withoutArrow } from './markdown.ts';
import type { World } from './world.ts';

const KEYS = [
  'solo',
  'id',
  'title',
  'language',
  'players',
  'minutes',
  'author',
  'licence',
  'license',
  'source',
];
const KNOWN = KEYS.filter((key) => key !== 'license').join(', ');
/** What authors write for a code. */
const LANGUAGES: Readonly<Partial<Record<string, string>>> = {
  english: 'en',
  polish: 'pl',
  polski: 'pl',
  czech: 'cs',
  čeština: 'cs',
  cz: 'cs',
  russian: 'ru',
  русский: 'ru',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  français: 'fr',
  spanish: 'es',
  español: 'es',
  italian: 'it',
  italiano: 'it',
};

type Front = Pick<Plan, 'solo' | 'id' | 'title' | 'pitch' | 'language' | 'players' | 'minutes' | 'about'>;

export function readFront({ front, title, pitch }: Document, world: World): Front {
  const value = (key: string) => front.get(key)?.text || undefined;
  collect(world.problems, front, ([key, span]) => {
    const { at } = withoutArrow(span);
    if (!KEYS.includes(key))
      throw new Problem(at, 'frontKey', { key: key.slice(0, 40), near: nearest(key, KEYS), known: KNOWN });
  });
  if (value('solo') !== '1')
    throw new Problem(front.get('solo')?.at ?? 0, 'version', { found: (value('solo') ?? '').slice(0, 20) });
  const id = value('id') ?? '';
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(id))
    throw new Problem(front.get('id')?.at ?? 0, 'id', { found: id.slice(0, 40) });
  const language = value('language') ?? 'en';
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})?$/i.test(language))
    throw new Problem(front.get('language')?.at ?? 0, 'frontValue', {
      key: 'language',
      found: language.slice(0, 40),
      near: LANGUAGES[language.toLowerCase()] ?? '',
    });
  const author = value('author');
  const licence = value('licence') ?? value('license');
  const source = value('source');
  return {
    solo: 1,
    id,
    title: prose(value('title') ?? title?.text ?? id).slice(0, 120) || id,
    pitch: pitch ? prose(pitch.text) : prose(title?.text ?? id),
    language: language.toLowerCase(),
    players: range(front, 'players', [1, 1]),
    minutes: range(front, 'minutes', [10, 60]),
    about: { ...(author && { author }), ...(licence && { licence }), ...(source && { source }) },
  };
}

function range(
  front: Document['front'],
  key: string,
  usual: readonly [number, number],
): readonly [number, number] {
  const span = front.get(key);
  if (!span || span.text === '') return usual;
  const hit = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(span.text);
  const [low, high] = [Number(hit?.[1]), Number(hit?.[2] ?? hit?.[1])];
  if (!hit || high < low || low < 1)
    throw new Problem(span.at, 'frontValue', { key, found: span.text.slice(0, 40), near: '' });
  return [low, high];
}

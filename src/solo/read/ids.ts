/** Ids: what journals, positions and moves call a thing. Made from its name, so they survive a change of its place. */

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Every object has these already. */
export const RESERVED_IDS: readonly string[] = ['constructor', 'set'];

const LONGEST = 60;

/** Lower case with hyphens, in ASCII; '' if no letter can be written so. */
export function slug(name: string): string {
  let out = '';
  for (const c of name.toLowerCase().normalize('NFC')) out += LETTERS[c] ?? c;
  const plain = out
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const cut = plain.length > LONGEST ? plain.slice(0, LONGEST).replace(/-[^-]*$/, '') : plain;
  return RESERVED_IDS.includes(cut) ? `the-${cut}` : cut;
}

/** `[id]` as an author writes it. */
export const WRITTEN_ID = /^[a-z][a-z0-9-]{0,59}$/;

/** The sentence that is printed on a card. */
export const textId = (deck: string, card: string) => `${deck}.${card}.text`;

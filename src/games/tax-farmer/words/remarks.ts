/** What the checks of a board file say, in the reader's language. The checks speak English, as the files do. */
import { type Retold, retelling } from '../../../files/remark.ts';
import type { Lang } from '../../../kernel/words.ts';

export const SENTENCES = {
  whole: /^a whole number from (-?\d+) to (-?\d+) is wanted$/,
  characters: /^at most (\d+) characters$/,
  entries: /^at most (\d+) entries$/,
  id: /^an id (?:of up to 30 .*)?is wanted$/,
  otherId: /^another id is wanted/,
  named: /^a name in at least one language is wanted$/,
  names: /^names by language are wanted$/,
  text: /^a text is wanted$/,
  yesNo: /^true or false is wanted$/,
  list: /^a list is wanted$/,
  shape: /^(\{ .* \}) is wanted$/,
  oneOf: /^one of (.*) is wanted$/,
  good: /^a good is wanted$/,
  province: /^a province is wanted$/,
  board: /^a board is wanted$/,
  switches: /^the switches are wanted$/,
  rebellions: /^the rebellions at the start are wanted, by the number of players$/,
  missing: /^is missing$/,
  unknown: /^is not known here$/,
  noGood: /^no good '(.*)'$/,
  noProvince: /^no province '(.*)'$/,
  twice: /^'(.*)' is there twice$/,
  either: /^either amount or perStarted is wanted$/,
  overMost: /^is more than (?:players\.max|markerDiceMax|max)$/,
  overTrack: /^is beyond track\.end$/,
  capitals: /^exactly one capital is wanted, there are (\d+)$/,
  fields: /^at most (\d+) need fields in all$/,
  cards: /^at most (\d+) cards in all$/,
  agents: /^at most (\d+) agents from one action$/,
  capitalHasNone: /^the capital has none$/,
  isCapital: /^is the capital$/,
  fewCards: /^fewer need cards than need fields$/,
  noWeapons: /^nothing gives it, so no rebellion can be crushed$/,
  oneWeapons: /^only one province gives it; once that one rebels, all others may follow$/,
  noNothing: /^no NOTHING card$/,
  fewProvinces: /^fewer than 4$/,
  neverCrushed: /^nobody can lead in a rebellion, so none can be crushed$/,
} as const;

export type Remarks = Retold<keyof typeof SENTENCES>;

/** Says a remark, with or without its place, in the language of the table. */
export function remarked(lang: Lang, remarks: Remarks): (line: string) => string {
  return retelling(lang, SENTENCES, remarks);
}

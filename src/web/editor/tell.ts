/**
 * The game's checks speak English, as its board files do; in the form they speak the reader's language. A sentence
 * that is not known here (only a file from outside can bring one about) stays as it is.
 */
import type { EditorWords, RemarkId } from '../words/editor/words.ts';

const SENTENCES: readonly (readonly [RemarkId, RegExp])[] = [
  ['whole', /^a whole number from (-?\d+) to (-?\d+) is wanted$/],
  ['characters', /^at most (\d+) characters$/],
  ['entries', /^at most (\d+) entries$/],
  ['id', /^an id (?:of up to 30 .*)?is wanted$/],
  ['otherId', /^another id is wanted/],
  ['named', /^a name in at least one language is wanted$/],
  ['noGood', /^no good '(.*)'$/],
  ['noProvince', /^no province '(.*)'$/],
  ['twice', /^'(.*)' is there twice$/],
  ['overMost', /^is more than (?:players\.max|markerDiceMax|max)$/],
  ['overTrack', /^is beyond track\.end$/],
  ['capitals', /^exactly one capital is wanted, there are (\d+)$/],
  ['fields', /^at most (\d+) need fields in all$/],
  ['cards', /^at most (\d+) cards in all$/],
  ['capitalHasNone', /^the capital has none$/],
  ['isCapital', /^is the capital$/],
  ['fewCards', /^fewer need cards than need fields$/],
  ['noWeapons', /^nothing gives it, so no rebellion can be crushed$/],
  ['oneWeapons', /^only one province gives it; once that one rebels, all others may follow$/],
  ['noNothing', /^no NOTHING card$/],
  ['fewProvinces', /^fewer than 4$/],
  ['neverCrushed', /^nobody can lead in a rebellion, so none can be crushed$/],
];

export function tell(editor: Pick<EditorWords, 'remarks'>, what: string): string {
  for (const [id, pattern] of SENTENCES) {
    const found = pattern.exec(what);
    if (found) return editor.remarks[id](found[1] ?? '', found[2] ?? '');
  }
  return what;
}

/** A saved game's title on the shelf. */
import { catalogue } from '../../games/catalogue.ts';
import type { GameRecord } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';

export function gameTitle(record: GameRecord, { lang, say }: Ui): string {
  const meta = catalogue().find((entry) => entry.meta.id === record.game)?.meta;
  return record.name || meta?.title[lang] || record.game || say.keeping.damaged;
}

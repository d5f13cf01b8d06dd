/** Sólové systémy v textových souborech: česky. */
import { plural } from '../../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('cs');

export const systems: Dictionary = {
  yours: 'Vaše systémy',
  yoursHelp: 'Pravidla sólového soupeře napíšete do textového souboru (.solo.md) a aplikace za něj hraje. Chcete-li začít od příkladu, uložte jeho text.',
  examples: 'Příklady',
  examplesHelp: 'Sólové systémy zapsané v textových souborech.',
  open: 'Otevřít systém',
  text: 'Zobrazit text',
  added: (when) => `Přidáno: ${when}`,
  problems: (file, k) => `${file}: ${n(k, { one: 'problém', few: 'problémy', many: 'problému', other: 'problémů' })}`,
  hints: (k) => `Upozornění pro autora (${k}):`,
  notAdded: 'Nic se nepřidalo. Opravte text a otevřete soubor znovu.',
  notSaved: 'Systém se nepodařilo uložit.',
  removed: (title) => `${title}: systém byl odstraněn. Rozehrané hry zůstávají.`,
  opened: (k) => `V části „Vaše systémy“ přibylo: ${n(k, { one: 'systém', few: 'systémy', many: 'systému', other: 'systémů' })}.`,

  save: 'Uložit jako soubor',
  share: 'Poslat systém',
  shareHelp: 'Odkaz obsahuje celý text. Nikdo ho nedostane, dokud ho sami nepošlete.',
  qr: 'QR kód tohoto systému',
  noQr: 'Text je na QR kód příliš dlouhý; pošlete odkaz nebo soubor.',
  noLink: 'Text je na odkaz příliš dlouhý. Pošlete ho jako soubor.',
  onlyHere: 'Tato kopie aplikace je dostupná jen na tomto zařízení. Uložte systém jako soubor, nebo nejdřív otevřete aplikaci z jejího webu.',
  noDeflate: 'Tento prohlížeč je na vytváření odkazů příliš starý. Pošlete systém jako soubor.',
  sent: 'Někdo vám poslal sólový systém.',
  sentHelp: 'Přidejte si ho na polici a můžete ho tu hrát.',
  earlier: 'Hry s jiným textem tohoto systému',
  earlierHelp: 'Hra si ponechává text, se kterým začala. Její kopie může pokračovat podle tohoto textu, od poslední pozice, která mu odpovídá.',
  continueWith: 'Pokračovat podle tohoto textu',
  wentOn: 'Kopie hry pokračuje podle tohoto textu. Co se změnilo:',
  cannotGoOn: (title) => `Hra „${title}“ nemůže podle tohoto textu pokračovat:`,
};

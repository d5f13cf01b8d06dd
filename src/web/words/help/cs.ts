/** Help and about: in Czech. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Nápověda a informace',
  data: 'Vaše data',
  dataText: 'Hry a nastavení zůstávají v tomto prohlížeči, na tomto zařízení. Aplikace nemá účty, nic nikam neposílá a návštěvníky nepočítá. Když vymažete data prohlížeče, hry zmizí: nejdřív je uložte do souboru.',
  start: 'Jak hrát',
  startText: 'Vyberte hru, rozložte, co je na seznamu, a pak dělejte, co žádá obrazovka, jednu věc po druhé. Tahy, které pravidla nedovolují, se nenabízejí. „Proč?“ ukáže pravidlo, ze kterého otázka vychází, „Pravidla“ ukážou všechna.',
  dice: 'Vlastní kostky, karty a žetony',
  diceText: 'Pod otázkou můžete kdykoli přepnout, zda losuje a hází aplikace, nebo vy. Pokud vy, hoďte nebo losujte u stolu a klepněte na výsledek. U každého výsledku je vidět, jak byl pravděpodobný.',
  undo: 'Zpět a znovu',
  undoText: 'Tlačítkem Zpět vezmete zpět poslední krok, třeba i několikrát za sebou. Aplikace vypíše, co vrátit na stole. Zopakované losování dá stejný výsledek; o nový musíte požádat a průběh hry to zaznamená.',
  adjust: 'Když je na stole něco jiného',
  adjustText: 'Otevřete nabídku hry, zvolte „Upravit stav“ a nastavte, co na stole opravdu je. Průběh hry si zapamatuje původní hodnotu i váš důvod.',
  share: 'Hraní na jiném zařízení',
  shareText: 'V nabídce hry vytvoříte odkaz, QR kód nebo soubor s celou hrou. Nikdo je nedostane, dokud je sami nepošlete. Na druhém zařízení odkaz nebo soubor otevřete.',
  backup: 'Zálohy',
  backupText: '„Uložit hry a nastavení“ na polici zapíše vše do jednoho souboru; „Otevřít uloženou hru“ ho zase načte, i na jiném zařízení. Aplikace si také sama ukládá kopie ze začátků tahů: najdete je na polici v nabídce hry pod položkou „Zálohy“.',
  about: 'O aplikaci',
  aboutText: 'Emptychair hraje za tu stranu stolu, kde nikdo nesedí. Názvy a pravidla her patří jejich autorům; kresby a popisy pravidel jsou naše vlastní.',
  licences: 'Licence',
  licencesText: 'Emptychair je svobodný software pod licencí MIT. Obsahuje Preact, Valibot, pure-rand a uqr (MIT), idb (ISC) a písma Inter a Literata (SIL Open Font License 1.1).',
};

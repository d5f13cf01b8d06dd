/** Help and about: in Czech. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Nápověda a informace',
  data: 'Vaše data',
  dataText: 'Hry a nastavení zůstávají v tomto prohlížeči, na tomto zařízení. Aplikace nemá účty, nic nikam neposílá a nikoho nepočítá. Když vymažete data prohlížeče, hry zmizí: nejdřív uložte soubor.',
  start: 'Jak hrát',
  startText: 'Vyberte hru, rozložte, co je na seznamu, a pak dělejte, co žádá obrazovka, vždy jednu věc. Volby, které pravidla nedovolují, se nenabízejí. „Proč?“ ukáže pravidlo, které za otázkou stojí, „Pravidla“ ukážou všechna.',
  dice: 'Vlastní kostky, karty a žetony',
  diceText: 'Pod otázkou můžete kdykoli přepnout, zda losuje aplikace, nebo vy. Pokud vy, hoďte nebo táhněte u stolu a ťukněte na výsledek. U každého výsledku je vidět, jak byl pravděpodobný.',
  undo: 'Vracení tahů',
  undoText: 'Tlačítko Zpět vezme poslední krok, kolikrát chcete. Aplikace vypíše, co na stole vrátit. Zopakované losování dá stejný výsledek; o nový je třeba požádat a průběh hry to zaznamená.',
  adjust: 'Když je na stole něco jiného',
  adjustText: 'Otevřete nabídku hry a zvolte opravu stolu: nastavte, co na něm opravdu je. Průběh hry si uchová starou hodnotu i váš důvod.',
  share: 'Poslání hry na jiné zařízení',
  shareText: 'Nabídka hry vytvoří odkaz, QR kód nebo soubor s celou hrou. Nikdo je nedostane, dokud je nepošlete. Na druhém zařízení otevřete odkaz nebo soubor.',
  backup: 'Zálohy',
  backupText: '„Uložit hry a nastavení“ na polici zapíše vše do jednoho souboru; „Otevřít uloženou hru“ ho zase načte, i na jiném zařízení. Aplikace si také sama nechává kopie ze začátků tahů: najdete je v nabídce hry na polici.',
  about: 'O aplikaci',
  aboutText: 'Emptychair hraje za tu stranu stolu, kde nikdo nesedí. Názvy a pravidla her patří jejich autorům; kresby a popisy pravidel jsou naše.',
  licences: 'Licence',
  licencesText: 'Emptychair je svobodný software pod licencí MIT. Obsahuje Preact, Valibot, pure-rand a uqr (MIT), idb (ISC) a písma Inter a Literata (SIL Open Font License 1.1).',
};

/** What the player aid says. */
import type { Lang } from '../../../kernel/words.ts';
import type { PoolRule } from '../rules/options.ts';

interface AidWords {
  readonly round: string;
  readonly act: string;
  readonly draw: string;
  readonly go: string;
  readonly stop: string;
  readonly cup: string;
  readonly first: Readonly<Record<PoolRule, string>>;
  readonly second: Readonly<Record<PoolRule, string>>;
  readonly oneKind: string;
  readonly onlyThrees: string;
  readonly lastTwo: string;
  readonly end: string;
  readonly flip: string;
  readonly markers: string;
  readonly other: string;
  readonly newTurn: string;
  readonly turnOver: string;
  readonly victory: string;
}

export const SAY: Readonly<Record<Lang, AidWords>> = {
  en: {
    round: 'A round',
    act: 'Carry out an action on the map, then move “Action complete” 1 space. The first action needs no draw.',
    draw: 'Fill the cup and draw 1 marker. Put it back before the next draw.',
    go: 'GO! – one more action. After the third action the round ends.',
    stop: 'STOP – the round ends.',
    cup: 'Filling the cup',
    first: {
      literal: 'After action 1: a STOP for each face-up 1, a GO! for each face-up 2.',
      commentary: 'After action 1: a STOP for each face-up 1, a GO! for each face-up 2.',
      skipEmptyLevel:
        'After action 1: a STOP for each face-up 1, a GO! for each face-up 2. No 2? Count the 3s.',
      remainingAbove: 'After action 1: a STOP for each face-up 1, a GO! for each face-up 2 and 3.',
    },
    second: {
      literal: 'After action 2: a STOP for each face-up 2, a GO! for each face-up 3.',
      commentary: 'After action 2: a STOP for each face-up 2 but one, a GO! for each face-up 3.',
      skipEmptyLevel: 'After action 2: a STOP for each face-up 2, a GO! for each face-up 3.',
      remainingAbove: 'After action 2: a STOP for each face-up 2, a GO! for each face-up 3.',
    },
    oneKind: 'Only one kind goes in? Don’t draw: that one counts as drawn.',
    onlyThrees: 'Only 3s are left? The cup stays empty and the round has 3 actions.',
    lastTwo: 'The last 2 and no 3? The cup stays empty and the round ends after 2 actions.',
    end: 'End of a round',
    flip: 'Flip one “Action” counter face down: the one with the number of actions taken.',
    markers: 'Move “Round finished” 1 space. Take “Action complete” off the track.',
    other: 'The other side plays its round. A side with no face-up counter is skipped.',
    newTurn: 'End of a Turn',
    turnOver: 'Neither side has a face-up counter: flip them all face up and put both “Round finished” on 0.',
    victory: 'The base game says who wins.',
  },
  pl: {
    round: 'Runda',
    act: 'Wykonaj akcję na planszy i przesuń „Action complete” o 1 pole. Pierwsza akcja nie wymaga losowania.',
    draw: 'Napełnij Pulę Losową i wylosuj 1 żeton. Przed następnym losowaniem wraca do puli.',
    go: 'GO! – jeszcze jedna akcja. Po trzeciej akcji runda się kończy.',
    stop: 'STOP – runda się kończy.',
    cup: 'Napełnianie Puli Losowej',
    first: {
      literal: 'Po 1. akcji: STOP za każdą odkrytą jedynkę, GO! za każdą odkrytą dwójkę.',
      commentary: 'Po 1. akcji: STOP za każdą odkrytą jedynkę, GO! za każdą odkrytą dwójkę.',
      skipEmptyLevel:
        'Po 1. akcji: STOP za każdą odkrytą jedynkę, GO! za każdą odkrytą dwójkę. Nie ma dwójek? Licz trójki.',
      remainingAbove: 'Po 1. akcji: STOP za każdą odkrytą jedynkę, GO! za każdą odkrytą dwójkę i trójkę.',
    },
    second: {
      literal: 'Po 2. akcji: STOP za każdą odkrytą dwójkę, GO! za każdą odkrytą trójkę.',
      commentary: 'Po 2. akcji: STOP za każdą odkrytą dwójkę oprócz jednej, GO! za każdą odkrytą trójkę.',
      skipEmptyLevel: 'Po 2. akcji: STOP za każdą odkrytą dwójkę, GO! za każdą odkrytą trójkę.',
      remainingAbove: 'Po 2. akcji: STOP za każdą odkrytą dwójkę, GO! za każdą odkrytą trójkę.',
    },
    oneKind: 'W puli byłby tylko jeden rodzaj żetonów? Nie losuj: przyjmij, że to on wypadł.',
    onlyThrees: 'Zostały same trójki? Pula jest pusta, a runda ma 3 akcje.',
    lastTwo: 'Została ostatnia dwójka bez trójek? Pula jest pusta, a runda kończy się po 2 akcjach.',
    end: 'Koniec rundy',
    flip: 'Odwróć na rewers jeden żeton „Action” z liczbą wykonanych akcji.',
    markers: 'Przesuń „Round finished” o 1 pole. Zdejmij „Action complete” z toru.',
    other: 'Rundę rozgrywa druga strona. Strona bez odkrytych żetonów jest pomijana.',
    newTurn: 'Koniec etapu',
    turnOver:
      'Żadna strona nie ma odkrytego żetonu: odkryj wszystkie i przełóż oba „Round finished” na pole 0.',
    victory: 'O zwycięstwie decyduje gra podstawowa.',
  },
  cs: {
    round: 'Kolo',
    act: 'Proveďte akci na mapě a posuňte „Action complete“ o 1 pole. První akce je bez losování.',
    draw: 'Naplňte pohárek a vylosujte 1 žeton. Před dalším losováním ho vraťte.',
    go: 'GO! – ještě jedna akce. Po třetí akci kolo končí.',
    stop: 'STOP – kolo končí.',
    cup: 'Plnění pohárku',
    first: {
      literal: 'Po 1. akci: STOP za každou odkrytou jedničku, GO! za každou odkrytou dvojku.',
      commentary: 'Po 1. akci: STOP za každou odkrytou jedničku, GO! za každou odkrytou dvojku.',
      skipEmptyLevel:
        'Po 1. akci: STOP za každou odkrytou jedničku, GO! za každou odkrytou dvojku. Není-li žádná dvojka, počítejte trojky.',
      remainingAbove: 'Po 1. akci: STOP za každou odkrytou jedničku, GO! za každou odkrytou dvojku a trojku.',
    },
    second: {
      literal: 'Po 2. akci: STOP za každou odkrytou dvojku, GO! za každou odkrytou trojku.',
      commentary: 'Po 2. akci: STOP za každou odkrytou dvojku kromě jedné, GO! za každou odkrytou trojku.',
      skipEmptyLevel: 'Po 2. akci: STOP za každou odkrytou dvojku, GO! za každou odkrytou trojku.',
      remainingAbove: 'Po 2. akci: STOP za každou odkrytou dvojku, GO! za každou odkrytou trojku.',
    },
    oneKind: 'Má být v pohárku jen jeden druh? Nelosujte a počítejte ho jako vylosovaný.',
    onlyThrees: 'Zbývají jen trojky? Pohárek zůstane prázdný a kolo má 3 akce.',
    lastTwo: 'Zbývá poslední dvojka a žádná trojka? Pohárek zůstane prázdný a kolo končí po 2 akcích.',
    end: 'Konec kola',
    flip: 'Otočte lícem dolů jeden žeton „Action“ s počtem provedených akcí.',
    markers: 'Posuňte „Round finished“ o 1 pole. „Action complete“ sejměte ze stupnice.',
    other: 'Své kolo hraje druhá strana. Strana bez odkrytých žetonů se vynechává.',
    newTurn: 'Konec etapy',
    turnOver:
      'Ani jedna strana nemá odkrytý žeton: otočte všechny číslem nahoru a oba „Round finished“ vraťte na pole 0.',
    victory: 'O vítězství rozhoduje základní hra.',
  },
  ru: {
    round: 'Раунд',
    act: 'Выполните действие на поле и сдвиньте «Action complete» на 1 клетку. Для первого действия жетон не тянут.',
    draw: 'Наполните стаканчик и вытяните 1 жетон. Прежде чем тянуть снова, верните его.',
    go: 'GO! — ещё одно действие. После третьего действия раунд заканчивается.',
    stop: 'STOP — раунд заканчивается.',
    cup: 'Что класть в стаканчик',
    first: {
      literal: 'После 1-го действия: STOP за каждую открытую единицу, GO! за каждую открытую двойку.',
      commentary: 'После 1-го действия: STOP за каждую открытую единицу, GO! за каждую открытую двойку.',
      skipEmptyLevel:
        'После 1-го действия: STOP за каждую открытую единицу, GO! за каждую открытую двойку. Двоек нет? Считайте тройки.',
      remainingAbove:
        'После 1-го действия: STOP за каждую открытую единицу, GO! за каждую открытую двойку и тройку.',
    },
    second: {
      literal: 'После 2-го действия: STOP за каждую открытую двойку, GO! за каждую открытую тройку.',
      commentary:
        'После 2-го действия: STOP за каждую открытую двойку, кроме одной, GO! за каждую открытую тройку.',
      skipEmptyLevel: 'После 2-го действия: STOP за каждую открытую двойку, GO! за каждую открытую тройку.',
      remainingAbove: 'После 2-го действия: STOP за каждую открытую двойку, GO! за каждую открытую тройку.',
    },
    oneKind: 'Жетоны только одного вида? Не тяните: считайте, что он вытянут.',
    onlyThrees: 'Остались одни тройки? Стаканчик пуст, в раунде 3 действия.',
    lastTwo: 'Последняя двойка и ни одной тройки? Стаканчик пуст, раунд заканчивается после 2 действий.',
    end: 'Конец раунда',
    flip: 'Переверните цифрой вниз один жетон «Action» с числом выполненных действий.',
    markers: 'Сдвиньте «Round finished» на 1 клетку. Снимите «Action complete» со шкалы.',
    other: 'Теперь раунд другой стороны. Сторона без открытых жетонов пропускает раунд.',
    newTurn: 'Конец этапа',
    turnOver:
      'Ни у одной стороны нет открытых жетонов: переверните все цифрой вверх и верните оба «Round finished» на клетку 0.',
    victory: 'Кто победил, решают правила основной игры.',
  },
};

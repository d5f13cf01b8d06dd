/** What the player aid says. */
import type { Lang } from '../../../kernel/words.ts';

interface AidWords {
  readonly round: string;
  readonly reveal: string;
  readonly nominate: string;
  readonly roll: string;
  readonly play: string;
  readonly star: string;
  readonly dice: string;
  readonly within: string;
  readonly above: (last: number) => string;
  readonly itself: string;
  readonly itselfAfterAll: string;
  readonly doubles: string;
  readonly empty: string;
  readonly refill: string;
  readonly slide: (first: string) => string;
  readonly slideNot: string;
  readonly inPlace: string;
  readonly shuffle: string;
  readonly combat: string;
  readonly attacker: string;
  readonly defender: (first: string) => string;
  readonly after: string;
  readonly keep: string;
  readonly fate: string;
  readonly fateRoll: string;
  readonly fatePlay: string;
  readonly fateLeft: (cards: number) => string;
  readonly fateNames: (spaces: string) => string;
  readonly fateOne: (space: string) => string;
  readonly fateTwo: string;
  readonly fateTop: (space: string) => string;
  readonly fateRefill: string;
}

export const SAY: Readonly<Record<Lang, AidWords>> = {
  en: {
    round: 'Action round',
    reveal: 'Reveal all your face-down cards.',
    nominate: 'Nominate one card of your display.',
    roll: 'Roll the grey and the blue die.',
    play: 'Play the card that the dice name: Ops, SR, RP or event. Discard it.',
    star: 'A starred card played as its event leaves the game.',
    dice: 'Reading the dice',
    within: 'Different, grey within the range: play the nominated card.',
    above: (last) =>
      `Different, grey above the range: blue names the card. Above ${last}: the top card of the pile.`,
    itself: 'Blue names the nominated card: you have a 1-Ops activation and play no card.',
    itselfAfterAll: 'Blue names the nominated card: play it after all.',
    doubles:
      'Equal: play that card as its event. Not possible, or a combat card? Use it any other legal way.',
    empty: 'No card there: you have a 1-Ops activation.',
    refill: 'New cards',
    slide: (first) =>
      `Discard the last card of the row, slide the others towards it, deal face down from ${first}.`,
    slideNot: 'Nothing to discard if the played card was last, came from the pile, or there was none.',
    inPlace: 'Deal a card face down to the empty space. Nothing slides.',
    shuffle: 'Pile empty? Shuffle the discards as soon as you need a card.',
    combat: 'Combat cards',
    attacker: 'Attacker: play any one that applies. No die.',
    defender: (first) =>
      `Defender: reveal all cards. From ${first} on, roll a die for each one that applies; play the first within its range.`,
    after: 'After the battle discard them. The defender’s space gets a card face down.',
    keep: 'A card that won stays beside the display. Use it once a round, without a die, until you lose a battle or the turn ends.',
    fate: 'The fate die',
    fateRoll: 'Roll the fate die and reveal the cards that it names.',
    fatePlay: 'Play one of them: Ops, SR, RP or event. Discard it.',
    fateLeft: (cards) =>
      `Each card used lowers the counter of cards, ${cards} at first. At 0 the side passes.`,
    fateNames: (spaces) => `Play ${spaces}.`,
    fateOne: (space) => `Play ${space}, or the face-up card with the lowest Ops.`,
    fateTwo: 'Reveal cards until two are face up. Play the event of any, or the lowest for Ops.',
    fateTop: (space) => `${space} is the top card of the pile.`,
    fateRefill: 'Deal the new card face up or down as the old one was; after a 1, face up. Nothing slides.',
  },
  pl: {
    round: 'Runda akcji',
    reveal: 'Odkryj wszystkie swoje zakryte karty.',
    nominate: 'Wybierz jedną kartę rzędu.',
    roll: 'Rzuć szarą i niebieską kością.',
    play: 'Zagraj kartę wskazaną przez kości: Ops, SR, RP albo wydarzenie. Odrzuć ją.',
    star: 'Karta z gwiazdką zagrana jako wydarzenie opuszcza grę.',
    dice: 'Co mówią kości',
    within: 'Różne, szara w zakresie: zagraj wybraną kartę.',
    above: (last) =>
      `Różne, szara poza zakresem: kartę wskazuje niebieska. Powyżej ${last}: wierzchnia karta talii.`,
    itself: 'Niebieska wskazuje wybraną kartę: aktywacja za 1 Ops, bez karty.',
    itselfAfterAll: 'Niebieska wskazuje wybraną kartę: mimo to ją zagraj.',
    doubles:
      'Równe: zagraj tę kartę jako wydarzenie. Nie można albo to karta bitewna? Użyj jej w inny dozwolony sposób.',
    empty: 'Nie ma tam karty: aktywacja za 1 Ops.',
    refill: 'Nowe karty',
    slide: (first) =>
      `Odrzuć ostatnią kartę rzędu, przesuń ku niej resztę, dołóż zakryte karty od pola ${first}.`,
    slideNot: 'Nie odrzucaj, jeśli zagrana karta leżała na końcu, przyszła z talii albo jej nie było.',
    inPlace: 'Na puste pole połóż zakrytą kartę. Nic się nie przesuwa.',
    shuffle: 'Talia pusta? Potasuj odrzucone, gdy potrzebna jest karta.',
    combat: 'Karty bitewne',
    attacker: 'Atak: zagraj dowolną pasującą. Bez rzutu.',
    defender: (first) =>
      `Obrona: odkryj wszystkie karty. Od pola ${first} rzuć kością za każdą pasującą; zagraj pierwszą w zakresie.`,
    after: 'Po bitwie odrzuć obie. Na pole obrońcy połóż zakrytą kartę.',
    keep: 'Karta, która wygrała, zostaje obok rzędu: raz na rundę, bez rzutu, do przegranej bitwy albo końca etapu.',
    fate: 'Kość losu',
    fateRoll: 'Rzuć kością losu i odkryj karty, które wskaże.',
    fatePlay: 'Zagraj jedną z nich: Ops, SR, RP albo wydarzenie. Odrzuć ją.',
    fateLeft: (cards) =>
      `Każda użyta karta zmniejsza licznik kart (na początku ${cards}). Przy 0 strona pasuje.`,
    fateNames: (spaces) => `Zagraj ${spaces}.`,
    fateOne: (space) => `Zagraj ${space} albo odkrytą kartę o najniższych Ops.`,
    fateTwo: 'Odkrywaj, aż dwie będą odkryte. Zagraj wydarzenie dowolnej albo najniższą za Ops.',
    fateTop: (space) => `Pole ${space} to wierzch talii.`,
    fateRefill: 'Nowa karta leży tak jak poprzednia, po wyniku 1 odkryta. Nic się nie przesuwa.',
  },
  cs: {
    round: 'Akční kolo',
    reveal: 'Odkryjte všechny své karty ležící lícem dolů.',
    nominate: 'Vyberte jednu kartu z řady.',
    roll: 'Hoďte šedou a modrou kostkou.',
    play: 'Zahrajte kartu, kterou určí kostky: Ops, SR, RP, nebo událost. Pak ji odložte.',
    star: 'Karta s hvězdičkou zahraná jako událost odchází ze hry.',
    dice: 'Co říkají kostky',
    within: 'Různé, šedá v rozsahu: zahrajte vybranou kartu.',
    above: (last) => `Různé, šedá mimo rozsah: kartu určí modrá. Nad ${last}: vrchní karta balíčku.`,
    itself: 'Modrá určí vybranou kartu: aktivace za 1 Ops, bez karty.',
    itselfAfterAll: 'Modrá určí vybranou kartu: přesto ji zahrajte.',
    doubles:
      'Stejné: zahrajte tu kartu jako událost. Nejde to, nebo je bojová? Použijte ji jiným dovoleným způsobem.',
    empty: 'Není tam karta: aktivace za 1 Ops.',
    refill: 'Nové karty',
    slide: (first) =>
      `Odložte poslední kartu řady, ostatní k ní posuňte a doplňte karty lícem dolů od pole ${first}.`,
    slideNot: 'Neodkládejte nic, byla-li zahraná karta poslední nebo z balíčku, nebo nebyla-li žádná.',
    inPlace: 'Na prázdné pole položte kartu lícem dolů. Nic se neposouvá.',
    shuffle: 'Prázdný balíček? Zamíchejte odložené karty, až bude karta potřeba.',
    combat: 'Bojové karty',
    attacker: 'Útok: zahrajte kteroukoli, která se hodí. Bez hodu.',
    defender: (first) =>
      `Obrana: odkryjte všechny karty. Od pole ${first} hoďte kostkou za každou, která se hodí; zahrajte první v rozsahu.`,
    after: 'Po bitvě je odložte. Na pole obránce přijde karta lícem dolů.',
    keep: 'Karta, která zvítězila, zůstává vedle řady: jednou za kolo, bez hodu, do prohrané bitvy nebo konce tahu.',
    fate: 'Kostka osudu',
    fateRoll: 'Hoďte kostkou osudu a odkryjte karty, které určí.',
    fatePlay: 'Jednu z nich zahrajte: Ops, SR, RP, nebo událost. Pak ji odložte.',
    fateLeft: (cards) =>
      `Každá použitá karta sníží počítadlo karet (na začátku ${cards}). Při 0 strana pasuje.`,
    fateNames: (spaces) => `Zahrajte ${spaces}.`,
    fateOne: (space) => `Zahrajte ${space}, nebo odkrytou kartu s nejnižšími Ops.`,
    fateTwo:
      'Odkrývejte karty, dokud nebudou odkryté dvě. Zahrajte kteroukoli jako událost, nebo nejnižší za Ops.',
    fateTop: (space) => `Pole ${space} je vrch balíčku.`,
    fateRefill: 'Nová karta leží stejně jako ta předchozí, po hodu 1 lícem nahoru. Nic se neposouvá.',
  },
  ru: {
    round: 'Раунд действий',
    reveal: 'Откройте все свои карты, лежащие лицом вниз.',
    nominate: 'Выберите одну карту планшета.',
    roll: 'Бросьте серый и синий кубики.',
    play: 'Разыграйте карту, которую назвали кубики: ОО, СП, ОП или событие. Сбросьте её.',
    star: 'Карта с астериском, разыгранная как событие, удаляется из игры.',
    dice: 'Что показали кубики',
    within: 'Разные, серый в диапазоне: разыграйте выбранную карту.',
    above: (last) =>
      `Разные, серый вне диапазона: карту называет синий. Больше ${last}: верхняя карта колоды.`,
    itself: 'Синий назвал выбранную карту: активация стоимостью 1 ОО, без карты.',
    itselfAfterAll: 'Синий назвал выбранную карту: всё равно разыграйте её.',
    doubles:
      'Одинаковые: разыграйте эту карту как событие. Нельзя или она боевая? Любым другим доступным способом.',
    empty: 'Карты там нет: активация стоимостью 1 ОО.',
    refill: 'Новые карты',
    slide: (first) =>
      `Сбросьте последнюю карту ряда, сдвиньте к ней остальные, новые кладите лицом вниз с ячейки ${first}.`,
    slideNot: 'Не сбрасывайте, если разыгранная карта лежала последней, пришла из колоды или её не было.',
    inPlace: 'На пустую ячейку положите карту лицом вниз. Ничего не сдвигается.',
    shuffle: 'Колода пуста? Перемешайте сброс, когда понадобится карта.',
    combat: 'Боевые карты',
    attacker: 'Атака: разыграйте любую доступную, без броска.',
    defender: (first) =>
      `Оборона: откройте все карты. С ячейки ${first} бросайте кубик за каждую доступную; разыграйте первую в диапазоне.`,
    after: 'После битвы сбросьте их. На ячейку обороны положите карту лицом вниз.',
    keep: 'Победившая карта остаётся рядом с планшетом и действует раз за раунд, без броска, до проигранной битвы или конца хода.',
    fate: 'Кубик судьбы',
    fateRoll: 'Бросьте кубик судьбы и откройте карты, которые он назвал.',
    fatePlay: 'Разыграйте одну из них: ОО, СП, ОП или событие. Сбросьте её.',
    fateLeft: (cards) =>
      `Каждая разыгранная карта уменьшает счётчик карт (вначале ${cards}). При 0 сторона пасует.`,
    fateNames: (spaces) => `Разыграйте ${spaces}.`,
    fateOne: (space) => `Разыграйте ${space} или открытую карту с наименьшим числом ОО.`,
    fateTwo:
      'Открывайте, пока открытых не станет две. Разыграйте любую как событие или карту с наименьшим числом ОО на операции.',
    fateTop: (space) => `Ячейка ${space} — верх колоды.`,
    fateRefill:
      'Новая карта ложится так же, как лежала прежняя, после 1 — лицом вверх. Ничего не сдвигается.',
  },
};

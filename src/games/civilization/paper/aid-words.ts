/** What the player aid says. */
import type { Lang } from '../../../kernel/words.ts';

interface AidWords {
  readonly turn: string;
  readonly counter: string;
  readonly wonders: string;
  readonly eventDice: string;
  readonly event: string;
  readonly asUsual: string;
  readonly events: string;
  readonly losses: string;
  readonly lossesByChance: string;
  readonly debts: string;
  readonly cultureDebts: string;
  readonly third: string;
  readonly fourth: string;
  readonly fourthChosen: string;
  readonly fifth: string;
  readonly sixth: string;
  readonly cards: string;
  readonly cancelsA: string;
  readonly cancelsB: string;
  readonly cancelling: string;
  readonly cancellingAll: string;
  readonly battle: string;
  readonly hands: string;
  readonly order: string;
  readonly trumps: string;
  readonly total: string;
  readonly won: string;
  readonly trade: string;
  readonly tradeRoll: string;
  readonly tradeRollAfter: string;
  readonly deal: string;
  readonly dealLiteral: string;
  readonly end: string;
  readonly win: string;
  readonly lose: string;
}

export const SAY: Readonly<Record<Lang, AidWords>> = {
  en: {
    turn: 'Each turn',
    counter: 'Move the turn counter 1 space.',
    wonders: 'On turns 8 and 13 replace the unbuilt wonders.',
    eventDice: 'Roll the event dice: 1 on turn 1, 1 more each turn; after an event 1 again.',
    event: 'Any 5 or 6 is an event. One more die names it: see the table.',
    asUsual: 'Carry it out, then play the turn as usual.',
    events: 'History events',
    losses:
      'Lose what the table says; you choose which. A building goes back to the market, a wonder out of the game.',
    lossesByChance:
      'Lose what the table says; chance picks which. A building goes back to the market, a wonder out of the game.',
    debts:
      'For each culture token or resource that you can’t pay, take a wound token. What you gain pays these debts first.',
    cultureDebts:
      'For each culture token that you can’t pay, take a wound token. What you gain pays these debts first.',
    third: 'Turns 1–7: lose a random unit. From turn 8: anarchy at once.',
    fourth: 'Turns 1–7: drought. From turn 8: deforestation. On a random square near your cities.',
    fourthChosen:
      'Turns 1–7: drought. From turn 8: deforestation. On a square near your cities that you choose.',
    fifth:
      'Draw unit cards as for an attack with one army. For each point you’re short, lose a random unit; lose one army figure in total.',
    sixth: 'Put down a wound token: next turn, after Movement, the enemy attacks your capital.',
    cards: 'Cards and abilities',
    cancelsA:
      'Roll 2 dice before a culture event card or an ability paid with resources. A double, or 1 and 2: no effect, and what you paid is lost.',
    cancelsB:
      'Roll 2 dice before a culture event card or an ability paid with resources. A double, or any 1 or 2: no effect, and what you paid is lost.',
    cancelling: 'You can cancel events 1–4 with a card that cancels events.',
    cancellingAll: 'You can cancel every event with a card that cancels events.',
    battle: 'Battle for the capital',
    hands: 'Your hand: 3 cards and 3 more for the city. The opponent’s: see the table.',
    order:
      'You begin; if you have walls, the opponent does. In turn, play one unit: into a new front, or against an enemy that is alone.',
    trumps: 'The trump strikes first: infantry, mounted, artillery, infantry. Otherwise both strike at once.',
    total: 'Add survivors and bonuses, 12 for the capital, 4 for walls. You win ties.',
    won: 'If you win, take any resource from the market. If you lose, you lose the game.',
    trade: 'Trade',
    tradeRoll: 'Before you collect trade, roll 3 dice. Each 5 or 6 lets you take one item.',
    tradeRollAfter: 'After you collect trade, roll 3 dice. Each 5 or 6 lets you take one item.',
    deal: 'Offer at least what it costs: see the table. You get no change.',
    dealLiteral: 'Offer at most what it costs: see the table. You get no change.',
    end: 'End of the game',
    win: 'Victory by culture, technology or economy, as in the base game.',
    lose: 'You lose after turn 16, or if the capital falls.',
  },
  pl: {
    turn: 'Każda tura',
    counter: 'Przesuń licznik tur o 1 pole.',
    wonders: 'W turach 8 i 13 wymień niezbudowane cuda.',
    eventDice:
      'Rzuć na wydarzenie: w turze 1 jedną kością, co turę o jedną więcej; po wydarzeniu znów jedną.',
    event: 'Każda 5 lub 6 to wydarzenie. Które, mówi jeszcze jedna kość i tabela.',
    asUsual: 'Rozpatrz je, a potem rozegraj turę jak zwykle.',
    events: 'Wydarzenia historyczne',
    losses: 'Tracisz to, co mówi tabela; wybierasz ty. Budynek wraca na rynek, cud wypada z gry.',
    lossesByChance: 'Tracisz to, co mówi tabela; wybiera los. Budynek wraca na rynek, cud wypada z gry.',
    debts:
      'Za każdy żeton kultury lub surowiec, którego ci brakuje, weź żeton ran. Co zdobędziesz, najpierw spłaca dług.',
    cultureDebts:
      'Za każdy żeton kultury, którego ci brakuje, weź żeton ran. Co zdobędziesz, najpierw spłaca dług.',
    third: 'Tury 1–7: tracisz losową jednostkę. Od tury 8: natychmiast anarchia.',
    fourth: 'Tury 1–7: susza. Od tury 8: wylesienie. Na losowym polu przy twoich miastach.',
    fourthChosen: 'Tury 1–7: susza. Od tury 8: wylesienie. Na wybranym przez ciebie polu przy miastach.',
    fifth:
      'Dobierz karty jednostek jak do ataku jedną armią. Za każdy brakujący punkt tracisz losową jednostkę, a łącznie jedną figurkę armii.',
    sixth: 'Połóż żeton ran: w następnej turze, po ruchu, twoja stolica zostanie zaatakowana.',
    cards: 'Karty i zdolności',
    cancelsA:
      'Przed kartą wydarzenia kulturalnego lub zdolnością za surowce rzuć 2 kośćmi. Dublet albo 1 i 2: bez efektu, zapłata przepada.',
    cancelsB:
      'Przed kartą wydarzenia kulturalnego lub zdolnością za surowce rzuć 2 kośćmi. Dublet albo jakakolwiek 1 lub 2: bez efektu, zapłata przepada.',
    cancelling: 'Wydarzenia 1–4 można anulować kartą, która anuluje wydarzenia.',
    cancellingAll: 'Każde wydarzenie można anulować kartą, która anuluje wydarzenia.',
    battle: 'Bitwa o stolicę',
    hands: 'Twoja ręka: 3 karty i 3 za obronę miasta. Ręka przeciwnika: według tabeli.',
    order:
      'Zaczynasz ty, a przy murach przeciwnik. Na przemian po jednej jednostce: nowy front albo przeciw samotnej jednostce wroga.',
    trumps:
      'Kto ma przewagę, uderza pierwszy: piechota, konnica, artyleria, piechota. W innym razie obie jednostki naraz.',
    total: 'Dodaj ocalałe jednostki i premie, 12 za stolicę, 4 za mury. Remis jest twój.',
    won: 'Wygrana: dowolny surowiec z rynku. Przegrana: koniec gry.',
    trade: 'Handel',
    tradeRoll: 'Przed zbiorem handlu rzuć 3 kośćmi. Za każdą 5 lub 6 możesz wziąć jedną rzecz.',
    tradeRollAfter: 'Po zbiorze handlu rzuć 3 kośćmi. Za każdą 5 lub 6 możesz wziąć jedną rzecz.',
    deal: 'Zaoferuj co najmniej tyle, ile kosztuje: patrz tabela. Reszty się nie wydaje.',
    dealLiteral: 'Zaoferuj najwyżej tyle, ile kosztuje: patrz tabela. Reszty się nie wydaje.',
    end: 'Koniec gry',
    win: 'Zwycięstwo kulturalne, technologiczne lub ekonomiczne jak w zwykłej grze.',
    lose: 'Po turze 16 albo po upadku stolicy przegrywasz.',
  },
  cs: {
    turn: 'Každý tah',
    counter: 'Posuňte počítadlo tahů o 1 pole.',
    wonders: 'V tazích 8 a 13 vyměňte nepostavené divy.',
    eventDice: 'Hoďte na událost: v tahu 1 jednou kostkou, každý tah o jednu víc; po události zase jednou.',
    event: 'Každá 5 nebo 6 je událost. Kterou, určí další kostka a tabulka.',
    asUsual: 'Vyhodnoťte ji a pak hrajte tah jako obvykle.',
    events: 'Historické události',
    losses: 'Přijdete o to, co říká tabulka; vybíráte vy. Budova se vrací na tržiště, div odchází ze hry.',
    lossesByChance:
      'Přijdete o to, co říká tabulka; vybírá náhoda. Budova se vrací na tržiště, div odchází ze hry.',
    debts:
      'Chybí vám kultura nebo suroviny? Za každý chybějící kus si vezměte žeton zranění; dluh se splácí první.',
    cultureDebts: 'Chybí vám kultura? Za každý chybějící kus si vezměte žeton zranění; dluh se splácí první.',
    third: 'Tahy 1–7: ztratíte náhodnou jednotku. Od tahu 8: hned anarchie.',
    fourth: 'Tahy 1–7: sucho. Od tahu 8: odlesnění. Na náhodném poli v okolí vašich měst.',
    fourthChosen: 'Tahy 1–7: sucho. Od tahu 8: odlesnění. Na poli v okolí měst, které zvolíte.',
    fifth:
      'Losujte karty jednotek jako k útoku jednou armádou. Za každý chybějící bod ztratíte náhodnou jednotku a celkem jednu figurku armády.',
    sixth: 'Položte žeton zranění: v příštím tahu po pohybu bude napadeno vaše hlavní město.',
    cards: 'Karty a schopnosti',
    cancelsA:
      'Před kartou kulturní události nebo schopností za suroviny hoďte 2 kostkami. Dvě stejná čísla nebo 1 a 2: nic se nestane a zaplacené je pryč.',
    cancelsB:
      'Před kartou kulturní události nebo schopností za suroviny hoďte 2 kostkami. Dvě stejná čísla nebo jakákoli 1 či 2: nic se nestane a zaplacené je pryč.',
    cancelling: 'Události 1–4 lze zrušit kartou, která ruší události.',
    cancellingAll: 'Každou událost lze zrušit kartou, která ruší události.',
    battle: 'Boj o hlavní město',
    hands: 'Vaše karty: 3 a další 3 při obraně města. Soupeřovy: podle tabulky.',
    order:
      'Začínáte vy, u opevněného města soupeř. Střídavě po jedné jednotce: nová fronta, nebo proti osamocené jednotce.',
    trumps: 'Kdo má převahu, útočí první: pěchota, jízda, střelci, pěchota. Jinak útočí obě strany naráz.',
    total: 'Sečtěte přeživší jednotky a bonusy, 12 za hlavní město, 4 za opevnění. Remíza je vaše.',
    won: 'Vítězství: libovolná surovina z tržiště. Prohra: konec hry.',
    trade: 'Obchod',
    tradeRoll: 'Než získáte body obchodu, hoďte 3 kostkami. Za každou 5 nebo 6 si smíte vzít jednu položku.',
    tradeRollAfter:
      'Až získáte body obchodu, hoďte 3 kostkami. Za každou 5 nebo 6 si smíte vzít jednu položku.',
    deal: 'Nabídněte aspoň tolik, kolik stojí: viz tabulka. Rozdíl se nevrací.',
    dealLiteral: 'Nabídněte nejvýš tolik, kolik stojí: viz tabulka. Rozdíl se nevrací.',
    end: 'Konec hry',
    win: 'Vítězství kulturní, vědecké nebo ekonomické jako v základní hře.',
    lose: 'Prohrajete po tahu 16, nebo když padne hlavní město.',
  },
  ru: {
    turn: 'Каждый ход',
    counter: 'Сдвиньте счётчик ходов на 1 клетку.',
    wonders: 'На ходах 8 и 13 замените непостроенные чудеса.',
    eventDice:
      'Бросьте кубики событий: на первом ходу один, на каждом следующем на один больше; после события снова один.',
    event: 'Любая 5 или 6 — событие. Какое именно, решает ещё один кубик: см. таблицу.',
    asUsual: 'Выполните событие, затем разыграйте ход как обычно.',
    events: 'Исторические события',
    losses:
      'Потеряйте то, что указано в таблице; выбираете вы. Здание возвращается на рынок, чудо выходит из игры.',
    lossesByChance:
      'Потеряйте то, что указано в таблице; выбирает случай. Здание возвращается на рынок, чудо выходит из игры.',
    debts:
      'Не хватает жетонов культуры или ресурсов: возьмите по жетону ранения за каждый; полученное сначала гасит долг.',
    cultureDebts:
      'Не хватает жетонов культуры: возьмите по жетону ранения за каждый; полученное сначала гасит долг.',
    third: 'Ходы 1–7: потеряйте случайный отряд. С хода 8: сразу анархия.',
    fourth: 'Ходы 1–7: засуха. С хода 8: вырубка лесов. На случайной клетке в окрестностях ваших городов.',
    fourthChosen:
      'Ходы 1–7: засуха. С хода 8: вырубка лесов. На клетке в окрестностях городов, которую выберете вы.',
    fifth:
      'Вытяните карты отрядов, как при атаке одной армией. За каждое недостающее очко потеряйте случайный отряд, а сверх того — всего одну фигурку армии.',
    sixth: 'Положите жетон ранения: в следующий ход после движения на столицу нападут.',
    cards: 'Карты и способности',
    cancelsA:
      'Перед картой культурного события или способностью за ресурсы бросьте 2 кубика. Дубль либо 1 и 2: действия нет, плата пропала.',
    cancelsB:
      'Перед картой культурного события или способностью за ресурсы бросьте 2 кубика. Дубль либо любая 1 или 2: действия нет, плата пропала.',
    cancelling: 'События 1–4 можно отменить картой, которая отменяет события.',
    cancellingAll: 'Любое событие можно отменить картой, которая отменяет события.',
    battle: 'Битва за столицу',
    hands: 'Ваша рука: 3 карты и ещё 3 за город. Рука противника: по таблице.',
    order:
      'Начинаете вы, а если есть стены — противник. По очереди разыгрывайте по отряду: на новый фронт или против отряда без противника.',
    trumps: 'Первой бьёт пехота конницу, конница артиллерию, артиллерия пехоту. Иначе бьют одновременно.',
    total: 'Сложите силу выживших, бонусы, 12 за столицу, 4 за стены. Ничья — в вашу пользу.',
    won: 'Победа: возьмите с рынка любой ресурс. Поражение: игра проиграна.',
    trade: 'Торговля',
    tradeRoll: 'До сбора торговли бросьте 3 кубика. За каждую 5 или 6 можно взять один предмет.',
    tradeRollAfter: 'После сбора торговли бросьте 3 кубика. За каждую 5 или 6 можно взять один предмет.',
    deal: 'Предложите не меньше, чем он стоит: см. таблицу. Сдачи нет.',
    dealLiteral: 'Предложите не больше, чем он стоит: см. таблицу. Сдачи нет.',
    end: 'Конец игры',
    win: 'Культурная, технологическая или экономическая победа, как в базовой игре.',
    lose: 'Вы проигрываете после хода 16 или если пала столица.',
  },
};

/** What the player aid says. */
import { type Lang, plural } from '../../../kernel/words.ts';

interface AidWords {
  readonly players: string;
  readonly place: string;
  readonly test: (dice: number) => string;
  readonly testOnce: (dice: number) => string;
  readonly load: string;
  readonly loadCapital: string;
  readonly rebels: string;
  readonly lead: string;
  readonly produce: string;
  readonly action: string;
  readonly needs: string;
  readonly crush: (points: number) => string;
  readonly bribe: (points: number, back: number) => string;
  readonly lowest: (agents: number) => string;
  readonly election: (min: number, max: number) => string;
  readonly below: (agents: number) => string;
  readonly coins: (coins: number) => string;
  readonly deal: (nothing: string) => string;
  readonly over: string;
  readonly winner: string;
  readonly allLose: string;
}

const ru = plural('ru');
const AGENTS = { one: 'агент', few: 'агента', many: 'агентов', other: 'агента' };
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };
const upTo = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

export const SAY_AID: Readonly<Record<Lang, AidWords>> = {
  en: {
    players: 'Players',
    place: 'In turn, clockwise: place any number of your agents in one province, until all are on the board.',
    test: (dice) => `Roll ${dice} dice for each province. Compare the sum with its agents and coins.`,
    testOnce: (dice) => `Roll ${dice} dice once. Compare the sum with the agents and coins of each province.`,
    load: 'Sum not higher: rebellion. Don’t test the capital.',
    loadCapital: 'Sum not higher: rebellion.',
    rebels:
      'Place the marker. Agents leave, need cards go into the deck; no production, action, need or test there.',
    lead: 'You lead where you have more agents than anyone else. In turn, activate one province that you lead.',
    produce: '1. Take its gold and goods, never a second card of a good.',
    action: '2. You may use its action.',
    needs:
      '3. You may fulfil its needs: give up the good, take the coins on the card and its reward. Then all agents leave.',
    crush: (points) => `Rebellion, and you lead there with Weapons: remove the marker, score ${points}.`,
    bribe: (points, back) =>
      `Each once: gold into points (1\u00a0:\u00a0${points}), or points back into gold (${back}\u00a0:\u00a01).`,
    lowest: (agents) => `Fewest points: First Player, and more agents next round (+${agents}).`,
    election: (min, max) =>
      `The leader in the capital rolls ${upTo(min, max)} dice and moves the black marker.`,
    below: (agents) => `Fewer points than the black marker: more agents next round (+${agents}).`,
    coins: (coins) => `Put coins on every need card with a good (${coins} each).`,
    deal: (nothing) =>
      `Return ${nothing} cards to the deck. Shuffle it, then deal a card to each empty field without a rebellion.`,
    over: 'The game ends when the black marker reaches the end, or when every province but the capital is in rebellion.',
    winner: 'Most points wins; gold and goods don’t count.',
    allLose: 'If the rebellions end the game, everybody loses.',
  },
  pl: {
    players: 'Gracze',
    place: 'Kolejno w lewo: postaw dowolną liczbę agentów w jednej prowincji, aż wszyscy będą na planszy.',
    test: (dice) => `Za każdą prowincję rzuć kośćmi (${dice}) i porównaj sumę z jej agentami i monetami.`,
    testOnce: (dice) => `Rzuć raz kośćmi (${dice}) i porównaj sumę z agentami i monetami każdej prowincji.`,
    load: 'Suma nie wyższa: rebelia. Stolicy się nie testuje.',
    loadCapital: 'Suma nie wyższa: rebelia.',
    rebels:
      'Połóż znacznik, zdejmij agentów, karty potrzeb wtasuj do talii. Nie ma tu produkcji, akcji, potrzeb ani testu.',
    lead: 'Masz przewagę, jeśli masz więcej agentów niż każdy inny. W swojej kolejce aktywuj jedną prowincję, w której masz przewagę.',
    produce: '1. Weź jej złoto i towary, nigdy drugiej karty tego samego towaru.',
    action: '2. Możesz wykonać jej akcję.',
    needs:
      '3. Możesz wypełnić potrzeby: oddaj towar, weź monety z karty i nagrodę. Potem zdejmij stamtąd agentów.',
    crush: (points) =>
      `Jeśli w zbuntowanej prowincji masz przewagę i BROŃ, zdejmij znacznik i weź punkty (+${points}).`,
    bribe: (points, back) =>
      `Każdy może raz zamienić złoto na punkty (1\u00a0:\u00a0${points}) albo punkty na złoto (${back}\u00a0:\u00a01).`,
    lowest: (agents) => `Najmniej punktów: PIERWSZY GRACZ i w następnej rundzie więcej agentów (+${agents}).`,
    election: (min, max) =>
      `Kto ma przewagę w stolicy, rzuca kośćmi (${upTo(min, max)}) i przesuwa czarny znacznik.`,
    below: (agents) => `Mniej punktów niż czarny znacznik: w następnej rundzie więcej agentów (+${agents}).`,
    coins: (coins) => `Na każdą kartę potrzeb z towarem połóż monety (${coins}).`,
    deal: (nothing) =>
      `Wtasuj karty ${nothing} do talii i połóż po karcie na pustych polach prowincji bez rebelii.`,
    over: 'Gra się kończy, gdy czarny znacznik dojdzie do końca toru albo zbuntują się wszystkie prowincje poza stolicą.',
    winner: 'Wygrywa największa liczba punktów; złoto i towary się nie liczą.',
    allLose: 'Gdy zbuntują się wszystkie prowincje poza stolicą, przegrywają wszyscy.',
  },
  cs: {
    players: 'Hráči',
    place:
      'Po směru hodinových ručiček: každý umístí do jedné provincie libovolný počet agentů, dokud nejsou všichni na plánu.',
    test: (dice) =>
      `Za každou provincii hoďte kostkami (${dice}) a součet porovnejte s počtem jejích agentů a mincí.`,
    testOnce: (dice) =>
      `Hoďte jednou kostkami (${dice}) a součet porovnejte s počtem agentů a mincí v každé provincii.`,
    load: 'Součet není vyšší: vzpoura. Hlavní město se nezkouší.',
    loadCapital: 'Součet není vyšší: vzpoura.',
    rebels:
      'Položte ukazatel. Agenti odejdou, karty potřeb se vrátí do balíčku; bez výroby, akce, potřeb i zkoušky.',
    lead: 'Převahu má, kdo má víc agentů než kdokoli jiný. Postupně aktivujte po jedné provincii, kde ji máte.',
    produce: '1. Vezměte si její zlato a zboží, nikdy druhou kartu téhož.',
    action: '2. Smíte použít její akci.',
    needs: '3. Smíte splnit potřeby: odložte zboží, vezměte mince z karty a odměnu. Pak agenti odejdou.',
    crush: (points) => `Vzpoura, a vy tam máte převahu a zbraně: odstraňte ukazatel (+${points}).`,
    bribe: (points, back) =>
      `Každý jednou: zlato na body (1\u00a0:\u00a0${points}), nebo body zpět na zlato (${back}\u00a0:\u00a01).`,
    lowest: (agents) => `Nejméně bodů: první hráč a v příštím kole víc agentů (+${agents}).`,
    election: (min, max) =>
      `Kdo má převahu v hlavním městě, hodí kostkami (${upTo(min, max)}) a posune černý ukazatel.`,
    below: (agents) => `Méně bodů než černý ukazatel: v příštím kole víc agentů (+${agents}).`,
    coins: (coins) => `Na každou kartu potřeb se zbožím dejte mince (${coins}).`,
    deal: (nothing) =>
      `Karty ${nothing} vraťte do balíčku. Zamíchejte a doplňte prázdná pole provincií bez vzpoury.`,
    over: 'Hra končí, když černý ukazatel dojde na konec, nebo když se vzbouří všechny provincie kromě hlavního města.',
    winner: 'Vítězí, kdo má nejvíc bodů; zlato a zboží se nepočítají.',
    allLose: 'Ukončí-li hru vzpoury, prohrají všichni.',
  },
  ru: {
    players: 'Игроки',
    place:
      'По часовой стрелке: ставьте в одну провинцию сколько угодно агентов, пока все не окажутся на поле.',
    test: (dice) =>
      `За каждую провинцию бросьте ${ru(dice, DICE)} и сравните сумму с её агентами и монетами.`,
    testOnce: (dice) =>
      `Бросьте ${ru(dice, DICE)} один раз и сравните сумму с агентами и монетами каждой провинции.`,
    load: 'Сумма не больше: мятеж. Столицу не проверяют.',
    loadCapital: 'Сумма не больше: мятеж.',
    rebels:
      'Положите маркер. Агенты уходят, карты потребностей — в колоду; там нет производства, действия, карт и проверки.',
    lead: 'Перевес у того, у кого агентов больше, чем у любого другого. По очереди активируйте по одной такой провинции.',
    produce: '1. Возьмите её золото и товары, но не вторую карту того же товара.',
    action: '2. Можно использовать её действие.',
    needs:
      '3. Можно удовлетворить потребности: отдайте товар, возьмите монеты с карты и награду. Потом агенты уходят.',
    crush: (points) =>
      `Мятеж, а у вас там перевес и ОРУЖИЕ: снимите маркер и получите ${ru(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}.`,
    bribe: (points, back) =>
      `Каждый один раз: золото на очки (1\u00a0:\u00a0${points}) или очки обратно на золото (${back}\u00a0:\u00a01).`,
    lowest: (agents) =>
      `У кого меньше всего очков: маркер первого игрока и +${ru(agents, AGENTS)} в следующем раунде.`,
    election: (min, max) =>
      `У кого перевес в столице, тот бросает кубики (${upTo(min, max)}) и двигает чёрный маркер.`,
    below: (agents) =>
      `У кого очков меньше, чем показывает чёрный маркер: +${ru(agents, AGENTS)} в следующем раунде.`,
    coins: (coins) =>
      `На каждую карту с товаром положите ${ru(coins, { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' })}.`,
    deal: (nothing) =>
      `Верните карты ${nothing} в колоду, перемешайте её и положите карты на пустые места провинций без мятежа.`,
    over: 'Игра кончается, когда чёрный маркер дошёл до конца шкалы или мятеж охватил все провинции, кроме столицы.',
    winner: 'Побеждает тот, у кого больше очков; золото и товары не в счёт.',
    allLose: 'Если игра кончилась из-за мятежей, проигрывают все.',
  },
};

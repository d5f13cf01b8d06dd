/** Imperial Tax Farmer по-русски. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { SEATS, type Seat } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { agentsNow, beforePoints, coinsGo, fieldHere, here, loadHere, names, needHere, riskHere, settled, tens } from './names.ts';
import { problems } from './problems/ru.ts';

const n = plural('ru');
const and = listing('ru');
const NOTHING = 'НИЧЕГО';
const N = names('ru', NOTHING);
const agents = (k: number) => n(k, { one: 'агент', few: 'агента', many: 'агентов', other: 'агента' });
/** Кого: ставит одного агента, двух агентов. */
const placedAgents = (k: number) => n(k, { one: 'агента', few: 'агентов', many: 'агентов', other: 'агента' });
const points = (k: number) => n(k, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
const coins = (k: number) => n(k, { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' });
const coinsTaken = (k: number) => n(k, { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' });
const dice = (k: number) => n(k, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
const rounds = (k: number) => n(k, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' });
const afterRounds = (k: number) => n(k, { one: 'раунда', few: 'раундов', many: 'раундов', other: 'раунда' });
const gold = (k: number) => n(k, { one: 'золотой', few: 'золотых', many: 'золотых', other: 'золотого' });

const SEAT: Record<Seat, string> = {
  red: 'Красный',
  blue: 'Синий',
  green: 'Зелёный',
  yellow: 'Жёлтый',
  orange: 'Оранжевый',
  violet: 'Фиолетовый',
};
const seat = (id: string) => SEAT[id as Seat] ?? id;
const seats = (ids: readonly string[]) => and(ids.map(seat));
const who = (s: State) => SEAT[SEATS[s.active] as Seat];
const split = (arg: string) => arg.split(',') as [string, string];
const capital = (s: State) => N.province(s.options.board.provinces.find((p) => p.capital)?.id ?? '', s.options);
const all = (parts: readonly (string | false)[]) => and(parts.filter((part) => part !== false));
const gains = (parts: readonly (string | false)[]) => all(parts) || 'ничего';
const signed = (k: number) => (k > 0 ? `+${k}` : String(k));

/** A need that can be fulfilled now: the card, and the coins on it. */
const need = (s: State, field: string) => {
  const { print, coins: k, fields } = needHere(s, Number(field));
  return `${N.card(print, s.options)}${k ? ` +${k}` : ''}${fields > 1 ? ` (поле ${field})` : ''}`;
};
/** Cards that are dealt with real hands. */
const never = (s: State) => (s.options.needExclusion === 'off' ? '' : ` Карта товара, в котором провинция никогда не нуждается, возвращается в колоду: ${s.options.excludedField === 'redraw' ? 'выложите другую' : 'её поле остаётся пустым'}.`);
/** How many agents everybody places on the printed board. */
const placing = (s: State) => {
  const list = agentsNow(s).map(({ player, agents: k }) => `${SEAT[SEATS[player] as Seat]} ${k}`);
  return s.options.agentsOnRebellion === 'lost' ? `Дополнительные агенты: ${list.join(', ') || 'нет'}` : list.join(', ');
};

const TIE = { capital: ' (ничья; больше всех агентов в столице)', die: ' (ничья; решил кубик)' };

const speak = ({ bare, also }: Labels): Words<TaxFarmer> => ({
  title: 'Imperial Tax Farmer',
  pitch: 'От трёх до шести откупщиков выжимают из провинций золото; пустые стулья занимают боты.',
  seats: seat,
  asks: {
    'choose-first': () => 'Кто начинает? Отдайте этому игроку маркер первого игрока.',
    'roll-first': (s) => `${who(s)}: бросьте кубик за маркер первого игрока.`,
    'starting-rebellion': () => 'При таком числе игроков в одной провинции мятеж с самого начала: в какой?',
    deal: (s) => {
      const { province, field, fields } = fieldHere(s);
      return `Выложите карту потребностей: ${N.province(province, s.options)}${fields > 1 ? `, поле ${field}` : ''}.`;
    },
    place: (s) => `${who(s)}, раунд ${s.round}: разместите агентов в одной провинции. Осталось: ${s.unplaced[s.active]}.`,
    test: (s) => (s.options.rebellionRoll === 'oneRollForAll' ? `Проверка на мятеж: один бросок за все провинции, ${dice(s.options.players)}.` : `${N.province(here(s), s.options)}: проверка на мятеж. Бросок: ${dice(s.options.players)}; ${loadHere(s)} или меньше — мятеж (${riskHere(s, 'ru')}).`),
    activate: (s) => `${who(s)}: активируйте провинцию, где у вас перевес.`,
    action: (s) => `${who(s)}, ${N.province(here(s), s.options)}: использовать действие «${N.action(here(s), s.options)}»? ${N.actionText(here(s), s.options)}`,
    'pay-good': (s) => `${who(s)}: какой товар отдаёте?`,
    'take-good': (s) => `${who(s)}: какой товар берёте?`,
    rival: (s) => `${who(s)}: у кого из соперников забираете золото?`,
    coins: (s) => `${who(s)}: с карт потребностей какой провинции снимаете монеты?`,
    manual: (s) => `${who(s)}, «${N.action(here(s), s.options)}»: ${N.actionText(here(s), s.options)} Выполните это на поле, задайте вручную то, что изменилось, и продолжайте.`,
    needs: (s) => `${who(s)}, ${N.province(here(s), s.options)}: удовлетворить потребность?`,
    bribe: (s) => `${who(s)}: подкуп. У вас ${gold(s.gold[s.active] as number)} и ${points(s.points[s.active] as number)}. Купить очки или вернуть золото?`,
    'roll-lowest': (s) => `${who(s)}: ничья за последнее место; бросьте кубик.`,
    dice: (s) => `${who(s)}: сколько кубиков бросаете за чёрный маркер выборов?${settled(s, (to) => ` Что бы ни выпало, он окажется на делении ${to}.`)}`,
    election: (s) => `${who(s)}: бросок за чёрный маркер выборов, ${dice(s.hand)}. Сейчас он на делении ${s.marker}.`,
    'table-placed': (s) => `Раунд ${s.round}: разместите всех агентов на поле, начинает ${SEAT[SEATS[s.first] as Seat]}. ${placing(s)}.`,
    'table-load': (s) => `${N.province(here(s), s.options)}: сколько там агентов и монет вместе?`,
    'table-acted': (s) => `Фаза 3: активируйте провинции, начинает ${SEAT[SEATS[s.first] as Seat]}. Отмечайте каждый подавленный мятеж; продолжайте, когда активировать больше нечего.`,
    'table-points': (s) =>
      ({
        bribery: `${who(s)}: подкуп. ${gold(1)} даёт ${points(s.options.goldToPoints)}; за ${points(s.options.pointsPerGoldBack)} возвращается ${gold(1)}. Сколько у вас очков после подкупа?`,
        lost: `${who(s)}: мятеж во всех провинциях, подкупа больше нет. Сколько у вас очков?`,
        convert: `${who(s)}: мятеж во всех провинциях. Обменяйте всё золото: ${gold(1)} на ${points(s.options.goldToPoints)}. Сколько у вас очков?`,
      })[beforePoints(s)],
    'table-capital': (s) => `${who(s)}: сколько у вас агентов в провинции ${capital(s)}?`,
    'table-supply': (s) =>
      s.round === 0
        ? `Перемешайте карты потребностей и выложите по одной на каждое поле потребностей провинций без мятежа.${never(s)}`
        : `Снабжение: положите ${coinsTaken(s.options.board.bonuses.supplyCoins)} на каждую карту потребностей с товаром, верните карты ${NOTHING + also('nothing')} в колоду, перемешайте её и выложите новые карты на пустые поля провинций без мятежа.${never(s)}`,
  },
  moves: {
    first: (id) => seat(id),
    die: (k) => k,
    rebel: (id, s) => N.province(id, s.options),
    'deal-nothing': () => NOTHING + also('nothing'),
    deal: (card, s) => N.card(card, s.options),
    place: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${agents(Number(k))}`;
    },
    pass: () => 'Пас',
    sum: (k) => k,
    activate: (id, s) => N.province(id, s.options),
    use: (_, s) => `Действие: ${N.action(here(s), s.options)}`,
    skip: () => 'Без действия',
    pay: (id, s) => `Отдать: ${N.good(id, s.options)}`,
    take: (id, s) => `Взять: ${N.good(id, s.options)}`,
    rival: (id, s) => `${seat(id)} (${gold(s.gold[SEATS.indexOf(id as Seat)] ?? 0)})`,
    coins: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${coins(Number(k))}`;
    },
    done: (_, s) => (s.step === 'manual' ? 'Выполнено' : s.step === 'table-placed' ? 'Все агенты на поле' : s.step === 'table-acted' ? 'Действия закончены' : 'Снабжение готово'),
    fill: (k, s) => `Удовлетворить: ${need(s, k)}`,
    leave: () => 'Оставить потребности',
    bribe: (k, s) => `${gold(Number(k))} на ${points(Number(k) * s.options.goldToPoints)}`,
    refund: (k, s) => `${points(Number(k) * s.options.pointsPerGoldBack)} на ${gold(Number(k))}`,
    keep: () => 'Ничего не менять',
    dice: (k) => dice(Number(k)),
    load: (k) => k,
    crushed: (id, s) => `Мятеж подавлен: ${N.province(id, s.options)}`,
    points: (k) => points(Number(k)),
    agents: (k) => agents(Number(k)),
  },
  asides: { 'stop-here': () => 'Закончить игру здесь' },
  events: {
    'first-die': ({ seat: id, die }) => `${seat(id)} выбрасывает ${die}.`,
    'roll-again': ({ seats: ids }) => `Поровну, решает кубик: ${seats(ids)}.`,
    'first-player': ({ seat: id }) => `${seat(id)} получает маркер первого игрока.`,
    'starts-in-rebellion': ({ province }, o) => `Мятеж с самого начала: ${N.province(province, o)}.`,
    dealt: ({ province, good, reward }, o) => `${N.province(province, o)}: ${good === null ? NOTHING + also('nothing') : `карта потребностей ${N.good(good, o)} ${reward}`}.`,
    excluded: ({ province, good }, o) => `${N.province(province, o)}: этот товар здесь не нужен (${N.good(good, o)}). Поле остаётся пустым, карта возвращается.`,
    'deck-empty': ({ province }, o) => `${N.province(province, o)}: колода пуста.`,
    'round-begins': ({ round, seat: id }) => `Раунд ${round}. Начинает ${seat(id)}.`,
    agents: ({ seat: id, agents: k, extra }) => `${seat(id)}: ${agents(k)} в этом раунде${extra ? ` (${signed(extra)})` : ''}.`,
    placed: ({ seat: id, province, agents: k, left }, o) => `${seat(id)} ставит ${placedAgents(k)} в провинцию ${N.province(province, o)}; осталось: ${left}.`,
    'no-more': ({ seat: id }) => `${seat(id)} пасует.`,
    'one-roll': ({ sum }) => `Один бросок за все провинции: ${sum}.`,
    holds: ({ province, load, sum }, o) => (sum ? `${N.province(province, o)}: спокойно, ${sum} против ${load}.` : `${N.province(province, o)}: спокойно, ${load} — слишком мало для мятежа.`),
    rebels: ({ province, load, sum, coins: k }, o) =>
      `Мятеж! ${N.province(province, o)}: ${sum ? `${sum} против ${load}` : `${load} — слишком много`}. Кладётся маркер, агенты уходят, карты потребностей идут в колоду${{ bank: `, монеты — в банк${k ? ` (${k})` : ''}`, stay: ', монеты остаются в провинции', none: '' }[coinsGo(k, o) ?? 'none']}.`,
    'capital-riots': ({ province, load, sum }, o) => `${N.province(province, o)}: беспорядки (${sum ? `${sum} против ${load}` : `${load} — слишком много`}), все агенты уходят.`,
    'agents-lost': ({ seat: id, agents: k }) => `${seat(id)} теряет навсегда ${placedAgents(k)}.`,
    collected: ({ seat: id, province, gold: g, gained }, o) => `${seat(id)} активирует провинцию ${N.province(province, o)}: ${gains([g > 0 && gold(g), ...N.each(gained, o)])}.`,
    'action-used': ({ seat: id, province, gold: g, points: p, lost }, o) => {
      const cost = all([g < 0 && gold(-g), p < 0 && points(-p), ...N.each(lost, o)]);
      return `${seat(id)} использует действие «${N.action(province, o)}»${cost && `; цена: ${cost}`}.`;
    },
    gains: ({ seat: id, gold: g, points: p, gained }, o) => `${seat(id)} получает: ${gains([g > 0 && gold(g), p > 0 && points(p), ...N.each(gained, o)])}.`,
    'more-agents': ({ seat: id, agents: k }) => `${seat(id)}: в следующем раунде +${agents(k)}.`,
    tithe: ({ seat: id, rival, gold: g }) => `${seat(id)} забирает ${gold(g)}; платит ${seat(rival)}.`,
    'coins-off': ({ seat: id, province, coins: k }, o) => `${seat(id)} возвращает в банк ${coinsTaken(k)} из провинции ${N.province(province, o)}.`,
    'by-hand': ({ seat: id, province }, o) => `${seat(id)} выполняет на поле действие «${N.action(province, o)}».`,
    filled: ({ seat: id, province, reward, coins: k, lost, points: p }, o) => `${seat(id)} удовлетворяет потребность в провинции ${N.province(province, o)} (${N.goods(lost, o)}): ${p ? points(reward) : gold(reward)}${k ? ` и ${coins(k)} с карты` : ''}.`,
    crushed: ({ seat: id, province, points: p, gold: g, lost }, o) => `${seat(id)} подавляет мятеж в провинции ${N.province(province, o)}: ${gains([points(p), g > 0 && gold(g)])}${lost.length ? `; потрачено: ${N.goods(lost, o)}` : ''}.`,
    'table-crushed': ({ province }, o) => `Мятеж в провинции ${N.province(province, o)} подавлен: маркер убирается, игрок получает ${points(o?.board.bonuses.crushPoints ?? 10)}.`,
    'told-points': ({ seat: id, points: p }) => `${seat(id)}: ${signed(p)} на шкале выборов.`,
    passed: ({ seat: id }) => `${seat(id)} пасует до конца раунда.`,
    bribed: ({ seat: id, gold: g, points: p }) => (g === 0 ? `${seat(id)} ничего не меняет.` : g < 0 ? `${seat(id)} платит ${gold(-g)} за ${points(p)}.` : `${seat(id)} отдаёт ${points(-p)} за ${gold(g)}.`),
    lowest: ({ seat: id, agents: k, tie }) => `${seat(id)}: меньше всего очков${tie ? TIE[tie] : ''}. Маркер первого игрока${k > 0 ? ` и +${agents(k)} в следующем раунде` : ''}.`,
    'lowest-die': ({ seat: id, die }) => `${seat(id)} выбрасывает ${die}.`,
    // Where every roll comes to the same nobody rolls; an exact roll may have been too high (G45).
    marker: ({ seat: id, dice: d, sum, from, to }, o) =>
      sum === 0 && d > 0
        ? from === to
          ? `Чёрный маркер остаётся на делении ${to}: никакой бросок его не сдвинет.`
          : `${seat(id)} двигает чёрный маркер с деления ${from} на деление ${to}; итог один при любом броске, поэтому кубики не бросают.`
        : from === to && o?.markerOvershoot !== 'exact'
          ? `Чёрный маркер остаётся на делении ${to}.`
          : `${seat(id)} двигает чёрный маркер${d ? ` (${dice(d)}: ${sum})` : ''} с деления ${from} на деление ${to}.`,
    straggler: ({ seat: id, agents: k }) => `${seat(id)} позади чёрного маркера: в следующем раунде +${agents(k)}.`,
    supply: ({ coins: k, cards: c, nothing }) => `Снабжение: на каждую карту потребностей — ${coins(k)} (карт: ${c})${nothing ? `; снято карт ${NOTHING + also('nothing')}: ${nothing}` : ''}.`,
    'total-rebellion': () => 'Мятеж во всех провинциях, кроме столицы.',
    converted: ({ seat: id, gold: g, points: p }) => `${seat(id)} меняет ${gold(-g)} на ${points(p)}.`,
    standings: ({ points: p }) => `Очки: ${p.map((k, i) => `${SEAT[SEATS[i] as Seat]} ${k}`).join(', ')}.`,
    won: ({ seats: ids, points: p, rounds: r }) => (ids.length > 1 ? `Общая победа: ${seats(ids)}, ${points(p)} после ${afterRounds(r)}.` : `Побеждает ${seats(ids)}: ${points(p)} после ${afterRounds(r)}.`),
    'all-lost': ({ rounds: r }) => `После ${afterRounds(r)} проиграли все.`,
    set: () => 'Задано вручную.',
  },
  ruledOut: {
    'few-agents': ({ left }) => `Осталось поставить только ${placedAgents(left)}.`,
    'no-placing': ({ province, weapons }, o) => (weapons ? `${N.province(province, o)}: мятеж, без карты ${N.good(weapons, o)} ставить туда агентов нельзя.` : `${N.province(province, o)}: мятеж, ставить туда агентов нельзя.`),
    'must-place': () => 'Нужно поставить хотя бы 1 агента.',
    'must-activate': () => 'Пасовать нельзя, пока есть провинция, которую вы можете активировать.',
    activated: ({ province }, o) => `${N.province(province, o)}: эта провинция уже активирована в этом раунде.`,
    'capital-waits': ({ province }, o) => `${N.province(province, o)}: столицу не активируют, она действует в фазе 4.`,
    'led-by': ({ province, seat: id }, o) => `${N.province(province, o)}: перевес у другого игрока (${seat(id)}).`,
    'no-leader': ({ province, half }, o) => `${N.province(province, o)}: ни у кого нет ${half ? 'больше половины агентов' : 'перевеса'}.`,
    'no-weapons': ({ province, good }, o) => `${N.province(province, o)}: мятеж, а карты ${N.good(good, o)} у вас нет.`,
    'no-good': ({ good }, o) => `У вас нет карты ${N.good(good, o)}.`,
    'has-good': ({ good }, o) => `Карта ${N.good(good, o)} у вас уже есть.`,
    'just-given': ({ good }, o) => `Возьмите другой товар; карту ${N.good(good, o)} здесь выбрать нельзя.`,
  },
  outcomes: {
    election: 'Чёрный маркер дошёл до конца шкалы выборов.',
    rebellion: 'Всеобщий мятеж: решают очки.',
    'all-lose': 'Всеобщий мятеж: проиграли все.',
    rounds: 'Последний раунд окончен: решают очки.',
    stopped: 'Игра прервана; решают очки.',
  },
  turn: (turn) => `Раунд ${turn}`,
  facts: (fact, o) => {
    const [what, one = '', two = ''] = fact.split('.');
    switch (what) {
      case 'marker':
        return 'Чёрный маркер выборов';
      case 'first':
        return 'Первый игрок';
      case 'round':
        return 'Раунд';
      case 'points':
        return `${seat(one)}: очки`;
      case 'gold':
        return `${seat(one)}: золото`;
      case 'bonus':
        return `${seat(one)}: дополнительные агенты в следующем раунде`;
      case 'unplaced':
        return `${seat(one)}: агенты для размещения`;
      case 'good':
        return `${seat(one)}: есть товар ${N.good(two, o)}`;
      case 'rebellion':
        return `${N.province(one, o)}: мятеж`;
      case 'agents':
        return `${N.province(one, o)}: агенты (${seat(two)})`;
      case 'card':
        return `${N.province(one, o)}: карта потребностей, поле ${two}`;
      default:
        return `${N.province(one, o)}: монеты, поле ${two}`;
    }
  },
  value: (fact, value, o) => {
    if (fact === 'first') return seat(value);
    const plain = lexicon({ yes: 'да', no: 'нет', none: 'пусто' })[value];
    return plain ?? (fact.startsWith('card.') ? N.card(value, o) + also(value) : value);
  },
  options: {
    players: { name: 'Игроки', help: 'Люди и боты вместе.' },
    board: { name: 'Поле', help: 'Стандартное поле придумали мы; другое можно загрузить из файла.' },
    tracking: {
      name: 'Что делает приложение',
      help: 'Ведёт всю игру или помогает за напечатанным полем.',
      choices: { full: 'Вся игра', helper: 'Помощник у поля' },
    },
    allLoseOnTotalRebellion: {
      name: 'При всеобщем мятеже проигрывают все',
      help: 'Необязательное правило текста.',
    },
    firstPlayer: {
      name: 'Кто начинает',
      help: 'По броску или по договорённости.',
      choices: { roll: 'У кого выпадет больше', choose: 'По договорённости' },
    },
    needExclusion: {
      name: 'Что провинции не нужно',
      help: 'В тексте сказано, что карта совпадает со спросом провинции.',
      choices: {
        ownProduction: 'То, что она производит',
        printed: 'Только указанное на поле',
        off: 'Без исключений',
      },
    },
    excludedField: {
      name: 'Поле с исключённой картой',
      help: 'Что с ним будет.',
      choices: { leaveEmpty: 'В этом раунде пустует', redraw: 'Получает другую карту' },
    },
    excludedCardReturn: {
      name: 'Исключённая карта',
      help: 'Когда возвращается в колоду.',
      choices: { immediately: 'Сразу', afterDeal: 'После раздачи' },
    },
    placementMinimum: {
      name: 'Минимум агентов за раз',
      help: '0: можно пасовать; фаза заканчивается, когда все подряд спасовали.',
    },
    placeInRebellion: {
      name: 'Агенты в мятежной провинции',
      help: 'Для подавления там нужен перевес.',
      choices: {
        always: 'Можно',
        withWeapons: 'Только с ОРУЖИЕМ',
        never: 'Нельзя (тогда ни один мятеж не подавить)',
      },
    },
    capitalCanRebel: { name: 'Проверяется и столица', help: 'Агенты уходят; ни маркера, ни конца игры.' },
    rebellionRoll: {
      name: 'Броски проверки на мятеж',
      help: 'Свой бросок за каждую провинцию или один за все.',
      choices: { perProvince: 'За каждую провинцию', oneRollForAll: 'Один за все' },
    },
    coinsOnRebellion: {
      name: 'Монеты при мятеже',
      help: 'Те, что лежат на её картах потребностей.',
      choices: { bank: 'В банк', stay: 'Остаются; их берёт подавивший' },
    },
    agentsOnRebellion: {
      name: 'Агенты при мятеже',
      help: 'Куда они деваются.',
      choices: { return: 'Вернутся в следующем раунде', lost: 'Потеряны, но трое остаются всегда' },
    },
    majority: {
      name: 'Перевес',
      help: 'Больше всех агентов или больше половины.',
      choices: { plurality: 'Больше всех', absolute: 'Больше половины' },
    },
    majorityTie: {
      name: 'Равный перевес',
      help: 'Кто активирует провинцию.',
      choices: { inactive: 'Никто', firstInOrder: 'Первый по порядку' },
    },
    capitalActivation: {
      name: 'Активация столицы',
      help: 'Ради того, что даёт ей поле.',
      choices: { none: 'Нет', keepAgents: 'Да, агенты остаются' },
    },
    activation: {
      name: 'Активация',
      help: 'Можно ли пасовать.',
      choices: { mandatory: 'Обязательна, пока возможна', mayPass: 'Можно спасовать до конца раунда' },
    },
    needReward: {
      name: 'Награда за потребность',
      help: 'Число, напечатанное на карте.',
      choices: { gold: 'Золото', points: 'Очки' },
    },
    fulfilledCard: {
      name: 'Карта удовлетворённой потребности',
      help: 'Куда она идёт.',
      choices: { deck: 'В колоду', removed: 'Из игры' },
    },
    crushAlsoCollects: {
      name: 'Подавивший ещё и собирает доход',
      help: 'Золото и товары провинции, сразу же.',
    },
    crushAlsoActs: {
      name: 'Действие после подавления',
      help: 'Подавивший мятеж может также применить действие провинции.',
    },
    weaponsConsumed: { name: 'Подавление тратит ОРУЖИЕ', help: 'Обычно оно остаётся на руках.' },
    pointsCap: { name: 'Предел очков', help: '0: без предела, маркеры идут по кругу.' },
    goldToPoints: { name: 'Очков за один золотой', help: 'В тексте не сказано; обычно 1.' },
    pointsPerGoldBack: { name: 'Очков за возврат одного золотого', help: 'В тексте — два.' },
    lowestTie: {
      name: 'Ничья за последнее место',
      help: 'Что решает.',
      choices: { imperiaThenDie: 'Агенты в столице, затем кубик', die: 'Кубик' },
    },
    markerOvershoot: {
      name: 'Маркер за концом шкалы',
      help: 'Что тогда происходит.',
      choices: { stop: 'Встаёт на последнее деление', exact: 'Не двигается' },
    },
    belowMarker: {
      name: 'Позади чёрного маркера',
      help: 'Кто получает ещё одного агента.',
      choices: { strict: 'У кого очков меньше', orEqual: 'И у кого столько же' },
    },
    bonusStacking: {
      name: 'Дополнительные агенты складываются',
      help: 'За последнее место и за место позади маркера.',
    },
    rebellionEndTiming: {
      name: 'Проверка всеобщего мятежа',
      help: 'Когда он завершает игру.',
      choices: { afterTests: 'Сразу после проверок', endOfRound: 'В конце раунда' },
    },
    rebellionEndGold: {
      name: 'Золото при всеобщем мятеже',
      help: 'Чего оно стоит.',
      choices: { lost: 'Ничего', convert: 'Превращается в очки' },
    },
    'setup.electionMarker': {
      name: 'Начальное деление чёрного маркера',
      help: '20 сокращает игру примерно на два раунда.',
    },
    startingRebellion: {
      name: 'Где мятеж с самого начала',
      help: 'На стандартном поле при трёх игроках.',
      choices: { board: 'Как указано на поле', random: 'Случайно', firstPlayer: 'Выбирает первый игрок' },
    },
    maxRounds: { name: 'Предел раундов', help: 'Если игра до него дойдёт, решат очки.' },
    'standIn.points': { name: 'Модель стола: очков за раунд', help: 'Только для симуляций помощника.' },
    'standIn.load': {
      name: 'Модель стола: агенты и монеты',
      help: 'В провинции; только для симуляций помощника.',
    },
  },
  presets: {
    standard: { name: 'Обычная игра', help: 'Четыре игрока, обычные толкования.' },
    three: { name: 'Три игрока', help: 'В одной провинции мятеж с самого начала.' },
    short: { name: 'Короткая игра', help: 'Чёрный маркер начинает с 40.' },
    harsh: { name: 'Суровая игра', help: 'ОРУЖИЕ тратится, агенты теряются, а проиграть могут все.' },
  },
  refusals: {
    players: 'Это поле не рассчитано на столько игроков.',
    marker: 'Чёрный маркер оказался бы за концом шкалы.',
  },
  rules: {
    'first-player': 'Каждый бросает кубик; у кого больше, тот получает маркер первого игрока. По другой настройке игроки договариваются без броска.',
    'roll-again': 'Если при равенстве решает кубик, выигрывает наибольший бросок. Снова бросают только те, у кого выпало поровну; текст говорит лишь, что спор решает кубик.',
    'starting-rebellion': 'При трёх игроках в одной провинции, кроме столицы, мятеж с самого начала. Её действием нельзя пользоваться, пока мятеж не подавят. Какая это провинция, в тексте не сказано; по настройке её определяет поле, случай или первый игрок.',
    deal: 'На каждое пустое поле потребностей в провинции без мятежа ложится одна карта. Какая именно, решается при раздаче; перед каждой раздачей колоду перемешивают. Если карты кончились, остальные поля пустуют.',
    exclusion: 'По тексту поле пустует, если карта совпадает со спросом провинции. По умолчанию мы понимаем это так: провинции не нужно то, что она производит сама. Поле пустует только в этом раунде, а карта сразу возвращается и может выйти снова.',
    rounds: 'В раунде пять фаз. К каждому раунду возвращаются все агенты; дополнительные даются только на один раунд.',
    placement: 'Начиная с первого игрока, по часовой стрелке: каждый ставит в одну провинцию сколько угодно своих агентов, по умолчанию хотя бы одного, и так по кругу, пока все агенты не окажутся на поле. Можно и в столицу, а по умолчанию и в мятежную провинцию: без перевеса там мятеж не подавить.',
    test: 'Кубиков столько, сколько игроков; по умолчанию за каждую провинцию бросают отдельно. Считаются агенты и монеты провинции вместе; сумма, равная им или меньше, — мятеж. Числа на картах не считаются. Столицу по умолчанию не проверяют: текст выделяет её особо. Где бросок ничего не изменил бы, никто не бросает.',
    rebellion: 'Кладут маркер, все агенты уходят, карты потребностей идут в колоду. По умолчанию агенты вернутся в следующем раунде, а монеты идут в банк. Пока мятеж длится, нет ни производства, ни действия, ни карт, ни проверок.',
    lead: 'По умолчанию перевес у того, у кого агентов больше, чем у любого другого; провинции с равенством и пустые не активируются, как и столица: она действует в фазе 4.',
    activation: 'Начиная с первого игрока, по часовой стрелке, по одной провинции, пока хоть у кого-то где-то есть перевес; по умолчанию отказаться нельзя. Сначала золото и товары (второй карты того же товара не бывает), затем, по желанию, действие и потребности; в конце все агенты оттуда уходят.',
    effects: 'Действие доступно, если есть чем за него заплатить и каждый его эффект что-то меняет. То, что файл поля оставляет игрокам, делают вручную.',
    needs: 'Отдайте товар, указанный на карте, и возьмите лежащие на ней монеты и награду: по умолчанию напечатанное число золотых, ведь оно стоит на изображении монеты. Сама карта по умолчанию идёт в колоду.',
    crush:
      'Если у вас ОРУЖИЕ на руках и перевес в мятежной провинции, её активация снимает маркер и даёт десять очков. ОРУЖИЕМ достаточно обладать, поэтому по умолчанию оно остаётся у вас; больше в этом раунде там ничего не происходит. Настройки позволяют подавившему мятеж также собрать доход провинции или применить её действие.',
    bribery: 'По одному разу, начиная с первого игрока: обменять золото на очки, или очки обратно на золото, или ничего не менять. Текст называет только обратный курс: два очка за один золотой. По умолчанию золотой даёт одно очко; при любом более выгодном курсе обмен туда и обратно ничего бы не стоил.',
    lowest: 'У кого после подкупа меньше всего очков, тот получает маркер первого игрока и ещё двух агентов на следующий раунд. При равенстве по умолчанию решает число агентов в столице (у кого больше), затем кубик.',
    election: 'У кого перевес в столице, тот бросает по выбору от одного до трёх кубиков и двигает чёрный маркер на их сумму; если перевеса нет ни у кого, это делает игрок с наименьшим числом очков. По умолчанию маркер останавливается в конце шкалы; там игра заканчивается.',
    stragglers: 'У кого после хода чёрного маркера очков меньше, чем он показывает, тот получает на следующий раунд ещё одного агента; по умолчанию при равном числе очков его нет, а у последнего он прибавляется к двум.',
    track: 'Это одна шкала под тремя названиями. Все начинают с 20. По умолчанию чёрный маркер начинает с 0, а очки могут выйти за конец шкалы.',
    supply: `По две монеты на каждую оставшуюся карту с товаром; карты ${NOTHING + also('nothing')} снимаются; колоду перемешивают, и пустые поля провинций без мятежа получают карты.`,
    winner: 'Побеждает тот, у кого больше очков; золото и товары не в счёт. При равенстве побеждает тот, у кого в последнем раунде больше агентов в столице; если равенство и там, победа общая.',
    'total-rebellion': 'Когда мятеж во всех провинциях, кроме столицы, игра заканчивается и решают очки: по умолчанию тут же, а необменянное золото пропадает. По необязательному правилу проигрывают все.',
    tracking: 'По настройке приложение лишь помогает за напечатанным полем. Тогда оно спрашивает только нужное: число агентов и монет перед проверкой провинции, очки после подкупа, число агентов в столице.',
  },
  place: (id, o) => {
    const [what, one = ''] = id.split('.');
    if (what === 'province') return N.province(one, o);
    if (what === 'player') return seat(one);
    return { track: 'шкала выборов', deck: 'колода потребностей', test: 'проверка на мятеж' }[id] ?? id;
  },
  about: (id, o) => N.about(id, gold, o),
  piece: ({ kind, owner, print, count }, o) => {
    const one = count === 1;
    const whose = owner ? `${seat(owner)}: ` : '';
    switch (kind) {
      case 'agent':
        return `${whose}${one ? 'агент' : 'агенты'}`;
      case 'rebellion':
        return 'маркер мятежа';
      case 'coin':
        return one ? 'монета' : 'монеты';
      case 'need':
        return `карта потребностей ${N.card(print ?? '', o)}`;
      case 'nothing':
        return bare('nothing', NOTHING);
      case 'election':
        return 'чёрный маркер выборов';
      case 'points':
        return `${whose}маркер очков${print ? ` (${print})` : ''}`;
      case 'first-player':
        return 'маркер первого игрока';
      case 'gold':
        return `${whose}золото`;
      case 'unplaced':
        return `${whose}${one ? 'агент для размещения' : 'агенты для размещения'}`;
      case 'bonus':
        return `${whose}${one ? 'дополнительный агент в следующем раунде' : 'дополнительные агенты в следующем раунде'}`;
      case 'good':
        return N.good(print ?? '', o);
      default:
        return kind;
    }
  },
  cell: (place, cell) => (place === 'track' ? `деление ${cell}` : cell > 0 ? `поле ${cell}` : ''),
  measures: {
    rounds: {
      name: 'Раунды',
      help: 'Сколько раундов длится партия.',
      key: 'Партия',
      row: () => 'вся партия',
      outcome: (k) => rounds(Number(k)),
    },
    endings: {
      name: 'Концовки',
      help: 'Чем заканчиваются партии.',
      key: 'Партия',
      row: () => 'вся партия',
      outcome: (k) =>
        ({
          election: 'выборы',
          rebellion: 'всеобщий мятеж',
          'all-lose': 'проигрывают все',
          rounds: 'закончились раунды',
        })[k] ?? k,
    },
    winner: {
      name: 'Победитель по месту',
      help: 'Кто побеждает; кому начинать, решают кубики.',
      key: 'Партия',
      row: () => 'вся партия',
      outcome: (k) => (k === 'shared' ? 'общая победа' : k === 'nobody' ? 'никто' : seat(k)),
    },
    rebellions: {
      name: 'Мятежи',
      help: 'Сколько мятежей вспыхивает за партию.',
      key: 'Партия',
      row: () => 'вся партия',
      outcome: (k) => k,
    },
    'points-from-bribery': {
      name: 'Очки от подкупа',
      help: 'У всех игроков вместе, десятками.',
      key: 'Источник',
      row: () => 'Подкуп',
      outcome: tens,
    },
    'points-from-crushing': {
      name: 'Очки за подавление',
      help: 'У всех игроков вместе, десятками.',
      key: 'Источник',
      row: () => 'Подавленные мятежи',
      outcome: tens,
    },
    'points-from-actions': {
      name: 'Очки от действий',
      help: 'У всех игроков вместе, десятками.',
      key: 'Источник',
      row: () => 'Действия',
      outcome: tens,
    },
    'points-from-needs': {
      name: 'Очки за потребности',
      help: 'У всех игроков вместе, десятками; только если за потребность дают очки.',
      key: 'Источник',
      row: () => 'Потребности',
      outcome: tens,
    },
  },
  odds: (province, o) => N.province(province, o),
  problems,
  bots: {
    casual: { name: 'Беспечный бот', help: 'играет по наитию, ошибается' },
    steady: { name: 'Надёжный бот', help: 'рассудительный и спокойный' },
    hoarder: { name: 'Бот-скопидом', help: 'копит и ничего не отдаёт' },
    spiteful: { name: 'Вредный бот', help: 'хочет, чтобы у вас было меньше' },
    schemer: { name: 'Бот-стратег', help: 'смотрит вперёд, самый сильный' },
  },
  sources: {
    start: 'В начале',
    bribery: 'Подкуп',
    crushing: 'Подавленные мятежи',
    actions: 'Действия',
    needs: 'Потребности',
    byHand: 'Задано вручную',
  },
  checklist: (o) => {
    const { setup, provenance } = o.board;
    const own = provenance.kind === 'project-design' ? ['Это поле придумали мы: напечатанного под рукой не было.'] : [];
    if (o.placeInRebellion === 'never') own.push('В мятежных провинциях размещать агентов нельзя, поэтому ни один мятеж не подавить.');
    if (o.tracking === 'full') return [...own, `Приложение ведёт поле (игроков: ${o.players}): на стол ничего класть не нужно.`];
    return [
      ...own,
      `Каждый из игроков (их ${o.players}) берёт ${placedAgents(setup.agents)} и ${gold(setup.gold)} и ставит прямоугольный маркер на деление ${setup.points} шкалы выборов.`,
      `Поставьте чёрный маркер выборов на деление ${o['setup.electionMarker']}.`,
      `Держите под рукой: ${dice(o.players)}, карты потребностей, товары, монеты и маркеры мятежа.`,
      'Затем определите первого игрока и выложите по одной карте потребностей на каждое поле потребностей: приложение подскажет как.',
    ];
  },
});

export const words = edition({ nothing: NOTHING }, speak);

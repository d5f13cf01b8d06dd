/** The Second Boer War in Russian. */
import { listing, plural, times, type Words } from '../../../kernel/words.ts';
import { markersNeeded } from '../paper/markers.ts';
import type { Side } from '../rules/options.ts';
import { type Actions, type BoerWar, randomPool, roundsFinished, type State } from '../rules/rounds.ts';
import { noCounters } from './no-counters.ts';

const n = plural('ru');
const and = listing('ru');
const actions = (k: number) => n(k, { one: 'действие', few: 'действия', many: 'действий', other: 'действия' });
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SIDE: Record<Side, string> = { boers: 'Буры', empire: 'Империя' };
/** The verb in the number of its subject: Буры are many, Империя is one. */
const verb = (side: Side, plural: string, singular: string) => (side === 'boers' ? plural : singular);
const round = (s: State) => roundsFinished(s, s.active) + 1;
/** What goes into the cup for the draw. */
const cup = (s: State) => {
  const { stop, go } = randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 2 ? 2 : 1);
  return `${times(stop, 'STOP')} и ${times(go, 'GO!')}`;
};
const NTH = ['первое', 'второе', 'третье'];
const AFTER: Record<Actions, string> = { 1: 'одного действия', 2: 'двух действий', 3: 'трёх действий' };
const DIGIT_ACC: Record<Actions, string> = { 1: 'единицу', 2: 'двойку', 3: 'тройку' };
const CHIT = { go: 'GO!', stop: 'STOP' };
const phase = (turn: number) => (turn <= 2 ? 'регулярная война' : 'партизанская война');
const tick = { reinforcement: 'подкрепление или реорганизация', event: 'событие' };
const set = (counters: readonly number[]) => and(counters.map((n, i) => times(n, `«${i + 1}»`)));
const ending = (reason: string) => (reason ? `: ${reason}` : '.');
const firstSide = (turn: number) => ({
  name: `Кто начинает этап ${ROMAN[turn]}`,
  help: 'В тексте это видно только для этапа I; в правилах основной игры может быть сказано больше.',
  choices: SIDE,
});
const counters = (side: Side, turn: number) => ({
  name: `${SIDE[side]}, этап ${ROMAN[turn]}: жетоны 1, 2, 3`,
  help: 'Сколько у стороны жетонов «Action» с каждой цифрой: в тексте 4, 4, 3.',
});

export const words: Words<BoerWar> = {
  title: 'Вторая англо-бурская война',
  pitch: 'Вы играете за обе стороны; сколько действий будет в раунде, решает жребий из стаканчика.',
  seats: () => 'Игрок',
  asks: {
    action: (s) => `${SIDE[s.active]}, раунд ${round(s)}: выполните на карте ${NTH[s.complete]} действие.`,
    'next-action': (s) => `${SIDE[s.active]}, раунд ${round(s)}: будет ли ${NTH[s.complete]} действие? В стаканчик — ${cup(s)}; вытяните один жетон.`,
    'empty-pool': () => 'В стаканчик нечего положить: раунд продолжается.',
    'last-two': () => 'В стаканчик нечего положить: раунд заканчивается после двух действий.',
    'new-turn': (s) => `Этап ${ROMAN[s.turn]} окончен. Переверните все жетоны «Action» цифрой вверх и верните оба жетона «Round finished» на клетку 0.`,
  },
  moves: {
    done: (_, s) => (s.step === 'new-turn' ? `Начать этап ${ROMAN[s.turn + 1]}` : 'Действие выполнено'),
    go: () => 'GO!',
    stop: () => 'STOP',
  },
  asides: {
    'no-action': () => 'На карте ничего нельзя сделать: действие всё равно засчитывается',
    victory: (side) => `${SIDE[side as Side]} ${verb(side as Side, 'выигрывают', 'выигрывает')} войну`,
    'stop-here': () => 'Закончить игру здесь',
    tick: (what) => `Использовано в этом раунде: ${tick[what as keyof typeof tick]}`,
  },
  events: {
    'round-begins': ({ side, round }) => `${SIDE[side]}: начинается раунд ${round}.`,
    action: ({ side, nth }) => `${SIDE[side]} ${verb(side, 'выполняют', 'выполняет')} ${NTH[nth - 1]} действие; жетон «Action complete» — на клетку ${nth}.`,
    'no-action': ({ side, nth, reason }) => `${SIDE[side]}: действие ${nth} не выполнено${reason && ` (${reason})`}, но засчитано; жетон «Action complete» — на клетку ${nth}.`,
    drawn: ({ chit, stop, go, none }) => (stop && go ? `Вытянут жетон ${CHIT[chit]} (в стаканчике: ${times(stop, 'STOP')}, ${times(go, 'GO!')}).` : `${none ? `Ни один жетон с цифрой ${none.join(' или ')} не лежит цифрой вверх. ` : ''}В стаканчике только ${CHIT[chit]}, тянуть жребий не нужно.`),
    'empty-pool': () => 'Остались только жетоны с цифрой 3: стаканчик пуст, и в раунде будет три действия.',
    'last-two': () => 'Открыта лишь одна двойка и ни одной тройки: стаканчик пуст, и раунд заканчивается после двух действий.',
    'round-over': ({ side, round, actions: k, left }) => `${SIDE[side]}: раунд ${round} окончен после ${AFTER[k]}. Переверните одну ${DIGIT_ACC[k]} цифрой вниз; жетон «Round finished» — на клетку ${round}. ${left > 0 ? `До конца этапа осталось ${actions(left)}.` : 'На этом этапе действий больше не осталось.'}`,
    'passed-over': ({ side }) => (side === 'boers' ? 'У буров на этом этапе не осталось открытых жетонов, они пропускают раунд.' : 'У Империи на этом этапе не осталось открытых жетонов, она пропускает раунд.'),
    'turn-over': ({ turn }) => `Этап ${ROMAN[turn]} окончен.`,
    'turn-begins': ({ turn }) => `Начинается этап ${ROMAN[turn]} (${phase(turn)}). Все жетоны открыты, оба «Round finished» — на клетке 0.`,
    ticked: ({ what, side }) => `${SIDE[side]}: в этом раунде использовано — ${tick[what]}.`,
    victory: ({ side, turn, reason }) => `${SIDE[side]} ${verb(side, 'побеждают', 'побеждает')} на этапе ${ROMAN[turn]}${ending(reason)}`,
    stopped: ({ turn, reason }) => `Игра остановлена на этапе ${ROMAN[turn]}${ending(reason)}`,
    set: () => 'Задано вручную.',
  },
  ruledOut: {
    'act-first': () => 'Сначала выполните действие; жетон тянут после него.',
    'draw-first': () => 'Сначала вытяните жетон; следующее действие даёт только GO!.',
  },
  outcomes: {
    'played-out': 'Все этапы сыграны. Условия победы смотрите в правилах игры.',
    boers: 'Буры победили.',
    empire: 'Империя победила.',
    stopped: 'Игра остановлена.',
  },
  turn: (turn) => `Этап ${ROMAN[Number(turn)]}`,
  facts: (fact) => {
    if (fact === 'turn') return 'Этап';
    if (fact === 'active') return 'Сторона, чей сейчас раунд';
    if (fact === 'complete') return 'Действия, выполненные в этом раунде';
    const [side, digit] = fact.split('.') as [Side, string];
    return `${SIDE[side]}: открытые жетоны с цифрой ${digit}`;
  },
  value: (fact, value) => (fact === 'active' ? SIDE[value as Side] : fact === 'turn' ? (ROMAN[Number(value)] ?? value) : value),
  options: {
    poolRule: {
      name: 'Как наполнять стаканчик',
      help: 'Только первый способ принадлежит автору. При нём стаканчик остаётся пустым в 3 из 7 этапов одной стороны, при подсчёте из комментария — в каждом, при двух других — никогда.',
      choices: {
        literal: 'Как сказано в правиле',
        commentary: 'Как считает пример из комментария',
        skipEmptyLevel: 'GO! пропускает закончившиеся цифры',
        remainingAbove: 'GO! за каждый жетон с большей цифрой',
      },
    },
    turns: { name: 'Этапы', help: 'Сколько из четырёх этапов вы хотите сыграть.' },
    reminders: {
      name: 'Напоминания',
      help: 'Отмечайте то, что основная игра разрешает один раз за раунд.',
    },
    'firstSide.1': firstSide(1),
    'firstSide.2': firstSide(2),
    'firstSide.3': firstSide(3),
    'firstSide.4': firstSide(4),
    'counters.boers.1': counters('boers', 1),
    'counters.boers.2': counters('boers', 2),
    'counters.boers.3': counters('boers', 3),
    'counters.boers.4': counters('boers', 4),
    'counters.empire.1': counters('empire', 1),
    'counters.empire.2': counters('empire', 2),
    'counters.empire.3': counters('empire', 3),
    'counters.empire.4': counters('empire', 4),
  },
  presets: {
    printed: { name: 'По тексту', help: 'Четыре этапа, правило в точности как в тексте.' },
    even: {
      name: 'Равные шансы',
      help: 'Каждый оставшийся жетон одинаково вероятен; жетонов GO! нужно семь.',
    },
    short: { name: 'Только этап I', help: 'Один этап на пробу.' },
  },
  refusals: noCounters((side, turn) => `${SIDE[side]}, этап ${ROMAN[turn]}: жетоны 1, 2, 3 — одни нули. Дайте стороне хотя бы один жетон.`),
  rules: {
    steps:
      'Первое действие в своём раунде сторона выполняет всегда, без жребия. После каждого действия «Action complete» сдвигается на одну клетку. Вытянутый GO! даёт ещё одно действие; оно выполняется до следующего жребия. Если основная игра разрешает стороне ничего не делать, просто подтвердите: действие всё равно засчитывается.',
    pool: 'Перед каждым жребием стаканчик наполняют заново, и вытянутый ранее жетон возвращается в него. После первого действия: по одному STOP за каждую открытую единицу этой стороны и по одному GO! за каждую открытую двойку; тройки ещё не в счёт. После второго: STOP за каждую двойку и GO! за каждую тройку. Если класть пришлось бы жетоны только одного вида, жребий не тянут.',
    'pool-rule': 'В примере из комментария для второго жребия не хватает одного STOP: открыты три двойки, а в стаканчик кладут два. По правилу и по первому примеру нужно три. Поэтому наполнение стаканчика задаётся настройкой: по правилу, по комментарию или по одному из двух других прочтений.',
    'empty-pool':
      'Когда остались одни тройки, в стаканчик нечего положить, а текст об этом молчит. Но в конце каждого раунда переворачивают жетон с числом его действий, поэтому в этом раунде три действия, без жребия. Это наше решение; оно не нужно, если по настройке GO! пропускает закончившиеся цифры или кладётся за каждый жетон с большей цифрой.',
    'last-two': 'По счёту из комментария для второго жребия кладут на один STOP меньше, чем открыто двоек. Если осталась последняя двойка и ни одной тройки, класть нечего: раунд заканчивается после двух действий, и двойку переворачивают. По умолчанию считают по правилу, и тогда такого не бывает.',
    'round-end': 'STOP или третье действие завершает раунд: переверните цифрой вниз один жетон с числом выполненных действий, сдвиньте «Round finished» на одну клетку и снимите «Action complete» с трека. О последнем в тексте сказано только для третьего действия; здесь это верно для каждого раунда.',
    sides: 'После раунда одной стороны идёт раунд другой. Сторона, у которой не осталось открытых жетонов, пропускает раунды до конца этапа; текст об этом молчит, и бывает это лишь при неравных наборах жетонов.',
    'new-turn':
      'Переход к новому этапу в тексте не описан. Когда обе стороны израсходуют все жетоны, их снова переворачивают цифрой вверх, а оба «Round finished» возвращают на клетку 0. В примере этап I начинают буры; кто начинает какой этап и с какими жетонами, задаётся перед игрой. После последнего этапа действуют условия победы основной игры.',
    reminders: 'Основная игра разрешает один раз за раунд подкрепление или реорганизацию и один раз событие. Это только отметки, они ни на что не влияют.',
    victory: 'Кто и когда победил, решают правила основной игры; объявить победу можно в любой момент. Треки остаются как есть.',
  },
  place: (id) => {
    const [what, side] = id.split('.') as [string, Side];
    const names: Record<string, string> = {
      rounds: 'трек раундов',
      actions: 'трек действий',
      'rounds-left': 'оставшиеся раунды',
      'actions-left': 'оставшиеся действия',
      odds: 'число действий в раунде',
      cup: 'стаканчик',
      'at-hand': 'рядом с треком',
    };
    return side ? `${SIDE[side]}: ${names[what]}` : (names[what] ?? id);
  },
  piece: ({ kind, print }) =>
    ({
      'round-finished': '«Round finished»',
      'action-complete': '«Action complete»',
      action: `«Action» ${print}`,
      go: 'GO!',
      stop: 'STOP',
    })[kind] ?? kind,
  cell: (place, cell) => (place.startsWith('rounds') ? `клетка ${cell}` : ''),
  measures: {
    'actions-by-round': {
      name: 'Действия по раундам',
      help: 'Вероятность одного, двух и трёх действий в каждом раунде за этап одной стороны.',
      key: 'Раунд',
      outcome: (k) => actions(Number(k)),
    },
    'empty-pool': {
      name: 'Пустой стаканчик',
      help: 'Вероятность того, что за этап одной стороны для жребия хоть раз нечего будет положить в стаканчик.',
      key: 'Этап одной стороны',
      row: () => 'весь этап',
      outcome: (k) => (k === 'yes' ? 'случается' : 'не случается'),
    },
    'actions-left': {
      name: 'Оставшиеся действия',
      help: 'Сколько действий остаётся у стороны после каждого её раунда.',
      key: 'После раунда',
      outcome: (k) => actions(Number(k)),
    },
  },
  checklist: (o) => {
    const { stop, go } = markersNeeded(o);
    return [
      'Подготовьте игру «The Second Boer War 1899–1902» из коробки «Farmers vs. Empire» по её правилам.',
      `Разложите треки раундов и треки действий обеих сторон. На каждую клетку трека действий положите жетон «Action» с той же цифрой, цифрой вверх. Буры: ${set(o['counters.boers.1'])}. Империя: ${set(o['counters.empire.1'])}.`,
      'На клетку 0 каждого трека раундов положите жетон «Round finished».',
      `Держите под рукой жетон «Action complete», жетоны ${times(go, 'GO!')} и ${times(stop, 'STOP')}, а также стаканчик.`,
    ];
  },
};

import { plural, type Words } from '../../../src/kernel/words.ts';
import type { Place, Spec } from '../rules/options.ts';

const n = plural('ru');
const lights = (k: number) => n(k, { one: 'огонь', few: 'огня', many: 'огней', other: 'огня' });
const gusts = (k: number) => n(k, { one: 'порыв', few: 'порыва', many: 'порывов', other: 'порыва' });
const flasks = (k: number) => n(k, { one: 'фляга', few: 'фляги', many: 'фляг', other: 'фляги' });

const PLACE: Readonly<Record<string, string>> = {
  gate: 'Ворота',
  market: 'Рынок',
  harbour: 'Гавань',
  hours: 'Часы',
  oil: 'Масло',
  lights: 'Насчитано огней',
  wind: 'Порыв?',
};
const PIECE: Readonly<Record<string, string>> = {
  watchman: 'Дозорный',
  clock: 'Указатель часа',
  white: 'Белый',
  red: 'Красный',
};
/** In the chart of the wind. */
const GUST: Readonly<Record<string, string>> = { G: 'да', S: 'буря', C: 'нет' };
const TO: Readonly<Record<Place, string>> = { gate: 'к воротам', market: 'на рынок', harbour: 'в гавань' };
const AT: Readonly<Record<Place, string>> = { gate: 'у ворот', market: 'на рынке', harbour: 'в гавани' };

export const words: Words<Spec> = {
  title: 'Ночной дозор',
  pitch: 'Вы обходите ночной город, а ветер пытается задуть ваш фонарь.',
  seats: () => 'Вы',
  asks: {
    walk: ({ hour }) => `Час ${hour}: куда вы идёте?`,
    count: ({ at }) => `Сколько огней вы видите ${AT[at]}?`,
    wind: () => 'Ветер: бросьте белый и красный кубик.',
  },
  moves: {
    go: (place) => `Идти ${TO[place as Place]}`,
    lights: (k) => lights(Number(k)),
    calm: () => 'Тихо',
    gust: () => 'Порыв',
  },
  asides: { bell: () => 'Ударить в колокол' },
  events: {
    walked: ({ hour, to }) => `Час ${hour}: вы идёте ${TO[to]}.`,
    counted: ({ lights: k }) => `Насчитано: ${lights(k)}.`,
    wind: ({ gust, oil }) => (gust ? `Порыв. Запас масла: ${flasks(oil)}.` : 'Тихо.'),
    bell: ({ hour }) => `В час ${hour} вы бьёте в колокол и идёте домой.`,
    set: ({ value }) => `Запас масла: ${flasks(Number(value))}.`,
  },
  outcomes: { dawn: 'Рассвет: дозор окончен', dark: 'Фонарь погас', relieved: 'Вас сменили' },
  turn: (hour) => `Час ${hour}`,
  facts: () => 'Масло',
  value: (_, value) => value,
  options: {
    hours: { name: 'Часы', help: 'Как долго длится ночь.' },
    weather: {
      name: 'Погода',
      help: 'В бурю порыв выпадает чаще.',
      choices: { calm: 'Тихая', stormy: 'Буря' },
    },
    gateFire: {
      name: 'Огонь у ворот',
      help: 'Расходуется ли масло, когда фонарь зажигают от костра стражи.',
      choices: { oil: 'Расходуется', free: 'Не расходуется' },
    },
  },
  presets: {
    standard: { name: 'Обычная ночь', help: 'Шесть часов тихой погоды.' },
    storm: { name: 'Буря', help: 'Больше порывов.' },
  },
  refusals: {},
  rules: {
    round: 'Каждый час ночи вы идёте в одно из трёх мест. Сколько в ночи часов, говорит настройка.',
    lights: 'Сосчитайте огни, которые видите там, где стоите.',
    wind: 'Затем бросьте белый и красный кубик: белый — строка таблицы, красный — столбец. Она говорит, есть ли порыв: всегда или только в бурю (см. настройки).',
    oil: 'После порыва вы снова зажигаете фонарь, потратив 1 флягу масла. Без масла вы проигрываете. По умолчанию это верно и у ворот.',
    bell: 'В любой момент можно ударить в колокол: дозор сразу кончается.',
  },
  place: (id) => PLACE[id] ?? '',
  piece: ({ kind }) => PIECE[kind] ?? '',
  print: (_, text) => GUST[text] ?? text,
  // Only the track has cells; a place of the map has none.
  cell: (place, cell) => (place === 'hours' ? `час ${cell + 1}` : ''),
  measures: {
    'one-hour': {
      name: 'Масло через час',
      help: 'Сколько масла остаётся после одного броска на ветер.',
      key: 'Место',
      row: (place) => PLACE[place] ?? '',
      outcome: (k) => flasks(Number(k)),
    },
    gusts: {
      name: 'Порывы за ночь',
      help: 'Сколько порывов бывает за всю ночь.',
      key: 'Ночь',
      row: () => 'вся ночь',
      outcome: (k) => gusts(Number(k)),
    },
  },
  bots: { homebody: { name: 'Домосед', help: 'Никогда не отходит от ворот.' } },
  sources: PLACE,
  checklist: ({ hours }) => ['Поставьте дозорного у ворот.', `Выложите шкалу часов (клеток: ${hours}) и поставьте указатель на 1.`, 'Возьмите 3 фляги масла, белый кубик и красный.'],
};

/** The program in Russian. */
import { listing, numbers, plural } from '../kernel/words.ts';
import { type Program, percentage } from './program.ts';

const n = plural('ru');
const number = numbers('ru');
const quoted = (names: readonly string[]) => listing('ru')(names.map((name) => `«${name}»`));
const steps = (k: number) => n(k, { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' });
const afterSteps = (k: number) => n(k, { one: 'шага', few: 'шагов', many: 'шагов', other: 'шага' });
const entriesNoLonger = (k: number) =>
  n(k, {
    one: 'более поздняя запись больше не действует',
    few: 'более поздние записи больше не действуют',
    many: 'более поздних записей больше не действуют',
    other: 'более поздней записи больше не действует',
  });
const right = (expected: string) => (expected ? ` Возможно: ${expected}.` : '');

export const program: Program = {
  lang: 'ru',
  languages: { en: 'английский', pl: 'польский', cs: 'чешский', ru: 'русский' },
  line: (line, sentence) => `Строка ${line}: ${sentence}`,
  problems: {
    empty: () => 'Здесь пусто, сохранённой партии нет.',
    foreign: () => 'Это не партия, сохранённая в Emptychair: ни одна строка не начинается с «> emptychair».',
    header: (found) => `Первая строка сохранённой партии повреждена или обрезана${found && `: «${found}»`}.`,
    huge: () =>
      'Эта строка длиннее или глубже вложена, чем в любой сохранённой партии, поэтому она не прочитана.',
    twice: (found) => `«${found}» стоит в первой строке дважды.`,
    game: (found, expected) => `Это партия игры «${found}», а не «${expected}».`,
    'newer-format': (found, expected) =>
      `Файл имеет формат ${found} и записан более новой версией Emptychair; эта читает форматы до ${expected}. Ничего не изменено; обновите Emptychair, чтобы играть дальше.`,
    'newer-game': (found, expected) =>
      `Партия записана по версии правил ${found}; в этом Emptychair версия ${expected}. Ничего не изменено; обновите Emptychair, чтобы играть дальше.`,
    line: (found) =>
      `«${found}» — не запись партии: в этом месте она повреждена, обрезана или изменена вручную.`,
    option: (found, expected) => `Настройка «${found}» не подходит.${right(expected)}`,
    data: (found, expected) => `Данные этой партии для настройки «${found}» не подходят: ${expected}.`,
    large: (found, expected) => `Данные этой партии для настройки «${found}» больше ${expected}.`,
    move: (found, expected) => `«${found}» здесь невозможно.${right(expected)}`,
    by: (found, expected) => `«${found}» здесь ничего не решает.${right(expected)}`,
    draw: () => 'Здесь нечего тянуть или бросать.',
    aside: (found, expected) => `«${found}» здесь сделать нельзя.${right(expected)}`,
    fact: (found, expected) => `«${found}» здесь нельзя задать вручную.${right(expected)}`,
    value: (found, expected) => `Поправка «${found}» не подходит. Сейчас и возможно: ${expected}.`,
    undo: (found, expected) => `Нельзя отменить ${steps(Number(found))}. Возможно: ${expected}.`,
    redo: (found, expected) => `Нельзя вернуть ${steps(Number(found))}. Возможно: ${expected}.`,
    again: () => 'Новый жребий можно попросить только там, где его тянут.',
    seat: (found) => `В этой игре нет места «${found}».`,
    check: (found, expected) =>
      `Контрольная точка не совпадает с партией (${found}, а должно быть ${expected}). Файл повреждён или изменён вручную.`,
    seed: (found, expected) => `Результат приложения — «${found}», а из зерна следует «${expected}».`,
    rules: (found) => `Переход на версию правил ${found} здесь не подходит.`,
    over: (found) => `Партия окончена, поэтому «${found}» уже невозможно.`,
  },
  refusals: {
    idle: (option, _, expected) => `«${option}» действует только с настройкой ${expected}.`,
    unknown: (option, _, expected) => `Настройки «${option}» нет.${right(expected)}`,
    kind: (option, value, expected) => `«${value}» — не значение для «${option}».${right(expected)}`,
    bounds: (option, value, expected) => `Значение ${value} для «${option}» не подходит.${right(expected)}`,
    choice: (option, value, expected) => `У «${option}» нет варианта «${value}».${right(expected)}`,
    length: (option, value, expected) => `У «${value}» неверная длина для «${option}».${right(expected)}`,
    file: (option, _, expected) => `Файл для «${option}» не подходит: ${expected}.`,
    large: (option, _, expected) => `Файл для «${option}» больше ${expected}.`,
    together: (option, value, expected) =>
      `Значение ${value} для «${option}» не сочетается с остальными настройками.${right(expected)}`,
  },
  files: {
    missing: (name) => `${name}: такого файла нет.`,
    directory: (name) => `${name} — папка, а не файл.`,
    permission: (name) => `${name}: нет прав на чтение или запись.`,
    unreadable: (name, code) => `${name}: не удалось прочитать${code && ` (${code})`}.`,
    binary: (name) => `${name} — не текстовый файл или его текст не в кодировке UTF-8.`,
    'too-large': (name, limit) => `${name} больше ${limit} МБ; это слишком много.`,
    'too-many': (name, limit) =>
      `${name}: число партий в файле больше ${limit}; разделите файл на несколько.`,
    'not-written': (name, code) => `${name}: не удалось сохранить (${code}).`,
    'no-folder': (name, folder) => `${name}: нет папки «${folder}».`,
    dangling: (name) => `${name} — ссылка на файл, которого нет; она осталась без изменений.`,
    exists: (name) => `${name} уже есть; файл остался без изменений.`,
    busy: (name) => `${name} сейчас сохраняет другая программа; ничего не записано.`,
    'unknown-game': (name, game) => `${name} — партия игры «${game}», которой в этом Emptychair нет.`,
    'other-game': (name, game) => `${name} — партия игры «${game}»; файл остался без изменений.`,
  },
  deciders: {
    you: 'ваше решение',
    app: 'жребий приложения',
    own: 'ваш жребий',
    table: 'с вашего стола',
    bot: 'решение бота',
  },
  rollers: { app: 'бросок приложения', own: 'ваш бросок' },
  notTold: 'ещё не указано',
  switched: { on: 'включено', off: 'выключено' },
  refused: {
    undo: 'Отменять нечего.',
    redo: 'Возвращать нечего.',
    turn: (seat) => `Сейчас решает: ${seat}.`,
  },
  couldBe: (...values) =>
    `${values.length === 1 ? 'Другой вариант' : 'Другие варианты'}: ${values.join('; ')}.`,
  faces: { up: 'лицом вверх', down: 'лицом вниз' },
  todo: {
    title: 'Поправьте на столе:',
    nothing: 'На столе ничего передвигать не нужно.',
    since: 'С тех пор сделано на поле; отмените и там:',
    told: (what) =>
      `С тех пор сообщено: ${what} Если из-за этого вы что-то изменили на столе, верните как было.`,
    shuffle: (place) => `${place}: прежний порядок не восстановить; перемешайте.`,
  },
  story: {
    undo: (k) => `Отменено: ${steps(k)}.`,
    redo: (k) => `Возвращено: ${steps(k)}.`,
    again: 'Запрошен новый жребий.',
    adjust: (fact, from, to, reason) =>
      `Задано вручную: ${fact}: ${from && `${from} → `}${to}${reason ? ` (${reason})` : ''}.`,
    note: (text) => `Заметка: ${text}`,
    mark: (text) => `Закладка: ${text}`,
    seat: (seat, who) => `${seat}: дальше играет ${who === 'person' ? 'человек' : who}.`,
    checkpoint: (turn) => `— ${turn} —`,
    rules: (version) => `Дальше — по версии правил ${version}.`,
    from: (id, k) => `Продолжение партии ${id} после ${afterSteps(k)}.`,
    undone: 'отменено',
    dropped: (...names) =>
      names.length === 1
        ? `Правила изменились: настройки ${quoted(names)} больше нет или у неё нет такого значения; действует обычное значение.`
        : `Правила изменились: настроек ${quoted(names)} больше нет или у них нет таких значений; действуют обычные значения.`,
    lost: (k) =>
      `Правила изменились: партия продолжается с последней контрольной точки (${entriesNoLonger(k)}).`,
    unverified: (k, why) =>
      `Правила изменились, и точно повторить эту партию уже нельзя.${k > 0 ? ` Непроверенных шагов: ${number(k)}.` : ''} Первое расхождение: ${why}`,
    damaged: (k, why) =>
      `${k === 1 ? 'Одна запись повреждена или изменена вручную.' : `Повреждено или изменено вручную записей: ${number(k)}. Первая из них:`} ${why}`,
    strays: (k, why) =>
      `Зерно или результаты приложения изменены вручную. Результатов, не совпадающих с зерном: ${number(k)}. ${k === 1 ? '' : 'Первый из них: '}${why}`,
    uncompared: (k) => `Результатов по старым правилам, которые нельзя сравнить с зерном: ${number(k)}.`,
    stranger: (seat, who) => `${seat}: бота «${who}» нет, поэтому играет человек.`,
  },
  of: (k, total) => `${number(k)} из ${number(total)}`,
  percent: percentage('ru'),
};

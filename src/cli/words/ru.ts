/** The terminal in Russian. */
import { numbers, plural } from '../../kernel/words.ts';
import type { TerminalWords } from './terminal.ts';

const n = plural('ru');
const number = numbers('ru');
const entries = (k: number) => n(k, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' });
const games = (k: number) => n(k, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' });
const ofGames = (k: number) => n(k, { one: 'партии', few: 'партий', many: 'партий', other: 'партии' });
const ofFiles = (k: number) => n(k, { one: 'файла', few: 'файлов', many: 'файлов', other: 'файла' });
const runs = (k: number) =>
  n(k, { one: 'испытание', few: 'испытания', many: 'испытаний', other: 'испытания' });
const span = (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`);
const players = { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' };

export const words: TerminalWords = {
  pitch: 'Emptychair играет за пустой стул: соло-режимы для настольных игр за настоящим столом.',
  commands: {
    games: 'список игр',
    play: 'играть в терминале, рядом со своим столом',
    replay: 'пересказать сохранённую партию',
    check: 'проверить сохранённые партии',
    odds: 'точные шансы следующего жребия или показателя',
    simulate: 'сыграть много партий наугад и подвести итог',
    lab: 'что правила игры делают на самом деле: отчёт с графиками и данными',
    compare: 'сравнить прочтения правила на одних и тех же случайных числах',
    ladder: 'каждый бот против каждого, с рейтингом',
    print: 'листы игры в PDF: треки, жетоны, подготовка, памятка',
    file: 'проверить свой файл данных: колоду, поле',
    help: 'объяснить команду или настройки игры',
  },
  flags: {
    lang: 'язык: en, pl, cs, ru (иначе язык системы)',
    components: 'язык, на котором напечатаны поля и карты (иначе тот же)',
    seed: 'целое число, из которого следуют все жребии',
    option: 'настройка игры; можно повторять',
    preset: 'набор настроек по имени',
    start: 'начать с уже разложенного стола: задать факт; можно повторять',
    save: 'сохранять сюда после каждой записи; если файл есть, продолжить',
    mine: 'вы тянете и бросаете сами; приложение только спрашивает',
    bots: 'этот бот играет на всех местах, кроме первого; в simulate — на всех',
    seat: 'кто играет на месте: бот по имени или person; можно повторять',
    to: 'остановиться после записи N',
    at: 'положение в конце этой сохранённой партии',
    measure: 'что измерить',
    with: 'настройка показателя; можно повторять',
    games: 'сколько партий',
    workers: 'сколько потоков (иначе по одному на ядро); числа те же',
    keep: 'сохранить столько сыгранных партий в журналах, чтобы их открыть',
    paper: 'бумага: a4 (обычно), letter',
    out: 'куда записать: файл PDF, папка отчёта',
    json: 'один документ JSON вместо текста',
    help: 'эта справка',
    version: 'версия Emptychair',
  },
  help: {
    usage: 'Запуск',
    commands: 'Команды',
    flags: 'Флаги',
    games: 'Игры',
    more: 'Подробнее: emptychair help COMMAND, emptychair help GAME',
    options: 'Настройки (--option KEY=VALUE)',
    presets: 'Наборы настроек (--preset NAME)',
    facts: 'Факты, которые можно задать (--start KEY=VALUE)',
    measures: 'Показатели (--measure NAME --with KEY=VALUE)',
    standard: (value) => `иначе ${value}`,
  },
  wrong: {
    command: (name, known) => `Команды «${name}» нет. Есть: ${known}.`,
    flag: (flag) => `Флаг ${flag} здесь неизвестен.`,
    value: (flag) => `${flag} требует значения.`,
    noValue: (flag) => `${flag} не принимает значения.`,
    extra: (argument) => `«${argument}» — лишний аргумент.`,
    missing: (what) => `Не хватает ${what}.`,
    game: (id, known) => `Игры «${id}» нет. Есть: ${known}.`,
    lang: (tag, known) => `Языка «${tag}» нет. Есть: ${known}.`,
    preset: (id, known) => `Набора настроек «${id}» нет. Есть: ${known}.`,
    measure: (id, known) => `Показателя «${id}» нет. Есть: ${known}.`,
    bot: (name, known) => `Бота «${name}» здесь нет. Есть: ${known}.`,
    oneSeat: 'Место здесь одно; кто на нём играет, указывает --seat.',
    pair: (text) => `«${text}» не имеет вида KEY=VALUE.`,
    number: (flag, value, min, max) => `${flag} требует целого числа от ${min} до ${max}, а не «${value}».`,
    together: (a, b) => `${a} и ${b} нельзя задать вместе.`,
    otherSettings: (file, flag) =>
      `В ${file} партия, начатая с другим значением ${flag}; чтобы продолжить, уберите ${flag}.`,
    changedMeanwhile: (file) => `${file} тем временем изменила другая программа; в него ничего не записано.`,
    toEntry: (k, last) => `Записи ${k} нет; последняя — ${last}.`,
    noDraw: (why) =>
      why === 'over'
        ? 'Партия окончена; жребия больше не будет.'
        : 'Следующий жребий зависит от решения, которое ему предшествует.',
    answer: (text) => `«${text}» здесь не ответ.`,
    dice: (n) =>
      n === 1
        ? 'Введите значение кубика, от 1 до 6.'
        : `Введите значения ${n === 2 ? 'обоих' : `всех ${n}`} кубиков, каждое от 1 до 6.`,
    ambiguous: (text, among) => `«${text}» может означать: ${among}.`,
    outside: (text, possible) => `«${text}» не подходит. Возможно: ${possible}.`,
    again: 'Здесь нет отменённого жребия.',
  },
  games: {
    status: { draft: 'черновик', complete: 'готова' },
    players: (min, max) => (min === max ? n(max, players) : `${min}–${n(max, players)}`),
    minutes: (min, max) => `${span(min, max)} мин`,
  },
  play: {
    checklist: 'Подготовка',
    resumed: (k, file) => `Продолжение: ${file} (${entries(k)}).`,
    choose: 'Введите номер или начало варианта.',
    printed:
      'Введите напечатанный номер или начало названия; можно ввести сразу несколько номеров по порядку.',
    number: (min, max, step) => `Введите число от ${min} до ${max}${step === 1 ? '' : ` с шагом ${step}`}.`,
    draw: 'Enter: пусть тянет приложение. Или введите, что вытянули сами.',
    mine: 'Введите, что вы вытянули.',
    roll: 'Enter: пусть бросает приложение. Или введите, что выпало у вас.',
    rolled: 'Введите, что у вас выпало.',
    die: 'Один кубик: значение от 1 до 6.',
    dice: (example, order) =>
      `Несколько кубиков: все значения в одной строке${order && ` (${order})`}, например ${example}.`,
    again: 'Отменённый жребий выпадет снова; + просит новый.',
    keys: [
      '? почему',
      'u отмена',
      'r вернуть',
      'a поправить',
      'n заметка',
      'm закладка',
      'o шансы',
      's рассказ',
      't стол',
      'b ветка',
      'p игроки',
      '! ещё',
      'q выход',
    ],
    nothingToUndo: 'Отменять нечего.',
    nothingToRedo: 'Возвращать нечего.',
    whichFact: 'Какой факт? (Enter: никакой)',
    newValue: (fact, possible) => `${fact}: новое значение (${possible})`,
    reason: 'Причина (Enter: без причины)',
    noFacts: 'Здесь ничего нельзя задать вручную.',
    note: 'Заметка (Enter: без заметки)',
    noted: 'Записано.',
    mark: 'Закладка (Enter: без закладки)',
    marked: 'Закладка поставлена.',
    whichEntry: 'С какой записи продолжить? Номер из рассказа (Enter: ни с какой)',
    whichFile: 'В какой новый файл? (Enter: ни в какой)',
    branched: (file) => `Дальше запись идёт в ${file}; исходная партия остаётся как была.`,
    whichSeat: 'Какое место? (Enter: никакое)',
    whoPlays: (known) => `Кто там играет? (${known})`,
    whichAside: 'Что выбрать? Следом можно дописать пояснение (Enter: ничего)',
    noAsides: 'Больше здесь ничего сделать нельзя.',
    clauses: (ids) => `Пункты: ${ids}.`,
    weighed: (seat, bot, moves) => `${seat} (${bot}), начиная с лучшего: ${moves}.`,
    // A name that has quotation marks of its own needs no others.
    setting: (name, value, flag) =>
      `Зависит от настройки ${name.startsWith('«') ? name : `«${name}»`}, сейчас: ${value} (${flag}).`,
    noRule: 'За этим не стоит никакого правила.',
    suppose: 'Посчитано при этих значениях; чтобы предположить иное, введите эту строку с другими:',
    cut: (max) => `Сохранены только первые ${max} знаков.`,
    noOdds: 'Здесь нечего тянуть.',
    emptyStory: 'Ещё ничего не произошло.',
    rest: '… t — весь стол.',
    each: (of, share) => `Каждый исход: ${of}, ${share}.`,
    over: 'Партия окончена. u отменяет, s пересказывает, Enter или q — выход.',
    saved: (file) => `Сохранено в ${file}.`,
    notSaved: 'Не сохранено; --save FILE сохранил бы партию.',
  },
  scene: { empty: 'пусто' },
  odds: {
    exact: 'Точно.',
    sampled: (k) => `Оценка: ${runs(k)}; в скобках 95-процентные интервалы.`,
  },
  check: {
    good: (file, k) => `${file}: в порядке, ${entries(k)}.`,
    bad: (k, of) => `Не подходит: ${k} из ${ofFiles(of)}.`,
  },
  file: {
    good: (file) => `${file}: в порядке.`,
    bad: (file, k) => `${file}: ${n(k, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' })}.`,
    none: (game) => `Игра ${game} не использует файлов данных.`,
  },
  ladder: {
    rating: 'рейтинг',
    oneSeat: 'Место здесь одно: ботам не сыграть друг с другом.',
    explained: (fair, k) =>
      `Доля побед бота из строки среди ботов из столбца; партий в каждом сочетании: ${k}; справедливая доля — ${fair}. Рейтинг на 400 выше — десять к одному; ± — одна стандартная ошибка.`,
  },
  simulate: {
    played: (k, seed) => `${games(k)}, зерно ${seed}`,
    by: (bot) => `Решает: ${bot}.`,
    stopped: (k, of) => `Прервано: сыграно ${number(k)} из ${ofGames(of)}.`,
    moves: (mean, low, high) => `Ходов в партии: в среднем ${mean} (от ${low} до ${high}).`,
    outcomes: 'Чем закончились партии',
    interval: 'В скобках 95-процентные интервалы.',
    kept: (k, folder) => `Сохранено в ${folder}: ${games(k)}. Их открывают приложение и команда play.`,
    notEmpty: (folder) => `Папка ${folder} не пуста; в ней ничего не изменено.`,
  },
};

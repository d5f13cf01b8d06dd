/** The lab in Russian. */
import { numbers, plural } from '../../kernel/words.ts';
import type { LabWords } from './lab.ts';

const n = plural('ru');
const format = numbers('ru');
const games = (k: number) => n(k, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' });
const ofGames = (k: number) => n(k, { one: 'партии', few: 'партий', many: 'партий', other: 'партии' });
const moves = (k: number) => n(k, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' });
const ofMoves = (k: number) => n(k, { one: 'хода', few: 'ходов', many: 'ходов', other: 'хода' });

export const words: LabWords = {
  lang: 'ru',
  report: (game) => `${game}: что эти правила делают на самом деле`,
  comparison: (game) => `${game}: сравнение прочтений`,
  played: (k, seed) => `${games(k)}, зерно ${seed}`,
  stopped: (k, of) => `Остановлено раньше времени: в этих числах ${format(k)} из ${ofGames(of)}.`,
  method: {
    random: 'Всё, что решает игрок, здесь выбрано наугад, каждый вариант с равной вероятностью.',
    bots: (name) => `На каждом месте решает бот «${name}».`,
    standIn: 'На вопросы, ответ на которые знает только настоящий стол, отвечала модель стола.',
  },
  exact: 'точно',
  sampled: (k) => `по выборке: ${games(k)}`,
  interval: 'Усы и скобки: 95-процентные интервалы.',
  sections: {
    findings: 'Что бросается в глаза',
    measures: 'Показатели',
    games: 'Целые партии',
    health: 'Здоровье правил',
    settings: 'Настройки',
    again: 'Те же числа ещё раз',
    variants: 'Варианты',
    differences: 'Различия и их погрешность',
  },
  length: 'Длина партии',
  outcomes: 'Чем заканчиваются партии',
  seats: 'Победы по местам',
  settled: 'Как рано всё решено',
  settledHelp: 'Партии останавливали на полпути и доигрывали наугад: как часто получался тот же результат?',
  onlyChoice: 'Решения с единственным вариантом',
  moves: 'ходы',
  share: 'доля',
  mean: 'в среднем',
  numbers: 'Числа',
  setting: 'Настройка',
  value: 'Значение',
  standard: 'как обычно',
  start: 'начало',
  files: 'Данные рядом с этой страницей',
  journals: 'Журналы сыгранных партий, которые можно открыть в приложении',
  byHand: 'только самим игроком',
  never: 'никогда',
  none: 'нет',
  fine: 'в порядке',
  fair: 'равная доля',
  first: 'кто решает первым',
  times: 'раз за партию',
  choices: 'вариантов в среднем',
  example: 'например',
  health: {
    stuck: 'Тупики',
    endless: 'Бесконечные партии',
    outcomes: 'Исходы, до которых не дошло',
    asks: 'Вопросы, которые не задавались',
    events: 'События, которых не было',
    rules: 'Правила, которые не сработали',
    clauses: 'Пункты правил, которые не понадобились',
    rows: 'Строки таблиц, которые не выпадают',
    cells: 'Ячейки таблиц, которые не выпадают',
    unwatched:
      'Пункты правил, которым не соответствует ни один вопрос и ни одно событие: по партиям не видно, работают ли они',
  },
  findings: {
    stuck: (k, first) => `Правила заходят в тупик (${k}); первая такая партия — № ${format(first)}.`,
    endless: (k, first) => `Есть партии без конца (${k}); первая такая — № ${format(first)}.`,
    chance: (what, often) => `${what}: ${often}.`,
    nearly: (measure, row, outcome, percent) => `${measure}. ${row}: почти всегда ${outcome} (${percent}).`,
    shift: (measure, outcome, from, to) => `${measure} — ${outcome}: ${from}, но ${to}.`,
    idleRow: (measure, rows, exact) =>
      `${measure}: ${rows} — ${exact ? 'не может выпасть никогда' : 'не выпало ни разу'}.`,
    idleOutcome: (outcome) => `До этого исхода не дошло ни разу: «${outcome}»`,
    idleClauses: (clauses) => `Ничто из сообщённого в этих партиях не опирается на пункты ${clauses}.`,
    outcome: (outcome, percent) => `Так заканчивается ${percent} партий: «${outcome}»`,
    seat: (seat, percent, fair) => `${seat}: ${percent} побед; равная доля — ${fair}.`,
    first: (percent, fair) => `Кто решает первым, выигрывает ${percent} партий; равная доля — ${fair}.`,
    onlyChoice: (ask, percent) => `«${ask}»: в ${percent} случаев выбирать не из чего.`,
    sameLength: (k) => `Каждая партия длится ровно ${moves(k)}.`,
    length: (low, high, middle) =>
      `Девять партий из десяти длятся от ${format(low)} до ${ofMoves(high)}; середина — ${format(middle)}.`,
    numbers: (measure, low, high, middle) =>
      `${measure}: в девяти случаях из десяти от ${format(low)} до ${format(high)}; середина — ${format(middle)}.`,
    settled: (percent, before) =>
      `На середине партии результат можно предсказать в ${percent} случаев; до первого хода — в ${before}.`,
    differs: (variant, what, value, base) => `${variant}. ${what}: ${value} вместо ${base}.`,
    nothing: 'Ничто не бросается в глаза: ни тупика, ни бездействующего правила, ни преимущества.',
  },
  compare: {
    alike: 'Ни одно различие не выходит за пределы случайного.',
    average: 'в среднем',
    aside: 'По сравнению с вариантом 1: вправо — больше, влево — меньше.',
    yes: 'да',
    no: 'нет',
    base: 'точка отсчёта',
    difference: 'разница',
    sure: 'Выделены различия точные или слишком большие для случайности.',
    common: 'Все варианты сыграны на одних и тех же случайных числах.',
  },
  games,
  terminal: {
    progress: (done, of, rate, left) => `Партии: ${done} из ${of}, ${rate} в секунду, осталось ${left} с`,
    written: (folder) => `Отчёт записан в ${folder}`,
    notWritten: (folder, why) => `Не удалось записать отчёт в ${folder}: ${why}. Там ничего не осталось.`,
    full: 'диск полон',
    noPermission: 'нет прав на запись',
    notFolder: (path) => `${path} — не папка.`,
    notEmpty: (folder) => `В ${folder} лежит не отчёт; там ничего не изменено.`,
    notOurs: (file) =>
      `Файл ${file} не относится к отчёту или был с тех пор изменён; ничего не записано. Переместите его или укажите другую папку.`,
    variants: (max) => `Получилось бы больше вариантов, чем ${max}; назовите меньше значений.`,
    single: 'Сравнивать нечего: дайте настройке несколько значений, например --option KEY=A,B.',
  },
};

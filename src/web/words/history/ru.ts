/** The end of a game and past games: in Russian. */
import { plural } from '../../../kernel/words.ts';
import type { HistoryWords } from './words.ts';

const n = plural('ru');

export const history: HistoryWords = {
  playAgain: 'Сыграть ещё раз',
  turningPoint: 'Переломный момент',
  leads: (seat, round) => `${seat} выходит вперёд в раунде ${round} и лидирует до конца.`,
  leadsThroughout: (seat) => `${seat} лидирует с первого раунда до конца.`,
  leadsAtLast: (seat) => `${seat} выходит вперёд только в последнем раунде.`,
  level: (seats, round) => `С раунда ${round} и до конца лидируют вместе: ${seats}.`,
  ledBefore: (seats) => `До этого впереди: ${seats}.`,
  leastExpected: 'Самый неожиданный результат',
  unexpected: (result, odds, likeliest, itsOdds) => `${result} (${odds}). Вероятнее всего было: ${likeliest} (${itsOdds}).`,
  seeThen: 'Показать стол в этот момент',
  luck: 'Удача',
  furthest: 'Эти результаты сильнее всего отличаются от ожидаемых:',

  help: 'Ваши завершённые партии на этом устройстве, по играм и настройкам. Примеры и удалённые партии не считаются.',
  none: 'Завершённых партий пока нет. Доиграйте партию до конца, и она появится здесь.',
  reading: (done, of) => `Читаю партии: ${done} из ${of}`,
  unread: (k) => `Не учтено: ${n(k, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })}, прочитать не удалось.`,
  games: (k) =>
    n(k, {
      one: 'завершённая партия',
      few: 'завершённые партии',
      many: 'завершённых партий',
      other: 'завершённой партии',
    }),
  won: (k, of) => `побед: ${k} из ${of}`,
  setting: 'Настройки',
  gamesPlayed: 'Партии',
  wins: 'Победы',
  turns: 'Ходы, медиана',
  others: 'и другие',
  luckCounts: (usual, uncommon, rare) => `Партии по удаче: обычная — ${usual}, нечастая — ${uncommon}, очень необычная — ${rare}.`,
  lengths: 'Длина каждой партии в ходах',
  turnsOf: (turns) => n(turns, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' }),
  marks: { won: 'победа', lost: 'без победы', open: 'победитель не определён' },
  all: 'Все партии',
  verdict: {
    usual: 'обычная',
    uncommon: 'нечастая',
    rare: 'очень необычная',
    'too-few': 'мало результатов',
  },
  exportHelp: 'Для электронной таблицы или собственной статистики. Файл создаётся на этом устройстве и никуда не отправляется.',
  saveCsv: 'Сохранить как CSV',
  saveJson: 'Сохранить как JSON',
};

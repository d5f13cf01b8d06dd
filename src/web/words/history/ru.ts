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
  seeThen: 'Показать этот момент',
  luck: 'Удача',
  furthest: 'Эти результаты сильнее всего отличаются от ожидаемых:',

  help: 'Ваши завершённые партии на этом устройстве, по играм и настройкам. Примеры, симуляции и удалённые партии не считаются. Длина указана в ходах, раундах или этапах.',
  none: 'Завершённых партий пока нет. Доиграйте партию до конца, и она появится здесь.',
  reading: (done, of) => `Чтение партий: ${done} из ${of}`,
  unread: (k) => `Не удалось прочитать и учесть: ${n(k, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })}.`,
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
  turns: 'Обычная длина',
  others: 'и другие',
  lengths: 'Длина каждой партии (в ходах, раундах или этапах)',
  points: 'Очки в каждой партии',
  sides: { you: 'вы', rival: 'лучший соперник' },
  turnsOf: (turns) => `длина: ${turns}`,
  marks: { won: 'победа', lost: 'без победы', open: 'победитель не определён' },
  all: 'Все партии',
  verdict: {
    usual: 'в пределах обычного',
    uncommon: 'редкое отклонение',
    rare: 'очень редкое отклонение',
    'too-few': 'мало результатов',
  },
  exportHelp: 'Для электронной таблицы или собственной статистики. Файл создаётся на этом устройстве и никуда не отправляется.',
  saveCsv: 'Сохранить как CSV',
  saveJson: 'Сохранить как JSON',
};

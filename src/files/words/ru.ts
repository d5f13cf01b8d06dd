import type { Dictionary } from './words.ts';

export const ru: Dictionary = {
  at: (line, column) => `строка ${line}, столбец ${column}`,
  more: (count) => `и ещё ${count}`,
  'problems.encoding': () => 'нужен текстовый файл в UTF-8, а этот знак записан иначе; сохраните файл в этой кодировке',
  'problems.empty': () => 'файл пуст',
  'problems.ends': () => 'файл обрывается слишком рано',
  'problems.value': () => 'нужно значение',
  'problems.openText': () => 'нет закрывающей кавычки',
  'problems.openCell': () => 'нет закрывающей кавычки',
  'problems.character': () => 'в этом тексте есть знак, недопустимый в JSON',
  'problems.afterQuotation': () => 'после закрывающей кавычки ячейка должна закончиться',
  'problems.quoted': () => 'нужно имя в кавычках',
  'problems.again': ({ key }) => `«${key}» встречается второй раз`,
  'problems.sign': ({ signs }) => `нужно ${signs.map((sign) => `«${sign}»`).join(' или ')}`,
  'problems.nothing': () => 'здесь больше ничего не должно быть',
  'problems.large': () => 'файл слишком большой: не больше 1 МБ',
  'problems.deep': ({ most }) => `слишком много скобок в скобках: не больше ${most}`,
  'problems.many': ({ most }) => `слишком много значений: не больше ${most}`,
  'problems.path': ({ most }) => `имена до этого места слишком длинные: не больше ${most} знаков`,
  'problems.invisible': ({ code }) => `недопустимый невидимый знак ${code}; удалите его`,
  'problems.inherited': ({ key }) => `у слова «${key}» уже есть значение; выберите другое имя`,
};

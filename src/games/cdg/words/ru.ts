/** The solo mode in Russian, with the terms of the Russian text: планшет, ячейки А-Д, диапазон активации, ОО. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { opponent } from '../rules/display.ts';
import type { After, Cdg, NotEvent, OneOp, PathsOfGlory, Use } from '../rules/state.ts';
import { BOARD, inShort } from './board.ts';
import { problems } from './problems/ru.ts';
import { activeName, attackerName, bothTurnUp, cardIn, defenderName, defending, type HintWords, inPlay, isLastTurn, lastSpace, mind, nameOf, nominee, numberedName, parts, phaseOf, points, rangesOf, reminderOf, turned, upTo } from './reading.ts';

const n = plural('ru');
const and = listing('ru');
const cards = (k: number) => n(k, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const cardsAcc = (k: number) => n(k, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const spaces = (k: number) => n(k, { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' });
/** The printed displays call the spaces А, Б, В, Г, Д. */
const LETTERS = lexicon({ A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Д' });
const SIDES = lexicon({
  CP: 'Центральные державы',
  AP: 'Союзники',
  harbour: 'Гавань',
  hilltop: 'Холм',
});
const side = (id: string) => SIDES[id] ?? id;
const GROUPS = lexicon({
  mobilization: 'Мобилизация',
  limited: 'Ограниченная война',
  total: 'Тотальная война',
  early: 'ранние карты',
  late: 'поздние карты',
});
const group = (id: string) => GROUPS[id] ?? id;
const USE: Record<Use, string> = {
  ops: 'операции (ОО)',
  sr: 'стратегическая переброска (СП)',
  rp: 'очки пополнения (ОП)',
  event: 'событие',
};
const PHASES = lexicon({
  attrition: 'Истощение: отрезанные части гибнут, отрезанные области меняют владельца.',
  siege: 'Осады: бросьте кубик за каждую осаждённую крепость.',
  'war-status': 'Состояние войны: проверьте победные очки и вовлечённость сторон; замешиваются новые карты.',
  'war-status-turn-1': 'Состояние войны: проверьте победные очки. Вовлечённость проверяется со 2-го хода.',
  replacement: 'Пополнения: потратьте ОП, записанные в этот ход.',
  'end-of-turn': 'Конец хода: проверьте условия победы, передвиньте маркер хода. Карты не добираются.',
});
const NATIONS = lexicon({
  AH: 'Австро-Венгрия',
  'AH-IT': 'Австро-Венгрия, против Италии',
  TU: 'Турция',
  GE: 'Германия',
  FR: 'Франция',
  BR: 'Великобритания',
  IT: 'Италия',
  RU: 'Россия',
  none: 'нет',
});
const WHY: Record<OneOp, string> = {
  'own-space': 'синий кубик указывает на ячейку выбранной карты',
  'empty-space': 'в ячейке нет карты',
  'no-card-left': 'нет карты для розыгрыша',
  chosen: 'по желанию, вместо выбора карты',
  'empty-display': 'планшет пуст',
};
const NOT_EVENT: Record<NotEvent, string> = {
  conditions: 'условия не выполняются',
  combat: 'боевая карта',
  'first-turn': 'на первом ходу подкреплений нет',
  reinforced: 'эта страна уже получила подкрепления в этот ход',
  neutral: 'в этот ход нейтральная страна уже вступила в войну',
};
const HINTS: HintWords = {
  turns: (a, b) => (a === b ? `только на ${a}-м ходу` : `только на ходах ${a}–${b}`),
  round: (a) => `только в раунде действий ${a}`,
  before: (a) => `только пока не разыграна карта ${a}`,
  after: (a) => `только после карты ${a}`,
  'after-any': (a) => `только после карты ${a}`,
  'later-turn': (a) => `только на более позднем ходу, чем карта ${a}`,
  'next-after': (a) => `только следующим действием после карты ${a}`,
  'not-while': (a) => `нельзя, пока действует карта ${a}`,
  'commitment-is': (a, b) => `${side(a)}: нужна вовлечённость «${group(b)}»`,
  'commitment-not': (a, b) => `${side(a)}: вовлечённость любая, кроме «${group(b)}»`,
  combined: (a) => `общее состояние войны не меньше ${a}`,
  'russian-vp': (a) => `у Центральных держав не меньше ${a} победных областей в России`,
  'combined-russian-vp': (a) => `общее состояние войны и победные области в России вместе не меньше ${a}`,
  'turn-or-after': (a, b) => `начиная с ${a}-го хода или после карты ${b}`,
  'turkey-at-war': () => 'Турция должна воевать',
  map: () => 'зависит от положения на поле: см. текст карты',
  alternative: (a) => `другое применение: базовые правила ${a}`,
  'counts-as-sr': () => 'считается розыгрышем СП',
  'also-ops': () => 'событие даёт и ОО: см. текст карты',
};
const minding = (text: string) => (text ? ` Учтите: ${text}.` : '');
/** Whom or what: a name from the deck stays as it is printed. */
const card = (name: string) => (name ? `карту ${name}` : 'карту');
/** Where a card is not that is found here, or what its being here says. */
const WHERE = {
  discards: 'а не в сбросе',
  removed: 'а не вне игры',
  shuffle: 'значит, карты перемешали или раздали в другом порядке',
} as const;
/** Where a card comes from and why it goes, in brackets. */
const reason = (...parts: readonly string[]) => {
  const known = parts.filter(Boolean).join(', ');
  return known && ` (${known})`;
};
const AFTER: Record<After, string> = {
  ops: 'разыграна ради операций',
  sr: 'разыграна ради стратегической переброски',
  rp: 'разыграна ради пополнений',
  event: 'разыграна как событие',
  'no-use': 'нет доступного способа',
  battle: 'после битвы',
  'turn-over': 'оставалась до конца хода',
  '': '',
};
const place = (what: string): string =>
  ({
    display: 'планшет',
    pile: 'колода',
    discards: 'сброс',
    removed: 'удалены из игры',
    played: 'разыгрываемая карта',
    kept: 'сохранённые боевые карты',
    status: 'состояние войны',
    left: 'осталось карт на ход',
    battle: 'карты в битве',
    search: 'карта обороны, если доступны все',
    dice: 'кубики',
    turns: 'ход',
    rounds: 'раунд действий',
    combined: 'общее состояние войны',
    mandated: 'обязательное наступление',
    commitment: 'вовлечённость',
    vp: 'победные очки',
  })[what] ?? what;
const NATION_SHORT = lexicon({
  A: 'малые союзники',
  AH: 'Австро-Венгрия',
  BU: 'Болгария',
  GE: 'Германия',
  TU: 'Турция',
  BR: 'Великобритания',
  FR: 'Франция',
  IT: 'Италия',
  RU: 'Россия',
  boats: 'лодки',
  guards: 'стража',
});
const replacements = (text: string) =>
  text
    .split(', ')
    .map((each) => each.replace(/^\S+/, (nation) => NATION_SHORT[nation] ?? nation))
    .join(', ');

/** What the cards call their numbers, and the displays their spaces. */
const COMPONENTS = { ops: 'ОО', sr: 'СП', rp: 'ОП', ...LETTERS };

/** Spaces and what lies in them, by the letters that the displays on the table have. */
const spacesAt = ({ bare }: Labels) => {
  const letter = (space: string) => `«${bare(space, LETTERS[space] ?? space)}»`;
  const letters = (at: Iterable<string>) => and([...at].map(letter));
  const named = (name: string, space: string) => name || (space ? `карта из ячейки ${letter(space)}` : 'верхняя карта колоды');
  const from = (where: string) => (where === 'top' ? 'из колоды' : where === 'battle' ? '' : `из ячейки ${letter(where)}`);
  const outcome = (text: string) => {
    const [what, at] = parts(text);
    if (what === 'event') return at === 'top' ? 'внезапное событие: верхняя карта' : `случайное событие: ячейка ${letter(at)}`;
    return { nominated: 'выбранная карта', top: 'верхняя карта колоды', 'one-op': 'активация стоимостью 1 ОО' }[what] ?? `карта из ячейки ${letter(what)}`;
  };
  return { letter, letters, named, from, outcome };
};

const speak = ({ bare, also }: Labels, { letter, letters, named, from, outcome }: ReturnType<typeof spacesAt>): Words<PathsOfGlory> => ({
  title: 'Paths of Glory',
  pitch: 'Вы играете за обе стороны Великой войны; какую карту удастся разыграть, решают два кубика.',
  seats: () => 'Игрок',
  asks: {
    mandated: (s) => `Ход ${s.turn}, ${side(activeName(s))}: бросьте кубик на обязательное наступление.`,
    reveal: (s) => {
      const at = turned(s);
      return at.up ? `${side(at.side)}: какая карта лежит в ячейке ${letter(at.space)}?` : `${side(at.side)}: откройте карту в ячейке ${letter(at.space)}.`;
    },
    top: (s) => `${side(activeName(s))}: возьмите верхнюю карту из колоды.`,
    nominate: (s) => `${side(activeName(s))}, раунд ${s.round}: выберите карту, которую хотите разыграть.`,
    roll: (s) => {
      const { space, name, range } = nominee(s);
      return `${side(activeName(s))}: выбрана карта${name && ` ${name}`} (ячейка ${letter(space)}, диапазон ${upTo(range)}). Бросьте серый и синий кубики.`;
    },
    'own-space': (s) => `Синий кубик указывает на ячейку выбранной карты, ${letter(nominee(s).space)}. Карту всё же можно разыграть.`,
    fate: (s) => `${side(activeName(s))}, раунд ${s.round}: бросьте кубик судьбы.`,
    pick: (s) => `${side(activeName(s))}, на кубике ${s.grey}: какую карту вы разыграете?`,
    event: (s) => `Случайное событие: ${named(inPlay(s).name, inPlay(s).space)}. Можно ли разыграть карту как событие?${minding(mind(s, HINTS, 'ru'))}`,
    use: (s) => {
      const { name, space, card } = inPlay(s);
      return `${side(activeName(s))}: ${named(name, space)}, ОО ${card?.ops}, СП ${card?.sr}. Как её разыграть?${minding(mind(s, HINTS, 'ru'))}`;
    },
    act: (s) => {
      const { name, space, card, asEvent } = inPlay(s);
      const who = `${side(activeName(s))}, раунд ${s.round}`;
      const use = s.playing?.use;
      if (!card || !use) return asEvent ? `${who}: ${named(name, space)} как событие; если это невозможно, любым другим доступным способом.` : `${who}: ${named(name, space)}, любым доступным способом.`;
      const what = {
        ops: `${card.ops} ОО`,
        sr: `${card.sr} СП`,
        rp: `ОП: ${replacements(points(card))}`,
        event: 'событие с карты',
      }[use];
      return `${who}: выполните на поле: ${name}, ${what}.`;
    },
    'one-op': (s) => `${side(activeName(s))}, раунд ${s.round}: активация за 1 ОО; карта не разыгрывается.`,
    'attack-card': (s) => `Битва. Атакующая сторона, ${side(attackerName(s))}: выберите одну боевую карту или ни одной.`,
    defend: (s) => `Битва. Обороняющаяся сторона, ${side(defenderName(s))}: какая боевая карта, если идти от ${letter('A')} к ${letter(lastSpace(s))}, первой доступна в этой битве?`,
    'defend-die': (s) => {
      const { space, name, range } = defending(s);
      return `Бросьте кубик: ${named(name, space)} (ячейка ${letter(space)}), ${range === 0 ? 'диапазон 0, карту не разыграть' : `диапазон ${upTo(range)}`}.`;
    },
    fight: (s) => {
      const known = (id: string) => (id && id !== '?' ? nameOf(s, id) : id === '?' ? 'боевая карта' : 'без карты');
      return `Проведите битву на поле. Атакующая сторона: ${known(s.battle?.attack ?? '')}. Обороняющаяся сторона: ${known(s.battle?.defence ?? '')}.`;
    },
    phase: (s) => `Ход ${s.turn}. ${PHASES[reminderOf(s)] ?? phaseOf(s)}`,
    armistice: (s) => `Общее состояние войны ${s.sides[0].status + s.sides[1].status}: война заканчивается перемирием?`,
  },
  moves: {
    'not-now': () => 'Не сейчас: назову карту позже',
    battle: () => 'Битва',
    card: (id, s) => numberedName(s.options.deck, id) ?? id,
    nominate: (space, s) => `Выбрать ${letter(space)}: ${named(cardIn(s, s.active, space), space)}`,
    opening: (_, s) => `${nameOf(s, s.options.deck.opening?.card ?? '')} как событие, без броска`,
    'one-op': () => 'Активация стоимостью 1 ОО, без карты',
    roll: (pair) => `серый ${pair[0]}, синий ${pair[1]}`,
    die: (die) => die,
    fate: (die) => die,
    pick: (space, s) => `Разыграть ${letter(space)}: ${named(cardIn(s, s.active, space), space)}`,
    play: () => 'Разыграть выбранную карту',
    ops: (_, s) => `Операции: ${inPlay(s).card?.ops ?? ''} ОО${also('ops')}`,
    sr: (_, s) => `Стратегическая переброска: ${inPlay(s).card?.sr ?? ''} СП${also('sr')}`,
    rp: (_, s) => `Очки пополнения: ${replacements(points(inPlay(s).card))}`.trim() + also('rp'),
    event: () => 'Как событие',
    'no-event': () => 'Условия события не выполняются',
    'no-use': () => 'Нет доступного способа: отложить карту',
    done: (_, s) => (s.battle ? 'Битва проведена' : s.step === 'phase' ? 'Фаза завершена' : 'Выполнено на поле'),
    attack: (space, s) => `${letter(space)}: ${named(cardIn(s, s.active, space), space)}`,
    defend: (space, s) => `${letter(space)}: ${named(cardIn(s, opponent(s.active), space), space)}`,
    kept: (id, s) => `${nameOf(s, id)}, сохранена раньше`,
    'no-card': (_, s) => (s.battle?.step === 'defend' && s.battle.from > 0 ? 'Других доступных карт нет' : 'Без боевой карты'),
    'attacker-won': () => 'Победила атакующая сторона',
    'defender-won': () => 'Победила обороняющаяся сторона',
    'no-winner': () => 'Не победил никто',
    armistice: () => 'Перемирие: война окончена',
    'go-on': (_, s) => (isLastTurn(s) ? 'Без перемирия: последний ход сыгран' : 'Война продолжается'),
  },
  asides: {
    'not-possible': () => 'На поле ничего из этого сделать нельзя: отложить карту',
    /** Without a card: what all of them have in common. */
    found: (id, s) => (id ? `${numberedName(s.options.deck, id)} всё же здесь` : 'Это карта, которой здесь не должно быть'),
    battle: () => 'Битва',
    anyway: (use) => `Всё равно разыграть: ${USE[use as Use]}`,
    victory: (id, s) => `${s.options.deck.sides.find((each) => each.id === id)?.name || side(id)}: победа`,
    'stop-here': () => 'Закончить игру здесь',
  },
  events: {
    'turn-begins': ({ turn }) => `Начинается ход ${turn}.`,
    mandated: ({ side: id, die, nation }) => `${side(id)}: кубик ${die}, обязательное наступление: ${NATIONS[nation] ?? nation}.`,
    'round-begins': ({ side: id, round }) => `${side(id)}: раунд действий ${round}.`,
    'turned-up': ({ side: id, space, name }, options) => `${bothTurnUp(options) ? `${side(id)}, ` : ''}${letter(space)}: ${name}.`,
    'turned-up-all': ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: откройте карту в ячейке ${letter(at)}.` : `${side(id)}: откройте карты в ячейках ${letters(at)}.`),
    'left-unnamed': ({ side: id, space }) => `${side(id)}, ячейка ${letter(space)}: карта открыта, название укажете позже.`,
    nominated: ({ side: id, space, name, range }) => `${side(id)}: выбрана карта${name && ` ${name}`} (ячейка ${letter(space)}, диапазон ${upTo(range)}).`,
    rolled: ({ grey, blue, result }) => `Серый ${grey}, синий ${blue}: ${outcome(result)}.`,
    fate: ({ side: id, die }) => `${side(id)}: кубик судьбы ${die}.`,
    picked: ({ side: id, space, name }) => `${side(id)}: ${named(name, space)} (ячейка ${letter(space)}).`,
    drawn: ({ side: id, name }) => `${side(id)}: из колоды взята карта ${name}.`,
    used: ({ side: id, name, use, value, anyway, reason }) => `${side(id)}: ${name}, ${USE[use]}${value ? `: ${value}` : ''}${anyway ? `, всё равно разыграна${reason ? ` (${reason})` : ''}` : ''}.`,
    'not-event': ({ name, why }) => `${name}: не как событие (${NOT_EVENT[why]}), а любым другим доступным способом.`,
    'no-use': ({ name }) => `${name}: доступного способа нет.`,
    'not-possible': ({ name, reason }) => `${name}: на поле невозможно${reason && ` (${reason})`}, карта откладывается.`,
    found: ({ side: id, name, from }) => `${side(id)}: карта ${name} всё же здесь, ${WHERE[from]}.`,
    'one-op': ({ side: id, why }) => `${side(id)}: активация стоимостью 1 ОО (${WHY[why]}).`,
    passed: ({ side: id }) => `${side(id)}: в этот ход карт больше нет, пас.`,
    discarded: ({ side: id, name, from: where, after }) => `${side(id)}: сбросьте ${card(name)}${reason(from(where), AFTER[after])}.`,
    removed: ({ side: id, name, after }) => `${side(id)}: карта ${name} удаляется из игры (с астериском, ${after === 'event' ? 'разыграна как событие' : 'разыграна в битве'}).`,
    'end-of-row': ({ side: id, name }) => `${side(id)}: сбросьте ${card(name)} с конца ряда.`,
    'closed-up': ({ side: id }) => `${side(id)}: сдвиньте карты к концу ряда.`,
    dealt: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: положите карту лицом вниз в ячейку ${letter(at)}.` : `${side(id)}: положите карты лицом вниз в ячейки ${letters(at)}.`),
    'c-moves': ({ side: id, space, up }) => `${side(id)}: переложите карту из ячейки ${letter('C')} в ячейку ${letter(space)} лицом ${up ? 'вверх' : 'вниз'}.`,
    collected: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: положите карту из ячейки ${letter(at)} в сброс.` : `${side(id)}: положите карты из ячеек ${letters(at)} в сброс.`),
    reshuffled: ({ side: id, cards: k }) => `${side(id)}: перемешайте сброс (${cards(k)}), это новая колода.`,
    'shuffled-in': ({ side: id, cards: k }) => `${side(id)}: замешайте сброс (${cards(k)}) в колоду.`,
    'pile-dry': ({ side: id }) => `${side(id)}: колода пуста, в этот ход новых карт не будет.`,
    'war-status': ({ side: id, by, status, combined }) => `${side(id)}: состояние войны +${by}, теперь ${status} (общее ${combined}).`,
    commitment: ({ side: id, group: g, cards: k }) => `${id ? `${side(id)}: ` : ''}${group(g)}. Перемешайте ${cardsAcc(k)} с колодой и сбросом.`,
    battle: ({ attacker, defender }) => `Битва: атакующая сторона — ${side(attacker)}, обороняющаяся — ${side(defender)}.`,
    'attack-card': ({ side: id, name }) => `Атакующая сторона, ${side(id)}: ${name || 'боевая карта'}.`,
    'no-attack-card': ({ side: id }) => `Атакующая сторона, ${side(id)}: без боевой карты.`,
    defend: ({ side: id, space, name, range }) => `Обороняющаяся сторона, ${side(id)}: бросок за ${card(name)} (ячейка ${letter(space)}, диапазон ${upTo(range)}).`,
    'defend-die': ({ name, space, die, range, played }) => `${named(name, space)} (ячейка ${letter(space)}, диапазон ${upTo(range)}): кубик ${die}, ${played ? 'карта разыграна' : 'не в этой битве'}.`,
    'defend-kept': ({ side: id, name }) => `Обороняющаяся сторона, ${side(id)}: ${name}, сохранена раньше.`,
    'no-defend-card': ({ side: id }) => `Обороняющаяся сторона, ${side(id)}: без боевой карты.`,
    'battle-over': ({ winner }) => (winner ? `Битва окончена, победитель: ${side(winner)}.` : 'Битва окончена.'),
    kept: ({ side: id, name }) => `${side(id)}: карта ${name} остаётся до конца хода.`,
    'phase-over': ({ phase }) => `Выполнено: ${(PHASES[phase] ?? phase).split(/[:.]/)[0]}.`,
    'turn-over': ({ turn, seen }) => `Ход ${turn} окончен; открыто карт: ${seen}.`,
    armistice: ({ combined }) => `Перемирие, общее состояние войны ${combined}.`,
    victory: ({ side: id, turn, reason }) => `${side(id)}: победа на ${turn}-м ходу${reason ? `: ${reason}` : ''}.`,
    stopped: ({ turn, reason }) => `Игра остановлена на ${turn}-м ходу${reason ? `: ${reason}` : ''}.`,
    set: () => 'Задано вручную.',
  },
  ruledOut: {
    'empty-space': ({ space }) => `В ячейке ${letter(space)} нет карты.`,
    'must-nominate': () => 'Активацию стоимостью 1 ОО нельзя выбрать, пока есть карта для выбора.',
    'by-fate': ({ die }) => `При результате ${die} эта карта недоступна.`,
    'no-combat-card': ({ space }) => `В ячейке ${letter(space)} нет боевой карты, которую здесь можно разыграть.`,
    'event-first': () => 'Сначала укажите, возможно ли событие; только если нет, карту можно разыграть иначе.',
    'no-event': ({ why }) => `Не как событие: ${NOT_EVENT[why]}.`,
    'no-value': ({ use }) => `Эта карта такого не даёт: ${USE[use]}.`,
    'twice-running': ({ use }) => `Не два раза подряд: ${USE[use]}.`,
    'by-dice': () => 'Бросок не позволяет разыграть эту карту так.',
  },
  outcomes: {
    'played-out': 'Все ходы сыграны. Условия победы смотрите в правилах игры.',
    armistice: 'Война закончилась перемирием. Условия победы смотрите в правилах игры.',
    first: 'Победила сторона, которая действует первой.',
    second: 'Победила сторона, которая действует второй.',
    stopped: 'Игра остановлена.',
  },
  turn: (turn) => `Ход ${turn}`,
  facts: (fact, options) => {
    const [id = '', what = ''] = fact.split('.');
    const who = options?.deck.sides.find((each) => each.id === id)?.name || side(id);
    if (!what) return { turn: 'Ход', round: 'Раунд действий', active: 'Действующая сторона', vp: 'Победные очки' }[fact] ?? fact;
    const names = lexicon({
      status: 'состояние войны',
      commitment: 'вовлечённость',
      last: 'последний розыгрыш карты в этот ход',
      left: 'осталось карт на ход',
    });
    return `${who}: ${names[what] ?? `ячейка ${letter(what)}`}`;
  },
  value: (fact, value, options) => {
    if (fact === 'active') return options?.deck.sides.find((each) => each.id === value)?.name || side(value);
    if (fact.endsWith('.commitment')) return group(value);
    if (fact.endsWith('.mandated')) return NATIONS[value] ?? value;
    if (fact.endsWith('.last')) return value === 'none' ? 'нет' : USE[value as Use];
    const known = lexicon({ empty: 'пусто', down: 'лицом вниз', up: 'лицом вверх' });
    return known[value] ?? (options && numberedName(options.deck, value)) ?? value;
  },
  options: {
    scenario: {
      name: 'Сценарий',
      help: 'Наибольшее число ходов.',
      choices: {
        introductory: 'Вводный: 3 хода',
        limited: 'Ограниченная война: не больше 10 ходов',
        campaign: 'Кампания: 20 ходов',
      },
    },
    cards: {
      name: 'Карты',
      help: 'Кто сдаёт: приложение, вы из своих колод или никто (только кубики и ячейки).',
      choices: {
        app: 'Карты сдаёт приложение',
        physical: 'Я сдаю свои карты и говорю, что открылось',
        untracked: 'Только кубики и ячейки',
      },
    },
    ranges: {
      name: 'Диапазоны активации',
      help: `В тексте их нет: он говорит о печатных планшетах, но не показывает их. Наборы придуманы нами. Растущие: карту тем легче разыграть, чем дольше она ждёт, от 5 из 36 бросков в ${letter('A')} до 25 из 36 в ${letter('E')}. Всегда 4: 20 из 36 в каждой ячейке. Или впишите то, что указано на ваших планшетах.`,
      choices: {
        rising: 'Растущие: 1, 2, 3, 4, 5 (наш набор)',
        flat4: 'Всегда 4 (наш набор)',
        custom: 'Как на моих планшетах (Подробности)',
        deck: 'Как указано в колоде',
      },
    },
    afterPlay: {
      name: 'После розыгрыша',
      help: 'В тексте этого нет: он обрывается раньше. Оба способа придуманы нами. Если карты сдвигаются, после большинства розыгрышей пропадает последняя: в Paths of Glory за ход появляется около 18 новых карт, а сброс за кампанию перемешивается примерно 27 раз. Без сдвига — около 11 карт и 15 перемешиваний, а неразыгранное остаётся.',
      choices: {
        slide: 'Сдвиг, последняя пропадает (наш способ)',
        inPlace: 'Заполнить пустую ячейку (наш способ)',
      },
    },
    opening: {
      name: 'Guns of August («Августовские пушки»)',
      help: 'Входит ли карта в стартовую пятёрку Центральных держав и в какой она ячейке. В первом раунде её можно разыграть как событие без броска; с кубиком судьбы ей нужен бросок, как и любой другой.',
      choices: {
        no: 'Решает случай',
        A: `В ячейке ${letter('A')}`,
        B: `В ячейке ${letter('B')}`,
        C: `В ячейке ${letter('C')}`,
        D: `В ячейке ${letter('D')}`,
        E: `В ячейке ${letter('E')}`,
      },
    },
    'ranges.custom': {
      name: `Ваши диапазоны, от ${letter('A')} до ${letter('E')}`,
      help: 'Для каждой ячейки наибольшее значение кубика, при котором карта разыгрывается.',
    },
    discardE: {
      name: 'Последняя карта ряда после карты из колоды или 1 ОО',
      help: 'Пропадает ли последняя карта ряда и тогда, когда разыграна карта из колоды или никакая.',
      choices: { card: 'Остаётся', always: 'Всё равно пропадает' },
    },
    ownSpace: {
      name: 'Синий указывает на ячейку выбранной карты',
      help: 'Версия 2.0 обязывает к активации стоимостью 1 ОО; версия 3.0 разрешает разыграть карту.',
      choices: { oneOp: 'Активация стоимостью 1 ОО', playable: 'Карту можно разыграть' },
    },
    voluntaryOneOp: {
      name: 'Добровольная активация стоимостью 1 ОО',
      help: 'Версия 3.0: активация стоимостью 1 ОО вместо выбора карты.',
    },
    keepWinning: {
      name: 'Победившие боевые карты остаются',
      help: 'Как в базовой игре: победившая боевая карта действует снова, до проигранной битвы или конца хода.',
    },
    method: {
      name: 'Метод',
      help: 'Два кубика, как в тексте, или изданный позже метод с одним кубиком.',
      choices: { twoDice: 'Два кубика', fateDie: 'Кубик судьбы' },
    },
    fateCards: { name: 'Кубик судьбы: карт за ход', help: 'Сколько карт сторона может разыграть за ход.' },
    reminders: {
      name: 'Напоминания о фазах',
      help: 'Проходить истощение, осады и остальные фазы по порядку.',
    },
    mandated: { name: 'Обязательные наступления', help: 'Бросок за каждую сторону в начале хода.' },
    deck: {
      name: 'Колода',
      help: 'Карты и общие данные игры; в вашем файле названия могут быть на другом языке, а карт — больше.',
    },
  },
  presets: {
    version2: { name: 'Версия 2.0', help: 'Как в тексте; две вещи, которых в нём нет, выбираются ниже.' },
    guns: {
      name: 'С картой Guns of August',
      help: `Версия 2.0; Guns of August лежит в ячейке ${letter('A')}.`,
    },
    version3: {
      name: 'Версия 3.0',
      help: 'Карту разрешено разыграть и тогда, когда синий указал на её ячейку; 1 ОО можно выбрать.',
    },
    fateDie: { name: 'Кубик судьбы', help: 'Более поздний метод с одним кубиком.' },
    introductory: { name: 'Вводный', help: `Три хода, Guns of August в ячейке ${letter('A')}.` },
  },
  refusals: {
    'fate-five-spaces': 'Кубику судьбы нужен планшет с пятью ячейками.',
    'fate-two-decks': 'Кубику судьбы нужна отдельная колода для каждой стороны.',
    'no-opening-card': 'В этой колоде нет начальной карты.',
    'opening-space': 'Начальная карта не может лежать в этой ячейке.',
  },
  rules: {
    setup: `Каждая сторона перемешивает свои карты мобилизации и кладёт по одной лицом вниз в каждую ячейку от ${letter('A')} до ${letter('E')}. Настройка может включить карту Guns of August («Августовские пушки») в первые пять карт Центральных держав.`,
    steps: 'За ход у каждой стороны по шесть раундов действий, первыми действуют Центральные державы. В каждом: открыть, выбрать, бросить кубики и разыграть, сбросить; потом ряд смыкается. Настройка может заменить два кубика одним кубиком судьбы.',
    reveal: 'В начале своего раунда действий сторона открывает все карты, лежащие лицом вниз; карты другой стороны остаются как лежат. С кубиком судьбы открывают только то, что назвал кубик.',
    nominate: 'До броска выбирается ровно одна карта планшета. Без броска разыгрывают лишь Guns of August как событие и только в самом первом раунде. Настройка из версии 3.0 разрешает также взять вместо карты активацию стоимостью 1 ОО.',
    ranges: 'Диапазон — это значения от 1 до некоторого числа. Текст говорит о диапазонах, но чисел не даёт: они напечатаны на планшетах. Поэтому их задаёт настройка: впишите их или возьмите один из наших наборов.',
    dice: `Значения разные: серый в диапазоне — выбранная карта разыгрывается, синий не учитывается. Иначе синий 1–5 называет карту в ячейке ${letter('A')}–${letter('E')}, а 6 — верхнюю карту колоды.`,
    doubles: 'Одинаковые значения — случайное событие: карта этой ячейки, а при «66» верхняя карта, разыгрывается как событие. Если условия не выполняются или это боевая карта, её разыгрывают любым другим доступным способом. Выполняются ли условия, решаете вы за своим столом.',
    'own-space': 'Если серый не вошёл в диапазон, а синий указывает на ячейку той же выбранной карты, стороне остаётся активация стоимостью 1 ОО, без карты. Версия 3.0, которую можно выбрать в настройках, разрешает разыграть карту.',
    'one-op': 'Активация за 1 ОО, карта не разыгрывается: к ней обязывают кубики, или её выбираете вы, если это разрешает настройка. То, что она положена и при пустой ячейке, пустом ряде или иссякшей колоде, — наше решение. За неё ничего не сбрасывают.',
    top: 'Верхнюю карту колоды берут и тут же разыгрывают. Если карт не осталось, это активация стоимостью 1 ОО.',
    pile: 'О пустой колоде текст молчит. Сброс перемешивают в тот миг, когда нужна карта; если нет и его, ячейка остаётся пустой. С кубиком судьбы иссякшую колоду восстанавливают лишь в конце хода, а до тех пор стороне остаётся не больше четырёх карт.',
    uses: 'Карту разыгрывают ради ОО, СП, ОП или как событие. Приложение следит: СП и ОП не бывают дважды подряд, событие боевой карты — только в битве, подкрепления одной страны — раз за ход и не на первом ходу, нейтральная страна — одна за ход. То, что зависит от поля, решаете вы; остальное можно всё равно разыграть. Карту, для которой нет доступного способа, откладывают.',
    discard: 'Разыгранную карту сбрасывают, боевую — после битвы. Карта с астериском, разыгранная как событие, удаляется из игры. После активации без карты сбрасывать нечего.',
    'after-play': `Наше решение, ведь текст обрывается раньше. По умолчанию последняя карта ряда сбрасывается, остальные сдвигаются на её место, новые ложатся лицом вниз, начиная с ячейки ${letter('A')}; ничего не пропадает, если разыгранная карта лежала последней, пришла из колоды или её не было. По другой настройке заполняется только пустая ячейка. С кубиком судьбы тоже ничего не сдвигается: новая карта ложится так же, как лежала прежняя, а после 1 — лицом вверх.`,
    battle: 'Каждая сторона может разыграть в битве только одну боевую карту, хотя базовая игра разрешает несколько. Атакующая сторона выбирает любую подходящую на своём планшете, без броска; её ячейка заполняется в конце раунда.',
    defender: `Все карты обороняющейся стороны открывают, и они остаются открытыми. Затем по порядку от ${letter('A')} до ${letter('E')} для каждой подходящей боевой карты бросают один кубик; разыгрывается первая, в чей диапазон попало значение. После битвы на её место кладут карту лицом вниз, и до следующего раунда действий её не открывают.`,
    'keep-winning': 'По умолчанию боевая карта уходит после своей битвы. По другой настройке — как в базовой игре: победившая карта остаётся рядом с планшетом, действует раз за раунд, у обороняющейся стороны без броска, и пропадает после проигранной битвы или в конце хода.',
    'fate-die': `Настройка: более поздний метод с одним кубиком. 1 — ${letter('C')} или открытая карта с наименьшим числом ОО; 2 — событие любой открытой карты или карта с наименьшим числом ОО ради операций; 3 — ${letter('A')}, ${letter('B')}, ${letter('C')}; 4 — ${letter('A')}, ${letter('B')}; 5 — ${letter('C')}, ${letter('D')}, ${letter('E')}; 6 — ${letter('D')}, ${letter('E')}. ${letter('C')} — верхняя карта колоды. С каждой разыгранной картой счётчик карт уменьшается; при 0 сторона пасует. Начальной карте тоже нужен бросок.`,
    hidden:
      'Какая карта лежит лицом вниз, не решено, пока её не открыли: у каждой возможной карты ровно те шансы, что ей положены, и в сохранённой партии о ней ничего нет. То, что лежало лицом вниз до перемешивания, по-прежнему берётся из прежних карт. Если карты ваши, любую можно пока не называть; приложение спросит о ней, когда она будет разыграна, вступит в битву или покинет ряд.',
    'war-status': 'События с числом состояния войны повышают его. Со второго хода при 4 добавляются карты ограниченной войны, при 11 — тотальной; их перемешивают с колодой и сбросом. Общее состояние 40 может закончить войну.',
    mandated: 'Как в базовой игре, в начале хода бросок за каждую сторону определяет страну, которая обязана наступать, если такая есть. Настройка позволяет это пропустить.',
    phases: 'Фаза добора карт пропускается в каждом ходу: после пополнений идёт конец хода. Остальные фазы — из базовой игры; напоминания о них можно отключить в настройках.',
    victory: 'Кто победил, решают базовые правила; объявить победу можно в любой момент.',
  },
  place: (id, options) => {
    const [what = '', who = ''] = id.split('.');
    if (what === 'odds') return `при выборе ${letter(who)}`;
    const name = options?.deck.sides.find((each) => each.id === who)?.name || side(who);
    return who ? `${name}: ${place(what)}` : place(what);
  },
  piece: ({ kind, print }) =>
    ({
      card: print ?? '',
      back: 'карта лицом вниз',
      unnamed: 'карта лицом вверх',
      grey: `серый кубик ${print}`,
      blue: `синий кубик ${print}`,
      fate: `кубик судьбы ${print}`,
      commitment: group(print ?? ''),
      'turns-marker': 'маркер хода',
      'rounds-marker': 'маркер раунда',
    })[kind] ?? kind,
  cell: (at, cell) => (at.startsWith('display') ? `ячейка ${letter('ABCDE'[cell] ?? '')}` : ''),
  odds: inShort(BOARD.ru, { bare, also }),
  print: (at, text, options) => {
    if (at.startsWith('display')) return bare(text, LETTERS[text] ?? text);
    if (at !== 'mandated') return text;
    if (text === 'AH-IT') return `${NATIONS.AH} (${NATIONS.IT})`;
    return options?.deck.sides.find((each) => each.id === text)?.name || (NATIONS[text] ?? side(text));
  },
  problems,
  measures: {
    nominate: {
      name: 'Выбор карты',
      help: 'Чем обернётся выбор карты в одной из ячеек при полном планшете.',
      key: 'Выбранная ячейка',
      row: (space) => `ячейка ${letter(space)}`,
      outcome,
    },
    'cards-seen': {
      name: 'Открытые карты',
      help: 'Сколько карт обе стороны открывают или берут за каждый ход.',
      key: 'Ход',
      outcome: (k) => cards(Number(k)),
    },
    reshuffles: {
      name: 'Перемешивания',
      help: 'Сколько раз за всю партию перемешивают сброс.',
      key: 'Партия',
      row: () => 'вся партия',
      outcome: (k) => n(Number(k), { one: 'раз', few: 'раза', many: 'раз', other: 'раза' }),
    },
  },
  checklist: (o) => [
    `Разложите игру ${o.deck.title} по её правилам, для одного игрока за обе стороны.`,
    `Положите планшет каждой стороны (${spaces(o.deck.spaces)}: ${letters('ABCDE'.slice(0, o.deck.spaces))}).`,
    ...(o.cards === 'app' ? ['Карты сдаёт приложение; свои держите под рукой, чтобы читать события.'] : []),
    ...(o.cards !== 'app' ? [o.deck.shared ? `Перемешайте колоду (${group(o.deck.groups[0]?.id ?? '')}) и положите по карте лицом вниз в каждую ячейку обоих планшетов.` : `Перемешайте колоду каждой стороны (${group(o.deck.groups[0]?.id ?? '')}) и положите по карте лицом вниз в каждую ячейку.`] : []),
    ...(o.opening !== 'no' && o.deck.opening ? [`${o.deck.cards.find((c) => c.id === o.deck.opening?.card)?.name} лежит в ячейке ${letter(o.opening)}.`] : []),
    ...(o.method === 'twoDice' ? [`Диапазоны активации (${o.ranges === 'rising' || o.ranges === 'flat4' ? 'наш выбор, в тексте их нет' : 'как на ваших планшетах'}): ${rangesOf(o, letter)}.`] : []),
    o.method === 'fateDie' ? `Откройте ${letters('AB')} на обоих планшетах; ячейка ${letter('C')} — верхняя карта колоды. Приготовьте один кубик.` : 'Приготовьте серый и синий кубики или доверьте броски приложению.',
  ],
});

export const words = edition(COMPONENTS, (labels) => speak(labels, spacesAt(labels)));

/** Any deck: the same words, another title. */
const ofAnyDeck = (words: Words<Cdg>, { letter }: ReturnType<typeof spacesAt>) =>
  ({
    title: 'Любая игра с колодами карт',
    pitch: 'Тот же соло-режим для вашей колоды: достаточно файла с картами.',
    options: {
      ...words.options,
      scenario: {
        name: 'Длина партии',
        help: 'Сколько ходов длится игра, как указано в колоде.',
        choices: { introductory: 'Короткая', limited: 'Средняя', campaign: 'Полная' },
      },
      opening: {
        ...words.options.opening,
        name: 'Начальная карта',
        help: 'Сдаётся ли начальная карта колоды сразу и куда.',
      },
      deck: { name: 'Колода', help: 'Колода из приложения или ваш файл (docs/deck-files.md).' },
    },
    rules: {
      ...words.rules,
      setup: 'Каждая сторона перемешивает свои первые карты и кладёт по одной лицом вниз в каждую ячейку; общая колода служит обеим. Если в колоде есть начальная карта, настройка может включить её в их число.',
      steps: 'За ход у каждой стороны столько раундов действий, сколько указано в колоде. В каждом: открыть, выбрать, бросить кубики и разыграть, сбросить; потом ряд смыкается. Настройка может заменить два кубика одним кубиком судьбы.',
      nominate: 'До броска выбирается ровно одна карта планшета. Без броска разыгрывают лишь начальную карту колоды как событие и только в её раунде. Настройка разрешает также взять вместо карты активацию стоимостью 1 ОО.',
      ranges: 'Диапазон — это значения от 1 до некоторого числа. По умолчанию числа даёт файл колоды; впишите другие или возьмите один из наших наборов.',
      dice: `Значения разные: серый в диапазоне — выбранная карта разыгрывается, синий не учитывается. Иначе синий 1 называет карту в ячейке ${letter('A')}, 2 — в ячейке ${letter('B')} и так далее; значение больше числа ячеек — верхняя карта колоды.`,
      doubles: 'Одинаковые значения — случайное событие: карта этой ячейки, а при значении больше числа ячеек верхняя карта, разыгрывается как событие. Если условия не выполняются или это боевая карта, её разыгрывают любым другим доступным способом. Выполняются ли условия, решаете вы за своим столом.',
      defender: `Все карты обороняющейся стороны открывают, и они остаются открытыми. Затем по порядку, начиная с ${letter('A')}, для каждой подходящей боевой карты бросают один кубик; разыгрывается первая, в чей диапазон попало значение. После битвы на её место кладут карту лицом вниз, и до следующего раунда действий её не открывают.`,
      'war-status': 'События с числом состояния войны повышают его. Со второго хода сторона, достигшая числа следующей группы, добавляет её карты и перемешивает их с колодой и сбросом. Колода может задавать общее состояние, при котором война может закончиться.',
      phases: 'Фазы — те, что указаны в файле колоды; фаза добора карт пропускается в каждом ходу. Напоминания о фазах можно отключить в настройках.',
    },
    presets: {
      version2: { name: 'Версия 2.0', help: 'Как в тексте; две вещи, которых в нём нет, выбираются ниже.' },
      version3: {
        name: 'Версия 3.0',
        help: 'Карту разрешено разыграть и тогда, когда синий указал на её ячейку; 1 ОО можно выбрать.',
      },
    },
  }) satisfies Partial<Words<Cdg>>;

export const anyDeck = edition<Cdg>(COMPONENTS, (labels) => {
  const at = spacesAt(labels);
  const words = speak(labels, at);
  return { ...words, ...ofAnyDeck(words, at) };
});

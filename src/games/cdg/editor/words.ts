/** What the deck editor says; what it shares with other editors it says in the app's words. */
import type { Lang } from '../../../kernel/words.ts';
import type { FileEditorWords } from '../../../web/editor/FileEditor.tsx';
import type { Kind, Scenario } from '../rules/cards/deck.ts';

export interface DeckWords extends FileEditorWords {
  readonly name: string;
  side(nth: string): string;
  readonly shared: string;
  readonly spaces: string;
  range(space: string): string;
  readonly turns: Readonly<Record<Scenario, string>>;
  readonly rounds: string;
  group(nth: string): string;
  groupFrom(group: string): string;
  readonly addGroup: string;
  readonly both: string;
  readonly id: string;
  readonly card: string;
  readonly unnamed: string;
  readonly ops: string;
  readonly sr: string;
  readonly rp: string;
  readonly status: string;
  readonly inGroup: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly nation: string;
  readonly star: string;
  add(side: string): string;
  remove(what: string): string;
}

export const DECKS: Readonly<Record<Lang, DeckWords>> = {
  en: {
    title: 'Deck editor',
    help: 'Enter the facts printed on your cards; event texts stay on the cards. The app checks the deck as you type and keeps it in this browser; save it as a file to use it elsewhere.',
    notKept: 'This browser saves nothing: save the deck as a file before you leave.',
    name: 'Deck name',
    side: (nth) => `Side ${nth}`,
    shared: 'Both sides draw from one deck',
    spaces: 'Spaces on a display',
    range: (space) => `Range of space ${space}`,
    turns: {
      introductory: 'Turns, introductory scenario',
      limited: 'Turns, limited scenario',
      campaign: 'Turns, campaign',
    },
    rounds: 'Action rounds per turn',
    group: (nth) => `Group ${nth}`,
    groupFrom: (group) => `${group}: comes in at war status`,
    addGroup: 'Add group',
    both: 'Both sides',
    id: 'Number or id',
    card: 'Name',
    unnamed: 'New card',
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP by nation, as in “boats 2, guards 1”',
    status: 'War status',
    inGroup: 'Group',
    kind: 'Kind',
    kinds: {
      other: 'other event',
      combat: 'combat card',
      reinforcement: 'reinforcements',
      neutral: 'neutral entry',
    },
    nation: 'Nation',
    star: 'Leaves the game when played as its event',
    add: (side) => `Add card: ${side}`,
    remove: (what) => `Remove: ${what}`,
    startFrom: (deck) => `Start from: ${deck}`,
    fine: 'You can play with this deck.',
    play: 'Play this deck',
    refused: (file) => `${file} can’t be used; the form hasn’t changed.`,
  },
  pl: {
    title: 'Edytor talii',
    help: 'Wpisz dane wydrukowane na kartach; teksty wydarzeń zostają na kartach. Wszystko jest sprawdzane na bieżąco i przechowywane w tej przeglądarce; aby przenieść talię, zapisz ją jako plik.',
    notKept: 'Ta przeglądarka niczego nie przechowuje: przed wyjściem zapisz talię jako plik.',
    name: 'Nazwa talii',
    side: (nth) => `Strona ${nth}`,
    shared: 'Obie strony dobierają z jednej talii',
    spaces: 'Liczba pól w rzędzie',
    range: (space) => `Zakres pola ${space}`,
    turns: {
      introductory: 'Etapy, scenariusz wprowadzający',
      limited: 'Etapy, scenariusz ograniczony',
      campaign: 'Etapy, kampania',
    },
    rounds: 'Rundy akcji w etapie',
    group: (nth) => `Grupa ${nth}`,
    groupFrom: (group) => `${group}: dochodzi przy stanie wojny`,
    addGroup: 'Dodaj grupę',
    both: 'Obie strony',
    id: 'Numer lub oznaczenie',
    card: 'Nazwa',
    unnamed: 'Nowa karta',
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP według państw, np. „boats 2, guards 1”',
    status: 'Stan wojny',
    inGroup: 'Grupa',
    kind: 'Rodzaj',
    kinds: {
      other: 'inne wydarzenie',
      combat: 'karta bitewna',
      reinforcement: 'posiłki',
      neutral: 'przystąpienie państwa neutralnego',
    },
    nation: 'Państwo',
    star: 'Zagrana jako wydarzenie opuszcza grę',
    add: (side) => `Dodaj kartę: ${side}`,
    remove: (what) => `Usuń: ${what}`,
    startFrom: (deck) => `Zacznij od talii: ${deck}`,
    fine: 'Tą talią można grać.',
    play: 'Zagraj tą talią',
    refused: (file) => `Plik ${file} nie został przyjęty; formularz pozostał bez zmian.`,
  },
  cs: {
    title: 'Editor balíčku',
    help: 'Zadejte údaje vytištěné na kartách; texty událostí zůstávají na kartách. Vše se průběžně kontroluje a uchovává v tomto prohlížeči; chcete-li balíček přenést jinam, uložte ho jako soubor.',
    notKept: 'Tento prohlížeč nic neuchovává: než odejdete, uložte balíček jako soubor.',
    name: 'Název balíčku',
    side: (nth) => `Strana ${nth}`,
    shared: 'Obě strany mají společný balíček',
    spaces: 'Počet polí v řadě',
    range: (space) => `Rozsah pole ${space}`,
    turns: {
      introductory: 'Tahy, úvodní scénář',
      limited: 'Tahy, omezený scénář',
      campaign: 'Tahy, kampaň',
    },
    rounds: 'Akční kola v tahu',
    group: (nth) => `Skupina ${nth}`,
    groupFrom: (group) => `${group}: přidá se při stavu války`,
    addGroup: 'Přidat skupinu',
    both: 'Obě strany',
    id: 'Číslo nebo označení',
    card: 'Název',
    unnamed: 'Nová karta',
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP podle států, např. „boats 2, guards 1“',
    status: 'Stav války',
    inGroup: 'Skupina',
    kind: 'Druh',
    kinds: {
      other: 'jiná událost',
      combat: 'bojová karta',
      reinforcement: 'posily',
      neutral: 'vstup neutrálního státu',
    },
    nation: 'Stát',
    star: 'Po zahrání jako událost odchází ze hry',
    add: (side) => `Přidat kartu: ${side}`,
    remove: (what) => `Odebrat: ${what}`,
    startFrom: (deck) => `Začít s balíčkem: ${deck}`,
    fine: 'S tímto balíčkem se dá hrát.',
    play: 'Hrát s tímto balíčkem',
    refused: (file) => `Soubor ${file} nebyl přijat; formulář zůstal beze změny.`,
  },
  ru: {
    title: 'Редактор колоды',
    help: 'Введите данные, напечатанные на картах; тексты событий остаются на картах. Всё проверяется по ходу ввода и хранится в этом браузере; чтобы перенести колоду, сохраните её в файл.',
    notKept: 'Этот браузер ничего не хранит: перед уходом сохраните колоду в файл.',
    name: 'Название колоды',
    side: (nth) => `Сторона ${nth}`,
    shared: 'Обе стороны берут карты из одной колоды',
    spaces: 'Ячеек на планшете',
    range: (space) => `Диапазон ячейки ${space}`,
    turns: {
      introductory: 'Ходов, вводный сценарий',
      limited: 'Ходов, ограниченный сценарий',
      campaign: 'Ходов, кампания',
    },
    rounds: 'Раундов действий за ход',
    group: (nth) => `Группа ${nth}`,
    groupFrom: (group) => `${group}: добавляется при состоянии войны`,
    addGroup: 'Добавить группу',
    both: 'Обе стороны',
    id: 'Номер или обозначение',
    card: 'Название',
    unnamed: 'Новая карта',
    ops: 'ОО',
    sr: 'СП',
    rp: 'ОП по странам, например «boats 2, guards 1»',
    status: 'Состояние войны',
    inGroup: 'Группа',
    kind: 'Вид',
    kinds: {
      other: 'другое событие',
      combat: 'боевая карта',
      reinforcement: 'подкрепления',
      neutral: 'вступление нейтральной страны',
    },
    nation: 'Страна',
    star: 'Разыгранная как событие, удаляется из игры',
    add: (side) => `Добавить карту: ${side}`,
    remove: (what) => `Убрать: ${what}`,
    startFrom: (deck) => `Начать с колоды: ${deck}`,
    fine: 'С этой колодой можно играть.',
    play: 'Играть с этой колодой',
    refused: (file) => `Файл ${file} не принят; форма осталась прежней.`,
  },
};

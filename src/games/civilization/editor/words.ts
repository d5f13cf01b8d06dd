/** What the editor of unit cards says; what it shares with other editors it says in the app's words. */
import type { Lang } from '../../../kernel/words.ts';
import type { FileEditorWords } from '../../../web/editor/FileEditor.tsx';

export interface UnitsWords extends FileEditorWords {
  readonly name: string;
  readonly totals: string;
  readonly strengthTotal: string;
  readonly healthTotal: string;
  cards(n: number): string;
  readonly copies: string;
  readonly strength: string;
  readonly health: string;
  rank(rank: number): string;
  kind(type: string, nth: number): string;
  add(type: string): string;
  remove(kind: string): string;
}

export const UNITS: Readonly<Record<Lang, UnitsWords>> = {
  en: {
    title: 'Unit card editor',
    help: 'Sort your unit cards by what they show. For each kind, enter how many there are and their numbers, from the first rank to the last. The app checks the deck as you type and keeps it in this browser; save it as a file to use it elsewhere.',
    notKept: 'This browser saves nothing: save the deck as a file before you leave.',
    name: 'Deck name',
    totals: 'At the end of a battle a survivor adds',
    strengthTotal: 'its full strength',
    healthTotal: 'its remaining health',
    cards: (n) => `cards: ${n}`,
    copies: 'Copies',
    strength: 'Strength',
    health: 'Health',
    rank: (rank) => `rank ${rank}`,
    kind: (type, nth) => `${type}, kind ${nth}`,
    add: (type) => `Add kind: ${type}`,
    remove: (kind) => `Remove: ${kind}`,
    startFrom: (deck) => `Start from: ${deck}`,
    fine: 'You can play with this deck.',
    play: 'Play this deck',
    refused: (file) => `${file} can’t be used; the form hasn’t changed.`,
  },
  pl: {
    title: 'Edytor kart jednostek',
    help: 'Posortuj swoje karty jednostek i wpisz, ile jest kart każdego rodzaju i co pokazują, od pierwszej rangi do ostatniej. Wszystko jest sprawdzane na bieżąco i przechowywane w tej przeglądarce; aby przenieść talię, zapisz ją jako plik.',
    notKept: 'Ta przeglądarka niczego nie przechowuje: przed wyjściem zapisz talię jako plik.',
    name: 'Nazwa talii',
    totals: 'Po bitwie ocalała jednostka dodaje',
    strengthTotal: 'całą swoją siłę',
    healthTotal: 'zdrowie, które jej zostało',
    cards: (n) => `karty: ${n}`,
    copies: 'Sztuki',
    strength: 'Siła',
    health: 'Zdrowie',
    rank: (rank) => `ranga ${rank}`,
    kind: (type, nth) => `${type}, rodzaj ${nth}`,
    add: (type) => `Kolejny rodzaj: ${type}`,
    remove: (kind) => `Usuń: ${kind}`,
    startFrom: (deck) => `Zacznij od talii: ${deck}`,
    fine: 'Tą talią można grać.',
    play: 'Zagraj tą talią',
    refused: (file) => `Plik ${file} nie został przyjęty; formularz pozostał bez zmian.`,
  },
  cs: {
    title: 'Editor karet jednotek',
    help: 'Roztřiďte své karty jednotek a ke každému druhu zadejte počet kusů a hodnoty od první úrovně po poslední. Vše se průběžně kontroluje a uchovává v tomto prohlížeči; chcete-li balíček přenést jinam, uložte ho jako soubor.',
    notKept: 'Tento prohlížeč nic neuchovává: než odejdete, uložte balíček jako soubor.',
    name: 'Název balíčku',
    totals: 'Přeživší jednotka na konci boje přidává',
    strengthTotal: 'celou svou sílu',
    healthTotal: 'zdraví, které jí zbylo',
    cards: (n) => `počet karet: ${n}`,
    copies: 'Počet kusů',
    strength: 'Síla',
    health: 'Zdraví',
    rank: (rank) => `úroveň ${rank}`,
    kind: (type, nth) => `${type}, druh ${nth}`,
    add: (type) => `Další druh: ${type}`,
    remove: (kind) => `Odebrat: ${kind}`,
    startFrom: (deck) => `Začít s balíčkem: ${deck}`,
    fine: 'S tímto balíčkem se dá hrát.',
    play: 'Hrát s tímto balíčkem',
    refused: (file) => `Soubor ${file} nebyl přijat; formulář zůstal beze změny.`,
  },
  ru: {
    title: 'Редактор карт отрядов',
    help: 'Разложите свои карты отрядов по видам и введите, сколько карт каждого вида и что на них указано, от первого ранга до последнего. Всё проверяется по ходу ввода и хранится в этом браузере; чтобы перенести колоду, сохраните её в файл.',
    notKept: 'Этот браузер ничего не хранит: перед уходом сохраните колоду в файл.',
    name: 'Название колоды',
    totals: 'В конце битвы уцелевший отряд прибавляет',
    strengthTotal: 'всю свою силу',
    healthTotal: 'оставшееся здоровье',
    cards: (n) => `карт: ${n}`,
    copies: 'Штук',
    strength: 'Сила',
    health: 'Здоровье',
    rank: (rank) => `ранг ${rank}`,
    kind: (type, nth) => `${type}, вид ${nth}`,
    add: (type) => `Ещё один вид: ${type}`,
    remove: (kind) => `Убрать: ${kind}`,
    startFrom: (deck) => `Начать с колоды: ${deck}`,
    fine: 'С этой колодой можно играть.',
    play: 'Играть с этой колодой',
    refused: (file) => `Файл ${file} не принят; форма осталась прежней.`,
  },
};

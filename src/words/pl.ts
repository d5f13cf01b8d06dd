/** The program in Polish. */
import { listing, numbers, plural } from '../kernel/words.ts';
import type { Sentences } from './program.ts';

const n = plural('pl');
const number = numbers('pl');
const quoted = (names: readonly string[]) => listing('pl')(names.map((name) => `„${name}”`));
const steps = (k: number) => n(k, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' });
/** After “nie można cofnąć”: genitive. */
const ofSteps = (k: number) => n(k, { one: 'kroku', few: 'kroków', many: 'kroków', other: 'kroku' });
const entriesNoLonger = (k: number) =>
  n(k, {
    one: 'późniejszy wpis już się nie liczy',
    few: 'późniejsze wpisy już się nie liczą',
    many: 'późniejszych wpisów już się nie liczy',
    other: 'późniejszego wpisu już się nie liczy',
  });

/** “ze” stands before what is said with “sto” first: ze stu, ze stu dwudziestu tysięcy. */
function outOf(total: number): string {
  let first = total;
  while (first >= 1000) first = Math.floor(first / 1000);
  return first >= 100 && first < 200 ? 'ze' : 'z';
}

export const pl: Sentences = {
  languages: { en: 'angielski', pl: 'polski', cs: 'czeski', ru: 'rosyjski' },
  line: (line, sentence) => `Wiersz ${line}: ${sentence}`,
  possible: (expected) => `Możliwe: ${expected}.`,
  problems: {
    empty: () => 'Nic tu nie ma, więc nie ma też zapisanej gry.',
    foreign: () => 'To nie jest gra zapisana przez Emptychair: żaden wiersz nie zaczyna się od „> emptychair”.',
    header: (found) => `Pierwszy wiersz zapisanej gry jest uszkodzony albo ucięty: „${found}”.`,
    'no-header': () => 'Pierwszy wiersz zapisanej gry jest uszkodzony albo ucięty.',
    huge: () => 'Ten wiersz jest dłuższy albo głębiej zagnieżdżony niż w jakiejkolwiek zapisanej grze, więc nie został odczytany.',
    twice: (found) => `„${found}” występuje w pierwszym wierszu dwa razy.`,
    game: (found, expected) => `To zapis gry „${found}”, a nie „${expected}”.`,
    'newer-format': (found, expected) => `Plik ma format ${found} i pochodzi z nowszej wersji Emptychair; ten program czyta formaty do ${expected}. Niczego nie zmieniono; zaktualizuj Emptychair, aby grać dalej.`,
    'newer-game': (found, expected) => `Grę zapisano według wersji ${found} jej zasad; ten Emptychair zna wersję ${expected}. Niczego nie zmieniono; zaktualizuj Emptychair, aby grać dalej.`,
    line: (found) => `„${found}” nie jest wpisem zapisanej gry; w tym miejscu zapis jest uszkodzony, ucięty albo zmieniony ręcznie.`,
    option: (found) => `Ustawienie „${found}” nie pasuje.`,
    data: (found, expected) => `Dane tej gry dla ustawienia „${found}” są nieprawidłowe: ${expected}.`,
    large: (found, expected) => `Dane tej gry dla ustawienia „${found}” mają ponad ${expected}.`,
    move: (found) => `„${found}” nie jest tu możliwe.`,
    by: (found) => `„${found}” nie podejmuje tu decyzji.`,
    draw: () => 'Tu nie ma czego losować.',
    aside: (found) => `Nie da się tu wykonać „${found}”.`,
    fact: (found) => `Nie da się tu ręcznie ustawić „${found}”.`,
    value: (found, expected) => `Poprawka „${found}” nie pasuje. Wartość obecna i możliwe: ${expected}.`,
    undo: (found, expected) => `Nie można cofnąć ${ofSteps(Number(found))}. Możliwe: ${expected}.`,
    redo: (found, expected) => `Nie można przywrócić ${ofSteps(Number(found))}. Możliwe: ${expected}.`,
    again: () => 'O nowe losowanie można prosić tylko tam, gdzie coś się losuje.',
    seat: (found) => `W tej grze nie ma miejsca „${found}”.`,
    check: (found, expected) => `Punkt kontrolny nie zgadza się z grą (${found}, a powinno być ${expected}). Plik jest uszkodzony albo zmieniony ręcznie.`,
    seed: (found, expected) => `Wynik aplikacji to „${found}”, a z ziarna wynika „${expected}”.`,
    rules: (found) => `Przejście na wersję ${found} zasad nie pasuje w tym miejscu.`,
    over: (found) => `Gra jest skończona, więc „${found}” nie jest już możliwe.`,
  },
  refusals: {
    idle: (option, _, expected) => `„${option}” działa tylko z ustawieniem ${expected}.`,
    unknown: (option) => `Nie ma ustawienia „${option}”.`,
    kind: (option, value) => `„${value}” nie może być wartością ustawienia „${option}”.`,
    bounds: (option, value) => `Ustawienie „${option}” nie może mieć wartości ${value}.`,
    choice: (option, value) => `Ustawienie „${option}” nie ma wariantu „${value}”.`,
    length: (option, value) => `„${value}” ma niewłaściwą długość dla ustawienia „${option}”.`,
    file: (option, _, expected) => `Pliku dla ustawienia „${option}” nie można użyć: ${expected}.`,
    large: (option, _, expected) => `Plik dla ustawienia „${option}” ma ponad ${expected}.`,
    together: (option, value) => `Ustawienie „${option}” nie może mieć wartości ${value} przy pozostałych ustawieniach.`,
  },
  files: {
    missing: (name) => `${name}: nie ma takiego pliku.`,
    directory: (name) => `${name} to folder, a nie plik.`,
    permission: (name) => `${name}: brak uprawnień do odczytu lub zapisu.`,
    unreadable: (name) => `${name}: nie udało się odczytać.`,
    'unreadable-why': (name, why) => `${name}: nie udało się odczytać (${why}).`,
    binary: (name) => `${name} nie jest plikiem tekstowym albo tekst nie jest w UTF-8.`,
    'too-large': (name, limit) => `${name} ma ponad ${limit} MB; to za dużo.`,
    'too-many': (name, limit) => `${name}: liczba gier w pliku przekracza ${limit}; podziel plik na kilka mniejszych.`,
    'not-written': (name, code) => `${name}: nie udało się zapisać (${code}).`,
    'no-folder': (name, folder) => `${name}: nie ma folderu „${folder}”.`,
    dangling: (name) => `${name} to dowiązanie do pliku, którego nie ma; pozostało bez zmian.`,
    exists: (name) => `${name} już istnieje; plik pozostał bez zmian.`,
    busy: (name) => `Inny program właśnie zapisuje ${name}; niczego nie zapisano.`,
    'unknown-game': (name, game) => `${name} to zapis gry „${game}”, której ten Emptychair nie zna.`,
    'other-game': (name, game) => `${name} to zapis gry „${game}”; plik pozostał bez zmian.`,
  },
  deciders: {
    you: 'twoja decyzja',
    app: 'wylosowała aplikacja',
    own: 'wylosowane własną ręką',
    table: 'z twojego stołu',
    bot: 'decyzja bota',
  },
  rollers: { app: 'rzuciła aplikacja', own: 'rzut własną ręką' },
  notTold: 'jeszcze nie podano',
  switched: { on: 'włączone', off: 'wyłączone' },
  refused: {
    undo: 'Nie ma czego cofnąć.',
    redo: 'Nie ma czego przywrócić.',
    turn: (seat) => `Teraz decyduje: ${seat}.`,
  },
  couldBe: (...values) => `${values.length === 1 ? 'Inna możliwość' : 'Inne możliwości'}: ${values.join('; ')}.`,
  faces: { up: 'awersem do góry', down: 'rewersem do góry' },
  todo: {
    title: 'Popraw na stole:',
    nothing: 'Na stole nie trzeba niczego przesuwać.',
    since: 'Od tamtej chwili wykonano na planszy; tam też to cofnij:',
    told: (what) => `Podano od tamtej chwili: ${what} Jeśli coś z tego powodu zmieniono na stole, przywróć poprzedni stan.`,
    shuffle: (place) => `${place}: dawnej kolejności nie da się odtworzyć; potasuj.`,
  },
  story: {
    undo: (k) => `Cofnięto ${steps(k)}.`,
    redo: (k) => `Przywrócono ${steps(k)}.`,
    again: 'Poproszono o nowe losowanie.',
    adjust: (fact, change) => `Ustawiono ręcznie: ${fact}: ${change}.`,
    note: (text) => `Notatka: ${text}`,
    mark: (text) => `Zakładka: ${text}`,
    seat: (seat, who) => `${seat}: od tej chwili gra ${who}.`,
    person: 'człowiek',
    rules: (version) => `Odtąd według wersji ${version} zasad.`,
    from: (id, k) => `Ciąg dalszy gry ${id}, ${steps(k)} od początku.`,
    undone: 'cofnięte',
    dropped: (...names) => (names.length === 1 ? `Zasady się zmieniły: ustawienie ${quoted(names)} już nie istnieje albo nie ma takiej wartości; obowiązuje wartość domyślna.` : `Zasady się zmieniły: ustawienia ${quoted(names)} już nie istnieją albo nie mają takich wartości; obowiązują wartości domyślne.`),
    lost: (k) => `Zasady się zmieniły: gra toczy się dalej od ostatniego punktu kontrolnego (${entriesNoLonger(k)}).`,
    changed: 'Zasady się zmieniły i tej gry nie da się już dokładnie odtworzyć.',
    unverified: (k) => `Liczba niesprawdzonych kroków: ${number(k)}.`,
    difference: (why) => `Pierwsza różnica: ${why}`,
    'damaged-one': (why) => `Jeden wpis jest uszkodzony albo zmieniony ręcznie. ${why}`,
    damaged: (k, why) => `Liczba wpisów uszkodzonych albo zmienionych ręcznie: ${number(k)}. Pierwszy z nich: ${why}`,
    'stray-one': (why) => `Ziarno albo wyniki aplikacji zmieniono ręcznie. Liczba wyników niezgodnych z ziarnem: 1. ${why}`,
    strays: (k, why) => `Ziarno albo wyniki aplikacji zmieniono ręcznie. Liczba wyników niezgodnych z ziarnem: ${number(k)}. Pierwszy z nich: ${why}`,
    uncompared: (k) => `Liczba wyników z dawnych zasad, których nie da się porównać z ziarnem: ${number(k)}.`,
    stranger: (seat, who) => `${seat}: nie ma bota „${who}”, więc gra człowiek.`,
  },
  of: (k, total) => `${number(k)} ${outOf(total)} ${number(total)}`,
};

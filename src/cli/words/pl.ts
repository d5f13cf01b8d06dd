/** The terminal in Polish. */
import { plural } from '../../kernel/words.ts';
import type { TerminalWords } from './terminal.ts';

const n = plural('pl');
const entries = (k: number) => n(k, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' });
const games = (k: number) => n(k, { one: 'gra', few: 'gry', many: 'gier', other: 'gry' });
const ofGames = (k: number) => n(k, { one: 'gry', few: 'gier', many: 'gier', other: 'gry' });
const ofFiles = (k: number) => n(k, { one: 'pliku', few: 'plików', many: 'plików', other: 'pliku' });
const runs = (k: number) => n(k, { one: 'próba', few: 'próby', many: 'prób', other: 'próby' });
const span = (min: number, max: number) => (min === max ? String(min) : `${min}-${max}`);

export const words: TerminalWords = {
  pitch: 'Emptychair gra za puste krzesło: systemy solo do gier planszowych przy prawdziwym stole.',
  commands: {
    games: 'lista gier',
    play: 'gra w terminalu, obok Twojego stołu',
    replay: 'opowiada zapisaną grę',
    check: 'sprawdza zapisane gry',
    odds: 'dokładne szanse następnego losowania albo miary',
    simulate: 'rozgrywa losowo wiele gier i je podsumowuje',
    lab: 'co naprawdę robią zasady gry: raport z wykresami i danymi',
    compare: 'odczytania zasady obok siebie, na tych samych liczbach losowych',
    print: 'arkusze gry jako PDF: tory, żetony, przygotowanie, skrót zasad',
    help: 'objaśnia polecenie albo ustawienia gry',
  },
  flags: {
    lang: 'język: en, pl, cs, ru (inaczej język systemu)',
    seed: 'liczba całkowita, z której wynikają wszystkie losowania',
    option: 'ustawienie gry; można powtarzać',
    preset: 'nazwany zestaw ustawień',
    start: 'zaczyna od stołu takiego, jaki jest: ustawia fakt; można powtarzać',
    save: 'zapisuje tu po każdym wpisie; jeśli plik istnieje, gra toczy się dalej',
    mine: 'losujesz samodzielnie; aplikacja tylko pyta',
    to: 'kończy na wpisie N',
    at: 'położenie z końca tej zapisanej gry',
    measure: 'co zmierzyć',
    with: 'ustawienie miary; można powtarzać',
    games: 'ile gier',
    workers: 'ile wątków (domyślnie po jednym na rdzeń); liczby są te same',
    keep: 'tyle rozegranych gier jako dzienniki do otwarcia',
    paper: 'papier: a4 (domyślnie), letter',
    out: 'dokąd zapisać: plik PDF, folder raportu',
    json: 'jeden dokument JSON zamiast tekstu',
    help: 'ta pomoc',
    version: 'wersja Emptychair',
  },
  help: {
    usage: 'Użycie',
    commands: 'Polecenia',
    flags: 'Flagi',
    games: 'Gry',
    more: 'Więcej: emptychair help COMMAND, emptychair help GAME',
    options: 'Ustawienia (--option KEY=VALUE)',
    presets: 'Zestawy ustawień (--preset NAME)',
    facts: 'Fakty, które można ustawić (--start KEY=VALUE)',
    measures: 'Miary (--measure NAME --with KEY=VALUE)',
    standard: (value) => `inaczej ${value}`,
  },
  wrong: {
    command: (name, known) => `Nie ma polecenia „${name}”. Znane: ${known}.`,
    flag: (flag) => `Flaga ${flag} nie jest tu znana.`,
    value: (flag) => `${flag} wymaga wartości.`,
    noValue: (flag) => `${flag} nie przyjmuje wartości.`,
    extra: (argument) => `„${argument}” to o jeden argument za dużo.`,
    missing: (what) => `Brakuje ${what}.`,
    game: (id, known) => `Nie ma gry „${id}”. Znane: ${known}.`,
    lang: (tag, known) => `Nie ma języka „${tag}”. Znane: ${known}.`,
    preset: (id, known) => `Nie ma zestawu ustawień „${id}”. Znane: ${known}.`,
    measure: (id, known) => `Nie ma miary „${id}”. Znane: ${known}.`,
    pair: (text) => `„${text}” nie ma postaci KEY=VALUE.`,
    number: (flag, value, min, max) =>
      `${flag} wymaga liczby całkowitej od ${min} do ${max}, a nie „${value}”.`,
    together: (a, b) => `${a} i ${b} nie występują razem.`,
    otherSettings: (file, flag) =>
      `${file} zawiera grę zaczętą z inną wartością ${flag}; pomiń ${flag}, aby grać dalej.`,
    changedMeanwhile: (file) => `${file} zmienił w międzyczasie inny program; plik pozostał bez zmian.`,
    toEntry: (k, last) => `Nie ma wpisu ${k}; ostatni ma numer ${last}.`,
    noDraw: (why) =>
      why === 'over'
        ? 'Gra jest skończona; nie będzie już losowania.'
        : 'Następne losowanie zależy od decyzji, która je poprzedza.',
    answer: (text) => `„${text}” nie jest tu odpowiedzią.`,
    ambiguous: (text, among) => `„${text}” może oznaczać: ${among}.`,
    outside: (text, possible) => `„${text}” nie pasuje. Możliwe: ${possible}.`,
    again: 'Nie ma tu cofniętego losowania.',
  },
  games: {
    status: { draft: 'szkic', complete: 'kompletna' },
    players: (min, max) => `${span(min, max)} ${max === 1 ? 'gracz' : 'graczy'}`,
    minutes: (min, max) => `${span(min, max)} min`,
  },
  play: {
    checklist: 'Przygotowanie',
    resumed: (k, file) => `Ciąg dalszy: ${file} (${entries(k)}).`,
    choose: 'Wpisz numer albo początek wyboru.',
    number: (min, max, step) => `Wpisz liczbę od ${min} do ${max}${step === 1 ? '' : `, co ${step}`}.`,
    draw: 'Enter: niech losuje aplikacja. Albo wpisz wynik własnego losowania.',
    mine: 'Wpisz wynik własnego losowania.',
    again: 'Cofnięte losowanie dałoby to samo; + prosi o nowe.',
    keys: [
      '? czemu',
      'u cofnij',
      'r przywróć',
      'a popraw',
      'n notatka',
      'o szanse',
      's historia',
      '! więcej',
      'q koniec',
    ],
    nothingToUndo: 'Nie ma czego cofnąć.',
    nothingToRedo: 'Nie ma czego przywrócić.',
    whichFact: 'Który fakt? (Enter: żaden)',
    newValue: (fact, possible) => `${fact}: nowa wartość (${possible})`,
    reason: 'Powód (Enter: bez powodu)',
    noFacts: 'Niczego nie da się tu ustawić ręcznie.',
    note: 'Notatka (Enter: żadna)',
    noted: 'Zanotowano.',
    whichAside: 'Co wybierasz? (Enter: nic)',
    asideText: 'Dopisek (Enter: bez dopisku)',
    noAsides: 'Nic innego nie da się tu zrobić.',
    clauses: (ids) => `Punkty: ${ids}.`,
    setting: (name, value, flag) => `Zmienia to ustawienie „${name}”, teraz: ${value} (${flag}).`,
    noRule: 'Nie stoi za tym żadna zasada.',
    noOdds: 'Tu nie ma czego losować.',
    emptyStory: 'Nic się jeszcze nie wydarzyło.',
    over: 'Gra skończona. u cofa, s opowiada, Enter albo q kończy.',
    saved: (file) => `Zapisano w ${file}.`,
    notSaved: 'Nie zapisano; --save FILE zachowałoby grę.',
  },
  scene: { empty: 'puste' },
  odds: {
    exact: 'Wynik dokładny.',
    sampled: (k) => `Oszacowanie: ${runs(k)}; w nawiasach przedziały 95 %.`,
  },
  check: {
    good: (file, k) => `${file}: w porządku, ${entries(k)}.`,
    bad: (k, of) => `Nie nadaje się do użytku: ${k} z ${ofFiles(of)}.`,
  },
  simulate: {
    played: (k, seed) => `${games(k)}, ziarno ${seed}`,
    stopped: (k, of) => `Przerwano: rozegrano ${k} z ${ofGames(of)}.`,
    moves: (mean, low, high) => `Ruchów w grze: średnio ${mean} (od ${low} do ${high}).`,
    outcomes: 'Jak kończyły się gry',
    interval: 'W nawiasach przedziały 95 %.',
  },
};

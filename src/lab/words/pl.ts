/** The lab in Polish. */
import { numbers, plural } from '../../kernel/words.ts';
import type { LabWords } from './lab.ts';

const n = plural('pl');
const format = numbers('pl');
const games = (k: number) => n(k, { one: 'gra', few: 'gry', many: 'gier', other: 'gry' });
/** After “obejmują”: accusative. */
const gamesHeld = (k: number) => n(k, { one: 'grę', few: 'gry', many: 'gier', other: 'gry' });
const moves = (k: number) => n(k, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' });
const ofMoves = (k: number) => n(k, { one: 'ruchu', few: 'ruchów', many: 'ruchów', other: 'ruchu' });

export const words: LabWords = {
  lang: 'pl',
  report: (game) => `${game}: co te zasady naprawdę robią`,
  comparison: (game) => `${game}: porównanie interpretacji`,
  played: (k, seed) => `${games(k)}, ziarno ${seed}`,
  stopped: (k, of) => `Przerwano przed końcem: liczby obejmują ${gamesHeld(k)}, a miało być ${format(of)}.`,
  method: {
    random: 'Wszystko, o czym decyduje gracz, wybrano tu losowo, każdą możliwość z równą szansą.',
    bots: (name) => `Na każdym miejscu decyduje bot „${name}”.`,
    standIn: 'Na pytania, na które odpowiedź zna tylko prawdziwy stół, odpowiadał stół symulowany.',
  },
  exact: 'dokładnie',
  sampled: (k) => `z próby: ${games(k)}`,
  interval: 'Wąsy i nawiasy: przedziały ufności 95%.',
  sections: {
    findings: 'Co rzuca się w oczy',
    measures: 'Miary',
    games: 'Całe gry',
    health: 'Kondycja zasad',
    settings: 'Ustawienia',
    again: 'Te same liczby jeszcze raz',
    variants: 'Warianty',
    differences: 'Różnice i ich niepewność',
  },
  length: 'Długość gry',
  outcomes: 'Jak kończą się gry',
  seats: 'Wygrane według miejsc',
  settled: 'Jak wcześnie wynik jest przesądzony',
  settledHelp: 'Gry zatrzymywano w trakcie i dogrywano losowo: jak często wypadał ten sam wynik?',
  onlyChoice: 'Decyzje z tylko jedną możliwością',
  moves: 'ruchy',
  share: 'udział',
  mean: 'średnio',
  numbers: 'Liczby',
  setting: 'Ustawienie',
  value: 'Wartość',
  standard: 'domyślnie',
  start: 'początek',
  files: 'Dane obok tej strony',
  journals: 'Rozegrane gry jako dzienniki, do otwarcia w aplikacji',
  byHand: 'tylko ręcznie, przez gracza',
  never: 'nigdy',
  none: 'brak',
  fine: 'w porządku',
  fair: 'równy udział',
  first: 'kto decyduje pierwszy',
  times: 'razy w grze',
  choices: 'średnia liczba możliwości',
  example: 'na przykład',
  health: {
    stuck: 'Ślepe zaułki',
    endless: 'Gry bez końca',
    outcomes: 'Zakończenia, do których nie doszło',
    asks: 'Pytania, które się nie pojawiły',
    events: 'Zdarzenia, których nie było',
    rules: 'Zasady, które nie zadziałały',
    clauses: 'Punkty zasad, których nic nie użyło',
    rows: 'Wiersze tabel, które nie wypadają',
    cells: 'Pozycje tabel, które nie wypadają',
    unwatched:
      'Punkty zasad, którym nie odpowiada żadne pytanie ani zdarzenie, więc gry nic o nich nie mówią',
  },
  findings: {
    stuck: (k, first) => `Zasady się zacinają. W ślepym zaułku: ${k}; pierwsza ma numer ${format(first)}.`,
    endless: (k, first) =>
      `Niektóre gry się nie kończą. Ponad limit: ${k}; pierwsza ma numer ${format(first)}.`,
    chance: (what, often) => `${what}: ${often}.`,
    nearly: (measure, row, outcome, percent) => `${measure}. ${row}: prawie zawsze ${outcome} (${percent}).`,
    shift: (measure, outcome, from, to) => `${measure} – ${outcome}: ${from}, ale ${to}.`,
    idleRow: (measure, rows, exact) =>
      `${measure}: ${rows} – ${exact ? 'nie może wypaść nigdy' : 'nie wypadło ani razu'}.`,
    idleOutcome: (outcome) => `Do tego zakończenia nie doszło ani razu: „${outcome}”`,
    idleClauses: (clauses) => `Nic, co zgłosiły te gry, nie opiera się na punktach ${clauses}.`,
    outcome: (outcome, percent) => `${percent} gier kończy się tak: „${outcome}”`,
    seat: (seat, percent, fair) => `${seat}: ${percent} wygranych; równy udział to ${fair}.`,
    first: (percent, fair) => `Kto decyduje pierwszy, wygrywa ${percent} gier; równy udział to ${fair}.`,
    onlyChoice: (ask, percent) => `Przy „${ask}” w ${percent} przypadków nie ma czego wybierać.`,
    sameLength: (k) => `Każda gra trwa dokładnie ${moves(k)}.`,
    length: (low, high, middle) =>
      `Dziewięć gier na dziesięć trwa od ${format(low)} do ${ofMoves(high)}; środek to ${format(middle)}.`,
    numbers: (measure, low, high, middle) =>
      `${measure}: dziewięć razy na dziesięć od ${format(low)} do ${format(high)}; środek to ${format(middle)}.`,
    settled: (percent, before) =>
      `W połowie gry wynik da się przewidzieć w ${percent} przypadków; przed pierwszym ruchem w ${before}.`,
    differs: (variant, what, value, base) => `${variant}. ${what}: ${value} zamiast ${base}.`,
    nothing: 'Nic nie rzuca się w oczy: żadnego ślepego zaułka, bezczynnej zasady ani przewagi.',
  },
  compare: {
    alike: 'Żadna różnica nie jest większa, niż da się wyjaśnić przypadkiem.',
    average: 'średnio',
    aside: 'Względem wariantu 1: w prawo więcej, w lewo mniej.',
    yes: 'tak',
    no: 'nie',
    base: 'punkt odniesienia',
    difference: 'różnica',
    sure: 'Wyróżniono różnice dokładne oraz większe, niż da się wyjaśnić przypadkiem.',
    common: 'Wszystkie warianty rozegrano na tych samych liczbach losowych.',
  },
  games,
  terminal: {
    progress: (done, of, rate, left) => `Gry: ${done} / ${of}, ${rate} na sekundę, pozostało ${left} s`,
    written: (folder) => `Raport zapisano w ${folder}`,
    notWritten: (folder, why) => `Nie udało się zapisać raportu w ${folder}: ${why}. Nic tam nie zostało.`,
    full: 'dysk jest pełny',
    noPermission: 'brak prawa zapisu',
    notFolder: (path) => `${path} nie jest folderem.`,
    notEmpty: (folder) => `W ${folder} jest coś innego niż raport; nic tam nie zmieniono.`,
    notOurs: (file) =>
      `Plik ${file} nie należy do raportu albo został od tamtej pory zmieniony; niczego nie zapisano. Przenieś go albo podaj inny folder.`,
    variants: (max) => `Wariantów byłoby więcej niż ${max}; podaj mniej wartości.`,
    single: 'Nie ma czego porównywać: podaj kilka wartości ustawienia, na przykład --option KEY=A,B.',
  },
};

/** Help and about: in Polish. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Pomoc i informacje',
  data: 'Twoje dane',
  dataText: 'Gry i ustawienia zostają w tej przeglądarce, na tym urządzeniu. Aplikacja nie ma kont, niczego nie wysyła i nikogo nie śledzi. Wyczyszczenie danych przeglądarki usuwa gry: najpierw zapisz je jako plik.',
  start: 'Jak grać',
  startText: 'Wybierz grę, rozłóż to, co jest na liście, a potem rób krok po kroku to, o co prosi ekran. Aplikacja proponuje tylko ruchy zgodne z zasadami. „Dlaczego?” pokazuje zasadę, z której wynika pytanie, a „Zasady” wszystkie naraz.',
  dice: 'Własne kości, karty i żetony',
  diceText: 'Pod pytaniem możesz w każdej chwili przełączyć, czy losuje aplikacja, czy ty. Jeśli ty, rzuć albo dobierz przy stole i dotknij wyniku. Przy każdym wyniku widać, jak był prawdopodobny.',
  undo: 'Cofanie',
  undoText: '„Cofnij” cofa ostatni krok; możesz cofać dowolnie daleko. Aplikacja wypisze, co przywrócić na stole. Powtórzone losowanie daje ten sam wynik; o nowe trzeba poprosić, a historia to zapisze.',
  adjust: 'Gdy na stole jest inaczej',
  adjustText: 'Otwórz menu gry, wybierz „Popraw stan” i ustaw to, co naprawdę leży na stole. Historia zachowa poprzednią wartość i twój powód.',
  share: 'Wysyłanie i gra na innym urządzeniu',
  shareText: 'Menu gry tworzy link, kod QR albo plik z całą grą. Nie trafią do nikogo, dopóki ich nie wyślesz. Na drugim urządzeniu otwórz link albo plik.',
  backup: 'Kopie zapasowe',
  backupText: '„Zapisz gry i ustawienia” na półce zapisuje wszystko w jednym pliku; „Otwórz zapisaną grę” wczytuje go z powrotem, także na innym urządzeniu. Aplikacja sama zachowuje też stan z początku każdej tury: zobacz „Kopie zapasowe” w menu gry na półce.',
  about: 'O aplikacji',
  aboutText: 'Emptychair gra za tych, których brakuje przy stole. Nazwy i zasady gier należą do ich autorów; rysunki i opisy zasad są nasze.',
  licences: 'Licencje',
  licencesText: 'Emptychair to wolne oprogramowanie na licencji MIT. Zawiera Preact, Valibot, pure-rand i uqr (MIT), idb (ISC) oraz kroje pisma Inter i Literata (SIL Open Font License 1.1).',
};

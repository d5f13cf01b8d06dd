/** Help and about: in Polish. */
import type { HelpWords } from './words.ts';

export const help: HelpWords = {
  title: 'Pomoc i informacje',
  data: 'Twoje dane',
  dataText: 'Gry i ustawienia zostają w tej przeglądarce, na tym urządzeniu. Aplikacja nie ma kont, niczego nie wysyła i nikogo nie liczy. Jeśli wyczyścisz dane przeglądarki, gry znikną: najpierw zapisz plik.',
  start: 'Jak grać',
  startText: 'Wybierz grę, rozłóż to, co jest na liście, a potem rób to, o co prosi ekran, po jednej rzeczy. Wyborów niezgodnych z zasadami nie ma na liście. „Dlaczego?” pokazuje zasadę, z której wynika pytanie, a „Zasady” wszystkie naraz.',
  dice: 'Własne kości, karty i żetony',
  diceText: 'Pod pytaniem możesz w każdej chwili przełączyć, czy losuje aplikacja, czy ty. Jeśli ty, rzuć albo dobierz przy stole i dotknij wyniku. Przy każdym wyniku widać, jak był prawdopodobny.',
  undo: 'Cofanie',
  undoText: 'Cofnij zabiera ostatni krok, ile razy chcesz. Aplikacja wypisze, co trzeba odłożyć na stole. Powtórzone losowanie daje ten sam wynik; o nowy trzeba poprosić, a relacja to zapisze.',
  adjust: 'Gdy na stole jest inaczej',
  adjustText: 'Otwórz menu gry i wybierz poprawienie stołu: ustaw to, co naprawdę na nim leży. Relacja zachowa poprzednią wartość i twój powód.',
  share: 'Wysyłanie i gra na innym urządzeniu',
  shareText: 'Menu gry tworzy link, kod QR albo plik z całą grą. Nie trafią do nikogo, dopóki ich nie wyślesz. Na drugim urządzeniu otwórz link albo plik.',
  backup: 'Kopie zapasowe',
  backupText: '„Zapisz gry i ustawienia” na półce zapisuje wszystko w jednym pliku; „Otwórz zapisaną grę” wczytuje go z powrotem, także na innym urządzeniu. Aplikacja sama zachowuje też kopie z początku tur: zobacz kopie w menu gry na półce.',
  about: 'O aplikacji',
  aboutText: 'Emptychair gra za tę stronę stołu, przy której nikt nie siedzi. Nazwy i zasady gier należą do ich autorów; rysunki i opisy zasad są nasze.',
  licences: 'Licencje',
  licencesText: 'Emptychair to wolne oprogramowanie na licencji MIT. Zawiera Preact, Valibot, pure-rand i uqr (MIT), idb (ISC) oraz kroje pisma Inter i Literata (SIL Open Font License 1.1).',
};

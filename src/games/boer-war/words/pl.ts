/** The Second Boer War in Polish; terms as in the Polish text. */
import { form, plural, times } from '../../../kernel/words.ts';
import type { Actions, Dictionary, Reminder, Side } from './sentences.ts';

const n = plural('pl');
const actions = (k: number) => n(k, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' });
const remain = (k: number) => form('pl')(k, { one: 'została', few: 'zostały', many: 'zostało', other: 'zostało' });
const SIDE: Record<Side, string> = { boers: 'Burowie', empire: 'Imperium' };
/** The verb in the number of its subject: Burowie are many, Imperium is one. */
const verb = (side: Side, plural: string, singular: string) => (side === 'boers' ? plural : singular);
const NTH: Record<Actions, string> = { 1: 'pierwsza', 2: 'druga', 3: 'trzecia' };
const NTH_ACC: Record<Actions, string> = { 1: 'pierwszą', 2: 'drugą', 3: 'trzecią' };
const AFTER: Record<Actions, string> = { 1: 'jednej akcji', 2: 'dwóch akcjach', 3: 'trzech akcjach' };
const DIGIT_ACC: Record<Actions, string> = { 1: 'jedynkę', 2: 'dwójkę', 3: 'trójkę' };
/** The first action puts the counter on the track; the others move it. */
const COMPLETE: Record<Actions, string> = {
  1: 'Połóż żeton „Action complete” na polu 1.',
  2: 'Przesuń żeton „Action complete” na pole 2.',
  3: 'Przesuń żeton „Action complete” na pole 3.',
};
const TICK: Record<Reminder, string> = { reinforcement: 'posiłki lub reorganizacja', event: 'wydarzenie' };
const TICK_ACC: Record<Reminder, string> = { reinforcement: 'posiłki lub reorganizację', event: 'wydarzenie' };

export const pl: Dictionary = {
  title: 'Druga wojna burska',
  pitch: 'Grasz obiema stronami; o tym, ile akcji ma runda, decyduje losowanie z kubka.',
  seat: 'Gracz',
  'side.boers': SIDE.boers,
  'side.empire': SIDE.empire,
  'phase.regular': 'wojna regularna',
  'phase.guerrilla': 'wojna partyzancka',
  actions,
  turn: (turn) => `Etap ${turn}`,
  'ask.action': ({ side, round, nth }) => `${SIDE[side]}, runda ${round}: wykonaj na planszy ${NTH_ACC[nth]} akcję.`,
  'ask.next-action': ({ side, round, nth, stop, go }) => `${SIDE[side]}, runda ${round}: czy będzie ${NTH[nth]} akcja? Włóż do Puli Losowej ${stop} i ${go}, a potem wylosuj jeden żeton.`,
  'ask.empty-pool': 'Do Puli Losowej nie ma czego włożyć: runda trwa dalej.',
  'ask.last-two': 'Do Puli Losowej nie ma czego włożyć: runda kończy się po dwóch akcjach.',
  'ask.new-turn': ({ turn }) => `Koniec etapu ${turn}. Odwróć wszystkie żetony „Action” cyfrą do góry, a oba żetony „Round finished” przesuń na pole 0.`,
  'move.done': 'Akcja wykonana',
  'move.done.new-turn': ({ next }) => `Rozpocznij etap ${next}`,
  'aside.no-action': 'Akcja niemożliwa (i tak się liczy)',
  'aside.victory': (side) => `${SIDE[side]} ${verb(side, 'wygrywają', 'wygrywa')} wojnę`,
  'aside.stop-here': 'Zakończ grę w tym miejscu',
  'aside.tick': (what) => `Wykorzystane w tej rundzie: ${TICK[what]}`,
  'event.round-begins': ({ side, round }) => `${SIDE[side]}: zaczyna się runda ${round}.`,
  'event.action': ({ side, nth }) => `${SIDE[side]} ${verb(side, 'wykonują', 'wykonuje')} ${NTH_ACC[nth]} akcję. ${COMPLETE[nth]}`,
  'event.no-action': ({ side, nth, reason }) => `${SIDE[side]}: ${NTH[nth]} akcja niewykonana${reason}, ale się liczy. ${COMPLETE[nth]}`,
  'event.drawn': ({ chit, stop, go }) => `Wylosowano ${chit} (w Puli Losowej: ${times(stop, 'STOP')}, ${times(go, 'GO!')}).`,
  'event.drawn.only': ({ chit }) => `W Puli Losowej jest tylko ${chit}, więc nie trzeba losować.`,
  'event.drawn.none': ({ chit, none }) => `Żaden żeton z cyfrą ${none.join(' ani ')} nie leży cyfrą do góry. W Puli Losowej jest tylko ${chit}, więc nie trzeba losować.`,
  'event.empty-pool': 'Zostały tylko żetony z cyfrą 3: Pula Losowa jest pusta, a runda będzie miała trzy akcje.',
  'event.last-two': 'Odkryta jest tylko jedna dwójka i nie ma już trójek: Pula Losowa jest pusta, więc runda kończy się po dwóch akcjach.',
  'event.round-over': ({ side, round, actions: k, left }) => `${SIDE[side]}: koniec rundy ${round} po ${AFTER[k]}. Odwróć na rewers jedną ${DIGIT_ACC[k]} i przesuń żeton „Round finished” na pole ${round}. ${left}`,
  'left.some': (left) => `W tym etapie ${remain(left)} ${actions(left)}.`,
  'left.none': 'W tym etapie nie ma już akcji.',
  'event.passed-over': ({ side }) => `${SIDE[side]} ${verb(side, 'nie mają', 'nie ma')} już w tym etapie odkrytych żetonów i ${verb(side, 'są pomijani', 'jest pomijane')}.`,
  'event.turn-over': ({ turn }) => `Koniec etapu ${turn}.`,
  'event.turn-begins': ({ turn, phase }) => `Zaczyna się etap ${turn} (${phase}). Wszystkie żetony są odkryte, a oba „Round finished” leżą na polu 0.`,
  'event.ticked': ({ what, side }) => `${SIDE[side]}: w tej rundzie wykorzystano ${TICK_ACC[what]}.`,
  'event.victory': ({ side, turn, end }) => `${SIDE[side]} ${verb(side, 'wygrywają', 'wygrywa')} w etapie ${turn}${end}`,
  'event.stopped': ({ turn, end }) => `Gra przerwana w etapie ${turn}${end}`,
  'event.set': 'Ustawiono ręcznie.',
  'ruledOut.act-first': 'Najpierw wykonaj akcję; losowanie jest po niej.',
  'ruledOut.draw-first': 'Najpierw losuj; tylko GO! pozwala na następną akcję.',
  'outcome.played-out': 'Rozegrano wszystkie etapy. Sprawdź warunki zwycięstwa w instrukcji gry.',
  'outcome.boers': 'Burowie wygrali.',
  'outcome.empire': 'Imperium wygrało.',
  'outcome.stopped': 'Gra została przerwana.',
  'fact.turn': 'Etap',
  'fact.active': 'Strona, która rozgrywa rundę',
  'fact.complete': 'Akcje wykonane w tej rundzie',
  'fact.counters': ({ digit }) => `odkryte żetony z cyfrą ${digit}`,
  'option.poolRule': { name: 'Napełnianie Puli Losowej', help: 'Tylko pierwszy sposób pochodzi od autora. Pula Losowa jest przy nim pusta w 3 z 7 etapów jednej strony, przy liczeniu z komentarza w każdym, przy dwóch pozostałych nigdy.' },
  'option.poolRule=literal': 'Tak, jak mówi reguła',
  'option.poolRule=commentary': 'Tak, jak liczy przykład z komentarza',
  'option.poolRule=skipEmptyLevel': 'GO! pomija cyfry, których już nie ma',
  'option.poolRule=remainingAbove': 'GO! za każdy żeton z wyższą cyfrą',
  'option.turns': { name: 'Etapy', help: 'Ile z czterech etapów chcesz rozegrać.' },
  'option.reminders': { name: 'Przypomnienia', help: 'Odhaczaj to, na co gra podstawowa pozwala raz na rundę.' },
  'firstSide.name': ({ turn }) => `Strona rozpoczynająca etap ${turn}`,
  'firstSide.help': 'Przykład pokazuje to tylko dla etapu I; instrukcja gry podstawowej może mówić więcej.',
  'counters.name': ({ side, turn }) => `${SIDE[side]}, etap ${turn}: żetony 1, 2, 3`,
  'counters.help': 'Ile żetonów „Action” z każdą cyfrą ma ta strona; w zasadach 4, 4, 3.',
  'counters.refused': ({ side, turn }) => `${SIDE[side]}, etap ${turn}: żetony 1, 2, 3 to same zera. Daj tej stronie co najmniej jeden żeton.`,
  'preset.printed': { name: 'Według zasad', help: 'Cztery etapy i reguła dokładnie taka jak w zasadach.' },
  'preset.even': { name: 'Równe szanse', help: 'Każdy pozostały żeton jest tak samo prawdopodobny; żetonów GO! potrzeba siedmiu.' },
  'preset.short': { name: 'Tylko etap I', help: 'Jeden etap na próbę.' },
  'rule.steps': 'Pierwszą akcję w rundzie strona ma zawsze, bez losowania. Po każdej akcji przesuń żeton „Action complete” o jedno pole. Wylosowane GO! daje jeszcze jedną akcję; wykonaj ją przed kolejnym losowaniem. Jeśli gra podstawowa pozwala stronie nic nie robić, po prostu to potwierdź: akcja i tak się liczy.',
  'rule.pool':
    'Przed każdym losowaniem napełnij Pulę Losową od nowa; wraca do niej także żeton wylosowany wcześniej. Po pierwszej akcji włóż jeden STOP za każdą odkrytą jedynkę tej strony i jedno GO! za każdą odkrytą dwójkę; trójki jeszcze się nie liczą. Po drugiej akcji włóż jeden STOP za każdą dwójkę i jedno GO! za każdą trójkę. Jeśli byłby w niej tylko jeden rodzaj żetonów, nie losuj.',
  'rule.pool-rule':
    'W przykładzie z komentarza przy drugim losowaniu brakuje jednego STOP: odkryte są trzy dwójki, a do Puli Losowej trafiają tylko dwa STOP. Według reguły i pierwszego przykładu powinny być trzy. Dlatego sposób napełniania jest ustawieniem: według reguły, według komentarza albo według jednej z dwóch innych interpretacji.',
  'rule.empty-pool':
    'Gdy zostały same trójki, do Puli Losowej nie ma czego włożyć, a zasady o tym milczą. Po każdej rundzie odwraca się żeton z liczbą jej akcji, więc ta runda ma trzy akcje, bez losowania. To nasze rozstrzygnięcie. Nie jest potrzebne przy ustawieniach, w których GO! pomija brakujące cyfry albo liczy się za każdy żeton z wyższą cyfrą.',
  'rule.last-two': 'Według komentarza przy drugim losowaniu włóż o jeden STOP mniej, niż jest odkrytych dwójek. Gdy została ostatnia dwójka, a trójek już nie ma, Pula Losowa jest pusta: runda kończy się po dwóch akcjach, a dwójkę odwróć. Przy liczeniu według reguły (ustawienie domyślne) to się nie zdarza.',
  'rule.round-end': 'Rundę kończy STOP albo trzecia akcja. Odwróć na rewers jeden żeton z liczbą wykonanych akcji, przesuń „Round finished” o jedno pole i zdejmij „Action complete” z toru. Zasady każą go zdjąć tylko po trzeciej akcji; tutaj zdejmij go po każdej rundzie.',
  'rule.sides': 'Po rundzie jednej strony następuje runda drugiej. Stronę, która nie ma już odkrytych żetonów, pomijaj do końca etapu. Zasady o tym milczą, a zdarza się to tylko przy nierównych zestawach żetonów.',
  'rule.new-turn':
    'Zasady nie opisują przejścia do nowego etapu. Gdy obie strony zużyją wszystkie żetony, odkryj je na nowo i przesuń oba żetony „Round finished” na pole 0. W przykładzie etap I zaczynają Burowie; kto zaczyna każdy etap i z jakimi żetonami, wybierz w ustawieniach. Po ostatnim etapie decydują warunki zwycięstwa gry podstawowej.',
  'rule.reminders': 'Gra podstawowa pozwala raz na rundę na posiłki lub reorganizację i raz na wydarzenie. Przypomnienia to tylko notatki; niczego nie zmieniają.',
  'rule.victory': 'O tym, kto i kiedy wygrywa, mówi instrukcja gry podstawowej; zwycięstwo możesz ogłosić w każdej chwili. Tory pozostają bez zmian.',
  'place.rounds': 'tor rund',
  'place.actions': 'tor akcji',
  'place.rounds-left': 'pozostałe rundy',
  'place.actions-left': 'pozostałe akcje',
  'place.odds': 'liczba akcji w rundzie',
  'place.cup': 'Pula Losowa',
  'place.at-hand': 'obok toru',
  'piece.round-finished': '„Round finished”',
  'piece.action-complete': '„Action complete”',
  'piece.action': ({ digit }) => `„Action” ${digit}`,
  space: (space) => `pole ${space}`,
  'measure.actions-by-round': { name: 'Akcje w rundach', help: 'Szansa na jedną, dwie i trzy akcje w każdej rundzie etapu jednej strony.', key: 'Runda' },
  'measure.empty-pool': { name: 'Pusta Pula Losowa', help: 'Szansa, że w etapie jednej strony choć raz nie będzie czego włożyć do Puli Losowej.', key: 'Etap jednej strony' },
  'measure.actions-left': { name: 'Pozostałe akcje', help: 'Ile akcji zostaje jednej stronie po każdej z jej rund.', key: 'Po rundzie' },
  'row.empty-pool': 'cały etap',
  'met.empty-pool': 'zdarza się',
  'never.empty-pool': 'nie zdarza się',
  'course.title': 'Suma akcji w każdym etapie',
  'course.step': ({ turn, round }) => `Etap ${turn}, runda ${round}`,
  'checklist.box': 'Przygotuj „The Second Boer War 1899–1902” z pudełka „Farmers vs. Empire” zgodnie z instrukcją tej gry.',
  'checklist.tracks': ({ boers, empire }) => `Rozłóż tory rund i tory akcji obu stron. Na każdym polu toru akcji połóż żeton „Action” z tą samą cyfrą, cyfrą do góry. Burowie: ${boers}. Imperium: ${empire}.`,
  'checklist.counters': ({ count, digit }) => times(count, `„${digit}”`),
  'checklist.round-finished': 'Na polu 0 każdego toru rund połóż żeton „Round finished”.',
  'checklist.markers': ({ go, stop }) => `Miej pod ręką żeton „Action complete”, żetony ${times(go, 'GO!')} i ${times(stop, 'STOP')} oraz kubek na Pulę Losową.`,
};

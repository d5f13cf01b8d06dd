/** The Second Boer War in Polish; terms as in the Polish text. */
import { form, listing, plural, times, type Words } from '../../../kernel/words.ts';
import { markersNeeded } from '../paper/markers.ts';
import type { Side } from '../rules/options.ts';
import { type Actions, type BoerWar, randomPool, roundsFinished, type State } from '../rules/rounds.ts';
import { noCounters } from './no-counters.ts';

const n = plural('pl');
const and = listing('pl');
const actions = (k: number) => n(k, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' });
const remain = (k: number) => form('pl')(k, { one: 'została', few: 'zostały', many: 'zostało', other: 'zostało' });
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SIDE: Record<Side, string> = { boers: 'Burowie', empire: 'Imperium' };
/** The verb in the number of its subject: Burowie are many, Imperium is one. */
const verb = (side: Side, plural: string, singular: string) => (side === 'boers' ? plural : singular);
const round = (s: State) => roundsFinished(s, s.active) + 1;
/** What goes into the cup for the draw. */
const cup = (s: State) => {
  const { stop, go } = randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 2 ? 2 : 1);
  return `${times(stop, 'STOP')} i ${times(go, 'GO!')}`;
};
const NTH = ['pierwsza', 'druga', 'trzecia'];
const NTH_ACC = ['pierwszą', 'drugą', 'trzecią'];
const AFTER: Record<Actions, string> = { 1: 'jednej akcji', 2: 'dwóch akcjach', 3: 'trzech akcjach' };
const DIGIT_ACC: Record<Actions, string> = { 1: 'jedynkę', 2: 'dwójkę', 3: 'trójkę' };
const CHIT = { go: 'GO!', stop: 'STOP' };
const phase = (turn: number) => (turn <= 2 ? 'wojna regularna' : 'wojna partyzancka');
const tick = { reinforcement: 'posiłki lub reorganizacja', event: 'wydarzenie' };
const tickAcc = { reinforcement: 'posiłki lub reorganizację', event: 'wydarzenie' };
const set = (counters: readonly number[]) => and(counters.map((n, i) => times(n, `„${i + 1}”`)));
const ending = (reason: string) => (reason ? `: ${reason}` : '.');
const firstSide = (turn: number) => ({
  name: `Kto zaczyna etap ${ROMAN[turn]}`,
  help: 'Tekst pokazuje to tylko dla etapu I; instrukcja gry podstawowej może mówić więcej.',
  choices: SIDE,
});
const counters = (side: Side, turn: number) => ({
  name: `${SIDE[side]}, etap ${ROMAN[turn]}: żetony 1, 2, 3`,
  help: 'Ile żetonów „Action” z każdą cyfrą ma ta strona: w tekście 4, 4, 3.',
});

export const words: Words<BoerWar> = {
  title: 'Druga wojna burska',
  pitch: 'Grasz obiema stronami; o tym, ile akcji ma runda, decyduje losowanie z kubka.',
  seats: () => 'Gracz',
  asks: {
    action: (s) => `${SIDE[s.active]}, runda ${round(s)}: wykonaj na planszy ${NTH_ACC[s.complete]} akcję.`,
    'next-action': (s) => `${SIDE[s.active]}, runda ${round(s)}: czy będzie ${NTH[s.complete]} akcja? Do Puli Losowej: ${cup(s)}; wylosuj jeden żeton.`,
    'empty-pool': () => 'Do Puli Losowej nie ma czego włożyć: runda trwa dalej.',
    'last-two': () => 'Do Puli Losowej nie ma czego włożyć: runda kończy się po dwóch akcjach.',
    'new-turn': (s) => `Koniec etapu ${ROMAN[s.turn]}. Odwróć wszystkie żetony „Action” cyfrą do góry, a oba żetony „Round finished” przesuń na pole 0.`,
  },
  moves: {
    done: (_, s) => (s.step === 'new-turn' ? `Rozpocznij etap ${ROMAN[s.turn + 1]}` : 'Akcja wykonana'),
    go: () => 'GO!',
    stop: () => 'STOP',
  },
  asides: {
    'no-action': () => 'Na planszy nic nie da się zrobić: akcja i tak się liczy',
    victory: (side) => `${SIDE[side as Side]} ${verb(side as Side, 'wygrywają', 'wygrywa')} wojnę`,
    'stop-here': () => 'Zakończ grę w tym miejscu',
    tick: (what) => `Wykorzystane w tej rundzie: ${tick[what as keyof typeof tick]}`,
  },
  events: {
    'round-begins': ({ side, round }) => `${SIDE[side]}: zaczyna się runda ${round}.`,
    action: ({ side, nth }) => `${SIDE[side]} ${verb(side, 'wykonują', 'wykonuje')} ${NTH_ACC[nth - 1]} akcję; żeton „Action complete” na pole ${nth}.`,
    'no-action': ({ side, nth, reason }) => `${SIDE[side]}: akcja ${nth} niewykonana${reason && ` (${reason})`}, ale się liczy; żeton „Action complete” na pole ${nth}.`,
    drawn: ({ chit, stop, go, none }) => (stop && go ? `Wylosowano ${CHIT[chit]} (w Puli Losowej: ${times(stop, 'STOP')}, ${times(go, 'GO!')}).` : `${none ? `Żaden żeton z cyfrą ${none.join(' ani ')} nie leży cyfrą do góry. ` : ''}W Puli Losowej jest tylko ${CHIT[chit]}, więc losować nie trzeba.`),
    'empty-pool': () => 'Zostały tylko żetony z cyfrą 3: Pula Losowa jest pusta, a runda będzie miała trzy akcje.',
    'last-two': () => 'Odkryta jest tylko jedna dwójka i nie ma już trójek: Pula Losowa jest pusta, więc runda kończy się po dwóch akcjach.',
    'round-over': ({ side, round, actions: k, left }) => `${SIDE[side]}: koniec rundy ${round} po ${AFTER[k]}. Odwróć na rewers jedną ${DIGIT_ACC[k]}; żeton „Round finished” na pole ${round}. ${left > 0 ? `W tym etapie ${remain(left)} ${actions(left)}.` : 'W tym etapie nie ma już akcji.'}`,
    'passed-over': ({ side }) => `${SIDE[side]} ${verb(side, 'nie mają', 'nie ma')} już w tym etapie odkrytych żetonów i ${verb(side, 'są pomijani', 'jest pomijane')}.`,
    'turn-over': ({ turn }) => `Koniec etapu ${ROMAN[turn]}.`,
    'turn-begins': ({ turn }) => `Zaczyna się etap ${ROMAN[turn]} (${phase(turn)}). Wszystkie żetony odkryte, oba „Round finished” na polu 0.`,
    ticked: ({ what, side }) => `${SIDE[side]}: w tej rundzie wykorzystano ${tickAcc[what]}.`,
    victory: ({ side, turn, reason }) => `${SIDE[side]} ${verb(side, 'wygrywają', 'wygrywa')} w etapie ${ROMAN[turn]}${ending(reason)}`,
    stopped: ({ turn, reason }) => `Gra przerwana w etapie ${ROMAN[turn]}${ending(reason)}`,
    set: () => 'Ustawiono ręcznie.',
  },
  ruledOut: {
    'act-first': () => 'Najpierw wykonaj akcję; losowanie jest po niej.',
    'draw-first': () => 'Najpierw losuj; tylko GO! pozwala na następną akcję.',
  },
  outcomes: {
    'played-out': 'Rozegrano wszystkie etapy. Sprawdź warunki zwycięstwa w instrukcji gry.',
    boers: 'Burowie wygrali.',
    empire: 'Imperium wygrało.',
    stopped: 'Gra została przerwana.',
  },
  turn: (turn) => `Etap ${ROMAN[Number(turn)]}`,
  facts: (fact) => {
    if (fact === 'turn') return 'Etap';
    if (fact === 'active') return 'Strona, która rozgrywa rundę';
    if (fact === 'complete') return 'Akcje wykonane w tej rundzie';
    const [side, digit] = fact.split('.') as [Side, string];
    return `${SIDE[side]}: odkryte żetony z cyfrą ${digit}`;
  },
  value: (fact, value) => (fact === 'active' ? SIDE[value as Side] : fact === 'turn' ? (ROMAN[Number(value)] ?? value) : value),
  options: {
    poolRule: {
      name: 'Jak napełniać Pulę Losową',
      help: 'Tylko pierwszy sposób pochodzi od autora. Pula Losowa jest przy nim pusta w 3 z 7 etapów jednej strony, przy liczeniu z komentarza w każdym, przy dwóch pozostałych nigdy.',
      choices: {
        literal: 'Tak, jak mówi reguła',
        commentary: 'Tak, jak liczy przykład z komentarza',
        skipEmptyLevel: 'GO! pomija cyfry, których już nie ma',
        remainingAbove: 'GO! za każdy żeton z wyższą cyfrą',
      },
    },
    turns: { name: 'Etapy', help: 'Ile z czterech etapów chcesz rozegrać.' },
    reminders: { name: 'Przypomnienia', help: 'Odhaczaj to, na co gra podstawowa pozwala raz na rundę.' },
    'firstSide.1': firstSide(1),
    'firstSide.2': firstSide(2),
    'firstSide.3': firstSide(3),
    'firstSide.4': firstSide(4),
    'counters.boers.1': counters('boers', 1),
    'counters.boers.2': counters('boers', 2),
    'counters.boers.3': counters('boers', 3),
    'counters.boers.4': counters('boers', 4),
    'counters.empire.1': counters('empire', 1),
    'counters.empire.2': counters('empire', 2),
    'counters.empire.3': counters('empire', 3),
    'counters.empire.4': counters('empire', 4),
  },
  presets: {
    printed: { name: 'Według tekstu', help: 'Cztery etapy i reguła dokładnie taka jak w tekście.' },
    even: {
      name: 'Równe szanse',
      help: 'Każdy pozostały żeton jest tak samo prawdopodobny; żetonów GO! potrzeba siedmiu.',
    },
    short: { name: 'Tylko etap I', help: 'Jeden etap na próbę.' },
  },
  refusals: noCounters((side, turn) => `${SIDE[side]}, etap ${ROMAN[turn]}: żetony 1, 2, 3 to same zera. Daj tej stronie co najmniej jeden żeton.`),
  rules: {
    steps:
      'Pierwszą akcję w swojej rundzie strona ma zawsze, bez losowania. Po każdej akcji żeton „Action complete” przesuwa się o jedno pole. Wylosowane GO! daje jeszcze jedną akcję; trzeba ją wykonać, zanim nastąpi kolejne losowanie. Jeśli gra podstawowa pozwala stronie nic nie robić, po prostu to potwierdź: akcja i tak się liczy.',
    pool: 'Przed każdym losowaniem Pulę Losową napełnia się od nowa, a żeton wylosowany wcześniej do niej wraca. Po pierwszej akcji: jeden STOP za każdą odkrytą jedynkę tej strony i jedno GO! za każdą odkrytą dwójkę; trójki jeszcze się nie liczą. Po drugiej: jeden STOP za każdą dwójkę i jedno GO! za każdą trójkę. Gdyby w puli miał być tylko jeden rodzaj żetonów, losowania nie ma.',
    'pool-rule':
      'W przykładzie z komentarza przy drugim losowaniu brakuje jednego STOP: odkryte są trzy dwójki, a do Puli Losowej trafiają tylko dwa STOP. Według reguły i pierwszego przykładu powinny być trzy. Dlatego sposób napełniania jest ustawieniem: według reguły, według komentarza albo według jednego z dwóch innych odczytań.',
    'empty-pool':
      'Gdy zostały same trójki, do Puli Losowej nie ma czego włożyć, a tekst o tym milczy. Po każdej rundzie odwraca się żeton z liczbą jej akcji, więc ta ma trzy akcje, bez losowania. To nasze rozstrzygnięcie; nie jest potrzebne, jeśli według ustawienia GO! pomija cyfry, których już nie ma, albo liczy się za każdy żeton z wyższą cyfrą.',
    'last-two': 'Według komentarza przy drugim losowaniu wkłada się o jeden STOP mniej, niż jest odkrytych dwójek. Gdy została ostatnia dwójka, a trójek już nie ma, nie ma czego włożyć: runda kończy się po dwóch akcjach, a dwójkę się odwraca. Domyślnie liczy się według reguły i wtedy to się nie zdarza.',
    'round-end': 'STOP albo trzecia akcja kończy rundę: odwróć na rewers jeden żeton z liczbą wykonanych akcji, przesuń „Round finished” o jedno pole i zdejmij „Action complete” z toru. O tym ostatnim tekst mówi tylko przy trzeciej akcji; tutaj robi się to po każdej rundzie.',
    sides: 'Po rundzie jednej strony następuje runda drugiej. Strona, która nie ma już odkrytych żetonów, jest pomijana do końca etapu; tekst o tym milczy, a zdarza się to tylko przy nierównych zestawach żetonów.',
    'new-turn':
      'Tekst nie opisuje przejścia do nowego etapu. Gdy obie strony zużyją wszystkie żetony, odkrywa się je na nowo, a oba żetony „Round finished” wracają na pole 0. W przykładzie etap I zaczynają Burowie; kto zaczyna który etap i z jakimi żetonami, ustala się przed grą. Po ostatnim etapie decydują warunki zwycięstwa gry podstawowej.',
    reminders: 'Gra podstawowa pozwala raz na rundę na posiłki lub reorganizację i raz na wydarzenie. To tylko notatki, które niczego nie zmieniają.',
    victory: 'O tym, kto i kiedy wygrywa, mówi instrukcja gry podstawowej; zwycięstwo możesz ogłosić w każdej chwili. Tory zostają tak, jak są.',
  },
  place: (id) => {
    const [what, side] = id.split('.') as [string, Side];
    const names: Record<string, string> = {
      rounds: 'tor rund',
      actions: 'tor akcji',
      'rounds-left': 'pozostałe rundy',
      'actions-left': 'pozostałe akcje',
      odds: 'liczba akcji w rundzie',
      cup: 'Pula Losowa',
      'at-hand': 'obok toru',
    };
    return side ? `${SIDE[side]}: ${names[what]}` : (names[what] ?? id);
  },
  piece: ({ kind, print }) =>
    ({
      'round-finished': '„Round finished”',
      'action-complete': '„Action complete”',
      action: `„Action” ${print}`,
      go: 'GO!',
      stop: 'STOP',
    })[kind] ?? kind,
  cell: (place, cell) => (place.startsWith('rounds') ? `pole ${cell}` : ''),
  measures: {
    'actions-by-round': {
      name: 'Akcje w rundach',
      help: 'Szansa na jedną, dwie i trzy akcje w każdej rundzie etapu jednej strony.',
      key: 'Runda',
      outcome: (k) => actions(Number(k)),
    },
    'empty-pool': {
      name: 'Pusta Pula Losowa',
      help: 'Szansa, że w etapie jednej strony choć raz nie będzie czego włożyć do Puli Losowej.',
      key: 'Etap jednej strony',
      row: () => 'cały etap',
      outcome: (k) => (k === 'yes' ? 'zdarza się' : 'nie zdarza się'),
    },
    'actions-left': {
      name: 'Pozostałe akcje',
      help: 'Ile akcji zostaje jednej stronie po każdej z jej rund.',
      key: 'Po rundzie',
      outcome: (k) => actions(Number(k)),
    },
  },
  checklist: (o) => {
    const { stop, go } = markersNeeded(o);
    return [
      'Przygotuj „The Second Boer War 1899–1902” z pudełka „Farmers vs. Empire” zgodnie z instrukcją tej gry.',
      `Rozłóż tory rund i tory akcji obu stron. Na każdym polu toru akcji połóż żeton „Action” z tą samą cyfrą, cyfrą do góry. Burowie: ${set(o['counters.boers.1'])}. Imperium: ${set(o['counters.empire.1'])}.`,
      'Na polu 0 każdego toru rund połóż żeton „Round finished”.',
      `Miej pod ręką żeton „Action complete”, żetony ${times(go, 'GO!')} i ${times(stop, 'STOP')} oraz kubek na Pulę Losową.`,
    ];
  },
};

/** The solo mode in Polish. Card names, Ops, SR and RP stay as they are printed. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { opponent } from '../rules/display.ts';
import type { After, Cdg, NotEvent, OneOp, PathsOfGlory, Use } from '../rules/state.ts';
import { BOARD, inShort } from './board.ts';
import { problems } from './problems/pl.ts';
import { activeName, attackerName, bothTurnUp, cardIn, defenderName, defending, type HintWords, inPlay, isLastTurn, lastSpace, mind, nameOf, nominee, numberedName, parts, phaseOf, points, rangesOf, reminderOf, turned, upTo } from './reading.ts';

const n = plural('pl');
const and = listing('pl');
const cards = (k: number) => n(k, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });
/** After “potasuj”: accusative. */
const newCards = (k: number) => n(k, { one: 'nową kartę', few: 'nowe karty', many: 'nowych kart', other: 'nowej karty' });
const spaces = (k: number) => n(k, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' });
const SIDES = lexicon({
  CP: 'Państwa Centralne',
  AP: 'Alianci',
  harbour: 'Port',
  hilltop: 'Wzgórze',
});
const side = (id: string) => SIDES[id] ?? id;
const GROUPS = lexicon({
  mobilization: 'Mobilizacja',
  limited: 'Wojna ograniczona',
  total: 'Wojna totalna',
  early: 'Karty wczesne',
  late: 'Karty późne',
});
const group = (id: string) => GROUPS[id] ?? id;
const USE: Record<Use, string> = {
  ops: 'operacje (Ops)',
  sr: 'przerzut strategiczny (SR)',
  rp: 'punkty uzupełnień (RP)',
  event: 'wydarzenie',
};
const PHASES = lexicon({
  attrition: 'Wyczerpanie: odcięte jednostki giną, odcięte pola zmieniają właściciela.',
  siege: 'Oblężenia: rzuć kością za każdy oblegany fort.',
  'war-status': 'Stan wojny: sprawdź punkty zwycięstwa i zaangażowanie obu stron; dochodzą nowe karty.',
  'war-status-turn-1': 'Stan wojny: sprawdź punkty zwycięstwa. Zaangażowanie sprawdza się od 2. etapu.',
  replacement: 'Uzupełnienia: wydaj RP zapisane w tym etapie.',
  'end-of-turn': 'Koniec etapu: sprawdź warunki zwycięstwa, przesuń znacznik etapu. Kart się nie dobiera.',
});
const NATIONS = lexicon({
  AH: 'Austro-Węgry',
  'AH-IT': 'Austro-Węgry, przeciw Włochom',
  TU: 'Turcja',
  GE: 'Niemcy',
  FR: 'Francja',
  BR: 'Wielka Brytania',
  IT: 'Włochy',
  RU: 'Rosja',
  none: 'brak',
});
const WHY: Record<OneOp, string> = {
  'own-space': 'niebieska kość wskazuje pole wybranej karty',
  'empty-space': 'na tym polu nie ma karty',
  'no-card-left': 'nie ma karty do zagrania',
  chosen: 'zamiast wyboru karty',
  'empty-display': 'rząd jest pusty',
};
const NOT_EVENT: Record<NotEvent, string> = {
  conditions: 'warunki niespełnione',
  combat: 'to karta bitewna',
  'first-turn': 'w etapie 1 nie ma posiłków',
  reinforced: 'to państwo dostało już posiłki w tym etapie',
  neutral: 'w tym etapie do wojny przystąpiło już państwo neutralne',
};
const HINTS: HintWords = {
  turns: (a, b) => (a === b ? `tylko w etapie ${a}` : `tylko w etapach ${a}–${b}`),
  round: (a) => `tylko w rundzie akcji ${a}`,
  before: (a) => `tylko zanim zagrano: ${a}`,
  after: (a) => `tylko po: ${a}`,
  'after-any': (a) => `tylko po jednej z kart: ${a}`,
  'later-turn': (a) => `tylko w etapie późniejszym niż ${a}`,
  'next-after': (a) => `tylko w akcji zaraz po: ${a}`,
  'not-while': (a) => `nie wtedy, gdy działa ${a}`,
  'commitment-is': (a, b) => `${side(a)}: wymagany poziom to ${group(b)}`,
  'commitment-not': (a, b) => `${side(a)}: poziom inny niż ${group(b)}`,
  combined: (a) => `łączny stan wojny co najmniej ${a}`,
  'russian-vp': (a) => `Państwa Centralne: pola zwycięstwa w Rosji, co najmniej ${a}`,
  'combined-russian-vp': (a) => `łączny stan wojny i pola zwycięstwa w Rosji razem co najmniej ${a}`,
  'turn-or-after': (a, b) => `od etapu ${a} albo po: ${b}`,
  'turkey-at-war': () => 'Turcja musi brać udział w wojnie',
  map: () => 'zależy od mapy: zobacz kartę',
  alternative: (a) => `inne użycie: przepisy podstawowe ${a}`,
  'counts-as-sr': () => 'liczy się jako zagranie SR',
  'also-ops': () => 'wydarzenie daje też Ops: zobacz kartę',
};
const minding = (text: string) => (text ? ` Uwaga: ${text}.` : '');
const card = (name: string) => name || 'kartę';
/** Where a card is not that is found here, or what its being here says. */
const WHERE = {
  discards: 'a nie wśród kart odrzuconych',
  removed: 'a nie poza grą',
  shuffle: 'więc karty tasowano lub rozdawano w innej kolejności',
} as const;
/** Where a card comes from and why it goes, in brackets. */
const reason = (...parts: readonly string[]) => {
  const known = parts.filter(Boolean).join(', ');
  return known && ` (${known})`;
};
const AFTER: Record<After, string> = {
  ops: 'użyta do operacji',
  sr: 'użyta do przerzutu strategicznego',
  rp: 'użyta do uzupełnień',
  event: 'zagrana jako wydarzenie',
  'no-use': 'nie ma dla niej dozwolonego użycia',
  battle: 'po bitwie',
  'turn-over': 'zachowana do końca etapu',
  '': '',
};
const place = (what: string): string =>
  ({
    display: 'rząd kart',
    pile: 'talia',
    discards: 'karty odrzucone',
    removed: 'usunięte z gry',
    played: 'karta w grze',
    kept: 'zatrzymane karty bitewne',
    status: 'stan wojny',
    left: 'karty do użycia w tym etapie',
    battle: 'karty w bitwie',
    search: 'karta obrońcy, gdy pasują wszystkie',
    dice: 'kości',
    turns: 'etap',
    rounds: 'runda akcji',
    combined: 'łączny stan wojny',
    mandated: 'nakazana ofensywa',
    commitment: 'zaangażowanie',
    vp: 'punkty zwycięstwa',
  })[what] ?? what;

/** What the cards call their numbers, and the displays their spaces. */
const COMPONENTS = { ops: 'Ops', sr: 'SR', rp: 'RP', A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' };

/** Spaces and what lies in them, by the letters that the displays on the table have. */
const spacesAt = ({ bare }: Labels) => {
  const letter = (space: string) => bare(space, space);
  const letters = (at: Iterable<string>) => and([...at].map(letter));
  const named = (name: string, space: string) => name || (space ? `karta z pola ${letter(space)}` : 'wierzchnia karta');
  const from = (where: string) => (where === 'top' ? 'z talii' : where === 'battle' ? '' : `z pola ${letter(where)}`);
  const outcome = (text: string) => {
    const [what, at] = parts(text);
    if (what === 'event') return at === 'top' ? 'wierzchnia karta jako wydarzenie' : `${letter(at)} jako wydarzenie`;
    return { nominated: 'wybrana karta', top: 'wierzchnia karta', 'one-op': 'aktywacja za 1 Ops' }[what] ?? `karta z pola ${letter(what)}`;
  };
  return { letter, letters, named, from, outcome };
};

const speak = ({ bare, also }: Labels, { letter, letters, named, from, outcome }: ReturnType<typeof spacesAt>): Words<PathsOfGlory> => ({
  title: 'Paths of Glory',
  pitch: 'Grasz obiema stronami Wielkiej Wojny; o tym, którą kartę naprawdę zagrasz, decydują dwie kości.',
  seats: () => 'Gracz',
  asks: {
    mandated: (s) => `Etap ${s.turn}, ${side(activeName(s))}: rzuć kością na nakazaną ofensywę.`,
    reveal: (s) => {
      const at = turned(s);
      return at.up ? `${side(at.side)}: jaka karta leży na polu ${letter(at.space)}?` : `${side(at.side)}: odkryj kartę na polu ${letter(at.space)}.`;
    },
    top: (s) => `${side(activeName(s))}: dobierz wierzchnią kartę talii.`,
    nominate: (s) => `${side(activeName(s))}, runda ${s.round}: wybierz kartę, którą chcesz zagrać.`,
    roll: (s) => {
      const { space, name, range } = nominee(s);
      return `${side(activeName(s))}: wybrano ${name || 'kartę'} (pole ${letter(space)}, zakres ${upTo(range)}). Rzuć szarą i niebieską kością.`;
    },
    'own-space': (s) => `Niebieska kość wskazuje ${letter(nominee(s).space)}, pole wybranej karty. Mimo to wolno ją zagrać.`,
    fate: (s) => `${side(activeName(s))}, runda ${s.round}: rzuć kością losu.`,
    pick: (s) => `${side(activeName(s))}, wynik ${s.grey}: której karty używasz?`,
    event: (s) => `Losowe wydarzenie: ${named(inPlay(s).name, inPlay(s).space)}. Czy można zagrać ją jako wydarzenie?${minding(mind(s, HINTS, 'pl'))}`,
    use: (s) => {
      const { name, space, card } = inPlay(s);
      return `${side(activeName(s))}: ${named(name, space)}, Ops ${card?.ops}, SR ${card?.sr}. Jak ją zagrać?${minding(mind(s, HINTS, 'pl'))}`;
    },
    act: (s) => {
      const { name, space, card, asEvent } = inPlay(s);
      const who = `${side(activeName(s))}, runda ${s.round}`;
      const use = s.playing?.use;
      if (!card || !use) return asEvent ? `${who}: ${named(name, space)} jako wydarzenie; jeśli to niemożliwe, w dowolny inny dozwolony sposób.` : `${who}: ${named(name, space)}, w dowolny dozwolony sposób.`;
      const what = {
        ops: `${card.ops} Ops`,
        sr: `${card.sr} SR`,
        rp: `RP: ${points(card)}`,
        event: 'wydarzenie opisane na karcie',
      }[use];
      return `${who}: wykonaj na mapie ${name}, ${what}.`;
    },
    'one-op': (s) => `${side(activeName(s))}, runda ${s.round}: aktywacja za 1 Ops, bez karty.`,
    'attack-card': (s) => `Bitwa. Atakujący, ${side(attackerName(s))}: wybierz kartę bitewną albo walcz bez niej.`,
    defend: (s) => `Bitwa. Obrońca, ${side(defenderName(s))}: która karta bitewna, licząc od ${letter('A')} do ${letter(lastSpace(s))}, jako pierwsza pasuje do tej bitwy?`,
    'defend-die': (s) => {
      const { space, name, range } = defending(s);
      return `Rzuć kością: ${named(name, space)} (pole ${letter(space)}), ${range === 0 ? 'zakres 0: karta nie zostanie zagrana' : `wynik ${upTo(range)}: karta zostaje zagrana`}.`;
    },
    fight: (s) => {
      const known = (id: string) => (id && id !== '?' ? nameOf(s, id) : id === '?' ? 'karta bitewna' : 'bez karty');
      return `Rozegraj bitwę na mapie. Atakujący: ${known(s.battle?.attack ?? '')}. Obrońca: ${known(s.battle?.defence ?? '')}.`;
    },
    phase: (s) => `Etap ${s.turn}. ${PHASES[reminderOf(s)] ?? phaseOf(s)}`,
    armistice: (s) => `Łączny stan wojny ${s.sides[0].status + s.sides[1].status}: czy wojna kończy się rozejmem?`,
  },
  moves: {
    'not-now': () => 'Nie teraz: podam kartę później',
    battle: () => 'Bitwa',
    card: (id, s) => numberedName(s.options.deck, id) ?? id,
    nominate: (space, s) => `Wybierz ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    opening: (_, s) => `${nameOf(s, s.options.deck.opening?.card ?? '')} jako wydarzenie, bez rzutu`,
    'one-op': () => 'Aktywacja za 1 Ops, bez karty',
    roll: (pair) => `szara ${pair[0]}, niebieska ${pair[1]}`,
    die: (die) => die,
    fate: (die) => die,
    pick: (space, s) => `Użyj ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    play: () => 'Zagraj wybraną kartę',
    ops: (_, s) => `Operacje: ${inPlay(s).card?.ops ?? ''} Ops${also('ops')}`,
    sr: (_, s) => `Przerzut strategiczny: ${inPlay(s).card?.sr ?? ''} SR${also('sr')}`,
    rp: (_, s) => `Punkty uzupełnień: ${points(inPlay(s).card)}`.trim() + also('rp'),
    event: () => 'Jako wydarzenie',
    'no-event': () => 'Wydarzenie jest niemożliwe',
    'no-use': () => 'Brak dozwolonego użycia: odłóż kartę',
    done: (_, s) => (s.battle ? 'Bitwa rozegrana' : s.step === 'phase' ? 'Faza wykonana' : 'Wykonane na mapie'),
    attack: (space, s) => `${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    defend: (space, s) => `${space}${also(space)}: ${named(cardIn(s, opponent(s.active), space), space)}`,
    kept: (id, s) => `${nameOf(s, id)}, zatrzymana wcześniej`,
    'no-card': (_, s) => (s.battle?.step === 'defend' && s.battle.from > 0 ? 'Żadna inna nie pasuje' : 'Bez karty bitewnej'),
    'attacker-won': () => 'Wygrał atakujący',
    'defender-won': () => 'Wygrał obrońca',
    'no-winner': () => 'Nikt nie wygrał',
    armistice: () => 'Rozejm: koniec wojny',
    'go-on': (_, s) => (isLastTurn(s) ? 'Bez rozejmu: ostatni etap rozegrany' : 'Wojna trwa dalej'),
  },
  asides: {
    'not-possible': () => 'Nic z tego nie jest możliwe na mapie: odłóż kartę',
    /** Without a card: what all of them have in common. */
    found: (id, s) => (id ? `${numberedName(s.options.deck, id)} jednak jest tutaj` : 'To karta, której nie powinno tu być'),
    battle: () => 'Bitwa',
    anyway: (use) => `Zagraj mimo to: ${USE[use as Use]}`,
    victory: (id, s) => `${s.options.deck.sides.find((each) => each.id === id)?.name || side(id)}: zwycięstwo`,
    'stop-here': () => 'Zakończ grę w tym miejscu',
  },
  events: {
    'turn-begins': ({ turn }) => `Zaczyna się etap ${turn}.`,
    mandated: ({ side: id, die, nation }) => `${side(id)}: kość ${die}, nakazana ofensywa: ${NATIONS[nation] ?? nation}.`,
    'round-begins': ({ side: id, round }) => `${side(id)}: runda akcji ${round}.`,
    'turned-up': ({ side: id, space, name }, options) => `${bothTurnUp(options) ? `${side(id)}, ` : ''}${letter(space)}: ${name}.`,
    'turned-up-all': ({ side: id, spaces: at }) => `${side(id)}: odkryj ${letters(at)}.`,
    'left-unnamed': ({ side: id, space }) => `${side(id)}, pole ${letter(space)}: odkryta, nazwę podasz później.`,
    nominated: ({ side: id, space, name, range }) => `${side(id)}: wybór padł na ${name || 'kartę'} (pole ${letter(space)}, zakres ${upTo(range)}).`,
    rolled: ({ grey, blue, result }) => `Szara ${grey}, niebieska ${blue}: ${outcome(result)}.`,
    fate: ({ side: id, die }) => `${side(id)}: kość losu ${die}.`,
    picked: ({ side: id, space, name }) => `${side(id)}: ${named(name, space)} (pole ${letter(space)}).`,
    drawn: ({ side: id, name }) => `${side(id)}: z talii przychodzi ${name}.`,
    used: ({ side: id, name, use, value, anyway, reason }) => `${side(id)}: ${name}, ${USE[use]}${value ? `: ${value}` : ''}${anyway ? `, zagrana mimo to${reason ? ` (${reason})` : ''}` : ''}.`,
    'not-event': ({ name, why }) => `${name}: nie jako wydarzenie (${NOT_EVENT[why]}), więc w inny dozwolony sposób.`,
    'no-use': ({ name }) => `${name}: brak dozwolonego użycia.`,
    'not-possible': ({ name, reason }) => `${name}: na mapie niemożliwe${reason && ` (${reason})`}, karta odłożona.`,
    found: ({ side: id, name, from }) => `${side(id)}: ${name} jednak jest tutaj, ${WHERE[from]}.`,
    'one-op': ({ side: id, why }) => `${side(id)}: aktywacja za 1 Ops, ${WHY[why]}.`,
    passed: ({ side: id }) => `${side(id)}: w tym etapie nie ma już kart do użycia, pas.`,
    discarded: ({ side: id, name, from: where, after }) => `${side(id)}: odrzuć ${card(name)}${reason(from(where), AFTER[after])}.`,
    removed: ({ side: id, name, after }) => `${side(id)}: ${name} opuszcza grę (z gwiazdką, ${after === 'event' ? 'zagrana jako wydarzenie' : 'zagrana w bitwie'}).`,
    'end-of-row': ({ side: id, name }) => `${side(id)}: z końca rzędu odrzuć ${card(name)}.`,
    'closed-up': ({ side: id }) => `${side(id)}: przesuń karty ku końcowi rzędu.`,
    dealt: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: połóż zakrytą kartę na polu ${letter(at)}.` : `${side(id)}: połóż zakryte karty na polach ${letters(at)}.`),
    'c-moves': ({ side: id, space, up }) => `${side(id)}: przełóż kartę z pola ${letter('C')} na pole ${letter(space)}, ${up ? 'odkrytą' : 'zakrytą'}.`,
    collected: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: kartę z pola ${letter(at)} dołóż do odrzuconych.` : `${side(id)}: karty z pól ${letters(at)} dołóż do odrzuconych.`),
    reshuffled: ({ side: id, cards: k }) => `${side(id)}: przetasuj odrzucone karty (${cards(k)}) w nową talię.`,
    'shuffled-in': ({ side: id, cards: k }) => `${side(id)}: wtasuj odrzucone karty (${cards(k)}) w talię.`,
    'pile-dry': ({ side: id }) => `${side(id)}: talia jest pusta, w tym etapie nic już nie dochodzi.`,
    'war-status': ({ side: id, by, status, combined }) => `${side(id)}: stan wojny +${by}, teraz ${status} (łącznie ${combined}).`,
    commitment: ({ side: id, group: g, cards: k }) => `${id ? `${side(id)}: ` : ''}${group(g)}. Potasuj ${newCards(k)} razem z talią i kartami odrzuconymi.`,
    battle: ({ attacker, defender }) => `Bitwa: atakujący ${side(attacker)}, obrońca ${side(defender)}.`,
    'attack-card': ({ side: id, name }) => `Atakujący, ${side(id)}: ${name || 'karta bitewna'}.`,
    'no-attack-card': ({ side: id }) => `Atakujący, ${side(id)}: bez karty bitewnej.`,
    defend: ({ side: id, space, name, range }) => `Obrońca, ${side(id)}: rzut za ${name || 'kartę'} (pole ${letter(space)}, zakres ${upTo(range)}).`,
    'defend-die': ({ name, space, die, range, played }) => `${named(name, space)} (pole ${letter(space)}, zakres ${upTo(range)}): kość ${die}, ${played ? 'karta zostaje zagrana' : 'nie w tej bitwie'}.`,
    'defend-kept': ({ side: id, name }) => `Obrońca, ${side(id)}: ${name}, zatrzymana wcześniej.`,
    'no-defend-card': ({ side: id }) => `Obrońca, ${side(id)}: bez karty bitewnej.`,
    'battle-over': ({ winner }) => (winner ? `Koniec bitwy, zwycięzca: ${side(winner)}.` : 'Koniec bitwy.'),
    kept: ({ side: id, name }) => `${side(id)}: ${name} zostaje do końca etapu.`,
    'phase-over': ({ phase }) => `Wykonane: ${(PHASES[phase] ?? phase).split(/[:.]/)[0]}.`,
    'turn-over': ({ turn, seen }) => `Koniec etapu ${turn}; odkryte karty: ${seen}.`,
    armistice: ({ combined }) => `Rozejm, łączny stan wojny ${combined}.`,
    victory: ({ side: id, turn, reason }) => `${side(id)}: zwycięstwo w etapie ${turn}${reason ? `: ${reason}` : ''}.`,
    stopped: ({ turn, reason }) => `Gra kończy się w etapie ${turn}${reason ? `: ${reason}` : ''}.`,
    set: () => 'Ustawiono ręcznie.',
  },
  ruledOut: {
    'empty-space': ({ space }) => `Na polu ${letter(space)} nie ma karty.`,
    'must-nominate': () => 'Aktywacji za 1 Ops nie można wybrać, dopóki jest karta do wyboru.',
    'by-fate': ({ die }) => `Wynik ${die} na kości nie pozwala użyć tej karty.`,
    'no-combat-card': ({ space }) => `Na polu ${letter(space)} nie ma karty bitewnej, której można tu użyć.`,
    'event-first': () => 'Najpierw podaj, czy wydarzenie jest możliwe; dopiero jeśli nie, użyj karty inaczej.',
    'no-event': ({ why }) => `Nie jako wydarzenie: ${NOT_EVENT[why]}.`,
    'no-value': ({ use }) => `Ta karta na to nie pozwala: ${USE[use]}.`,
    'twice-running': ({ use }) => `Nie dwa razy z rzędu: ${USE[use]}.`,
    'by-dice': () => 'Rzut nie pozwala użyć tej karty w ten sposób.',
  },
  outcomes: {
    'played-out': 'Rozegrano wszystkie etapy. Sprawdź warunki zwycięstwa w instrukcji gry.',
    armistice: 'Wojna skończyła się rozejmem. Sprawdź warunki zwycięstwa w instrukcji gry.',
    first: 'Wygrała strona, która działa jako pierwsza.',
    second: 'Wygrała strona, która działa jako druga.',
    stopped: 'Gra została przerwana.',
  },
  turn: (turn) => `Etap ${turn}`,
  facts: (fact, options) => {
    const [id = '', what = ''] = fact.split('.');
    const who = options?.deck.sides.find((each) => each.id === id)?.name || side(id);
    if (!what) return { turn: 'Etap', round: 'Runda akcji', active: 'Strona aktywna', vp: 'Punkty zwycięstwa' }[fact] ?? fact;
    const names = lexicon({
      status: 'stan wojny',
      commitment: 'zaangażowanie',
      last: 'ostatnie użycie karty w tym etapie',
      left: 'karty do użycia w tym etapie',
    });
    return `${who}: ${names[what] ?? `pole ${letter(what)}`}`;
  },
  value: (fact, value, options) => {
    if (fact === 'active') return options?.deck.sides.find((each) => each.id === value)?.name || side(value);
    if (fact.endsWith('.commitment')) return group(value);
    if (fact.endsWith('.mandated')) return NATIONS[value] ?? value;
    if (fact.endsWith('.last')) return value === 'none' ? 'brak' : USE[value as Use];
    const known = lexicon({ empty: 'puste', down: 'zakryta', up: 'odkryta' });
    return known[value] ?? (options && numberedName(options.deck, value)) ?? value;
  },
  options: {
    scenario: {
      name: 'Scenariusz',
      help: 'Ile etapów może najwyżej trwać gra.',
      choices: {
        introductory: 'Wprowadzenie: 3 etapy',
        limited: 'Wojna ograniczona: najwyżej 10 etapów',
        campaign: 'Kampania: 20 etapów',
      },
    },
    cards: {
      name: 'Karty',
      help: 'Kto rozdaje: aplikacja, ty z własnych talii albo nikt (tylko kości i pola).',
      choices: {
        app: 'Karty rozdaje aplikacja',
        physical: 'Rozdaję własne karty i podaję, co wyszło',
        untracked: 'Tylko kości i pola',
      },
    },
    ranges: {
      name: 'Zakresy aktywacji',
      help: `Nie ma ich w źródle: mówi ono o wydrukowanych planszetkach, których nie pokazuje. Gotowe zestawy są nasze. Rosnące: karta jest tym łatwiejsza do zagrania, im dłużej czeka, od 5 z 36 rzutów na ${letter('A')} do 25 z 36 na ${letter('E')}. Zawsze 4: 20 z 36 na każdym polu. Albo wpisz, co jest na twoich planszetkach.`,
      choices: {
        rising: 'Rosnące: 1, 2, 3, 4, 5 (nasze)',
        flat4: 'Zawsze 4 (nasze)',
        custom: 'Jak na moich planszetkach (Szczegóły)',
        deck: 'Jak podaje talia',
      },
    },
    afterPlay: {
      name: 'Po zagraniu',
      help: 'Nie ma tego w źródle: tekst urywa się wcześniej. Oba sposoby są nasze. Gdy karty się przesuwają, przy większości zagrań przepada ostatnia: w Paths of Glory w etapie pojawia się około 18 nowych kart, a odrzucone tasuje się w kampanii jakieś 27 razy. Przy uzupełnianiu samej luki jest to około 11 kart i 15 tasowań, a niezagrane karty zostają.',
      choices: {
        slide: 'Przesuwanie, ostatnia przepada (nasze)',
        inPlace: 'Tylko uzupełnienie luki (nasze)',
      },
    },
    opening: {
      name: 'Guns of August',
      help: 'Czy karta jest wśród pierwszych pięciu kart Państw Centralnych i na którym polu. W pierwszej rundzie można ją zagrać jako wydarzenie bez rzutu; przy kości losu wymaga rzutu jak każda inna.',
      choices: {
        no: 'Decyduje los',
        A: `Na polu ${letter('A')}`,
        B: `Na polu ${letter('B')}`,
        C: `Na polu ${letter('C')}`,
        D: `Na polu ${letter('D')}`,
        E: `Na polu ${letter('E')}`,
      },
    },
    'ranges.custom': {
      name: `Twoje zakresy, od ${letter('A')} do ${letter('E')}`,
      help: 'Dla każdego pola najwyższy wynik kości, przy którym karta zostaje zagrana.',
    },
    discardE: {
      name: 'Ostatnia karta po dobraniu lub 1 Ops',
      help: 'Czy ostatnia karta rzędu przepada także wtedy, gdy zagrana karta przyszła z talii albo nie było żadnej.',
      choices: { card: 'Zostaje', always: 'Przepada mimo to' },
    },
    ownSpace: {
      name: 'Niebieska wskazuje własne pole',
      help: 'Wersja 2.0 wymusza aktywację za 1 Ops; wersja 3.0 pozwala kartę zagrać.',
      choices: { oneOp: 'Aktywacja za 1 Ops', playable: 'Kartę wolno zagrać' },
    },
    voluntaryOneOp: {
      name: 'Dobrowolne 1 Ops',
      help: 'Wersja 3.0: aktywacja za 1 Ops zamiast wyboru karty.',
    },
    keepWinning: {
      name: 'Zwycięskie karty bitewne zostają',
      help: 'Jak w grze podstawowej: karta bitewna, która wygrała, służy dalej aż do przegranej bitwy albo końca etapu.',
    },
    method: {
      name: 'Metoda',
      help: 'Dwie kości, jak w źródle, albo wydana później metoda z jedną kością.',
      choices: { twoDice: 'Dwie kości', fateDie: 'Kość losu' },
    },
    fateCards: { name: 'Kość losu: karty na etap', help: 'Ilu kart strona może użyć w jednym etapie.' },
    reminders: {
      name: 'Przypomnienia o fazach',
      help: 'Przechodź kolejno przez wyczerpanie, oblężenia i pozostałe fazy.',
    },
    mandated: { name: 'Nakazane ofensywy', help: 'Rzut kością za każdą stronę na początku etapu.' },
    deck: {
      name: 'Talia',
      help: 'Karty i ramy gry; własny plik może mieć nazwy w innym języku albo więcej kart.',
    },
  },
  presets: {
    version2: {
      name: 'Wersja 2.0',
      help: 'Tak jak w tekście; dwie rzeczy, których w nim nie ma, wybierasz niżej.',
    },
    guns: { name: 'Z kartą Guns of August', help: `Wersja 2.0; Guns of August leży na polu ${letter('A')}.` },
    version3: { name: 'Wersja 3.0', help: 'Przy własnym polu kartę wolno zagrać; 1 Ops można wybrać.' },
    fateDie: { name: 'Kość losu', help: 'Późniejsza metoda, z jedną kością.' },
    introductory: { name: 'Wprowadzenie', help: `Trzy etapy, Guns of August na polu ${letter('A')}.` },
  },
  refusals: {
    'fate-five-spaces': 'Kość losu wymaga rzędu o pięciu polach.',
    'fate-two-decks': 'Kość losu wymaga osobnej talii dla każdej strony.',
    'no-opening-card': 'Ta talia nie ma karty otwarcia.',
    'opening-space': 'Karta otwarcia nie może leżeć na tym polu.',
  },
  rules: {
    setup: `Każda strona tasuje własne karty mobilizacji i kładzie po jednej, zakrytej, na każdym polu od ${letter('A')} do ${letter('E')}. Zależnie od ustawienia Guns of August jest wśród pięciu kart Państw Centralnych.`,
    steps: 'Etap ma po sześć rund akcji każdej strony, Państwa Centralne zaczynają. W każdej: odkryj, wybierz, rzuć i zagraj, odrzuć; potem rząd się zamyka. Ustawienie może zastąpić dwie kości jedną kością losu.',
    reveal: 'Na początku własnej rundy akcji strona odkrywa wszystkie zakryte karty; karty drugiej strony leżą, jak leżały. Przy kości losu odkrywa się tylko to, co wskaże kość.',
    nominate: 'Przed rzutem wybiera się dokładnie jedną kartę rzędu. Bez rzutu gra się tylko Guns of August jako wydarzenie, w pierwszej rundzie. Ustawienie z wersji 3.0 pozwala też wziąć zamiast karty aktywację za 1 Ops.',
    ranges: 'Zakres to wyniki od 1 do pewnej liczby. Tekst mówi o zakresach, ale liczb nie podaje: są wydrukowane na planszetkach. Dlatego są ustawieniem: wpisz je albo weź jeden z naszych zestawów.',
    dice: `Różne wyniki: gdy szara mieści się w zakresie, gra się wybraną kartę, a niebieska się nie liczy. W przeciwnym razie niebieska 1–5 wskazuje kartę z pól ${letter('A')}–${letter('E')}, a 6 – wierzchnią kartę talii.`,
    doubles: 'Równe wyniki to losowe wydarzenie: kartę z tego pola, a przy dwóch szóstkach wierzchnią kartę talii, trzeba zagrać jako wydarzenie. Jeśli warunki nie są spełnione albo jest to karta bitewna, gra się ją w dowolny inny dozwolony sposób. Czy warunki są spełnione, oceniasz przy swoim stole.',
    'own-space': 'Jeśli niebieska wskazuje pole karty, której właśnie nie udało się zagrać, strona ma aktywację za 1 Ops i nie zagrywa karty. W wersji 3.0, do wyboru w ustawieniach, wolno ją mimo to zagrać.',
    'one-op': 'Aktywacja za jeden punkt operacji bez karty: wymuszają ją kości albo, jeśli pozwala na to ustawienie, wybierasz ją ty. To, że należy się też przy pustym polu, pustym rzędzie lub wyczerpanej talii, jest naszym rozstrzygnięciem. Niczego się za nią nie odrzuca.',
    top: 'Wierzchnią kartę talii dobiera się i od razu zagrywa. Gdy nie ma już żadnej, pozostaje aktywacja za 1 Ops.',
    pile: 'O pustej talii tekst milczy. Odrzucone tasuje się w chwili, gdy potrzebna jest karta; gdy nie ma i tych, pole zostaje puste. Przy kości losu wyczerpaną talię odnawia się dopiero na końcu etapu, a do tego czasu strona może użyć najwyżej czterech kart.',
    uses: 'Karta służy za Ops, SR, RP albo wydarzenie. Program pilnuje, żeby ani SR, ani RP nie grać dwa razy z rzędu, wydarzenie karty bitewnej grać tylko w bitwie, a posiłki jednego państwa raz na etap i nie w etapie 1, oraz żeby w etapie przystępowało do wojny tylko jedno państwo neutralne. To, co zależy od mapy, oceniasz ty; wszystko inne można zagrać mimo to. Kartę, której nie da się użyć w żaden dozwolony sposób, odkłada się.',
    discard: 'Zagraną kartę się odrzuca, kartę bitewną po bitwie. Karta z gwiazdką zagrana jako wydarzenie opuszcza grę. Po aktywacji bez karty nie ma czego odrzucać.',
    'after-play': `Rozstrzygnięcie, bo tekst kończy się wcześniej. Domyślnie ostatnią kartę rzędu się odrzuca, reszta przesuwa się ku niej, a nowe karty wchodzą zakryte od ${letter('A')}; nic nie przepada, jeśli zagrana karta leżała na końcu lub przyszła z talii albo nie zagrano żadnej. Zależnie od ustawienia uzupełnia się tylko lukę. Przy kości losu też nic się nie przesuwa: w lukę trafia karta odkryta albo zakryta, tak jak poprzednia, a po wyniku 1 odkryta.`,
    battle: 'Każda strona może zagrać w bitwie jedną kartę bitewną, choć gra podstawowa pozwala na kilka. Atakujący wybiera z rzędu dowolną pasującą, bez rzutu; jej lukę uzupełnia się na końcu rundy.',
    defender: `Odkrywa się wszystkie karty obrońcy i takie zostają. Od ${letter('A')} do ${letter('E')} rzuca się jedną kością za każdą pasującą kartę bitewną; pierwsza w swoim zakresie zostaje zagrana. Po bitwie na jej polu kładzie się nową kartę, zakrytą aż do następnej rundy akcji.`,
    'keep-winning': 'Domyślnie karta bitewna odchodzi po swojej bitwie. Ustawienie przywraca regułę gry podstawowej: karta, która wygrała, zostaje obok rzędu, służy raz w każdej rundzie, obrońcy bez rzutu, i przepada po przegranej bitwie albo na końcu etapu.',
    'fate-die': `Ustawienie: późniejsza metoda z jedną kością. 1 – ${letter('C')} albo odkryta karta o najniższych Ops; 2 – wydarzenie dowolnej odkrytej karty albo najniższa za Ops; 3 – ${letter('A')}, ${letter('B')}, ${letter('C')}; 4 – ${letter('A')}, ${letter('B')}; 5 – ${letter('C')}, ${letter('D')}, ${letter('E')}; 6 – ${letter('D')}, ${letter('E')}. ${letter('C')} to wierzch talii. Każda użyta karta zmniejsza licznik kart; przy 0 strona pasuje. Karta otwarcia też wymaga rzutu.`,
    hidden:
      'Zakryta karta nie jest rozstrzygnięta, dopóki się jej nie odkryje: każda możliwa ma dokładnie swoje szanse, a w zapisie gry nic o niej nie ma. To, co leżało zakryte przed tasowaniem, nadal pochodzi sprzed niego. Przy własnych kartach możesz którejś nie nazwać; aplikacja zapyta o nią, gdy zostanie zagrana, weźmie udział w bitwie albo opuści rząd.',
    'war-status': 'Wydarzenia z liczbą stanu wojny podnoszą go. Od etapu 2: przy 4 dochodzą karty wojny ograniczonej, przy 11 wojny totalnej, tasowane razem z talią i odrzuconymi. Łączny stan 40 może zakończyć wojnę.',
    mandated: 'Jak w grze podstawowej, na początku etapu rzut za każdą stronę wskazuje państwo, które musi atakować, albo żadne. Ustawienie pozwala to pominąć.',
    phases: 'Fazę dobierania kart zawsze się pomija: po uzupełnieniach następuje koniec etapu. Pozostałe fazy są takie jak w grze podstawowej; przypomnienia o nich można wyłączyć w ustawieniach.',
    victory: 'O zwycięstwie mówią przepisy podstawowe; możesz je ogłosić w każdej chwili.',
  },
  place: (id, options) => {
    const [what = '', who = ''] = id.split('.');
    if (what === 'odds') return `przy wyborze ${letter(who)}`;
    const name = options?.deck.sides.find((each) => each.id === who)?.name || side(who);
    return who ? `${name}: ${place(what)}` : place(what);
  },
  piece: ({ kind, print }) =>
    ({
      card: print ?? '',
      back: 'zakryta karta',
      unnamed: 'odkryta karta',
      grey: `szara kość ${print}`,
      blue: `niebieska kość ${print}`,
      fate: `kość losu ${print}`,
      commitment: group(print ?? ''),
      'turns-marker': 'znacznik etapu',
      'rounds-marker': 'znacznik rundy',
    })[kind] ?? kind,
  cell: (at, cell) => (at.startsWith('display') ? `pole ${letter('ABCDE'[cell] ?? '')}` : ''),
  odds: inShort(BOARD.pl, { bare, also }),
  print: (at, text, options) => {
    if (at.startsWith('display')) return bare(text, text);
    if (at !== 'mandated') return text;
    if (text === 'AH-IT') return `${NATIONS.AH} (${NATIONS.IT})`;
    return options?.deck.sides.find((each) => each.id === text)?.name || (NATIONS[text] ?? side(text));
  },
  problems,
  measures: {
    nominate: {
      name: 'Wybór karty',
      help: 'Czym kończy się wybór karty na danym polu przy pełnym rzędzie.',
      key: 'Wybrane pole',
      row: (space) => `pole ${letter(space)}`,
      outcome,
    },
    'cards-seen': {
      name: 'Odkryte karty',
      help: 'Ile kart obie strony odkrywają lub dobierają w każdym etapie.',
      key: 'Etap',
      outcome: (k) => cards(Number(k)),
    },
    reshuffles: {
      name: 'Tasowania',
      help: 'Ile razy w całej grze tasuje się odrzucone karty.',
      key: 'Gra',
      row: () => 'cała gra',
      outcome: (k) => n(Number(k), { one: 'tasowanie', few: 'tasowania', many: 'tasowań', other: 'tasowania' }),
    },
  },
  checklist: (o) => [
    `Rozłóż grę ${o.deck.title} według jej instrukcji, dla jednego gracza prowadzącego obie strony.`,
    `Przygotuj dla każdej strony rząd: ${spaces(o.deck.spaces)} (${letters('ABCDE'.slice(0, o.deck.spaces))}).`,
    ...(o.cards === 'app' ? ['Karty rozdaje aplikacja; własne miej pod ręką, żeby czytać wydarzenia.'] : []),
    ...(o.cards !== 'app' ? [o.deck.shared ? `Przetasuj talię (${group(o.deck.groups[0]?.id ?? '')}) i połóż po jednej zakrytej karcie na każdym polu obu rzędów.` : `Przetasuj talię każdej strony (${group(o.deck.groups[0]?.id ?? '')}) i połóż po jednej zakrytej karcie na każdym polu.`] : []),
    ...(o.opening !== 'no' && o.deck.opening ? [`${o.deck.cards.find((c) => c.id === o.deck.opening?.card)?.name} leży na polu ${letter(o.opening)}.`] : []),
    ...(o.method === 'twoDice' ? [`Zakresy aktywacji (${o.ranges === 'rising' || o.ranges === 'flat4' ? 'nasz wybór, nie ma ich w źródle' : 'jak na twoich planszetkach'}): ${rangesOf(o, letter)}.`] : []),
    o.method === 'fateDie' ? `Odkryj ${letters('AB')} w obu rzędach; pole ${letter('C')} to wierzch talii. Przygotuj jedną kość.` : 'Przygotuj szarą i niebieską kość albo zostaw rzuty aplikacji.',
  ],
});

export const words = edition(COMPONENTS, (labels) => speak(labels, spacesAt(labels)));

/** Any deck: the same words, another title. */
const ofAnyDeck = (words: Words<Cdg>, { letter }: ReturnType<typeof spacesAt>) =>
  ({
    title: 'Dowolna gra z talią kart',
    pitch: 'Ta sama metoda solo dla własnej talii: wystarczy plik z kartami.',
    options: {
      ...words.options,
      scenario: {
        name: 'Długość',
        help: 'Ile etapów ma gra; liczby podaje talia.',
        choices: { introductory: 'Krótka', limited: 'Średnia', campaign: 'Cała' },
      },
      opening: {
        ...words.options.opening,
        name: 'Karta otwarcia',
        help: 'Czy karta otwarcia talii leży w rzędzie od początku i na którym polu.',
      },
      deck: { name: 'Talia', help: 'Talia dołączona do programu albo własny plik (docs/deck-files.md).' },
    },
    rules: {
      ...words.rules,
      setup: 'Każda strona tasuje swoje pierwsze karty i kładzie po jednej, zakrytej, na każdym polu; wspólna talia służy obu stronom. Jeśli talia ma kartę otwarcia, zależnie od ustawienia jest ona wśród nich.',
      steps: 'Etap ma tyle rund akcji każdej strony, ile podaje talia. W każdej: odkryj, wybierz, rzuć i zagraj, odrzuć; potem rząd się zamyka. Ustawienie może zastąpić dwie kości jedną kością losu.',
      nominate: 'Przed rzutem wybiera się dokładnie jedną kartę rzędu. Bez rzutu gra się tylko kartę otwarcia talii jako wydarzenie, w jej własnej rundzie. Ustawienie pozwala też wziąć zamiast karty aktywację za 1 Ops.',
      ranges: 'Zakres to wyniki od 1 do pewnej liczby. Domyślnie liczby podaje plik talii; możesz wpisać inne albo wziąć jeden z naszych zestawów.',
      dice: `Różne wyniki: gdy szara mieści się w zakresie, gra się wybraną kartę, a niebieska się nie liczy. W przeciwnym razie niebieska 1 wskazuje kartę z pola ${letter('A')}, 2 – z pola ${letter('B')} i tak dalej; wynik większy niż liczba pól to wierzchnia karta talii.`,
      doubles: 'Równe wyniki to losowe wydarzenie: kartę z tego pola, a przy wyniku większym niż liczba pól wierzchnią kartę talii, trzeba zagrać jako wydarzenie. Jeśli warunki nie są spełnione albo jest to karta bitewna, gra się ją w dowolny inny dozwolony sposób. Czy warunki są spełnione, oceniasz przy swoim stole.',
      defender: `Odkrywa się wszystkie karty obrońcy i takie zostają. Od ${letter('A')} począwszy rzuca się jedną kością za każdą pasującą kartę bitewną; pierwsza w swoim zakresie zostaje zagrana. Po bitwie na jej polu kładzie się nową kartę, zakrytą aż do następnej rundy akcji.`,
      'war-status': 'Wydarzenia z liczbą stanu wojny podnoszą go. Od etapu 2 strona, która osiągnęła liczbę kolejnej grupy, wtasowuje jej karty razem z talią i odrzuconymi. Talia może podawać łączny stan, przy którym wojna może się skończyć.',
      phases: 'Fazy są takie jak w pliku talii; fazę dobierania kart zawsze się pomija. Przypomnienia o fazach można wyłączyć w ustawieniach.',
    },
    presets: {
      version2: {
        name: 'Wersja 2.0',
        help: 'Tak jak w tekście; dwie rzeczy, których w nim nie ma, wybierasz niżej.',
      },
      version3: { name: 'Wersja 3.0', help: 'Przy własnym polu kartę wolno zagrać; 1 Ops można wybrać.' },
    },
  }) satisfies Partial<Words<Cdg>>;

export const anyDeck = edition<Cdg>(COMPONENTS, (labels) => {
  const at = spacesAt(labels);
  const words = speak(labels, at);
  return { ...words, ...ofAnyDeck(words, at) };
});

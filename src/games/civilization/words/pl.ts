/** Solowa Cywilizacja po polsku. */
import type { Labels } from '../../../kernel/printed.ts';
import { listing, plural, times, type Words } from '../../../kernel/words.ts';
import { armySize } from '../rules/books.ts';
import { ALL_CIVILIZATIONS, nameOf } from '../rules/civilizations.ts';
import { BANDS, type EffectKind, effectOf } from '../rules/history.ts';
import { missing } from '../rules/military.ts';
import type { Ability, Book, Canceller, Civilization, Counter, Item, Reason, State, UseKind } from '../rules/state.ts';
import { asked, offered, VALUES } from '../rules/trade.ts';
import { effectOn, lastTurn } from '../rules/turn.ts';
import { type Face, unitOf } from '../rules/units.ts';
import { spoken } from './components.ts';
import { problems } from './problems/pl.ts';

const n = plural('pl');
const and = listing('pl');
const of = (one: string, few: string, many: string, other: string) => (k: number) => n(k, { one, few, many, other });
const tokens = of('żeton kultury', 'żetony kultury', 'żetonów kultury', 'żetonu kultury');
/** After “utrata”: genitive. */
const ofTokens = of('żetonu kultury', 'żetonów kultury', 'żetonów kultury', 'żetonu kultury');
const resources = of('surowiec', 'surowce', 'surowców', 'surowca');
const dice = of('kość', 'kości', 'kości', 'kości');
const rollDice = of('kością', 'kośćmi', 'kośćmi', 'kości');
const cards = of('karta', 'karty', 'kart', 'karty');
/** After “brakuje”: genitive. */
const ofPoints = of('punktu', 'punktów', 'punktów', 'punktu');
const wounds = of('żeton ran', 'żetony ran', 'żetonów ran', 'żetonu ran');
const trade = of('punkt handlu', 'punkty handlu', 'punktów handlu', 'punktu handlu');
const battles = of('bitwa', 'bitwy', 'bitew', 'bitwy');

const TYPE = { infantry: 'Piechota', mounted: 'Konnica', artillery: 'Artyleria', aircraft: 'Lotnictwo' };
const unit = (text: string) => {
  const { type, attack, health } = unitOf(text);
  return `${TYPE[type]} ${attack === health ? attack : `${attack}/${health}`}`;
};
const EFFECT: Record<EffectKind, string> = {
  culture: 'utrata żetonów kultury',
  resource: 'utrata surowca',
  person: 'utrata wielkiej postaci',
  building: 'utrata budynku lub cudu',
  unit: 'utrata losowej jednostki',
  anarchy: 'anarchia',
  drought: 'susza',
  deforestation: 'wylesienie',
  military: 'wydarzenie wojskowe',
  battle: 'bitwa',
};
const effect = (kind: EffectKind, amount: number) => (kind === 'culture' ? `utrata ${ofTokens(amount)}` : kind === 'military' ? `wydarzenie wojskowe, siła ${amount}` : kind === 'battle' ? `bitwa, poziom wojskowy ${amount}` : EFFECT[kind]);
const CANCEL: Record<Canceller, string> = {
  bread: 'karta „Chleb i igrzyska”',
  tourney: 'karta „Turniej rycerski”',
  primetime: 'karta „Czas największej oglądalności”',
  other: 'inna zdolność',
};
const COUNTER: Record<Counter, string> = {
  building: 'karta niszcząca budynek',
  wonder: 'karta niszcząca cud',
  person: 'karta usuwająca wielką postać',
  drought: 'karta wywołująca suszę',
  deforestation: 'karta wywołująca wylesienie',
};
const ITEM: Record<Item | 'coins' | 'unit' | 'none', string> = {
  trade: 'punkt handlu',
  culture: 'żeton kultury',
  resource: 'surowiec',
  wheat: 'pszenica',
  silk: 'jedwab',
  incense: 'kadzidło',
  iron: 'żelazo',
  card: 'karta wydarzenia kulturalnego',
  hut: 'chata',
  village: 'wioska',
  coins: 'moneta',
  unit: 'jednostka',
  none: 'nic',
};
const fallen = (lost: Record<Face, number>) => and(Object.entries(lost).map(([u, k]) => (k === 1 ? unit(u) : times(k, unit(u)))));
const armyFigures = of('figurkę armii', 'figurki armii', 'figurek armii', 'figurki armii');
const list = (items: Partial<Record<Item, number>>) => and(Object.entries(items).map(([item, k]) => times(k, ITEM[item as Item]))) || 'nic';
const USE: Record<UseKind, string> = {
  cancel: 'karta anulująca',
  figures: 'karta usuwająca figurkę',
  card: 'karta wydarzenia kulturalnego',
  resources: 'zdolność',
  battle: 'zdolność',
};
const ABILITY: Record<Ability, string> = {
  strike: 'Moja następna jednostka zadaje więcej ran',
  wounds: 'Rany jednostki wroga',
  bonus: 'Premia bojowa',
  add: 'Jednostka trafia na moją rękę',
  remove: 'Jednostka opuszcza bitwę',
  cancel: 'Następna karta przeciwnika jest anulowana',
};
const WHY: Record<Reason, string> = {
  only: 'jedyna jednostka, którą może zabić',
  strongest: 'najsilniejsza z jednostek, które może zabić',
  survives: 'z najsilniejszych jednostek ta, której zabicie przeżyje',
  oldest: 'z równie silnych jednostek ta na najstarszym froncie',
  'no-kill': 'nie może zabić żadnej jednostki, więc otwiera front',
  nobody: 'żadna twoja jednostka nie stoi sama, więc otwiera front',
  cancelled: 'kartę anuluje twoja zdolność',
};
const BOOK: Record<Book, string> = {
  culture: 'żetony kultury',
  resource: 'surowce',
  trade: 'handel',
  coins: 'monety',
  unit: 'jednostki',
};
const HOW_MANY: Record<Book, string> = {
  culture: 'żetonów kultury',
  resource: 'surowców',
  trade: 'punktów handlu',
  coins: 'monet',
  unit: 'jednostek',
};
const PICKED = {
  '': '',
  unit: 'karty jednostek w potasowanym stosie, od góry',
  resource: 'żetony surowców w kolejności z rynku',
  person: 'wielkie postacie w kolejności zdobycia',
  building: 'najpierw budynki, potem cuda, miasto po mieście, zgodnie z ruchem wskazówek zegara, od góry',
  square: 'pola miasto po mieście w kolejności założenia, zgodnie z ruchem wskazówek zegara, od góry',
};
const picked = (s: State) => {
  const picking = s.hit?.picking ?? '';
  const huts = picking === 'resource' && s.options.hutPaysResource === 'on';
  return `${PICKED[picking]}${huts ? ', potem chaty, potem wioski' : ''}`;
};
const front = (s: State, k: string, also: Labels['also']) => {
  const theirs = s.battle?.fronts[Number(k) - 1]?.theirs;
  const wounded = theirs && theirs.wounds > 0 ? `, ${wounds(theirs.wounds)}` : '';
  return theirs ? `Front ${k}, przeciw: ${unit(`${theirs.type}-${theirs.attack}-${theirs.health}`)}${also(theirs.type)}${wounded}` : `Front ${k}`;
};

/** As on the cards, tokens and tiles. */
const COMPONENTS = {
  ...TYPE,
  wheat: 'Pszenica',
  silk: 'Jedwab',
  incense: 'Kadzidło',
  iron: 'Żelazo',
  bread: 'Chleb i igrzyska',
  tourney: 'Turniej rycerski',
  primetime: 'Czas największej oglądalności',
  barracks: 'Koszary',
  academy: 'Akademia',
  general: 'Wielki generał',
};

const speak = ({ bare, also }: Labels): Words<Civilization> => ({
  title: 'Cywilizacja: gra planszowa',
  pitch: 'Szesnaście tur sam na sam z historią: wydarzenia, najazd na stolicę, rynek, który odpowiada.',
  seats: () => 'Gracz',
  asks: {
    civilization: () => 'Którą cywilizacją grasz? Wylosuj jedną.',
    counter: () => 'Czyj znacznik poziomu kultury liczy tury? Wylosuj jedną z pozostałych cywilizacji.',
    'first-unit': () => 'Którą kartę wylosowano do początkowych sił?',
    wonders: (s) => (s.turn >= 13 ? 'Tura 13: usuń z rynku wszystkie niezbudowane cuda średniowieczne (i starożytne) i zastąp je nowoczesnymi. Ile ich było?' : 'Tura 8: usuń z rynku wszystkie niezbudowane cuda starożytne i zastąp je średniowiecznymi. Ile ich było?'),
    'event-dice': (s) => `Tura ${s.turn}: rzuć ${rollDice(s.dice)}. Piątka lub szóstka to wydarzenie.`,
    'event-die': (s) => `Tura ${s.turn}: które wydarzenie? Rzuć jedną kością.`,
    'building-or-wonder': () => 'Tracisz budynek albo cud. Co wybierasz?',
    'buildings-owned': () => 'Ile masz budynków?',
    'wonders-owned': () => 'Ile masz zbudowanych cudów?',
    cancel: (s) => {
      const { kind, amount } = effectOn(s, s.turn, s.hit?.die ?? 1);
      const what = s.hit?.loss === 'wonder' ? 'utrata cudu' : s.hit?.loss ? 'utrata budynku' : effect(kind, amount);
      return `Wydarzenie historyczne: ${what}. Anulujesz je?`;
    },
    'two-dice': (s) => (s.options.cancelRoll === 'A' ? 'Rzuć dwiema kośćmi: przy dublecie albo jedynce z dwójką nic z tego.' : 'Rzuć dwiema kośćmi: przy dublecie albo dowolnej jedynce lub dwójce nic z tego.'),
    'culture-owned': (s) => `Utrata: ${tokens(s.hit?.toLose ?? 0)}. Ile ich masz?`,
    'resource-owned': (s) =>
      s.options.hutPaysResource === 'on'
        ? s.options.lossChoice === 'random'
          ? 'Tracisz surowiec, chatę albo wioskę. Spośród ilu żetonów się losuje?'
          : 'Tracisz wybrany surowiec, chatę albo wioskę. Masz coś z tego?'
        : s.options.lossChoice === 'random'
          ? 'Tracisz surowiec. Spośród ilu żetonów się losuje?'
          : 'Tracisz wybrany surowiec. Masz jakiś?',
    'huts-owned': () => 'Tracisz surowiec, chatę albo wioskę. Ile masz chat i wiosek?',
    'resource-choice': () => 'Który surowiec tracisz?',
    'person-owned': (s) => (s.options.lossChoice === 'random' ? 'Tracisz wielką postać. Ile ich masz?' : 'Tracisz wybraną wielką postać. Masz jakąś?'),
    'units-owned': (s) => (s.hit?.die === 5 && s.options.lossPool === 'drawn' ? 'Ile kart jednostek udało się dobrać?' : 'Ile masz kart jednostek łącznie?'),
    'unit-draw': () => 'Którą jednostkę tracisz? Każda twoja karta ma równą szansę.',
    squares: (s) => (effectOf(s.turn, s.hit?.die ?? 4).kind === 'drought' ? 'Susza: ile pól na obrzeżach twoich miast nie jest górą ani pustynią i nie ma budynku ani cudu?' : 'Wylesienie: ile pól lasu na obrzeżach twoich miast nie ma budynku ani cudu?'),
    square: () => 'Wybierz pole na obrzeżach swoich miast. Czy jest jakieś odpowiednie?',
    pick: (s) => `Które z kolei, od 1 do ${s.hit?.of ?? 0}? Licz: ${picked(s)}.`,
    anarchy: () => 'Anarchia: zmień ustrój na anarchię. Stolica nie wykonuje akcji w tej turze.',
    strength: (s) => `Wydarzenie wojskowe, siła ${s.hit?.need ?? 0}: potasuj karty jednostek i dobierz tyle, ile przy ataku jedną armią (zwykle 3). Jaka jest ich łączna siła?`,
    draw: (s) => `Wydarzenie wojskowe, siła ${s.hit?.need ?? 0}: dobierz kartę spośród swoich jednostek (${(s.hit?.drawn.length ?? 0) + 1} z ${Math.min(s.known.hand, armySize(s))}).`,
    bonus: (s) =>
      s.battle
        ? `Ile dodają w tej bitwie budynki i wielkie postacie? Koszary${also('barracks')} 2, akademia${also('academy')} 4, wielki generał${also('general')} 4.`
        : `Jaką premię bojową mają twoje budynki i wielkie postacie w pełnej wysokości? Koszary${also('barracks')} 2, akademia${also('academy')} 4, wielki generał${also('general')} 4.`,
    'wonder-bonus': () => 'A ile dodają cuda i inne zdolności?',
    figures: (s) => `Do siły ${s.hit?.need ?? 0} brakuje ${ofPoints(missing(s))}. Zagrać kartę wydarzenia kulturalnego, która usuwa figurkę wroga? Każda odejmuje 2.`,
    figure: () => 'Razem z jednostkami tracisz jedną wybraną figurkę armii.',
    collect: (s) => `Zbierz handel. Ile? Na tarczy masz ${s.tally.trade}, a mieści się na niej najwyżej 27.`,
    trade: (s) => (s.options.tradeTiming === 'before' ? 'Początek fazy handlu, przed zbiorem: rzucasz trzema kośćmi?' : 'Faza handlu, po zbiorze: rzucasz trzema kośćmi?'),
    'trade-dice': () => 'Rzuć trzema kośćmi: za każdą piątkę lub szóstkę możesz wziąć jedną rzecz.',
    deal: (s) => `Czego chcesz? Wybrano ${s.deal?.rows ?? 0} z ${s.deal?.successes ?? 0}, wartość ${s.deal ? asked(s.deal) : 0}.`,
    'want-amount': () => 'Ile?',
    pay: (s) => `Chcesz: ${list(s.deal?.want ?? {})}, wartość ${s.deal ? asked(s.deal) : 0}. Oferujesz: ${list(s.deal?.offer ?? {})}, wartość ${s.deal ? offered(s.deal) : 0}.`,
    'pay-amount': () => 'Ile oferujesz?',
    movement: () => 'Rozegraj zarządzanie miastami i ruch. Na końcu fazy ruchu twoja stolica zostanie zaatakowana.',
    'hand-limit': () => 'Ile kart liczy twoja ręka bojowa przy ataku jedną armią? Zwykle 3.',
    walls: () => 'Czy twoja stolica ma mury?',
    'my-hand': (s) => (s.battle?.kind === 'village' ? `Dobierz rękę bojową i podaj karty. Dotąd: ${cards(s.battle.hand.length)}.` : `Dobierz karty bojowe (najwyżej ${s.known.hand + 3}) i podaj je. Dotąd: ${cards(s.battle?.hand.length ?? 0)}.`),
    'draw-hand': (s) => `Twoja ręka bojowa: dobierz kartę nr ${(s.battle?.hand.length ?? 0) + 1}.`,
    'my-unit': () => 'Twoja kolej w bitwie: którą jednostkę zagrywasz?',
    'my-front': () => 'Gdzie ją zagrywasz?',
    'their-card': (s) => `${s.battle?.kind === 'village' ? 'Wioska' : 'Przeciwnik'} odkrywa wierzchnią kartę. Zostało: ${cards(s.battle?.cards ?? 0)}.`,
    spoils: () => 'Bitwa wygrana. Weź dowolny surowiec z rynku.',
    'turn-end': (s) => [`Dograj turę ${s.turn} do końca.`, ...(s.anarchy === s.turn ? ['Anarchia: stolica nie wykonuje akcji.'] : []), ...(s.turn >= lastTurn(s) ? ['To ostatnia tura: zgłoś zwycięstwo, zanim ją zakończysz, inaczej przegrasz.'] : [])].join(' '),
    'use-cost': () => 'Czy to karta wydarzenia kulturalnego lub zdolność opłacana surowcami?',
    'use-pay': () => 'Czym płacisz?',
    ability: (s) => (s.use?.what === 'add' ? 'Która jednostka trafia na twoją rękę?' : s.use?.what === 'remove' ? 'Która jednostka opuszcza bitwę?' : 'Która jednostka wroga otrzymuje rany?'),
    'ability-amount': (s) => (s.use?.what === 'bonus' ? 'Jak duża jest premia?' : 'Ile ran?'),
    gain: (s) => (s.use?.what === 'unit' ? 'Którą kartę jednostki zdobywasz?' : s.use?.what === 'resource' && s.options.tally ? 'Który surowiec zdobywasz?' : `Ile ${HOW_MANY[(s.use?.what as Book) || 'culture']} zdobywasz?`),
    spend: (s) => (s.use?.what === 'unit' ? 'Którą kartę jednostki tracisz?' : s.use?.what === 'resource' ? 'Który surowiec wydajesz?' : `Ile ${HOW_MANY[(s.use?.what as Book) || 'culture']} wydajesz?`),
  },
  moves: {
    'play-as': (id, s) => nameOf(s.options.civilizations, id, 'pl'),
    marker: (id, s) => nameOf(s.options.civilizations, id, 'pl'),
    unbuilt: (k) => k,
    event: () => '5 lub 6 (wydarzenie)',
    calm: () => 'Ani 5, ani 6 (spokój)',
    die: (k, s) => {
      const { kind, amount } = effectOn(s, s.turn, Number(k) as 1);
      return `${k} (${effect(kind, amount)})`;
    },
    lose: (what) => {
      if (what === 'building') return 'Budynek';
      if (what === 'wonder') return 'Cud';
      if (what === 'none') return 'Nic takiego nie mam';
      if (what === 'hut') return 'Chata lub wioska';
      return what.includes('-') ? unit(what) + also(unitOf(what).type) : ITEM[what as Item] + also(what);
    },
    accept: (_, s) => (s.step === 'figures' ? 'Przyjmuję straty' : 'Nie anuluję'),
    cancel: (by) => `Anuluj: ${CANCEL[by as Canceller]}${also(by)}`,
    counter: (by) => `Anuluj: ${COUNTER[by as Counter]}`,
    works: () => 'Działa',
    fails: () => 'Nic z tego',
    own: (k, s) => {
      const exact = ['buildings-owned', 'wonders-owned', 'units-owned', 'huts-owned', 'squares'].includes(s.step);
      const random = s.options.lossChoice === 'random' && s.step !== 'culture-owned';
      if (s.step === 'culture-owned') return Number(k) === s.hit?.toLose ? `${k} lub więcej` : k;
      if (exact || (random && s.step !== 'square')) return k;
      return k === '0' ? 'Nie' : 'Tak, zrobione';
    },
    pick: (k) => `Numer ${k}`,
    done: (_, s) =>
      s.step === 'anarchy'
        ? 'Nastaje anarchia'
        : s.step === 'movement'
          ? s.known.walls === 'unknown' || s.known.hand < 0
            ? 'Koniec ruchu: do bitwy'
            : `Koniec ruchu: do bitwy (${s.known.walls === 'yes' ? 'mury' : 'bez murów'}, ręka: ${s.known.hand + 3}, jak poprzednio)`
          : s.step === 'turn-end' && s.turn >= lastTurn(s)
            ? 'Koniec tury bez zwycięstwa: przegrana'
            : 'Koniec tury',
    changed: () => 'Mury albo ręka zmieniły się od tamtej pory',
    immune: () => 'Anarchia mnie nie dotyczy',
    strength: (k) => k,
    draw: (text) => unit(text) + also(unitOf(text).type),
    'no-units': () => 'Nie ma czego dobrać',
    bonus: (k) => k,
    same: (_, s) => `Jak poprzednio: ${s.step === 'wonder-bonus' ? s.known.wonders : s.known.bonus}`,
    'figure-card': () => 'Zagraj kartę usuwającą figurkę',
    figure: (what) => (what === 'lost' ? 'Jedna figurka armii znika' : 'Nie ma żadnej na mapie'),
    collect: (k) => k,
    roll: () => 'Rzuć trzema kośćmi',
    skip: () => 'Bez rzutu',
    success: (k) => (k === '0' ? 'Ani 5, ani 6' : k === '1' ? 'Jedna 5 lub 6' : `Piątki i szóstki: ${k}`),
    want: (item) => `Chcę: ${ITEM[item as Item]}${also(item)}, cena ${VALUES[item as Item][1]}`,
    offer: () => 'To wszystko, teraz płacę',
    'no-deal': () => 'Zakończ bez transakcji',
    'choose-again': () => 'Wybierz od nowa',
    pay: (item, s) => `Płacę: ${ITEM[item as Item]}${also(item)}${s.step === 'pay' ? `, wartość ${VALUES[item as Item][0]}` : ''}`,
    agree: () => 'Zgoda na transakcję',
    amount: (k, s) => (s.step === 'pay-amount' ? `Płacę ${k}` : s.step === 'want-amount' ? times(k, ITEM[(s.deal?.item || 'none') as Item]) : k),
    hand: (k) => cards(Number(k)),
    walls: (what) => (what === 'yes' ? 'Ma mury' : 'Nie ma murów'),
    have: (text) => unit(text) + also(unitOf(text).type),
    'hand-full': () => 'To cała moja ręka',
    unit: (text) => unit(text) + also(unitOf(text).type),
    'new-front': () => 'Otwórz nowy front',
    front: (k, s) => front(s, k, also),
    card: (text) => unit(text) + also(unitOf(text).type),
    take: (what) => (what === 'none' ? 'Nie ma czego wziąć' : `Weź: ${ITEM[what as Item]}${also(what)}`),
    paid: () => 'Tak: rzut dwiema kośćmi',
    free: () => 'Nie: po prostu działa',
    'never-mind': () => 'Jednak nie',
    at: (k, s) => front(s, k, also),
    remove: (what, s) => {
      const [side, k] = what.split('.') as ['mine' | 'theirs', string];
      const f = s.battle?.fronts[Number(k) - 1]?.[side];
      const name = f ? unit(`${f.type}-${f.attack}-${f.health}`) + also(f.type) : '';
      return side === 'mine' ? `Twoja: ${name}, front ${k}` : `Wroga: ${name}, front ${k}`;
    },
  },
  asides: {
    victory: (kind) => (kind === 'culture' ? 'Zwycięstwo kulturalne: jestem na końcu toru' : kind === 'science' ? 'Zwycięstwo technologiczne: mam loty kosmiczne' : 'Zwycięstwo ekonomiczne: mam 15 monet'),
    advance: (_, s) => `Tor kultury: ruch na pole ${s.level + 1}`,
    gained: (book) => `Zdobywam: ${BOOK[book as Book]}`,
    spent: (book) => `Wydaję: ${BOOK[book as Book]}`,
    use: (what) => (what === 'card' ? 'Używam karty wydarzenia kulturalnego' : 'Używam zdolności opłacanej surowcami'),
    'not-possible': () => 'Tego wydarzenia nie da się u mnie wykonać: nie ma efektu',
    decided: (how) => (how === 'won' ? 'Bitwa rozstrzyga się inaczej: wygrywam' : 'Bitwa rozstrzyga się inaczej: przegrywam'),
    'hand-changed': () => 'Moja ręka bojowa się zmieniła',
    'no-roll': () => 'Tej karty nie można anulować: bez rzutu',
    ability: (what) => ABILITY[what as Ability],
    'village-battle': () => 'Atakuję wioskę',
  },
  events: {
    civilization: ({ id }, o) => `Twoja cywilizacja: ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'pl')}.`,
    counter: ({ id }, o) => `Licznik tur, obrazkiem w dół: ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'pl')}.`,
    'first-unit': ({ unit: u }) => `Do początkowych sił dołącza: ${unit(u)}.`,
    'turn-begins': ({ turn, due }) => (due > 0 ? `Zaczyna się tura ${turn}. W tej turze stolica zostanie zaatakowana.` : `Zaczyna się tura ${turn}.`),
    'wonders-swapped': ({ age, out }) =>
      out === 0
        ? 'Żaden niezbudowany cud nie musi zniknąć z rynku.'
        : out === 1
          ? `Niezbudowany cud znika z rynku. Na jego miejsce wchodzi ${age === 'modern' ? 'nowoczesny' : 'średniowieczny'}, o ile jest.`
          : `Niezbudowane cuda znikają z rynku: ${out}. Na ich miejsce wchodzi tyle samo ${age === 'modern' ? 'nowoczesnych' : 'średniowiecznych'}, o ile ich starczy.`,
    'event-roll': ({ dice: x, result }) => (result === 'event' ? `Rzut: ${dice(x)}. Wydarzenie historyczne.` : `Rzut: ${dice(x)}. Spokój.`),
    'history-event': ({ die, effect: kind, amount }) => `Kość wydarzenia: ${die}, ${effect(kind, amount)}.`,
    'loss-chosen': ({ what, k, of: all }) => `Numer ${k} z ${all}: ${what === 'building' ? 'budynek' : 'cud'}.`,
    cancelled: ({ by }) => `Wydarzenie anulowane: ${by in CANCEL ? CANCEL[by as Canceller] : COUNTER[by as Counter]}.`,
    'two-dice': ({ use, result }) => (result === 'works' ? `Rzut udany: ${USE[use]} działa.` : `Rzut nieudany: ${USE[use]} nie działa, a karta lub surowce przepadają.`),
    'roll-skipped': ({ use }) => `Bez rzutu: ${USE[use]} działa.`,
    'no-effect': ({ effect: kind }) => `Bez efektu (${EFFECT[kind]}): nie ma czego stracić.`,
    'not-possible': ({ effect: kind, reason }) => `Wydarzenia nie wykonano (${EFFECT[kind]})${reason ? `: ${reason}` : '.'}`,
    'culture-lost': ({ due, paid, debt }) => (due === paid ? `Oddajesz: ${tokens(paid)}.` : `Oddajesz: ${tokens(paid)}. Bierzesz: ${wounds(due - paid)}. Łączny dług: ${debt}.`),
    'resource-lost': ({ what, k, of: all }) => (k > 0 ? `Tracisz surowiec numer ${k} z ${all}.` : `Utrata: ${what === 'resource' ? 'wybrany surowiec' : ITEM[what]}.`),
    'resource-owed': ({ debt }) => `Nie masz surowca: weź żeton ran. Dług: ${resources(debt)}.`,
    'person-lost': ({ k, of: all }) => (k > 0 ? `Tracisz wielką postać numer ${k} z ${all}.` : 'Tracisz wybraną wielką postać.'),
    'building-lost': ({ what }) => (what === 'building' ? 'Budynek wraca na rynek.' : 'Cud wypada z gry.'),
    'unit-lost': ({ unit: u, k, of: all }) => (u ? `Stracona jednostka: ${unit(u)}.` : `Stracona jednostka: numer ${k} z ${all}.`),
    'all-units-lost': ({ units: k }) => (k === 1 ? 'Tracisz jedyną jednostkę.' : `Tracisz wszystkie jednostki: ${k}.`),
    anarchy: ({ again }) => (again ? 'Anarchia trwa także w tej turze.' : 'Anarchia: stolica nie wykonuje akcji w tej turze.'),
    immune: () => 'Anarchia cię nie dotyczy.',
    government: () => 'Anarchia minęła: wybierz dowolny dostępny ustrój.',
    disaster: ({ what, k, of: all }) => {
      const where = k > 0 ? `pole ${k} z ${all}` : 'wybrane pole';
      return what === 'drought' ? `Susza: ${where} zmienia się w pustynię.` : `Wylesienie: ${where} zmienia się w równinę.`;
    },
    drawn: ({ unit: u, strength }) => `Dobrano: ${unit(u)}, dotąd siła ${strength}.`,
    strength: ({ strength, need }) => `Twoje karty mają siłę ${strength}, potrzeba ${need}.`,
    withstood: ({ total, need }) => `${total} przeciw ${need}: udało się.`,
    'figure-card': ({ need }) => `Wymagana siła spada do ${need}.`,
    shortfall: ({ total, need, missing }) => `${total} przeciw ${need}: brakuje ${ofPoints(missing)}, tracisz tyle samo jednostek.`,
    'figure-lost': ({ lost }) => (lost ? 'Tracisz jedną figurkę armii.' : 'Nie ma figurki armii do stracenia.'),
    'battle-announced': ({ turn, level, cards: k }) => `Bitwa o stolicę w turze ${turn}: poziom wojskowy ${level}, ${cards(k)}. Połóż żeton ran na polu ${turn}.`,
    'battle-too-late': () => 'Bitwa wypadłaby po ostatniej turze: nic się nie dzieje.',
    'battle-begins': ({ kind, level, cards: k, hand, first }) => `${kind === 'capital' ? 'Bitwa o stolicę' : 'Bitwa o wioskę'}: poziom ${level}, ${cards(k)}; po twojej stronie ${cards(hand)}. ${first === 'player' ? 'Zaczynasz ty.' : 'Zaczyna przeciwnik.'}`,
    'unit-played': ({ unit: u, front: k, against }) => (against ? `Zagrywasz: ${unit(u)}, front ${k + 1}, przeciw: ${unit(against)}.` : `Otwierasz front ${k + 1}: ${unit(u)}.`),
    'opponent-plays': ({ unit: u, front: k, against, why }) => {
      if (why === 'cancelled') return `Przeciwnik odkrywa: ${unit(u)}. Twoja zdolność anuluje tę kartę.`;
      return against ? `Przeciwnik zagrywa: ${unit(u)}, front ${k + 1}, przeciw: ${unit(against)}. Powód: ${WHY[why]}.` : `Przeciwnik zagrywa: ${unit(u)}, front ${k + 1}. Powód: ${WHY[why]}.`;
    },
    clash: ({ front: k, first, mine, theirs, mineDies, theirsDies }) => {
      const who = first === 'both' ? 'obie uderzają naraz' : first === 'player' ? 'twoja uderza pierwsza' : 'wroga uderza pierwsza';
      const end = mineDies && theirsDies ? 'obie giną' : mineDies ? `ginie twoja jednostka: ${unit(mine)}` : theirsDies ? `ginie jednostka wroga: ${unit(theirs)}` : 'obie przeżywają';
      return `Front ${k + 1}: ${who}; ${end}.`;
    },
    ability: ({ ability, amount, unit: u, front: k }) => `${ABILITY[ability]}${u ? `: ${unit(u)}` : amount > 0 ? `: ${amount}` : ''}${k >= 0 ? ` (front ${k + 1})` : ''}.`,
    'battle-over': ({ mine, city, bonus, theirs, won }) => `Jednostki ${mine}, miasto ${city}, premie ${bonus}: razem ${mine + city + bonus} przeciw ${theirs}. ${won ? 'Wygrywasz.' : 'Przegrywasz.'}`,
    'battle-decided': ({ won, reason }) => `Bitwę rozstrzygnięto na stole${reason && ` (${reason})`}: ${won ? 'wygrywasz' : 'przegrywasz'}.`,
    remove: ({ kind, won, units: lost, figures }) => {
      const gone = fallen(lost);
      const forces = gone ? `Usuń poległe jednostki: ${gone}.` : 'Nie tracisz żadnej jednostki.';
      if (kind === 'capital') return gone ? `${forces} Figurki armii zostają.` : forces;
      if (!won) return `${forces} Tracisz też figurki armii, które walczyły. Żeton wioski zostaje.`;
      const more = figures > 0 ? ` Wraz z nimi tracisz ${armyFigures(figures)}, ale nie ostatnią z walczących.` : '';
      return `${forces}${more} Weź żeton wioski.`;
    },
    spoils: ({ resource, paysDebt }) => (resource === 'none' ? 'Nie bierzesz niczego z rynku.' : paysDebt ? `Surowiec (${ITEM[resource]}) spłaca dług: oddaj żeton ran.` : `Bierzesz z rynku: ${ITEM[resource]}.`),
    'trade-skipped': () => 'Bez rzutu na handel w tej turze.',
    'trade-roll': ({ successes }) => (successes === 0 ? 'Ani 5, ani 6: bez transakcji.' : `Piątki i szóstki: ${successes}. Tyle rzeczy możesz wziąć.`),
    deal: ({ want, offer, asked: a, offered: b }) => `Transakcja: ${list(want)} (wartość ${a}) za ${list(offer)} (wartość ${b}).${want.card ? ' Karta pochodzi z talii tej części toru, na której stoi twój znacznik kultury.' : ''}${want.hut || want.village ? ' Chaty i wioski losuje się z tych spoza gry.' : ''}`,
    'no-deal': () => 'Bez transakcji.',
    collected: ({ trade: k, over }) => (over > 0 ? `Na tarczy: ${trade(k)}, więcej się nie mieści. Przepada: ${trade(over)}.` : `Na tarczy: ${trade(k)}.`),
    gained: ({ what, amount, paid, debt }) => {
      if (paid === 0) return `Zdobyto: ${times(amount, ITEM[what])}.`;
      return `Zdobyto: ${times(amount, ITEM[what])}. Najpierw oddajesz: ${wounds(paid)}. Bierzesz ${amount - paid}${debt > 0 ? `, dług wynosi jeszcze ${debt}` : ''}.`;
    },
    spent: ({ what, amount }) => `Wydano: ${times(amount, ITEM[what])}.`,
    advanced: ({ space, person }) => `Twój znacznik kultury jest na polu ${space}${person ? ': dostajesz wielką postać' : ''}.`,
    victory: ({ kind, turn, reason }) => `Zwycięstwo ${kind === 'culture' ? 'kulturalne' : kind === 'science' ? 'technologiczne' : 'ekonomiczne'} w turze ${turn}${reason ? `: ${reason}` : '.'}`,
    defeat: ({ kind, turn }) => (kind === 'time' ? `Licznik stoi na polu 16 i czas się skończył: przegrana w turze ${turn}.` : `Stolica padła: przegrana w turze ${turn}.`),
    set: () => 'Ustawiono ręcznie.',
  },
  ruledOut: {
    'no-match': ({ by }) => `To wydarzenie anuluje tylko karta o tym samym skutku; ${COUNTER[by]} się nie nadaje.`,
    'none-owned': ({ item }) => `Już tego nie masz: ${ITEM[item]}.`,
    'no-payment': ({ item }) => `Tym nie można zapłacić: ${ITEM[item]}.`,
    unfair: ({ asked: a, offered: b }) => `Ta transakcja nie jest jeszcze uczciwa: dajesz ${b} za ${a}.`,
    'enough-offered': ({ asked: a, offered: b }) => `Dajesz już ${b} za ${a}; więcej to za dużo.`,
    'not-in-hand': () => 'Tej jednostki nie masz na ręce.',
    'nobody-alone': ({ front: k }) => `Na froncie ${k} żadna jednostka wroga nie stoi sama.`,
  },
  outcomes: {
    culture: 'Zwycięstwo kulturalne: świat podziwia twoją cywilizację.',
    science: 'Zwycięstwo technologiczne: twój statek jest w drodze.',
    economy: 'Zwycięstwo ekonomiczne: twoje monety rządzą światem.',
    time: 'Czas minął: historia przeszła obok ciebie.',
    battle: 'Twoja stolica padła.',
  },
  turn: (turn) => `Tura ${turn}`,
  facts: (fact) => {
    const names: Partial<Record<string, string>> = {
      turn: 'Tura',
      dice: 'Kości do następnego rzutu na wydarzenie',
      'debt.culture': 'Żetony ran: dług kultury',
      'debt.resource': 'Żetony ran: dług surowców',
      'battle.now': 'Bitwy w tej turze',
      'battle.next': 'Bitwy w następnej turze',
      level: 'Twój poziom kultury',
      anarchy: 'Anarchia',
      walls: 'Mury stolicy',
      hand: 'Ręka bojowa z jedną armią',
      bonus: 'Premia bojowa budynków i wielkich postaci',
      'wonder-bonus': 'Premia bojowa cudów i reszty',
      culture: 'Żetony kultury',
      trade: 'Handel',
      coins: 'Monety',
      wheat: 'Pszenica',
      silk: 'Jedwab',
      incense: 'Kadzidło',
      iron: 'Żelazo',
    };
    const [what, type, row] = fact.split('.') as [string, keyof typeof TYPE, string?];
    if (what === 'rank') return `Ranga jednostek: ${TYPE[type]}${also(type)}`;
    if (what === 'army') return `Karty: ${TYPE[type]}${also(type)}, rodzaj ${row}`;
    return (names[fact] ?? fact) + also(fact);
  },
  value: (_, value) => ({ yes: 'tak', no: 'nie', unknown: 'nie podano' })[value] ?? value,
  options: {
    deck: { name: 'Talia jednostek', help: 'Z jakich kart losuje przeciwnik; możesz podać własne liczby.' },
    civilizations: { name: 'Cywilizacje', help: 'Które pudełka masz; możesz podać własną listę.' },
    tally: {
      name: 'Prowadź moje rachunki',
      help: 'Aplikacja liczy kulturę, surowce, handel, monety i jednostki, więc mniej pyta.',
    },
    oppCards: {
      name: 'Karty przeciwnika',
      help: 'Losuje je aplikacja albo ty ze swoich kart i mówisz, co widzisz.',
      choices: { virtual: 'Losuje aplikacja', physical: 'Losuję ja' },
    },
    villageHelper: { name: 'Pomoc przy wioskach', help: 'Aplikacja gra też za wioski barbarzyńców.' },
    finalTurn: {
      name: 'Tura 16',
      help: 'Tekst mówi jedno i drugie: że to ostatnia tura i że dojście do niej oznacza przegraną.',
      choices: { playThenLose: 'Turę 16 się rozgrywa', loseOnArrival: 'Dojście do 16 to przegrana' },
    },
    lastTurnBattle: {
      name: 'Bitwa wyrzucona w ostatniej turze',
      help: 'Nie ma już następnej tury, w której by się odbyła.',
      choices: { ignore: 'Nic się nie dzieje', fightNow: 'Bitwa od razu' },
    },
    resourceDebt: {
      name: 'Dług surowców',
      help: 'Czy brakujący surowiec jest długiem tak jak kultura.',
      choices: { on: 'Dług', off: 'Nic się nie dzieje' },
    },
    hutPaysResource: {
      name: 'Chaty i wioski zamiast surowca',
      help: 'Czy można je oddać przy utracie surowca.',
      choices: { off: 'Nie', on: 'Tak' },
    },
    lossChoice: {
      name: 'Kto wybiera stratę',
      help: 'Surowiec, wielką postać, budynek lub cud.',
      choices: { player: 'Ty', random: 'Los' },
    },
    disasterTarget: {
      name: 'Kto wybiera pole',
      help: 'Przy suszy i wylesieniu.',
      choices: { random: 'Los', player: 'Ty' },
    },
    cancelScope: {
      name: 'Co można anulować',
      help: 'Tekst pozwala na to przy rzutach od 1 do 4.',
      choices: { '1to4': 'Rzuty od 1 do 4', all: 'Każde wydarzenie' },
    },
    counterMatch: {
      name: 'Niszczące karty jako obrona',
      help: 'Które wydarzenie anuluje karta, która coś niszczy lub wywołuje.',
      choices: { matching: 'Tylko taki sam efekt', any: 'Dowolny efekt' },
    },
    rollOnDefence: {
      name: 'Dwie kości w obronie',
      help: 'Czy rzuca się też przy kartach anulujących i zdolnościach w bitwie.',
      choices: { on: 'Tak', off: 'Nie' },
    },
    cancelRoll: {
      name: 'Kiedy karta zawodzi',
      help: 'Dwie interpretacje słów o jedynce i dwójce.',
      choices: { A: 'Dublet albo 1 i 2 (22%)', B: 'Dublet albo dowolna 1 lub 2 (67%)' },
    },
    halveWonders: {
      name: 'Cuda w wydarzeniu wojskowym',
      help: 'Tekst dzieli na pół budynki i wielkie postacie.',
      choices: { off: 'W całości', on: 'Też na pół' },
    },
    lossPool: {
      name: 'Jednostki tracone w wydarzeniu wojskowym',
      help: 'Spośród których kart się losuje.',
      choices: { standing: 'Wszystkie jednostki', drawn: 'Dobrane karty' },
    },
    battleRow: {
      name: 'Siła ataku',
      help: 'Wiersz której tury się liczy; ważne po turach 3, 7 i 12.',
      choices: { battleTurn: 'Tura bitwy', rollTurn: 'Tura rzutu' },
    },
    aircraft: {
      name: 'Lotnictwo',
      help: 'Czy ma przewagę nad jednostkami lądowymi.',
      choices: { plain: 'Bez przewagi', trumpAll: 'Ma przewagę nad wszystkimi' },
    },
    oppBonus: { name: 'Premia bojowa przeciwnika', help: 'Tekst nie podaje żadnej.' },
    dealTest: {
      name: 'Uczciwa transakcja',
      help: 'Tekst czytany dosłownie żąda odwrotności.',
      choices: { fair: 'Oferujesz co najmniej tyle', literal: 'Oferujesz co najwyżej tyle' },
    },
    tradeUnit: {
      name: 'Co daje jeden sukces',
      help: 'Jedną sztukę albo dowolną ilość z jednego wiersza tabeli.',
      choices: { one: 'Jedna rzecz', anyAmountOfOneRow: 'Jeden wiersz, dowolna ilość' },
    },
    tradeTiming: {
      name: 'Kiedy rzut na handel',
      help: 'Przed zbiorem handlu czy po nim.',
      choices: { before: 'Przed zbiorem', after: 'Po zbiorze' },
    },
    mapNote: { name: 'Notatka o mapie', help: 'W tekście brak obrazka: zapisz, jak układasz kafle.' },
    'standIn.culture': {
      name: 'Symulacja: żetony kultury',
      help: 'Ile ma ich symulowany gracz przy stracie.',
    },
    'standIn.growth': {
      name: 'Symulacja: co ile tur nowa jednostka',
      help: 'Symulowana armia zaczyna z trzema jednostkami.',
    },
    'standIn.bonus': {
      name: 'Symulacja: premia bojowa',
      help: 'Budynki i wielkie postacie symulowanego gracza.',
    },
    'standIn.walls': { name: 'Symulacja: mury od tury', help: '0: nigdy.' },
  },
  presets: {
    v04: { name: 'Wersja 0.4', help: 'Zasady jak w tekście, otwarte kwestie rozstrzygnięte.' },
    bookkeeper: { name: 'Z rachunkami', help: 'Aplikacja liczy twoje żetony i jednostki.' },
    harsh: { name: 'Surowo', help: 'Piętnaście tur, surowsze kości, żadna bitwa nie przepada.' },
  },
  refusals: {},
  rules: {
    setup: 'Cywilizację wybiera los. Twój znacznik poziomu kultury zaczyna na początku toru; obok, obrazkiem w dół, leży znacznik innej cywilizacji, licznik tur. Na polu 16 leży żeton ran.',
    clock: 'Na początku każdej tury licznik przesuwa się o jedno pole. Potem wymiana cudów (tury 8 i 13), rzut na wydarzenie, jego skutki i tura jak zwykle. Tekst nazywa turę 16 ostatnią, a zarazem mówi, że dojście do niej to przegrana. Domyślnie się ją rozgrywa; kto do jej końca nie wygrał, przegrał.',
    'event-roll': 'W pierwszej turze jedna kość, w każdej następnej o jedną więcej; po wydarzeniu znów jedna, nawet gdy je anulowano. Piątka lub szóstka na którejkolwiek przynosi jedno wydarzenie. Jeszcze jedna kość mówi które, według wiersza tury.',
    losses: 'Przy 1 lub 2 tracisz to, co mówi wiersz. Domyślnie to ty wybierasz, który surowiec, postać, budynek czy cud, bo o losowaniu tekst mówi tylko przy jednostkach, a chaty i wioski nie są surowcami. Budynek wraca na rynek, cud wypada z gry.',
    debts: 'Za każdy żeton, którego nie możesz oddać, bierzesz żeton ran: o tyle jesteś pod kreską. Cokolwiek zdobędziesz tego rodzaju, najpierw spłaca dług. Domyślnie dług powstaje też w surowcach, osobno od kultury.',
    'nothing-there': 'Wydarzenie, które nie ma czego zabrać albo jest niemożliwe na twoim stole, mija bez skutku i bez długu; dług powstaje tylko w kulturze i, domyślnie, w surowcach. Wydarzenie mimo to miało miejsce: w następnej turze rzucasz jedną kością.',
    picking: 'Aplikacja nie widzi twojego stołu. Mówisz, ile czego jest, a aplikacja lub twoja kość wskazuje jedno, każde z równą szansą, w ustalonej kolejności.',
    'random-unit': 'Przy 3 do tury 7 tracisz jedną kartę jednostki, bez figurki armii; w wydarzeniu wojskowym po jednej za każdy brakujący punkt. Wskazuje ją los, bez względu na rodzaj, domyślnie spośród wszystkich jednostek. Bez jednostek nic się nie dzieje.',
    anarchy: 'Przy 3 od tury 8 ustrój od razu zmienia się w anarchię, taką jak w zwykłej grze: stolica nie wykonuje akcji w tej turze. Na początku następnej tury wybierasz dowolny dostępny ustrój. Odporności działają.',
    disasters: 'Susza zmienia w pustynię pole, które nie jest górą ani pustynią. Wylesienie zabiera las. Pole leży na obrzeżach twoich miast i nie ma budynku ani cudu. Które to pole, tekst nie mówi; domyślnie wskazuje je los, jakby kartę zagrał przeciwnik.',
    cancelling: 'Domyślnie można anulować rzuty od 1 do 4, bo przy nich mówi o tym tekst: kartą wydarzenia kulturalnego, która anuluje wydarzenia („Chleb i igrzyska”, „Turniej rycerski”, „Czas największej oglądalności”), lub inną taką zdolnością. Wydarzenie i tak się liczy: następnym razem rzucasz jedną kością.',
    'counter-cards': 'Karta, którą można zniszczyć budynek, cud lub wielką postać albo wywołać suszę lub wylesienie, może cofnąć to, co robi ci wydarzenie historyczne: domyślnie tylko taki sam efekt, bo lista odpowiada tabeli.',
    'two-dice': 'Gdy chcesz użyć karty wydarzenia kulturalnego lub zdolności opłacanej surowcami, najpierw rzuć dwiema kośćmi. Domyślnie dublet albo jedynka z dwójką ją anuluje: bez efektu, a karta i surowce przepadają. Rzut obowiązuje także w obronie, chyba że ustawienie mówi inaczej.',
    military: 'Przy 5 dobierz tyle kart jednostek, ile przy ataku jedną armią. Ich siła z premiami musi być co najmniej równa liczbie z wiersza. Każda karta usuwająca figurkę wroga obniża ją o 2. Za każdy brakujący punkt tracisz losową jednostkę, domyślnie spośród wszystkich, a wraz z nimi jedną figurkę armii.',
    bonuses: 'W wydarzeniu wojskowym premie budynków i wielkich postaci liczą się w połowie, suma zaokrąglona w dół; cuda, których tekst nie wymienia, domyślnie w całości, miasta wcale. W bitwie wszystko liczy się w pełni.',
    announced: 'Przy 6 żeton ran przypomina: w następnej turze, na końcu fazy ruchu, stolica zostanie zaatakowana. Jak silnie, mówi wiersz, domyślnie wiersz tury bitwy; w ostatniej turze, po której nie ma już następnej, nic się nie dzieje.',
    hands: 'Ręka bojowa to trzy karty, a w obronie miasta o trzy więcej. Dobiera się je losowo; kto ma mniej, bierze wszystkie.',
    opponent:
      'Przeciwnik ma po dwie jednostki każdego rodzaju lądowego, na poziomie 3 jedną lotniczą, na poziomie 4 dwie; z nich losuje rękę. Zagrywa zawsze wierzchnią kartę. Jeśli może nią zabić twoją samotną jednostkę, robi to i wybiera najsilniejszą, jaką może zabić; w przeciwnym razie otwiera front. Z równie silnych bierze tę, której zabicie przeżyje, potem najstarszy front. Domyślnie jego karty losuje aplikacja.',
    fronts:
      'Zaczynasz ty, a przy murach przeciwnik. Na przemian zagrywa się po jednej jednostce, na nowy front albo przeciw samotnej jednostce wroga. Obie uderzają naraz, ale ta, która ma przewagę, pierwsza; przewagę ma piechota nad konnicą, konnica nad artylerią, artyleria nad piechotą. Kto nie ma kart, już nie gra. Lotnictwo domyślnie nie ma przewagi nad nikim i nikt nad nim. Wioska, za którą gra aplikacja, ma po jednej karcie pierwszego poziomu z każdego rodzaju lądowego i zaczyna.',
    abilities: 'Co robią w bitwie technologie i karty, aplikacja nie wie: podaj to w swojej kolejce. Domyślnie karty i płatne zdolności także tutaj wymagają rzutu dwiema kośćmi.',
    'battle-end':
      'Ocalałe jednostki liczą się pełną siłą (jeśli mają osobne zdrowie, tym, co im zostało), do tego premie, 12 za stolicę, 4 za mury; przeciwnik domyślnie premii nie ma, bo tekst żadnej nie podaje. Remis jest twój. Po wygranej bierzesz dowolny surowiec z rynku, po przegranej gra się kończy. Zabite jednostki przepadają. W bitwie o wioskę zwycięzca traci też figurkę armii za każde dwie z nich, ale nie ostatnią, a pokonany wszystkie, które walczyły.',
    trade: 'Na początku fazy handlu, domyślnie przed zbiorem, możesz raz na turę rzucić trzema kośćmi. Za każdą piątkę lub szóstkę możesz wziąć jedną rzecz, za zapłatą.',
    deals:
      'Tekst czytany dosłownie żąda odwrotności. Domyślnie oferta w cenie sprzedaży musi być warta co najmniej tyle, ile żądanie w cenie kupna, a każdy sukces to jedna sztuka; reszty się nie wydaje. Handel i kultura 1 i 2, surowiec 4 i 8, chata 6 i 12, wioska 8 i 16; karta wydarzenia kulturalnego kosztuje 8 i nie można jej oferować.',
    wonders: 'Na początku tury 8 z rynku znikają niezbudowane cuda starożytne, a wchodzą średniowieczne; w turze 13 niezbudowane zastępują nowoczesne. Zbudowane zostają.',
    victories: 'Zwycięstwo kulturalne, technologiczne i ekonomiczne jak w zwykłej grze; militarnego nie ma. Przegrywasz, gdy minie czas albo padnie stolica. Bitwa jest przed badaniami, więc loty kosmiczne w tej samej turze byłyby za późno.',
    tally: 'Jeśli chcesz, aplikacja liczy twoją kulturę, surowce, handel, monety i jednostki. Podajesz, co zdobywasz i wydajesz, i zawsze możesz to poprawić.',
  },
  place: (id) => {
    const [what, which] = id.split('.') as [string, string?];
    if (what === 'history') {
      const band = BANDS[Number(which) - 1];
      return `Tury ${band?.from}–${band?.to}`;
    }
    const names: Record<string, string> = {
      culture: 'Tor kultury',
      'event-dice': 'kości wydarzeń',
      'event-die': 'Kość wydarzenia',
      'debt.culture': 'dług kultury',
      'debt.resource': 'dług surowców',
      battles: 'nadchodzące bitwy',
      fronts: 'Fronty',
      hand: 'Twoja ręka',
      'opponent-cards': 'karty przeciwnika do zagrania',
      fallen: 'Polegli',
      'tally.culture': 'kultura',
      'tally.trade': 'handel',
      'tally.coins': 'monety',
      'tally.wheat': 'pszenica',
      'tally.silk': 'jedwab',
      'tally.incense': 'kadzidło',
      'tally.iron': 'żelazo',
      army: 'Twoja armia',
    };
    return bare(which ?? '', names[id] ?? id);
  },
  piece: ({ kind, print = '', owner }) => {
    if (kind in TYPE) {
      const whose = owner === 'player' ? 'Twoja: ' : owner === 'opponent' ? 'Wróg: ' : '';
      const type = TYPE[kind as keyof typeof TYPE];
      return print ? `${whose}${type} ${print}${also(kind)}` : bare(kind, type);
    }
    if (kind === 'effect-battle') {
      const [level, k, next] = print.split('/');
      return `bitwa${next ? ' w następnej turze' : ''}: poziom ${level}, ${cards(Number(k))}`;
    }
    if (kind.startsWith('effect-')) return effect(kind.slice(7) as EffectKind, Number(print));
    return (
      {
        'own-marker': 'twój znacznik poziomu kultury',
        'turn-counter': 'licznik tur',
        wound: 'żeton ran',
        reminder: 'żeton ran: bitwa',
        wonders: 'wymiana cudów',
        'event-die': print ? `kość z wynikiem ${print}` : 'kość wydarzenia',
      }[kind] ?? kind
    );
  },
  cell: (place, cell) => (place === 'culture' ? (cell === 0 ? 'początek' : `pole ${cell}`) : place === 'fronts' ? `front ${cell + 1}` : ''),
  measures: {
    'events-by-turn': {
      name: 'Wydarzenia według tur',
      help: 'Szansa na wydarzenie historyczne w każdej turze.',
      key: 'Tura',
      outcome: (k) => (k === 'event' ? 'wydarzenie' : 'spokój'),
    },
    'results-by-turn': {
      name: 'Które wydarzenie według tur',
      help: 'Szansa na każde wydarzenie historyczne w każdej turze.',
      key: 'Tura',
      outcome: (k) => (k === 'calm' ? 'spokój' : EFFECT[k as EffectKind]),
    },
    battles: {
      name: 'Bitwy',
      help: 'Ile bitew o stolicę przynosi cała gra.',
      key: 'Cała gra',
      row: () => 'cała gra',
      outcome: (k) => battles(Number(k)),
    },
    'no-battle': {
      name: 'Pokój od początku',
      help: 'Szansa, że do danej tury nie było żadnej bitwy.',
      key: 'Tura',
      outcome: (k) => (k === 'none' ? 'dotąd bez bitwy' : 'jedna lub więcej'),
    },
    'military-shortfall': {
      name: 'Wydarzenie wojskowe według armii',
      help: 'Ilu punktów brakuje armii: karty każdego rodzaju (słabe, średnie, silne), ranga, ręka i premie.',
      key: 'Tura',
      outcome: (k) => (k === '0' ? 'odparte' : `brakuje ${ofPoints(Number(k))}`),
    },
    survive: {
      name: 'Czy przetrwam?',
      help: 'Szansa na utrzymanie stolicy z daną armią (karty każdego rodzaju: słabe, średnie, silne), rangą, ręką, murami i premiami, według prostego planu.',
      key: 'Tura',
      outcome: (k) => (k === 'held' ? 'stolica obroniona' : 'stolica pada'),
    },
  },
  problems,
  bots: {
    steady: { name: 'Bot solidny', help: 'rozsądny i spokojny' },
  },
  checklist: (o) => [
    `Cywilizację wylosuje aplikacja lub ty; przygotuj wszystkie elementy w swoim kolorze ${o.tally ? 'oraz po jednej karcie piechoty, konnicy i artylerii, o które aplikacja zapyta' : 'oraz trzy początkowe jednostki'}.`,
    o.mapNote ? `Mapa: ${o.mapNote}` : 'Mapa: w zasadach brakuje obrazka. Sprawdza się mapa dla dwóch graczy z ośmiu kafli, z neutralnym kaflem zamiast domu nieobecnego gracza.',
    'Połóż swój znacznik poziomu kultury na początku toru kultury, a obok, obrazkiem w dół, znacznik innej cywilizacji: licznik tur.',
    'Połóż żeton ran na polu 16 toru kultury.',
    'Miej pod ręką kilka sześciościennych kości i żetony ran.',
  ],
});

export const words = spoken('pl', COMPONENTS, speak);

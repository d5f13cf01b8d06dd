/** Sólová hra Civilizace česky; termíny podle českého textu pravidel. */
import type { Labels } from '../../../kernel/printed.ts';
import { form, listing, plural, times, type Words } from '../../../kernel/words.ts';
import { armySize } from '../rules/books.ts';
import { ALL_CIVILIZATIONS, nameOf } from '../rules/civilizations.ts';
import { BANDS, type EffectKind, effectOf } from '../rules/history.ts';
import { missing } from '../rules/military.ts';
import type { Ability, Book, Canceller, Civilization, Counter, Item, Reason, State, UseKind } from '../rules/state.ts';
import { asked, offered, VALUES } from '../rules/trade.ts';
import { effectOn, lastTurn } from '../rules/turn.ts';
import { type Face, unitOf } from '../rules/units.ts';
import { spoken } from './components.ts';
import { problems } from './problems/cs.ts';

const n = plural('cs');
const and = listing('cs');
/** `many` stojí po zlomku: půl druhého bodu. */
const of = (one: string, few: string, many: string, other: string) => (k: number) => n(k, { one, few, many, other });
const tokens = of('žeton kultury', 'žetony kultury', 'žetonu kultury', 'žetonů kultury');
/** Koho, čeho: ztráta 3 žetonů kultury. */
const lostTokens = of('žetonu kultury', 'žetonů kultury', 'žetonu kultury', 'žetonů kultury');
const resources = of('surovinu', 'suroviny', 'suroviny', 'surovin');
const dice = of('kostka', 'kostky', 'kostky', 'kostek');
const rollDice = of('kostkou', 'kostkami', 'kostky', 'kostkami');
const cards = of('karta', 'karty', 'karty', 'karet');
/** Koho, co: nejvýš 4 bojové karty, nejvýš 6 bojových karet. */
const battleCards = of('bojovou kartu', 'bojové karty', 'bojové karty', 'bojových karet');
const units = of('jednotka', 'jednotky', 'jednotky', 'jednotek');
const points = of('bod', 'body', 'bodu', 'bodů');
const missingPoints = (k: number) => `${form('cs')(k, { one: 'schází', few: 'scházejí', many: 'schází', other: 'schází' })} ${points(k)}`;
const wounds = of('žeton zranění', 'žetony zranění', 'žetonu zranění', 'žetonů zranění');
const trade = of('bod obchodu', 'body obchodu', 'bodu obchodu', 'bodů obchodu');
const unbuiltWonders = of('nepostavený div', 'nepostavené divy', 'nepostaveného divu', 'nepostavených divů');
const lapsed = (k: number) => `${form('cs')(k, { one: 'propadá', few: 'propadají', many: 'propadá', other: 'propadá' })} ${trade(k)}`;
const leavingWonders = (k: number) => `${form('cs')(k, { one: 'odchází', few: 'odcházejí', many: 'odchází', other: 'odchází' })} ${unbuiltWonders(k)}`;
const battles = of('boj', 'boje', 'boje', 'bojů');

const TYPE = { infantry: 'Pěchota', mounted: 'Jízda', artillery: 'Střelci', aircraft: 'Letectvo' };
const unit = (text: string) => {
  const { type, attack, health } = unitOf(text);
  return `${TYPE[type]} ${attack === health ? attack : `${attack}/${health}`}`;
};
const EFFECT: Record<EffectKind, string> = {
  culture: 'ztráta žetonů kultury',
  resource: 'ztráta suroviny',
  person: 'ztráta slavné osobnosti',
  building: 'ztráta budovy nebo divu',
  unit: 'ztráta náhodné jednotky',
  anarchy: 'anarchie',
  drought: 'sucho',
  deforestation: 'odlesnění',
  military: 'vojenská událost',
  battle: 'boj',
};
const effect = (kind: EffectKind, amount: number) => (kind === 'culture' ? `ztráta ${lostTokens(amount)}` : kind === 'military' ? `vojenská událost, síla ${amount}` : kind === 'battle' ? `boj, vojenská úroveň ${amount}` : EFFECT[kind]);
const CANCEL: Record<Canceller, string> = {
  bread: 'karta Chléb a hry',
  tourney: 'karta Rytířský turnaj',
  primetime: 'karta Hlavní vysílací čas',
  other: 'jiná schopnost',
};
const COUNTER: Record<Counter, string> = {
  building: 'karta, která ničí budovu',
  wonder: 'karta, která ničí div',
  person: 'karta, která ničí slavnou osobnost',
  drought: 'karta, která způsobí sucho',
  deforestation: 'karta, která způsobí odlesnění',
};
const ITEM: Record<Item | 'coins' | 'unit' | 'none', string> = {
  trade: 'bod obchodu',
  culture: 'žeton kultury',
  resource: 'surovina',
  wheat: 'pšenice',
  silk: 'hedvábí',
  incense: 'kadidlo',
  iron: 'železo',
  card: 'karta kulturní události',
  hut: 'chýše',
  village: 'vesnice',
  coins: 'mince',
  unit: 'jednotka',
  none: 'nic',
};
const fallen = (lost: Record<Face, number>) => and(Object.entries(lost).map(([u, k]) => (k === 1 ? unit(u) : times(k, unit(u)))));
const armyFigures = of('figurku armády', 'figurky armády', 'figurky armády', 'figurek armády');
const list = (items: Partial<Record<Item, number>>) => and(Object.entries(items).map(([item, k]) => times(k, ITEM[item as Item]))) || 'nic';
const USE: Record<UseKind, string> = {
  cancel: 'rušící karta',
  figures: 'karta ničící figurku',
  card: 'karta kulturní události',
  resources: 'schopnost',
  battle: 'schopnost',
};
const ABILITY: Record<Ability, string> = {
  strike: 'Moje příští jednotka způsobí víc zranění',
  wounds: 'Zranění nepřátelské jednotky',
  bonus: 'Bojový bonus',
  add: 'Jednotka přibude do ruky',
  remove: 'Jednotka opustí boj',
  cancel: 'Příští karta soupeře se ruší',
};
const WHY: Record<Reason, string> = {
  only: 'jediná jednotka, kterou může zničit',
  strongest: 'nejsilnější z jednotek, které může zničit',
  survives: 'z nejsilnějších jednotek ta, jejíž zničení přežije',
  oldest: 'ze stejně silných jednotek ta v nejstarší frontě',
  'no-kill': 'žádnou jednotku zničit nemůže, vytváří novou frontu',
  nobody: 'žádná vaše jednotka nestojí sama, vytváří novou frontu',
  cancelled: 'zrušeno vaší schopností',
};
const BOOK: Record<Book, string> = {
  culture: 'žetony kultury',
  resource: 'suroviny',
  trade: 'body obchodu',
  coins: 'mince',
  unit: 'jednotky',
};
const HOW_MANY: Record<Book, string> = {
  culture: 'žetonů kultury',
  resource: 'surovin',
  trade: 'bodů obchodu',
  coins: 'mincí',
  unit: 'jednotek',
};
const PICKED = {
  '': '',
  unit: 'karty jednotek v zamíchaném balíčku odshora',
  resource: 'žetony surovin v pořadí, v jakém leží na tržišti',
  person: 'slavné osobnosti v pořadí, v jakém jste je získali',
  building: 'nejdřív budovy, potom divy, město po městě, odshora po směru hodinových ručiček',
  square: 'pole město po městě v pořadí založení, odshora po směru hodinových ručiček',
};
const picked = (s: State) => {
  const picking = s.hit?.picking ?? '';
  const huts = picking === 'resource' && s.options.hutPaysResource === 'on';
  return `${PICKED[picking]}${huts ? ', potom chýše, potom vesnice' : ''}`;
};
const front = (s: State, k: string, also: Labels['also']) => {
  const theirs = s.battle?.fronts[Number(k) - 1]?.theirs;
  const wounded = theirs && theirs.wounds > 0 ? `, ${wounds(theirs.wounds)}` : '';
  return theirs ? `Fronta ${k}, proti: ${unit(`${theirs.type}-${theirs.attack}-${theirs.health}`)}${also(theirs.type)}${wounded}` : `Fronta ${k}`;
};

/** As on the cards, tokens and tiles. */
const COMPONENTS = {
  ...TYPE,
  wheat: 'Pšenice',
  silk: 'Hedvábí',
  incense: 'Kadidlo',
  iron: 'Železo',
  bread: 'Chléb a hry',
  tourney: 'Rytířský turnaj',
  primetime: 'Hlavní vysílací čas',
  barracks: 'Kasárna',
  academy: 'Akademie',
  general: 'Vojevůdce',
};

const speak = ({ bare, also }: Labels): Words<Civilization> => ({
  title: 'Civilizace: desková hra',
  pitch: 'Šestnáct tahů o samotě proti dějinám: události, útoky na hlavní město a obchod podle kostek.',
  seats: () => 'Hráč',
  asks: {
    civilization: () => 'Za kterou civilizaci hrajete? Rozhodne náhoda.',
    counter: () => 'Čí žeton kulturní úrovně bude počítadlem tahů? Jinou civilizaci vybere náhoda.',
    'first-unit': () => 'Kterou kartu jste si vylosovali do počáteční armády?',
    wonders: (s) => (s.turn >= 13 ? 'Tah 13: divy, které zůstaly na tržišti nepostavené (středověké i starověké), jdou pryč a přicházejí za ně moderní. Kolik jich odešlo?' : 'Tah 8: starověké divy, které zůstaly na tržišti nepostavené, jdou pryč a přicházejí za ně středověké. Kolik jich odešlo?'),
    'event-dice': (s) => `Tah ${s.turn}: hoďte ${rollDice(s.dice)}. Pětka nebo šestka přináší událost.`,
    'event-die': (s) => `Tah ${s.turn}: která událost nastane? Hoďte jednou kostkou.`,
    'building-or-wonder': () => 'Přicházíte o budovu nebo o div. O co?',
    'buildings-owned': () => 'Kolik máte budov?',
    'wonders-owned': () => 'Kolik divů jste postavili?',
    cancel: (s) => {
      const { kind, amount } = effectOn(s, s.turn, s.hit?.die ?? 1);
      const what = s.hit?.loss === 'wonder' ? 'ztráta divu' : s.hit?.loss ? 'ztráta budovy' : effect(kind, amount);
      return `Historická událost: ${what}. Zrušíte ji?`;
    },
    'two-dice': (s) => (s.options.cancelRoll === 'A' ? 'Hoďte dvěma kostkami: dvě stejná čísla, nebo jednička s dvojkou efekt ruší.' : 'Hoďte dvěma kostkami: dvě stejná čísla, nebo jakákoli jednička či dvojka efekt ruší.'),
    'culture-owned': (s) => `Ztráta ${lostTokens(s.hit?.toLose ?? 0)}. Kolik jich máte?`,
    'resource-owned': (s) =>
      s.options.hutPaysResource === 'on'
        ? s.options.lossChoice === 'random'
          ? 'Přicházíte o surovinu, chýši nebo vesnici. Z kolika žetonů se vybírá?'
          : 'Přicházíte o surovinu, chýši nebo vesnici podle svého výběru. Máte něco z toho?'
        : s.options.lossChoice === 'random'
          ? 'Přicházíte o surovinu. Z kolika žetonů se vybírá?'
          : 'Přicházíte o surovinu podle svého výběru. Máte nějakou?',
    'huts-owned': () => 'Přicházíte o surovinu, chýši nebo vesnici. Kolik máte chýší a vesnic?',
    'resource-choice': () => 'O kterou surovinu přicházíte?',
    'person-owned': (s) => (s.options.lossChoice === 'random' ? 'Přicházíte o slavnou osobnost. Kolik jich máte?' : 'Přicházíte o slavnou osobnost podle svého výběru. Máte nějakou?'),
    'units-owned': (s) => (s.hit?.die === 5 && s.options.lossPool === 'drawn' ? 'Kolik karet jednotek jste si lízli?' : 'Kolik karet jednotek máte celkem?'),
    'unit-draw': () => 'O kterou jednotku přicházíte? Každá vaše karta má stejnou šanci.',
    squares: (s) => (effectOf(s.turn, s.hit?.die ?? 4).kind === 'drought' ? 'Sucho: kolik polí v okolí vašich měst není hora ani poušť a nemá budovu ani div?' : 'Odlesnění: kolik lesních polí v okolí vašich měst nemá budovu ani div?'),
    square: () => 'Vyberte pole v okolí svých měst. Je tam nějaké vhodné?',
    pick: (s) => `Vylosujte číslo od 1 do ${s.hit?.of ?? 0}. Počítejte ${picked(s)}.`,
    anarchy: () => 'Anarchie: změňte své zřízení na anarchii. Hlavní město v tomto tahu neprovádí akci.',
    strength: (s) => `Vojenská událost, síla ${s.hit?.need ?? 0}: promíchejte svoje jednotky a náhodně jich vytáhněte tolik, s kolika smí útočit jedna armáda (obvykle 3). Kolik dává jejich síla dohromady?`,
    draw: (s) => `Vojenská událost, síla ${s.hit?.need ?? 0}: lízněte si jednu ze svých karet jednotek (${(s.hit?.drawn.length ?? 0) + 1}/${Math.min(s.known.hand, armySize(s))}).`,
    bonus: (s) =>
      s.battle
        ? `Kolik v tomto boji přidávají budovy a slavné osobnosti? Kasárna${also('barracks')} 2, akademie${also('academy')} 4, vojevůdce${also('general')} 4.`
        : `Jaký bojový bonus mají vaše budovy a slavné osobnosti v plné výši? Kasárna${also('barracks')} 2, akademie${also('academy')} 4, vojevůdce${also('general')} 4.`,
    'wonder-bonus': () => 'A kolik přidávají divy a další schopnosti?',
    figures: (s) => `Do síly ${s.hit?.need ?? 0} ${missingPoints(missing(s))}. Vyložíte kartu kulturní události, která ničí soupeřovu figurku? Každá odečte 2.`,
    figure: () => 'S jednotkami ztrácíte i jednu figurku armády podle svého výběru.',
    collect: (s) => `Kolik bodů obchodu získáváte? Na stupnici jich máte ${s.tally.trade} a víc než 27 se jich tam nevejde.`,
    trade: (s) => (s.options.tradeTiming === 'before' ? 'Začátek fáze obchodu, před získáním bodů: hodíte třemi kostkami?' : 'Fáze obchodu, po získání bodů: hodíte třemi kostkami?'),
    'trade-dice': () => 'Hoďte třemi kostkami: každá pětka nebo šestka dovoluje jednu položku.',
    deal: (s) => `Co byste chtěli? Vybráno ${s.deal?.rows ?? 0} z celkem ${s.deal?.successes ?? 0}, hodnota ${s.deal ? asked(s.deal) : 0}.`,
    'want-amount': () => 'Kolik?',
    pay: (s) => `Požadujete: ${list(s.deal?.want ?? {})}, hodnota ${s.deal ? asked(s.deal) : 0}. Nabízíte: ${list(s.deal?.offer ?? {})}, hodnota ${s.deal ? offered(s.deal) : 0}.`,
    'pay-amount': () => 'Kolik nabízíte?',
    movement: () => 'Odehrajte správu měst a pohyb. Na konci fáze pohybu dojde k boji o vaše hlavní město.',
    'hand-limit': () => 'S kolika bojovými kartami smí útočit jedna vaše armáda? Obvykle 3.',
    walls: () => 'Je vaše hlavní město opevněné?',
    'my-hand': (s) => (s.battle?.kind === 'village' ? `Lízněte si bojové karty a zadejte je. Zatím: ${cards(s.battle.hand.length)}.` : `Lízněte si nejvýš ${battleCards(s.known.hand + 3)} a zadejte je. Zatím: ${cards(s.battle?.hand.length ?? 0)}.`),
    'draw-hand': (s) => `Vaše bojové karty: lízněte si ${(s.battle?.hand.length ?? 0) + 1}. kartu.`,
    'my-unit': () => 'Jste na řadě: kterou jednotku vyložíte?',
    'my-front': () => 'Kam ji vyložíte?',
    'their-card': (s) => `${s.battle?.kind === 'village' ? 'Vesnice' : 'Soupeř'} obrací první kartu svého balíčku. Karet v něm zbývá: ${s.battle?.cards ?? 0}.`,
    spoils: () => 'Vyhráli jste boj: z tržiště si berete surovinu podle svého výběru.',
    'turn-end': (s) => [`Dohrajte tah ${s.turn}.`, ...(s.anarchy === s.turn ? ['Anarchie: hlavní město neprovádí akci.'] : []), ...(s.turn >= lastTurn(s) ? ['Je to poslední tah: vítězství ohlaste dřív, než tah ukončíte, jinak prohrajete.'] : [])].join(' '),
    'use-cost': () => 'Jde o kartu kulturní události nebo o schopnost placenou surovinami?',
    'use-pay': () => 'Čím platíte?',
    ability: (s) => (s.use?.what === 'add' ? 'Která jednotka vám přibude do ruky?' : s.use?.what === 'remove' ? 'Která jednotka opustí boj?' : 'Která nepřátelská jednotka je zraněna?'),
    'ability-amount': (s) => (s.use?.what === 'bonus' ? 'Jak velký je bonus?' : 'Kolik zranění?'),
    gain: (s) => (s.use?.what === 'unit' ? 'Kterou kartu jednotky jste získali?' : s.use?.what === 'resource' && s.options.tally ? 'Kterou surovinu jste získali?' : `Kolik ${HOW_MANY[(s.use?.what as Book) || 'culture']} jste získali?`),
    spend: (s) => (s.use?.what === 'unit' ? 'O kterou kartu jednotky jste přišli?' : s.use?.what === 'resource' ? 'Kterou surovinu jste utratili?' : `Kolik ${HOW_MANY[(s.use?.what as Book) || 'culture']} jste utratili?`),
  },
  moves: {
    'play-as': (id, s) => nameOf(s.options.civilizations, id, 'cs'),
    marker: (id, s) => nameOf(s.options.civilizations, id, 'cs'),
    unbuilt: (k) => k,
    event: () => '5 nebo 6 (událost)',
    calm: () => 'Žádná 5 ani 6 (klid)',
    die: (k, s) => {
      const { kind, amount } = effectOn(s, s.turn, Number(k) as 1);
      return `${k} (${effect(kind, amount)})`;
    },
    lose: (what) => {
      if (what === 'building') return 'O budovu';
      if (what === 'wonder') return 'O div';
      if (what === 'none') return 'Nic takového nemám';
      if (what === 'hut') return 'Chýše nebo vesnice';
      return what.includes('-') ? unit(what) + also(unitOf(what).type) : ITEM[what as Item] + also(what);
    },
    accept: (_, s) => (s.step === 'figures' ? 'Přijmout ztráty' : 'Nezrušit'),
    cancel: (by) => `Zrušit: ${CANCEL[by as Canceller]}${also(by)}`,
    counter: (by) => `Zrušit: ${COUNTER[by as Counter]}`,
    works: () => 'Efekt platí',
    fails: () => 'Efekt se ruší',
    own: (k, s) => {
      const exact = ['buildings-owned', 'wonders-owned', 'units-owned', 'huts-owned', 'squares'].includes(s.step);
      const random = s.options.lossChoice === 'random' && s.step !== 'culture-owned';
      if (s.step === 'culture-owned') return Number(k) === s.hit?.toLose ? `${k} nebo víc` : k;
      if (exact || (random && s.step !== 'square')) return k;
      return k === '0' ? 'Ne' : 'Ano, hotovo';
    },
    pick: (k) => `Číslo ${k}`,
    done: (_, s) =>
      s.step === 'anarchy'
        ? 'Nastává anarchie'
        : s.step === 'movement'
          ? s.known.walls === 'unknown' || s.known.hand < 0
            ? 'Pohyb skončil: do boje'
            : `Pohyb skončil: do boje (${s.known.walls === 'yes' ? 's opevněním' : 'bez opevnění'}, limit karet ${s.known.hand + 3}, jako předtím)`
          : s.step === 'turn-end' && s.turn >= lastTurn(s)
            ? 'Tah skončil bez vítězství: prohra'
            : 'Tah skončil',
    changed: () => 'Změnilo se opevnění nebo limit karet',
    immune: () => 'Anarchie se mě netýká',
    strength: (k) => k,
    draw: (text) => unit(text) + also(unitOf(text).type),
    'no-units': () => 'Není co líznout',
    bonus: (k) => k,
    same: (_, s) => `Jako předtím: ${s.step === 'wonder-bonus' ? s.known.wonders : s.known.bonus}`,
    'figure-card': () => 'Vyložit kartu, která ničí figurku',
    figure: (what) => (what === 'lost' ? 'Jedna figurka armády je pryč' : 'Žádná na mapě není'),
    collect: (k) => k,
    roll: () => 'Hodit třemi kostkami',
    skip: () => 'Neházet',
    success: (k) => (k === '0' ? 'Žádná 5 ani 6' : k === '1' ? 'Jedna 5 nebo 6' : `Pětek a šestek: ${k}`),
    want: (item) => `Chci: ${ITEM[item as Item]}${also(item)}, cena ${VALUES[item as Item][1]}`,
    offer: () => 'To je vše, přejít k placení',
    'no-deal': () => 'Skončit bez obchodu',
    'choose-again': () => 'Vybrat znovu',
    pay: (item, s) => `Platím: ${ITEM[item as Item]}${also(item)}${s.step === 'pay' ? `, hodnota ${VALUES[item as Item][0]}` : ''}`,
    agree: () => 'Uzavřít obchod',
    amount: (k, s) => (s.step === 'pay-amount' ? `Platím ${k}` : s.step === 'want-amount' ? times(k, ITEM[(s.deal?.item || 'none') as Item]) : k),
    hand: (k) => cards(Number(k)),
    walls: (what) => (what === 'yes' ? 'Je opevněné' : 'Není opevněné'),
    have: (text) => unit(text) + also(unitOf(text).type),
    'hand-full': () => 'To jsou všechny mé karty',
    unit: (text) => unit(text) + also(unitOf(text).type),
    'new-front': () => 'Vytvořit novou frontu',
    front: (k, s) => front(s, k, also),
    card: (text) => unit(text) + also(unitOf(text).type),
    take: (what) => (what === 'none' ? 'Není co vzít' : `Vzít: ${ITEM[what as Item]}${also(what)}`),
    paid: () => 'Ano: hodit dvěma kostkami',
    free: () => 'Ne: platí bez hodu',
    'never-mind': () => 'Nic, zpět',
    at: (k, s) => front(s, k, also),
    remove: (what, s) => {
      const [side, k] = what.split('.') as ['mine' | 'theirs', string];
      const f = s.battle?.fronts[Number(k) - 1]?.[side];
      const name = f ? unit(`${f.type}-${f.attack}-${f.health}`) + also(f.type) : '';
      return side === 'mine' ? `Vaše: ${name}, fronta ${k}` : `Soupeř: ${name}, fronta ${k}`;
    },
  },
  asides: {
    victory: (kind) => (kind === 'culture' ? 'Kulturní vítězství: jsem na konci stupnice' : kind === 'science' ? 'Vědecké vítězství: mám vesmírný let' : 'Ekonomické vítězství: mám 15 mincí'),
    advance: (_, s) => `Postoupit na kulturní stupnici na pole ${s.level + 1}`,
    gained: (book) => `Získávám: ${BOOK[book as Book]}`,
    spent: (book) => (book === 'unit' ? 'Přicházím o jednotku' : `Utrácím: ${BOOK[book as Book]}`),
    use: (what) => (what === 'card' ? 'Používám kartu kulturní události' : 'Používám schopnost placenou surovinami'),
    'not-possible': () => 'Tuto událost u mě nelze provést: zůstává bez efektu',
    decided: (how) => (how === 'won' ? 'Boj se rozhodl jinak: vyhrávám' : 'Boj se rozhodl jinak: prohrávám'),
    'hand-changed': () => 'Můj limit bojových karet se změnil',
    'no-roll': () => 'Tuto kartu nelze zrušit: bez hodu',
    ability: (what) => ABILITY[what as Ability],
    'village-battle': () => 'Útočím na vesnici',
  },
  events: {
    civilization: ({ id }, o) => `Vaše civilizace: ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'cs')}.`,
    counter: ({ id }, o) => `Počítadlo tahů, obrázkem dolů: ${nameOf(o?.civilizations ?? ALL_CIVILIZATIONS, id, 'cs')}.`,
    'first-unit': ({ unit: u }) => `Do počáteční armády přichází: ${unit(u)}.`,
    'turn-begins': ({ turn, due }) => (due > 0 ? `Začíná tah ${turn}. V tomto tahu dojde k boji o hlavní město.` : `Začíná tah ${turn}.`),
    'wonders-swapped': ({ age, out }) =>
      out === 0
        ? 'Žádný nepostavený div z tržiště neodchází.'
        : out === 1
          ? `Z tržiště ${leavingWonders(out)}; na jeho místo přijde ${age === 'modern' ? 'moderní' : 'středověký'}, je-li ještě nějaký.`
          : `Z tržiště ${leavingWonders(out)}; na jejich místo přijde stejný počet ${age === 'modern' ? 'moderních' : 'středověkých'}, je-li jich dost.`,
    'event-roll': ({ dice: x, result }) => (result === 'event' ? `Hod: ${dice(x)}. Dochází k události.` : `Hod: ${dice(x)}. Klid.`),
    'history-event': ({ die, effect: kind, amount }) => `Na kostce padlo ${die}: ${effect(kind, amount)}.`,
    'loss-chosen': ({ what, k, of: all }) => `Číslo ${k} z celkem ${all}: ${what === 'building' ? 'budova' : 'div'}.`,
    cancelled: ({ by }) => `Zrušeno: ${by in CANCEL ? CANCEL[by as Canceller] : COUNTER[by as Counter]}.`,
    'two-dice': ({ use, result }) => (result === 'works' ? `Kostky efekt neruší: ${USE[use]} platí.` : `Kostky ruší efekt: ${USE[use]}. Karta nebo zaplacené suroviny jsou pryč.`),
    'roll-skipped': ({ use }) => `Bez hodu: ${USE[use]} platí.`,
    'no-effect': ({ effect: kind }) => `Bez efektu (${EFFECT[kind]}): není co postihnout.`,
    'not-possible': ({ effect: kind, reason }) => `Událost se neprovádí (${EFFECT[kind]})${reason ? `: ${reason}` : '.'}`,
    'culture-lost': ({ due, paid, debt }) => (due === paid ? `Odevzdáváte: ${tokens(paid)}.` : `Odevzdáváte: ${tokens(paid)}. Berete si: ${wounds(due - paid)}. Celkem dlužíte ${debt}.`),
    'resource-lost': ({ what, k, of: all }) => (k > 0 ? `Přicházíte o surovinu číslo ${k} z celkem ${all}.` : `Ztráta: ${what === 'resource' ? 'surovina podle vašeho výběru' : ITEM[what]}.`),
    'resource-owed': ({ debt }) => `Žádnou surovinu nemáte: vezměte si žeton zranění. Dlužíte ${resources(debt)}.`,
    'person-lost': ({ k, of: all }) => (k > 0 ? `Přicházíte o slavnou osobnost číslo ${k} z celkem ${all}.` : 'Přicházíte o slavnou osobnost podle svého výběru.'),
    'building-lost': ({ what }) => (what === 'building' ? 'Budova se vrací na tržiště.' : 'Div odchází ze hry.'),
    'unit-lost': ({ unit: u, k, of: all }) => (u ? `Ztracená jednotka: ${unit(u)}.` : `Ztracená jednotka: číslo ${k} z celkem ${all}.`),
    'all-units-lost': ({ units: k }) => `Ztraceno vše: ${units(k)}.`,
    anarchy: ({ again }) => (again ? 'Anarchie trvá i v tomto tahu.' : 'Anarchie: hlavní město v tomto tahu neprovádí akci.'),
    immune: () => 'Anarchie se vás netýká.',
    government: () => 'Anarchie skončila: zvolte si libovolné dostupné zřízení.',
    disaster: ({ what, k, of: all }) => {
      const where = k > 0 ? `pole ${k} z celkem ${all}` : 'vybrané pole';
      return what === 'drought' ? `Sucho: ${where} se mění v poušť.` : `Odlesnění: ${where} se mění v louku.`;
    },
    drawn: ({ unit: u, strength }) => `Líznuto: ${unit(u)}, zatím síla ${strength}.`,
    strength: ({ strength, need }) => `Vaše karty mají sílu ${strength}, potřeba je ${need}.`,
    withstood: ({ total, need }) => `${total} proti ${need}: ubránili jste se.`,
    'figure-card': ({ need }) => `Potřebná síla klesá na ${need}.`,
    shortfall: ({ total, need, missing }) => `${total} proti ${need}: ${missingPoints(missing)}, přicházíte o stejný počet jednotek.`,
    'figure-lost': ({ lost }) => (lost ? 'Přicházíte o jednu figurku armády.' : 'Žádná figurka armády na mapě není.'),
    'battle-announced': ({ turn, level, cards: k }) => `V tahu ${turn} dojde k boji o hlavní město: vojenská úroveň ${level}, ${cards(k)}. Položte žeton zranění na pole ${turn}.`,
    'battle-too-late': () => 'K boji by došlo až po posledním tahu: nic se neděje.',
    'battle-begins': ({ kind, level, cards: k, hand, first }) => `${kind === 'capital' ? 'Boj o hlavní město' : 'Boj o vesnici'}: vojenská úroveň ${level}, ${cards(k)}; na vaší straně ${cards(hand)}. ${first === 'player' ? 'Začínáte vy.' : 'Začíná soupeř.'}`,
    'unit-played': ({ unit: u, front: k, against }) => (against ? `Vykládáte: ${unit(u)}, fronta ${k + 1}, proti: ${unit(against)}.` : `Vytváříte frontu ${k + 1}: ${unit(u)}.`),
    'opponent-plays': ({ unit: u, front: k, against, why }) => {
      if (why === 'cancelled') return `Soupeř obrací: ${unit(u)}. Zrušeno vaší schopností.`;
      return against ? `Soupeř vykládá: ${unit(u)}, fronta ${k + 1}, proti: ${unit(against)}. Důvod: ${WHY[why]}.` : `Soupeř vykládá: ${unit(u)}, fronta ${k + 1}. Důvod: ${WHY[why]}.`;
    },
    clash: ({ front: k, first, mine, theirs, mineDies, theirsDies }) => {
      const who = first === 'both' ? 'útočí obě naráz' : first === 'player' ? 'první útočí vaše' : 'první útočí soupeřova';
      const end = mineDies && theirsDies ? 'padly obě' : mineDies ? `padla vaše jednotka: ${unit(mine)}` : theirsDies ? `padla soupeřova jednotka: ${unit(theirs)}` : 'obě přežily';
      return `Fronta ${k + 1}: ${who}; ${end}.`;
    },
    ability: ({ ability, amount, unit: u, front: k }) => `${ABILITY[ability]}${u ? `: ${unit(u)}` : amount > 0 ? `: ${amount}` : ''}${k >= 0 ? ` (fronta ${k + 1})` : ''}.`,
    'battle-over': ({ mine, city, bonus, theirs, won }) => `Jednotky ${mine}, město ${city}, bonusy ${bonus}: celkem ${mine + city + bonus} proti ${theirs}. ${won ? 'Zvítězili jste.' : 'Prohráli jste.'}`,
    'battle-decided': ({ won, reason }) => `O boji se rozhodlo na stole${reason && ` (${reason})`}: ${won ? 'zvítězili jste' : 'prohráli jste'}.`,
    remove: ({ kind, won, units: lost, figures }) => {
      const gone = fallen(lost);
      const forces = gone ? `Odstraňte své padlé jednotky: ${gone}.` : 'O žádnou jednotku jste nepřišli.';
      if (kind === 'capital') return gone ? `${forces} Figurky armád zůstávají.` : forces;
      if (!won) return `${forces} Přicházíte i o figurky armád, které bojovaly. Žeton vesnice zůstává na místě.`;
      const more = figures > 0 ? ` S nimi přicházíte o ${armyFigures(figures)}; poslední z těch, které bojovaly, vám však zůstává.` : '';
      return `${forces}${more} Vezměte si žeton vesnice.`;
    },
    spoils: ({ resource, paysDebt }) => (resource === 'none' ? 'Z tržiště se nebere nic.' : paysDebt ? `Surovina (${ITEM[resource]}) splácí dluh: vraťte žeton zranění.` : `Berete si z tržiště: ${ITEM[resource]}.`),
    'trade-skipped': () => 'V tomto tahu se o obchod nehází.',
    'trade-roll': ({ successes }) => (successes === 0 ? 'Žádná 5 ani 6: bez obchodu.' : `Pětek a šestek: ${successes}. Tolik položek si můžete vzít.`),
    deal: ({ want, offer, asked: a, offered: b }) =>
      `Obchod: ${list(want)} (hodnota ${a}) za ${list(offer)} (hodnota ${b}).${want.card ? ' Karta je z balíčku té části kulturní stupnice, kde leží váš žeton kulturní úrovně.' : ''}${want.hut || want.village ? ' Chýše a vesnice se losují z těch, které nejsou ve hře.' : ''}`,
    'no-deal': () => 'Bez obchodu.',
    collected: ({ trade: k, over }) => (over > 0 ? `Na stupnici: ${trade(k)}, víc se tam nevejde; ${lapsed(over)}.` : `Na stupnici: ${trade(k)}.`),
    gained: ({ what, amount, paid, debt }) => {
      if (paid === 0) return `Získáno: ${times(amount, ITEM[what])}.`;
      return `Získáno: ${times(amount, ITEM[what])}. Nejdřív vracíte: ${wounds(paid)}. Berete si ${amount - paid}${debt > 0 ? ` a dlužíte ještě ${debt}` : ''}.`;
    },
    spent: ({ what, amount }) => `${what === 'unit' ? 'Ztraceno' : 'Utraceno'}: ${times(amount, ITEM[what])}.`,
    advanced: ({ space, person }) => `Váš žeton kulturní úrovně je na poli ${space}${person ? ': získáváte slavnou osobnost' : ''}.`,
    victory: ({ kind, turn, reason }) => `${kind === 'culture' ? 'Kulturní' : kind === 'science' ? 'Vědecké' : 'Ekonomické'} vítězství v tahu ${turn}${reason ? `: ${reason}` : '.'}`,
    defeat: ({ kind, turn }) => (kind === 'time' ? `Počítadlo dosáhlo pole 16 a čas vypršel: prohra v tahu ${turn}.` : `Hlavní město padlo: prohra v tahu ${turn}.`),
    set: () => 'Nastaveno ručně.',
  },
  ruledOut: {
    'no-match': ({ by }) => `Tuto událost zruší jen karta se stejným účinkem; ${COUNTER[by]} to není.`,
    'none-owned': ({ item }) => `Tohle už nemáte: ${ITEM[item]}.`,
    'no-payment': ({ item }) => `Tímto nelze platit: ${ITEM[item]}.`,
    unfair: ({ asked: a, offered: b }) => `Obchod ještě není spravedlivý: nabízíte ${b} za ${a}.`,
    'enough-offered': ({ asked: a, offered: b }) => `Nabízíte už ${b} za ${a}; víc by bylo příliš.`,
    'not-in-hand': () => 'Tuto jednotku v ruce nemáte.',
    'nobody-alone': ({ front: k }) => `Na frontě ${k} nestojí žádná jednotka soupeře sama.`,
  },
  outcomes: {
    culture: 'Kulturní vítězství: vaši civilizaci obdivuje celý svět.',
    science: 'Vědecké vítězství: vaše loď míří ke hvězdám.',
    economy: 'Ekonomické vítězství: světu vládnou vaše mince.',
    time: 'Čas vypršel: dějiny vás minuly.',
    battle: 'Vaše hlavní město padlo.',
  },
  turn: (turn) => `Tah ${turn}`,
  facts: (fact) => {
    const names: Partial<Record<string, string>> = {
      turn: 'Tah',
      dice: 'Kostky pro příští hod na událost',
      'debt.culture': 'Žetony zranění: dluh kultury',
      'debt.resource': 'Žetony zranění: dluh surovin',
      'battle.now': 'Boje v tomto tahu',
      'battle.next': 'Boje v příštím tahu',
      level: 'Vaše kulturní úroveň',
      anarchy: 'Anarchie',
      walls: 'Opevnění hlavního města',
      hand: 'Limit bojových karet s jednou armádou',
      bonus: 'Bojový bonus budov a slavných osobností',
      'wonder-bonus': 'Bojový bonus divů a ostatního',
      culture: 'Žetony kultury',
      trade: 'Obchod',
      coins: 'Mince',
      wheat: 'Pšenice',
      silk: 'Hedvábí',
      incense: 'Kadidlo',
      iron: 'Železo',
    };
    const [what, type, row] = fact.split('.') as [string, keyof typeof TYPE, string?];
    if (what === 'rank') return `Úroveň jednotek: ${TYPE[type]}${also(type)}`;
    if (what === 'army') return `Karty: ${TYPE[type]}${also(type)}, druh ${row}`;
    return (names[fact] ?? fact) + also(fact);
  },
  value: (_, value) => ({ yes: 'ano', no: 'ne', unknown: 'neuvedeno' })[value] ?? value,
  options: {
    deck: { name: 'Balíček jednotek', help: 'Z jakých karet soupeř losuje; můžete dodat vlastní počty.' },
    civilizations: { name: 'Civilizace', help: 'Které krabice vlastníte; můžete dodat vlastní seznam.' },
    tally: {
      name: 'Vést mé účty',
      help: 'Aplikace počítá kulturu, suroviny, obchod, mince a jednotky a méně se ptá.',
    },
    oppCards: {
      name: 'Karty soupeře',
      help: 'Losuje je aplikace, nebo je losujete ze svých a řeknete, co vidíte.',
      choices: { virtual: 'Losuje aplikace', physical: 'Losuji já' },
    },
    villageHelper: { name: 'Pomocník pro vesnice', help: 'Aplikace hraje i za barbarské vesnice.' },
    finalTurn: {
      name: 'Tah 16',
      help: 'Text říká obojí: pole 16 označuje poslední tah, ale jeho dosažení znamená prohru.',
      choices: { playThenLose: 'Tah 16 se hraje', loseOnArrival: 'Dosažení pole 16 je prohra' },
    },
    lastTurnBattle: {
      name: 'Boj hozený v posledním tahu',
      help: 'Není už příští tah, ve kterém by se bojovalo.',
      choices: { ignore: 'Nic se neděje', fightNow: 'Bojuje se hned' },
    },
    resourceDebt: {
      name: 'Dluh surovin',
      help: 'Zda se chybějící surovina dluží stejně jako kultura.',
      choices: { on: 'Dluží se', off: 'Nic se neděje' },
    },
    hutPaysResource: {
      name: 'Chýše a vesnice místo suroviny',
      help: 'Zda je lze odevzdat při ztrátě suroviny.',
      choices: { off: 'Ne', on: 'Ano' },
    },
    lossChoice: {
      name: 'Kdo vybírá ztrátu',
      help: 'Surovinu, slavnou osobnost, budovu nebo div.',
      choices: { player: 'Vy', random: 'Náhoda' },
    },
    disasterTarget: {
      name: 'Kdo vybírá pole',
      help: 'Při suchu a odlesnění.',
      choices: { random: 'Náhoda', player: 'Vy' },
    },
    cancelScope: {
      name: 'Co lze zrušit',
      help: 'Text to dovoluje u hodů 1 až 4.',
      choices: { '1to4': 'Hody 1 až 4', all: 'Každou událost' },
    },
    counterMatch: {
      name: 'Ničivé karty jako obrana',
      help: 'Kterou událost vyruší karta, která něco ničí nebo způsobuje.',
      choices: { matching: 'Jen stejný efekt', any: 'Jakýkoli efekt' },
    },
    rollOnDefence: {
      name: 'Dvě kostky při obraně',
      help: 'Zda se hází i u rušících karet a schopností v boji.',
      choices: { on: 'Ano', off: 'Ne' },
    },
    cancelRoll: {
      name: 'Kdy se karta ruší',
      help: 'Dvojí čtení slov o jedničce a dvojce.',
      choices: { A: 'Dvě stejná, nebo 1 a 2 (22 %)', B: 'Dvě stejná, nebo jakákoli 1 či 2 (67 %)' },
    },
    halveWonders: {
      name: 'Divy při vojenské události',
      help: 'Text půlí budovy a slavné osobnosti.',
      choices: { off: 'V plné výši', on: 'Také napůl' },
    },
    lossPool: {
      name: 'Jednotky ztracené při vojenské události',
      help: 'Ze kterých karet se vybírá.',
      choices: { standing: 'Ze všech vašich jednotek', drawn: 'Z líznutých karet' },
    },
    battleRow: {
      name: 'Síla útoku',
      help: 'Řádek kterého tahu platí; rozhoduje to po tazích 3, 7 a 12.',
      choices: { battleTurn: 'Tah boje', rollTurn: 'Tah hodu' },
    },
    aircraft: {
      name: 'Letectvo',
      help: 'Zda má převahu nad pozemními jednotkami.',
      choices: { plain: 'Bez převahy', trumpAll: 'Má převahu nad všemi' },
    },
    oppBonus: { name: 'Bojový bonus soupeře', help: 'Text žádný neuvádí.' },
    dealTest: {
      name: 'Co je poctivý obchod',
      help: 'Text čtený doslova žádá opak.',
      choices: { fair: 'Nabízíte aspoň tolik', literal: 'Nabízíte nejvýš tolik' },
    },
    tradeUnit: {
      name: 'Co dovoluje jeden úspěch',
      help: 'Jeden kus, nebo libovolné množství z jednoho řádku tabulky.',
      choices: { one: 'Jedna položka', anyAmountOfOneRow: 'Jeden řádek, libovolně' },
    },
    tradeTiming: {
      name: 'Kdy se hází o obchod',
      help: 'Před získáním bodů obchodu, nebo po něm.',
      choices: { before: 'Před získáním bodů', after: 'Po získání bodů' },
    },
    mapNote: {
      name: 'Poznámka k mapě',
      help: 'Obrázek v textu chybí: poznamenejte si, jak jste dílky položili.',
    },
    'standIn.culture': {
      name: 'Simulace: žetony kultury',
      help: 'Kolik jich má simulovaný hráč při ztrátě.',
    },
    'standIn.growth': {
      name: 'Simulace: jednotka jednou za … tahů',
      help: 'Simulovaná armáda začíná se třemi jednotkami.',
    },
    'standIn.bonus': {
      name: 'Simulace: bojový bonus',
      help: 'Budovy a slavné osobnosti simulovaného hráče.',
    },
    'standIn.walls': { name: 'Simulace: opevnění od tahu', help: '0: nikdy.' },
  },
  presets: {
    v04: { name: 'Verze 0.4', help: 'Pravidla podle textu, s rozhodnutými nejasnostmi.' },
    bookkeeper: { name: 'S účty', help: 'Aplikace počítá vaše žetony a jednotky.' },
    harsh: { name: 'Přísná hra', help: 'Patnáct tahů, přísnější kostky, žádný boj nepropadne.' },
  },
  refusals: {},
  rules: {
    setup: 'Civilizaci vybírá náhoda. Váš žeton kulturní úrovně leží na začátku kulturní stupnice; vedle něj leží obrázkem dolů žeton jiné civilizace, počítadlo tahů. Na šestnáctém poli leží žeton zranění.',
    clock:
      'Na začátku každého tahu se počítadlo posune o jedno pole. Pak se vymění divy (tahy 8 a 13), hodí se na událost, událost se vyhodnotí a tah se hraje jako obvykle. Text označuje tah 16 za poslední, a přitom říká, že jeho dosažení je prohra. Ve výchozím nastavení se hraje; kdo do jeho konce nezvítězil, prohrál.',
    'event-roll': 'V prvním tahu jedna kostka, v každém dalším o jednu víc; po události zase jedna, i když byla zrušena. Pětka nebo šestka na kterékoli z nich přináší jednu událost. Kterou, určí další kostka podle řádku tahu.',
    losses: 'Při 1 nebo 2 přicházíte o to, co říká řádek. Ve výchozím nastavení vybíráte vy, kterou surovinu, osobnost či budovu nebo který div, protože o náhodě text mluví jen u jednotek; chýše a vesnice se za suroviny nepočítají. Budova se vrací na tržiště, div odchází ze hry.',
    debts: 'Nestačí-li vám zásoba, vezmete si žeton zranění za každý chybějící kus: o tolik jste v mínusu. Cokoli toho druhu získáte, splácí nejdřív dluh. Ve výchozím nastavení se dluží i suroviny, zvlášť od kultury.',
    'nothing-there': 'Událost, která nemá co vzít nebo kterou váš stůl nedovoluje, mine bez efektu a bez dluhu; dluží se jen kultura a ve výchozím nastavení suroviny. Událost přesto nastala: v příštím tahu házíte jednou kostkou.',
    picking: 'Aplikace nevidí na váš stůl. Řeknete, z kolika se vybírá, a aplikace nebo vaše kostka určí, kolikátý kus v pevném pořadí to bude; všechny mají stejnou šanci.',
    'random-unit': 'Při 3 do tahu 7 přicházíte o jednu kartu jednotky, bez figurky armády; při vojenské události o jednu za každý chybějící bod. Určí ji náhoda bez ohledu na druh, ve výchozím nastavení ze všech vašich jednotek. Bez jednotek se nic neděje.',
    anarchy: 'Při 3 od tahu 8 se zřízení hned mění na anarchii, jak ji zná základní hra: hlavní město v tomto tahu neprovádí akci. Na začátku příštího tahu si zvolíte libovolné dostupné zřízení. Imunity platí.',
    disasters: 'Sucho mění v poušť pole, které není horou ani pouští. Odlesnění mění les v louku. Pole leží v okolí vašich měst a nemá budovu ani div. Které to bude, text neříká; ve výchozím nastavení ho určuje náhoda, jako by kartu zahrál soupeř.',
    cancelling: 'Ve výchozím nastavení lze zrušit hody 1 až 4, u nichž to text říká: kartou kulturní události, která události ruší (Chléb a hry, Rytířský turnaj, Hlavní vysílací čas), nebo jinou takovou schopností. Událost se přesto počítá: příště se hází jednou kostkou.',
    'counter-cards': 'Karta, která ničí budovu, div či slavnou osobnost nebo přináší sucho či odlesnění, poslouží i proti historické události: ve výchozím nastavení jen proti stejnému efektu, protože výčet odpovídá tabulce.',
    'two-dice': 'Kdykoli sáhnete po kartě kulturní události nebo po schopnosti placené surovinami, hoďte nejdřív dvěma kostkami. Ve výchozím nastavení použití selže při dvojici stejných čísel a při kombinaci 1 a 2: nic se nestane a karta i suroviny jsou pryč. Hází se i při obraně, pokud nastavení neříká jinak.',
    military: 'Při 5 losujete ze svých jednotek jako k útoku jednou armádou. Síla vylosovaných karet s bonusy musí dosáhnout čísla v řádku. Každá karta ničící soupeřovu figurku ho sníží o 2. Za každý chybějící bod ztrácíte náhodnou jednotku, ve výchozím nastavení ze všech, a s nimi jednu figurku armády.',
    bonuses: 'Při vojenské události platí bonusy budov a slavných osobností z poloviny, součet se zaokrouhluje dolů; bonusy divů, které text nejmenuje, platí ve výchozím nastavení celé, bonusy měst vůbec ne. V boji platí vše v plné výši.',
    announced: 'Šestka ohlašuje boj o hlavní město. Bojuje se až v následujícím tahu, jakmile skončí pohyb; připomíná to žeton zranění. Jak silný bude soupeř, říká tabulka, ve výchozím nastavení řádek tahu, ve kterém se bojuje; šestka v posledním tahu je bez efektu, protože žádný další nenásleduje.',
    hands: 'Bojové karty jsou tři, při obraně města o tři víc. Losují se náhodně; kdo má méně jednotek, bere všechny.',
    opponent:
      'Soupeř má dvě jednotky každého pozemního druhu, na úrovni 3 jednu leteckou, na úrovni 4 dvě; z nich si losuje. Vykládá vždy první kartu. Může-li jí zničit některou vaši osamocenou jednotku, zničí tu nejsilnější; jinak vytvoří novou frontu. Ze stejně silných volí tu, při jejímž zničení jeho karta přežije, pak nejstarší frontu. Ve výchozím nastavení jeho karty losuje aplikace.',
    fronts:
      'Začínáte vy, u opevněného města soupeř. Střídavě se vykládá po jedné jednotce, do nové fronty nebo proti osamocené jednotce protivníka. Obě útočí naráz, ale ta s převahou první: pěchota má převahu nad jízdou, jízda nad střelci, střelci nad pěchotou. Kdo nemá karty, už nevykládá. Letectvo ve výchozím nastavení nemá převahu nad nikým a nikdo nad ním. Vesnice, za kterou hraje aplikace, má po jedné kartě první úrovně od každého pozemního druhu a začíná.',
    abilities: 'Co v boji dělají technologie a karty, aplikace neví: zadejte to ve svém bojovém tahu. Karty a placené schopnosti i zde ve výchozím nastavení potřebují hod dvěma kostkami.',
    'battle-end':
      'Přeživší jednotky se počítají celou silou (mají-li zdraví zvlášť, tím, co jim z něj zbylo), k tomu bonusy, 12 za hlavní město, 4 za opevnění; soupeř ve výchozím nastavení bonus nemá, text žádný neuvádí. Remíza je vaše. Vítězství přináší surovinu z tržiště podle vašeho výběru, prohra je koncem hry. Zničené jednotky jsou pryč. V boji o vesnici přijde vítěz za každé dvě z nich také o figurku armády, ale nikdy o poslední; poražený o všechny, které bojovaly.',
    trade: 'Jednou za tah, na začátku fáze obchodu (ve výchozím nastavení před získáním bodů), smíte hodit třemi kostkami; kolik padne pětek a šestek, tolik položek si můžete obstarat, vždy za protihodnotu.',
    deals:
      'Čtený doslova žádá text opak. Ve výchozím nastavení musí mít to, co nabízíte, při prodeji aspoň takovou hodnotu jako to, co požadujete, při nákupu, a každý úspěch je jeden kus; rozdíl se nevrací. Bod obchodu a žeton kultury 1 a 2, surovina 4 a 8, chýše 6 a 12, vesnice 8 a 16; karta kulturní události stojí 8 a nabídnout ji nelze.',
    wonders: 'Na začátku tahu 8 odejdou z tržiště nepostavené starověké divy a přijdou středověké; v tahu 13 přijdou místo nepostavených divů moderní. Postavené zůstávají.',
    victories: 'Vyhrát lze kulturně, vědecky i ekonomicky podle základních pravidel, vojensky ne. Prohrajete, když vyprší čas nebo padne hlavní město. Boj předchází výzkumu, takže vesmírný let ve stejném tahu by přišel pozdě.',
    tally: 'Chcete-li, vede aplikace vaši kulturu, suroviny, obchod, mince a jednotky. Zadáváte, co získáte a utratíte, a kdykoli to můžete opravit.',
  },
  place: (id) => {
    const [what, which] = id.split('.') as [string, string?];
    if (what === 'history') {
      const band = BANDS[Number(which) - 1];
      return `Tahy ${band?.from}–${band?.to}`;
    }
    const names: Record<string, string> = {
      culture: 'Kulturní stupnice',
      'event-dice': 'kostky na událost',
      'event-die': 'Kostka události',
      'debt.culture': 'dluh kultury',
      'debt.resource': 'dluh surovin',
      battles: 'čekající boje',
      fronts: 'Fronty',
      hand: 'Vaše karty',
      'opponent-cards': 'zbývající karty soupeře',
      fallen: 'Padlí',
      'tally.culture': 'kultura',
      'tally.trade': 'obchod',
      'tally.coins': 'mince',
      'tally.wheat': 'pšenice',
      'tally.silk': 'hedvábí',
      'tally.incense': 'kadidlo',
      'tally.iron': 'železo',
      army: 'Vaše armáda',
    };
    return bare(which ?? '', names[id] ?? id);
  },
  piece: ({ kind, print = '', owner }) => {
    if (kind in TYPE) {
      const whose = owner === 'player' ? 'Vaše: ' : owner === 'opponent' ? 'Soupeř: ' : '';
      const type = TYPE[kind as keyof typeof TYPE];
      return print ? `${whose}${type} ${print}${also(kind)}` : bare(kind, type);
    }
    if (kind === 'effect-battle') {
      const [level, k, next] = print.split('/');
      return `boj${next ? ' v příštím tahu' : ''}: úroveň ${level}, ${cards(Number(k))}`;
    }
    if (kind.startsWith('effect-')) return effect(kind.slice(7) as EffectKind, Number(print));
    return (
      {
        'own-marker': 'váš žeton kulturní úrovně',
        'turn-counter': 'počítadlo tahů',
        wound: 'žeton zranění',
        reminder: 'žeton zranění: boj',
        wonders: 'výměna divů',
        'event-die': print ? `kostka s číslem ${print}` : 'kostka události',
      }[kind] ?? kind
    );
  },
  cell: (place, cell) => (place === 'culture' ? (cell === 0 ? 'začátek' : `pole ${cell}`) : place === 'fronts' ? `fronta ${cell + 1}` : ''),
  measures: {
    'events-by-turn': {
      name: 'Události podle tahů',
      help: 'Šance na historickou událost v každém tahu.',
      key: 'Tah',
      outcome: (k) => (k === 'event' ? 'událost' : 'klid'),
    },
    'results-by-turn': {
      name: 'Která událost podle tahů',
      help: 'Šance na každou historickou událost v každém tahu.',
      key: 'Tah',
      outcome: (k) => (k === 'calm' ? 'klid' : EFFECT[k as EffectKind]),
    },
    battles: {
      name: 'Boje',
      help: 'Kolik bojů o hlavní město přinese celá hra.',
      key: 'Celá hra',
      row: () => 'celá hra',
      outcome: (k) => battles(Number(k)),
    },
    'no-battle': {
      name: 'Mír od začátku',
      help: 'Šance dojít až do tohoto tahu bez jediného boje.',
      key: 'Tah',
      outcome: (k) => (k === 'none' ? 'zatím bez boje' : 'jeden nebo víc'),
    },
    'military-shortfall': {
      name: 'Vojenská událost podle armády',
      help: 'Kolik bodů armádě schází: karty každého druhu (slabé, střední, silné), úroveň, limit karet a bonusy.',
      key: 'Tah',
      outcome: (k) => (k === '0' ? 'ubráněno' : missingPoints(Number(k))),
    },
    survive: {
      name: 'Přežiju?',
      help: 'Šance udržet hlavní město s danou armádou (karty každého druhu: slabé, střední, silné), úrovní, limitem karet, opevněním a bonusy, podle jednoduchého plánu.',
      key: 'Tah',
      outcome: (k) => (k === 'held' ? 'město ubráněno' : 'město padne'),
    },
  },
  problems,
  bots: {
    steady: { name: 'Solidní bot', help: 'rozumný a klidný' },
  },
  checklist: (o) => [
    `Civilizaci vám vybere náhoda; vezměte si k ní vše ve své barvě ${o.tally ? 'a jednu pěchotní, jízdní a střeleckou kartu, na které se aplikace zeptá' : 'a své tři počáteční jednotky'}.`,
    o.mapNote ? `Mapa: ${o.mapNote}` : 'Mapa: obrázek v pravidlech chybí. Dobře funguje mapa pro dva hráče z osmi dílků s neutrálním dílkem místo domovského dílku chybějícího hráče.',
    'Na začátek kulturní stupnice patří váš žeton kulturní úrovně a vedle něj obrázkem dolů žeton jiné civilizace: počítadlo tahů.',
    'Žetonem zranění označte šestnácté pole kulturní stupnice.',
    'Mějte po ruce několik šestistranných kostek a žetony zranění.',
  ],
});

export const words = spoken('cs', COMPONENTS, speak);

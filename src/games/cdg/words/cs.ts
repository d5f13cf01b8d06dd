/** The solo mode in Czech. Card names, Ops, SR and RP stay as they are printed. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { opponent } from '../rules/display.ts';
import type { After, Cdg, NotEvent, OneOp, PathsOfGlory, Use } from '../rules/state.ts';
import { BOARD, inShort } from './board.ts';
import { problems } from './problems/cs.ts';
import { activeName, attackerName, bothTurnUp, cardIn, defenderName, defending, type HintWords, inPlay, isLastTurn, lastSpace, mind, nameOf, nominee, numberedName, parts, phaseOf, points, rangesOf, reminderOf, turned, upTo } from './reading.ts';

const n = plural('cs');
const and = listing('cs');
const cards = (k: number) => n(k, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
const cardsAcc = (k: number) => n(k, { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' });
const wonSpaces = (k: number) => n(k, { one: 'vítězné pole', few: 'vítězná pole', many: 'vítězného pole', other: 'vítězných polí' });
const spaces = (k: number) => n(k, { one: 'pole', few: 'pole', many: 'pole', other: 'polí' });
const SIDES = lexicon({
  CP: 'Ústřední mocnosti',
  AP: 'Spojenci',
  harbour: 'Přístav',
  hilltop: 'Návrší',
});
const side = (id: string) => SIDES[id] ?? id;
const GROUPS = lexicon({
  mobilization: 'Mobilizace',
  limited: 'Omezená válka',
  total: 'Totální válka',
  early: 'rané karty',
  late: 'pozdní karty',
});
const group = (id: string) => GROUPS[id] ?? id;
const USE: Record<Use, string> = {
  ops: 'operace (Ops)',
  sr: 'strategický přesun (SR)',
  rp: 'body doplnění (RP)',
  event: 'událost',
};
const PHASES = lexicon({
  attrition: 'Vyčerpání: odříznuté jednotky jsou zničeny, odříznutá pole mění majitele.',
  siege: 'Obléhání: hoďte kostkou za každou obléhanou pevnost.',
  'war-status': 'Stav války: zkontrolujte vítězné body a nasazení obou stran; přibývají nové karty.',
  'war-status-turn-1': 'Stav války: zkontrolujte vítězné body. Nasazení se kontroluje až od 2. tahu.',
  replacement: 'Doplnění: utraťte RP zapsané v tomto tahu.',
  'end-of-turn': 'Konec tahu: zkontrolujte vítězství, posuňte ukazatel tahu. Karty se nedobírají.',
});
const NATIONS = lexicon({
  AH: 'Rakousko-Uhersko',
  'AH-IT': 'Rakousko-Uhersko, proti Itálii',
  TU: 'Turecko',
  GE: 'Německo',
  FR: 'Francie',
  BR: 'Británie',
  IT: 'Itálie',
  RU: 'Rusko',
  none: 'žádná',
});
const WHY: Record<OneOp, string> = {
  'own-space': 'modrá ukazuje na pole vybrané karty',
  'empty-space': 'na tom poli žádná karta neleží',
  'no-card-left': 'žádná karta k zahrání není',
  chosen: 'místo výběru karty',
  'empty-display': 'řada je prázdná',
};
const NOT_EVENT: Record<NotEvent, string> = {
  conditions: 'podmínky nejsou splněny',
  combat: 'je to bojová karta',
  'first-turn': 'v tahu 1 posily nepřicházejí',
  reinforced: 'daný stát už v tomto tahu posily dostal',
  neutral: 'v tomto tahu už jeden neutrální stát do války vstoupil',
};
const HINTS: HintWords = {
  turns: (a, b) => (a === b ? `jen v tahu ${a}` : `jen v tazích ${a}–${b}`),
  round: (a) => `jen v akčním kole ${a}`,
  before: (a) => `jen dokud nebyla zahrána karta: ${a}`,
  after: (a) => `jen po kartě: ${a}`,
  'after-any': (a) => `jen po kartě: ${a}`,
  'later-turn': (a) => `jen v pozdějším tahu než ${a}`,
  'next-after': (a) => `jen v akci hned po kartě: ${a}`,
  'not-while': (a) => `ne, dokud platí ${a}`,
  'commitment-is': (a, b) => `${side(a)}: nutná úroveň je ${group(b)}`,
  'commitment-not': (a, b) => `${side(a)}: jiná úroveň než ${group(b)}`,
  combined: (a) => `společný stav války alespoň ${a}`,
  'russian-vp': (a) => `Ústřední mocnosti drží v Rusku alespoň ${wonSpaces(Number(a))}`,
  'combined-russian-vp': (a) => `společný stav války a vítězná pole v Rusku dohromady alespoň ${a}`,
  'turn-or-after': (a, b) => `od tahu ${a}, nebo po kartě: ${b}`,
  'turkey-at-war': () => 'Turecko musí být ve válce',
  map: () => 'záleží na mapě: viz kartu',
  alternative: (a) => `jiné použití: základní pravidla ${a}`,
  'counts-as-sr': () => 'počítá se jako zahrání SR',
  'also-ops': () => 'událost dává i Ops: viz kartu',
};
const minding = (text: string) => (text ? ` Pozor: ${text}.` : '');
const card = (name: string) => (name ? `kartu ${name}` : 'kartu');
/** Where a card is not that is found here, or what its being here says. */
const WHERE = {
  discards: 'ne mezi odloženými kartami',
  removed: 'ne mimo hru',
  shuffle: 'karty se tedy míchaly nebo rozdávaly v jiném pořadí',
} as const;
/** Where a card comes from and why it goes, in brackets. */
const reason = (...parts: readonly string[]) => {
  const known = parts.filter(Boolean).join(', ');
  return known && ` (${known})`;
};
const AFTER: Record<After, string> = {
  ops: 'použitou k operacím',
  sr: 'použitou ke strategickému přesunu',
  rp: 'použitou k doplnění',
  event: 'zahranou jako událost',
  'no-use': 'bez dovoleného použití',
  battle: 'po bitvě',
  'turn-over': 'ponechanou do konce tahu',
  '': '',
};
const place = (what: string): string =>
  ({
    display: 'řada karet',
    pile: 'balíček',
    discards: 'odložené karty',
    removed: 'vyřazeno ze hry',
    played: 'karta ve hře',
    kept: 'ponechané bojové karty',
    status: 'stav války',
    left: 'karty k použití v tomto tahu',
    battle: 'karty v bitvě',
    search: 'karta obránce, hodí-li se všechny',
    dice: 'kostky',
    turns: 'tah',
    rounds: 'akční kolo',
    combined: 'společný stav války',
    mandated: 'nařízená ofenziva',
    commitment: 'nasazení',
    vp: 'vítězné body',
  })[what] ?? what;

/** What the cards call their numbers, and the displays their spaces. */
const COMPONENTS = { ops: 'Ops', sr: 'SR', rp: 'RP', A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' };

/** Spaces and what lies in them, by the letters that the displays on the table have. */
const spacesAt = ({ bare }: Labels) => {
  const letter = (space: string) => bare(space, space);
  const letters = (at: Iterable<string>) => and([...at].map(letter));
  const named = (name: string, space: string) => name || (space ? `karta z pole ${letter(space)}` : 'vrchní karta');
  const from = (where: string) => (where === 'top' ? 'z balíčku' : where === 'battle' ? '' : `z pole ${letter(where)}`);
  const outcome = (text: string) => {
    const [what, at] = parts(text);
    if (what === 'event') return at === 'top' ? 'vrchní karta jako událost' : `${letter(at)} jako událost`;
    return { nominated: 'vybraná karta', top: 'vrchní karta', 'one-op': 'aktivace za 1 Ops' }[what] ?? `karta z pole ${letter(what)}`;
  };
  return { letter, letters, named, from, outcome };
};

const speak = ({ bare, also }: Labels, { letter, letters, named, from, outcome }: ReturnType<typeof spacesAt>): Words<PathsOfGlory> => ({
  title: 'Paths of Glory',
  pitch: 'Hrajete za obě strany Velké války; kterou kartu opravdu zahrajete, rozhodnou dvě kostky.',
  seats: () => 'Hráč',
  asks: {
    mandated: (s) => `Tah ${s.turn}, ${side(activeName(s))}: hoďte kostkou na nařízenou ofenzivu.`,
    reveal: (s) => {
      const at = turned(s);
      return at.up ? `${side(at.side)}: která karta leží na poli ${letter(at.space)}?` : `${side(at.side)}: otočte kartu na poli ${letter(at.space)}.`;
    },
    top: (s) => `${side(activeName(s))}: vezměte vrchní kartu balíčku.`,
    nominate: (s) => `${side(activeName(s))}, kolo ${s.round}: vyberte kartu, kterou chcete zahrát.`,
    roll: (s) => {
      const { space, name, range } = nominee(s);
      return `${side(activeName(s))}, výběr: ${name || 'karta'} (pole ${letter(space)}, rozsah ${upTo(range)}). Hoďte šedou a modrou kostkou.`;
    },
    'own-space': (s) => `Modrá ukazuje na ${letter(nominee(s).space)}, pole vybrané karty. Přesto ji smíte zahrát.`,
    fate: (s) => `${side(activeName(s))}, kolo ${s.round}: hoďte kostkou osudu.`,
    pick: (s) => `${side(activeName(s))}, hod ${s.grey}: kterou kartu použijete?`,
    event: (s) => `Náhodná událost: ${named(inPlay(s).name, inPlay(s).space)}. Lze ji zahrát jako událost?${minding(mind(s, HINTS, 'cs'))}`,
    use: (s) => {
      const { name, space, card } = inPlay(s);
      return `${side(activeName(s))}: ${named(name, space)}, Ops ${card?.ops}, SR ${card?.sr}. Jak ji zahrajete?${minding(mind(s, HINTS, 'cs'))}`;
    },
    act: (s) => {
      const { name, space, card, asEvent } = inPlay(s);
      const who = `${side(activeName(s))}, kolo ${s.round}`;
      const use = s.playing?.use;
      if (!card || !use) return asEvent ? `${who}: ${named(name, space)} jako událost; když to nejde, jakýmkoli jiným dovoleným způsobem.` : `${who}: ${named(name, space)}, jakýmkoli dovoleným způsobem.`;
      const what = {
        ops: `${card.ops} Ops`,
        sr: `${card.sr} SR`,
        rp: `RP: ${points(card)}`,
        event: 'událost popsaná na kartě',
      }[use];
      return `${who}: proveďte na mapě: ${name}, ${what}.`;
    },
    'one-op': (s) => `${side(activeName(s))}, kolo ${s.round}: aktivace za 1 Ops, bez karty.`,
    'attack-card': (s) => `Bitva. Útočník, ${side(attackerName(s))}: vyberte jednu bojovou kartu, nebo žádnou.`,
    defend: (s) => `Bitva. Obránce, ${side(defenderName(s))}: která bojová karta v pořadí od ${letter('A')} do ${letter(lastSpace(s))} se jako první hodí na tuto bitvu?`,
    'defend-die': (s) => {
      const { space, name, range } = defending(s);
      return `Hoďte kostkou: ${named(name, space)} (pole ${letter(space)}), ${range === 0 ? 'žádný hod ji nezahraje' : `hod ${upTo(range)} ji zahraje`}.`;
    },
    fight: (s) => {
      const known = (id: string) => (id && id !== '?' ? nameOf(s, id) : id === '?' ? 'bojová karta' : 'bez karty');
      return `Odehrajte bitvu na mapě. Útočník: ${known(s.battle?.attack ?? '')}. Obránce: ${known(s.battle?.defence ?? '')}.`;
    },
    phase: (s) => `Tah ${s.turn}. ${PHASES[reminderOf(s)] ?? phaseOf(s)}`,
    armistice: (s) => `Společný stav války ${s.sides[0].status + s.sides[1].status}: končí válka příměřím?`,
  },
  moves: {
    'not-now': () => 'Teď ne: kartu pojmenuji později',
    battle: () => 'Bitva',
    card: (id, s) => numberedName(s.options.deck, id) ?? id,
    nominate: (space, s) => `Vybrat ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    opening: (_, s) => `${nameOf(s, s.options.deck.opening?.card ?? '')} jako událost, bez hodu`,
    'one-op': () => 'Aktivace za 1 Ops, bez karty',
    roll: (pair) => `šedá ${pair[0]}, modrá ${pair[1]}`,
    die: (die) => die,
    fate: (die) => die,
    pick: (space, s) => `Použít ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    play: () => 'Zahrát vybranou kartu',
    ops: (_, s) => `Operace: ${inPlay(s).card?.ops ?? ''} Ops${also('ops')}`,
    sr: (_, s) => `Strategický přesun: ${inPlay(s).card?.sr ?? ''} SR${also('sr')}`,
    rp: (_, s) => `Body doplnění: ${points(inPlay(s).card)}`.trim() + also('rp'),
    event: () => 'Jako událost',
    'no-event': () => 'Událost není možná',
    'no-use': () => 'Nelze ji nijak použít: odložit',
    done: (_, s) => (s.battle ? 'Bitva odehrána' : s.step === 'phase' ? 'Fáze hotova' : 'Provedeno na mapě'),
    attack: (space, s) => `${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    defend: (space, s) => `${space}${also(space)}: ${named(cardIn(s, opponent(s.active), space), space)}`,
    kept: (id, s) => `${nameOf(s, id)}, ponechaná z dřívějška`,
    'no-card': (_, s) => (s.battle?.step === 'defend' && s.battle.from > 0 ? 'Žádná další se nehodí' : 'Bez bojové karty'),
    'attacker-won': () => 'Zvítězil útočník',
    'defender-won': () => 'Zvítězil obránce',
    'no-winner': () => 'Nezvítězil nikdo',
    armistice: () => 'Příměří: konec války',
    'go-on': (_, s) => (isLastTurn(s) ? 'Bez příměří: poslední tah je odehrán' : 'Válka pokračuje'),
  },
  asides: {
    'not-possible': () => 'Nic z toho na mapě nejde: kartu odložit',
    /** Without a card: what all of them have in common. */
    found: (id, s) => (id ? `${numberedName(s.options.deck, id)} je přece tady` : 'Je to karta, která by tu neměla být'),
    battle: () => 'Bitva',
    anyway: (use) => `Přesto zahrát: ${USE[use as Use]}`,
    victory: (id, s) => `${s.options.deck.sides.find((each) => each.id === id)?.name || side(id)}: vítězství`,
    'stop-here': () => 'Ukončit hru zde',
  },
  events: {
    'turn-begins': ({ turn }) => `Začíná tah ${turn}.`,
    mandated: ({ side: id, die, nation }) => `${side(id)}: kostka ${die}, nařízená ofenziva: ${NATIONS[nation] ?? nation}.`,
    'round-begins': ({ side: id, round }) => `${side(id)}: akční kolo ${round}.`,
    'turned-up': ({ side: id, space, name }, options) => `${bothTurnUp(options) ? `${side(id)}, ` : ''}${letter(space)}: ${name}.`,
    'turned-up-all': ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: otočte kartu na poli ${letter(at)}.` : `${side(id)}: otočte karty na polích ${letters(at)}.`),
    'left-unnamed': ({ side: id, space }) => `${side(id)}, pole ${letter(space)}: lícem nahoru, název později.`,
    nominated: ({ side: id, space, name, range }) => `${side(id)}, výběr: ${name || 'karta'} (pole ${letter(space)}, rozsah ${upTo(range)}).`,
    rolled: ({ grey, blue, result }) => `Šedá ${grey}, modrá ${blue}: ${outcome(result)}.`,
    fate: ({ side: id, die }) => `${side(id)}: kostka osudu ${die}.`,
    picked: ({ side: id, space, name }) => `${side(id)}: ${named(name, space)} (pole ${letter(space)}).`,
    drawn: ({ side: id, name }) => `${side(id)}: z balíčku přichází ${name}.`,
    used: ({ side: id, name, use, value, anyway, reason }) => `${side(id)}: ${name}, ${USE[use]}${value ? `: ${value}` : ''}${anyway ? `, zahráno přesto${reason ? ` (${reason})` : ''}` : ''}.`,
    'not-event': ({ name, why }) => `${name}: ne jako událost (${NOT_EVENT[why]}), tedy jiným dovoleným způsobem.`,
    'no-use': ({ name }) => `${name}: žádné dovolené použití.`,
    'not-possible': ({ name, reason }) => `${name}: na mapě to nejde${reason && ` (${reason})`}, karta se odkládá.`,
    found: ({ side: id, name, from }) => `${side(id)}: ${name} je přece tady, ${WHERE[from]}.`,
    'one-op': ({ side: id, why }) => `${side(id)}: aktivace za 1 Ops, ${WHY[why]}.`,
    passed: ({ side: id }) => `${side(id)}: v tomto tahu už není karta k použití, pas.`,
    discarded: ({ side: id, name, from: where, after }) => `${side(id)}: odložte ${card(name)}${reason(from(where), AFTER[after])}.`,
    removed: ({ side: id, name, after }) => `${side(id)}: ${name} opouští hru (karta s hvězdičkou, ${after === 'event' ? 'zahraná jako událost' : 'zahraná v bitvě'}).`,
    'end-of-row': ({ side: id, name }) => `${side(id)}: z konce řady odložte ${card(name)}.`,
    'closed-up': ({ side: id }) => `${side(id)}: posuňte karty ke konci řady.`,
    dealt: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: položte kartu lícem dolů na pole ${letter(at)}.` : `${side(id)}: položte karty lícem dolů na pole ${letters(at)}.`),
    'c-moves': ({ side: id, space, up }) => `${side(id)}: přesuňte kartu z pole ${letter('C')} na pole ${letter(space)}, lícem ${up ? 'nahoru' : 'dolů'}.`,
    collected: ({ side: id, spaces: at }) => (at.length === 1 ? `${side(id)}: kartu z pole ${letter(at)} přidejte k odloženým.` : `${side(id)}: karty z polí ${letters(at)} přidejte k odloženým.`),
    reshuffled: ({ side: id, cards: k }) => `${side(id)}: zamíchejte odložené karty (${cards(k)}) do nového balíčku.`,
    'shuffled-in': ({ side: id, cards: k }) => `${side(id)}: zamíchejte odložené karty (${cards(k)}) do balíčku.`,
    'pile-dry': ({ side: id }) => `${side(id)}: balíček je prázdný, v tomto tahu se už nedoplňuje.`,
    'war-status': ({ side: id, by, status, combined }) => `${side(id)}: stav války +${by}, nyní ${status} (společně ${combined}).`,
    commitment: ({ side: id, group: g, cards: k }) => `${id ? `${side(id)}: ` : ''}${group(g)}. Přimíchejte ${cardsAcc(k)} k balíčku a odloženým kartám.`,
    battle: ({ attacker, defender }) => `Bitva: útočník ${side(attacker)}, obránce ${side(defender)}.`,
    'attack-card': ({ side: id, name }) => `Útočník, ${side(id)}: ${name || 'bojová karta'}.`,
    'no-attack-card': ({ side: id }) => `Útočník, ${side(id)}: bez bojové karty.`,
    defend: ({ side: id, space, name, range }) => `Obránce, ${side(id)}: hod za ${card(name)} (pole ${letter(space)}, rozsah ${upTo(range)}).`,
    'defend-die': ({ name, space, die, range, played }) => `${named(name, space)} (pole ${letter(space)}, rozsah ${upTo(range)}): kostka ${die}, ${played ? 'karta je zahrána' : 'v této bitvě ne'}.`,
    'defend-kept': ({ side: id, name }) => `Obránce, ${side(id)}: ${name}, ponechaná z dřívějška.`,
    'no-defend-card': ({ side: id }) => `Obránce, ${side(id)}: bez bojové karty.`,
    'battle-over': ({ winner }) => (winner ? `Konec bitvy, vítěz: ${side(winner)}.` : 'Konec bitvy.'),
    kept: ({ side: id, name }) => `${side(id)}: ${name} zůstává do konce tahu.`,
    'phase-over': ({ phase }) => `Hotovo: ${(PHASES[phase] ?? phase).split(/[:.]/)[0]}.`,
    'turn-over': ({ turn, seen }) => `Konec tahu ${turn}; odkryté karty: ${seen}.`,
    armistice: ({ combined }) => `Příměří, společný stav války ${combined}.`,
    victory: ({ side: id, turn, reason }) => `${side(id)}: vítězství v tahu ${turn}${reason ? `: ${reason}` : ''}.`,
    stopped: ({ turn, reason }) => `Hra končí v tahu ${turn}${reason ? `: ${reason}` : ''}.`,
    set: () => 'Nastaveno ručně.',
  },
  ruledOut: {
    'empty-space': ({ space }) => `Na poli ${letter(space)} není karta.`,
    'must-nominate': () => 'Aktivaci za 1 Ops nelze zvolit, dokud je co vybrat.',
    'by-fate': ({ die }) => `Hod ${die} tuto kartu použít nedovoluje.`,
    'no-combat-card': ({ space }) => `Na poli ${letter(space)} není bojová karta, kterou tu lze použít.`,
    'event-first': () => 'Nejdřív uveďte, zda je událost možná; teprve když není, lze kartu použít jinak.',
    'no-event': ({ why }) => `Ne jako událost: ${NOT_EVENT[why]}.`,
    'no-value': ({ use }) => `Tato karta to neumožňuje: ${USE[use]}.`,
    'twice-running': ({ use }) => `Ne dvakrát po sobě: ${USE[use]}.`,
    'by-dice': () => 'Hod toto použití karty nedovoluje.',
  },
  outcomes: {
    'played-out': 'Všechny tahy jsou odehrány. Podmínky vítězství najdete v pravidlech hry.',
    armistice: 'Válka skončila příměřím. Podmínky vítězství najdete v pravidlech hry.',
    first: 'Zvítězila strana, která hraje jako první.',
    second: 'Zvítězila strana, která hraje jako druhá.',
    stopped: 'Hra byla ukončena.',
  },
  turn: (turn) => `Tah ${turn}`,
  facts: (fact, options) => {
    const [id = '', what = ''] = fact.split('.');
    const who = options?.deck.sides.find((each) => each.id === id)?.name || side(id);
    if (!what) return { turn: 'Tah', round: 'Akční kolo', active: 'Strana na řadě', vp: 'Vítězné body' }[fact] ?? fact;
    const names = lexicon({
      status: 'stav války',
      commitment: 'nasazení',
      last: 'poslední použití karty v tomto tahu',
      left: 'karty k použití v tomto tahu',
    });
    return `${who}: ${names[what] ?? `pole ${letter(what)}`}`;
  },
  value: (fact, value, options) => {
    if (fact === 'active') return options?.deck.sides.find((each) => each.id === value)?.name || side(value);
    if (fact.endsWith('.commitment')) return group(value);
    if (fact.endsWith('.mandated')) return NATIONS[value] ?? value;
    if (fact.endsWith('.last')) return value === 'none' ? 'žádné' : USE[value as Use];
    const known = lexicon({
      empty: 'prázdné',
      down: 'lícem dolů',
      up: 'lícem nahoru',
    });
    return known[value] ?? (options && numberedName(options.deck, value)) ?? value;
  },
  options: {
    scenario: {
      name: 'Scénář',
      help: 'Kolik tahů má hra nejvýš.',
      choices: {
        introductory: 'Úvodní: 3 tahy',
        limited: 'Omezená válka: nejvýš 10 tahů',
        campaign: 'Kampaň: 20 tahů',
      },
    },
    cards: {
      name: 'Karty',
      help: 'Kdo rozdává: aplikace, vy z vlastních balíčků, nebo nikdo (jen kostky a pole).',
      choices: {
        app: 'Karty rozdává aplikace',
        physical: 'Rozdávám vlastní karty a říkám, co přišlo',
        untracked: 'Jen kostky a pole',
      },
    },
    ranges: {
      name: 'Aktivační rozsahy',
      help: `V textu nejsou: odkazuje na vytištěné plány, ale neukazuje je. Předvolby jsou naše. Rostoucí: karta se hraje tím snáz, čím déle čeká, od 5 hodů ze 36 na poli ${letter('A')} po 25 ze 36 na poli ${letter('E')}. Vždy 4: 20 ze 36 na každém poli. Nebo zapište čísla ze svých plánů.`,
      choices: {
        rising: 'Rostoucí: 1, 2, 3, 4, 5 (naše)',
        flat4: 'Vždy 4 (naše)',
        custom: 'Jako na mých plánech (viz Podrobnosti)',
        deck: 'Jak udává balíček',
      },
    },
    afterPlay: {
      name: 'Po zahrání',
      help: 'V textu to není: končí dřív. Oba způsoby jsou naše. Při posunu většinou propadne i poslední karta: v Paths of Glory přijde za tah asi 18 nových karet a odložené se za kampaň zamíchají asi 27krát. Při doplnění mezery je to asi 11 karet a 15 míchání; co nezahrajete, zůstává.',
      choices: {
        slide: 'Posun, poslední propadá (naše)',
        inPlace: 'Jen doplnění mezery (naše)',
      },
    },
    opening: {
      name: 'Guns of August',
      help: 'Zda je mezi prvními pěti kartami Ústředních mocností a na kterém poli. V prvním kole ji lze zahrát jako událost bez hodu; s kostkou osudu potřebuje hod jako každá jiná.',
      choices: {
        no: 'Rozhodne náhoda',
        A: `Na poli ${letter('A')}`,
        B: `Na poli ${letter('B')}`,
        C: `Na poli ${letter('C')}`,
        D: `Na poli ${letter('D')}`,
        E: `Na poli ${letter('E')}`,
      },
    },
    'ranges.custom': {
      name: `Vaše rozsahy, od ${letter('A')} do ${letter('E')}`,
      help: 'Pro každé pole nejvyšší hod, který kartu zahraje.',
    },
    discardE: {
      name: 'Poslední karta po kartě z balíčku nebo 1 Ops',
      help: 'Zda poslední karta řady propadá, i když zahraná karta přišla z balíčku nebo žádná nebyla.',
      choices: { card: 'Zůstává', always: 'Propadá i tak' },
    },
    ownSpace: {
      name: 'Modrá ukazuje na vlastní pole',
      help: 'Verze 2.0 vynutí aktivaci za 1 Ops; verze 3.0 dovolí kartu zahrát.',
      choices: { oneOp: 'Aktivace za 1 Ops', playable: 'Karta se smí zahrát' },
    },
    voluntaryOneOp: {
      name: 'Dobrovolná aktivace za 1 Ops',
      help: 'Verze 3.0: lze ji zvolit místo výběru karty.',
    },
    keepWinning: {
      name: 'Vítězné bojové karty zůstávají',
      help: 'Jako v základní hře: bojová karta, která zvítězila, slouží dál až do prohrané bitvy nebo konce tahu.',
    },
    method: {
      name: 'Metoda',
      help: 'Dvě kostky jako v textu, nebo později vydaná metoda s jednou kostkou.',
      choices: { twoDice: 'Dvě kostky', fateDie: 'Kostka osudu' },
    },
    fateCards: { name: 'Kostka osudu: karty na tah', help: 'Kolik karet smí strana v tahu použít.' },
    reminders: { name: 'Připomínky fází', help: 'Procházet vyčerpání, obléhání a ostatní fáze.' },
    mandated: { name: 'Nařízené ofenzivy', help: 'Hod za každou stranu na začátku tahu.' },
    deck: {
      name: 'Balíček',
      help: 'Karty a rámec hry; vlastní soubor může mít jména v jiném jazyce nebo víc karet.',
    },
  },
  presets: {
    version2: { name: 'Verze 2.0', help: 'Přesně podle textu; dvě věci, které neurčuje, zvolíte níže.' },
    guns: { name: 'S kartou Guns of August', help: `Verze 2.0; Guns of August leží na poli ${letter('A')}.` },
    version3: { name: 'Verze 3.0', help: 'Kartu na vlastním poli lze zahrát; 1 Ops lze zvolit.' },
    fateDie: { name: 'Kostka osudu', help: 'Pozdější metoda s jednou kostkou.' },
    introductory: { name: 'Úvodní', help: `Tři tahy, Guns of August na poli ${letter('A')}.` },
  },
  refusals: {
    'fate-five-spaces': 'Kostka osudu potřebuje řadu o pěti polích.',
    'fate-two-decks': 'Kostka osudu potřebuje balíček pro každou stranu.',
    'no-opening-card': 'Tento balíček nemá zahajovací kartu.',
    'opening-space': 'Zahajovací karta na tom poli ležet nemůže.',
  },
  rules: {
    setup: `Každá strana zamíchá své mobilizační karty a na každé pole od ${letter('A')} do ${letter('E')} položí jednu lícem dolů. Guns of August může být podle nastavení mezi pěti kartami Ústředních mocností.`,
    steps: 'Tah má šest akčních kol každé strany, začínají Ústřední mocnosti. V každém: otočit, vybrat, hodit a zahrát, odložit; pak se řada uzavře. Podle nastavení může dvě kostky nahradit jedna kostka osudu.',
    reveal: 'Na začátku svého akčního kola strana otočí všechny karty ležící lícem dolů; karty druhé strany zůstávají, jak leží. S kostkou osudu se otáčí jen to, co určí kostka.',
    nominate: 'Před hodem se vybere právě jedna karta řady. Bez hodu se hraje jen Guns of August jako událost, v prvním kole. Nastavení podle verze 3.0 dovolí také vzít si místo karty aktivaci za 1 Ops.',
    ranges: 'Rozsah jsou hody od 1 do určitého čísla. Text o rozsazích mluví, ale čísla neuvádí: jsou vytištěna na plánech. Proto jsou věcí nastavení: zapište je, nebo vezměte některou naši předvolbu.',
    dice: `Různé hodnoty: šedá v rozsahu zahraje vybranou kartu a modrá se nepočítá. Jinak modrá 1–5 určí kartu z polí ${letter('A')}–${letter('E')} a 6 vrchní kartu balíčku.`,
    doubles: 'Stejné hodnoty jsou náhodná událost: karta z toho pole, při dvou šestkách vrchní karta, se musí zahrát jako událost. Nejsou-li splněny podmínky nebo je to bojová karta, zahraje se jakýmkoli jiným dovoleným způsobem. Zda jsou podmínky splněny, posoudíte u svého stolu.',
    'own-space': 'Ukáže-li modrá na pole karty, která právě neuspěla, má strana aktivaci za 1 Ops a kartu nehraje. Verze 3.0, kterou lze zvolit v nastavení, ji dovolí zahrát.',
    'one-op': 'Aktivace za jeden operační bod bez karty: vynutí ji kostky, nebo si ji zvolíte, pokud to dovoluje nastavení. Že přísluší i tam, kde je prázdné pole, řada nebo balíček, je naše rozhodnutí. Nic se za ni neodkládá.',
    top: 'Vrchní karta balíčku se vezme a hned zahraje. Není-li už žádná, následuje aktivace za 1 Ops.',
    pile: 'O prázdném balíčku text mlčí. Odložené karty se zamíchají ve chvíli, kdy je karta potřeba; nezbývá-li nic, zůstane pole prázdné. S kostkou osudu se vyčerpaný balíček obnoví až na konci tahu a do té doby smí strana použít nejvýš čtyři karty.',
    uses: 'Karta slouží za Ops, SR, RP nebo jako událost. Aplikace hlídá toto: SR ani RP nikdy dvakrát po sobě; událost bojové karty jen v bitvě; posily jednoho státu jednou za tah, v tahu 1 žádné; do války nejvýš jeden neutrální stát za tah. Co záleží na mapě, posoudíte sami; i to, co aplikace nenabízí, lze přesto zahrát. Karta, kterou nelze nijak dovoleně použít, se odloží.',
    discard: 'Zahraná karta se odloží, bojová karta po bitvě. Karta s hvězdičkou zahraná jako událost opouští hru. Po aktivaci bez karty není co odložit.',
    'after-play': `Naše rozhodnutí, protože text končí dřív. Ve výchozím nastavení se poslední karta řady odloží, ostatní se k ní posunou a nové karty přicházejí lícem dolů od ${letter('A')}; nic nepropadá, byla-li zahraná karta v řadě poslední, přišla-li z balíčku nebo nebyla-li žádná. Podle nastavení se může doplnit jen mezera. S kostkou osudu se také nic neposouvá: do mezery přijde karta otočená jako ta předchozí, po 1 lícem nahoru.`,
    battle: 'Každá strana smí v bitvě zahrát jednu bojovou kartu, ačkoli základní hra jich dovoluje víc. Útočník vybere kteroukoli z řady, která se hodí, bez hodu; její mezera se doplní na konci kola.',
    defender: `Otočí se všechny karty obránce a zůstanou tak. Od ${letter('A')} do ${letter('E')} se hází jednou kostkou za každou bojovou kartu, která se hodí; první ve svém rozsahu se zahraje. Po bitvě přijde na její pole karta lícem dolů a otočí se až v dalším akčním kole.`,
    'keep-winning': 'Ve výchozím nastavení bojová karta po své bitvě odchází. Jinak lze nastavit pravidlo základní hry: karta, která zvítězila, zůstává vedle řady, slouží jednou v každém kole, obránci bez hodu, a propadá s prohranou bitvou nebo na konci tahu.',
    'fate-die': `Nastavení: pozdější metoda s jednou kostkou. 1 – ${letter('C')}, nebo odkrytá karta s nejnižšími Ops; 2 – událost kterékoli odkryté karty, nebo nejnižší za Ops; 3 – ${letter('A')}, ${letter('B')}, ${letter('C')}; 4 – ${letter('A')}, ${letter('B')}; 5 – ${letter('C')}, ${letter('D')}, ${letter('E')}; 6 – ${letter('D')}, ${letter('E')}. ${letter('C')} je vrch balíčku. Počítadlo karet klesá s každou použitou; při 0 strana pasuje. I zahajovací karta potřebuje hod.`,
    hidden:
      'Karta lícem dolů není rozhodnuta, dokud se neotočí: každá možná má přesně svou šanci a v uložené hře o ní není nic zapsáno. Co leželo lícem dolů před mícháním, pochází dál z doby před ním. U vlastních karet můžete některou nechat nepojmenovanou; aplikace se zeptá, až se zahraje, bude bojovat nebo opustí řadu.',
    'war-status': 'Události s číslem stavu války ho zvyšují. Od tahu 2 přibudou při dosažení stavu 4 karty omezené války, při dosažení stavu 11 karty totální války; zamíchají se s balíčkem a s odloženými kartami. Společný stav 40 může válku ukončit.',
    mandated: 'Jako v základní hře určí na začátku tahu hod za každou stranu stát, který musí útočit, nebo žádný. V nastavení to lze vynechat.',
    phases: 'Fáze dobírání se v každém tahu přeskakuje: po doplnění následuje konec tahu. Ostatní fáze jsou ze základní hry; jejich připomínky lze v nastavení vypnout.',
    victory: 'O vítězství rozhodují základní pravidla; můžete je vyhlásit kdykoli.',
  },
  place: (id, options) => {
    const [what = '', who = ''] = id.split('.');
    if (what === 'odds') return `při výběru ${letter(who)}`;
    const name = options?.deck.sides.find((each) => each.id === who)?.name || side(who);
    return who ? `${name}: ${place(what)}` : place(what);
  },
  piece: ({ kind, print }) =>
    ({
      card: print ?? '',
      back: 'karta lícem dolů',
      unnamed: 'karta lícem nahoru',
      grey: `šedá kostka ${print}`,
      blue: `modrá kostka ${print}`,
      fate: `kostka osudu ${print}`,
      commitment: group(print ?? ''),
      'turns-marker': 'ukazatel tahu',
      'rounds-marker': 'ukazatel kola',
    })[kind] ?? kind,
  cell: (at, cell) => (at.startsWith('display') ? `pole ${letter('ABCDE'[cell] ?? '')}` : ''),
  odds: inShort(BOARD.cs, { bare, also }),
  print: (at, text, options) => {
    if (at.startsWith('display')) return bare(text, text);
    if (at !== 'mandated') return text;
    if (text === 'AH-IT') return `${NATIONS.AH} (${NATIONS.IT})`;
    return options?.deck.sides.find((each) => each.id === text)?.name || (NATIONS[text] ?? side(text));
  },
  problems,
  measures: {
    nominate: {
      name: 'Výběr karty',
      help: 'Co vzejde z výběru karty na jednom poli při plné řadě.',
      key: 'Vybrané pole',
      row: (space) => `pole ${letter(space)}`,
      outcome,
    },
    'cards-seen': {
      name: 'Odkryté karty',
      help: 'Kolik karet obě strany v každém tahu otočí nebo vezmou.',
      key: 'Tah',
      outcome: (k) => cards(Number(k)),
    },
    reshuffles: {
      name: 'Míchání',
      help: 'Kolikrát se za celou hru míchají odložené karty.',
      key: 'Hra',
      row: () => 'celá hra',
      outcome: (k) => `${k}×`,
    },
  },
  checklist: (o) => [
    `Připravte hru ${o.deck.title} podle jejích pravidel, pro jednoho hráče za obě strany.`,
    `Připravte každé straně řadu: ${spaces(o.deck.spaces)} (${letters('ABCDE'.slice(0, o.deck.spaces))}).`,
    ...(o.cards === 'app' ? ['Karty rozdává aplikace; své mějte po ruce, abyste mohli číst události.'] : []),
    ...(o.cards !== 'app' ? [o.deck.shared ? `Zamíchejte balíček (${group(o.deck.groups[0]?.id ?? '')}) a na každé pole obou řad položte jednu kartu lícem dolů.` : `Zamíchejte balíček každé strany (${group(o.deck.groups[0]?.id ?? '')}) a na každé pole položte jednu kartu lícem dolů.`] : []),
    ...(o.opening !== 'no' && o.deck.opening ? [`${o.deck.cards.find((c) => c.id === o.deck.opening?.card)?.name} leží na poli ${letter(o.opening)}.`] : []),
    ...(o.method === 'twoDice' ? [`Aktivační rozsahy (${o.ranges === 'rising' || o.ranges === 'flat4' ? 'naše volba, v textu nejsou' : 'jako na vašich plánech'}): ${rangesOf(o, letter)}.`] : []),
    o.method === 'fateDie' ? `Otočte ${letters('AB')} v obou řadách; pole ${letter('C')} je vrch balíčku. Mějte po ruce jednu kostku.` : 'Mějte po ruce šedou a modrou kostku, nebo nechte házet aplikaci.',
  ],
});

export const words = edition(COMPONENTS, (labels) => speak(labels, spacesAt(labels)));

/** Any deck: the same words, another title. */
const ofAnyDeck = (words: Words<Cdg>, { letter }: ReturnType<typeof spacesAt>) =>
  ({
    title: 'Libovolná hra řízená kartami',
    pitch: 'Stejná sólová metoda pro vlastní balíček: stačí soubor s kartami.',
    options: {
      ...words.options,
      scenario: {
        name: 'Délka',
        help: 'Kolik tahů má hra, jak udává balíček.',
        choices: { introductory: 'Krátká', limited: 'Střední', campaign: 'Celá' },
      },
      opening: {
        ...words.options.opening,
        name: 'Zahajovací karta',
        help: 'Zda je zahajovací karta balíčku rozdána hned a kam.',
      },
      deck: {
        name: 'Balíček',
        help: 'Balíček dodaný s programem, nebo vlastní soubor (docs/deck-files.md).',
      },
    },
    rules: {
      ...words.rules,
      setup: 'Každá strana zamíchá své první karty a na každé pole položí jednu lícem dolů; společný balíček slouží oběma. Má-li balíček zahajovací kartu, může být podle nastavení mezi nimi.',
      steps: 'Tah má tolik akčních kol každé strany, kolik udává balíček. V každém: otočit, vybrat, hodit a zahrát, odložit; pak se řada uzavře. Podle nastavení může dvě kostky nahradit jedna kostka osudu.',
      nominate: 'Před hodem se vybere právě jedna karta řady. Bez hodu se hraje jen zahajovací karta balíčku jako událost, ve svém vlastním kole. Nastavení dovolí také vzít si místo karty aktivaci za 1 Ops.',
      ranges: 'Rozsah jsou hody od 1 do určitého čísla. Ve výchozím nastavení čísla uvádí soubor balíčku; můžete zapsat jiná, nebo vzít některou naši předvolbu.',
      dice: `Různé hodnoty: šedá v rozsahu zahraje vybranou kartu a modrá se nepočítá. Jinak modrá 1 určí kartu z pole ${letter('A')}, 2 z pole ${letter('B')} a tak dále; hodnota vyšší než počet polí určí vrchní kartu balíčku.`,
      doubles: 'Stejné hodnoty jsou náhodná událost: karta z toho pole, při hodnotě vyšší než počet polí vrchní karta, se musí zahrát jako událost. Nejsou-li splněny podmínky nebo je to bojová karta, zahraje se jakýmkoli jiným dovoleným způsobem. Zda jsou podmínky splněny, posoudíte u svého stolu.',
      defender: `Otočí se všechny karty obránce a zůstanou tak. Od ${letter('A')} dál se hází jednou kostkou za každou bojovou kartu, která se hodí; první ve svém rozsahu se zahraje. Po bitvě přijde na její pole karta lícem dolů a otočí se až v dalším akčním kole.`,
      'war-status': 'Události s číslem stavu války ho zvyšují. Od tahu 2 strana, která dosáhla čísla další skupiny, zamíchá její karty s balíčkem a s odloženými kartami. Balíček může uvádět společný stav, při kterém může válka skončit.',
      phases: 'Fáze jsou ty, které uvádí soubor balíčku; fáze dobírání se v každém tahu přeskakuje. Připomínky fází lze v nastavení vypnout.',
    },
    presets: {
      version2: { name: 'Verze 2.0', help: 'Přesně podle textu; dvě věci, které neurčuje, zvolíte níže.' },
      version3: { name: 'Verze 3.0', help: 'Kartu na vlastním poli lze zahrát; 1 Ops lze zvolit.' },
    },
  }) satisfies Partial<Words<Cdg>>;

export const anyDeck = edition<Cdg>(COMPONENTS, (labels) => {
  const at = spacesAt(labels);
  const words = speak(labels, at);
  return { ...words, ...ofAnyDeck(words, at) };
});

/** The Second Boer War in Czech. */
import { form, listing, plural, times, type Words } from '../../../kernel/words.ts';
import { markersNeeded } from '../paper/markers.ts';
import type { Side } from '../rules/options.ts';
import { type Actions, type BoerWar, randomPool, roundsFinished, type State } from '../rules/rounds.ts';
import { noCounters } from './no-counters.ts';

const n = plural('cs');
const and = listing('cs');
const actions = (k: number) => n(k, { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' });
const remain = (k: number) => form('cs')(k, { one: 'zbývá', few: 'zbývají', many: 'zbývá', other: 'zbývá' });
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SIDE: Record<Side, string> = { boers: 'Búrové', empire: 'Impérium' };
/** The verb in the number of its subject: Búrové are many, Impérium is one. */
const verb = (side: Side, plural: string, singular: string) => (side === 'boers' ? plural : singular);
const round = (s: State) => roundsFinished(s, s.active) + 1;
/** What goes into the cup for the draw. */
const cup = (s: State) => {
  const { stop, go } = randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 2 ? 2 : 1);
  return `${times(stop, 'STOP')} a ${times(go, 'GO!')}`;
};
const NTH = ['první', 'druhá', 'třetí'];
const NTH_ACC = ['první', 'druhou', 'třetí'];
const AFTER: Record<Actions, string> = { 1: 'jedné akci', 2: 'dvou akcích', 3: 'třech akcích' };
const DIGIT_ACC: Record<Actions, string> = { 1: 'jedničku', 2: 'dvojku', 3: 'trojku' };
const CHIT = { go: 'GO!', stop: 'STOP' };
const phase = (turn: number) => (turn <= 2 ? 'konvenční válka' : 'partyzánská válka');
const tick = { reinforcement: 'posily nebo reorganizace', event: 'událost' };
const set = (counters: readonly number[]) => and(counters.map((n, i) => times(n, `„${i + 1}“`)));
const ending = (reason: string) => (reason ? `: ${reason}` : '.');
const firstSide = (turn: number) => ({
  name: `Kdo začíná etapu ${ROMAN[turn]}`,
  help: 'Text to uvádí jen pro etapu I; pravidla základní hry mohou říkat víc.',
  choices: SIDE,
});
const counters = (side: Side, turn: number) => ({
  name: `${SIDE[side]}, etapa ${ROMAN[turn]}: žetony 1, 2, 3`,
  help: 'Kolik žetonů „Action“ s každým číslem strana má: v textu 4, 4, 3.',
});

export const words: Words<BoerWar> = {
  title: 'Druhá búrská válka',
  pitch: 'Hrajete za obě strany; kolik akcí bude v kole, rozhodne losování z pohárku.',
  seats: () => 'Hráč',
  asks: {
    action: (s) => `${SIDE[s.active]}, ${round(s)}. kolo: proveďte na mapě ${NTH_ACC[s.complete]} akci.`,
    'next-action': (s) => `${SIDE[s.active]}, ${round(s)}. kolo: bude ${NTH[s.complete]} akce? Do pohárku patří ${cup(s)}; vylosujte jeden žeton.`,
    'empty-pool': () => 'Do pohárku není co vložit: kolo pokračuje.',
    'last-two': () => 'Do pohárku není co vložit: kolo končí po dvou akcích.',
    'new-turn': (s) => `Etapa ${ROMAN[s.turn]} skončila. Otočte všechny žetony „Action“ číslem nahoru a oba žetony „Round finished“ vraťte na pole 0.`,
  },
  moves: {
    done: (_, s) => (s.step === 'new-turn' ? `Začít etapu ${ROMAN[s.turn + 1]}` : 'Akce provedena'),
    go: () => 'GO!',
    stop: () => 'STOP',
  },
  asides: {
    'no-action': () => 'Na mapě nelze nic provést: akce se počítá i tak',
    victory: (side) => `${SIDE[side as Side]} ${verb(side as Side, 'vyhrávají', 'vyhrává')} válku`,
    'stop-here': () => 'Ukončit hru zde',
    tick: (what) => `Využito v tomto kole: ${tick[what as keyof typeof tick]}`,
  },
  events: {
    'round-begins': ({ side, round }) => `${SIDE[side]}: začíná ${round}. kolo.`,
    action: ({ side, nth }) => `${SIDE[side]} ${verb(side, 'provádějí', 'provádí')} ${NTH_ACC[nth - 1]} akci; žeton „Action complete“ na pole ${nth}.`,
    'no-action': ({ side, nth, reason }) => `${SIDE[side]}: akce ${nth} nebyla provedena${reason && ` (${reason})`}, ale počítá se; žeton „Action complete“ na pole ${nth}.`,
    drawn: ({ chit, stop, go, none }) => (stop && go ? `Vylosován žeton ${CHIT[chit]} (v pohárku: ${times(stop, 'STOP')}, ${times(go, 'GO!')}).` : `${none ? `Žádný žeton s číslem ${none.join(' ani ')} neleží číslem nahoru. ` : ''}V pohárku je jen ${CHIT[chit]}, takže se losovat nemusí.`),
    'empty-pool': () => 'Zbývají jen žetony s číslem 3: pohárek je prázdný a kolo bude mít tři akce.',
    'last-two': () => 'Odkrytá je už jen jedna dvojka a žádná trojka: pohárek je prázdný a kolo končí po dvou akcích.',
    'round-over': ({ side, round, actions: k, left }) => `${SIDE[side]}: ${round}. kolo končí po ${AFTER[k]}. Otočte jednu ${DIGIT_ACC[k]} rubem nahoru; žeton „Round finished“ na pole ${round}. ${left > 0 ? `V této etapě ${remain(left)} ${actions(left)}.` : 'V této etapě už žádná akce nezbývá.'}`,
    'passed-over': ({ side }) => `${SIDE[side]} už v této etapě ${verb(side, 'nemají', 'nemá')} žádný odkrytý žeton a ${verb(side, 'své kolo vynechávají', 'své kolo vynechává')}.`,
    'turn-over': ({ turn }) => `Etapa ${ROMAN[turn]} skončila.`,
    'turn-begins': ({ turn }) => `Začíná etapa ${ROMAN[turn]} (${phase(turn)}). Všechny žetony odkryté, oba „Round finished“ na poli 0.`,
    ticked: ({ what, side }) => `${SIDE[side]}: v tomto kole využito – ${tick[what]}.`,
    victory: ({ side, turn, reason }) => `${SIDE[side]} vítězí v etapě ${ROMAN[turn]}${ending(reason)}`,
    stopped: ({ turn, reason }) => `Hra ukončena v etapě ${ROMAN[turn]}${ending(reason)}`,
    set: () => 'Nastaveno ručně.',
  },
  ruledOut: {
    'act-first': () => 'Nejdřív proveďte akci; losuje se až po ní.',
    'draw-first': () => 'Nejdřív losujte; další akci dovolí jen GO!.',
  },
  outcomes: {
    'played-out': 'Všechny etapy jsou odehrané. Podmínky vítězství najdete v pravidlech hry.',
    boers: 'Búrové zvítězili.',
    empire: 'Impérium zvítězilo.',
    stopped: 'Hra byla ukončena předčasně.',
  },
  turn: (turn) => `Etapa ${ROMAN[Number(turn)]}`,
  facts: (fact) => {
    if (fact === 'turn') return 'Etapa';
    if (fact === 'active') return 'Strana, která hraje své kolo';
    if (fact === 'complete') return 'Akce provedené v tomto kole';
    const [side, digit] = fact.split('.') as [Side, string];
    return `${SIDE[side]}: odkryté žetony s číslem ${digit}`;
  },
  value: (fact, value) => (fact === 'active' ? SIDE[value as Side] : fact === 'turn' ? (ROMAN[Number(value)] ?? value) : value),
  options: {
    poolRule: {
      name: 'Jak se plní pohárek',
      help: 'Jen první způsob je autorův. Pohárek při něm zůstane prázdný ve 3 ze 7 etap jedné strany, při počítání podle komentáře v každé, při zbylých dvou nikdy.',
      choices: {
        literal: 'Jak říká pravidlo',
        commentary: 'Jak počítá příklad v komentáři',
        skipEmptyLevel: 'GO! přeskakuje čísla, která už došla',
        remainingAbove: 'GO! za každý žeton s vyšším číslem',
      },
    },
    turns: { name: 'Etapy', help: 'Kolik ze čtyř etap chcete odehrát.' },
    reminders: { name: 'Připomínky', help: 'Odškrtávejte, co základní hra dovoluje jednou za kolo.' },
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
    printed: { name: 'Podle textu', help: 'Čtyři etapy a pravidlo přesně podle textu.' },
    even: {
      name: 'Stejné šance',
      help: 'Každý zbývající žeton je stejně pravděpodobný; žetonů GO! je potřeba sedm.',
    },
    short: { name: 'Jen etapa I', help: 'Jedna etapa na vyzkoušení.' },
  },
  refusals: noCounters((side, turn) => `${SIDE[side]}, etapa ${ROMAN[turn]}: žetony 1, 2, 3 jsou samé nuly. Dejte straně aspoň jeden žeton.`),
  rules: {
    steps: 'První akci ve svém kole má strana vždy, bez losování. Po každé akci se „Action complete“ posune o jedno pole. Vylosované GO! dává další akci; ta se provede dřív, než se znovu losuje. Dovoluje-li základní hra straně nedělat nic, prostě to potvrďte: akce se počítá i tak.',
    pool: 'Před každým losováním se pohárek plní znovu a dříve vylosovaný žeton se do něj vrací. Po první akci: jeden STOP za každou odkrytou jedničku této strany a jedno GO! za každou odkrytou dvojku; trojky se ještě nepočítají. Po druhé: jeden STOP za každou dvojku a jedno GO! za každou trojku. Má-li být v pohárku jen jeden druh žetonů, nelosuje se.',
    'pool-rule': 'Příklad v komentáři počítá pro druhé losování o jeden STOP méně: odkryté jsou tři dvojky, ale do pohárku dává jen dva STOP. Podle pravidla i podle prvního příkladu mají být tři. Proto je plnění pohárku věcí nastavení: podle pravidla, podle komentáře, nebo podle jednoho ze dvou dalších výkladů.',
    'empty-pool':
      'Když zbývají jen trojky, není do pohárku co vložit a text o tom mlčí. Na konci každého kola se otáčí žeton s číslem rovným počtu jeho akcí, takže toto kolo má tři akce, bez losování. Je to naše rozhodnutí; není ho třeba, když podle nastavení GO! přeskakuje čísla, která už došla, nebo se počítá za každý žeton s vyšším číslem.',
    'last-two': 'Podle komentáře se při druhém losování vkládá o jeden STOP méně, než kolik je odkrytých dvojek. Zbývá-li poslední dvojka a žádná trojka, není co vložit: kolo končí po dvou akcích a dvojka se otočí. Ve výchozím nastavení se počítá podle pravidla a stát se to nemůže.',
    'round-end': 'STOP nebo třetí akce ukončí kolo: otočte rubem nahoru jeden žeton s počtem provedených akcí, posuňte „Round finished“ o jedno pole a „Action complete“ sejměte ze stupnice. To poslední říká text jen po třetí akci; zde to platí po každém kole.',
    sides: 'Po kole jedné strany následuje kolo druhé. Strana, která už nemá odkrytý žeton, svá kola až do konce etapy vynechává; text o tom mlčí a stává se to jen při nestejných sadách žetonů.',
    'new-turn':
      'Text nepopisuje přechod do nové etapy. Když obě strany vyčerpají všechny žetony, otočí se všechny znovu číslem nahoru a oba „Round finished“ se vrátí na pole 0. V příkladu začínají etapu I Búrové; kdo začíná kterou etapu a s jakými žetony, se nastavuje před hrou. Po poslední etapě rozhodují podmínky vítězství základní hry.',
    reminders: 'Základní hra dovoluje jednou za kolo posily nebo reorganizaci a jednou událost. Jsou to jen poznámky a nic nemění.',
    victory: 'Kdo a kdy vyhrál, určují pravidla základní hry; vítězství můžete ohlásit kdykoli. Stupnice zůstanou, jak jsou.',
  },
  place: (id) => {
    const [what, side] = id.split('.') as [string, Side];
    const names: Record<string, string> = {
      rounds: 'stupnice kol',
      actions: 'stupnice akcí',
      'rounds-left': 'zbývající kola',
      'actions-left': 'zbývající akce',
      odds: 'počet akcí v kole',
      cup: 'losovací pohárek',
      'at-hand': 'vedle stupnice',
    };
    return side ? `${SIDE[side]}: ${names[what]}` : (names[what] ?? id);
  },
  piece: ({ kind, print }) =>
    ({
      'round-finished': '„Round finished“',
      'action-complete': '„Action complete“',
      action: `„Action“ ${print}`,
      go: 'GO!',
      stop: 'STOP',
    })[kind] ?? kind,
  cell: (place, cell) => (place.startsWith('rounds') ? `pole ${cell}` : ''),
  measures: {
    'actions-by-round': {
      name: 'Akce v jednotlivých kolech',
      help: 'Šance na jednu, dvě a tři akce v každém kole etapy jedné strany.',
      key: 'Kolo',
      outcome: (k) => actions(Number(k)),
    },
    'empty-pool': {
      name: 'Prázdný pohárek',
      help: 'Šance, že v etapě jedné strany dojde na losování, pro které není do pohárku co vložit.',
      key: 'Etapa jedné strany',
      row: () => 'celá etapa',
      outcome: (k) => (k === 'yes' ? 'stane se' : 'nestane se'),
    },
    'actions-left': {
      name: 'Zbývající akce',
      help: 'Kolik akcí straně zbývá po každém jejím kole.',
      key: 'Po kole',
      outcome: (k) => actions(Number(k)),
    },
  },
  checklist: (o) => {
    const { stop, go } = markersNeeded(o);
    return [
      'Připravte hru „The Second Boer War 1899–1902“ z krabice „Farmers vs. Empire“ podle jejích pravidel.',
      `Rozložte stupnice kol a stupnice akcí obou stran. Na každé pole stupnice akcí položte žeton „Action“ se stejným číslem, číslem nahoru. Búrové: ${set(o['counters.boers.1'])}. Impérium: ${set(o['counters.empire.1'])}.`,
      'Na pole 0 každé stupnice kol položte žeton „Round finished“.',
      `Mějte po ruce žeton „Action complete“, žetony ${times(go, 'GO!')} a ${times(stop, 'STOP')} a pohárek.`,
    ];
  },
};

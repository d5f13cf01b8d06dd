/** The lab in Czech. */
import { numbers, plural } from '../../kernel/words.ts';
import type { LabWords } from './lab.ts';

const n = plural('cs');
const format = numbers('cs');
const games = (k: number) => n(k, { one: 'hra', few: 'hry', many: 'hry', other: 'her' });
/** After “zahrnují”: accusative. */
const gamesHeld = (k: number) => n(k, { one: 'hru', few: 'hry', many: 'hry', other: 'her' });
const moves = (k: number) => n(k, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' });
const ofMoves = (k: number) => n(k, { one: 'tahu', few: 'tahů', many: 'tahu', other: 'tahů' });

export const words: LabWords = {
  lang: 'cs',
  report: (game) => `${game}: co pravidla opravdu dělají`,
  comparison: (game) => `${game}: srovnání výkladů`,
  played: (k, seed) => `${games(k)}, semínko ${seed}`,
  stopped: (k, of) => `Přerušeno před koncem: čísla zahrnují ${gamesHeld(k)}, mělo jich být ${format(of)}.`,
  method: {
    random: 'O čem rozhoduje hráč, to se tu volilo náhodně, každá možnost se stejnou šancí.',
    bots: (name) => `Na každém místě rozhoduje bot „${name}“.`,
    standIn: 'Na to, co ví jen skutečný stůl, odpovídal zástupce stolu.',
  },
  exact: 'přesně',
  sampled: (k) => `ze vzorku: ${games(k)}`,
  interval: 'Úsečky a závorky: 95% intervaly.',
  sections: {
    findings: 'Co bije do očí',
    measures: 'Veličiny',
    games: 'Celé hry',
    health: 'Zdraví pravidel',
    settings: 'Nastavení',
    again: 'Stejná čísla znovu',
    variants: 'Varianty',
    differences: 'Rozdíly a jejich nejistota',
  },
  length: 'Délka hry',
  outcomes: 'Jak hry končí',
  seats: 'Výhry podle míst',
  settled: 'Jak brzy je rozhodnuto',
  settledHelp: 'Hry byly v průběhu zastaveny a znovu náhodně dohrány: jak často vyšel týž výsledek?',
  onlyChoice: 'Rozhodnutí s jedinou možností',
  moves: 'tahy',
  share: 'podíl',
  mean: 'průměr',
  numbers: 'Čísla',
  setting: 'Nastavení',
  value: 'Hodnota',
  standard: 'výchozí',
  start: 'začátek',
  files: 'Data vedle této stránky',
  journals: 'Odehrané hry jako deníky, k otevření v aplikaci',
  byHand: 'jen ručním zásahem hráče',
  never: 'nikdy',
  none: 'žádné',
  fine: 'v pořádku',
  fair: 'rovný podíl',
  first: 'kdo rozhoduje první',
  times: 'krát za hru',
  choices: 'možností průměrně',
  example: 'například',
  health: {
    stuck: 'Slepé uličky',
    endless: 'Hry bez konce',
    outcomes: 'Konce, ke kterým nedošlo',
    asks: 'Otázky, které se neobjevily',
    events: 'Události, které nenastaly',
    rules: 'Pravidla, která nezasáhla',
    clauses: 'Body pravidel, na které nedošlo',
    rows: 'Řádky tabulek, které nepadají',
    cells: 'Položky tabulek, které nepadají',
    unwatched: 'Body pravidel, ke kterým nepatří žádná otázka ani událost, takže o nich hry nic neříkají',
  },
  findings: {
    stuck: (k, first) =>
      `Pravidla uváznou ve slepé uličce (${k}); první taková hra má číslo ${format(first)}.`,
    endless: (k, first) => `Některé hry nekončí (${k}); první taková má číslo ${format(first)}.`,
    chance: (what, often) => `${what}: ${often}.`,
    nearly: (measure, row, outcome, percent) => `${measure}. ${row}: skoro vždy ${outcome} (${percent}).`,
    shift: (measure, outcome, from, to) => `${measure} – ${outcome}: ${from}, ale ${to}.`,
    idleRow: (measure, rows, exact) =>
      `${measure}: ${rows} – ${exact ? 'nemůže padnout nikdy' : 'nepadlo ani jednou'}.`,
    idleOutcome: (outcome) => `K tomuto konci nedošlo ani jednou: „${outcome}“`,
    idleClauses: (clauses) => `Nic, co tyto hry ohlásily, se neopírá o body ${clauses}.`,
    outcome: (outcome, percent) => `${percent} her končí takto: „${outcome}“`,
    seat: (seat, percent, fair) => `${seat}: ${percent} výher; rovný podíl je ${fair}.`,
    first: (percent, fair) => `Kdo rozhoduje první, vyhraje ${percent} her; rovný podíl je ${fair}.`,
    onlyChoice: (ask, percent) => `U „${ask}“ není v ${percent} případů z čeho vybírat.`,
    sameLength: (k) => `Každá hra trvá přesně ${moves(k)}.`,
    length: (low, high, middle) =>
      `Devět her z deseti trvá od ${format(low)} do ${ofMoves(high)}; medián je ${format(middle)}.`,
    numbers: (measure, low, high, middle) =>
      `${measure}: devětkrát z deseti od ${format(low)} do ${format(high)}; medián je ${format(middle)}.`,
    settled: (percent, before) =>
      `V polovině hry lze výsledek předpovědět v ${percent} případů; před prvním tahem v ${before}.`,
    differs: (variant, what, value, base) => `${variant}. ${what}: ${value} místo ${base}.`,
    nothing: 'Nic nebije do očí: žádná slepá ulička, žádné nečinné pravidlo, žádná výhoda.',
  },
  compare: {
    alike: 'Žádný rozdíl není větší, než by vysvětlila náhoda.',
    average: 'v průměru',
    aside: 'Oproti variantě 1: vpravo více, vlevo méně.',
    yes: 'ano',
    no: 'ne',
    base: 'základ srovnání',
    difference: 'rozdíl',
    sure: 'Vyznačeny jsou rozdíly, které jsou přesné nebo větší, než by vysvětlila náhoda.',
    common: 'Všechny varianty se hrály na stejných náhodných číslech.',
  },
  games,
  terminal: {
    progress: (done, of, rate, left) => `Hry: ${done} / ${of}, ${rate} za sekundu, zbývá ${left} s`,
    written: (folder) => `Zpráva je zapsána v ${folder}`,
    notWritten: (folder, why) => `Zprávu nešlo zapsat do ${folder}: ${why}. Nic tam nezůstalo.`,
    full: 'disk je plný',
    noPermission: 'chybí právo zápisu',
    notFolder: (path) => `${path} není složka.`,
    notEmpty: (folder) => `V ${folder} je něco jiného než zpráva; nic se tam nezměnilo.`,
    notOurs: (file) =>
      `Soubor ${file} do zprávy nepatří, nebo byl od té doby změněn; nic se nezapsalo. Přesuňte ho, nebo zadejte jinou složku.`,
    variants: (max) => `Variant by bylo víc než ${max}; uveďte méně hodnot.`,
    single: 'Není co srovnávat: uveďte několik hodnot nastavení, například --option KEY=A,B.',
  },
};

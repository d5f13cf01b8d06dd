/** The terminal in Czech. */
import { plural } from '../../kernel/words.ts';
import type { TerminalWords } from './terminal.ts';

const n = plural('cs');
const entries = (k: number) => n(k, { one: 'zápis', few: 'zápisy', many: 'zápisu', other: 'zápisů' });
const games = (k: number) => n(k, { one: 'hra', few: 'hry', many: 'hry', other: 'her' });
const ofGames = (k: number) => n(k, { one: 'hry', few: 'her', many: 'hry', other: 'her' });
const ofFiles = (k: number) => n(k, { one: 'souboru', few: 'souborů', many: 'souboru', other: 'souborů' });
const runs = (k: number) => n(k, { one: 'pokus', few: 'pokusy', many: 'pokusu', other: 'pokusů' });
const span = (min: number, max: number) => (min === max ? String(min) : `${min}-${max}`);
const players = { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' };

export const words: TerminalWords = {
  pitch: 'Emptychair hraje za prázdnou židli: sólové systémy pro deskové hry u skutečného stolu.',
  commands: {
    games: 'seznam her',
    play: 'hra v terminálu vedle vašeho stolu',
    replay: 'převypráví uloženou hru',
    check: 'zkontroluje uložené hry',
    odds: 'přesné šance příštího losování nebo míry',
    simulate: 'odehraje náhodně mnoho her a shrne je',
    lab: 'co pravidla hry opravdu dělají: zpráva s grafy a daty',
    compare: 'výklady pravidla vedle sebe, na stejných náhodných číslech',
    print: 'archy hry jako PDF: stupnice, žetony, příprava, přehled pravidel',
    help: 'vysvětlí příkaz nebo nastavení hry',
  },
  flags: {
    lang: 'jazyk: en, pl, cs, ru (jinak jazyk systému)',
    seed: 'celé číslo, z něhož plynou všechna losování',
    option: 'nastavení hry; lze opakovat',
    preset: 'pojmenovaná sada nastavení',
    start: 'začne se stolem, jak právě je: nastaví údaj; lze opakovat',
    save: 'ukládá sem po každém zápisu; existující hra pokračuje',
    mine: 'losujete sami; aplikace se jen ptá',
    to: 'skončí po zápisu N',
    at: 'stav na konci této uložené hry',
    measure: 'co měřit',
    with: 'nastavení míry; lze opakovat',
    games: 'kolik her',
    workers: 'kolik vláken (jinak jedno na jádro); čísla jsou stejná',
    keep: 'tolik odehraných her jako deníky k otevření',
    paper: 'papír: a4 (výchozí), letter',
    out: 'kam zapsat: soubor PDF, složka zprávy',
    json: 'jeden dokument JSON místo textu',
    help: 'tato nápověda',
    version: 'verze Emptychair',
  },
  help: {
    usage: 'Použití',
    commands: 'Příkazy',
    flags: 'Přepínače',
    games: 'Hry',
    more: 'Více: emptychair help COMMAND, emptychair help GAME',
    options: 'Nastavení (--option KEY=VALUE)',
    presets: 'Sady nastavení (--preset NAME)',
    facts: 'Údaje, které lze nastavit (--start KEY=VALUE)',
    measures: 'Míry (--measure NAME --with KEY=VALUE)',
    standard: (value) => `jinak ${value}`,
  },
  wrong: {
    command: (name, known) => `Příkaz „${name}“ neexistuje. Známé: ${known}.`,
    flag: (flag) => `Přepínač ${flag} zde není znám.`,
    value: (flag) => `${flag} vyžaduje hodnotu.`,
    noValue: (flag) => `${flag} nemá hodnotu.`,
    extra: (argument) => `„${argument}“ je o jeden argument navíc.`,
    missing: (what) => `Chybí ${what}.`,
    game: (id, known) => `Hra „${id}“ neexistuje. Známé: ${known}.`,
    lang: (tag, known) => `Jazyk „${tag}“ neexistuje. Známé: ${known}.`,
    preset: (id, known) => `Sada nastavení „${id}“ neexistuje. Známé: ${known}.`,
    measure: (id, known) => `Míra „${id}“ neexistuje. Známé: ${known}.`,
    pair: (text) => `„${text}“ nemá tvar KEY=VALUE.`,
    number: (flag, value, min, max) => `${flag} vyžaduje celé číslo od ${min} do ${max}, ne „${value}“.`,
    together: (a, b) => `${a} a ${b} nejdou dohromady.`,
    otherSettings: (file, flag) =>
      `${file} obsahuje hru začatou s jinou hodnotou ${flag}; pro pokračování ${flag} vynechte.`,
    changedMeanwhile: (file) => `${file} mezitím změnil jiný program; soubor zůstal, jak je.`,
    toEntry: (k, last) => `Zápis ${k} neexistuje; poslední je ${last}.`,
    noDraw: (why) =>
      why === 'over'
        ? 'Hra skončila; žádné losování už nebude.'
        : 'Příští losování závisí na rozhodnutí, které mu předchází.',
    answer: (text) => `„${text}“ zde není odpověď.`,
    ambiguous: (text, among) => `„${text}“ může být: ${among}.`,
    outside: (text, possible) => `„${text}“ nevyhovuje. Možné je: ${possible}.`,
    again: 'Zde není žádné losování vzaté zpět.',
  },
  games: {
    status: { draft: 'rozpracovaná', complete: 'úplná' },
    players: (min, max) => (min === max ? n(max, players) : `${min}-${n(max, players)}`),
    minutes: (min, max) => `${span(min, max)} min`,
  },
  play: {
    checklist: 'Příprava',
    resumed: (k, file) => `Pokračování: ${file} (${entries(k)}).`,
    choose: 'Napište číslo nebo začátek volby.',
    number: (min, max, step) => `Napište číslo od ${min} do ${max}${step === 1 ? '' : `, po ${step}`}.`,
    draw: 'Enter: losuje aplikace. Nebo napište, co jste vylosovali sami.',
    mine: 'Napište, co jste vylosovali.',
    again: 'Losování vzaté zpět by dopadlo stejně; + požádá o nové.',
    keys: [
      '? proč',
      'u zpět',
      'r obnovit',
      'a opravit',
      'n poznámka',
      'o šance',
      's příběh',
      '! další',
      'q konec',
    ],
    nothingToUndo: 'Není co vzít zpět.',
    nothingToRedo: 'Není co obnovit.',
    whichFact: 'Který údaj? (Enter: žádný)',
    newValue: (fact, possible) => `${fact}: nová hodnota (${possible})`,
    reason: 'Důvod (Enter: žádný)',
    noFacts: 'Ručně zde nelze nastavit nic.',
    note: 'Poznámka (Enter: žádná)',
    noted: 'Poznamenáno.',
    whichAside: 'Co zvolíte? (Enter: nic)',
    asideText: 'Slovo k tomu (Enter: nic)',
    noAsides: 'Nic dalšího zde udělat nelze.',
    clauses: (ids) => `Body pravidel: ${ids}.`,
    setting: (name, value, flag) => `Přepíná nastavení „${name}“, nyní: ${value} (${flag}).`,
    noRule: 'Za tímto nestojí žádné pravidlo.',
    noOdds: 'Zde není co losovat.',
    emptyStory: 'Ještě se nic nestalo.',
    over: 'Hra skončila. u vezme zpět, s vypráví, Enter nebo q ukončí.',
    saved: (file) => `Uloženo v ${file}.`,
    notSaved: 'Neuloženo; s --save FILE by hra zůstala.',
  },
  scene: { empty: 'prázdné' },
  odds: {
    exact: 'Přesně.',
    sampled: (k) => `Odhad: ${runs(k)}; v závorkách 95% intervaly.`,
  },
  check: {
    good: (file, k) => `${file}: v pořádku, ${entries(k)}.`,
    bad: (k, of) => `Nelze použít: ${k} z ${ofFiles(of)}.`,
  },
  simulate: {
    played: (k, seed) => `${games(k)}, semínko ${seed}`,
    stopped: (k, of) => `Přerušeno: odehráno ${k} z ${ofGames(of)}.`,
    moves: (mean, low, high) => `Tahů ve hře: průměrně ${mean} (od ${low} do ${high}).`,
    outcomes: 'Jak hry skončily',
    interval: 'V závorkách 95% intervaly.',
  },
};

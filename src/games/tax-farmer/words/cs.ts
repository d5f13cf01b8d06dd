/** Imperial Tax Farmer česky. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { SEATS, type Seat } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { agentsNow, beforePoints, coinsGo, fieldHere, here, loadHere, names, needHere, riskHere, settled, tens } from './names.ts';
import { problems } from './problems/cs.ts';

const n = plural('cs');
const and = listing('cs');
const NOTHING = 'NIC';
const N = names('cs', NOTHING);
/** `many` stojí po zlomku: půl druhého bodu. */
const forms = (one: string, few: string, many: string, other: string) => ({ one, few, many, other });
const agents = (k: number) => n(k, forms('agent', 'agenti', 'agenta', 'agentů'));
/** Koho: staví jednoho agenta, dva agenty. */
const placedAgents = (k: number) => n(k, forms('agenta', 'agenty', 'agenta', 'agentů'));
const points = (k: number) => n(k, forms('bod', 'body', 'bodu', 'bodů'));
const coins = (k: number) => n(k, forms('mince', 'mince', 'mince', 'mincí'));
const coinsTaken = (k: number) => n(k, forms('minci', 'mince', 'mince', 'mincí'));
const dice = (k: number) => n(k, forms('kostka', 'kostky', 'kostky', 'kostek'));
const withDice = (k: number) => n(k, forms('kostkou', 'kostkami', 'kostky', 'kostkami'));
const rounds = (k: number) => n(k, forms('kolo', 'kola', 'kola', 'kol'));
const afterRounds = (k: number) => n(k, forms('kole', 'kolech', 'kola', 'kolech'));
const gold = (k: number) => n(k, forms('zlatý', 'zlaté', 'zlatého', 'zlatých'));

const SEAT: Record<Seat, string> = {
  red: 'Červený',
  blue: 'Modrý',
  green: 'Zelený',
  yellow: 'Žlutý',
  orange: 'Oranžový',
  violet: 'Fialový',
};
const seat = (id: string) => SEAT[id as Seat] ?? id;
const seats = (ids: readonly string[]) => and(ids.map(seat));
const who = (s: State) => SEAT[SEATS[s.active] as Seat];
const split = (arg: string) => arg.split(',') as [string, string];
const capital = (s: State) => N.province(s.options.board.provinces.find((p) => p.capital)?.id ?? '', s.options);
const all = (parts: readonly (string | false)[]) => and(parts.filter((part) => part !== false));
const gains = (parts: readonly (string | false)[]) => all(parts) || 'nic';
const signed = (k: number) => (k > 0 ? `+${k}` : String(k));

/** A need that can be fulfilled now: the card, and the coins on it. */
const need = (s: State, field: string) => {
  const { print, coins: k, fields } = needHere(s, Number(field));
  return `${N.card(print, s.options)}${k ? ` +${k}` : ''}${fields > 1 ? ` (pole ${field})` : ''}`;
};
/** Cards that are dealt with real hands. */
const never = (s: State) => (s.options.needExclusion === 'off' ? '' : ` Karta se zbožím, které provincie nikdy nepotřebuje, se vrací do balíčku: ${s.options.excludedField === 'redraw' ? 'vyložte jinou' : 'pole zůstává prázdné'}.`);
/** How many agents everybody places on the printed board. */
const placing = (s: State) => {
  const list = agentsNow(s).map(({ player, agents: k }) => `${SEAT[SEATS[player] as Seat]}: ${k}`);
  return s.options.agentsOnRebellion === 'lost' ? `Agenti navíc: ${list.join(', ') || 'žádní'}` : list.join(', ');
};

const TIE = { capital: ' (shoda; nejvíc agentů v hlavním městě)', die: ' (shoda; rozhodla kostka)' };

const speak = ({ bare, also }: Labels): Words<TaxFarmer> => ({
  title: 'Imperial Tax Farmer',
  pitch: 'Tři až šest výběrčích daní ždímá provincie; na prázdné židle usednou boti.',
  seats: seat,
  asks: {
    'choose-first': () => 'Kdo začíná? Tomu dejte ukazatel prvního hráče.',
    'roll-first': (s) => `${who(s)}: hoďte kostkou o ukazatel prvního hráče.`,
    'starting-rebellion': () => 'Při tomto počtu hráčů začíná jedna provincie ve vzpouře: která?',
    deal: (s) => {
      const { province, field, fields } = fieldHere(s);
      return `Vyložte kartu potřeb: ${N.province(province, s.options)}${fields > 1 ? `, pole ${field}` : ''}.`;
    },
    place: (s) => `${who(s)}, kolo ${s.round}: rozmístěte agenty v jedné provincii. Zbývá: ${s.unplaced[s.active]}.`,
    test: (s) => (s.options.rebellionRoll === 'oneRollForAll' ? `Zkouška vzpoury: jeden hod za všechny provincie, ${dice(s.options.players)}.` : `${N.province(here(s), s.options)}: zkouška vzpoury. Hod: ${dice(s.options.players)}; ${loadHere(s)} nebo méně znamená vzpouru (${riskHere(s, 'cs')}).`),
    activate: (s) => `${who(s)}: aktivujte provincii, kde máte převahu.`,
    action: (s) => `${who(s)}, ${N.province(here(s), s.options)}: použít akci ${N.action(here(s), s.options)}? ${N.actionText(here(s), s.options)}`,
    'pay-good': (s) => `${who(s)}: které zboží odložíte?`,
    'take-good': (s) => `${who(s)}: které zboží si vezmete?`,
    rival: (s) => `${who(s)}: kterému soupeři vezmete zlato?`,
    coins: (s) => `${who(s)}: z karet potřeb které provincie odeberete mince?`,
    manual: (s) => `${who(s)}, ${N.action(here(s), s.options)}: ${N.actionText(here(s), s.options)} Proveďte to na plánu, ručně opravte, co se změnilo, a hrajte dál.`,
    needs: (s) => `${who(s)}, ${N.province(here(s), s.options)}: splnit potřebu?`,
    bribe: (s) => `${who(s)}: úplatky. Máte ${gold(s.gold[s.active] as number)} a ${points(s.points[s.active] as number)}. Koupíte body, nebo si vezmete zlato zpět?`,
    'roll-lowest': (s) => `${who(s)}: shoda na nejnižším počtu bodů; hoďte kostkou.`,
    dice: (s) => `${who(s)}: kolika kostkami posunete černý ukazatel voleb?${settled(s, (to) => ` Ať padne cokoli, bude stát na poli ${to}.`)}`,
    election: (s) => `${who(s)}: hoďte ${withDice(s.hand)} a posuňte černý ukazatel voleb (stojí na poli ${s.marker}).`,
    'table-placed': (s) => `Kolo ${s.round}: rozmístěte všechny agenty na plán, začíná ${SEAT[SEATS[s.first] as Seat]}. ${placing(s)}.`,
    'table-load': (s) => `${N.province(here(s), s.options)}: kolik je tam agentů a mincí dohromady?`,
    'table-acted': (s) => `Fáze 3: aktivujte provincie, začíná ${SEAT[SEATS[s.first] as Seat]}. Označte každou potlačenou vzpouru; pokračujte, až už nikdo nebude mít co aktivovat.`,
    'table-points': (s) =>
      ({
        bribery: `${who(s)}: úplatky. Za ${gold(1)} koupíte ${points(s.options.goldToPoints)}; za ${points(s.options.pointsPerGoldBack)} dostanete zpět ${gold(1)}. Kolik máte potom bodů?`,
        lost: `${who(s)}: všechny provincie se vzbouřily, uplácet už nelze. Kolik máte bodů?`,
        convert: `${who(s)}: všechny provincie se vzbouřily. Vyměňte všechno zlato, ${gold(1)} za ${points(s.options.goldToPoints)}. Kolik máte bodů?`,
      })[beforePoints(s)],
    'table-capital': (s) => `${who(s)}: kolik máte agentů v provincii ${capital(s)}?`,
    'table-supply': (s) =>
      s.round === 0
        ? `Zamíchejte karty potřeb a vyložte po jedné na každé pole potřeb provincií, které nejsou ve vzpouře.${never(s)}`
        : `Zásobování: na každou kartu potřeb se zbožím položte ${coinsTaken(s.options.board.bonuses.supplyCoins)}, karty ${NOTHING + also('nothing')} vraťte do balíčku, zamíchejte ho a vyložte nové karty na prázdná pole provincií, které nejsou ve vzpouře.${never(s)}`,
  },
  moves: {
    first: (id) => seat(id),
    die: (k) => k,
    rebel: (id, s) => N.province(id, s.options),
    'deal-nothing': () => NOTHING + also('nothing'),
    deal: (card, s) => N.card(card, s.options),
    place: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${agents(Number(k))}`;
    },
    pass: () => 'Pasovat',
    sum: (k) => k,
    activate: (id, s) => N.province(id, s.options),
    use: (_, s) => `Akce: ${N.action(here(s), s.options)}`,
    skip: () => 'Bez akce',
    pay: (id, s) => `Odložit: ${N.good(id, s.options)}`,
    take: (id, s) => `Vzít: ${N.good(id, s.options)}`,
    rival: (id, s) => `${seat(id)} (${gold(s.gold[SEATS.indexOf(id as Seat)] ?? 0)})`,
    coins: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${coins(Number(k))}`;
    },
    done: (_, s) => (s.step === 'manual' ? 'Provedeno' : s.step === 'table-placed' ? 'Všichni agenti na plánu' : s.step === 'table-acted' ? 'Konec akcí' : 'Zásobování hotovo'),
    fill: (k, s) => `Splnit potřebu: ${need(s, k)}`,
    leave: () => 'Nic neplnit',
    bribe: (k, s) => `Koupit ${points(Number(k) * s.options.goldToPoints)} za ${gold(Number(k))}`,
    refund: (k, s) => `Vzít ${gold(Number(k))} za ${points(Number(k) * s.options.pointsPerGoldBack)}`,
    keep: () => 'Nic neměnit',
    dice: (k) => dice(Number(k)),
    load: (k) => k,
    crushed: (id, s) => `Vzpoura potlačena: ${N.province(id, s.options)}`,
    points: (k) => points(Number(k)),
    agents: (k) => agents(Number(k)),
  },
  asides: { 'stop-here': () => 'Ukončit hru zde' },
  events: {
    'first-die': ({ seat: id, die }) => `${seat(id)} hází ${die}.`,
    'roll-again': ({ seats: ids }) => `Shoda, rozhodne kostka: ${seats(ids)}.`,
    'first-player': ({ seat: id }) => `${seat(id)} dostává ukazatel prvního hráče.`,
    'starts-in-rebellion': ({ province }, o) => `${N.province(province, o)} začíná ve vzpouře.`,
    dealt: ({ province, good, reward }, o) => `${N.province(province, o)}: ${good === null ? NOTHING + also('nothing') : `karta potřeb ${N.good(good, o)} ${reward}`}.`,
    excluded: ({ province, good }, o) => `${N.province(province, o)} toto zboží nepotřebuje (${N.good(good, o)}): pole zůstává prázdné, karta se vrací.`,
    'deck-empty': ({ province }, o) => `${N.province(province, o)}: v balíčku už není žádná karta.`,
    'round-begins': ({ round, seat: id }) => `Kolo ${round}. Začíná ${seat(id)}.`,
    agents: ({ seat: id, agents: k, extra }) => `${seat(id)} má v tomto kole ${placedAgents(k)}${extra ? ` (${signed(extra)})` : ''}.`,
    placed: ({ seat: id, province, agents: k, left }, o) => `${seat(id)} umisťuje ${placedAgents(k)} do provincie ${N.province(province, o)}; zbývá: ${left}.`,
    'no-more': ({ seat: id }) => `${seat(id)} pasuje.`,
    'one-roll': ({ sum }) => `Jeden hod za všechny provincie: ${sum}.`,
    holds: ({ province, load, sum }, o) => (sum ? `${N.province(province, o)}: klid, ${sum} proti ${load}.` : `${N.province(province, o)}: klid, ${load} na vzpouru nestačí.`),
    rebels: ({ province, load, sum, coins: k }, o) =>
      `Vzpoura! ${N.province(province, o)}: ${sum ? `${sum} proti ${load}` : `${load} je příliš`}. Ukazatel na provincii, agenti pryč, karty potřeb do balíčku${{ bank: `, mince do banky${k ? ` (${k})` : ''}`, stay: ', mince v provincii zůstávají', none: '' }[coinsGo(k, o) ?? 'none']}.`,
    'capital-riots': ({ province, load, sum }, o) => `${N.province(province, o)}: nepokoje (${sum ? `${sum} proti ${load}` : `${load} je příliš`}), všichni agenti odcházejí.`,
    'agents-lost': ({ seat: id, agents: k }) => `${seat(id)} natrvalo ztrácí ${placedAgents(k)}.`,
    collected: ({ seat: id, province, gold: g, gained }, o) => `${seat(id)} aktivuje provincii ${N.province(province, o)}: ${gains([g > 0 && gold(g), ...N.each(gained, o)])}.`,
    'action-used': ({ seat: id, province, gold: g, points: p, lost }, o) => {
      const cost = all([g < 0 && gold(-g), p < 0 && points(-p), ...N.each(lost, o)]);
      return `${seat(id)} používá akci ${N.action(province, o)}${cost && `; cena: ${cost}`}.`;
    },
    gains: ({ seat: id, gold: g, points: p, gained }, o) => `${seat(id)} získává: ${gains([g > 0 && gold(g), p > 0 && points(p), ...N.each(gained, o)])}.`,
    'more-agents': ({ seat: id, agents: k }) => `${seat(id)}: +${agents(k)} v příštím kole.`,
    tithe: ({ seat: id, rival, gold: g }) => `${seat(id)} bere ${gold(g)}; platí ${seat(rival)}.`,
    'coins-off': ({ seat: id, province, coins: k }, o) => `${seat(id)} vrací do banky ${coinsTaken(k)} z provincie ${N.province(province, o)}.`,
    'by-hand': ({ seat: id, province }, o) => `${seat(id)} provádí na plánu akci ${N.action(province, o)}.`,
    filled: ({ seat: id, province, reward, coins: k, lost, points: p }, o) => `${seat(id)} plní potřebu v provincii ${N.province(province, o)} (${N.goods(lost, o)}): ${p ? points(reward) : gold(reward)}${k ? ` a ${coins(k)} z karty` : ''}.`,
    crushed: ({ seat: id, province, points: p, gold: g, lost }, o) => `${seat(id)} potlačuje vzpouru v provincii ${N.province(province, o)}: ${gains([points(p), g > 0 && gold(g)])}${lost.length ? `; spotřebováno: ${N.goods(lost, o)}` : ''}.`,
    'table-crushed': ({ province }, o) => `Vzpoura v provincii ${N.province(province, o)} je potlačena: ukazatel pryč, hráč získává ${points(o?.board.bonuses.crushPoints ?? 10)}.`,
    'told-points': ({ seat: id, points: p }) => `${seat(id)}: ${signed(p)} na stupnici voleb.`,
    passed: ({ seat: id }) => `${seat(id)} pasuje do konce kola.`,
    bribed: ({ seat: id, gold: g, points: p }) => (g === 0 ? `${seat(id)} nic nemění.` : g < 0 ? `${seat(id)} platí ${gold(-g)} za ${points(p)}.` : `${seat(id)} vrací ${points(-p)} za ${gold(g)}.`),
    lowest: ({ seat: id, agents: k, tie }) => `${seat(id)} má nejméně bodů${tie ? TIE[tie] : ''}: ukazatel prvního hráče${k > 0 ? `, +${agents(k)} v příštím kole` : ''}.`,
    'lowest-die': ({ seat: id, die }) => `${seat(id)} hází ${die}.`,
    // Where every roll comes to the same nobody rolls; an exact roll may have been too high (G45).
    marker: ({ seat: id, dice: d, sum, from, to }, o) =>
      sum === 0 && d > 0
        ? from === to
          ? `Černý ukazatel zůstává na poli ${to}: žádný hod jím nepohne.`
          : `${seat(id)} posouvá černý ukazatel z pole ${from} na pole ${to}; stačí jakýkoli hod, takže se nehází.`
        : from === to && o?.markerOvershoot !== 'exact'
          ? `Černý ukazatel zůstává na poli ${to}.`
          : `${seat(id)} posouvá černý ukazatel z pole ${from} na pole ${to} (${d ? `hod ${withDice(d)}: ${sum}` : `o ${sum}`}).`,
    straggler: ({ seat: id, agents: k }) => `${seat(id)} je za černým ukazatelem: +${agents(k)} v příštím kole.`,
    supply: ({ coins: k, cards: c, nothing }) => `Zásobování: ${coinsTaken(k)} na každou kartu potřeb (${c})${nothing ? `; odebrané karty ${NOTHING + also('nothing')}: ${nothing}` : ''}.`,
    'total-rebellion': () => 'Ve vzpouře jsou všechny provincie kromě hlavního města.',
    converted: ({ seat: id, gold: g, points: p }) => `${seat(id)}: ${gold(-g)} se mění na ${points(p)}.`,
    standings: ({ points: p }) => `Body: ${p.map((k, i) => `${SEAT[SEATS[i] as Seat]} ${k}`).join(', ')}.`,
    won: ({ seats: ids, points: p, rounds: r }) => (ids.length > 1 ? `Společné vítězství: ${seats(ids)}, ${points(p)} po ${afterRounds(r)}.` : `Vítězí ${seats(ids)}: ${points(p)} po ${afterRounds(r)}.`),
    'all-lost': ({ rounds: r }) => `Po ${afterRounds(r)} všichni prohráli.`,
    set: () => 'Nastaveno ručně.',
  },
  ruledOut: {
    'few-agents': ({ left }) => `K umístění máte už jen ${placedAgents(left)}.`,
    'no-placing': ({ province, weapons }, o) => (weapons ? `${N.province(province, o)}: trvá vzpoura, bez karty ${N.good(weapons, o)} tam agenty umístit nemůžete.` : `${N.province(province, o)}: trvá vzpoura, agenty tam umístit nelze.`),
    'must-place': () => 'Musíte umístit aspoň 1 agenta.',
    'must-activate': () => 'Nemůžete pasovat, dokud máte provincii, kterou lze aktivovat.',
    activated: ({ province }, o) => `${N.province(province, o)}: tato provincie už byla v tomto kole aktivována.`,
    'capital-waits': ({ province }, o) => `${N.province(province, o)}: hlavní město se neaktivuje, působí ve fázi 4.`,
    'led-by': ({ province, seat: id }, o) => `${N.province(province, o)}: převahu má ${seat(id)}.`,
    'no-leader': ({ province, half }, o) => `${N.province(province, o)}: nikdo nemá ${half ? 'víc než polovinu agentů' : 'převahu'}.`,
    'no-weapons': ({ province, good }, o) => `${N.province(province, o)}: trvá vzpoura a nemáte kartu ${N.good(good, o)}.`,
    'no-good': ({ good }, o) => `Nemáte kartu ${N.good(good, o)}.`,
    'has-good': ({ good }, o) => `Kartu ${N.good(good, o)} už máte.`,
    'just-given': ({ good }, o) => `Vezměte si jiné zboží; kartu ${N.good(good, o)} zde zvolit nelze.`,
  },
  outcomes: {
    election: 'Černý ukazatel došel na konec stupnice voleb.',
    rebellion: 'Vzbouřily se všechny provincie: rozhodují body.',
    'all-lose': 'Vzbouřily se všechny provincie: všichni prohráli.',
    rounds: 'Skončilo poslední kolo: rozhodují body.',
    stopped: 'Hra byla ukončena; rozhodují body.',
  },
  turn: (turn) => `Kolo ${turn}`,
  facts: (fact, o) => {
    const [what, one = '', two = ''] = fact.split('.');
    switch (what) {
      case 'marker':
        return 'Černý ukazatel voleb';
      case 'first':
        return 'První hráč';
      case 'round':
        return 'Kolo';
      case 'points':
        return `${seat(one)}: body`;
      case 'gold':
        return `${seat(one)}: zlato`;
      case 'bonus':
        return `${seat(one)}: agenti navíc v příštím kole`;
      case 'unplaced':
        return `${seat(one)}: agenti k rozmístění`;
      case 'good':
        return `${seat(one)} má zboží: ${N.good(two, o)}`;
      case 'rebellion':
        return `${N.province(one, o)}: vzpoura`;
      case 'agents':
        return `${N.province(one, o)}: agenti (${seat(two)})`;
      case 'card':
        return `${N.province(one, o)}: karta potřeb, pole ${two}`;
      default:
        return `${N.province(one, o)}: mince, pole ${two}`;
    }
  },
  value: (fact, value, o) => {
    if (fact === 'first') return seat(value);
    const plain = lexicon({ yes: 'ano', no: 'ne', none: 'žádná' })[value];
    return plain ?? (fact.startsWith('card.') ? N.card(value, o) + also(value) : value);
  },
  options: {
    players: { name: 'Hráči', help: 'Lidé a boti dohromady.' },
    board: { name: 'Herní plán', help: 'Výchozí plán je náš vlastní návrh; jiný načtete ze souboru.' },
    tracking: {
      name: 'Co dělá aplikace',
      help: 'Vede celou hru, nebo pomáhá u vytištěného plánu.',
      choices: { full: 'Celá hra', helper: 'Pomocník u plánu' },
    },
    allLoseOnTotalRebellion: {
      name: 'Při vzpouře všech provincií prohrají všichni',
      help: 'Volitelné pravidlo z textu.',
    },
    firstPlayer: {
      name: 'Kdo začíná',
      help: 'Podle kostek, nebo jak se hráči dohodnou.',
      choices: { roll: 'Nejvyšší hod', choose: 'Hráči se dohodnou' },
    },
    needExclusion: {
      name: 'Co provincie nikdy nepotřebuje',
      help: 'Text mluví o kartě, která se shoduje s poptávkou provincie.',
      choices: { ownProduction: 'Co sama vyrábí', printed: 'Jen co uvádí plán', off: 'Bez výjimek' },
    },
    excludedField: {
      name: 'Pole s vyloučenou kartou',
      help: 'Co se s ním stane.',
      choices: { leaveEmpty: 'V tomto kole zůstane prázdné', redraw: 'Dostane jinou kartu' },
    },
    excludedCardReturn: {
      name: 'Vyloučená karta',
      help: 'Kdy se vrací do balíčku.',
      choices: { immediately: 'Hned', afterDeal: 'Po vyložení karet' },
    },
    placementMinimum: {
      name: 'Nejméně agentů najednou',
      help: '0: lze pasovat; fáze končí, když pasují všichni po sobě.',
    },
    placeInRebellion: {
      name: 'Agenti ve vzbouřené provincii',
      help: 'K potlačení je tam třeba převaha.',
      choices: {
        always: 'Dovoleno',
        withWeapons: 'Jen se zbraněmi',
        never: 'Nikdy (vzpouru pak nelze potlačit)',
      },
    },
    capitalCanRebel: {
      name: 'Zkouší se i hlavní město',
      help: 'Agenti odejdou; bez ukazatele a bez konce hry.',
    },
    rebellionRoll: {
      name: 'Hody při zkoušce vzpoury',
      help: 'Pro každou provincii zvlášť, nebo jeden společný.',
      choices: { perProvince: 'Zvlášť pro každou provincii', oneRollForAll: 'Jeden za všechny' },
    },
    coinsOnRebellion: {
      name: 'Mince při vypuknutí vzpoury',
      help: 'Ty z karet potřeb.',
      choices: { bank: 'Do banky', stay: 'Zůstanou; vezme si je, kdo vzpouru potlačí' },
    },
    agentsOnRebellion: {
      name: 'Agenti při vypuknutí vzpoury',
      help: 'Kam jdou.',
      choices: { return: 'V příštím kole se vrátí', lost: 'Jsou ztraceni, ale tři vždy zůstanou' },
    },
    majority: {
      name: 'Převaha',
      help: 'Nejvíc agentů, nebo nadpoloviční většina.',
      choices: { plurality: 'Nejvíc agentů', absolute: 'Více než polovina' },
    },
    majorityTie: {
      name: 'Shoda v převaze',
      help: 'Kdo provincii aktivuje.',
      choices: { inactive: 'Nikdo', firstInOrder: 'První v pořadí' },
    },
    capitalActivation: {
      name: 'Aktivace hlavního města',
      help: 'Přináší to, co pro ně uvádí plán.',
      choices: { none: 'Ne', keepAgents: 'Ano, agenti zůstanou' },
    },
    activation: {
      name: 'Aktivace',
      help: 'Zda lze pasovat.',
      choices: { mandatory: 'Dokud to jde', mayPass: 'Lze pasovat do konce kola' },
    },
    needReward: {
      name: 'Odměna za potřebu',
      help: 'Číslo vytištěné na kartě.',
      choices: { gold: 'Zlato', points: 'Body' },
    },
    fulfilledCard: {
      name: 'Splněná karta potřeb',
      help: 'Kam jde.',
      choices: { deck: 'Do balíčku', removed: 'Ze hry' },
    },
    crushAlsoCollects: { name: 'Kdo potlačí, také vybírá', help: 'Hned zlato a zboží provincie.' },
    crushAlsoActs: {
      name: 'Akce po potlačení',
      help: 'Kdo vzpouru potlačí, smí také použít akci provincie.',
    },
    weaponsConsumed: { name: 'Potlačení spotřebuje zbraně', help: 'Jinak zůstávají v ruce.' },
    pointsCap: { name: 'Nejvíc bodů', help: '0: bez omezení, ukazatele jdou dokola.' },
    goldToPoints: { name: 'Bodů za jeden zlatý', help: 'Text to neuvádí; výchozí je 1.' },
    pointsPerGoldBack: { name: 'Bodů za jeden zlatý zpět', help: 'V textu dva.' },
    lowestTie: {
      name: 'Shoda na nejnižším počtu bodů',
      help: 'Co rozhodne.',
      choices: { imperiaThenDie: 'Agenti v hlavním městě, pak kostka', die: 'Kostka' },
    },
    markerOvershoot: {
      name: 'Ukazatel za koncem stupnice',
      help: 'Co se pak stane.',
      choices: { stop: 'Zastaví se na konci', exact: 'Nepohne se' },
    },
    belowMarker: {
      name: 'Za černým ukazatelem',
      help: 'Kdo dostane agenta navíc.',
      choices: { strict: 'Kdo má méně bodů', orEqual: 'I kdo má stejně' },
    },
    bonusStacking: { name: 'Agenti navíc se sčítají', help: 'Za nejméně bodů a za zaostání za ukazatelem.' },
    rebellionEndTiming: {
      name: 'Vzpoura všech provincií se posuzuje',
      help: 'Kdy hru ukončí.',
      choices: { afterTests: 'Hned po zkouškách', endOfRound: 'Na konci kola' },
    },
    rebellionEndGold: {
      name: 'Zlato při vzpouře všech provincií',
      help: 'Jakou má cenu.',
      choices: { lost: 'Žádnou', convert: 'Změní se v body' },
    },
    'setup.electionMarker': { name: 'Černý ukazatel začíná na poli', help: '20 zkrátí hru asi o dvě kola.' },
    startingRebellion: {
      name: 'Provincie ve vzpouře na začátku',
      help: 'Na výchozím plánu při třech hráčích.',
      choices: { board: 'Jak uvádí plán', random: 'Náhodně', firstPlayer: 'Vybírá první hráč' },
    },
    maxRounds: { name: 'Nejvíc kol', help: 'Po tolika kolech hra končí a rozhodují body.' },
    'standIn.points': { name: 'Simulovaný stůl: bodů za kolo', help: 'Jen pro simulace pomocníka.' },
    'standIn.load': {
      name: 'Simulovaný stůl: agenti a mince',
      help: 'V provincii; jen pro simulace pomocníka.',
    },
  },
  presets: {
    standard: { name: 'Běžná hra', help: 'Čtyři hráči, výchozí výklad.' },
    three: { name: 'Tři hráči', help: 'Jedna provincie začíná ve vzpouře.' },
    short: { name: 'Krátká hra', help: 'Černý ukazatel začíná na poli 40.' },
    harsh: { name: 'Tvrdá hra', help: 'Zbraně se spotřebují, agenti mizí a prohrát mohou všichni.' },
  },
  refusals: {
    players: 'Tento plán není pro tolik hráčů.',
    marker: 'Černý ukazatel by začínal za koncem stupnice.',
  },
  rules: {
    'first-player': 'Každý hodí kostkou; kdo hodí nejvíc, dostane ukazatel prvního hráče. Podle nastavení se hráči mohou místo hodu dohodnout.',
    'roll-again': 'Shodu, o níž rozhoduje kostka, vyhrává nejvyšší hod. Znovu házejí jen ti, kdo jsou stále ve shodě; text říká pouze, že spor rozhodne kostka.',
    'starting-rebellion': 'Při třech hráčích začíná jedna provincie kromě hlavního města ve vzpouře. Její akci nelze použít, dokud vzpouru někdo nepotlačí. Která to je, text neříká; podle nastavení ji určí plán, náhoda, nebo první hráč.',
    deal: 'Na každé prázdné pole potřeb v provincii, která není ve vzpouře, přijde jedna karta. Která to bude, se ukáže až při vyložení; před vykládáním se balíček míchá. Když dojde, zbylá pole zůstanou prázdná.',
    exclusion: 'Podle textu zůstává pole prázdné, když se karta shoduje s poptávkou provincie. Ve výchozím nastavení to čteme tak, že provincie nepotřebuje, co sama vyrábí. Pole je prázdné jen v tomto kole; karta se vrací hned a může přijít znovu.',
    rounds: 'Kolo má pět fází. Na každé kolo se vracejí všichni agenti; agenti navíc jsou jen na jedno kolo.',
    placement: 'Od prvního hráče po směru hodinových ručiček: vždy do jedné provincie libovolný počet vlastních agentů, ve výchozím nastavení aspoň jednoho, dokud nejsou všichni na plánu. Lze i do hlavního města a ve výchozím nastavení i do vzbouřené provincie, protože k potlačení je tam třeba převaha.',
    test: 'Tolik kostek, kolik je hráčů, ve výchozím nastavení zvlášť za každou provincii. Počítají se agenti a mince v provincii dohromady; součet stejný nebo nižší znamená vzpouru. Čísla na kartách se nepočítají. Hlavní město se ve výchozím nastavení nezkouší, text je staví stranou. Kde by hod nic nezměnil, nikdo nehází.',
    rebellion: 'Položí se ukazatel, všichni agenti odejdou, karty potřeb jdou do balíčku. Ve výchozím nastavení se agenti v příštím kole vrátí a mince jdou do banky. Dokud vzpoura trvá, není tam výroba, akce, karta potřeb ani zkouška.',
    lead: 'Ve výchozím nastavení má převahu, kdo má víc agentů než každý jiný, provincie se shodou a prázdné zůstávají neaktivní a hlavní město se neaktivuje: působí ve fázi 4.',
    activation: 'Od prvního hráče po směru hodinových ručiček, vždy jedna provincie, dokud má někdo někde převahu; ve výchozím nastavení nelze odmítnout. Nejdřív zlato a zboží (nikdy druhá karta téhož), pak případně akce, pak případně potřeby; nakonec odtud všichni agenti odejdou.',
    effects: 'Akci lze použít, pokud můžete zaplatit cenu a každý její účinek něco změní. Co soubor plánu nechává na hráčích, se provádí ručně.',
    needs: 'Odložíte zboží uvedené na kartě a vezmete si mince, které na ní leží, i odměnu: ve výchozím nastavení tolik zlatých, kolik je vytištěno, protože číslo stojí ve znaku mince. Karta jde ve výchozím nastavení do balíčku.',
    crush: 'Kdo má zbraně a ve vzbouřené provincii převahu, odstraní její aktivací ukazatel a získá deset bodů. Zbraně stačí mít, takže ve výchozím nastavení zůstávají; nic jiného se tam pak v tomto kole neděje. Podle nastavení smí ten, kdo vzpouru potlačil, také vybrat výnos provincie nebo použít její akci.',
    bribery: 'Každý jednou, od prvního hráče: zlato na body, body zpět na zlato, nebo nic. Text uvádí jen cestu zpět, dva body za jeden zlatý. Ve výchozím nastavení je jeden zlatý jeden bod; při lepším kurzu by výměna tam a zpět byla zdarma.',
    lowest: 'Kdo má po úplatcích nejméně bodů, dostane ukazatel prvního hráče a na příští kolo dva agenty navíc. Při shodě rozhoduje ve výchozím nastavení nejvíc agentů v hlavním městě, pak kostka.',
    election: 'Kdo má převahu v hlavním městě, zvolí jednu až tři kostky a posune černý ukazatel o jejich součet; nemá-li ji nikdo, udělá to hráč s nejméně body. Ve výchozím nastavení se ukazatel na konci stupnice zastaví; tam hra končí.',
    stragglers: 'Kdo má po posunu černého ukazatele méně bodů, než kolik ukazuje, dostane na příští kolo jednoho agenta navíc; ve výchozím nastavení při stejném počtu bodů nikoli a hráč s nejméně body ho dostane ještě ke svým dvěma.',
    track: 'Jedna stupnice pod třemi jmény. Všichni začínají na 20. Ve výchozím nastavení začíná černý ukazatel na 0 a body mohou konec překročit.',
    supply: `Dvě mince na každou zbylou kartu potřeb se zbožím; karty ${NOTHING + also('nothing')} se vrátí do balíčku; ten se zamíchá a prázdná pole provincií, které nejsou ve vzpouře, dostanou karty.`,
    winner: 'Vítězí, kdo má nejvíc bodů; zlato a zboží nic neznamenají. Při shodě rozhoduje víc agentů v hlavním městě v posledním kole; při další shodě je vítězství společné.',
    'total-rebellion': 'Když jsou ve vzpouře všechny provincie kromě hlavního města, hra končí a rozhodují body: ve výchozím nastavení hned a nevyměněné zlato propadá. Podle volitelného pravidla prohrají všichni.',
    tracking: 'Podle nastavení aplikace jen pomáhá u vytištěného plánu. Pak se ptá na to, co potřebuje: na agenty a mince před zkouškou provincie, na body po úplatcích, na agenty v hlavním městě.',
  },
  place: (id, o) => {
    const [what, one = ''] = id.split('.');
    if (what === 'province') return N.province(one, o);
    if (what === 'player') return seat(one);
    return { track: 'stupnice voleb', deck: 'balíček karet potřeb', test: 'zkouška vzpoury' }[id] ?? id;
  },
  about: (id, o) => N.about(id, gold, o),
  piece: ({ kind, owner, print, count }, o) => {
    const one = count === 1;
    const whose = owner ? `${seat(owner)}: ` : '';
    switch (kind) {
      case 'agent':
        return `${whose}${one ? 'agent' : 'agenti'}`;
      case 'rebellion':
        return 'ukazatel vzpoury';
      case 'coin':
        return 'mince';
      case 'need':
        return `karta potřeb ${N.card(print ?? '', o)}`;
      case 'nothing':
        return bare('nothing', NOTHING);
      case 'election':
        return 'černý ukazatel voleb';
      case 'points':
        return `${whose}ukazatel bodů${print ? ` (${print})` : ''}`;
      case 'first-player':
        return 'ukazatel prvního hráče';
      case 'gold':
        return `${whose}zlato`;
      case 'unplaced':
        return `${whose}${one ? 'agent k rozmístění' : 'agenti k rozmístění'}`;
      case 'bonus':
        return `${whose}${one ? 'agent navíc v příštím kole' : 'agenti navíc v příštím kole'}`;
      case 'good':
        return N.good(print ?? '', o);
      default:
        return kind;
    }
  },
  cell: (place, cell) => (place === 'track' || cell > 0 ? `pole ${cell}` : ''),
  measures: {
    rounds: {
      name: 'Kola',
      help: 'Kolik kol má hra.',
      key: 'Hra',
      row: () => 'celá hra',
      outcome: (k) => rounds(Number(k)),
    },
    endings: {
      name: 'Konce',
      help: 'Jak hry končí.',
      key: 'Hra',
      row: () => 'celá hra',
      outcome: (k) =>
        ({
          election: 'volby',
          rebellion: 'vzpoura všech provincií',
          'all-lose': 'prohrají všichni',
          rounds: 'došla kola',
        })[k] ?? k,
    },
    winner: {
      name: 'Vítěz podle místa',
      help: 'Kdo vyhraje; kdo začíná, určí kostky.',
      key: 'Hra',
      row: () => 'celá hra',
      outcome: (k) => (k === 'shared' ? 'společně' : k === 'nobody' ? 'nikdo' : seat(k)),
    },
    rebellions: {
      name: 'Vzpoury',
      help: 'Kolik provincií se ve hře vzbouří.',
      key: 'Hra',
      row: () => 'celá hra',
      outcome: (k) => k,
    },
    'points-from-bribery': {
      name: 'Body z úplatků',
      help: 'Všech hráčů dohromady, po desítkách.',
      key: 'Zdroj',
      row: () => 'Úplatky',
      outcome: tens,
    },
    'points-from-crushing': {
      name: 'Body za potlačení',
      help: 'Všech hráčů dohromady, po desítkách.',
      key: 'Zdroj',
      row: () => 'Potlačené vzpoury',
      outcome: tens,
    },
    'points-from-actions': {
      name: 'Body z akcí',
      help: 'Všech hráčů dohromady, po desítkách.',
      key: 'Zdroj',
      row: () => 'Akce',
      outcome: tens,
    },
    'points-from-needs': {
      name: 'Body z potřeb',
      help: 'Všech hráčů dohromady, po desítkách; jen když jsou odměnou za potřebu body.',
      key: 'Zdroj',
      row: () => 'Potřeby',
      outcome: tens,
    },
  },
  odds: (province, o) => N.province(province, o),
  problems,
  bots: {
    casual: { name: 'Pohodový bot', help: 'hraje podle citu, chybuje' },
    steady: { name: 'Solidní bot', help: 'rozumný a klidný' },
    hoarder: { name: 'Hamižný bot', help: 'hromadí a nic nepustí' },
    spiteful: { name: 'Škodolibý bot', help: 'chce, aby ostatní měli méně' },
    schemer: { name: 'Bot stratég', help: 'dívá se dopředu, nejsilnější' },
  },
  sources: {
    start: 'Na začátku',
    bribery: 'Úplatky',
    crushing: 'Potlačené vzpoury',
    actions: 'Akce',
    needs: 'Potřeby',
    byHand: 'Nastaveno ručně',
  },
  checklist: (o) => {
    const { setup, provenance } = o.board;
    const own = provenance.kind === 'project-design' ? ['Tento plán je náš vlastní návrh: vytištěný nebyl k dispozici.'] : [];
    if (o.placeInRebellion === 'never') own.push('Do vzbouřené provincie se agenti umisťovat nesmějí, takže žádnou vzpouru nelze potlačit.');
    if (o.tracking === 'full') return [...own, `Herní plán vede aplikace (hráčů: ${o.players}): na stole nemusí nic ležet.`];
    return [
      ...own,
      `Každý hráč (celkem ${o.players}) si vezme ${placedAgents(setup.agents)} a ${gold(setup.gold)} a postaví svůj obdélníkový ukazatel na pole ${setup.points} stupnice voleb.`,
      `Černý ukazatel voleb stojí na poli ${o['setup.electionMarker']}.`,
      `Po ruce: ${dice(o.players)}, karty potřeb, zboží, mince a ukazatele vzpoury.`,
      'Potom určete prvního hráče a vyložte po jedné kartě potřeb na každé pole potřeb: aplikace vás povede.',
    ];
  },
});

export const words = edition({ nothing: NOTHING }, speak);

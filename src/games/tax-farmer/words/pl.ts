/** Imperial Tax Farmer po polsku; terminy jak w polskim tekście zasad. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { SEATS, type Seat } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { agentsNow, beforePoints, coinsGo, fieldHere, here, loadHere, names, needHere, riskHere, settled, tens } from './names.ts';
import { problems } from './problems/pl.ts';

const n = plural('pl');
const and = listing('pl');
const NOTHING = 'NIC';
const N = names('pl', NOTHING);
/** “2 agenci” would do, “22 agenci” would not; the genitive is right for both. */
const agents = (k: number) => n(k, { one: 'agent', few: 'agentów', many: 'agentów', other: 'agenta' });
/** Kogo: stawia jednego agenta, dwóch agentów. */
const placedAgents = (k: number) => n(k, { one: 'agenta', few: 'agentów', many: 'agentów', other: 'agenta' });
const points = (k: number) => n(k, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });
const coins = (k: number) => n(k, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' });
const coinsTaken = (k: number) => n(k, { one: 'monetę', few: 'monety', many: 'monet', other: 'monety' });
const dice = (k: number) => n(k, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' });
const withDice = (k: number) => n(k, { one: 'kością', few: 'kośćmi', many: 'kośćmi', other: 'kości' });
const rounds = (k: number) => n(k, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' });
const afterRounds = (k: number) => n(k, { one: 'rundzie', few: 'rundach', many: 'rundach', other: 'rundy' });
const gold = (k: number) => `${k} SZ`;

const SEAT: Record<Seat, string> = {
  red: 'Czerwony',
  blue: 'Niebieski',
  green: 'Zielony',
  yellow: 'Żółty',
  orange: 'Pomarańczowy',
  violet: 'Fioletowy',
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
const never = (s: State) => (s.options.needExclusion === 'off' ? '' : ` Karta towaru, którego prowincja nigdy nie potrzebuje, wraca do talii: ${s.options.excludedField === 'redraw' ? 'połóżcie inną' : 'pole zostaje puste'}.`);
/** How many agents everybody places on the printed board. */
const placing = (s: State) => {
  const list = agentsNow(s).map(({ player, agents: k }) => `${SEAT[SEATS[player] as Seat]} ${k}`);
  return s.options.agentsOnRebellion === 'lost' ? `Dodatkowi agenci: ${list.join(', ') || 'brak'}` : list.join(', ');
};

const TIE = { capital: ' (remis; najwięcej agentów w stolicy)', die: ' (remis; rozstrzygnęła kość)' };

const speak = ({ bare, also }: Labels): Words<TaxFarmer> => ({
  title: 'Imperial Tax Farmer',
  pitch: 'Od trzech do sześciu poborców wyciska prowincje; puste krzesła zajmują boty.',
  seats: seat,
  asks: {
    'choose-first': () => 'Kto zaczyna? Ten gracz dostaje znacznik PIERWSZY GRACZ.',
    'roll-first': (s) => `${who(s)}: rzuć kością o znacznik PIERWSZY GRACZ.`,
    'starting-rebellion': () => 'Przy tej liczbie graczy jedna prowincja zaczyna ze znacznikiem REBELII: która?',
    deal: (s) => {
      const { province, field, fields } = fieldHere(s);
      return `Połóż kartę potrzeb: ${N.province(province, s.options)}${fields > 1 ? `, pole ${field}` : ''}.`;
    },
    place: (s) => `${who(s)}, runda ${s.round}: rozmieść agentów w jednej prowincji. Do rozmieszczenia: ${s.unplaced[s.active]}.`,
    test: (s) => (s.options.rebellionRoll === 'oneRollForAll' ? `Test Rebelii: jeden rzut ${withDice(s.options.players)} za wszystkie prowincje.` : `${N.province(here(s), s.options)}: Test Rebelii. Rzuć ${withDice(s.options.players)}; ${loadHere(s)} lub mniej to REBELIA (${riskHere(s, 'pl')}).`),
    activate: (s) => `${who(s)}: aktywuj prowincję, w której masz przewagę.`,
    action: (s) => `${who(s)}, ${N.province(here(s), s.options)}: wykonać akcję ${N.action(here(s), s.options)}? ${N.actionText(here(s), s.options)}`,
    'pay-good': (s) => `${who(s)}: którego towaru się pozbywasz?`,
    'take-good': (s) => `${who(s)}: który towar bierzesz?`,
    rival: (s) => `${who(s)}: któremu rywalowi zabierasz złoto?`,
    coins: (s) => `${who(s)}: z kart potrzeb której prowincji zdejmujesz monety?`,
    manual: (s) => `${who(s)}, ${N.action(here(s), s.options)}: ${N.actionText(here(s), s.options)} Wykonaj to na planszy, popraw ręcznie, co się zmieniło, i graj dalej.`,
    needs: (s) => `${who(s)}, ${N.province(here(s), s.options)}: wypełnić potrzebę?`,
    bribe: (s) => `${who(s)}: Przekupstwo. Masz ${gold(s.gold[s.active] as number)} i ${points(s.points[s.active] as number)}. Kupujesz punkty czy odzyskujesz złoto?`,
    'roll-lowest': (s) => `${who(s)}: remis na ostatnim miejscu; rzuć kością.`,
    dice: (s) => `${who(s)}: iloma kośćmi przesuwasz czarny ZNACZNIK ELEKCJI?${settled(s, (to) => ` Niezależnie od wyniku stanie na polu ${to}.`)}`,
    election: (s) => `${who(s)}: rzuć ${withDice(s.hand)} za czarny ZNACZNIK ELEKCJI (stoi na polu ${s.marker}).`,
    'table-placed': (s) => `Runda ${s.round}: rozmieśćcie wszystkich agentów na planszy, zaczyna ${SEAT[SEATS[s.first] as Seat]}. ${placing(s)}.`,
    'table-load': (s) => `${N.province(here(s), s.options)}: ile jest tam razem agentów i monet?`,
    'table-acted': (s) => `Faza 3: aktywujcie prowincje, zaczyna ${SEAT[SEATS[s.first] as Seat]}. Wskażcie każdą zgniecioną rebelię; zakończcie, gdy nikt nie może już aktywować prowincji.`,
    'table-points': (s) =>
      ({
        bribery: `${who(s)}: Przekupstwo. ${gold(1)} daje ${points(s.options.goldToPoints)}; za ${points(s.options.pointsPerGoldBack)} odzyskasz ${gold(1)}. Ile masz po tym punktów?`,
        lost: `${who(s)}: wszystkie prowincje zbuntowane, Przekupstwa już nie będzie. Ile masz punktów?`,
        convert: `${who(s)}: wszystkie prowincje zbuntowane. Wymień całe złoto, ${gold(1)} na ${points(s.options.goldToPoints)}. Ile masz punktów?`,
      })[beforePoints(s)],
    'table-capital': (s) => `${who(s)}: ilu masz agentów w prowincji ${capital(s)}?`,
    'table-supply': (s) =>
      s.round === 0
        ? `Przetasujcie karty potrzeb i połóżcie po jednej na każdym polu potrzeb w prowincjach bez rebelii.${never(s)}`
        : `Zaopatrzenie: po ${s.options.board.bonuses.supplyCoins} SZ na każdą kartę potrzeb z towarem, karty ${NOTHING + also('nothing')} do talii, tasowanie, nowe karty na puste pola w prowincjach bez rebelii.${never(s)}`,
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
    pass: () => 'Pas',
    sum: (k) => k,
    activate: (id, s) => N.province(id, s.options),
    use: (_, s) => `Akcja: ${N.action(here(s), s.options)}`,
    skip: () => 'Bez akcji',
    pay: (id, s) => `Oddaj: ${N.good(id, s.options)}`,
    take: (id, s) => `Weź: ${N.good(id, s.options)}`,
    rival: (id, s) => `${seat(id)} (${gold(s.gold[SEATS.indexOf(id as Seat)] ?? 0)})`,
    coins: (arg, s) => {
      const [id, k] = split(arg);
      return `${N.province(id, s.options)}: ${coins(Number(k))}`;
    },
    done: (_, s) => (s.step === 'manual' ? 'Wykonane' : s.step === 'table-placed' ? 'Wszyscy agenci na planszy' : s.step === 'table-acted' ? 'Koniec akcji' : 'Zaopatrzenie gotowe'),
    fill: (k, s) => `Wypełnij potrzebę: ${need(s, k)}`,
    leave: () => 'Zostaw potrzeby',
    bribe: (k, s) => `${gold(Number(k))} na ${points(Number(k) * s.options.goldToPoints)}`,
    refund: (k, s) => `${points(Number(k) * s.options.pointsPerGoldBack)} na ${gold(Number(k))}`,
    keep: () => 'Bez wymiany',
    dice: (k) => dice(Number(k)),
    load: (k) => k,
    crushed: (id, s) => `Zgnieciona rebelia: ${N.province(id, s.options)}`,
    points: (k) => points(Number(k)),
    agents: (k) => agents(Number(k)),
  },
  asides: { 'stop-here': () => 'Zakończ grę w tym miejscu' },
  events: {
    'first-die': ({ seat: id, die }) => `${seat(id)} wyrzuca ${die}.`,
    'roll-again': ({ seats: ids }) => `Remis, rozstrzyga kość: ${seats(ids)}.`,
    'first-player': ({ seat: id }) => `${seat(id)} otrzymuje znacznik PIERWSZY GRACZ.`,
    'starts-in-rebellion': ({ province }, o) => `${N.province(province, o)} zaczyna ze znacznikiem REBELII.`,
    dealt: ({ province, good, reward }, o) => `${N.province(province, o)}: ${good === null ? NOTHING + also('nothing') : `karta potrzeb ${N.good(good, o)} ${reward}`}.`,
    excluded: ({ province, good }, o) => `${N.province(province, o)} nie potrzebuje tego towaru (${N.good(good, o)}): pole zostaje puste, karta wraca do talii.`,
    'deck-empty': ({ province }, o) => `${N.province(province, o)}: brak kart w talii.`,
    'round-begins': ({ round, seat: id }) => `Runda ${round}. Zaczyna ${seat(id)}.`,
    agents: ({ seat: id, agents: k, extra }) => `${seat(id)} ma w tej rundzie ${placedAgents(k)}${extra ? ` (${signed(extra)})` : ''}.`,
    placed: ({ seat: id, province, agents: k, left }, o) => `${seat(id)} stawia ${placedAgents(k)} w prowincji ${N.province(province, o)}; zostało: ${left}.`,
    'no-more': ({ seat: id }) => `${seat(id)} pasuje.`,
    'one-roll': ({ sum }) => `Jeden rzut za wszystkie prowincje: ${sum}.`,
    holds: ({ province, load, sum }, o) => (sum ? `${N.province(province, o)}: spokój, ${sum} przeciw ${load}.` : `${N.province(province, o)}: spokój, ${load} to za mało na rebelię.`),
    rebels: ({ province, load, sum, coins: k }, o) =>
      `REBELIA! ${N.province(province, o)}: ${sum ? `${sum} przeciw ${load}` : `${load} to za dużo`}. Znacznik na prowincję, agenci z planszy, karty potrzeb do talii${{ bank: `, monety do banku${k ? ` (${k})` : ''}`, stay: ', monety zostają w prowincji', none: '' }[coinsGo(k, o) ?? 'none']}.`,
    'capital-riots': ({ province, load, sum }, o) => `${N.province(province, o)}: zamieszki (${sum ? `${sum} przeciw ${load}` : `${load} to za dużo`}), wszyscy agenci odchodzą.`,
    'agents-lost': ({ seat: id, agents: k }) => `${seat(id)} traci ${placedAgents(k)} do końca gry.`,
    collected: ({ seat: id, province, gold: g, gained }, o) => `${seat(id)} aktywuje prowincję ${N.province(province, o)}: ${gains([g > 0 && gold(g), ...N.each(gained, o)])}.`,
    'action-used': ({ seat: id, province, gold: g, points: p, lost }, o) => {
      const cost = all([g < 0 && gold(-g), p < 0 && points(-p), ...N.each(lost, o)]);
      return `${seat(id)} wykonuje akcję ${N.action(province, o)}${cost && `; koszt: ${cost}`}.`;
    },
    gains: ({ seat: id, gold: g, points: p, gained }, o) => `${seat(id)} zyskuje: ${gains([g > 0 && gold(g), p > 0 && points(p), ...N.each(gained, o)])}.`,
    'more-agents': ({ seat: id, agents: k }) => `${seat(id)}: +${agents(k)} w następnej rundzie.`,
    tithe: ({ seat: id, rival, gold: g }) => `${seat(id)} zabiera ${gold(g)}; traci je ${seat(rival)}.`,
    'coins-off': ({ seat: id, province, coins: k }, o) => `${seat(id)} odkłada do banku ${coinsTaken(k)} z prowincji ${N.province(province, o)}.`,
    'by-hand': ({ seat: id, province }, o) => `${seat(id)} wykonuje na planszy akcję ${N.action(province, o)}.`,
    filled: ({ seat: id, province, reward, coins: k, lost, points: p }, o) => `${seat(id)} wypełnia potrzebę w prowincji ${N.province(province, o)} (${N.goods(lost, o)}): ${p ? points(reward) : gold(reward)}${k ? ` i ${coins(k)} z karty` : ''}.`,
    crushed: ({ seat: id, province, points: p, gold: g, lost }, o) => `${seat(id)} zgniata rebelię w prowincji ${N.province(province, o)}: ${gains([points(p), g > 0 && gold(g)])}${lost.length ? `; zużyte: ${N.goods(lost, o)}` : ''}.`,
    'table-crushed': ({ province }, o) => `Rebelia w prowincji ${N.province(province, o)} zgnieciona: znacznik z planszy, gracz dostaje ${points(o?.board.bonuses.crushPoints ?? 10)}.`,
    'told-points': ({ seat: id, points: p }) => `${seat(id)}: ${signed(p)} na Torze Elekcji.`,
    passed: ({ seat: id }) => `${seat(id)} pasuje do końca rundy.`,
    bribed: ({ seat: id, gold: g, points: p }) => (g === 0 ? `${seat(id)} nic nie wymienia.` : g < 0 ? `${seat(id)} płaci ${gold(-g)} za ${points(p)}.` : `${seat(id)} oddaje ${points(-p)} za ${gold(g)}.`),
    lowest: ({ seat: id, agents: k, tie }) => `${seat(id)} ma najmniej punktów${tie ? TIE[tie] : ''}: znacznik PIERWSZY GRACZ${k > 0 ? `, +${agents(k)} w następnej rundzie` : ''}.`,
    'lowest-die': ({ seat: id, die }) => `${seat(id)} wyrzuca ${die}.`,
    // Where every roll comes to the same nobody rolls; an exact roll may have been too high (G45).
    marker: ({ seat: id, dice: d, sum, from, to }, o) =>
      sum === 0 && d > 0
        ? from === to
          ? `Czarny znacznik zostaje na polu ${to}: żaden rzut go nie przesunie.`
          : `${seat(id)} przesuwa czarny znacznik z pola ${from} na ${to} bez rzutu: wystarczyłby każdy wynik.`
        : from === to && o?.markerOvershoot !== 'exact'
          ? `Czarny znacznik zostaje na polu ${to}.`
          : `${seat(id)} przesuwa czarny znacznik ${d ? `${withDice(d)}: ${sum}` : `o ${sum}`}, z pola ${from} na ${to}.`,
    straggler: ({ seat: id, agents: k }) => `${seat(id)} jest poniżej czarnego znacznika: +${agents(k)} w następnej rundzie.`,
    supply: ({ coins: k, cards: c, nothing }) => `Zaopatrzenie: po ${gold(k)} na każdą kartę potrzeb (kart: ${c})${nothing ? `; zdjęte karty ${NOTHING + also('nothing')}: ${nothing}` : ''}.`,
    'total-rebellion': () => 'Zbuntowały się wszystkie prowincje poza stolicą.',
    converted: ({ seat: id, gold: g, points: p }) => `${seat(id)}: ${gold(-g)} zamienia się w ${points(p)}.`,
    standings: ({ points: p }) => `Punkty: ${p.map((k, i) => `${SEAT[SEATS[i] as Seat]} ${k}`).join(', ')}.`,
    won: ({ seats: ids, points: p, rounds: r }) => (ids.length > 1 ? `Wspólne zwycięstwo: ${seats(ids)}, ${points(p)} po ${afterRounds(r)}.` : `Wygrywa ${seats(ids)}: ${points(p)} po ${afterRounds(r)}.`),
    'all-lost': ({ rounds: r }) => `Po ${afterRounds(r)} wszyscy przegrali.`,
    set: () => 'Ustawiono ręcznie.',
  },
  ruledOut: {
    'few-agents': ({ left }) => `Do postawienia masz już tylko ${placedAgents(left)}.`,
    'no-placing': ({ province, weapons }, o) => (weapons ? `${N.province(province, o)}: trwa rebelia, bez karty ${N.good(weapons, o)} nie możesz tam stawiać agentów.` : `${N.province(province, o)}: trwa rebelia, nie wolno tam stawiać agentów.`),
    'must-place': () => 'Musisz postawić co najmniej 1 agenta.',
    'must-activate': () => 'Nie możesz spasować, dopóki masz prowincję do aktywowania.',
    activated: ({ province }, o) => `${N.province(province, o)}: tę prowincję już aktywowano w tej rundzie.`,
    'capital-waits': ({ province }, o) => `${N.province(province, o)}: stolicy się nie aktywuje, działa w fazie 4.`,
    'led-by': ({ province, seat: id }, o) => `${N.province(province, o)}: przewagę ma ${seat(id)}.`,
    'no-leader': ({ province, half }, o) => `${N.province(province, o)}: nikt nie ma ${half ? 'ponad połowy agentów' : 'przewagi'}.`,
    'no-weapons': ({ province, good }, o) => `${N.province(province, o)}: trwa rebelia, a nie masz karty ${N.good(good, o)}.`,
    'no-good': ({ good }, o) => `Nie masz karty ${N.good(good, o)}.`,
    'has-good': ({ good }, o) => `Masz już kartę ${N.good(good, o)}.`,
    'just-given': ({ good }, o) => `Weź inny towar; karty ${N.good(good, o)} nie można tu wybrać.`,
  },
  outcomes: {
    election: 'Czarny znacznik dotarł do końca Toru Elekcji.',
    rebellion: 'Zbuntowały się wszystkie prowincje: decydują punkty.',
    'all-lose': 'Zbuntowały się wszystkie prowincje: wszyscy przegrali.',
    rounds: 'Minęła ostatnia runda: decydują punkty.',
    stopped: 'Grę przerwano; decydują punkty.',
  },
  turn: (turn) => `Runda ${turn}`,
  facts: (fact, o) => {
    const [what, one = '', two = ''] = fact.split('.');
    switch (what) {
      case 'marker':
        return 'Czarny ZNACZNIK ELEKCJI';
      case 'first':
        return 'PIERWSZY GRACZ';
      case 'round':
        return 'Runda';
      case 'points':
        return `${seat(one)}: punkty`;
      case 'gold':
        return `${seat(one)}: złoto`;
      case 'bonus':
        return `${seat(one)}: dodatkowi agenci w następnej rundzie`;
      case 'unplaced':
        return `${seat(one)}: agenci do rozmieszczenia`;
      case 'good':
        return `${seat(one)} ma towar: ${N.good(two, o)}`;
      case 'rebellion':
        return `${N.province(one, o)}: REBELIA`;
      case 'agents':
        return `${N.province(one, o)}: agenci (${seat(two)})`;
      case 'card':
        return `${N.province(one, o)}: karta potrzeb, pole ${two}`;
      default:
        return `${N.province(one, o)}: monety, pole ${two}`;
    }
  },
  value: (fact, value, o) => {
    if (fact === 'first') return seat(value);
    const plain = lexicon({ yes: 'tak', no: 'nie', none: 'brak' })[value];
    return plain ?? (fact.startsWith('card.') ? N.card(value, o) + also(value) : value);
  },
  options: {
    players: { name: 'Gracze', help: 'Ludzie i boty razem.' },
    board: { name: 'Plansza', help: 'Plansza domyślna to nasz własny projekt; inną wczytasz z pliku.' },
    tracking: {
      name: 'Co robi aplikacja',
      help: 'Prowadzi całą grę albo pomaga przy wydrukowanej planszy.',
      choices: { full: 'Cała gra', helper: 'Pomocnik przy planszy' },
    },
    allLoseOnTotalRebellion: {
      name: 'Wszyscy przegrywają przy buncie wszystkich prowincji',
      help: 'Zasada opcjonalna z tekstu.',
    },
    firstPlayer: {
      name: 'Kto zaczyna',
      help: 'Według kości albo jak ustalą gracze.',
      choices: { roll: 'Najwyższy rzut', choose: 'Gracze ustalają' },
    },
    needExclusion: {
      name: 'Czego prowincja nie potrzebuje',
      help: 'Tekst mówi o karcie, która zgadza się z zapotrzebowaniem prowincji.',
      choices: {
        ownProduction: 'Tego, co wytwarza',
        printed: 'Tylko tego, co podaje plansza',
        off: 'Bez wykluczeń',
      },
    },
    excludedField: {
      name: 'Pole z wykluczoną kartą',
      help: 'Co się z nim dzieje.',
      choices: { leaveEmpty: 'Zostaje puste w tej rundzie', redraw: 'Dostaje inną kartę' },
    },
    excludedCardReturn: {
      name: 'Wykluczona karta',
      help: 'Kiedy wraca do talii.',
      choices: { immediately: 'Od razu', afterDeal: 'Po rozłożeniu kart' },
    },
    placementMinimum: {
      name: 'Najmniejsza liczba agentów naraz',
      help: '0: można spasować; faza kończy się, gdy spasują wszyscy po kolei.',
    },
    placeInRebellion: {
      name: 'Agenci w zbuntowanej prowincji',
      help: 'Zgniecenie wymaga tam przewagi.',
      choices: {
        always: 'Wolno',
        withWeapons: 'Tylko z kartą BROŃ',
        never: 'Nie wolno (żadnej rebelii nie da się zgnieść)',
      },
    },
    capitalCanRebel: {
      name: 'Test także w stolicy',
      help: 'Agenci odchodzą; bez znacznika i bez końca gry.',
    },
    rebellionRoll: {
      name: 'Rzuty w Teście Rebelii',
      help: 'Osobny dla każdej prowincji albo jeden.',
      choices: { perProvince: 'Osobny dla każdej prowincji', oneRollForAll: 'Jeden za wszystkie' },
    },
    coinsOnRebellion: {
      name: 'Monety przy wybuchu rebelii',
      help: 'Te z kart potrzeb.',
      choices: { bank: 'Do banku', stay: 'Zostają; bierze je ten, kto zgniecie rebelię' },
    },
    agentsOnRebellion: {
      name: 'Agenci przy wybuchu rebelii',
      help: 'Dokąd trafiają.',
      choices: { return: 'Wracają w następnej rundzie', lost: 'Przepadają, ale zostaje co najmniej trzech' },
    },
    majority: {
      name: 'Przewaga',
      help: 'Najwięcej agentów albo ponad połowa.',
      choices: { plurality: 'Najwięcej agentów', absolute: 'Ponad połowa' },
    },
    majorityTie: {
      name: 'Remis w przewadze',
      help: 'Kto aktywuje prowincję.',
      choices: { inactive: 'Nikt', firstInOrder: 'Pierwszy w kolejności' },
    },
    capitalActivation: {
      name: 'Aktywacja stolicy',
      help: 'Czy daje to, co podaje plansza.',
      choices: { none: 'Nie', keepAgents: 'Tak, agenci zostają' },
    },
    activation: {
      name: 'Aktywacja',
      help: 'Czy można spasować.',
      choices: { mandatory: 'Dopóki się da', mayPass: 'Można spasować do końca rundy' },
    },
    needReward: {
      name: 'Nagroda za potrzebę',
      help: 'Liczba wydrukowana na karcie.',
      choices: { gold: 'Złoto', points: 'Punkty' },
    },
    fulfilledCard: {
      name: 'Wypełniona karta potrzeb',
      help: 'Dokąd trafia.',
      choices: { deck: 'Do talii', removed: 'Poza grę' },
    },
    crushAlsoCollects: { name: 'Zgniecenie daje też produkcję', help: 'Od razu złoto i towary prowincji.' },
    crushAlsoActs: {
      name: 'Akcja po zgnieceniu',
      help: 'Kto zgniecie rebelię, może też użyć akcji prowincji.',
    },
    weaponsConsumed: { name: 'Zgniecenie zużywa BROŃ', help: 'Domyślnie karta zostaje u gracza.' },
    pointsCap: { name: 'Górna granica punktów', help: '0: bez granicy, znaczniki okrążają tor.' },
    goldToPoints: { name: 'Punkty za 1 SZ', help: 'Tekst tego nie podaje; domyślnie 1.' },
    pointsPerGoldBack: { name: 'Punkty za odzyskaną 1 SZ', help: 'W tekście dwa.' },
    lowestTie: {
      name: 'Remis na ostatnim miejscu',
      help: 'Co rozstrzyga.',
      choices: { imperiaThenDie: 'Agenci w stolicy, potem kość', die: 'Kość' },
    },
    markerOvershoot: {
      name: 'Znacznik poza końcem toru',
      help: 'Co się wtedy dzieje.',
      choices: { stop: 'Staje na końcu', exact: 'Nie rusza się' },
    },
    belowMarker: {
      name: 'Poniżej czarnego znacznika',
      help: 'Kto dostaje dodatkowego agenta.',
      choices: { strict: 'Ten, kto ma mniej punktów', orEqual: 'Także ten, kto ma tyle samo' },
    },
    bonusStacking: {
      name: 'Dodatkowi agenci się sumują',
      help: 'Za ostatnie miejsce i za miejsce poniżej znacznika.',
    },
    rebellionEndTiming: {
      name: 'Bunt wszystkich prowincji',
      help: 'Kiedy kończy grę.',
      choices: { afterTests: 'Zaraz po testach', endOfRound: 'Na końcu rundy' },
    },
    rebellionEndGold: {
      name: 'Złoto przy buncie wszystkich prowincji',
      help: 'Ile jest warte.',
      choices: { lost: 'Nic', convert: 'Zamienia się w punkty' },
    },
    'setup.electionMarker': {
      name: 'Początkowe pole czarnego znacznika',
      help: '20 skraca grę o jakieś dwie rundy.',
    },
    startingRebellion: {
      name: 'Prowincja zbuntowana na początku',
      help: 'Na planszy domyślnej: przy trzech graczach.',
      choices: { board: 'Jak podaje plansza', random: 'Losowo', firstPlayer: 'Wybiera PIERWSZY GRACZ' },
    },
    maxRounds: { name: 'Największa liczba rund', help: 'Po tylu rundach decydują punkty.' },
    'standIn.points': { name: 'Symulowany stół: punkty na rundę', help: 'Tylko w symulacjach pomocnika.' },
    'standIn.load': {
      name: 'Symulowany stół: agenci i monety',
      help: 'W prowincji; tylko w symulacjach pomocnika.',
    },
  },
  presets: {
    standard: { name: 'Zwykła gra', help: 'Czterech graczy, domyślne rozstrzygnięcia.' },
    three: { name: 'Trzech graczy', help: 'Jedna prowincja zaczyna zbuntowana.' },
    short: { name: 'Krótka gra', help: 'Czarny znacznik zaczyna na polu 40.' },
    harsh: { name: 'Surowa gra', help: 'BROŃ się zużywa, agenci przepadają, a przegrać mogą wszyscy.' },
  },
  refusals: {
    players: 'Ta plansza nie jest przeznaczona dla tylu graczy.',
    marker: 'Czarny znacznik zaczynałby za końcem toru.',
  },
  rules: {
    'first-player': 'Każdy rzuca kością; najwyższy wynik daje znacznik PIERWSZY GRACZ. Ustawienie pozwala graczom umówić się zamiast rzucać.',
    'roll-again': 'Gdy o remisie decyduje kość, wygrywa najwyższy rzut. Jeszcze raz rzucają tylko ci, którzy wciąż remisują; tekst mówi jedynie, że spór rozstrzyga kość.',
    'starting-rebellion': 'W grze trzyosobowej jedna prowincja poza stolicą zaczyna zbuntowana. Jej akcji nie można użyć, dopóki ktoś nie zgniecie rebelii. Która to prowincja, tekst nie mówi; zależnie od ustawienia wskazuje ją plansza, los albo PIERWSZY GRACZ.',
    deal: 'Na każde puste pole potrzeb w prowincji bez rebelii trafia jedna karta. Która, wiadomo dopiero przy położeniu; przed rozkładaniem talię się tasuje. Gdy się skończy, pozostałe pola są puste.',
    exclusion: 'Według tekstu pole jest puste, gdy karta odpowiada zapotrzebowaniu prowincji. Domyślnie czytamy to tak: prowincja nie potrzebuje tego, co sama wytwarza. Pole jest puste tylko do końca rundy, a karta wraca do talii od razu i może wyjść znowu.',
    rounds: 'Runda ma pięć faz. Na każdą rundę wracają wszyscy agenci; dodatkowi są tylko na jedną.',
    placement: 'Od PIERWSZEGO GRACZA, w lewo: jedna prowincja, dowolna liczba własnych agentów, domyślnie co najmniej jeden, aż wszyscy staną na planszy. Wolno wybrać stolicę, a domyślnie także prowincję zbuntowaną, bo zgniecenie rebelii wymaga tam przewagi.',
    test: 'Rzuca się tyloma kośćmi, ilu jest graczy, domyślnie osobno za każdą prowincję. Agentów i monety w prowincji liczy się razem; rzut nie wyższy od tej liczby to rebelia. Liczb z kart się nie dodaje. Stolicy domyślnie się nie testuje, bo tekst stawia ją osobno. Gdy rzut nic by nie zmienił, nikt nie rzuca.',
    rebellion: 'Kładzie się znacznik REBELII, agenci schodzą z planszy, karty potrzeb idą do talii. Domyślnie agenci wracają w następnej rundzie, a monety idą do banku. Póki rebelia trwa, nie ma produkcji, akcji, kart potrzeb ani testów.',
    lead: 'Domyślnie przewagę ma ten, kto ma więcej agentów niż każdy inny, prowincje z remisem i puste pozostają nieaktywne, a stolicy się nie aktywuje: działa ona w fazie 4.',
    activation: 'Od PIERWSZEGO GRACZA, w lewo, po jednej prowincji, dopóki ktoś ma gdzieś przewagę; domyślnie nie można zrezygnować. Najpierw złoto i towary (nigdy druga karta tego samego), potem ewentualnie akcja, potem ewentualnie potrzeby; na końcu schodzą stamtąd wszyscy agenci.',
    effects: 'Akcję można wykonać, jeśli da się zapłacić koszt i każdy jej skutek coś zmienia. To, co plik planszy zostawia graczom, wykonuje się ręcznie.',
    needs: 'Oddajesz towar z karty i bierzesz leżące na niej monety oraz nagrodę: domyślnie wydrukowaną liczbę w złocie, bo stoi w symbolu monety. Karta domyślnie wraca do talii.',
    crush: 'Z kartą BROŃ i przewagą w zbuntowanej prowincji jej aktywacja zdejmuje znacznik i daje dziesięć punktów. BROŃ wystarczy posiadać, więc domyślnie zostaje; nic innego się tam wtedy w tej rundzie nie dzieje. Ustawienia pozwalają zgniatającemu zebrać też produkcję prowincji albo użyć jej akcji.',
    bribery: 'Każdy raz, od PIERWSZEGO GRACZA: złoto na punkty, punkty z powrotem na złoto albo nic. Tekst podaje tylko kurs odwrotny, dwa punkty za jedną SZ. Domyślnie jedna SZ to jeden punkt; przy lepszym kursie wymiana tam i z powrotem nic by nie kosztowała.',
    lowest: 'Najmniej punktów po Przekupstwie: znacznik PIERWSZY GRACZ i dwóch dodatkowych agentów na następną rundę. Przy remisie domyślnie: najwięcej agentów w stolicy, potem kość.',
    election: 'Kto ma przewagę w stolicy, wybiera od jednej do trzech kości i przesuwa czarny znacznik o ich sumę; jeśli nikt jej nie ma, robi to gracz z najmniejszą liczbą punktów. Domyślnie znacznik staje na końcu toru; tam gra się kończy.',
    stragglers: 'Kto po ruchu czarnego znacznika ma mniej punktów, niż on wskazuje, dostaje na następną rundę jednego agenta; domyślnie przy równej liczbie punktów nikt go nie dostaje, a ostatni gracz ma go oprócz swoich dwóch.',
    track: 'W tekście jeden tor ma trzy nazwy; tu to Tor Elekcji. Wszyscy zaczynają na polu 20. Domyślnie czarny znacznik zaczyna na 0, a punkty mogą przekroczyć koniec toru.',
    supply: `Po dwie SZ na każdą pozostałą kartę potrzeb z towarem; karty ${NOTHING + also('nothing')} schodzą z planszy; talię się tasuje, a puste pola prowincji bez rebelii dostają karty.`,
    winner: 'Wygrywa największa liczba punktów; złoto i towary nic nie znaczą. Przy remisie: więcej agentów w stolicy w ostatniej rundzie; przy dalszym remisie zwycięstwo jest wspólne.',
    'total-rebellion': 'Gdy zbuntowały się wszystkie prowincje poza stolicą, gra się kończy i decydują punkty: domyślnie od razu, a niewymienione złoto przepada. Według zasady opcjonalnej przegrywają wszyscy.',
    tracking: 'Zależnie od ustawienia aplikacja tylko pomaga przy wydrukowanej planszy. Pyta wtedy o to, czego potrzebuje: agentów i monety przed testem prowincji, punkty po Przekupstwie, agentów w stolicy.',
  },
  place: (id, o) => {
    const [what, one = ''] = id.split('.');
    if (what === 'province') return N.province(one, o);
    if (what === 'player') return seat(one);
    return { track: 'Tor Elekcji', deck: 'talia kart potrzeb', test: 'Test Rebelii' }[id] ?? id;
  },
  about: (id, o) => N.about(id, gold, o),
  piece: ({ kind, owner, print, count }, o) => {
    const one = count === 1;
    const whose = owner ? `${seat(owner)}: ` : '';
    switch (kind) {
      case 'agent':
        return `${whose}${one ? 'agent' : 'agenci'}`;
      case 'rebellion':
        return 'znacznik REBELII';
      case 'coin':
        return one ? 'moneta' : 'monety';
      case 'need':
        return `karta potrzeb ${N.card(print ?? '', o)}`;
      case 'nothing':
        return bare('nothing', NOTHING);
      case 'election':
        return 'czarny ZNACZNIK ELEKCJI';
      case 'points':
        return `${whose}znacznik punktów${print ? ` (${print})` : ''}`;
      case 'first-player':
        return 'znacznik PIERWSZY GRACZ';
      case 'gold':
        return `${whose}złoto`;
      case 'unplaced':
        return `${whose}${one ? 'agent do rozmieszczenia' : 'agenci do rozmieszczenia'}`;
      case 'bonus':
        return `${whose}${one ? 'dodatkowy agent w następnej rundzie' : 'dodatkowi agenci w następnej rundzie'}`;
      case 'good':
        return N.good(print ?? '', o);
      default:
        return kind;
    }
  },
  cell: (place, cell) => (place === 'track' || cell > 0 ? `pole ${cell}` : ''),
  measures: {
    rounds: {
      name: 'Rundy',
      help: 'Ile rund trwa gra.',
      key: 'Gra',
      row: () => 'cała gra',
      outcome: (k) => rounds(Number(k)),
    },
    endings: {
      name: 'Zakończenia',
      help: 'Jak kończą się gry.',
      key: 'Gra',
      row: () => 'cała gra',
      outcome: (k) =>
        ({
          election: 'elekcja',
          rebellion: 'bunt wszystkich prowincji',
          'all-lose': 'przegrywają wszyscy',
          rounds: 'koniec rund',
        })[k] ?? k,
    },
    winner: {
      name: 'Zwycięzca według miejsca',
      help: 'Kto wygrywa; o tym, kto zaczyna, decydują kości.',
      key: 'Gra',
      row: () => 'cała gra',
      outcome: (k) => (k === 'shared' ? 'wspólnie' : k === 'nobody' ? 'nikt' : seat(k)),
    },
    rebellions: {
      name: 'Rebelie',
      help: 'Ile prowincji buntuje się w grze.',
      key: 'Gra',
      row: () => 'cała gra',
      outcome: (k) => k,
    },
    'points-from-bribery': {
      name: 'Punkty z Przekupstwa',
      help: 'Wszystkich graczy razem, w przedziałach po dziesięć.',
      key: 'Źródło',
      row: () => 'Przekupstwo',
      outcome: tens,
    },
    'points-from-crushing': {
      name: 'Punkty za zgniecenie rebelii',
      help: 'Wszystkich graczy razem, w przedziałach po dziesięć.',
      key: 'Źródło',
      row: () => 'Zgniecione rebelie',
      outcome: tens,
    },
    'points-from-actions': {
      name: 'Punkty z akcji',
      help: 'Wszystkich graczy razem, w przedziałach po dziesięć.',
      key: 'Źródło',
      row: () => 'Akcje',
      outcome: tens,
    },
    'points-from-needs': {
      name: 'Punkty z potrzeb',
      help: 'Wszystkich graczy razem, w przedziałach po dziesięć; tylko gdy nagrodą za potrzebę są punkty.',
      key: 'Źródło',
      row: () => 'Potrzeby',
      outcome: tens,
    },
  },
  odds: (province, o) => N.province(province, o),
  problems,
  bots: {
    casual: { name: 'Bot niedzielny', help: 'gra na wyczucie, myli się' },
    steady: { name: 'Bot solidny', help: 'rozsądny i spokojny' },
    hoarder: { name: 'Bot chomik', help: 'zbiera i nic nie oddaje' },
    spiteful: { name: 'Bot złośliwy', help: 'gra na niekorzyść rywali' },
    schemer: { name: 'Bot strateg', help: 'patrzy naprzód, najsilniejszy' },
  },
  sources: {
    start: 'Na początku',
    bribery: 'Przekupstwo',
    crushing: 'Zgniecione rebelie',
    actions: 'Akcje',
    needs: 'Potrzeby',
    byHand: 'Ustawiono ręcznie',
  },
  checklist: (o) => {
    const { setup, provenance } = o.board;
    const own = provenance.kind === 'project-design' ? ['Ta plansza to nasz własny projekt: wydrukowanej nie było pod ręką.'] : [];
    if (o.placeInRebellion === 'never') own.push('W zbuntowanej prowincji nie wolno stawiać agentów, więc żadnej rebelii nie da się zgnieść.');
    if (o.tracking === 'full') return [...own, `Aplikacja prowadzi planszę (gracze: ${o.players}): na stole nie musi nic leżeć.`];
    return [
      ...own,
      `Każdy z ${o.players} graczy bierze ${placedAgents(setup.agents)} i ${gold(setup.gold)} oraz stawia prostokątny znacznik na polu ${setup.points} Toru Elekcji.`,
      `Czarny ZNACZNIK ELEKCJI stoi na polu ${o['setup.electionMarker']}.`,
      `Pod ręką: ${dice(o.players)}, karty potrzeb, towary, monety i znaczniki REBELII.`,
      'Potem ustalcie, kto jest PIERWSZYM GRACZEM, i połóżcie po jednej karcie potrzeb na każdym polu potrzeb: aplikacja prowadzi krok po kroku.',
    ];
  },
});

export const words = edition({ nothing: NOTHING }, speak);

/** What events say in a line about many moves, and to the players whom they concern. */
import { type Lang, listing, type UnboundWords } from '../../../kernel/words.ts';
import type { Options, Seat } from '../rules/options.ts';
import type { Events, Home, TaxFarmer } from '../rules/state.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

type Briefs = NonNullable<UnboundWords<TaxFarmer>['briefs']>;
type Rebels = Events['rebels'] | Events['capital-riots'];

export function briefs(lang: Lang, d: Dictionary, n: Names): Briefs {
  const and = listing(lang);
  const note = (what: string, more: string) => (more ? `${what} (${more})` : what);
  /** A sentence for everybody who has agents there, except the player who sends them home. */
  const each = (home: Home = {}, by: Seat | '', say: (agents: number) => string) =>
    Object.fromEntries(
      Object.entries(home).flatMap(([seat, agents]) => (seat === by ? [] : [[seat, say(agents)]])),
    );
  const why = ({ load, sum }: Rebels) =>
    sum === undefined ? d['why.many']({ load }) : d['why.rolled']({ load, sum });
  const rebels = (f: Rebels, o: Options) => {
    const province = n.province(f.province, o);
    return {
      by: '',
      what: d['brief.rebels'],
      which: note(province, why(f)),
      to: each(f.home, '', (agents) => d['brief.rebels.you']({ province, why: why(f), agents })),
    };
  };
  const gains = (f: { gold: number; points?: number }, goods: readonly string[], o: Options) =>
    n.gains({ gold: f.gold, points: f.points ?? 0, goods }, o).join(', ');
  const nextRound = (agents: number) => `+${d['count.agents'](agents)}`;
  /** An action's name is followed by what it does. */
  const does = (f: { seat: Seat; action: string }, which: string, o: Options) => ({
    by: f.seat,
    what: n.action(f.action, o),
    which,
  });
  /** Agents that go home at the end of the round, by the seat that they belong to. */
  const unused = (home: NonNullable<Events['marker']['home']>, o: Options) => {
    const of = new Map<string, string[]>();
    for (const [id, there] of Object.entries(home))
      for (const [seat, agents] of Object.entries(there))
        of.set(seat, [...(of.get(seat) ?? []), `${n.province(id, o)} ${agents}`]);
    return Object.fromEntries(
      [...of].map(([seat, places]) => [seat, d['brief.unused.you']({ places: and(places) })]),
    );
  };
  return {
    placed: (f, o) => {
      const province = n.province(f.province, o);
      return {
        by: f.seat,
        what: d['brief.placed'],
        which: `${province} ${f.agents}`,
        known: true,
        ...(f.outbid && { to: { [f.outbid]: d['brief.outbid.you']({ seat: n.seat(f.seat), province }) } }),
      };
    },
    rebels,
    'capital-riots': rebels,
    'starts-in-rebellion': (f, o) => ({ by: '', what: d['brief.rebels'], which: n.province(f.province, o) }),
    holds: ({ load, sum, there, ...f }, o) => {
      if (sum === undefined) return undefined;
      const province = n.province(f.province, o);
      return {
        by: '',
        what: d['brief.holds'],
        which: note(province, d['why.rolled']({ load, sum })),
        to: each(there, '', () => d['event.holds']({ province, load, sum })),
      };
    },
    collected: (f, o) => {
      const province = n.province(f.province, o);
      return {
        by: f.seat,
        what: d['brief.collected'],
        which: note(province, gains(f, f.gained, o)),
        to: each(f.home, f.seat, (agents) =>
          d['brief.collected.you']({ seat: n.seat(f.seat), province, agents }),
        ),
      };
    },
    'action-used': (f, o) => {
      const paid = n.gains({ gold: -f.gold, points: -f.points, goods: f.lost }, o).map((cost) => `−${cost}`);
      return does({ ...f, action: f.province }, paid.join(', '), o);
    },
    gains: (f, o) => does(f, gains(f, f.gained, o), o),
    'more-agents': (f, o) => does(f, `${nextRound(f.agents)} ${d['brief.next-round']}`, o),
    tithe: (f, o) => {
      const facts = { seat: n.seat(f.seat), action: n.action(f.action, o), gold: f.gold };
      return [
        {
          ...does(f, note(d['count.gold'](f.gold), n.seat(f.rival)), o),
          to: { [f.rival]: d['brief.tithe.you'](facts) },
        },
        { by: f.rival, what: d['brief.taken'](facts), which: d['count.gold'](f.gold) },
      ];
    },
    'coins-off': (f, o) => does(f, note(`−${d['count.coins'](f.coins)}`, n.province(f.province, o)), o),
    'marker-moved': (f, o) => does(f, `${d['brief.marker']} ${f.from} → ${f.to}`, o),
    straggler: (f) => ({ by: f.seat, what: d['brief.next-round'], which: nextRound(f.agents) }),
    lowest: (f) => ({
      by: f.seat,
      what: d['piece.first-player'],
      which: f.agents > 0 ? `${nextRound(f.agents)} ${d['brief.next-round']}` : '',
    }),
    filled: (f, o) => ({
      by: f.seat,
      what: d['brief.filled'],
      which: note(n.province(f.province, o), `${gains({ gold: 0 }, f.lost, o)} → ${gains(f, [], o)}`),
    }),
    crushed: (f, o) => {
      const province = n.province(f.province, o);
      return {
        by: f.seat,
        what: d['brief.crushed'],
        which: note(province, gains(f, [], o)),
        to: each(f.home, f.seat, (agents) =>
          d['brief.collected.you']({ seat: n.seat(f.seat), province, agents }),
        ),
      };
    },
    bribed: (f) => {
      if (f.gold === 0) return undefined;
      const bought = f.gold < 0;
      const [gold, points] = [d['count.gold'](Math.abs(f.gold)), d['count.points'](Math.abs(f.points))];
      return {
        by: f.seat,
        what: d[bought ? 'brief.bought' : 'brief.back'],
        which: bought ? note(points, `−${gold}`) : note(gold, `−${points}`),
      };
    },
    marker: (f, o) => ({
      by: '',
      what: d['brief.marker'],
      which: `${f.from} → ${f.to}`,
      to: unused(f.home ?? {}, o),
    }),
  };
}

/** The past games of one kind: sums by setting, a picture of their lengths, and a list. */
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { at } from '../../kernel/at.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Inspect, resolve } from '../../kernel/options.ts';
import { numbers, type UnboundWords } from '../../kernel/words.ts';
import { type Program, wordsFor } from '../../words/program.ts';
import { changedSettings } from '../../words/settings.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import type { HistoryWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';
import { Bars } from './Bars.tsx';
import { againstBots, bySetting, groupedBy, type Past, sumOf } from './history.ts';
import { LuckBar } from './LuckBar.tsx';

/** More changed settings than these are summed up. */
const FEW = 3;

interface Loaded {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly words: UnboundWords<AnySpec>;
}

interface Props {
  /** Of one game, the newest first. */
  readonly games: readonly Past[];
  readonly history: HistoryWords;
}

export function GamesOf({ games, history }: Props) {
  const { lang, program } = useUi();
  const { components } = useSettings();
  const id = games[0]?.game ?? '';
  const entry = find(id);
  const loaded = useLoaded(
    async () => {
      if (!entry) return undefined;
      const [game, inspect, words] = await Promise.all([
        entry.game(),
        inspectionOf(entry),
        wordsFor(entry.words, lang, components),
      ]);
      return { game, inspect, words };
    },
    `${id} ${lang} ${components ?? ''}`,
  );
  if (!entry || !loaded) return <section aria-busy="true" />;
  const { words } = loaded;
  const { luck, decided } = sumOf(games);
  const number = numbers(lang, 1);
  const settings = groupedBy(games, bySetting);
  return (
    <section class="history-game" data-game={id} aria-labelledby={`history-${id}`}>
      <h2 id={`history-${id}`}>{entry.meta.title[lang]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{history.setting}</th>
            <th scope="col">{history.gamesPlayed}</th>
            {decided > 0 && <th scope="col">{history.wins}</th>}
            <th scope="col">{history.turns}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map((group) => {
            const sum = sumOf(group);
            return (
              <tr key={bySetting(at(group, 0))}>
                <th scope="row">{saySetting(at(group, 0), loaded, history, program)}</th>
                <td>{sum.games}</td>
                {decided > 0 && <td>{sum.decided > 0 ? program.of(sum.wins, sum.decided) : '–'}</td>}
                <td>{number(sum.turns)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {games.length > 1 && <LuckBar counts={luck} history={history} />}
      {games.length > 1 && <Picture games={games} history={history} />}
      <All games={games} words={words} history={history} />
    </section>
  );
}

/** What the player got beside the best of the bots; where nothing is counted, how long each game was. */
function Picture({ games, history }: Props) {
  const { marks, sides } = history;
  const scored = games.flatMap((past) => {
    const got = againstBots(past);
    return got ? [{ id: past.id, ...got }] : [];
  });
  if (scored.length > 1)
    return (
      <Bars
        title={history.points}
        legend={[
          { look: 'full', label: sides.you },
          { look: 'outline', label: sides.rival },
        ]}
        games={scored.map(({ id, you, rival }) => ({
          id,
          bars: [
            { look: 'full', value: you },
            { look: 'outline', value: rival },
          ],
        }))}
      />
    );
  const lookOf = ({ won }: Past) => (won === undefined ? 'grey' : won ? 'full' : 'outline');
  const legend = [
    { look: 'full', label: marks.won },
    { look: 'outline', label: marks.lost },
    { look: 'grey', label: marks.open },
  ] as const;
  return (
    <Bars
      title={history.lengths}
      legend={legend.filter(({ look }) => games.some((past) => lookOf(past) === look))}
      games={games.map((past) => ({ id: past.id, bars: [{ look: lookOf(past), value: past.turns }] }))}
    />
  );
}

/** The preset's name, or what differs from the usual settings. */
function saySetting(
  past: Past,
  { game, inspect, words }: Loaded,
  history: HistoryWords,
  program: Program,
): string {
  if (past.preset) return words.presets[past.preset]?.name ?? past.preset;
  const resolved = resolve(game.options, past.options, inspect);
  const changed = resolved.ok ? changedSettings(game, resolved.options, words, program) : [];
  const more = changed.length > FEW || changed.length === 0 ? [history.others] : [];
  return [...changed.slice(0, FEW), ...more].join(', ');
}

function All({ games, words, history }: Props & { words: UnboundWords<AnySpec> }) {
  const { say, lang } = useUi();
  const date = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'short', day: 'numeric' });
  return (
    <details class="fold">
      <summary>
        <h3>{history.all}</h3> <span class="quiet">{games.length}</span>
      </summary>
      <ul class="history-list">
        {games.map(({ id, name, ended, outcome, won, standings, turns, luck }) => (
          <li key={id}>
            <a class="history-link" href={to.game(id)}>
              {name || date.format(ended)}
            </a>{' '}
            {won !== undefined && <span class="tag">{won ? history.marks.won : history.marks.lost}</span>}
            {standings.length > 0 && (
              <p>{standings.map(({ seat, points }) => `${words.seats(seat)} ${points}`).join(', ')}</p>
            )}
            <p class={standings.length > 0 ? 'quiet' : undefined}>{words.outcomes[outcome] ?? outcome}</p>
            <small class="quiet">
              {name && `${say.played(date.format(ended))} · `}
              {history.turnsOf(turns)} · {history.luck}: {history.verdict[luck]}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

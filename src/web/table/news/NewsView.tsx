/** The news above the question: what was drawn, as pieces; what happened, in words; what to do on the real table. */
import { Icon } from '../../controls/Icon.tsx';
import { Rolled } from '../../scene/dice/Rolled.tsx';
import { ShakenCup } from '../../scene/places/Cup.tsx';
import type { Picture } from '../../scene/use-picture.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import type { DrawNews, News } from './news.ts';
import '../../scene/chit.css';
import './news.css';
import './drawn.css';

/** At most this many results of one act are shown as pieces, including cards that the board shows; the text tells all. */
const SHOWN = 12;
/** This many letters fit in three lines of a small phone, beside the drawn piece. */
const SHORT = 60;

interface Props {
  readonly news: News;
  /** Who drew. */
  readonly drawnBy: string;
}

export function NewsView({ news, drawnBy }: Props) {
  const { draws, sentences, tasks } = news;
  // A result that needs no words is beside what to do for it, or above it if that takes several lines.
  return (
    <div
      class="news"
      data-beside={draws.length === 1 && sentences.length === 0 ? '' : undefined}
      data-lines={tasks.length > 1 ? '' : undefined}
    >
      {(draws.length > 0 || sentences.length > 0) && <JustNow news={news} drawnBy={drawnBy} />}
      {tasks.length > 0 && <DoNow tasks={tasks} />}
    </div>
  );
}

function JustNow({ news: { draws, sentences }, drawnBy }: Props) {
  const { say } = useUi();
  const { sitting, picture } = useGame();
  const { node } = sitting;
  // Moves that are tapped on the board need the room.
  const onBoard = picture?.offers?.(node, sitting.view()) ?? [];
  const tapsBoard = onBoard.length > 0 && (node.kind !== 'chance' || !sitting.appDraws);
  const many = draws.length > 1 ? '' : undefined;
  return (
    // News that scrolls must be reachable by keyboard.
    <section
      class="just-now"
      data-many={many}
      data-brief={tapsBoard ? '' : undefined}
      aria-label={say.justNow}
      tabIndex={sentences.join(' ').length > SHORT ? 0 : undefined}
    >
      {draws.length > 0 && picture && (
        <div class="drawn" data-many={many}>
          {draws.slice(-SHOWN).map((draw) => (
            <Draw key={`${sitting.promptId} ${draw.entry}`} draw={draw} picture={picture} />
          ))}
        </div>
      )}
      <p class="told">
        {/* A sentence says enough of the app's draw; the player's own is confirmed. */}
        {draws.length > 0 && (sentences.length === 0 || draws.at(-1)?.by !== 'chance') && (
          <span class="drawn-by">{drawnBy}</span>
        )}
        {sentences.map((sentence, i) => (
          <span key={i}> {sentence}</span>
        ))}
      </p>
    </section>
  );
}

function DoNow({ tasks }: { tasks: readonly string[] }) {
  const { program } = useUi();
  return (
    <section class="do-now" aria-labelledby="do-now" tabIndex={tasks.length > 1 ? 0 : undefined}>
      <h2 id="do-now">
        <Icon name="hand" />
        <span>{program.todo.now}</span>
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </section>
  );
}

interface DrawProps {
  readonly draw: DrawNews;
  /** Loaded: until then it's open whether the game draws it itself. */
  readonly picture: Picture;
}

function Draw({ draw: { move, label, by, dice }, picture: { Drawn } }: DrawProps) {
  const { lang } = useUi();
  const { sitting, words } = useGame();
  if (Drawn)
    return (
      <Drawn move={move} label={label} by={by} dice={dice} view={sitting.view()} words={words} lang={lang} />
    );
  const scene = sitting.scene();
  const fromCup = scene.some(({ kind }) => kind === 'cup') || !scene.some(({ kind }) => kind === 'pile');
  return (
    <>
      {dice.length > 0 ? <Rolled dice={dice} /> : by === 'chance' && fromCup && <ShakenCup />}
      <span class="chit drawn-chit" data-kind={move} data-long={label.length > 6 ? '' : undefined}>
        {label}
      </span>
    </>
  );
}

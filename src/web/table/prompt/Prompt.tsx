/** What has just happened, what to do now, and the buttons for it with their odds. */
import { useEffect } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { sayAsk, type Words } from '../../../kernel/words.ts';
import { sayEnd } from '../../../sitting/narrate.ts';
import { people } from '../../../sitting/seats.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { feel } from '../../device/feel.ts';
import { sayVerdict } from '../../results/verdict.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import type { ToldToYou } from '../../seats/YourNews.tsx';
import { useUi } from '../../words/ui.ts';
import { Choices } from '../choices/Choices.tsx';
import { NewsView } from '../news/NewsView.tsx';
import { newsAt } from '../news/news.ts';
import { useGame } from '../use-game.ts';
import { Spoken } from './Spoken.tsx';
import './prompt.css';

export function Prompt({ yours }: { yours: ToldToYou }) {
  const { say, program, lang } = useUi();
  const { sitting, words } = useGame();
  const { chairs, promptId } = sitting;
  const news = newsAt(sitting, words, program);
  const { draws, sentences, tasks } = news;
  const appDrew = draws.some(({ by }) => by === 'chance');
  useEffect(() => {
    if (appDrew && promptId > 0) feel();
  }, [promptId]);
  const drawnBy = draws.at(-1)?.by === 'chance' ? say.drawnByApp : say.drawnByYou;
  const text = whatNow(sitting, words, { say, program, lang });
  const botsMoved = sitting.botsPlayed.some(({ bot }) => bot);
  const spoken = [
    ...yours.sentences,
    yours.change && `${say.seats.toYou}: ${yours.change}.`,
    botsMoved && `${say.seats.played}.`,
    draws.length > 0 && `${draws.map(({ label }) => label).join(', ')}. ${drawnBy}`,
    ...sentences,
    tasks.length > 0 && `${program.todo.now}: ${tasks.join('. ')}.`,
    text,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section class="prompt" aria-labelledby="prompt-text">
      <Spoken text={spoken} promptId={promptId} />
      <NewsView news={news} drawnBy={drawnBy} />
      {chairs.nextHolder && (
        <PassOn nth={sitting.game.seats(sitting.session.options).indexOf(chairs.nextHolder)} />
      )}
      <h2 id="prompt-text" class="prompt-text" tabIndex={-1} aria-busy={chairs.thinking || undefined}>
        {text}
      </h2>
      {chairs.thinking && <p class="quiet">{say.seats.thinkingHelp}</p>}
      <Choices />
    </section>
  );
}

/** The prompt, or whose turn it is while somebody else must act. */
function whatNow(
  sitting: Sitting,
  words: Words<AnySpec>,
  { say, program, lang }: Pick<ReturnType<typeof useUi>, 'say' | 'program' | 'lang'>,
): string {
  const { node, chairs } = sitting;
  if (node.kind === 'end') {
    const verdict = sayVerdict(sitting.session, words, say, lang);
    return `${say.gameOver}. ${verdict || sayEnd(sitting.narrator(words, program), node.outcome)}`;
  }
  if (chairs.stuck !== undefined) return say.seats.stuck;
  if (chairs.failed) return say.seats.failed;
  if (chairs.nextHolder) return say.seats.passTo(words.seats(chairs.nextHolder));
  const going = chairs.thinking || people(sitting.session).length > 0;
  if (going && chairs.botsTurn && node.kind === 'decision') return say.seats.thinking(words.seats(node.seat));
  return sayAsk(words, node.ask, sitting.view());
}

function PassOn({ nth }: { nth: number }) {
  const { say } = useUi();
  return (
    <div class="pass-on">
      <SeatMark nth={nth} />
      <p class="quiet">{say.seats.passToHelp}</p>
    </div>
  );
}

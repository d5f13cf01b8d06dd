/** What happened to the person at this screen since their last tap, above what the bots did. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { changeSince, concerning } from '../../sitting/gains.ts';
import { people } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { Program } from '../../words/program.ts';
import type { PictureModule } from '../picture.ts';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { SeatMark } from './SeatMark.tsx';
import { sayChange } from './say-change.ts';
import './YourNews.css';

export interface ToldToYou {
  readonly sentences: readonly string[];
  /** What you had and have. */
  readonly change: string;
}

/** Empty if no bots have played since: then the news says it. */
export function toldToYou(
  sitting: Sitting,
  words: Words<AnySpec>,
  program: Program,
  scores: PictureModule['scores'],
): ToldToYou {
  const { session, viewer } = sitting;
  if (sitting.botsPlayed.length === 0 || people(session).length === 0) return { sentences: [], change: '' };
  const { from, to } = sitting.lastTap;
  const change = changeSince(session, from, viewer, { ...words, scores });
  return {
    sentences: concerning(sitting.narrator(words, program), from, to),
    change: sayChange(change, words, program).join(' · '),
  };
}

export function YourNews({ told: { sentences, change } }: { told: ToldToYou }) {
  const { say } = useUi();
  const { sitting } = useGame();
  const { session, viewer } = sitting;
  if (sentences.length === 0 && !change) return null;
  return (
    // News that scrolls must be reachable by keyboard.
    <section class="yours" aria-label={say.seats.toYou} tabIndex={sentences.length > 1 ? 0 : undefined}>
      <SeatMark nth={session.game.seats(session.options).indexOf(viewer)} />
      <div>
        {sentences.map((sentence, i) => (
          <span key={i}>{sentence} </span>
        ))}
        {change && (
          <span class="your-change">
            {say.seats.toYou}: {change}
          </span>
        )}
      </div>
    </section>
  );
}

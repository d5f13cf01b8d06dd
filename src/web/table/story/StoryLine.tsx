/** One line of the story: a turn's heading, a note or the like; or a step with what happened, who decided, and why. */
import type { AnySpec } from '../../../kernel/game.ts';
import type { Played } from '../../../kernel/session/session.ts';
import { isDraw } from '../../../kernel/session/step.ts';
import { rulesOf, type StoryItem } from '../../../kernel/session/story.ts';
import { aboutEntry, drawnAs, mayKnow, type Narrator, sentences } from '../../../sitting/narrate.ts';
import { sayDecider } from '../../../words/program.ts';
import { Icon } from '../../controls/Icon.tsx';
import { memo } from '../../redraw/memo.ts';
import { to } from '../../route.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { percent, useUi } from '../../words/ui.ts';
import type { Acts } from '../acts.ts';
import '../../scene/chit.css';

interface EntryProps extends Pick<StoryItem<AnySpec>, 'entry' | 'turn'> {
  readonly narrator: Narrator;
}

/** Memoized like the steps: what has happened doesn't change, and a long game has many lines. */
export const EntryLine = memo((props: EntryProps) => {
  const ui = useUi();
  const { entry, turn, narrator } = props;
  const { words } = narrator;
  if (entry.kind === 'check')
    return turn ? (
      <li class="story-turn">
        <h3>{words.turn(turn)}</h3>
      </li>
    ) : null;
  const text = aboutEntry(narrator, props, (who) => playerName(ui, words, who));
  return text ? <li class={`story-entry story-${entry.kind}`}>{text}</li> : null;
});

interface StepProps extends Pick<StoryItem<AnySpec>, 'entry' | 'undone' | 'turn'> {
  readonly played: Played<AnySpec>;
  readonly narrator: Narrator;
  readonly acts: Acts;
  /** Of the game in the store. */
  readonly id: string;
  /** Its number among the steps; undefined if it was undone. */
  readonly step: number | undefined;
  /** The player is looking at this one. */
  readonly now: boolean;
  readonly byBot: boolean;
}

export const StepLine = memo((props: StepProps) => {
  const { say, program, lang } = useUi();
  const { entry, played, undone, narrator, acts, id, step, now, byBot } = props;
  const { session, viewer } = narrator;
  const lines = sentences(narrator, props);
  const draw = isDraw(played) && mayKnow(viewer, played.secret);
  // A secret draw that this seat may know nothing about.
  if (lines.length === 0 && !draw) return null;
  const move = entry.kind === 'move' ? entry.move : '';
  const drawn = draw && move ? drawnAs(narrator, move, played) : '';
  const text = lines[0] ?? drawn;
  const body = (
    <>
      {draw && (
        <span class="story-draw">
          <span class="chit" data-kind={move}>
            {drawn}
          </span>{' '}
          {percent(lang, played.weight / played.total)} · {program.of(played.weight, played.total)} ·{' '}
          {sayDecider(program, session.game, played)}
        </span>
      )}
      {lines.map((line) => (
        <span key={line} class="story-sentence">
          {line}{' '}
        </span>
      ))}
      {/* A draw says it above; a draw with a single outcome was made by nobody. */}
      {played.total === 0 && (
        <small class="story-by">{sayDecider(program, session.game, played, byBot)}</small>
      )}
    </>
  );
  if (undone || step === undefined)
    return (
      <li class="story-undone">
        <span>
          <s>{body}</s> <small>{say.undone}</small>
        </span>
        <WhyButton of={text} played={played} narrator={narrator} acts={acts} />
      </li>
    );
  return (
    <li class="story-step" data-now={now ? '' : undefined}>
      <a href={to.at(id, step)} aria-current={now ? 'step' : undefined}>
        {body}
      </a>
      {byBot ? (
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.whyOf(text)}
          onClick={() => acts.thought(step - 1)}
        >
          <Icon name="why" />
        </button>
      ) : (
        <WhyButton of={text} played={played} narrator={narrator} acts={acts} />
      )}
    </li>
  );
});

interface WhyProps extends Pick<StepProps, 'narrator' | 'acts'> {
  readonly played: Played<AnySpec> | undefined;
  /** What the line says. */
  readonly of: string;
}

/** Shows the rules behind a line. */
export function WhyButton({ of, played, narrator, acts }: WhyProps) {
  const { say } = useUi();
  return (
    <button
      type="button"
      class="plain small"
      aria-label={say.ruleOf(of)}
      onClick={() => acts.rules(played ? rulesOf(narrator.session.game, [played]) : [])}
    >
      <Icon name="why" />
    </button>
  );
}

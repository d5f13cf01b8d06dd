/** The story: the journal as a report. Each step that wasn't undone links to the table at that point. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { isDraw } from '../../../kernel/session/step.ts';
import { type Line, rulesOf, story } from '../../../kernel/session/story.ts';
import type { Words } from '../../../kernel/words.ts';
import { aboutEntry, drawnAs, mayKnow, type Narrator, sentences } from '../../../sitting/narrate.ts';
import { botOf } from '../../../sitting/seats.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { sayDecider } from '../../../words/program.ts';
import { Icon } from '../../controls/Icon.tsx';
import { memo } from '../../redraw/memo.ts';
import { to } from '../../route.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { CopyStory } from '../../share/CopyStory.tsx';
import type { GameRecord } from '../../store/store.ts';
import { useUi } from '../../words/ui.ts';

/** One entry of the story. */
type Item = Line<AnySpec>;

interface Props {
  readonly sitting: Sitting;
  readonly record: Pick<GameRecord, 'id' | 'name'>;
  readonly words: Words<AnySpec>;
  readonly at: number | undefined;
  readonly why: (rules: readonly string[]) => void;
  /** Shows why a bot made the move after `at` steps. */
  readonly thought: (at: number) => void;
}

export function Story({ sitting, record, words, at, why, thought }: Props) {
  const { say, program } = useUi();
  const { session, viewer } = sitting;
  const tick = sitting.changes.value;
  const narrator = useMemo(
    () => sitting.narrator(words, program),
    [sitting, session, viewer, words, program],
  );
  const items = useMemo(() => story(session), [session, tick]);
  const place = useMemo(() => new Map(session.line.map((p, i) => [p.entry, i + 1])), [session, tick]);
  const bot = useMemo(() => botOf(session), [session, tick]);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const frame = end.current?.closest('.story-text');
    if (frame && at === undefined) frame.scrollTop = frame.scrollHeight;
  }, [tick, at]);

  const turns = items.filter((item) => !item.undone && (item.turn !== '' || item.entry.kind === 'mark'));
  return (
    <div class="story-text">
      {turns.length > 1 && (
        <nav class="bookmarks" aria-label={say.bookmarks}>
          {turns.map((item) => (
            <a key={item.index} href={to.at(record.id, item.at)}>
              {item.entry.kind === 'mark' ? item.entry.text : words.turn(item.turn)}
            </a>
          ))}
        </nav>
      )}
      {session.line.length === 0 && <p class="quiet">{say.emptyStory}</p>}
      <CopyStory sitting={sitting} name={record.name} words={words} />
      <ol class="story-list">
        {grouped(items).map((group) =>
          group.folded ? (
            <li key={group.items[0]?.index} class="folded">
              <Folded group={group.items} narrator={narrator} why={why} />
            </li>
          ) : (
            group.items.map((item) => (
              <StoryItem
                key={item.index}
                entry={item.entry}
                played={item.played}
                undone={item.undone}
                turn={item.turn}
                narrator={narrator}
                id={record.id}
                step={place.get(item.index)}
                now={at !== undefined && place.get(item.index) === at}
                why={why}
                thought={item.played && bot(item.played) ? thought : undefined}
              />
            ))
          ),
        )}
        <li ref={end} class="story-end" aria-hidden="true" />
      </ol>
    </div>
  );
}

interface Group {
  readonly folded: boolean;
  readonly items: readonly Item[];
}

/** Undone decisions fold away; undone draws stay in sight, struck out. */
function grouped(items: readonly Item[]): readonly Group[] {
  const groups: { folded: boolean; items: Item[] }[] = [];
  for (const item of items) {
    const { entry, undone } = item;
    if (entry.kind === 'undo' || entry.kind === 'redo' || (entry.kind === 'check' && undone)) continue;
    const folded = item.undone && !(item.played && isDraw(item.played));
    const last = groups.at(-1);
    if (last && last.folded === folded) last.items.push(item);
    else groups.push({ folded, items: [item] });
  }
  return groups;
}

interface FoldedProps {
  readonly group: readonly Item[];
  readonly narrator: Narrator;
  readonly why: Props['why'];
}

function Folded({ group, narrator, why }: FoldedProps) {
  const { say } = useUi();
  return (
    <details>
      <summary>{say.stepsUndone(group.length)}</summary>
      <ul>
        {group.map((item) => {
          const text = sentences(narrator, item).join(' ');
          return (
            <li key={item.index} class="story-undone">
              <span>
                <s>{text}</s>
              </span>
              <WhyLine of={text} played={item.played} narrator={narrator} why={why} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface WhyProps extends Pick<Item, 'played'> {
  /** What the line says. */
  readonly of: string;
  readonly narrator: Narrator;
  readonly why: Props['why'];
}

/** The rules behind a line. */
function WhyLine({ of, played, narrator, why }: WhyProps) {
  const { say } = useUi();
  return (
    <button
      type="button"
      class="plain small"
      aria-label={say.ruleOf(of)}
      onClick={() => why(played ? rulesOf(narrator.session.game, [played]) : [])}
    >
      <Icon name="why" />
    </button>
  );
}

interface ItemProps extends Pick<Item, 'entry' | 'played' | 'undone' | 'turn'> {
  readonly narrator: Narrator;
  /** Of the game in the store. */
  readonly id: string;
  /** Its number on the line; undefined if it was undone. */
  readonly step: number | undefined;
  /** Whether the player is looking at this one. */
  readonly now: boolean;
  readonly why: (rules: readonly string[]) => void;
  /** Only for a bot's move. */
  readonly thought: ((at: number) => void) | undefined;
}

/** Memoized: what has happened doesn't change, and a long game has many lines. */
const StoryItem = memo((props: ItemProps) => {
  const ui = useUi();
  const { say } = ui;
  const { entry, played, undone, turn, narrator, id, step, now, why, thought } = props;
  const { words, program, session, viewer } = narrator;
  if (entry.kind === 'check')
    return turn ? (
      <li class="story-turn">
        <h3>{words.turn(turn)}</h3>
      </li>
    ) : null;
  if (!played) {
    const text = aboutEntry(narrator, props, (who) => playerName(ui, words, who));
    return text ? <li class={`story-entry story-${entry.kind}`}>{text}</li> : null;
  }
  const lines = sentences(narrator, props);
  const draw = isDraw(played) && mayKnow(viewer, played.secret);
  // A secret draw that this seat may know nothing about.
  if (lines.length === 0 && !draw) return null;
  const head = draw && entry.kind === 'move' ? drawnAs(narrator, entry.move, played) : '';
  const rule = <WhyLine of={lines[0] ?? head} played={played} narrator={narrator} why={why} />;
  const body = (
    <>
      {draw && (
        <span class="story-draw">
          <span class="chit" data-kind={entry.kind === 'move' ? entry.move : ''}>
            {head}
          </span>{' '}
          {program.of(played.weight, played.total)} · {sayDecider(program, session.game, played)}
        </span>
      )}
      {lines.map((line) => (
        <span key={line} class="story-sentence">
          {line}{' '}
        </span>
      ))}
      {/* A draw says it above; a draw with a single outcome was made by nobody. */}
      {played.total === 0 && (
        <small class="story-by">{sayDecider(program, session.game, played, thought !== undefined)}</small>
      )}
    </>
  );
  if (undone || step === undefined)
    return (
      <li class="story-undone">
        <span>
          <s>{body}</s> <small>{say.undone}</small>
        </span>
        {rule}
      </li>
    );
  return (
    <li class="story-step" data-now={now ? '' : undefined}>
      <a href={to.at(id, step)} aria-current={now ? 'step' : undefined}>
        {body}
      </a>
      {thought ? (
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.whyOf(lines[0] ?? head)}
          onClick={() => thought(step - 1)}
        >
          <Icon name="why" />
        </button>
      ) : (
        rule
      )}
    </li>
  );
});

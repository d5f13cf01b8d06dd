/** The story: the journal as a report. Each step that wasn't undone links to the table at that point. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { type StoryItem, story } from '../../../kernel/session/story.ts';
import { type Narrator, sentences } from '../../../sitting/narrate.ts';
import { botOf } from '../../../sitting/seats.ts';
import { to } from '../../route.ts';
import { CopyStory } from '../../share/CopyStory.tsx';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import { folded } from './fold.ts';
import { EntryLine, StepLine, WhyButton } from './StoryLine.tsx';

/** `at`: the position that the player is looking at; undefined for the current one. */
export function Story({ at }: { at: number | undefined }) {
  const { say, program } = useUi();
  const { saved, sitting, words, acts } = useGame();
  const { id } = saved.record;
  const { session, viewer } = sitting;
  const tick = sitting.changes.value;
  const narrator = useMemo(
    () => sitting.narrator(words, program),
    [sitting, session, viewer, words, program],
  );
  const lines = useMemo(() => story(session), [session, tick]);
  const place = useMemo(() => new Map(session.line.map((p, i) => [p.entry, i + 1])), [session, tick]);
  const bot = useMemo(() => botOf(session), [session, tick]);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const frame = end.current?.closest('.story-text');
    if (frame && at === undefined) frame.scrollTop = frame.scrollHeight;
  }, [tick, at]);

  const turns = lines.filter(({ undone, turn, entry }) => !undone && (turn !== '' || entry.kind === 'mark'));
  return (
    <div class="story-text">
      {turns.length > 1 && (
        <nav class="bookmarks" aria-label={say.bookmarks}>
          {turns.map((line) => (
            <a key={line.index} href={to.at(id, line.at)}>
              {line.entry.kind === 'mark' ? line.entry.text : words.turn(line.turn)}
            </a>
          ))}
        </nav>
      )}
      {session.line.length === 0 && <p class="quiet">{say.emptyStory}</p>}
      <CopyStory />
      <ol class="story-list">
        {folded(lines).map((fold) =>
          fold.folded ? (
            <li key={fold.lines[0]?.index} class="folded">
              <Folded lines={fold.lines} narrator={narrator} />
            </li>
          ) : (
            fold.lines.map(({ index, entry, played, undone, turn }) =>
              played ? (
                <StepLine
                  key={index}
                  entry={entry}
                  played={played}
                  undone={undone}
                  turn={turn}
                  narrator={narrator}
                  acts={acts}
                  id={id}
                  step={place.get(index)}
                  now={at !== undefined && place.get(index) === at}
                  byBot={bot(played) !== undefined}
                />
              ) : (
                <EntryLine key={index} entry={entry} turn={turn} narrator={narrator} />
              ),
            )
          ),
        )}
        <li ref={end} class="story-end" aria-hidden="true" />
      </ol>
    </div>
  );
}

function Folded({ lines, narrator }: { lines: readonly StoryItem<AnySpec>[]; narrator: Narrator }) {
  const { say } = useUi();
  const { acts } = useGame();
  return (
    <details>
      <summary>{say.stepsUndone(lines.length)}</summary>
      <ul>
        {lines.map((line) => {
          const text = sentences(narrator, line).join(' ');
          return (
            <li key={line.index} class="story-undone">
              <span>
                <s>{text}</s>
              </span>
              <WhyButton of={text} played={line.played} narrator={narrator} acts={acts} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

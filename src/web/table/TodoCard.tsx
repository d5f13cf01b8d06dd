/** After an undo, a redo or a correction: what to do at the real table. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { todo } from '../../words/program.ts';
import { useUi } from '../ui.ts';
import type { TableWork } from './sitting.ts';

/** More than these would hide the next step. */
const FEW = 3;
const MANY = 6;

interface Props {
  readonly work: TableWork;
  readonly words: Words<AnySpec>;
  /** Whose moves were taken back; empty where only one plays. */
  readonly seats: readonly string[];
  readonly done: () => void;
}

export function TodoCard({ work, words, seats, done }: Props) {
  const { say, program } = useUi();
  const { lines, since, lost } = todo(program, words, work.changes, work.after, work.undone);
  const nothing = lines.length + since.length + lost.length === 0;
  const whose = seats.length > 0 && work.undone.length > 0 ? say.seats.undone(seats.join(', ')) : '';
  if (nothing)
    return (
      <p class="quiet" role="status">
        {whose} {program.todo.nothing}
      </p>
    );
  return (
    <section class="todo" role="status" aria-labelledby="todo">
      {whose && <p>{whose}</p>}
      {lines.length === 0 && <h3 id="todo">{program.todo.title}</h3>}
      {lines.length > 0 && (
        <details open={lines.length <= MANY}>
          <summary>
            <h3 id="todo">{program.todo.title}</h3>
          </summary>
          <ul class="ticks">
            {lines.map((line) => (
              <li key={line}>
                <label>
                  <input type="checkbox" />
                  <span>{line}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {since.length > 0 && (
        <details open={since.length <= FEW}>
          <summary>{program.todo.since}</summary>
          <ul>
            {since.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {lost.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" class="side" onClick={done}>
        {say.understood}
      </button>
    </section>
  );
}

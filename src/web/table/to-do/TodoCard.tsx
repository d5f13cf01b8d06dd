/** After an undo or a redo: what to do at the real table. */
import type { AnySpec } from '../../../kernel/game.ts';
import { listing, type Words } from '../../../kernel/words.ts';
import type { TableWork } from '../../../sitting/table-work.ts';
import { todo } from '../../../words/to-do.ts';
import { useUi } from '../../words/ui.ts';
import './to-do.css';

/** This many lines are visible on any screen. */
const FEW = 3;

interface Props {
  readonly work: TableWork;
  readonly words: Words<AnySpec>;
  /** Whose moves were undone; empty if only one person plays. */
  readonly seats: readonly string[];
  readonly ticked: (all: boolean) => void;
  readonly done: () => void;
}

export function TodoCard({ work, words, seats, ticked, done }: Props) {
  const { lang, say, program } = useUi();
  const { lines, since, told, lost } = todo(program, words, work.changes, work.after, work.undone);
  const tasks = [...lines, ...since, ...lost];
  const whose = seats.length > 0 && work.undone.length > 0 ? say.seats.undone(listing(lang)(seats)) : '';
  const only = told.length > 0 ? program.todo.told(told.join(' ')) : '';
  if (tasks.length === 0)
    return (
      <p class="quiet" role="status">
        {whose} {only || (work.after.some(({ inApp }) => !inApp) && program.todo.nothing)}
      </p>
    );
  return (
    <section class="todo" role="status" aria-labelledby="todo">
      <h2 id="todo">{program.todo.title}</h2>
      {/* A list that the smallest screens have no room for scrolls: that must be possible by keyboard. */}
      <div class="todo-list" tabIndex={tasks.length > FEW ? 0 : undefined}>
        {whose && <p>{whose}</p>}
        <ul
          class="ticks"
          // Another list begins without ticks; after a correction elsewhere on the table it's the same list.
          key={tasks.join()}
          onChange={({ currentTarget }) => ticked(!currentTarget.querySelector('input:not(:checked)'))}
        >
          {tasks.map((line) => (
            <li key={line}>
              <label>
                <input type="checkbox" />
                <span>{line}</span>
              </label>
            </li>
          ))}
        </ul>
        {only && <p>{only}</p>}
      </div>
      <button type="button" class="side" onClick={done}>
        {program.todo.done}
      </button>
    </section>
  );
}

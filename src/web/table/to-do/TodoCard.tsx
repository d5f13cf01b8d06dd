/** After an undo or a redo: what to do at the real table. */
import { seatsOf } from '../../../sitting/seats.ts';
import type { ToDoList } from '../../../sitting/to-do-list.ts';
import { todo } from '../../../words/to-do.ts';
import { useUi } from '../../words/ui.ts';
import { sayWhose } from '../seat-names.ts';
import { useGame } from '../use-game.ts';
import './to-do.css';

/** This many lines are visible on any screen. */
const FEW = 3;

export function TodoCard({ work }: { work: ToDoList }) {
  const { lang, say, program } = useUi();
  const { sitting, words } = useGame();
  const { lines, since, told, lost } = todo(program, words, work.changes, work.after, work.undone);
  const tasks = [...lines, ...since, ...lost];
  const { undoneNow } = sitting.toDo;
  const seats = sayWhose(seatsOf(sitting.session, undoneNow), sitting, words, lang);
  const whose = seats && undoneNow.length > 0 ? say.seats.undone(seats) : '';
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
          onChange={({ currentTarget }) => sitting.tick(!currentTarget.querySelector('input:not(:checked)'))}
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
      <button type="button" class="side" onClick={() => sitting.tableDone()}>
        {program.todo.done}
      </button>
    </section>
  );
}

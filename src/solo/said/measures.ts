/** What questions of the file and their answers are called. */
import type { MeasureWords } from '../../kernel/words.ts';
import type { Plan, Question } from '../plan.ts';
import type { Dictionary } from '../words/dictionary.ts';
import type { Namer } from './names.ts';

interface Speech {
  readonly names: Namer;
  readonly builtIn: Dictionary['builtIn'];
  onPaper(id: string): string;
}

export function measureWords(plan: Plan, q: Question, { names, builtIn, onPaper }: Speech): MeasureWords {
  const usual =
    q.table !== undefined
      ? builtIn.rowsOf(names.of(q.table))
      : q.kind === 'length'
        ? builtIn.length
        : builtIn.endings;
  const name = onPaper(`ask.${q.id}`) || usual;
  const cells = new Set(plan.tables.flatMap((table) => table.cells.map(({ id }) => id)));
  const outcome = (o: string): string => {
    if (q.kind === 'often') return o === 'yes' ? builtIn.yes : builtIn.no;
    if (q.kind === 'endings') return names.of(plan.endings.find(({ id }) => id === o)?.name ?? o);
    const step = q.steps[q.names.indexOf(o)] ?? '';
    // A row is known by what it says, which may be translated; a branch by its label.
    return (cells.has(step) && onPaper(step)) || names.got(o);
  };
  return {
    name,
    help: q.kind === 'at' || q.kind === 'branches' ? builtIn.shares : name,
    key: names.of(q.key) || builtIn.wholeGame,
    ...(q.key === '' ? { row: () => builtIn.wholeGame } : {}),
    outcome,
  };
}

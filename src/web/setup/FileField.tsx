/** The file that a game is played with: a shipped one by its name, or one of the player's own. */
import { useId, useState } from 'preact/hooks';
import { readDataFile } from '../../files/data-file.ts';
import type { Entry } from '../../games/catalogue.ts';
import type { OptionWords } from '../../kernel/words.ts';
import { FileButton } from '../controls/FileButton.tsx';
import { Icon } from '../controls/Icon.tsx';
import { fileTitle, keptDraft } from '../editor/kept-draft.ts';
import { dataText } from '../files/data-text.ts';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly id: string;
  /** The game whose option it is: it reads its own data files. */
  readonly entry: Entry;
  readonly words: OptionWords;
  readonly shipped: Readonly<Record<string, object>>;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

/** Stands for the draft of the editor in the list of files; no shipped file can have this name. */
const EDITED = '(edited)';

/** So many problems are listed. */
const FIRST = 8;

/** The first of many problems, and how many more there are. */
function firstOf(problems: readonly string[], count: number): readonly string[] {
  return count > FIRST ? [...problems.slice(0, FIRST), `… ${count - FIRST}`] : problems;
}

const sameData = (a: object, b: object | undefined) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A file of the player's own is checked by the game before it is taken. */
export function FileField({ id, entry, words, shipped, value, change }: Props) {
  const { say, lang } = useUi();
  const help = useId();
  const editable = entry.editor?.option === id;
  const [draft] = useState(() => (editable ? keptDraft(entry.meta.id) : undefined));
  const edited = typeof value === 'object' && value !== null && sameData(value, draft);
  const [name, setName] = useState('');
  const [broken, setBroken] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const open = async (file: File) => {
    const read = await readDataFile(entry, id, await dataText(file), lang);
    setName(file.name);
    setProblems(read.ok ? read.warnings : firstOf(read.problems, read.count));
    setBroken(!read.ok);
    change(read.ok ? read.data : file.name);
  };
  return (
    <div class="field">
      <label>
        <span>{words.name}</span>
        <select
          value={typeof value === 'string' ? value : edited ? EDITED : ''}
          aria-describedby={help}
          onChange={(event) => {
            setProblems([]);
            change(event.currentTarget.value === EDITED ? draft : event.currentTarget.value);
          }}
        >
          {typeof value !== 'string' && !edited && <option value="">{name}</option>}
          {draft && <option value={EDITED}>{say.editor.edited(fileTitle(draft, lang))}</option>}
          {Object.keys(shipped).map((id) => (
            <option key={id} value={id}>
              {fileTitle(shipped[id] ?? {}, lang) || id}
            </option>
          ))}
        </select>
      </label>
      <p class="row">
        <FileButton
          label={say.chooseFile}
          describedBy={help}
          accept=".json,.csv,.txt,application/json,text/csv"
          open={open}
        />
        {broken && <span class="quiet">{name}</span>}
      </p>
      {problems.length > 0 && (
        <ul class={broken ? 'file-problems broken' : 'file-problems'} role="status">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {editable && (
        <a class="button" href={to.edit(entry.meta.id)}>
          <Icon name="pen" /> {entry.editor?.open[lang]}
        </a>
      )}
      <small id={help}>{words.help}</small>
    </div>
  );
}

/** One option as a form field, by its declared kind and bounds. */
import { useId, useRef, useState } from 'preact/hooks';
import { readDataFile } from '../../files/data-file.ts';
import type { Entry } from '../../games/catalogue.ts';
import type { OptionDecl } from '../../kernel/options.ts';
import type { OptionWords } from '../../kernel/words.ts';
import { Icon } from '../controls/Icon.tsx';
import { Switch } from '../controls/Switch.tsx';
import { keptDraft, titleOf } from '../editor/kept-draft.ts';
import { dataText } from '../files/data-text.ts';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly id: string;
  /** The game whose option it is: it reads its own data files. */
  readonly entry: Entry;
  readonly decl: OptionDecl;
  readonly words: OptionWords & { readonly choices?: Readonly<Record<string, string>> };
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

export function Field(props: Props) {
  const { decl, words, value, change } = props;
  const { say } = useUi();
  const help = useId();
  const own = useId();
  switch (decl.kind) {
    case 'flag':
      return <Switch label={words.name} help={words.help} on={value === true} turn={change} />;
    case 'choice':
      return (
        <label class="field">
          <span>{words.name}</span>
          <select
            value={String(value)}
            aria-describedby={help}
            onChange={(event) => change(event.currentTarget.value)}
          >
            {decl.choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.choices?.[choice] ?? choice}
              </option>
            ))}
          </select>
          <small id={help}>{words.help}</small>
        </label>
      );
    case 'number':
      return (
        <div class="field">
          <label for={own}>{words.name}</label>
          <NumberInput
            id={own}
            value={Number(value)}
            min={decl.min}
            max={decl.max}
            describedBy={help}
            change={change}
          />
          <small id={help}>
            {words.help} ({say.between(decl.min, decl.max)})
          </small>
        </div>
      );
    case 'numbers': {
      const list = value as readonly number[];
      return (
        <fieldset class="field numbers">
          <legend>{words.name}</legend>
          <span class="row">
            {Array.from({ length: decl.length }, (_, i) => (
              <NumberInput
                key={i}
                value={list[i] ?? 0}
                min={decl.min}
                max={decl.max}
                name={say.nth(i + 1)}
                describedBy={help}
                change={(n) => change(list.map((old, k) => (k === i ? n : old)))}
              />
            ))}
          </span>
          <small id={help}>
            {words.help} ({say.between(decl.min, decl.max)})
          </small>
        </fieldset>
      );
    }
    case 'text':
      return (
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={decl.max}
            value={String(value)}
            aria-describedby={help}
            onInput={(event) => change(event.currentTarget.value)}
          />
          <small id={help}>{words.help}</small>
        </label>
      );
    case 'file':
      return <FileField {...props} shipped={decl.shipped} />;
  }
}

interface NumberProps {
  readonly id?: string;
  /** Undefined until the player enters it. */
  readonly value: number | undefined;
  readonly placeholder?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly name?: string;
  readonly describedBy?: string;
  readonly change: (n: number) => void;
}

/**
 * The typed value replaces the old one. Out of bounds it stays, marked and with the bounds in words, so that the player
 * can correct it; an empty field restores the old value.
 */
export function NumberInput({ id, value, placeholder, min, max, name, describedBy, change }: NumberProps) {
  const { say } = useUi();
  const [typed, setTyped] = useState<string | undefined>();
  const [refused, setRefused] = useState(false);
  const input = (
    <input
      id={id}
      aria-invalid={refused || undefined}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={typed ?? value ?? ''}
      placeholder={placeholder}
      aria-label={name}
      aria-describedby={describedBy}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        const { value: text, valueAsNumber: n } = event.currentTarget;
        const fits = Number.isInteger(n) && n >= min && n <= max;
        setTyped(fits || text === '' ? undefined : text);
        setRefused(!fits && text !== '');
        if (fits) change(n);
      }}
    />
  );
  if (!refused) return input;
  return (
    <>
      {input}
      <small class="out-of-bounds" role="alert">
        {say.outOfBounds(min, max)}
      </small>
    </>
  );
}

/** Stands for the draft of the editor in the list of files; no shipped file can have this name. */
const EDITED = '(edited)';

type Shipped = Readonly<Record<string, object>>;

const FIRST = 8;
/** The first of many problems, and how many more there are. */
function firstOf(problems: readonly string[], count: number): readonly string[] {
  return count > FIRST ? [...problems.slice(0, FIRST), `… ${count - FIRST}`] : problems;
}

const sameData = (a: object, b: object | undefined) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A shipped file by its name, or one of the player's own: JSON, checked by the game before it is taken. */
function FileField({ id, entry, words, value, change, shipped }: Props & { shipped: Shipped }) {
  const { say, lang } = useUi();
  const help = useId();
  const picker = useRef<HTMLInputElement>(null);
  const editable = entry.editor?.option === id;
  const [draft] = useState(() => (editable ? keptDraft(entry.meta.id) : undefined));
  const edited = typeof value === 'object' && value !== null && sameData(value, draft);
  const [name, setName] = useState('');
  const [broken, setBroken] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
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
          {draft && <option value={EDITED}>{say.editor.edited(titleOf(draft, lang))}</option>}
          {Object.keys(shipped).map((id) => (
            <option key={id} value={id}>
              {titleOf(shipped[id] ?? {}, lang) || id}
            </option>
          ))}
        </select>
      </label>
      <p class="row">
        <button type="button" aria-describedby={help} onClick={() => picker.current?.click()}>
          <Icon name="open" /> {say.chooseFile}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={say.chooseFile}
          accept=".json,.csv,.txt,application/json,text/csv"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            // The same file, corrected, may be chosen again.
            input.value = '';
            if (!file) return;
            void dataText(file).then(async (text) => {
              const read = await readDataFile(entry, id, text, lang);
              setName(file.name);
              setProblems(read.ok ? read.warnings : firstOf(read.problems, read.count));
              setBroken(!read.ok);
              change(read.ok ? read.data : file.name);
            });
          }}
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

/** One value of the board as a field: found by its place in the file, with what the checks say about it underneath. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { LANGS } from '../../../kernel/words.ts';
import { Icon } from '../../../web/controls/Icon.tsx';
import { LANGUAGES } from '../../../words/program.ts';
import type { BoardFile } from '../files/board-file.ts';
import { anchor, type Remark, remarksAt } from './checks.ts';
import { moved, put, valueAt, without } from './draft.ts';
import { useEditorWords } from './say.ts';

export interface Editing {
  readonly board: BoardFile;
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
  change(board: BoardFile): void;
}
export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing() {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('no board around this field');
  const { board, change } = editing;
  return {
    ...editing,
    at: (place: string) => valueAt(board, place),
    set: (place: string, value: unknown) => change(put(board, place, value)),
  };
}

/** What the checks say about a place. Its element is there when needed only, so a field names it only then. */
export function Remarks({ place, below = false }: { place: string; below?: boolean }) {
  const { problems, warnings } = useEditing();
  const wrong = remarksAt(problems, place, below);
  const odd = remarksAt(warnings, place, below);
  if (wrong.length + odd.length === 0) return null;
  return (
    <ul class="remarks" id={`${anchor(place)}-said`}>
      {wrong.map(({ what }) => (
        <li key={what} class="wrong">
          {what}
        </li>
      ))}
      {odd.map(({ what }) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  );
}

function useSaid(place: string) {
  const { problems, warnings } = useEditing();
  const wrong = remarksAt(problems, place).length > 0;
  const said = wrong || remarksAt(warnings, place).length > 0;
  return { 'aria-invalid': wrong, ...(said ? { 'aria-describedby': `${anchor(place)}-said` } : {}) };
}

interface Props {
  readonly place: string;
  readonly label: string;
}

/** `optional`: an empty field takes the value out of the file. */
export function NumberField({
  place,
  label,
  optional = false,
  usual,
}: Props & { optional?: boolean; usual?: string }) {
  const { at, set } = useEditing();
  const value = at(place);
  return (
    <div class="field">
      <label for={anchor(place)}>{label}</label>
      <input
        id={anchor(place)}
        type="number"
        inputMode="numeric"
        step={1}
        placeholder={usual}
        value={typeof value === 'number' ? value : ''}
        {...useSaid(place)}
        onInput={(event) => {
          const n = event.currentTarget.valueAsNumber;
          // Half typed isn't a number; the checks say so, and the field keeps what was typed.
          set(place, Number.isNaN(n) ? (optional ? undefined : null) : n);
        }}
      />
      <Remarks place={place} />
    </div>
  );
}

interface TextProps extends Props {
  readonly help?: string;
  readonly long?: boolean;
  /** Instead of only writing it; then it is taken when the field is left. */
  readonly rename?: (text: string) => void;
}

export function TextField({ place, label, help, long = false, rename }: TextProps) {
  const { at, set } = useEditing();
  const value = at(place);
  const given = {
    id: anchor(place),
    value: typeof value === 'string' ? value : '',
    ...useSaid(place),
  };
  return (
    <div class="field">
      <label for={anchor(place)}>{label}</label>
      {long ? (
        <textarea {...given} rows={3} onInput={(event) => set(place, event.currentTarget.value)} />
      ) : rename ? (
        <input
          {...given}
          type="text"
          spellcheck={false}
          autocapitalize="off"
          onChange={(event) => rename(event.currentTarget.value.trim())}
        />
      ) : (
        <input {...given} type="text" onInput={(event) => set(place, event.currentTarget.value)} />
      )}
      {help && <small>{help}</small>}
      <Remarks place={place} />
    </div>
  );
}

/** A name or a text in each language; an empty one is left out of the file. */
export function NameField({ place, label, long = false }: Props & { long?: boolean }) {
  const { at, set } = useEditing();
  return (
    <fieldset class="names" id={anchor(place)}>
      <legend>{label}</legend>
      <div class={long ? 'by-language long' : 'by-language'}>
        {LANGS.map((lang) => {
          const here = `${place}.${lang}`;
          const value = at(here);
          const given = {
            id: anchor(here),
            lang,
            value: typeof value === 'string' ? value : '',
          };
          const write = (text: string) => set(here, text || undefined);
          return (
            <div class="field" key={lang}>
              <label for={anchor(here)} lang={lang}>
                {LANGUAGES[lang]}
              </label>
              {long ? (
                <textarea {...given} rows={2} onInput={(event) => write(event.currentTarget.value)} />
              ) : (
                <input {...given} type="text" onInput={(event) => write(event.currentTarget.value)} />
              )}
            </div>
          );
        })}
      </div>
      <Remarks place={place} below />
    </fieldset>
  );
}

interface SelectProps extends Props {
  /** Value → label. A value of the file that isn't among them is shown as written. */
  readonly choices: readonly (readonly [value: string, says: string])[];
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly wide?: boolean;
}

export function SelectField({ place, label, choices, value, choose, wide = false }: SelectProps) {
  const known = choices.some(([choice]) => choice === value);
  return (
    <div class={wide ? 'field effect' : 'field'}>
      <label for={anchor(place)}>{label}</label>
      <select
        id={anchor(place)}
        value={value}
        {...useSaid(place)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {!known && <option value={value}>{value || '…'}</option>}
        {choices.map(([choice, says]) => (
          <option key={choice} value={choice}>
            {says}
          </option>
        ))}
      </select>
      <Remarks place={place} />
    </div>
  );
}

/** Some of a list, by ticks. What is ticked but no longer exists stays in sight, so that it can be taken out. */
export function TickField({ place, label, choices }: Props & Pick<SelectProps, 'choices'>) {
  const { at, set } = useEditing();
  const value = at(place);
  const ticked = Array.isArray(value) ? value.map(String) : [];
  const lost = ticked.filter((id) => !choices.some(([choice]) => choice === id));
  return (
    <fieldset class="field tick-list" id={anchor(place)}>
      <legend>{label}</legend>
      <div class="row">
        {[...choices, ...lost.map((id) => [id, id] as const)].map(([id, says]) => (
          <label key={id} class="tick">
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={(event) =>
                set(place, event.currentTarget.checked ? [...ticked, id] : ticked.filter((t) => t !== id))
              }
            />
            <span>{says}</span>
          </label>
        ))}
      </div>
      <Remarks place={place} below />
    </fieldset>
  );
}

/** Up, down, out: for the i-th entry of the list at this place. The keyboard stays with the entry that moves. */
export function EntryButtons({ list, i, name }: { list: string; i: number; name: string }) {
  const { at, set } = useEditing();
  const editor = useEditorWords();
  const entries = at(list) as readonly unknown[];
  const id = (k: number, does: string) => `${anchor(`${list}.${k}`)}-${does}`;
  const move = (by: -1 | 1, does: string) => {
    set(list, moved(entries, i, by));
    swapFolds(`${list}.${i}`, `${list}.${i + by}`);
    requestAnimationFrame(() => focusFirst(id(i + by, does), id(i + by, 'remove')));
  };
  const remove = () => {
    set(list, without(entries, i));
    requestAnimationFrame(() => focusFirst(id(i, 'remove'), id(i - 1, 'remove')));
  };
  return (
    <span class="entry-buttons">
      <button
        type="button"
        id={id(i, 'up')}
        class="plain up"
        aria-label={editor.up(name)}
        disabled={i === 0}
        onClick={() => move(-1, 'up')}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        id={id(i, 'down')}
        class="plain down"
        aria-label={editor.down(name)}
        disabled={i === entries.length - 1}
        onClick={() => move(1, 'down')}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        id={id(i, 'remove')}
        class="plain"
        aria-label={editor.remove(name)}
        onClick={remove}
      >
        <Icon name="remove" />
      </button>
    </span>
  );
}

function focusFirst(...ids: readonly string[]): void {
  ids
    .map((id) => document.getElementById(id))
    .find((found) => found && !found.matches(':disabled'))
    ?.focus();
}

/** An open entry stays open when it is moved. */
function swapFolds(from: string, to: string): void {
  const [a, b] = [from, to].map((place) => document.getElementById(anchor(place))?.closest('details'));
  if (a && b && a !== b) [a.open, b.open] = [b.open, a.open];
}

interface FoldProps {
  readonly place: string;
  readonly title: string;
  readonly open?: boolean;
  /** The part of the file it shows; while it is closed, its problems are counted next to the title. */
  readonly covers: readonly string[];
  readonly children: ComponentChildren;
}

/** A part of the form that folds away. */
export function Section({ place, title, open = false, covers, children }: FoldProps) {
  const { problems } = useEditing();
  const editor = useEditorWords();
  const wrong = covers.reduce((sum, cover) => sum + remarksAt(problems, cover, true).length, 0);
  return (
    <details class="fold" open={open}>
      <summary id={anchor(place)}>
        <h2>{title}</h2>
        {wrong > 0 && (
          <span class="tag wrong" title={editor.problems(wrong)}>
            {wrong}
          </span>
        )}
      </summary>
      <div class="section">{children}</div>
    </details>
  );
}

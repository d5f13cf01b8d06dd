/** One option as a form field, by its declared kind and bounds. */
import { useId } from 'preact/hooks';
import type { Entry } from '../../games/catalogue.ts';
import type { OptionDecl } from '../../kernel/options.ts';
import type { NamedOption } from '../../kernel/words.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { Switch } from '../controls/Switch.tsx';
import { useUi } from '../words/ui.ts';
import { FileField } from './FileField.tsx';
import './Field.css';

interface Props {
  readonly id: string;
  /** The game whose option it is: it reads its own data files. */
  readonly entry: Entry;
  readonly decl: OptionDecl;
  readonly words: NamedOption;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

export function Field(props: Props) {
  const { decl, words, value, change } = props;
  const { say } = useUi();
  const help = useId();
  const fieldId = useId();
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
          <label for={fieldId}>{words.name}</label>
          <NumberInput
            id={fieldId}
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
      const list = numbersIn(value);
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

/** The numbers of an option that is a list of them; whatever else was given has none. */
function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

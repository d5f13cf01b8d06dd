/** Facts of the table as fields; those of one owner or place are grouped under its name. */
import { useId } from 'preact/hooks';
import type { AnySpec, Fact } from '../../kernel/game.ts';
import { sayFact, type Words } from '../../kernel/words.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useUi } from '../words/ui.ts';
import './FactFields.css';

interface Props {
  readonly facts: readonly Fact<AnySpec>[];
  readonly words: Words<AnySpec>;
  readonly set: (fact: Fact<AnySpec>, value: string) => void;
}

export function FactFields({ facts, words, set }: Props) {
  const groups = new Map<string, Fact<AnySpec>[]>();
  for (const fact of facts) {
    const owner = words.owner?.(fact.id) ?? '';
    groups.set(owner, [...(groups.get(owner) ?? []), fact]);
  }
  // One alone needs no name above it.
  const alone = [...groups]
    .filter(([owner, theirs]) => owner === '' || theirs.length === 1)
    .flatMap(([, theirs]) => theirs);
  const field = (fact: Fact<AnySpec>, owner = '') => (
    <FactField key={fact.id} fact={fact} owner={owner} words={words} set={(value) => set(fact, value)} />
  );
  return (
    <div class="fields">
      <div class="fields facts">{alone.map((fact) => field(fact))}</div>
      {[...groups]
        .filter(([owner, theirs]) => owner !== '' && theirs.length > 1)
        .map(([owner, theirs]) => (
          <fieldset key={owner}>
            <legend>{owner}</legend>
            <div class="fields facts">{theirs.map((fact) => field(fact, owner))}</div>
          </fieldset>
        ))}
    </div>
  );
}

interface FactProps {
  readonly fact: Fact<AnySpec>;
  readonly owner: string;
  readonly words: Words<AnySpec>;
  readonly set: (value: string) => void;
}

function FactField({ fact, owner, words, set }: FactProps) {
  const { say, program } = useUi();
  const id = useId();
  const name = sayFact(words, fact.id);
  return (
    <div class="field">
      <label for={id}>{owner ? words.facts(fact.id) : name}</label>
      {fact.kind === 'number' ? (
        <NumberInput
          id={id}
          name={name}
          value={fact.unknown ? undefined : fact.value}
          placeholder={fact.unknown ? program.notTold : undefined}
          min={fact.min}
          max={fact.max}
          change={(n) => set(String(n))}
        />
      ) : (
        <select
          id={id}
          aria-label={name}
          value={fact.unknown ? '' : fact.value}
          onChange={(event) => set(event.currentTarget.value)}
        >
          {fact.unknown && (
            <option value="" disabled>
              {program.notTold}
            </option>
          )}
          {fact.choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.value(fact.id, choice)}
            </option>
          ))}
        </select>
      )}
      {fact.kind === 'number' && <small>{say.between(fact.min, fact.max)}</small>}
    </div>
  );
}

/** Why? The rules in our own words, their clauses, and the settings that switch them. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { Dialog } from '../dialog.tsx';
import { useUi } from '../ui.ts';
import type { Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  /** The rules' ids; none: nothing but the table stands behind it. */
  readonly rules: readonly string[];
  readonly close: () => void;
}

export function WhySheet({ sitting, words, rules, close }: Props) {
  const { say } = useUi();
  return (
    <Dialog title={say.why} close={close}>
      {rules.length === 0 && <p class="rule">{say.noRule}</p>}
      {rules.map((rule) => (
        <Rule key={rule} rule={rule} sitting={sitting} words={words} />
      ))}
    </Dialog>
  );
}

function Rule({ rule, sitting, words }: Pick<Props, 'sitting' | 'words'> & { rule: string }) {
  const { say } = useUi();
  const found = sitting.game.why.rules[rule];
  const option = found?.option;
  const value = option ? String(sitting.session.options[option]) : '';
  const said = option
    ? (words.options[option] as { name: string; choices?: Readonly<Record<string, string>> } | undefined)
    : undefined;
  return (
    <section>
      <p class="rule">{words.rules[rule] ?? say.noRule}</p>
      {found && found.clauses.length > 0 && (
        <p class="quiet">
          {say.clauses}: {found.clauses.join(', ')}
        </p>
      )}
      {said && (
        <p class="quiet">
          {say.switchedBy}: {said.name} ({say.now(said.choices?.[value] ?? value)})
        </p>
      )}
    </section>
  );
}

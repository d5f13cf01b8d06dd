/** Why? The rule in our own words, its clauses, and the setting that switches it. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { Dialog } from '../dialog.tsx';
import { useUi } from '../ui.ts';
import type { Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  /** The rule's id; undefined: nothing but the table stands behind it. */
  readonly rule: string | undefined;
  readonly close: () => void;
}

export function WhySheet({ sitting, words, rule, close }: Props) {
  const { say } = useUi();
  const found = rule === undefined ? undefined : sitting.game.why.rules[rule];
  const option = found?.option;
  const value = option ? String(sitting.session.options[option]) : '';
  const said = option
    ? (words.options[option] as { name: string; choices?: Readonly<Record<string, string>> } | undefined)
    : undefined;
  return (
    <Dialog title={say.why} close={close}>
      <p class="rule">{(rule && words.rules[rule]) || say.noRule}</p>
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
    </Dialog>
  );
}

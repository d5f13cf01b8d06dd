/** Nobody new gets in while the table is locked. */
import { Switch } from '../../Switch.tsx';
import type { Asked } from '../people/asked.tsx';
import type { TableWords } from '../people/use-words.ts';
import type { SharedGame } from '../shared-game.ts';

interface Props {
  readonly shared: SharedGame;
  readonly table: TableWords;
  readonly asked: Asked;
}

export function LockSwitch({ shared: { replica }, table: { people }, asked }: Props) {
  return (
    <Switch
      label={people.lock}
      help={people.lockHelp}
      on={replica.around.locked}
      turn={(on) => void asked.ask(replica.manage(on ? 'lock' : 'unlock'))}
    />
  );
}

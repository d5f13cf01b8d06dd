/** Nobody new gets in while the table is locked. */
import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../controls/Switch.tsx';
import { useSharedTable } from '../at-table.tsx';

export function LockSwitch() {
  const { shared, people, asked } = useSharedTable();
  const { replica } = shared;
  const { locked } = replica.around;
  /** Until the table answers, the switch stays as it was tapped. */
  const [wanted, setWanted] = useState<boolean | undefined>();
  useEffect(() => setWanted(undefined), [locked]);
  const turn = async (on: boolean) => {
    setWanted(on);
    if (!(await asked.ask(replica.manage(on ? 'lock' : 'unlock')))) setWanted(undefined);
  };
  return (
    <Switch label={people.lock} help={people.lockHelp} on={wanted ?? locked} turn={(on) => void turn(on)} />
  );
}

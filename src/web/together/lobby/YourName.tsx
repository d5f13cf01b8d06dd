/** The player's name at this table, to give or to change. */
import { useEffect, useState } from 'preact/hooks';
import { useUi } from '../../words/ui.ts';
import { useSharedTable } from '../at-table.tsx';
import { myName, rememberName } from '../my-name.ts';
import { NameField } from '../NameField.tsx';

export function YourName() {
  const { shared, people, asked } = useSharedTable();
  const { say } = useUi();
  const { replica } = shared;
  const { me } = replica;
  const known = me?.name ?? '';
  const [name, setName] = useState(known || myName());
  useEffect(() => {
    if (known) setName(known);
  }, [known]);
  const wanted = name.trim();
  const give = async () => {
    if (await asked.ask(replica.sit(me?.seats ?? [], wanted))) rememberName(wanted);
  };
  return (
    <form
      class="your-name"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <NameField name={name} words={people} set={setName} />
      {wanted !== known && (
        <button type="submit" disabled={replica.status !== 'here'}>
          {say.set}
        </button>
      )}
    </form>
  );
}

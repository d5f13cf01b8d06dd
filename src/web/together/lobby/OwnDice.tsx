/** Who draws: the server, unless everybody who plays agrees before the start. */
import { useSharedTable } from '../at-table.tsx';

export function OwnDice() {
  const { shared, people, asked } = useSharedTable();
  const { replica } = shared;
  const { around, proposals, me } = replica;
  const open = proposals.some(({ wish }) => wish === 'dice');
  const mayAsk = !around.ownDice && !open && (me?.seats.length ?? 0) > 0;
  return (
    <section aria-labelledby="own-dice">
      <h2 id="own-dice">{people.dice}</h2>
      <p>{around.ownDice ? people.diceOn : people.diceOff}</p>
      {mayAsk && (
        <button type="button" onClick={() => void asked.ask(replica.propose('dice'))}>
          {people.diceAsk}
        </button>
      )}
    </section>
  );
}

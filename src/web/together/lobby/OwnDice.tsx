/** Who draws: the server, unless all who sit agree before the start. */
import type { Asked } from '../people/asked.ts';
import type { TableWords } from '../people/use-words.ts';
import type { SharedGame } from '../shared-game.ts';

interface Props {
  readonly shared: SharedGame;
  readonly table: TableWords;
  readonly asked: Asked;
}

export function OwnDice({ shared: { replica }, table: { people }, asked }: Props) {
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

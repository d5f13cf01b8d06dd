/** Asking the others to continue without somebody: a bot in their seat, or somebody who plays for them. */
import { useSharedTable } from '../at-table.tsx';
import '../../controls/menu.css';

interface Props {
  readonly seat: string;
  readonly done: () => void;
}

export function StandIn({ seat, done }: Props) {
  const { shared, people, bots } = useSharedTable();
  const bot = bots.usual;
  const { sitting, replica } = shared;
  const [mine] = replica.me?.seats ?? [];
  const give = (who: string) => {
    sitting.sit(seat, who);
    done();
  };
  return (
    <ul class="menu stand-in">
      {bot !== undefined && (
        <li>
          <button type="button" class="menu-item" onClick={() => give(bot)}>
            {people.proposeBot}
          </button>
          <small>{people.proposeBotHelp}</small>
        </li>
      )}
      {mine !== undefined && (
        <li>
          <button type="button" class="menu-item" onClick={() => give(mine)}>
            {people.proposeActing}
          </button>
          <small>{people.proposeActingHelp}</small>
        </li>
      )}
    </ul>
  );
}

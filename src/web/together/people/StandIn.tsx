/** Asking the others to continue without somebody: a bot in their seat, or somebody who plays for them. */
import type { SharedGame } from '../shared-game.ts';
import type { TableWords } from './use-words.ts';
import '../../controls/menu.css';

interface Props {
  readonly shared: SharedGame;
  readonly seat: string;
  /** The bot that would play; undefined if the game has none. */
  readonly bot: string | undefined;
  readonly table: TableWords;
  readonly done?: () => void;
}

export function StandIn({ shared, seat, bot, table: { people }, done }: Props) {
  const { sitting, replica } = shared;
  const [mine] = replica.me?.seats ?? [];
  const give = (who: string) => {
    sitting.sit(seat, who);
    done?.();
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

/** Plays the bots of one table: asks them when it's their turn, and acts for them like any device. */
import { botSeed } from '../../kernel/session/draws.ts';
import { formatEntry } from '../../kernel/session/journal.ts';
import type { Think } from '../../sitting/chairs.ts';
import { jobAt } from '../../sitting/think.ts';
import { DRAW } from '../../together/messages.ts';
import { NEW_KEY } from '../game/acting.ts';
import type { KeptGame } from '../game/kept-game.ts';
import { type BotsTurn, botsTurn, serverPlays } from './seats.ts';

export interface BotPlayerDeps {
  readonly think: Think;
  /** Carries out the line if the journal still has so many entries: `again` if something else happened meanwhile, or why it can't be. */
  readonly act: (line: string, expected: number) => Promise<'done' | 'again' | { readonly reason: string }>;
  readonly failed: (why: unknown) => void;
}

export class BotPlayer {
  private readonly deps: BotPlayerDeps;
  /** The number of entries at which a bot was asked last, and at which one couldn't move. */
  private askedAt = -1;
  private stuckAt = -1;

  constructor(deps: BotPlayerDeps) {
    this.deps = deps;
  }

  /** Nobody else plays it, unless its bot can't move. */
  plays({ session, count }: KeptGame, seat: string): boolean {
    return this.stuckAt !== count && serverPlays(session, seat);
  }

  /** If it's a bot's turn, it thinks, and then acts: the first action wins, even from another server. */
  ask(game: KeptGame): void {
    const { session, count } = game;
    if ([this.askedAt, this.stuckAt].includes(count)) return;
    const turn = botsTurn(session);
    if (!turn) return;
    this.askedAt = count;
    void this.answerOf(turn, game)
      .then((line) => this.deps.act(line, count))
      .then(
        (acted) => {
          if (acted === 'again' && this.askedAt === count) this.askedAt = -1;
          if (typeof acted === 'object') this.stuck(count, acted.reason);
        },
        (error: unknown) => this.stuck(count, error),
      );
  }

  private async answerOf(turn: BotsTurn, { session, key }: KeptGame): Promise<string> {
    if (turn === 'draw' || turn === 'key') return turn === 'draw' ? DRAW : NEW_KEY;
    const at = session.line.length;
    const { move } = await this.deps.think(jobAt(session, at, turn.seat, turn.bot, botSeed(key, at)));
    return formatEntry({ kind: 'move', by: turn.seat, move });
  }

  /** A bot that can't move doesn't end the game: people may play for it. */
  private stuck(count: number, why: unknown): void {
    this.stuckAt = count;
    this.deps.failed(why);
  }
}

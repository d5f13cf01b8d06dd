/** boardgame.io's server in memory, with a game of one move. */
import { createRequire } from 'node:module';
import { answerCost } from './contender.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const game = {
  name: 'bench',
  setup: () => ({ count: 0 }),
  turn: { activePlayers: { all: 'all' } },
  moves: { add: ({ G }: { G: { count: number } }) => void G.count++ },
};
const server = Server({ games: [game], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
answerCost(appServer.address().port);

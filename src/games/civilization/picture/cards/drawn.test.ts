import { expect, test } from 'vitest';
import { defaults } from '../../../../kernel/options.ts';
import { anyMove } from '../../../../kernel/play.ts';
import { rng } from '../../../../kernel/rng.ts';
import { named } from '../../../../words/program.ts';
import { civilization } from '../../rules/game.ts';
import { en } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { Drawn } from './Drawn.tsx';
import { drawsUnits, FEW } from './DrawOdds.tsx';
import { UnitCard } from './UnitCard.tsx';

test('a draw is pictured as a unit card only if it draws unit cards', () => {
  const options = defaults(civilization.options);
  const words = named(said('en', en), options);
  const cardDraws = new Map<string, boolean>();
  for (let seed = 1; seed <= 5; seed++) {
    const state = civilization.setup(options);
    const int = rng(seed);
    for (let node = civilization.node(state); node.kind !== 'end'; node = civilization.node(state)) {
      const move = anyMove(node, int);
      if (node.kind === 'chance') {
        const { type } = Drawn({ move, label: '', dice: [], by: 'chance', view: state, words, lang: 'en' });
        const card = type === UnitCard;
        expect(cardDraws.get(node.ask) ?? card, node.ask).toBe(card);
        if (node.moves.length > FEW) expect(drawsUnits(node), node.ask).toBe(card);
        cardDraws.set(node.ask, card);
      }
      civilization.apply(state, move);
    }
  }
  expect(cardDraws.get('civilization')).toBe(false);
  expect(cardDraws.get('their-card')).toBe(true);
});

/** Which rule stands behind each prompt and each line of the story. */
import type { Why } from '../../kernel/game.ts';
import type { BoerWar } from './rules.ts';

export const why: Why<BoerWar> = {
  asks: {
    action: 'steps',
    'next-action': 'pool',
    'empty-pool': 'empty-pool',
    'last-two': 'pool-rule',
    'new-turn': 'new-turn',
  },
  events: {
    'round-begins': 'sides',
    action: 'steps',
    'no-action': 'steps',
    drawn: 'pool',
    'empty-pool': 'empty-pool',
    'last-two': 'pool-rule',
    'round-over': 'round-end',
    'passed-over': 'sides',
    'turn-over': 'new-turn',
    'turn-begins': 'new-turn',
    ticked: 'reminders',
    victory: 'victory',
    stopped: 'victory',
  },
  rules: {
    steps: { clauses: ['B23', 'B24', 'B25', 'B32', 'B33'] },
    pool: { clauses: ['B26', 'B27', 'B72', 'B73', 'B74', 'B77', 'B78'], option: 'poolRule' },
    'pool-rule': { clauses: ['B79'], option: 'poolRule' },
    'empty-pool': { clauses: ['B26', 'B29', 'B72'], option: 'poolRule' },
    'round-end': { clauses: ['B28', 'B29', 'B30', 'B34', 'B36', 'B37', 'B38'] },
    sides: { clauses: ['B31', 'B53'] },
    'new-turn': { clauses: ['B05', 'B08', 'B20'] },
    reminders: { clauses: [] },
    victory: { clauses: [] },
  },
};

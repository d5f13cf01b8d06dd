/** The rule behind each prompt and each line of the story. */
import type { Rule, Why } from '../../../kernel/game.ts';
import type { BoerWar, RuleId } from './state.ts';

/** Every rule text of the game; the dictionaries have one for each. */
const rules: Readonly<Record<RuleId, Rule>> = {
  steps: { clauses: ['B06', 'B07', 'B22', 'B23', 'B24', 'B25', 'B32', 'B33', 'B76'] },
  pool: {
    clauses: ['B21', 'B26', 'B27', 'B39', 'B62', 'B63', 'B71', 'B72', 'B73', 'B74', 'B77', 'B78', 'B79'],
  },
  'pool-rule': { clauses: ['B46', 'B75', 'B79'], options: ['poolRule'] },
  'empty-pool': { clauses: ['B26', 'B29', 'B72', 'B74'], options: ['poolRule'] },
  'last-two': { clauses: ['B72', 'B79'], options: ['poolRule'] },
  'round-end': { clauses: ['B09', 'B28', 'B29', 'B30', 'B34', 'B35', 'B36', 'B37', 'B38', 'B80'] },
  sides: { clauses: ['B31', 'B53'] },
  'new-turn': {
    clauses: ['B05', 'B08', 'B19', 'B20', 'B40'],
    options: ['firstSide.1', 'firstSide.2', 'firstSide.3', 'firstSide.4'],
  },
  reminders: { clauses: [], options: ['reminders'] },
  victory: { clauses: [] },
};

export const why: Why<BoerWar> = {
  asks: {
    action: 'steps',
    'next-action': ['pool', 'pool-rule'],
    'empty-pool': 'empty-pool',
    'last-two': 'last-two',
    'new-turn': 'new-turn',
  },
  events: {
    'round-begins': 'sides',
    action: 'steps',
    'no-action': 'steps',
    drawn: ['pool', 'pool-rule'],
    'empty-pool': 'empty-pool',
    'last-two': 'last-two',
    'round-over': 'round-end',
    'passed-over': 'sides',
    'turn-over': 'new-turn',
    'turn-begins': 'new-turn',
    ticked: 'reminders',
    victory: 'victory',
    stopped: 'victory',
  },
  rules,
};

/** `npm run bench`: ratios measured in one run, with checksums. Nothing is asserted; docs/performance.md keeps results. */
import { contenders as boerWar, withLog } from './boer-war.ts';
import { compiled, tuned } from './compiled.ts';
import { contest, show } from './contest.ts';
import { threads } from './threads.ts';

const results = contest([...boerWar, withLog, compiled, tuned]);
console.log(show('The Second Boer War: one side’s eleven rounds, draws per second', 'draws', results));
console.log(await threads());

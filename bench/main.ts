/** `npm run bench`: ratios measured in one run, with checksums. Asserts nothing; results are in docs/performance.md. */
import { contenders as boerWar, withLog } from './boer-war.ts';
import { compiled } from './compiled.ts';
import { contest, show } from './contest.ts';
import { clones, games, undoAndExact } from './kernel.ts';
import { soloCompiling, soloContenders } from './solo.ts';
import { taxFarmerBench } from './tax-farmer.ts';
import { threads } from './threads.ts';

const results = contest([...boerWar, withLog, compiled]);
console.log(show('The Second Boer War: one side’s eleven rounds, draws per second', 'draws', results, true));
console.log(show('A position copied', 'clones', contest(await clones(), 3)));
console.log(show('Whole random games', 'games', contest(await games(), 3)));
for (const one of await undoAndExact()) console.log(show(one.name, 'times', contest([one], 3)));
console.log(
  show('The same rules from a solo file, draws per second', 'draws', contest(soloContenders), true),
);
console.log(show('A solo file compiled', 'files', contest([soloCompiling], 3)));
console.log(taxFarmerBench());
console.log(await threads());

/** The closed list of verbs. */
import type { Act } from '../plan.ts';
import { nearest, Problem } from '../problem.ts';
import type { Phrase } from './phrase.ts';
import { readDraw, readFill, readRefill, readRoll, readTableVerb, readTake } from './verbs/chance.ts';
import { readChange, readPut, readSet, readShuffle, readTurn } from './verbs/changes.ts';
import { readAsk, readChoose } from './verbs/decisions.ts';
import { readCall, readEach, readIf, readLook, readRepeat } from './verbs/structure.ts';

/** The words that begin a phrase, for suggestions. */
export const VERBS = [
  'confirm',
  'ask',
  'choose',
  'choose a',
  'roll',
  'roll for a',
  'roll on',
  'look up',
  'draw from',
  'take',
  'refill',
  'fill',
  'set',
  'add',
  'subtract',
  'turn down',
  'turn up',
  'shuffle',
  'put',
  'if',
  'look at',
  'repeat',
  'for each',
  'do',
  'stop repeating',
  'go back',
  'end',
];

/** All phrases up to the end. */
export function readPhrases(p: Phrase): readonly Act[] {
  const acts: Act[] = [];
  for (;;) {
    [p.tookSteps, p.tookBranches] = [false, false];
    acts.push(readPhrase(p));
    if (p.done) break;
    if (!p.take(';')) p.fail('nothing', ';');
    if (p.tookSteps || p.tookBranches) p.fail('nothing');
  }
  const { numbered, bullets } = p.nested;
  const verb = acts.at(-1)?.do ?? '';
  if (numbered[0] && !p.tookSteps)
    throw new Problem(numbered[0].span.at, 'nestedUnder', { verb: NAMES[verb] ?? verb, spaces: 0 });
  if (bullets[0] && !p.tookBranches)
    throw new Problem(bullets[0].span.at, 'branchesUnder', {
      verb: NAMES[verb] ?? verb,
      // They were probably meant for the last step above them.
      spaces: p.tookSteps ? (numbered.at(-1)?.indent ?? 0) : 0,
    });
  return acts;
}

function readPhrase(p: Phrase): Act {
  if (p.take('confirm')) return { do: 'confirm' };
  if (p.take('stop repeating')) {
    if (p.world.loops === 0) throw new Problem(p.here, 'notRepeating', {});
    return { do: 'break' };
  }
  if (p.take('go back')) return { do: 'return' };
  if (p.take('end')) return { do: 'end', ending: endingOf(p) };
  if (p.take('do')) return readCall(p);
  if (p.take('if')) return readIf(p);
  if (p.take('look at')) return readLook(p);
  if (p.take('look up')) return readTableVerb(p, 'lookUp');
  if (p.take('repeat')) return readRepeat(p);
  if (p.take('for each')) return readEach(p);
  if (p.take('ask')) return readAsk(p);
  if (p.take('choose')) return readChoose(p);
  if (p.take('roll on')) return readTableVerb(p, 'rollOn');
  if (p.take('roll')) return readRoll(p);
  if (p.take('draw from')) return readDraw(p);
  if (p.take('take')) return readTake(p);
  if (p.take('refill')) return readRefill(p);
  if (p.take('fill')) return readFill(p);
  if (p.take('set')) return readSet(p);
  if (p.take('add')) return readChange(p, '+', 'to');
  if (p.take('subtract')) return readChange(p, '-', 'from');
  if (p.take('turn down')) return readTurn(p, false);
  if (p.take('turn up')) return readTurn(p, true);
  if (p.take('shuffle')) return readShuffle(p);
  if (p.take('put')) return readPut(p);
  return p.fail('verb', '', VERBS);
}

/** One that doesn't exist is probably missing in `## Endings`, unless another is called nearly so. */
function endingOf(p: Phrase): number {
  const found = p.name((s) => s.is === 'ending')?.[0];
  if (found) return found.n;
  const { endings } = p.world;
  const name = /^\p{L}[\p{L}\p{N} ’'-]*$/u.exec(p.text.slice(p.pos).replace(/;.*$/s, '').trim())?.[0] ?? '';
  const names = endings.map((e) => e.name);
  if (name === '' || nearest(name, names) !== '') return p.fail('ending', '', names);
  throw new Problem(p.here, 'noSuchEnding', { name: name.slice(0, 60) });
}

/** How an author knows a verb. */
const NAMES: Readonly<Record<string, string>> = {
  pick: 'choose a',
  rollOn: 'roll on',
  lookUp: 'look up',
  draw: 'draw from',
  turn: 'turn',
  turnAll: 'turn all',
  look: 'look at',
  call: 'do',
  each: 'for each',
  break: 'stop repeating',
  return: 'go back',
};

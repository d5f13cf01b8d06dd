/** The closed list of verbs. */
import type { Act } from '../plan.ts';
import { Problem } from '../problem.ts';
import { Phrase } from './phrase.ts';
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

export class Verbs extends Phrase {
  /** All phrases up to the end. */
  acts(): readonly Act[] {
    const acts: Act[] = [];
    for (;;) {
      [this.tookSteps, this.tookBranches] = [false, false];
      acts.push(this.act());
      if (this.done) break;
      if (!this.take(';')) this.fail('nothing', ';');
      if (this.tookSteps || this.tookBranches) this.fail('nothing');
    }
    const { numbered, bullets } = this.nested;
    const verb = acts.at(-1)?.do ?? '';
    if (numbered[0] && !this.tookSteps)
      throw new Problem(numbered[0].span.at, 'nestedUnder', { verb: NAMES[verb] ?? verb, spaces: 0 });
    if (bullets[0] && !this.tookBranches)
      throw new Problem(bullets[0].span.at, 'branchesUnder', {
        verb: NAMES[verb] ?? verb,
        // They were probably meant for the last step above them.
        spaces: this.tookSteps ? (numbered.at(-1)?.indent ?? 0) : 0,
      });
    return acts;
  }

  act(): Act {
    if (this.take('confirm')) return { do: 'confirm' };
    if (this.take('stop repeating')) {
      if (this.world.loops === 0) throw new Problem(this.here, 'notRepeating', {});
      return { do: 'break' };
    }
    if (this.take('go back')) return { do: 'return' };
    if (this.take('end')) return { do: 'end', ending: this.wantName('ending', (s) => s.is === 'ending').n };
    if (this.take('do')) return readCall(this);
    if (this.take('if')) return readIf(this);
    if (this.take('look at')) return readLook(this);
    if (this.take('look up')) return readTableVerb(this, 'lookUp');
    if (this.take('repeat')) return readRepeat(this);
    if (this.take('for each')) return readEach(this);
    if (this.take('ask')) return readAsk(this);
    if (this.take('choose')) return readChoose(this);
    if (this.take('roll on')) return readTableVerb(this, 'rollOn');
    if (this.take('roll')) return readRoll(this);
    if (this.take('draw from')) return readDraw(this);
    if (this.take('take')) return readTake(this);
    if (this.take('refill')) return readRefill(this);
    if (this.take('fill')) return readFill(this);
    if (this.take('set')) return readSet(this);
    if (this.take('add')) return readChange(this, '+', 'to');
    if (this.take('subtract')) return readChange(this, '-', 'from');
    if (this.take('turn down')) return readTurn(this, false);
    if (this.take('turn up')) return readTurn(this, true);
    if (this.take('shuffle')) return readShuffle(this);
    if (this.take('put')) return readPut(this);
    return this.fail('verb', '', VERBS);
  }
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

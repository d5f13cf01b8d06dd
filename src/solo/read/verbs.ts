/** The closed list of verbs. Each reads its phrase and asks for what is nested under it. */
import { MOST_DICE, MOST_FACES, WIDEST } from '../limits.ts';
import {
  type Act,
  type Branch,
  type Dice,
  type Expr,
  FLAG,
  NUM,
  type Piece,
  type Step,
  type Target,
  type Type,
  type Usually,
} from '../plan.ts';
import { Problem } from '../problem.ts';
import { fits as fitsNode } from '../run/dice.ts';
import { band, type Domain } from './branches.ts';
import { Expression } from './expression.ts';
import type { Span } from './markdown.ts';
import { checkedName, type Sym, type Val } from './names.ts';
import type { Nested } from './steps.ts';
import type { World } from './world.ts';

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

interface Following {
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
}
const NOTHING: Following = { branches: [], steps: [] };

export class Verbs extends Expression {
  private readonly nested: Nested;
  /** Whether the last phrase took the steps or branches under it. */
  private tookSteps = false;
  private tookBranches = false;

  constructor(phrase: Span, world: World, nested: Nested) {
    super(phrase, world);
    this.nested = nested;
  }

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
      throw new Problem(numbered[0].span.at, 'nestedUnder', { verb: NAMES[verb] ?? verb });
    if (bullets[0] && !this.tookBranches)
      throw new Problem(bullets[0].span.at, 'branchesUnder', { verb: NAMES[verb] ?? verb });
    return acts;
  }

  /** The nested steps and branches, if this is the last phrase. */
  private following(domain: Domain | 'free' | undefined, piece?: number): Following {
    if (!this.done) return NOTHING;
    this.tookSteps = true;
    if (domain === undefined) return { branches: [], steps: this.nested.steps() };
    this.tookBranches = true;
    return { branches: this.nested.branches(domain, piece), steps: this.nested.steps() };
  }

  act(): Act {
    if (this.take('confirm')) return { do: 'confirm' };
    if (this.take('stop repeating')) {
      if (this.world.loops === 0) throw new Problem(this.here, 'notRepeating', {});
      return { do: 'break' };
    }
    if (this.take('go back')) return { do: 'return' };
    if (this.take('end')) return { do: 'end', ending: this.wantName('ending', (s) => s.is === 'ending').n };
    if (this.take('do')) return this.call();
    if (this.take('if')) return this.conditional();
    if (this.take('look at')) return this.look();
    if (this.take('look up')) return this.table('lookUp');
    if (this.take('repeat')) return this.repeat();
    if (this.take('for each')) return this.each();
    if (this.take('ask')) return this.ask();
    if (this.take('choose')) return this.choose();
    if (this.take('roll on')) return this.table('rollOn');
    if (this.take('roll')) return this.roll();
    if (this.take('draw from')) return this.draw();
    if (this.take('take')) return this.takeFrom();
    if (this.take('refill')) return { do: 'refill', piece: this.display() };
    if (this.take('fill')) return this.fill();
    if (this.take('set')) return this.set();
    if (this.take('add')) return this.change('+', 'to');
    if (this.take('subtract')) return this.change('-', 'from');
    if (this.take('turn down')) return this.turn(false);
    if (this.take('turn up')) return this.turn(true);
    if (this.take('shuffle')) return this.shuffle();
    if (this.take('put')) return this.put();
    return this.fail('verb', '', VERBS);
  }

  // Structure.

  private call(): Act {
    const { here } = this;
    const sym = this.wantName('procedure', (s) => s.is === 'procedure');
    const { params } = this.world.procedures[sym.n] as { params: readonly Sym[] };
    const args: Expr[] = [];
    if (params.length > 0) this.want('(');
    params.forEach((param, i) => {
      if (i > 0) this.want(',');
      const from = this.here;
      const arg = this.typed(param.t);
      if (arg.low < param.low || arg.high > param.high)
        throw new Problem(from, 'outside', {
          value: `${arg.low}–${arg.high}`,
          low: param.low,
          high: param.high,
        });
      args.push(arg.e);
    });
    if (params.length > 0) this.want(')');
    this.world.calls.push({ from: this.world.unit, to: `procedure ${sym.n}`, at: here });
    return { do: 'call', procedure: sym.n, args, ...this.following(undefined) };
  }

  private conditional(): Act {
    const { e } = this.typed(FLAG);
    const { numbered, bullets } = this.nested;
    if (numbered[0] && bullets.length > 0)
      throw new Problem(numbered[0].span.at, 'bothUnder', { verb: 'if' });
    const following = this.following({ t: FLAG, low: 0, high: 1 });
    if (this.done && numbered.length + bullets.length === 0)
      throw new Problem(this.at, 'needsSteps', { verb: 'if' });
    return { do: 'if', e, ...following };
  }

  private look(): Act {
    const value = this.expr();
    const domain = { ...value, ...(value.e[0] === 'space' ? { empty: true } : {}) };
    const following = this.following(domain);
    if (following.branches.length === 0) throw new Problem(this.at, 'needsBranches', { verb: 'look at' });
    return { do: 'look', e: value.e, ...following };
  }

  private repeat(): Act {
    const { world } = this;
    this.take('at most');
    const n = this.typedSum(NUM);
    this.want('times');
    this.take(',');
    let counter: number | undefined;
    let name = '';
    let until: Expr | undefined;
    for (;;) {
      if (counter === undefined && this.take('counting')) {
        const found = this.counting(n);
        counter = found.slot;
        name = found.name;
      } else if (!until && this.take('while')) until = this.typed(FLAG).e;
      else if (!until && this.take('until')) until = ['not', this.typed(FLAG).e];
      else break;
      this.take(',');
    }
    if (this.nested.numbered.length === 0) throw new Problem(this.at, 'needsSteps', { verb: 'repeat' });
    counter ??= world.slot();
    world.loops++;
    const following = this.following(undefined);
    world.loops--;
    const most = Math.max(0, n.high);
    return { do: 'repeat', n: n.e, most, counter, name, ...(until ? { while: until } : {}), ...following };
  }

  /** The piece or the new name that a loop counts with. */
  private counting(n: Val): { slot: number; name: string } {
    const { world, here } = this;
    const known = this.name(
      (s) =>
        s.is === 'piece' && s.t === NUM && world.pieces[s.n]?.each === null && isNumber(world.pieces[s.n]),
    )?.[0];
    if (!known) {
      const span = this.counterName();
      const sym = world.local(checkedName(span), NUM, 1, Math.max(1, n.high), here, true);
      world.turn ??= { slot: sym.n, name: sym.name };
      return { slot: sym.n, name: sym.name };
    }
    const piece = world.pieces[known.n] as Piece;
    if (piece.high < n.high || piece.low > 1)
      throw new Problem(here, 'counterRange', { name: piece.name, most: piece.high, times: n.high });
    world.turn ??= { slot: piece.base, name: piece.name };
    return { slot: piece.base, name: piece.name };
  }

  private counterName(): Span {
    const { here } = this;
    const hit =
      this.match(/^\p{L}[^,;:()[\]{}|→=<>×]*?(?=\s*(?:[,;]|$|\b(?:while|until)\b))/u) ?? this.fail('name');
    return { text: hit[0].trim(), at: here };
  }

  private each(): Act {
    const { world } = this;
    const list = this.list();
    const slot = world.slot(list.name);
    const sym: Sym = { ...list, is: 'local', n: slot, counts: true };
    if (this.nested.numbered.length === 0) throw new Problem(this.at, 'needsSteps', { verb: 'for each' });
    world.names.add(sym, this.at);
    world.loops++;
    const following = this.following(undefined);
    world.loops--;
    world.names.drop(sym);
    return { do: 'each', size: list.high + 1, into: slot, name: list.name, ...following };
  }

  // What a person decides or tells.

  private ask(): Act {
    const { world, here } = this;
    const known = this.name(
      (s) =>
        (s.is === 'piece' &&
          s.t === NUM &&
          isNumber(world.pieces[s.n]) &&
          world.pieces[s.n]?.each === null) ||
        (s.is === 'local' && s.t === NUM),
    )?.[0];
    const span = known ? undefined : this.newName();
    this.take(',');
    const hit = this.number();
    let [low, high] = [known?.low ?? 0, known?.high ?? 0];
    if (hit !== undefined) {
      this.want('to');
      [low, high] = [hit, this.wantNumber()];
      if (high < low || high - low > WIDEST)
        throw new Problem(here, 'rangeOrder', { low, high, most: WIDEST });
      if (known && (low < known.low || high > known.high))
        throw new Problem(here, 'outside', { value: `${low}–${high}`, low: known.low, high: known.high });
    } else if (!known) this.fail('range');
    const sym = known ?? world.local(checkedName(span as Span), NUM, low, high, here);
    if (known?.counts) throw new Problem(here, 'counted', { name: known.name });
    const into = sym.is === 'local' ? sym.n : (world.pieces[sym.n] as Piece).base;
    const usually = this.usually(NUM);
    return { do: 'ask', into, low, high, ...usually, ...this.following({ t: NUM, low, high }) };
  }

  private usually(t: Type): { readonly usually?: Usually } {
    this.take(',');
    const usual = this.take('usually');
    if (this.take('at random')) return { usually: 'random' };
    return usual ? { usually: this.typedSum(t).e } : {};
  }

  private choose(): Act {
    if (
      this.done ||
      /^[,;]/.test(this.text.slice(this.pos)) ||
      this.text.slice(this.pos).startsWith('at random')
    )
      return this.chooseLabel();
    const list = this.list();
    const into = this.into(list.n, 0, list.high) ?? this.world.slot();
    const where = this.take('where') ? this.typed(FLAG).e : undefined;
    const usually = this.usually(list.n);
    const domain = { t: list.n, low: 0, high: list.high };
    return {
      do: 'pick',
      into,
      of: list.n,
      ...(where ? { where } : {}),
      ...usually,
      ...this.following(domain),
    };
  }

  private chooseLabel(): Act {
    const labels = this.nested.labels().map(({ text }) => text);
    if (labels.length === 0) throw new Problem(this.at, 'needsBranches', { verb: 'choose' });
    this.take(',');
    const usual = this.take('usually');
    let usually: number | 'random' | undefined;
    if (this.take('at random')) usually = 'random';
    else if (usual) {
      usually = labels.findIndex((label) => this.take(label));
      if (usually < 0) this.fail('branch', '', labels);
    }
    return { do: 'choose', ...(usually === undefined ? {} : { usually }), ...this.following('free') };
  }

  /** A slot for a result, after `as`: a piece or a name of this type, or a new name. */
  private into(t: Type, low: number, high: number): number | undefined {
    const { world } = this;
    if (!this.take('as')) return undefined;
    const { here } = this;
    const known = this.name(
      (s) => s.t === t && (s.is === 'local' || (s.is === 'piece' && isValue(world.pieces[s.n]))),
    )?.[0];
    if (!known) return world.local(checkedName(this.newName()), t, low, high, here).n;
    if (known.counts) throw new Problem(here, 'counted', { name: known.name });
    const piece = known.is === 'piece' ? (world.pieces[known.n] as Piece) : undefined;
    if (piece && piece.each !== null) this.fail('target');
    if (low < known.low || high > known.high)
      throw new Problem(here, 'outside', { value: `${low}–${high}`, low: known.low, high: known.high });
    return piece ? piece.base : known.n;
  }

  // Chance.

  private roll(): Act {
    if (this.take('for')) {
      const list = this.list();
      const faces = list.high + 1;
      const into = this.into(list.n, 0, list.high);
      const dice: Dice = { n: ['n', 1], most: 1, faces, how: 'sum', low: 1, high: faces };
      const domain = { t: list.n, low: 0, high: list.high };
      return {
        do: 'roll',
        dice,
        of: list.n,
        ...(into === undefined ? {} : { into }),
        ...this.following(domain),
      };
    }
    const { here } = this;
    const fixed = this.match(/^(\d{1,9})?d(\d{1,9})(?![\p{L}\p{N}])/u);
    const n: Val = fixed
      ? { e: ['n', Number(fixed[1] ?? 1)], t: NUM, low: Number(fixed[1] ?? 1), high: Number(fixed[1] ?? 1) }
      : this.diceCount();
    const faces = fixed ? Number(fixed[2]) : this.wantFaces();
    if (faces < 2 || faces > MOST_FACES || n.high > MOST_DICE || n.high < 1)
      throw new Problem(here, 'diceMany', {});
    let how: Dice['how'] = 'sum';
    let [low, high] = [1, faces];
    if (this.take('highest')) how = 'highest';
    else if (this.take('lowest')) how = 'lowest';
    else if (this.take('counting')) {
      how = 'count';
      [low, high] = band(this, faces);
      if (low < 1 || high > faces)
        throw new Problem(here, 'outside', { value: `${low}–${high}`, low: 1, high: faces });
    }
    const sign = this.takeOne('+', '-', '−');
    const more = sign ? this.numericSum() : undefined;
    const plus: Expr | undefined = more && (sign === '+' ? more.e : ['-', ['n', 0], more.e]);
    const least = Math.max(0, n.low);
    const natural: [number, number] =
      how === 'count' ? [0, n.high] : how === 'sum' ? [least, n.high * faces] : [Math.min(least, 1), faces];
    const [down, up] = !more ? [0, 0] : sign === '+' ? [more.low, more.high] : [-more.high, -more.low];
    const reach = { t: NUM, low: natural[0] + down, high: natural[1] + up };
    const into = this.into(NUM, reach.low, reach.high);
    const dice: Dice = { n: n.e, most: n.high, faces, how, low, high, ...(plus ? { plus } : {}) };
    if (!fitsNode(dice)) throw new Problem(here, 'diceMany', {});
    const domain: Domain = { ...reach, natural, doubles: n.high > 1 && how !== 'count' };
    return { do: 'roll', dice, ...(into === undefined ? {} : { into }), ...this.following(domain) };
  }

  private diceCount(): Val {
    const from = this.pos;
    const n = this.product(NUM);
    if (n.t === NUM) return n;
    this.pos = from;
    return this.fail('dice');
  }

  private wantFaces(): number {
    return Number(this.match(/^d(\d{1,9})(?![\p{L}\p{N}])/u)?.[1] ?? this.fail('dice'));
  }

  /** What is added to a roll: a product or a sum of them, up to `as`. */
  private numericSum(): Val {
    return this.typedSum(NUM);
  }

  private table(verb: 'rollOn' | 'lookUp'): Act {
    const { here, world } = this;
    const { n } = this.wantName('table', (s) => s.is === 'table');
    const { axes, name } = world.tables[n] as { axes: readonly object[]; name: string };
    const rolls = axes.length === 0 || axes.some((a) => 'dice' in a);
    if (verb === 'rollOn' && !rolls) throw new Problem(here, 'lookUp', { name });
    if (verb === 'lookUp' && rolls) throw new Problem(here, 'rollOn', { name });
    world.calls.push({ from: world.unit, to: `table ${n}`, at: here });
    return { do: verb, table: n };
  }

  private draw(): Act {
    const { world } = this;
    const { here } = this;
    const { piece, n, base } = this.holder((p) => p.kind === 'cup' || p.kind === 'deck');
    this.take(',');
    const after = this.takeOne('emptying it', 'and put it back', 'removing it');
    const kept =
      after === 'emptying it' ? 'empty' : after === 'and put it back' ? 'back' : after ? 'remove' : 'out';
    if (kept !== 'back') world.emptied.add(n);
    this.take(',');
    const list = world.lists[piece.kinds as Type];
    const high = (list?.members.length ?? 1) - 1;
    const into = this.into(piece.kinds as Type, 0, high);
    if (piece.kind === 'deck') world.calls.push({ from: world.unit, to: `effects ${n}`, at: here });
    const domain = { t: piece.kinds as Type, low: 0, high, empty: true };
    const following = this.following(domain, piece.kind === 'cup' ? n : undefined);
    return { do: 'draw', piece: n, base, after: kept, ...(into === undefined ? {} : { into }), ...following };
  }

  private display(): number {
    return this.holder((p) => p.kind === 'display').n;
  }

  private takeFrom(): Act {
    const { world } = this;
    const { here } = this;
    this.take('space');
    const space = this.indexNumber();
    this.want('of');
    const n = this.display();
    const piece = world.pieces[n] as Piece;
    this.take(',');
    const remove = this.take('removing it');
    this.take(',');
    const t = piece.kinds as Type;
    const high = (world.lists[t]?.members.length ?? 1) - 1;
    const into = this.into(t, 0, high);
    world.calls.push({ from: world.unit, to: `effects ${piece.deck ?? 0}`, at: here });
    const following = this.following({ t, low: 0, high, empty: true });
    return {
      do: 'take',
      piece: n,
      space: space.e,
      remove,
      ...(into === undefined ? {} : { into }),
      ...following,
    };
  }

  private fill(): Act {
    const { world } = this;
    const { piece, n, base } = this.holder((p) => p.kind === 'cup');
    world.emptied.add(n);
    this.want('with');
    const fits = (s: Sym) => s.is === 'member' && s.t === piece.kinds;
    const filled: { kind: number; e: Expr }[] = [];
    do {
      const kind = this.wantName('member', fits, piece.name).n;
      if (!this.take('×')) this.want('*');
      filled.push({ kind, e: this.typedSum(NUM).e });
    } while (this.take(','));
    return { do: 'fill', piece: n, base, with: filled };
  }

  // Changes.

  private set(): Act {
    const { to, t } = this.target();
    this.want('to');
    return { do: 'set', op: '=', to, e: this.typed(t).e };
  }

  private change(op: '+' | '-', word: string): Act {
    const e = this.typedSum(NUM).e;
    this.want(word);
    const from = this.pos;
    const { to, t } = this.target();
    if (t !== NUM) {
      this.pos = from;
      this.fail('number');
    }
    return { do: 'set', op, to, e };
  }

  /** A number, track, flag or marker, of a member where there's one for each; or a name. */
  private target(): { to: Target; t: Type } {
    const { world } = this;
    const from = this.pos;
    const read = new Set(world.read);
    const { e, t, low, high } = this.primary();
    const name = this.text.slice(from, this.pos).trim();
    if (e[0] === 'v') {
      // Writing isn't reading.
      if (!read.has(e[1])) world.read.delete(e[1]);
      const sym = world.scope.find((s) => s.n === e[1] && s.counts);
      if (sym) throw new Problem(this.at + from, 'counted', { name: sym.name });
      return { to: { slot: ['n', e[1]], first: e[1], count: 1, low, high, name }, t };
    }
    if (e[0] === 'at')
      return { to: { slot: ['+', ['n', e[1]], e[3]], first: e[1], count: e[2], low, high, name }, t };
    this.pos = from;
    return this.fail(
      'target',
      '',
      world.names.names((s) => s.is === 'piece'),
    );
  }

  private turn(up: boolean): Act {
    const { world } = this;
    const counters = (p: Piece) => p.kind === 'counters';
    if (this.take('all')) {
      this.take('the');
      const from = this.pos;
      const sym = this.wantName('counters', (s) => s.is === 'piece' && counters(world.pieces[s.n] as Piece));
      const piece = world.pieces[sym.n] as Piece;
      if (piece.each === null || !this.take('of'))
        return { do: 'turnAll', up, piece: sym.n, base: ['n', piece.base], copies: piece.copies };
      this.pos = from;
      return { do: 'turnAll', up, piece: sym.n, base: this.holder(counters).base, copies: 1 };
    }
    const kind = this.typedSum(NUM);
    this.want('in');
    const { n, base } = this.holder(counters);
    return { do: 'turn', up, piece: n, base, kind: kind.e };
  }

  private deck(): number {
    this.take('the');
    const { pieces } = this.world;
    return this.wantName('deck', (s) => s.is === 'piece' && pieces[s.n]?.kind === 'deck').n;
  }

  private shuffle(): Act {
    if (!this.take('the discards of') && !this.take('discards of'))
      return { do: 'shuffle', piece: this.deck(), onto: false };
    const piece = this.deck();
    this.want('onto');
    if (!this.take('it')) this.deck();
    this.world.ordered.add(piece);
    return { do: 'shuffle', piece, onto: true };
  }

  private put(): Act {
    const from = this.pos;
    const card = this.sum();
    const { here } = this;
    let where: 'top' | 'under' | Expr;
    if (this.take('on top of')) where = 'top';
    else if (this.take('under')) where = 'under';
    else if (this.take('into the top')) {
      where = this.typedSum(NUM).e;
      this.want('cards of');
    } else {
      where = 'top';
      this.fail('words', 'on top of, under, into the top … cards of');
    }
    const piece = this.deck();
    if (card.t !== this.world.pieces[piece]?.kinds) {
      this.pos = from;
      this.fail('card', this.world.pieces[piece]?.name ?? '');
    }
    void here;
    this.world.ordered.add(piece);
    return { do: 'put', piece, card: card.e, where };
  }
}

const isNumber = (p: Piece | undefined) => p?.kind === 'number' || p?.kind === 'track';
const isValue = (p: Piece | undefined) => isNumber(p) || p?.kind === 'flag' || p?.kind === 'marker';

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

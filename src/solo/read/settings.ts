/** `## Settings`: what a player chooses before the game, and presets. */
import { at } from '../../kernel/at.ts';
import { MOST_SETTINGS, WIDEST } from '../limits.ts';
import { FLAG, NUM, type Setting, type Type } from '../plan.ts';
import { nearest, Problem } from '../problem.ts';
import { Cursor } from './cursor.ts';
import { alone, type Item, part, type Span, trimmed } from './markdown.ts';
import { checkedName } from './names.ts';
import { shown, type World } from './world.ts';

export interface Declared {
  readonly name: Span;
  readonly id: string | undefined;
  readonly body: Span;
  /** What comes after the dash. */
  readonly help: Span | undefined;
}

/** `Name [id]: what it is — what it is for`. */
export function declared(span: Span): Declared {
  const colon = span.text.indexOf(':');
  if (colon <= 0) throw new Problem(span.at, 'declaration', {});
  const dash = /\s[—–]\s|\s--\s/.exec(span.text.slice(colon));
  const to = dash ? colon + dash.index : span.text.length;
  const whole = part(span, 0, colon);
  const mark = /\s*\[([^\]]*)\]\s*$/.exec(whole.text);
  return {
    name: trimmed(mark ? part(whole, 0, mark.index) : whole),
    id: mark?.[1],
    body: trimmed(part(span, colon + 1, to)),
    help: dash ? trimmed(part(span, to + dash[0].length)) : undefined,
  };
}

/** Parts between commas, each with its offset; empty ones are left out. */
export function commas(span: Span): Span[] {
  const out: Span[] = [];
  let from = 0;
  for (let at = span.text.indexOf(','); ; at = span.text.indexOf(',', from)) {
    const piece = trimmed(part(span, from, at < 0 ? span.text.length : at));
    if (piece.text !== '') out.push(piece);
    if (at < 0) return out;
    from = at + 1;
  }
}

export function readSetting(world: World, item: Item): void {
  if (/^Preset\s/i.test(item.span.text)) return;
  if (world.settings.length >= MOST_SETTINGS)
    throw new Problem(item.span.at, 'tooMany', { what: 'settings', most: MOST_SETTINGS });
  const { name: span, id: written, body, help } = declared(item.span);
  const name = checkedName(span);
  const id = world.id(written, name, span.at);
  if (world.settings.some((s) => s.id === id)) throw new Problem(span.at, 'idTaken', { id, line: '' });
  const ruling = /[;,]\s*a ruling$/i.exec(body.text);
  const spec = ruling ? part(body, 0, ruling.index) : body;
  const common = { id, name, ruling: ruling !== null };
  if (help) world.note(`settings.${id}`, help);
  const choice = /^one of\s+/i.exec(spec.text);
  const setting = choice
    ? choiceOf(world, item, common, part(spec, choice[0].length), span.at)
    : plainOf(world, common, spec);
  if (!choice) alone(item);
  const n = world.settings.push(setting) - 1;
  const { low, high } = setting;
  const t = setting.kind === 'choice' ? (setting.list as Type) : setting.kind === 'flag' ? FLAG : NUM;
  world.names.add({ name, is: 'setting', n, t, low, high }, span.at);
}

type Common = Pick<Setting, 'id' | 'name' | 'ruling'>;

function plainOf(world: World, common: Common, spec: Span): Setting {
  const c = new Cursor(spec, world);
  if (c.take('yes or no')) {
    c.take(',');
    const usual = c.take('usually') && c.wantOne('yes', 'no') === 'yes' ? 1 : 0;
    c.wantEnd(', usually');
    return { ...common, kind: 'flag', low: 0, high: 1, usual };
  }
  const low = c.number() ?? c.fail('settingKind');
  c.want('to');
  const high = c.wantNumber();
  if (high < low || high - low > WIDEST)
    throw new Problem(spec.at, 'rangeOrder', { low, high, most: WIDEST });
  c.take(',');
  const usual = c.take('usually') ? c.wantNumber() : low;
  if (usual < low || usual > high) throw new Problem(spec.at, 'outside', { value: String(usual), low, high });
  c.wantEnd(', usually');
  return { ...common, kind: 'number', low, high, usual };
}

function choiceOf(world: World, item: Item, common: Common, spec: Span, at: number): Setting {
  const usual = /,?\s*usually\s+([^,]+)$/i.exec(spec.text);
  const members = commas(part(spec, 0, usual?.index ?? spec.text.length));
  const list = world.list(common.name, members, at, false, false);
  const names = world.lists[list]?.members ?? [];
  const find = (text: string, there: number) => {
    const i = names.findIndex((m) => m.toLowerCase() === text.trim().toLowerCase());
    if (i >= 0) return i;
    throw new Problem(there, 'expected', {
      what: 'member',
      of: common.name,
      found: shown(text),
      near: nearest(text, names),
    });
  };
  const told = new Set<number>();
  for (const child of item.children) {
    const { span } = alone(child);
    const { name } = declared(span);
    const i = find(name.text, name.at);
    if (told.has(i)) throw new Problem(name.at, 'nameTaken', { name: name.text });
    told.add(i);
    const meaning = trimmed(part(span, span.text.indexOf(':') + 1));
    world.note(`settings.${common.id}.${world.lists[list]?.ids[i]}`, meaning);
  }
  const usually = usual ? find(usual[1] as string, spec.at + usual.index) : 0;
  return { ...common, kind: 'choice', low: 0, high: names.length - 1, usual: usually, list };
}

/** `Preset Easy: Distance 5, Guns yes — for a first game`. */
export function readPreset(world: World, item: Item): void {
  const { span } = item;
  const hit = /^Preset\s+/i.exec(span.text);
  if (!hit) return;
  alone(item);
  const { name: called, id: written, body, help } = declared(part(span, hit[0].length));
  const name = checkedName(called);
  const id = world.id(written, name, called.at);
  if (world.presets.some((p) => p.id === id)) throw new Problem(called.at, 'idTaken', { id, line: '' });
  const values: (number | null)[] = world.settings.map(() => null);
  const c = new Cursor(body, world);
  while (!c.done) {
    const { n } = c.wantName('setting', (s) => s.is === 'setting');
    const setting = at(world.settings, n);
    const { here } = c;
    if (values[n] !== null) throw new Problem(here, 'nameTaken', { name: setting.name });
    values[n] = presetValue(c, setting);
    const value = at(values, n);
    if (value < setting.low || value > setting.high)
      throw new Problem(here, 'outside', { value: String(value), low: setting.low, high: setting.high });
    if (!c.take(',')) c.wantEnd(',');
  }
  if (help) world.note(`presets.${id}`, help);
  world.presets.push({ id, name, values });
}

function presetValue(c: Cursor, setting: Setting): number {
  if (setting.kind === 'number') return c.wantNumber();
  if (setting.kind === 'flag') return c.wantOne('yes', 'no') === 'yes' ? 1 : 0;
  return c.wantName('member', (s) => s.is === 'member' && s.t === setting.list, setting.name).n;
}

/** Of a picture that is mostly as it was, only what has changed is drawn anew. */
import { type ComponentChildren, createElement, type FunctionComponent } from 'preact';

interface Standing {
  readonly props: object;
  shouldComponentUpdate(next: object): boolean;
}

/** The component is drawn anew only when it is given something else: other objects, not equal ones (see `kept`). */
export function memo<P extends object>(part: (props: P) => ComponentChildren): FunctionComponent<P> {
  function changed(this: Standing, next: object): boolean {
    return !sameValues(this.props, next);
  }
  function Memo(this: Standing, props: P) {
    this.shouldComponentUpdate = changed;
    return createElement(part as FunctionComponent<P>, props);
  }
  return Memo as FunctionComponent<P>;
}

function sameValues(a: object, b: object): boolean {
  const [before, now] = [Object.entries(a), Object.entries(b)];
  return before.length === now.length && now.every(([key, value]) => Reflect.get(a, key) === value);
}

/**
 * A copy of plain data as it is now, made of what was there before as far as that is equal: what stayed is the same
 * object. A copy, since rules play in place: a part of the state that is looked at now reads otherwise after the next
 * move. What is frozen is taken as it is.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof now !== 'object' || now === null || Object.isFrozen(now)) return now;
  return (Array.isArray(now) ? keptList(before, now) : keptFields(before, now)) as T;
}

function keptList(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const list = now.map((item, i) => kept(old[i], item));
  return old === before && old.length === list.length && list.every((item, i) => item === old[i])
    ? old
    : list;
}

function keptFields(before: unknown, now: object): object {
  const old = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
  const fields: Record<string, unknown> = {};
  let same = old === before;
  let left = Object.keys(old).length;
  for (const [key, value] of Object.entries(now)) {
    const was: unknown = Reflect.get(old, key);
    fields[key] = kept(was, value);
    if (fields[key] !== was || !Object.hasOwn(old, key)) same = false;
    left--;
  }
  return same && left === 0 ? old : fields;
}

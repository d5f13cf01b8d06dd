/** Redraws only the parts of a picture that have changed. */
import { type ComponentChildren, createElement, type FunctionComponent } from 'preact';

type Fields = Readonly<Record<string, unknown>>;

interface MemoInstance {
  readonly props: Fields;
  shouldComponentUpdate(next: Fields): boolean;
}

/** Redraws the component only if a prop is another object; equal objects must be the same ones (see `reuse`). */
export function memo<P extends object>(part: (props: P) => ComponentChildren): FunctionComponent<P> {
  function changed(this: MemoInstance, next: Fields): boolean {
    return !sameValues(this.props, next);
  }
  function Memo(this: MemoInstance, props: P) {
    this.shouldComponentUpdate = changed;
    return createElement(part as FunctionComponent<P>, props);
  }
  return Memo as FunctionComponent<P>;
}

/** Key by key, with no lists made of them: this runs for every part of the table at every tap. */
function sameValues(a: Fields, b: Fields): boolean {
  for (const key in b) if (a[key] !== b[key] || !(key in a)) return false;
  for (const key in a) if (!(key in b)) return false;
  return true;
}

/**
 * A copy of plain data that reuses equal parts of the last copy: unchanged parts are the same objects. A copy, because
 * the rules will change the original in place. Frozen objects aren't copied.
 */
export function reuse<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof now !== 'object' || now === null || Object.isFrozen(now)) return now;
  return (Array.isArray(now) ? keptList(before, now) : keptFields(before, now as Fields)) as T;
}

function keptList(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  let same = old === before && old.length === now.length;
  const list = now.map((item, i) => {
    const one = reuse(old[i], item);
    if (one !== old[i]) same = false;
    return one;
  });
  return same ? old : list;
}

function keptFields(before: unknown, now: Fields): Fields {
  const old =
    typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as Fields) : undefined;
  const fields: Record<string, unknown> = {};
  for (const key in now) fields[key] = reuse(old?.[key], now[key]);
  return old && sameValues(old, fields) ? old : fields;
}

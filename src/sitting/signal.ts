/** An observable value. */
export class Signal<T> {
  private now: T;
  private readonly watchers = new Set<() => void>();

  constructor(first: T) {
    this.now = first;
  }

  get value(): T {
    return this.now;
  }

  set value(next: T) {
    if (Object.is(next, this.now)) return;
    this.now = next;
    for (const watcher of [...this.watchers]) watcher();
  }

  /** Calls the watcher after every change, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }
}

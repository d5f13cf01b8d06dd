import { expect, test } from 'vitest';
import { Signal } from './signal.ts';

test('a watcher is called for every change, and only then, until it unsubscribes', () => {
  const signal = new Signal(1);
  const heard: number[] = [];
  const stop = signal.watch(() => heard.push(signal.value));
  signal.watch(() => heard.push(-signal.value));
  signal.value = 1;
  signal.value = 2;
  stop();
  signal.value = 3;
  expect(heard).toEqual([2, -2, -3]);
});

test('a watcher that unsubscribes during a call doesn’t stop the others', () => {
  const signal = new Signal(0);
  const heard: string[] = [];
  const stop = signal.watch(() => {
    heard.push('first');
    stop();
  });
  signal.watch(() => heard.push('second'));
  signal.value = 1;
  expect(heard).toEqual(['first', 'second']);
});

import { expect, test } from 'vitest';
import { Signal } from './signal.ts';

test('who watches hears of every change, and of nothing else, until told to stop', () => {
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

test('a watcher that stops while it is told takes no other with it', () => {
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

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { patienceFor } from './patience.ts';

const LONG_MS = 60_000;

test('ends with its time', async () => {
  const { signal } = patienceFor(new AbortController().signal, 1);
  // Fixed wait: longer than the time that was given.
  await sleep(20);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('ends when the caller goes, with the reason that the caller has', () => {
  const caller = new AbortController();
  const { signal } = patienceFor(caller.signal, LONG_MS);
  expect(signal.aborted).toBe(false);
  caller.abort('gone');
  expect(signal.reason).toBe('gone');
});

test('has none for a caller who has gone before', () => {
  expect(patienceFor(AbortSignal.abort('gone'), LONG_MS).signal.reason).toBe('gone');
});

test('stays whole once the operation is done: neither the time nor the caller reaches it', async () => {
  const caller = new AbortController();
  const { signal, end } = patienceFor(caller.signal, 1);
  end();
  caller.abort();
  // Fixed wait: longer than the time that was given.
  await sleep(20);
  expect(signal.aborted).toBe(false);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedQueue } from './cart-queue.ts';

it('runs the work of one key one after the other, and other keys beside it', async () => {
  const queue = createKeyedQueue(10);
  const seen: string[] = [];
  const work = (name: string, wait: number) => async () => {
    seen.push(`${name} begins`);
    // Fixed wait: stands for work that takes this long.
    await sleep(wait);
    seen.push(`${name} ends`);
  };
  await Promise.all([queue.run('a', work('a1', 20)), queue.run('a', work('a2', 1)), queue.run('b', work('b1', 1))]);
  expect(seen.indexOf('a2 begins')).toBeGreaterThan(seen.indexOf('a1 ends'));
  expect(seen.indexOf('b1 begins')).toBeLessThan(seen.indexOf('a1 ends'));
});

it('goes on after work that failed', async () => {
  const queue = createKeyedQueue(10);
  const failed = queue.run('a', async () => {
    throw new Error('no');
  });
  const next = queue.run('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('refuses work beyond its length, and takes it again once there is room', async () => {
  const queue = createKeyedQueue(1);
  const first = queue.run('a', async () => 1);
  expect(queue.run('a', async () => 2)).toBeUndefined();
  expect(queue.run('b', async () => 3)).toBeDefined();
  await first;
  await sleep(0);
  expect(await queue.run('a', async () => 4)).toBe(4);
});

import { expect, it } from 'vitest';
import { cartQueue, type TabLocks } from './cart-queue.ts';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

it('runs tasks one at a time, in order', async () => {
  const queue = cartQueue();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} starts`);
    await soon();
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue(task('a')), queue(task('b'))])).toEqual(['a', 'b']);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

it('goes on after a task that fails, and hands the failure to its owner', async () => {
  const queue = cartQueue();
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('holds the lock all tabs share while a task runs', async () => {
  const held: string[] = [];
  const locks: TabLocks = {
    async request(name, task) {
      held.push(name);
      const result = await task();
      held.pop();
      return result;
    },
  };
  await cartQueue(locks)(async () => expect(held).toHaveLength(1));
  expect(held).toEqual([]);
});

import { expect, test } from 'vitest';
import { createPrefetchQueue } from './prefetching.ts';

function rehearsal(answer: (address: string) => Promise<boolean> = async () => true) {
  const timers: { milliseconds: number; then: () => void }[] = [];
  const got: string[] = [];
  const queue = createPrefetchQueue({
    prefetch: (address) => {
      got.push(address);
      return answer(address);
    },
    after: (milliseconds, then) => timers.push({ milliseconds, then }),
    whenIdle: (then) => then(),
  });
  async function nextBatch(): Promise<string[]> {
    const before = got.length;
    timers.shift()?.then();
    await new Promise((resolve) => setTimeout(resolve));
    return got.slice(before);
  }
  return { queue, timers, nextBatch };
}

const links = Array.from({ length: 9 }, (_, index) => `/products/${index}/`);

test('nine links: four, four, one, each 3 s after the one before (F-2, RUN-016, CST-014)', async () => {
  const { queue, timers, nextBatch } = rehearsal();
  for (const link of links) queue.add(link);
  expect(timers.map((timer) => timer.milliseconds)).toEqual([3000]);
  expect(await nextBatch()).toEqual(links.slice(0, 4));
  expect(timers.map((timer) => timer.milliseconds)).toEqual([3000]);
  expect(await nextBatch()).toEqual(links.slice(4, 8));
  expect(await nextBatch()).toEqual(links.slice(8));
  expect(timers).toEqual([]);
});

test('a page that cannot be had does not stop the next batch (X-6)', async () => {
  const { queue, nextBatch } = rehearsal(async (address) => address !== '/products/1/');
  for (const link of links.slice(0, 5)) queue.add(link);
  await nextBatch();
  expect(await nextBatch()).toEqual(['/products/4/']);
});

test('an address is got once; one that left the view in time not at all (F-3, F-6)', async () => {
  const { queue, timers, nextBatch } = rehearsal();
  queue.add('/a/');
  queue.add('/a/');
  queue.add('/b/');
  queue.drop('/b/');
  expect(await nextBatch()).toEqual(['/a/']);
  queue.add('/a/');
  expect(timers).toEqual([]);
});

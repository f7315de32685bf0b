import { expect, test } from 'vitest';
import { createWorkLimit, TooMuchWork } from './work-limit.ts';

test('never more at once than allowed, everything in turn, a failure included', async () => {
  const limit = createWorkLimit(2, 10);
  let active = 0;
  let most = 0;
  const jobs = Array.from({ length: 8 }, (_, index) =>
    limit(async () => {
      active += 1;
      most = Math.max(most, active);
      // Fixed wait: stands for work.
      await new Promise((resolve) => setTimeout(resolve, 1));
      active -= 1;
      if (index === 3) throw new Error('no');
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual([
    0,
    1,
    2,
    false,
    4,
    5,
    6,
    7,
  ]);
});

test('one too many is refused at once', async () => {
  const limit = createWorkLimit(1, 1);
  let release = (): void => undefined;
  const first = limit(() => new Promise<void>((resolve) => (release = resolve)));
  const second = limit(async () => 'second');
  await expect(limit(async () => 'third')).rejects.toThrow(TooMuchWork);
  release();
  await first;
  expect(await second).toBe('second');
});

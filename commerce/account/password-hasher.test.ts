import { expect, it } from 'vitest';
import { createPasswordHasher, HasherBusy } from './password-hasher.ts';

it('has a line of so many and no more, and a place in it again when one leaves (L5)', async () => {
  const hasher = createPasswordHasher();
  const leave: Array<() => void> = [];
  const stand = (): Promise<string> => hasher.inLine(() => new Promise((resolve) => leave.push(() => resolve('done'))));
  const all = Array.from({ length: 100 }, () => stand().catch((error: unknown) => error));
  const standing = leave.length;
  expect(standing).toBeGreaterThan(10);
  expect(standing).toBeLessThanOrEqual(52);
  await expect(stand()).rejects.toBeInstanceOf(HasherBusy);
  leave.shift()?.();
  expect(await all[0]).toBe('done');
  const next = stand();
  for (const go of leave) go();
  expect(await next).toBe('done');
  const ends = await Promise.all(all);
  expect(ends.filter((end) => end === 'done')).toHaveLength(standing);
  expect(ends.filter((end) => end instanceof HasherBusy)).toHaveLength(100 - standing);
});

it('keeps the place of one who failed for whoever comes next', async () => {
  const hasher = createPasswordHasher();
  for (let turn = 0; turn < 100; turn += 1)
    await expect(hasher.inLine(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await hasher.inLine(async () => 'in')).toBe('in');
});

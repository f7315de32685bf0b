import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does one round at a time, goes on after a failure, and waits for the last', async () => {
  const said: unknown[] = [];
  let atOnce = 0;
  let most = 0;
  let rounds = 0;
  const { stop } = every(
    2,
    async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      // Fixed wait: stands for work, by the clock of this test.
      await new Promise((resolve) => setTimeout(resolve, 15));
      atOnce -= 1;
      rounds += 1;
      if (rounds === 1) throw new Error('rain');
    },
    (error) => said.push(error),
  );
  await vi.advanceTimersByTimeAsync(20);
  expect([rounds, atOnce]).toEqual([1, 1]);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(15);
  await stopped;
  expect([rounds, atOnce, most]).toEqual([2, 0, 1]);
  expect(said).toEqual([new Error('rain')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(rounds).toBe(2);
});

it('does a round at once when it is told to, and one more for what came while another was under way', async () => {
  let ends: (() => void)[] = [];
  const rounds = every(
    60_000,
    () => new Promise<void>((resolve) => ends.push(resolve)),
    () => {},
  );
  rounds.now();
  expect(ends).toHaveLength(1);
  rounds.now();
  rounds.now();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  await rounds.stop();
  ends = [];
  rounds.now();
  expect(ends).toEqual([]);
});

it('does a first round sooner where it is told to, and none once it is over', async () => {
  let rounds = 0;
  const work = async (): Promise<void> => {
    rounds += 1;
  };
  const { stop } = every(60_000, work, () => {}, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(2);
  await stop();
  await every(60_000, work, () => {}, 1_000).stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toBe(2);
});

import { expect, it } from 'vitest';
import { createRetryAfter } from './crowd-retry-after.ts';

/** A crowd that comes when it is told to, for a minute; how often somebody was turned away in each second, and what was said last. */
function aMinuteOf(people: number) {
  let now = 0;
  const retryAfter = createRetryAfter({ clock: () => now * 1_000, random: () => 0 });
  const comesAt = Array.from({ length: people }, (_, person) => (person % 20) / 10);
  const turnedAway = Array.from({ length: 60 }, () => 0);
  let said = 0;
  for (; now < 60; now += 0.1)
    for (const [person, at] of comesAt.entries()) {
      if (at > now) continue;
      said = retryAfter();
      comesAt[person] = now + said;
      turnedAway[Math.floor(now)] = (turnedAway[Math.floor(now)] ?? 0) + 1;
    }
  return { said, turnedAway, retryAfter, later: (seconds: number) => (now += seconds) };
}
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

it('has a few people come again in two seconds', () => {
  expect(aMinuteOf(150).said).toBe(2);
});

it('has a crowd stay away for longer, so that a minute of it is a hundred refusals a second', () => {
  const { said, turnedAway } = aMinuteOf(2_000);
  expect(said).toBeGreaterThanOrEqual(15);
  // after the first seconds, in which nobody knew how many they were; a thousand a second if they came every two seconds
  expect(sum(turnedAway.slice(20)) / 40).toBeLessThan(150);
});

it('forgets the crowd when it is gone, and never sends anybody away for long', () => {
  const { retryAfter, later } = aMinuteOf(100_000);
  expect(retryAfter()).toBe(20);
  later(120);
  expect(retryAfter()).toBe(2);
});

import { expect, it } from 'vitest';
import { type Earning, tierOutlook } from './tiers.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const earned = (day: string, points: number): Earning => ({ earnedAt: new Date(`${day}T09:00:00Z`), points });

it('begins with the first tier, and knows the way to the next', () => {
  expect(tierOutlook([], NOW)).toEqual({
    tier: 'paddler',
    earned: 0,
    next: { tier: 'swimmer', missing: 1_000 },
    countsUntil: undefined,
    lapse: undefined,
  });
});

it.each([
  [999, 'paddler', { tier: 'swimmer', missing: 1 }],
  [1_000, 'swimmer', { tier: 'surfer', missing: 2_000 }],
  [2_999, 'swimmer', { tier: 'surfer', missing: 1 }],
  [3_000, 'surfer', undefined],
] as const)('%i points in a year make a %s', (points, tier, next) => {
  expect(tierOutlook([earned('2026-05-03', points)], NOW)).toMatchObject({ tier, next });
});

it('counts a rolling year: to the minute, and no day of the future', () => {
  const earnings = [earned('2025-11-20', 400), earned('2026-05-03', 700), earned('2026-11-21', 5_000)];
  expect(tierOutlook(earnings, new Date('2026-11-20T08:59:59Z'))).toMatchObject({ earned: 1_100, tier: 'swimmer' });
  expect(tierOutlook(earnings, NOW)).toMatchObject({ earned: 700, tier: 'paddler' });
});

it('says when a tier ends and how much keeps it', () => {
  const outlook = tierOutlook([earned('2025-12-01', 300), earned('2026-01-10', 500), earned('2026-05-03', 900)], NOW);
  expect(outlook).toMatchObject({ tier: 'swimmer', earned: 1_700 });
  expect(outlook.lapse).toEqual({ at: new Date('2027-01-10T09:00:00Z'), missing: 100 });
  expect(outlook.countsUntil).toEqual(new Date('2026-12-01T09:00:00Z'));
});

it('takes a refund from the day of its order', () => {
  const order = [earned('2025-12-01', 1_200), earned('2025-12-01', -1_200)];
  expect(tierOutlook([...order, earned('2026-05-03', 200)], NOW)).toMatchObject({ earned: 200, tier: 'paddler' });
});

it('never counts less than nothing', () => {
  expect(tierOutlook([earned('2026-05-03', -50)], NOW)).toMatchObject({
    earned: 0,
    next: { tier: 'swimmer', missing: 1_000 },
  });
});

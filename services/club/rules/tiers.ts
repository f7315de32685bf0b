import { TIERS, type TierId } from '@bluebird-bay/content/bay-club.ts';
import { monthsAfter } from './calendar.ts';

/** Points that count towards a tier, from a day on, for a year; less than nothing for what was taken back of that day's. */
export interface Earning {
  earnedAt: Date;
  points: number;
}

/** Where somebody stands among the tiers. */
export interface TierOutlook {
  tier: TierId;
  /** Earned within the last year. */
  earned: number;
  /** The tier above and what is missing to it; undefined at the top. */
  next: { tier: TierId; missing: number } | undefined;
  /** When points that count today begin to count no more; undefined where none do. */
  countsUntil: Date | undefined;
  /** When the tier ends unless something is earned, and how much keeps it; undefined for the first tier, which never ends. */
  lapse: { at: Date; missing: number } | undefined;
}

const YEAR_MONTHS = 12;

const endOf = ({ earnedAt }: Earning): Date => monthsAfter(earnedAt, YEAR_MONTHS);

const tierFor = (earned: number) => TIERS.findLast(({ from }) => earned >= from) ?? TIERS[0];

/** Points count from the moment they were earned until a year later. */
function counting(earnings: readonly Earning[], now: Date): Earning[] {
  return earnings
    .filter((earning) => earning.earnedAt <= now && endOf(earning) > now)
    .sort((a, b) => a.earnedAt.getTime() - b.earnedAt.getTime());
}

const sum = (earnings: readonly Earning[]): number => earnings.reduce((total, { points }) => total + points, 0);

function lapseOf(counted: readonly Earning[], from: number): TierOutlook['lapse'] {
  let left = sum(counted);
  for (const [index, earning] of counted.entries()) {
    left -= earning.points;
    const next = counted[index + 1];
    const isMoment = !next || endOf(next) > endOf(earning);
    if (isMoment && left < from) return { at: endOf(earning), missing: from - left };
  }
  return undefined;
}

/** The tier that a year's earnings make, the way to the next one, and how long this one lasts (decisions.md: rolling year). */
export function tierOutlook(earnings: readonly Earning[], now: Date): TierOutlook {
  const counted = counting(earnings, now);
  const earned = Math.max(0, sum(counted));
  const tier = tierFor(earned);
  const above = TIERS[TIERS.indexOf(tier) + 1];
  const first = counted.find(({ points }) => points > 0);
  return {
    tier: tier.id,
    earned,
    next: above && { tier: above.id, missing: above.from - earned },
    countsUntil: first && endOf(first),
    lapse: tier.from === 0 ? undefined : lapseOf(counted, tier.from),
  };
}

import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import { EARLY_SALE_HOURS } from '@bluebird-bay/contract/early-sales.ts';
import type { SaleTerms } from './club-terms.ts';

const HOUR_MS = 3_600_000;

/** What there is to say of a sale to a member. */
export interface EarlySale {
  sale: SaleTerms;
  /** When it opens to them. */
  opensForYou: Date;
  /** `ahead`: not yet; `early`: to members like them alone; `open`: to everybody. */
  state: 'ahead' | 'early' | 'open';
}

/** The sale to speak of to a member of a tier: one that is open to them, else the next. */
export function earlySale(sales: readonly SaleTerms[], tier: TierId, now: Date): EarlySale | undefined {
  const told = sales
    .filter(({ endsAt }) => endsAt > now)
    .map((sale): EarlySale => {
      const opensForYou = new Date(sale.opensAt.getTime() - EARLY_SALE_HOURS[tier] * HOUR_MS);
      return { sale, opensForYou, state: now >= sale.opensAt ? 'open' : now >= opensForYou ? 'early' : 'ahead' };
    });
  return told.find(({ state }) => state !== 'ahead') ?? told[0];
}

/** 'an hour', '12 hours' */
export const hoursText = (tier: TierId): string =>
  EARLY_SALE_HOURS[tier] === 1 ? 'an hour' : `${EARLY_SALE_HOURS[tier]} hours`;

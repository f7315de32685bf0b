import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import { EARLY_SALE_HOURS, earlyText } from '@bluebird-bay/contract/early-sales.ts';
import type { SaleTerms } from './club-terms.ts';

const HOUR_MS = 3_600_000;

/** What there is to say of a sale to a member. */
interface EarlySale {
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

/** No time zone is named: the shopper's own clock counts. */
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a sale is to a member: when it opens to them, or that its prices are in their bag already; their own clock's time. */
export function SaleNote({ sales, tier }: { sales: readonly SaleTerms[]; tier: TierId }) {
  const found = earlySale(sales, tier, new Date());
  if (!found || found.state === 'open') return null;
  const { sale, opensForYou, state } = found;
  if (state === 'early')
    return (
      <p>
        {sale.title} is open to you, {earlyText(tier)} before everybody else: {sale.percent}% comes off in your bag.
      </p>
    );
  return (
    <p>
      {sale.title}, {sale.percent}% off, opens to you on{' '}
      <time dateTime={opensForYou.toISOString()}>{MOMENT.format(opensForYou)}</time>, {earlyText(tier)} before everybody
      else.
    </p>
  );
}

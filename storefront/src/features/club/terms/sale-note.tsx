import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import type { SaleTerms } from './club-terms.ts';
import { earlySale, hoursText } from './early-sale.ts';

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
        {sale.title} is open to you, {hoursText(tier)} before everybody else: {sale.percent}% comes off in your bag.
      </p>
    );
  return (
    <p>
      {sale.title}, {sale.percent}% off, opens to you on{' '}
      <time dateTime={opensForYou.toISOString()}>{MOMENT.format(opensForYou)}</time>, {hoursText(tier)} before everybody
      else.
    </p>
  );
}

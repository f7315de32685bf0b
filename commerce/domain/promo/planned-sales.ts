import { EARLY_SALE_HOURS } from '@bluebird-bay/contract/early-sales.ts';

/** A sale with an hour at which it opens to everybody. */
export interface PlannedSale {
  title: string;
  percent: number;
  /** Only for products with this tag; null for all. */
  tag: string | null;
  opensAt: Date;
  /** The first moment it is over. */
  endsAt: Date;
}

const HOUR_MS = 3_600_000;

/** The most that anybody comes in early. */
export const EARLIEST_HOURS = Math.max(...Object.values(EARLY_SALE_HOURS));

/** Tags that a loyalty club, or staff, give and take, and how early they let somebody in; any account is of the first tier. */
const HOURS: Readonly<Record<string, number>> = {
  'bay-club-swimmer': EARLY_SALE_HOURS.swimmer,
  'bay-club-surfer': EARLY_SALE_HOURS.surfer,
};

/** So many hours early a customer with these tags is let in; nobody's bag waits for everybody's hour. */
export const hoursEarly = (tags: readonly string[] | undefined): number =>
  tags ? Math.max(EARLY_SALE_HOURS.paddler, ...tags.map((tag) => HOURS[tag] ?? 0)) : 0;

/** When a sale opens to somebody who comes in so much earlier. */
const opensFor = ({ opensAt }: Pick<PlannedSale, 'opensAt'>, hours: number): Date =>
  new Date(opensAt.getTime() - hours * HOUR_MS);

/** A line as sales see it. */
interface SaleLine {
  tags: readonly string[];
  /** It costs less than it did already. */
  isReduced: boolean;
}

/** The sale that takes most off a line, of those that are open to its buyer now. */
export function saleOf(
  line: SaleLine,
  { sales, hours, now }: { sales: readonly PlannedSale[]; hours: number; now: Date },
): PlannedSale | undefined {
  if (line.isReduced) return undefined;
  return sales
    .filter((sale) => opensFor(sale, hours) <= now && now < sale.endsAt)
    .filter(({ tag }) => tag === null || line.tags.includes(tag))
    .reduce<PlannedSale | undefined>((best, sale) => (best && best.percent >= sale.percent ? best : sale), undefined);
}

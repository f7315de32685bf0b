import type { Loyalty } from '@bluebird-bay/commerce/domain/loyalty/loyalty.ts';
import { pointsFor } from '@bluebird-bay/services/club/rules/order-points.ts';

/** Bay Club as the embedded provider speaks of it: in its checkout, on the pages of orders and in emails. */
export const BAY_CLUB: Loyalty = { name: 'Bay Club', pointsFor };

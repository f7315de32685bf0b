import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { WishlistBody } from './wishlist-entry.ts';

/** A list whose first element holds the products, as specification §7 has it. */
const Answer = v.tuple([v.object({ products: v.pipe(v.string(), v.description('JSON text of a list of entries')) })]);

const OF_CUSTOMER = {
  path: '/bb-wishlist',
  status: 200,
  answer: Answer,
  access: 'customer',
  throttled: true,
  caching: 'never',
} as const;

export const READ_WISHLIST = {
  ...OF_CUSTOMER,
  id: 'readWishlist',
  method: 'GET',
  summary: 'The customer’s list. `ETag` names its version.',
} as const satisfies Operation;

export const WRITE_WISHLIST = {
  ...OF_CUSTOMER,
  id: 'writeWishlist',
  method: 'POST',
  summary:
    'Puts a list in the kept one’s place. With `If-Match`, only where that is still the version; otherwise 412 and what the list has become.',
  body: WishlistBody,
  versioned: true,
} as const satisfies Operation;

import { PRODUCT_HANDLE } from '@bluebird-bay/contract/product-handle.ts';
import * as v from 'valibot';

/** A product on a list: the product's handle, and its variants, the first of which is the entry's identity. Other fields stay. */
const Entry = v.looseObject({
  handle: v.pipe(v.string('has an entry without a handle'), v.regex(PRODUCT_HANDLE, 'has a handle that is none')),
  variants: v.pipe(
    v.array(
      v.looseObject({
        id: v.pipe(v.string('has a variant without an id'), v.maxLength(120, 'has a variant whose id is too long')),
      }),
      'has an entry without variants',
    ),
    v.minLength(1, 'has an entry without variants'),
    v.maxLength(50, 'has an entry with too many variants'),
  ),
});

/** As many products as a list may hold. */
const MOST_ENTRIES = 250;

/** `POST /bb-wishlist` */
export const WishlistBody = v.pipe(
  v.array(Entry, 'is not a list of entries'),
  v.maxLength(MOST_ENTRIES, `holds more than ${MOST_ENTRIES} entries`),
);

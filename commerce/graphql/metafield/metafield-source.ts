import type { MetafieldRecord } from '../../store/catalogue/metafields.ts';

/** A metafield, and the currency in which whatever it points at is priced. Carts keep their own; the shop's are worked out. */
export interface MetafieldSource {
  record: Omit<MetafieldRecord, 'owner'> & { owner: MetafieldRecord['owner'] | 'cart' | 'shop' };
  currency: string;
}

import type { MetafieldRecord } from '../../store/metafields.ts';

/** A metafield, and the currency in which whatever it points at is priced. Carts keep their own. */
export interface MetafieldSource {
  record: Omit<MetafieldRecord, 'owner'> & { owner: MetafieldRecord['owner'] | 'cart' };
  currency: string;
}

import type { MetafieldRecord } from '../../store/metafields.ts';

/** A metafield, and the currency in which whatever it points at is priced. */
export interface MetafieldSource {
  record: MetafieldRecord;
  currency: string;
}

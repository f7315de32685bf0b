import { SAMPLE_DISCOUNTS } from '../domain/discount/sample-codes.ts';
import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import { saveDiscount } from './discounts.ts';

/** Stores the sample codes, or brings them up to date; how often each was used stays. */
export async function seedDiscounts(db: CommerceDb | CommerceTx): Promise<void> {
  for (const { discount, codes } of SAMPLE_DISCOUNTS) await saveDiscount(db, discount, codes);
}

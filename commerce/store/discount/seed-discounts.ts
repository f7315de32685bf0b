import { SAMPLE_DISCOUNTS } from '../../domain/discount/sample-codes.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { saveDiscount } from './discounts.ts';

/** Stores the sample codes that are not there yet: what the shop has made of one is not undone. */
export async function seedDiscounts(db: CommerceDb | CommerceTx): Promise<void> {
  const rows = await db.selectFrom('commerce.discount').select('title').execute();
  const known = new Set(rows.map(({ title }) => title));
  for (const { discount, codes } of SAMPLE_DISCOUNTS)
    if (!known.has(discount.title)) await saveDiscount(db, discount, codes);
}

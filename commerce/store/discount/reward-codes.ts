import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';
import { codeKey, type NewDiscount, saveDiscount } from './discounts.ts';

/** A code for one order. */
export interface SingleUseCode {
  code: string;
  discount: Omit<NewDiscount, 'title' | 'usageLimit'>;
}

/** Makes a code that works once. Asked again for the same code it changes nothing, whatever has become of it. */
export function makeSingleUseCode(db: CommerceDb, { code, discount }: SingleUseCode): Promise<void> {
  return withTx(db, async (tx) => {
    const known = await tx
      .selectFrom('commerce.discount_code')
      .select('code')
      .where('code_key', '=', codeKey(code))
      .executeTakeFirst();
    if (!known) await saveDiscount(tx, { ...discount, title: code, usageLimit: 1 }, [code]);
  });
}

/**
 * Ends a single-use code that nobody has used, as if it were used up: true if it is ended, also where it was before, and where there
 * is no such code. False where an order or a payment under way has it.
 */
export function withdrawCode(db: CommerceDb, code: string): Promise<boolean> {
  return withTx(db, async (tx) => {
    // Whoever uses a code raises its count under the same lock.
    const row = await tx
      .selectFrom('commerce.discount_code')
      .select('used')
      .where('code_key', '=', codeKey(code))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return commit(true);
    const { rows } = await sql`select from commerce.discount_use where code_key = ${codeKey(code)} limit 1`.execute(tx);
    if (rows.length > 0) return commit(false);
    await tx.updateTable('commerce.discount_code').set({ used: 1 }).where('code_key', '=', codeKey(code)).execute();
    return commit(true);
  });
}

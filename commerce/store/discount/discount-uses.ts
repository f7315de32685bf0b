import { sql } from 'kysely';
import type { CommerceTx } from '../commerce-database.ts';
import { codeKey } from './discounts.ts';

/** A code could not be used after all: somebody was faster, or the customer has used it before. */
export interface CodeTaken {
  code: string;
  refusal: 'DISCOUNT_USAGE_LIMIT_REACHED' | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
}

async function useCode(tx: CommerceTx, cartId: number, email: string, code: string): Promise<CodeTaken | undefined> {
  // Counted only where this cart's use is new, so that a repeated transaction counts once.
  const used = await sql<{ discount_id: number }>`
    insert into commerce.discount_use (discount_id, cart_id, code_key, email, once)
    select discount.id, ${cartId}, code.code_key, ${email.toLowerCase()}, discount.once_per_customer
    from commerce.discount_code as code join commerce.discount as discount on discount.id = code.discount_id
    where code.code_key = ${codeKey(code)}
    on conflict do nothing returning discount_id`.execute(tx);
  if (used.rows.length === 0) {
    const own = await sql`select from commerce.discount_use
      where cart_id = ${cartId} and code_key = ${codeKey(code)}`.execute(tx);
    return own.rows.length > 0 ? undefined : { code, refusal: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' };
  }
  // The row's lock makes two last users queue; the limit is in the condition, so the second finds nothing to raise.
  const counted = await sql`
    update commerce.discount_code as code set used = code.used + 1 from commerce.discount as discount
    where discount.id = code.discount_id and code.code_key = ${codeKey(code)}
      and (discount.usage_limit is null or code.used < discount.usage_limit)
    returning code.used`.execute(tx);
  return counted.rows.length > 0 ? undefined : { code, refusal: 'DISCOUNT_USAGE_LIMIT_REACHED' };
}

/**
 * Uses up the codes of a cart, in the transaction that begins its payment, as units are held there: all of them, or the first
 * that could not be used is told and the caller rolls back. Codes are taken in a fixed order, so that two orders never wait for each other in a circle.
 */
export async function useCodes(
  tx: CommerceTx,
  { cartId, email, codes }: { cartId: number; email: string; codes: readonly string[] },
): Promise<CodeTaken | undefined> {
  for (const code of [...codes].sort((a, b) => (codeKey(a) < codeKey(b) ? -1 : 1))) {
    const taken = await useCode(tx, cartId, email, code);
    if (taken) return taken;
  }
  return undefined;
}

/** Gives the codes of a cart back, where its payment came to nothing. Again is no error. */
export async function releaseCodes(tx: CommerceTx, cartId: number): Promise<void> {
  await sql`
    with given_back as materialized (
      delete from commerce.discount_use where cart_id = ${cartId} returning code_key
    )
    update commerce.discount_code as code set used = code.used - 1
    from given_back where code.code_key = given_back.code_key`.execute(tx);
}

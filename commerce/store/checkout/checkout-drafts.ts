import type { Address } from '../../domain/checkout/address.ts';
import type { DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** What a shopper has typed so far. `billingAddress` null: the same as the delivery address. */
export interface CheckoutDraft {
  email: string;
  deliveryAddress: Address;
  billingAddress: Address | null;
  method: DeliveryMethod;
}

export async function findDraft(db: CommerceDb | CommerceTx, cartId: number): Promise<CheckoutDraft | undefined> {
  const row = await db
    .selectFrom('commerce.checkout_draft')
    .selectAll()
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      deliveryAddress: row.delivery_address,
      billingAddress: row.billing_address,
      method: row.delivery_method,
    }
  );
}

/** Keeps what was typed, in place of what was typed before. */
export async function saveDraft(db: CommerceDb | CommerceTx, cartId: number, draft: CheckoutDraft): Promise<void> {
  const values = {
    email: draft.email,
    delivery_address: JSON.stringify(draft.deliveryAddress),
    billing_address: draft.billingAddress && JSON.stringify(draft.billingAddress),
    delivery_method: draft.method,
    updated_at: new Date(),
  };
  await db
    .insertInto('commerce.checkout_draft')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
}

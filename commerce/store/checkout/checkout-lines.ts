import { sql } from 'kysely';
import type { CheckoutLine } from '../../domain/checkout/quote.ts';
import { giftCardAmountText } from '../../domain/gift-card/gift-card-amounts.ts';
import { isOffered, isPublished } from '../catalogue/product-conditions.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/**
 * The lines of a cart with what each costs in a currency and how much of it is free, the newest first as in the cart.
 * Read in one statement, so that prices and stock are of one moment.
 */
export async function checkoutLines(
  db: CommerceDb | CommerceTx,
  cartId: number,
  currency: string,
): Promise<CheckoutLine[]> {
  const rows = await db
    .selectFrom('commerce.cart_line as line')
    .innerJoin('commerce.variant as variant', 'variant.id', 'line.variant_id')
    .innerJoin('commerce.product as product', 'product.id', 'variant.product_id')
    .leftJoin('commerce.variant_price as price', (join) =>
      join.onRef('price.variant_id', '=', 'variant.id').on('price.currency', '=', currency),
    )
    .leftJoin('commerce.product_picture as picture', (join) =>
      join.onRef('picture.product_id', '=', 'product.id').on('picture.position', '=', 1),
    )
    .leftJoin('commerce.metafield as print', (join) =>
      join
        .onRef('print.owner_id', '=', 'product.id')
        .on('print.owner_type', '=', 'product')
        .on('print.namespace', '=', 'custom')
        .on('print.key', '=', 'print'),
    )
    .select([
      'line.id as line_id',
      'line.variant_id',
      'line.quantity',
      'line.attributes',
      'variant.option_value',
      'variant.sku',
      'product.handle',
      'product.kind',
      'product.title',
      'product.option_name',
      'product.tags',
      'price.amount',
      'picture.spec',
      'picture.alt',
      'print.value as print_title',
    ])
    .select(sql<number>`variant.on_hand - variant.reserved`.as('available'))
    .select(sql<boolean>`${isPublished} and ${isOffered('variant')}`.as('is_in_shop'))
    .where('line.cart_id', '=', cartId)
    .orderBy('line.position', 'desc')
    .execute();
  return rows.map((row) => ({
    lineId: row.line_id,
    variantId: row.variant_id,
    productHandle: row.handle,
    isGiftCard: row.kind === 'gift-card',
    isFinalSale: row.tags.includes('final-sale'),
    title: row.title,
    printTitle: row.print_title,
    optionName: row.option_name,
    optionValue:
      row.kind === 'gift-card' && row.amount !== null
        ? giftCardAmountText({ amount: row.amount, currency })
        : row.option_value,
    sku: row.sku,
    picture: row.spec === null ? null : { spec: row.spec, alt: row.alt ?? row.title },
    quantity: row.quantity,
    // taken out of the shop: no price buys it
    isSellable: row.amount !== null && row.is_in_shop,
    available: row.available,
    attributes: row.attributes,
  }));
}

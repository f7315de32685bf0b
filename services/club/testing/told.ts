/** What `orders/*` webhooks carry, as far as the club reads it; `usd` is what was paid for merchandise. */
export interface ToldOrderOptions {
  id: number;
  customer?: number | null;
  email?: string;
  state?: 'enabled' | 'disabled';
  customerSince?: string;
  usd?: number;
  giftCardUsd?: number;
  placedAt?: string;
  /** When the provider last changed the order. */
  toldAt?: string;
  isPaid?: boolean;
  fulfilledAt?: string;
  cancelledAt?: string;
  codes?: readonly string[];
  street?: string;
  card?: string;
  products?: readonly number[];
  refunds?: readonly { id: number; usd: number; at?: string }[];
}

const DAY = '2026-06-01T10:00:00.000Z';

const money = (usd: number) => {
  const both = { amount: usd.toFixed(2), currency_code: 'USD' };
  return { shop_money: both, presentment_money: both };
};

export const aToldRefund = (orderId: number, { id, usd, at = DAY }: { id: number; usd: number; at?: string }) => ({
  id,
  order_id: orderId,
  created_at: at,
  refund_line_items: [{ line_item_id: 1, quantity: 1, subtotal_set: money(usd) }],
});

export function aToldCustomer({
  customer = 7,
  email = `swimmer-${customer}@bay.example`,
  state = 'enabled',
  customerSince = '2026-05-20T09:00:00.000Z',
}: Partial<ToldOrderOptions>) {
  return { id: customer, email, state, created_at: customerSince, updated_at: customerSince };
}

/** An order as the provider tells it. */
export function aToldOrder(options: ToldOrderOptions) {
  const { id, customer = 7, usd = 62.4, giftCardUsd = 0, placedAt = DAY, toldAt = placedAt, codes = [] } = options;
  const {
    isPaid = true,
    fulfilledAt,
    cancelledAt,
    street = `${customer} Harbour Road`,
    card,
    products = [1],
  } = options;
  const address = { address1: street, address2: '', zip: 'TR19', country_code: 'GB' };
  return {
    id,
    name: `BB-${id}`,
    updated_at: toldAt,
    processed_at: placedAt,
    cancelled_at: cancelledAt ?? null,
    financial_status: isPaid ? 'paid' : 'pending',
    fulfillment_status: fulfilledAt ? 'fulfilled' : null,
    subtotal_price_set: money(usd + giftCardUsd),
    discount_codes: codes.map((code) => ({ code })),
    customer: customer === null ? null : aToldCustomer(options),
    shipping_address: address,
    billing_address: address,
    ...(card && { payment_details: { credit_card_company: 'Visa', credit_card_number: `•••• •••• •••• ${card}` } }),
    line_items: [
      ...products.map((product) => ({ product_id: product, quantity: 1, gift_card: false, price_set: money(usd) })),
      ...(giftCardUsd > 0 ? [{ product_id: 99, quantity: 1, gift_card: true, price_set: money(giftCardUsd) }] : []),
    ],
    fulfillments: fulfilledAt ? [{ created_at: fulfilledAt }] : [],
    refunds: (options.refunds ?? []).map((refund) => aToldRefund(id, refund)),
  };
}

import * as v from 'valibot';
import { addressKey, cardKey } from '../rules/households.ts';
import type { OrderFacts, OrderRefund, OrderSnapshot } from '../rules/order-facts.ts';

const Id = v.pipe(
  v.union([v.string('is missing'), v.number('is missing')]),
  v.transform(String),
  v.regex(/^\d{1,18}$/, 'is not an id'),
);
const Moment = v.pipe(
  v.string('is missing'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a moment'),
  v.transform((text) => new Date(text).toISOString()),
);
/** '142.00' in cents: what the provider writes in the shop's own currency. */
const Cents = v.pipe(
  v.string('is missing'),
  v.regex(/^-?\d{1,12}(?:\.\d{1,4})?$/, 'is not an amount'),
  v.transform((text) => Math.round(Number(text) * 100)),
);
const Money = v.looseObject({ shop_money: v.looseObject({ amount: Cents }) });
const Text = v.nullish(v.string(), '');

const TOLD_ADDRESS = v.looseObject({ address1: Text, address2: Text, zip: Text, country_code: Text });

/** A customer as `customers/*` webhooks tell them. */
export const TOLD_CUSTOMER = v.looseObject({
  id: Id,
  email: v.nullish(v.string()),
  created_at: v.optional(Moment),
  state: v.optional(v.string()),
});

const REFUND_LINE = v.looseObject({
  subtotal_set: Money,
  line_item: v.nullish(v.looseObject({ gift_card: v.optional(v.boolean(), false) })),
});

/** Money given back for no line: as the provider writes it, less than nothing. */
const ADJUSTMENT = v.looseObject({ kind: v.optional(v.string(), ''), amount_set: v.optional(Money) });

const REFUND = v.looseObject({
  id: Id,
  order_id: v.optional(Id),
  created_at: Moment,
  refund_line_items: v.optional(v.array(REFUND_LINE), []),
  order_adjustments: v.optional(v.array(ADJUSTMENT), []),
});

const LINE = v.looseObject({
  product_id: v.nullish(Id),
  quantity: v.number(),
  gift_card: v.optional(v.boolean(), false),
  price_set: v.optional(Money),
});

const PAYMENT = v.looseObject({ credit_card_company: Text, credit_card_number: Text });

/** An order as `orders/*` webhooks tell it, as much of it as the club reads. */
export const TOLD_ORDER = v.looseObject({
  id: Id,
  name: v.pipe(v.string('is missing'), v.maxLength(60)),
  updated_at: Moment,
  processed_at: Moment,
  cancelled_at: v.nullish(Moment),
  financial_status: v.nullish(v.string()),
  fulfillment_status: v.nullish(v.string()),
  subtotal_price_set: Money,
  discount_codes: v.optional(v.array(v.looseObject({ code: v.string() })), []),
  customer: v.nullish(TOLD_CUSTOMER),
  shipping_address: v.nullish(TOLD_ADDRESS),
  billing_address: v.nullish(TOLD_ADDRESS),
  payment_details: v.nullish(PAYMENT),
  line_items: v.array(LINE),
  fulfillments: v.optional(v.array(v.looseObject({ created_at: Moment })), []),
  refunds: v.optional(v.array(REFUND), []),
});

/** A refund as `refunds/create` tells it. */
export const TOLD_REFUND = v.looseObject({ ...REFUND.entries, order_id: Id });

export type ToldOrder = v.InferOutput<typeof TOLD_ORDER>;
export type ToldRefund = v.InferOutput<typeof TOLD_REFUND>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a refund gave back for merchandise; shipping and gift cards brought no points, so they take none. */
function refundOf({ id, created_at, refund_line_items, order_adjustments }: v.InferOutput<typeof REFUND>): OrderRefund {
  const lines = refund_line_items.filter(({ line_item }) => !line_item?.gift_card);
  const others = order_adjustments.filter(({ kind }) => kind !== 'shipping_refund');
  const cents =
    sum(lines.map(({ subtotal_set }) => subtotal_set.shop_money.amount)) -
    sum(others.map(({ amount_set }) => amount_set?.shop_money.amount ?? 0));
  return { id, cents: Math.max(0, cents), refundedAt: created_at };
}

function merchandiseCents({ subtotal_price_set, line_items }: ToldOrder): number {
  const giftCards = line_items.filter(({ gift_card }) => gift_card);
  const forSale = sum(giftCards.map(({ price_set, quantity }) => (price_set?.shop_money.amount ?? 0) * quantity));
  return Math.max(0, subtotal_price_set.shop_money.amount - forSale);
}

function householdKeys({ shipping_address, billing_address, payment_details }: ToldOrder): string[] {
  const addresses = [shipping_address, billing_address].map(
    (one) =>
      one &&
      addressKey({
        countryCode: one.country_code ?? '',
        postcode: one.zip ?? '',
        lines: [one.address1 ?? '', one.address2 ?? ''],
      }),
  );
  const card =
    payment_details &&
    cardKey({
      company: payment_details.credit_card_company ?? '',
      lastDigits: (payment_details.credit_card_number ?? '').slice(-4),
    });
  return [...new Set([...addresses, card].filter((key) => typeof key === 'string'))];
}

/** What a told order says; `hash` hides addresses and cards before anything is kept of them. */
export function orderFactsOf(told: ToldOrder, hash: (key: string) => string): OrderFacts {
  const snapshot: OrderSnapshot = {
    customer: told.customer?.id ?? null,
    name: told.name,
    merchandiseCents: merchandiseCents(told),
    toldAt: told.updated_at,
    placedAt: told.processed_at,
    codes: [...new Set(told.discount_codes.map(({ code }) => code.toUpperCase()))].sort(),
    households: householdKeys(told).map(hash).sort(),
    products: [...new Set(told.line_items.flatMap(({ product_id }) => product_id ?? []))].sort(),
  };
  const sent = told.fulfillments.map(({ created_at }) => created_at).sort();
  const isFulfilled = told.fulfillment_status === 'fulfilled';
  return {
    snapshot,
    isPaid: ['paid', 'partially_refunded', 'refunded'].includes(told.financial_status ?? ''),
    fulfilledAt: isFulfilled ? (sent.at(-1) ?? told.updated_at) : undefined,
    cancelledAt: told.cancelled_at ?? undefined,
    refunds: told.refunds.map(refundOf),
  };
}

/** What a refund says of its order when it is told by itself. */
export const refundFactsOf = (told: ToldRefund): OrderFacts => ({
  snapshot: undefined,
  isPaid: false,
  fulfilledAt: undefined,
  cancelledAt: undefined,
  refunds: [refundOf(told)],
});

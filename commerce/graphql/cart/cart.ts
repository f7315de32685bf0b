import { cartTotals } from '../../domain/cart/cart-totals.ts';
import { checkoutUrl } from '../../domain/cart/checkout-url.ts';
import { mapConnection } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import { dateTime } from '../date-time.ts';
import type { AttributeResolvers, CartBuyerIdentityResolvers, CartResolvers } from '../generated/resolvers.ts';
import { typed } from '../ids/typed.ts';
import { cartId } from './cart-id.ts';
import { type CartSource, merchandiseOf } from './cart-source.ts';
import { customerOfCart } from './signed-in-buyer.ts';

async function totalsOf(cart: CartSource, context: RequestContext) {
  const lines = cart.lines.map(async (line) => {
    const { price, compareAt } = await merchandiseOf({ line, cart }, context);
    return { unitPrice: price, compareAt, quantity: line.quantity };
  });
  return cartTotals(await Promise.all(lines), cart.currency);
}

export const Cart: CartResolvers = {
  // There are no gift cards and no discounts yet, so a cart has none.
  appliedGiftCards: () => [],
  attribute: ({ record }, { key }) => record.attributes.find((attribute) => attribute.key === key) ?? null,
  attributes: ({ record }) => [...record.attributes],
  buyerIdentity: (cart) => cart,
  checkoutUrl: ({ record, secret }, _args, { shopOrigin }) => checkoutUrl(shopOrigin, record.token, secret),
  cost: (cart, _args, context) => totalsOf(cart, context),
  createdAt: ({ record }) => dateTime(record.createdAt),
  discountAllocations: () => [],
  discountCodes: () => [],
  estimatedCost: (cart, _args, context) => totalsOf(cart, context),
  id: ({ record, secret }) => cartId({ token: record.token, secret }),
  lines: (cart, args) => {
    const lines = args.reverse ? cart.lines.toReversed() : cart.lines;
    const page = pageOfArray(lines, args, (line) => line.id);
    return mapConnection(page, (line) => typed('CartLine', { line, cart }));
  },
  note: ({ record }) => record.note,
  totalQuantity: ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
  updatedAt: ({ record }) => dateTime(record.updatedAt),
};

/** Who buys is shown to who holds the key (D7). */
export const CartBuyerIdentity: CartBuyerIdentityResolvers = {
  countryCode: ({ record, secret }) => (secret === undefined ? null : record.countryCode),
  customer: (cart, _args, { db }) => customerOfCart(cart, db),
  deliveryAddressPreferences: () => [],
  email: ({ record, secret }) => (secret === undefined ? null : record.email),
  phone: ({ record, secret }) => (secret === undefined ? null : record.phone),
  purchasingCompany: () => null,
};

export const Attribute: AttributeResolvers = {
  key: (attribute) => attribute.key,
  value: (attribute) => attribute.value ?? null,
};

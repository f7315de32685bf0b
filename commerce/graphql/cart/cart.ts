import { checkoutUrl } from '../../domain/cart/checkout-url.ts';
import { mapConnection } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import { dateTime } from '../date-time.ts';
import type {
  AttributeResolvers,
  CartBuyerIdentityResolvers,
  CartDeliveryCoordinatesPreferenceResolvers,
  CartDeliveryPreferenceResolvers,
  CartPreferencesResolvers,
  CartResolvers,
} from '../generated/resolvers.ts';
import { typed } from '../ids/global-id.ts';
import type { MetafieldName } from '../metafield/has-metafields.ts';
import { cartId } from './cart-id.ts';
import { type CartSource, isOpened } from './cart-source.ts';
import { deliveryGroups } from './delivery/delivery.ts';
import { allocationSource } from './discounts/discounts.ts';
import { cartMetafield } from './metafields/cart-metafields.ts';
import { pricingOf } from './pricing.ts';
import { customerOfCart } from './signed-in-buyer.ts';

const written = (cart: CartSource): Pick<CartSource['record'], 'attributes' | 'note'> =>
  isOpened(cart) ? cart.record : { attributes: [], note: '' };

const writtenMetafield = (cart: CartSource, name: MetafieldName) => (isOpened(cart) ? cartMetafield(cart, name) : null);

export const Cart: CartResolvers = {
  appliedGiftCards: async (cart, _args, context) => [...(await pricingOf(cart, context)).giftCards],
  attribute: (cart, { key }) => written(cart).attributes.find((attribute) => attribute.key === key) ?? null,
  attributes: (cart) => [...written(cart).attributes],
  buyerIdentity: (cart) => cart,
  checkoutUrl: ({ record, secret }, _args, { shopOrigin }) => checkoutUrl(shopOrigin, record.token, secret),
  cost: (cart, _args, context) => pricingOf(cart, context),
  createdAt: ({ record }) => dateTime(record.createdAt),
  delivery: (cart) => cart,
  deliveryGroups: async (cart, args, context) => {
    // `withCarrierRates` adds what carriers would be asked for; all ways there are have prices of our own.
    const groups = await deliveryGroups(cart, context);
    return pageOfArray(args.reverse ? groups.toReversed() : groups, args, ({ address }) => address.id);
  },
  discountAllocations: async (cart, _args, context) => (await pricingOf(cart, context)).discounts.map(allocationSource),
  discountCodes: async (cart, _args, context) => [...(await pricingOf(cart, context)).codes],
  estimatedCost: (cart, _args, context) => pricingOf(cart, context),
  id: ({ record, secret }) => cartId({ token: record.token, secret }),
  lines: (cart, args) => {
    const lines = args.reverse ? cart.lines.toReversed() : cart.lines;
    const page = pageOfArray(lines, args, (line) => line.id);
    return mapConnection(page, (line) => typed('CartLine', { line, cart }));
  },
  metafield: writtenMetafield,
  metafields: (cart, { identifiers }) => identifiers.map((name) => writtenMetafield(cart, name)),
  note: (cart) => written(cart).note,
  totalQuantity: ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
  updatedAt: ({ record }) => dateTime(record.updatedAt),
};

export const CartBuyerIdentity: CartBuyerIdentityResolvers = {
  countryCode: (cart) => (isOpened(cart) ? cart.record.countryCode : null),
  customer: (cart, _args, { db }) => customerOfCart(cart, db),
  deliveryAddressPreferences: () => [],
  email: (cart) => (isOpened(cart) ? cart.record.email : null),
  phone: (cart) => (isOpened(cart) ? cart.record.phone : null),
  preferences: (cart) => (isOpened(cart) ? cart.record.preferences : null),
  purchasingCompany: () => null,
};

export const CartPreferences: CartPreferencesResolvers = {
  delivery: ({ delivery }) => delivery,
  wallet: ({ wallet }) => wallet && [...wallet],
};

export const CartDeliveryPreference: CartDeliveryPreferenceResolvers = {
  coordinates: ({ coordinates }) => coordinates,
  deliveryMethod: ({ deliveryMethod }) => [...deliveryMethod],
  pickupHandle: ({ pickupHandle }) => [...pickupHandle],
};

export const CartDeliveryCoordinatesPreference: CartDeliveryCoordinatesPreferenceResolvers = {
  countryCode: ({ countryCode }) => countryCode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
};

export const Attribute: AttributeResolvers = {
  key: (attribute) => attribute.key,
  value: (attribute) => attribute.value ?? null,
};

import * as v from 'valibot';
import { FINANCIAL_STATUSES, FULFILMENT_STATUSES } from '../domain/order/order-status.ts';
import { RETURN_STATES } from '../domain/return/return-state.ts';
import type { Endpoint } from './endpoint.ts';
import { ParcelView, WayAhead } from './parcel-view.ts';
import { FIND_RETURNABLE, REQUEST_RETURN, ReturnView } from './return-contract.ts';

const Moment = v.pipe(v.string(), v.isoTimestamp());
const Day = v.pipe(v.string(), v.isoDate());
const Text = v.nullable(v.string());
const Country = v.pipe(v.string('Choose a country.'), v.regex(/^[A-Z]{2}$/, 'Choose a country.'));
const Arrival = v.pipe(v.object({ from: Day, to: Day }), v.description('The days it was promised for'));

const AddressRules = v.object({
  country: v.string(),
  region: v.pipe(
    v.nullable(
      v.object({
        label: v.string(),
        required: v.boolean(),
        choices: v.pipe(
          v.array(v.object({ code: v.string(), name: v.string() })),
          v.description('Empty where it is written by hand'),
        ),
      }),
    ),
    v.description('Null where the country’s addresses name none'),
  ),
  postcode: v.pipe(
    v.nullable(
      v.object({
        label: v.string(),
        pattern: v.pipe(v.string(), v.description('A regular expression for the upper-cased code')),
        example: v.string(),
      }),
    ),
    v.description('Null where the country has no postal codes'),
  ),
});
/** How an address of a country is written, for a form. */
export type AddressRules = v.InferOutput<typeof AddressRules>;

const TrackedOrder = v.object({
  id: v.pipe(v.string(), v.description('The order’s plain id')),
  arrival: Arrival,
  paidWith: v.pipe(v.string(), v.description('In words: "paid with the card ending 4242"')),
  parcels: v.array(ParcelView),
  returns: v.array(ReturnView),
});
/** What the Storefront API does not say of an order: when it comes, where its parcels are, what it was paid with. */
export type TrackedOrder = v.InferOutput<typeof TrackedOrder>;

const FulfilmentStatus = v.picklist(FULFILMENT_STATUSES);

const FoundItem = v.object({
  title: v.string(),
  print: Text,
  option: v.string(),
  quantity: v.number(),
  picture: v.nullable(v.object({ url: v.string(), alt: v.string() })),
});
/** An item of an order, without what it cost. */
export type FoundItem = v.InferOutput<typeof FoundItem>;

const FoundOrder = v.object({
  name: v.string(),
  placedAt: Moment,
  cancelled: v.boolean(),
  fulfilmentStatus: FulfilmentStatus,
  arrival: Arrival,
  parcels: v.array(ParcelView),
  way: v.pipe(
    v.nullable(WayAhead),
    v.description('Its way to come while there is no parcel; null where nothing is sent'),
  ),
  pieces: v.array(FoundItem),
  returns: v.array(ReturnView),
  goesTo: v.pipe(v.string(), v.description('City and country')),
});
/** An order as somebody sees it who knows its number and address: nobody's name, street, or money is in it. */
export type FoundOrder = v.InferOutput<typeof FoundOrder>;

const BookAddress = v.object({
  firstName: Text,
  lastName: Text,
  company: Text,
  address1: Text,
  address2: Text,
  city: Text,
  region: Text,
  postcode: Text,
  countryCode: v.string(),
  phone: Text,
  isDefault: v.boolean(),
});

const OrderAddress = v.object({
  countryCode: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  region: v.string(),
  postcode: v.string(),
  phone: v.string(),
});

const Attributes = v.array(v.object({ key: v.string(), value: v.string() }));

const TakenReturn = v.object({
  name: v.string(),
  requestedAt: Moment,
  state: v.picklist(RETURN_STATES),
  pieces: v.array(
    v.object({
      line: v.pipe(v.number(), v.description('Of the order, the first is 1')),
      quantity: v.number(),
      reason: v.string(),
      resolution: v.string(),
      size: v.pipe(Text, v.description('The one wanted instead')),
      outcome: Text,
    }),
  ),
});
/** A return as its owner takes it along. */
export type TakenReturn = v.InferOutput<typeof TakenReturn>;

const TakenOrder = v.object({
  name: v.string(),
  placedAt: Moment,
  cancelledAt: v.nullable(Moment),
  financialStatus: v.picklist(FINANCIAL_STATUSES),
  fulfilmentStatus: FulfilmentStatus,
  email: v.string(),
  phone: Text,
  currency: v.pipe(v.string(), v.description('Amounts are minor units of it')),
  subtotal: v.number(),
  discount: v.number(),
  discountCodes: v.array(v.string()),
  deliveryPrice: v.number(),
  duty: v.number(),
  tax: v.nullable(v.object({ name: v.string(), amount: v.number() })),
  total: v.number(),
  refunded: v.number(),
  cardLast4: Text,
  note: v.string(),
  attributes: Attributes,
  deliveryAddress: OrderAddress,
  billingAddress: OrderAddress,
  lines: v.array(
    v.object({
      title: v.string(),
      print: Text,
      option: v.object({ name: v.string(), value: v.string() }),
      sku: v.string(),
      quantity: v.number(),
      unitPrice: v.number(),
      amount: v.number(),
      attributes: Attributes,
    }),
  ),
  returns: v.array(TakenReturn),
});
/** An order as its owner takes it along. */
export type TakenOrder = v.InferOutput<typeof TakenOrder>;

const TakenAccount = v.object({
  exportedAt: Moment,
  profile: v.object({
    email: v.string(),
    firstName: Text,
    lastName: Text,
    phone: Text,
    acceptsMarketing: v.boolean(),
    tags: v.array(v.string()),
    memberSince: Moment,
  }),
  addresses: v.array(BookAddress),
  orders: v.array(TakenOrder),
});
/** Everything the provider keeps about a customer. */
export type TakenAccount = v.InferOutput<typeof TakenAccount>;

const TRIED_TOO_OFTEN = 'Tried too often from one network, or at one thing.';
const NOT_READ = {
  400: 'Something will not do; the message says what.',
  413: 'It is too long.',
  415: 'It is not JSON.',
} as const;

export const ADDRESS_RULES = {
  id: 'addressRules',
  method: 'GET',
  path: '/services/address-rules/{country}',
  summary: 'How an address of a country is written.',
  access: 'anybody',
  answer: AddressRules,
  refusals: { 404: 'We do not deliver there.' },
  caching: 'a day',
} as const satisfies Endpoint;

const Amount = v.pipe(
  v.string(),
  v.description('In the currency of the country, as the Storefront API writes amounts'),
);

const DutyEstimate = v.object({
  country: v.string(),
  currency: v.string(),
  goods: Amount,
  tax: v.pipe(
    v.nullable(v.object({ name: v.string(), percent: v.number(), amount: Amount })),
    v.description('Part of the goods’ price; null as long as the state or province decides and is not known'),
  ),
  duty: v.pipe(
    v.nullable(v.object({ percent: v.number(), from: Amount, amount: Amount })),
    v.description('On top of the goods’ price; null where it is part of it'),
  ),
  total: Amount,
});
/** What an order of some worth costs in a country, before delivery. */
export type DutyEstimate = v.InferOutput<typeof DutyEstimate>;

export const ESTIMATE_DUTIES = {
  id: 'estimateDuties',
  method: 'POST',
  path: '/services/duties',
  summary: 'Tax and duties on goods of some worth, as the checkout works them out.',
  access: 'anybody',
  body: v.object({
    country: Country,
    region: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
    goods: v.pipe(v.string('Enter an amount.'), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'Enter an amount, such as 120.')),
  }),
  answer: DutyEstimate,
  refusals: { ...NOT_READ, 404: 'We do not deliver there.' },
  caching: 'never',
} as const satisfies Endpoint;

const ItemsPrice = v.object({
  country: v.string(),
  currency: v.string(),
  total: Amount,
  was: v.pipe(v.nullable(Amount), v.description('Without offers; null where none takes anything off')),
});
/** What items cost together, before delivery. */
export type ItemsPrice = v.InferOutput<typeof ItemsPrice>;

export const PRICE_ITEMS = {
  id: 'priceItems',
  method: 'POST',
  path: '/services/items/price',
  summary: 'What items cost together, with the offers they earn, as a cart of them would.',
  access: 'anybody',
  body: v.object({
    country: Country,
    merchandiseIds: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(100)), 'Name the pieces.'),
      v.minLength(1, 'Name the pieces.'),
      v.maxLength(20, 'Name twenty pieces at most.'),
      v.description('Ids of variants, one for each item'),
    ),
  }),
  answer: ItemsPrice,
  refusals: { ...NOT_READ, 404: 'We do not deliver there, or do not have that piece.' },
  caching: 'never',
} as const satisfies Endpoint;

export const FIND_ORDER = {
  id: 'findOrder',
  method: 'POST',
  path: '/services/orders/find',
  summary: 'An order by its number and the address it was placed with, without an account.',
  access: 'anybody',
  body: v.object({
    number: v.pipe(v.string('Enter the order number.'), v.maxLength(40)),
    email: v.pipe(v.string('Enter the email.'), v.maxLength(320)),
  }),
  answer: FoundOrder,
  refusals: { ...NOT_READ, 404: 'No order has this number and email together.', 429: TRIED_TOO_OFTEN },
  caching: 'never',
} as const satisfies Endpoint;

export const TRACK_ORDERS = {
  id: 'trackOrders',
  method: 'GET',
  path: '/services/account/orders',
  summary: 'What the Storefront API does not say of a customer’s orders, the newest first.',
  access: 'customer',
  answer: v.object({
    mailboxProven: v.pipe(
      v.boolean(),
      v.description('False until a sent link was followed: orders of guests with this address are not shown before'),
    ),
    orders: v.array(TrackedOrder),
  }),
  refusals: {},
  caching: 'never',
} as const satisfies Endpoint;

export const EXPORT_ACCOUNT = {
  id: 'exportAccount',
  method: 'GET',
  path: '/services/account/export',
  summary: 'Everything the provider keeps about a customer, to be taken along.',
  access: 'customer',
  answer: TakenAccount,
  refusals: {},
  caching: 'never',
} as const satisfies Endpoint;

export const LINK_OWNER = {
  id: 'linkOwner',
  method: 'POST',
  path: '/services/account/link',
  summary: 'Whose a mailed link is, with most of the address left out, for whoever holds it.',
  access: 'anybody',
  body: v.object({
    kind: v.picklist(['activate', 'reset']),
    cxid: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    token: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
  }),
  answer: v.object({
    email: v.string(),
    chosen: v.pipe(v.boolean(), v.description('Whether a password waits for the link')),
  }),
  refusals: { ...NOT_READ, 404: 'The link works no longer.', 429: TRIED_TOO_OFTEN },
  caching: 'never',
} as const satisfies Endpoint;

export const FINISH_ACCOUNT = {
  id: 'finishAccount',
  method: 'POST',
  path: '/services/account/finish',
  summary:
    'Opens the account of a mailed link with the password that was chosen on an order’s confirmation, for whoever knows it.',
  access: 'anybody',
  body: v.object({
    cxid: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    token: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
    password: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: v.object({ accessToken: v.string(), expiresAt: v.string() }),
  refusals: {
    ...NOT_READ,
    404: 'The link works no longer, or no such password was chosen.',
    429: TRIED_TOO_OFTEN,
  },
  caching: 'never',
} as const satisfies Endpoint;

export const CLOSE_ACCOUNT = {
  id: 'closeAccount',
  method: 'POST',
  path: '/services/account/close',
  summary: 'Closes a customer’s account for good.',
  access: 'fresh',
  answer: v.object({ closed: v.literal(true) }),
  refusals: { 409: 'Something is still on its way, to the customer or back to the shop.' },
  caching: 'never',
} as const satisfies Endpoint;

/** Every endpoint of self-service. */
export const ENDPOINTS = [
  ADDRESS_RULES,
  ESTIMATE_DUTIES,
  PRICE_ITEMS,
  FIND_ORDER,
  FIND_RETURNABLE,
  REQUEST_RETURN,
  TRACK_ORDERS,
  EXPORT_ACCOUNT,
  LINK_OWNER,
  FINISH_ACCOUNT,
  CLOSE_ACCOUNT,
] as const satisfies readonly Endpoint[];

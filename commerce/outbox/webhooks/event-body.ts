import * as v from 'valibot';
import {
  availableOf,
  productsOfVariants,
  webhookCollection,
  webhookProduct,
} from '../../store/catalogue/webhook-catalogue.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { findCustomer } from '../../store/customer/customers.ts';
import { giftCardLinesOf } from '../../store/discount/gift-card-sales.ts';
import { fulfilmentsOfOrders } from '../../store/order/fulfilments.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findRefund, refundsOfOrder } from '../../store/order/refunds.ts';
import type { EventTopic, ShopEvent } from '../../store/outbox/shop-events.ts';
import { customerPayload } from './customer-payload.ts';
import { orderPayload } from './order-payload.ts';
import { refundPayload } from './refund-payload.ts';

/** What is told of an event; undefined when what it was about is gone. */
type Teller = (tx: CommerceTx, id: number, from: EventSubject) => Promise<object | undefined>;

/** What else a teller may need. */
interface EventSubject {
  shopOrigin: string;
  now: Date;
  payload: Readonly<Record<string, unknown>>;
}

const order: Teller = async (tx, id, { shopOrigin, now }) => {
  const found = await findOrder(tx, { id });
  if (!found) return undefined;
  const variantIds = found.lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const customer = found.customerId === null ? undefined : await findCustomer(tx, found.customerId);
  const fulfilments = (await fulfilmentsOfOrders(tx, [id])).get(id) ?? [];
  return orderPayload(
    {
      order: found,
      customer,
      fulfilments,
      productIds: await productsOfVariants(tx, variantIds),
      refunds: await refundsOfOrder(tx, id),
      giftCardLines: await giftCardLinesOf(tx, id),
      now,
    },
    shopOrigin,
  );
};

const customer: Teller = async (tx, id) => {
  const found = await findCustomer(tx, id);
  return found && customerPayload(found);
};

/** Of a customer who is gone there is only a number to tell. */
const deletedCustomer: Teller = async (_, id) => ({ id, admin_graphql_api_id: `gid://shopify/Customer/${id}` });

/** Whom others are to forget, in the words of the hosted provider. */
const redactedCustomer: Teller = async (_, id, { shopOrigin, payload: { email } }) => ({
  shop_domain: new URL(shopOrigin).host,
  customer: { id, email },
  orders_to_redact: [],
});

const refund: Teller = async (tx, id) => {
  const found = await findRefund(tx, id);
  const of = found && (await findOrder(tx, { id: found.orderId }));
  return found && of && refundPayload(found, of, await giftCardLinesOf(tx, of.id));
};

const product: Teller = async (tx, id) => {
  const found = await webhookProduct(tx, id);
  if (!found) return undefined;
  const { kind, tags, ...rest } = found;
  return {
    ...rest,
    admin_graphql_api_id: `gid://shopify/Product/${id}`,
    product_type: kind,
    tags: tags.join(', '),
    status: found.published_at === null ? 'draft' : 'active',
  };
};

const collection: Teller = async (tx, id) => {
  const found = await webhookCollection(tx, id);
  return found && { ...found, admin_graphql_api_id: `gid://shopify/Collection/${id}` };
};

const inventory: Teller = async (tx, id) => {
  const available = await availableOf(tx, id);
  return available === undefined ? undefined : { inventory_item_id: id, variant_id: id, location_id: 1, available };
};

/** Each topic with the name of the number in its payload, and what is told. */
const TELLERS: { [Topic in EventTopic]: readonly [key: PayloadKey<Topic>, teller: Teller] } = {
  'customers/create': ['customerId', customer],
  'customers/update': ['customerId', customer],
  'customers/enable': ['customerId', customer],
  'customers/disable': ['customerId', customer],
  'customers/delete': ['customerId', deletedCustomer],
  'customers/redact': ['customerId', redactedCustomer],
  'orders/create': ['orderId', order],
  'orders/paid': ['orderId', order],
  'orders/updated': ['orderId', order],
  'orders/fulfilled': ['orderId', order],
  'orders/cancelled': ['orderId', order],
  'refunds/create': ['refundId', refund],
  'products/update': ['productId', product],
  'collections/update': ['collectionId', collection],
  'inventory_levels/update': ['variantId', inventory],
};

type PayloadOf<Topic extends EventTopic> = ShopEvent extends infer One
  ? One extends { topic: infer Topics; payload: infer Payload }
    ? Topic extends Topics
      ? Payload
      : never
    : never
  : never;
type NumberKey<Payload> = Payload extends unknown
  ? { [Key in keyof Payload]: Payload[Key] extends number ? Key : never }[keyof Payload]
  : never;
type PayloadKey<Topic extends EventTopic> = NumberKey<PayloadOf<Topic>> & string;

/** The body of a webhook for an event, as things stand now. */
export async function eventBody(
  tx: CommerceTx,
  topic: EventTopic,
  payload: unknown,
  { shopOrigin, now }: { shopOrigin: string; now: Date },
): Promise<string | undefined> {
  const [key, teller] = TELLERS[topic];
  const fields = v.parse(v.record(v.string(), v.unknown()), payload);
  const body = await teller(tx, v.parse(v.number(), fields[key]), { shopOrigin, now, payload: fields });
  return body && JSON.stringify(body);
}

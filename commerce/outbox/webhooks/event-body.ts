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
import { EVENT_PAYLOADS, type EventPayload, type EventTopic } from '../../store/outbox/shop-events.ts';
import { customerPayload } from './customer-payload.ts';
import { orderPayload } from './order-payload.ts';
import { refundPayload } from './refund-payload.ts';

/** What is told of an event; undefined when what it was about is gone. */
type Teller<Payload> = (tx: CommerceTx, payload: Payload, told: Told) => Promise<object | undefined>;

/** Where and when it is told. */
interface Told {
  shopOrigin: string;
  now: Date;
}

const order: Teller<EventPayload<'orders/create'>> = async (tx, { orderId: id }, { shopOrigin, now }) => {
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

const customer: Teller<EventPayload<'customers/create'>> = async (tx, { customerId }) => {
  const found = await findCustomer(tx, customerId);
  return found && customerPayload(found);
};

/** Of a customer who is gone there is only a number to tell. */
const deletedCustomer: Teller<EventPayload<'customers/delete'>> = async (_, { customerId: id }) => ({
  id,
  admin_graphql_api_id: `gid://shopify/Customer/${id}`,
});

/** Whom others are to forget, in the words of the hosted provider. */
const redactedCustomer: Teller<EventPayload<'customers/redact'>> = async (
  _,
  { customerId, email },
  { shopOrigin },
) => ({
  shop_domain: new URL(shopOrigin).host,
  customer: { id: customerId, email },
  orders_to_redact: [],
});

const refund: Teller<EventPayload<'refunds/create'>> = async (tx, { refundId }) => {
  const found = await findRefund(tx, refundId);
  const of = found && (await findOrder(tx, { id: found.orderId }));
  return found && of && refundPayload(found, of, await giftCardLinesOf(tx, of.id));
};

const product: Teller<EventPayload<'products/update'>> = async (tx, { productId: id }) => {
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

const collection: Teller<EventPayload<'collections/update'>> = async (tx, { collectionId: id }) => {
  const found = await webhookCollection(tx, id);
  return found && { ...found, admin_graphql_api_id: `gid://shopify/Collection/${id}` };
};

const inventory: Teller<EventPayload<'inventory_levels/update'>> = async (tx, { variantId: id }) => {
  const available = await availableOf(tx, id);
  return available === undefined ? undefined : { inventory_item_id: id, variant_id: id, location_id: 1, available };
};

const TELLERS: { readonly [Topic in EventTopic]: Teller<EventPayload<Topic>> } = {
  'customers/create': customer,
  'customers/update': customer,
  'customers/enable': customer,
  'customers/disable': customer,
  'customers/delete': deletedCustomer,
  'customers/redact': redactedCustomer,
  'orders/create': order,
  'orders/paid': order,
  'orders/updated': order,
  'orders/fulfilled': order,
  'orders/cancelled': order,
  'refunds/create': refund,
  'products/update': product,
  'collections/update': collection,
  'inventory_levels/update': inventory,
};

/** The body of a webhook for an event, as things stand now. */
export async function eventBody<Topic extends EventTopic>(
  tx: CommerceTx,
  topic: Topic,
  payload: unknown,
  told: Told,
): Promise<string | undefined> {
  const body = await TELLERS[topic](tx, v.parse(EVENT_PAYLOADS[topic], payload), told);
  return body && JSON.stringify(body);
}

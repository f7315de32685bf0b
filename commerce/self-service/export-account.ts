import { orderName } from '../domain/order/order-name.ts';
import { financialStatus, fulfilmentStatus } from '../domain/order/order-status.ts';
import { returnName } from '../domain/return/return-state.ts';
import { addressesOf } from '../store/customer/customer-addresses.ts';
import { allOrdersOfCustomer } from '../store/customer/customer-orders.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { type ReturnRecord, returnsOfOrders } from '../store/order/returns.ts';
import { customerOf, type SelfServiceContext } from './self-service-context.ts';
import type { TakenAccount, TakenOrder, TakenReturn } from './self-service-contract.ts';

const takenReturn = ({ number, requestedAt, state, lines }: ReturnRecord): TakenReturn => ({
  name: returnName(number),
  requestedAt: requestedAt.toISOString(),
  state,
  pieces: lines.map(({ position, quantity, reason, resolution, variantTitle, outcome }) => ({
    line: position,
    quantity,
    reason,
    resolution,
    size: variantTitle || null,
    outcome,
  })),
});

/** An order with its returns as its owner takes it along; amounts are minor units of its currency. */
function takenAlong(order: OrderRecord, returns: readonly ReturnRecord[]): TakenOrder {
  const { email, phone, currency, subtotal, discount, deliveryPrice, duty, total, refunded, discountCodes, note } =
    order;
  return {
    name: orderName(order.number),
    placedAt: order.processedAt.toISOString(),
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    financialStatus: financialStatus(order),
    fulfilmentStatus: fulfilmentStatus(order.lines),
    email,
    phone,
    currency,
    subtotal,
    discount,
    discountCodes: [...discountCodes],
    deliveryPrice,
    duty,
    tax: order.tax && { name: order.tax.name, amount: order.tax.amount },
    total,
    refunded,
    cardLast4: order.cardLast4,
    note,
    attributes: [...order.attributes],
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    lines: order.lines.map(({ title, sku, quantity, unitPrice, amount, ...line }) => ({
      title,
      print: line.printTitle,
      option: { name: line.optionName, value: line.optionValue },
      sku,
      quantity,
      unitPrice,
      amount,
      attributes: [...line.attributes],
    })),
    returns: returns.map(takenReturn),
  };
}

/** Everything the provider keeps about whoever's token it is, to be read by people and programs. Throws {@link Refused}. */
export async function exportAccount(request: Request, context: SelfServiceContext): Promise<TakenAccount> {
  const customer = await customerOf(request, context);
  const [addresses, orders] = await Promise.all([
    addressesOf(context.db, customer.id),
    allOrdersOfCustomer(context.db, customer.id),
  ]);
  const returns = await returnsOfOrders(
    context.db,
    orders.map(({ id }) => id),
  );
  const { email, firstName, lastName, phone, acceptsMarketing, tags, createdAt } = customer;
  return {
    exportedAt: context.now.toISOString(),
    profile: {
      email,
      firstName,
      lastName,
      phone,
      acceptsMarketing,
      tags: [...tags],
      memberSince: createdAt.toISOString(),
    },
    addresses: addresses.map(({ id, customerId: _, ...address }) => ({
      ...address,
      isDefault: id === customer.defaultAddressId,
    })),
    orders: orders.map((order) => takenAlong(order, returns.get(order.id) ?? [])),
  };
}

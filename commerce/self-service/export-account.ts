import { orderName } from '../domain/order/order-name.ts';
import { financialStatus, fulfilmentStatus } from '../domain/order/order-status.ts';
import { addressesOf } from '../store/customer/customer-addresses.ts';
import { allOrdersOfCustomer } from '../store/customer/customer-orders.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { customerOf, type SelfServiceContext } from './self-service-context.ts';
import type { TakenAccount, TakenOrder } from './self-service-contract.ts';

/** An order as its owner takes it along; amounts are minor units of its currency. */
function takenAlong(order: OrderRecord): TakenOrder {
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
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    lines: order.lines.map(({ title, printTitle, optionName, optionValue, sku, quantity, unitPrice, amount }) => ({
      title,
      print: printTitle,
      option: { name: optionName, value: optionValue },
      sku,
      quantity,
      unitPrice,
      amount,
    })),
  };
}

/** Everything the provider keeps about whoever's token it is, to be read by people and programs. Throws {@link Refused}. */
export async function exportAccount(request: Request, context: SelfServiceContext): Promise<TakenAccount> {
  const customer = await customerOf(request, context);
  const [addresses, orders] = await Promise.all([
    addressesOf(context.db, customer.id),
    allOrdersOfCustomer(context.db, customer.id),
  ]);
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
    orders: orders.map(takenAlong),
  };
}

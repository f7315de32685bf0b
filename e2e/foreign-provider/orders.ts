import { connection, type Range } from './connections.ts';
import { type Goods, money } from './goods.ts';

const HOME = { country: 'CA' } as const;

/** What every customer of this shop has bought once: its second product. */
export function orderOf(email: string, { products }: Goods, checkout: string) {
  const [variant] = products[1]?.variantList ?? [];
  const address = {
    firstName: 'Inge',
    lastName: null,
    address1: 'Deich 4',
    city: 'Halifax',
    province: 'Nova Scotia',
    country: 'Canada',
    zip: 'B3H 1A1',
    phone: null,
    formattedArea: 'Halifax NS, Canada',
    formatted: ['Inge', 'Deich 4', 'Halifax'],
  };
  const total = money(120, HOME);
  const line = {
    title: 'Rettungsring “Sylt” <XXL>',
    quantity: 1,
    originalTotalPrice: total,
    discountedTotalPrice: total,
    variant: variant ?? null,
  };
  return {
    __typename: 'Order',
    id: 'gid://shopify/Order/6400071?key=0011',
    name: '#N-1071',
    email,
    orderNumber: 1071,
    processedAt: '2026-02-03T04:05:06Z',
    canceledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    currencyCode: 'CAD',
    statusUrl: `${checkout}/71/orders/0011/authenticate?key=0011`,
    subtotalPrice: total,
    currentTotalShippingPrice: money(0, HOME),
    totalTax: money(0, HOME),
    originalTotalDuties: null,
    totalPrice: total,
    originalTotalPrice: total,
    totalRefunded: money(0, HOME),
    shippingAddress: address,
    billingAddress: address,
    discountApplications: (range: Range) => connection([], range),
    lineItems: (range: Range) => connection([line], range),
    successfulFulfillments: [],
  };
}

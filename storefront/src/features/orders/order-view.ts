import type { OrderFieldsFragment } from '../../storefront-api/generated/operations.ts';
import { formatMoney } from '../../ui/money/money-format.ts';
import { isOneSize } from '../product/card/size-label.ts';
import { GIFTS_WITH_PURCHASE } from '../promo/gifts-with-purchase.ts';
import { plainId } from '../session/plain-id.ts';
import { categoryOf, lastSteps, type OrderCategory } from './order-category.ts';
import type { Parcel, Tracking } from './parcel/tracking.ts';

/** An item as it was ordered (specification §3). */
export interface OrderedProduct {
  /** The variant's id; null once the item has left the shop. */
  productId: string | null;
  handle: string | null;
  productImage: { url: string; alt: string } | null;
  productName: string;
  /** The print. */
  variant: string | null;
  size: string | null;
  /** What was chosen beside a size: `Denim`, `$50`. */
  options: readonly string[];
  /** Of all items of the line, after what was taken off. */
  price: string;
  /** Of all items before, where something was taken off. */
  was: string | null;
  sku: string | null;
  quantity: number;
  canBuyAgain: boolean;
  /** The shop put it in for nothing; a cart that earns it gets it again by itself. */
  isGift: boolean;
  /** Whom it was for is not bought again with it. */
  isGiftCard: boolean;
}

/** An order as the history shows it (specification §3). */
export interface OrderView {
  orderId: string;
  /** As people say it: `BB-1001`. */
  name: string;
  orderDate: string;
  totalPrice: string;
  /** One of the categories, or that it was called off. */
  status: OrderCategory | 'Cancelled';
  trackingNumber: string | null;
  productsOrdered: readonly OrderedProduct[];
  /** What made it cheaper, in words. */
  reductions: readonly string[];
  parcels: readonly Parcel[];
  /** What of it goes back, or went. */
  returns: Tracking['returns'];
  arrival: Tracking['arrival'] | undefined;
  /** In words; null where that is not known. */
  paidWith: string | null;
  order: OrderFieldsFragment;
}

type Line = OrderFieldsFragment['lineItems']['edges'][number]['node'];

/** What made an order cheaper: codes as they were typed, offers by their title. */
function reductionsOf({ discountApplications }: OrderFieldsFragment): string[] {
  return discountApplications.nodes.flatMap((application) => {
    if ('code' in application) return [`Code ${application.code}`];
    return 'title' in application ? [application.title] : [];
  });
}

const SIZE = 'Size';

function productOf(line: Line): OrderedProduct {
  const { variant, title, quantity, originalTotalPrice, discountedTotalPrice } = line;
  const chosen = variant?.selectedOptions ?? [];
  const size = chosen.find(({ name }) => name === SIZE)?.value;
  const isReduced = originalTotalPrice.amount !== discountedTotalPrice.amount;
  return {
    productId: variant?.id ?? null,
    handle: variant?.product.handle ?? null,
    productImage: variant?.image ? { url: variant.image.url, alt: variant.image.altText ?? title } : null,
    productName: title,
    variant: variant?.product.print?.value ?? null,
    size: size ?? null,
    options: chosen.flatMap(({ name, value }) => (name === SIZE || isOneSize(value) ? [] : [value])),
    price: formatMoney(discountedTotalPrice),
    was: isReduced ? formatMoney(originalTotalPrice) : null,
    sku: variant?.sku ?? null,
    quantity,
    canBuyAgain: variant?.availableForSale ?? false,
    isGiftCard: variant?.product.isGiftCard ?? false,
    isGift:
      Number(discountedTotalPrice.amount) === 0 &&
      GIFTS_WITH_PURCHASE.some(({ handle }) => handle === variant?.product.handle),
  };
}

/** Parcels as far as the provider itself knows them: who carries them, and under which number. */
function bareParcels({ successfulFulfillments }: OrderFieldsFragment): Parcel[] {
  return (successfulFulfillments ?? []).flatMap(({ trackingCompany, trackingInfo }) =>
    trackingInfo.map(({ number, url }) => ({
      company: trackingCompany ?? '',
      number: number ?? '',
      readableNumber: number ?? '',
      url: url ?? '',
      delivered: false,
      events: [],
      ahead: [],
    })),
  );
}

/** An order for reading, with what is known of its parcels. */
export function orderView(order: OrderFieldsFragment, tracking: Tracking | undefined, now: number): OrderView {
  const parcels = tracking?.parcels ?? bareParcels(order);
  return {
    orderId: plainId(order.id),
    name: order.name,
    orderDate: order.processedAt,
    totalPrice: formatMoney(order.totalPrice),
    status:
      categoryOf({ ...order, canceledAt: order.canceledAt ?? null, lastSteps: lastSteps(parcels) }, now) ?? 'Cancelled',
    trackingNumber: parcels[0]?.readableNumber ?? null,
    productsOrdered: order.lineItems.edges.map(({ node }) => productOf(node)),
    reductions: reductionsOf(order),
    parcels,
    returns: tracking?.returns ?? [],
    arrival: tracking?.arrival,
    paidWith: tracking?.paidWith ?? null,
    order,
  };
}

/** Whether an order has all the words somebody looks for: in its number, its items, their prints, options, sizes and SKUs. */
export function matchesTerms({ name, productsOrdered }: OrderView, terms: string): boolean {
  const text = [
    name,
    ...productsOrdered.flatMap(({ productName, variant, options, size, sku }) => [
      productName,
      variant,
      ...options,
      size,
      sku,
    ]),
  ]
    .join(' ')
    .toLowerCase();
  return terms
    .toLowerCase()
    .split(/\s+/)
    .every((term) => text.includes(term));
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderFieldsFragment } from '../../storefront-api/generated/operations.ts';
import { LatestOrder } from './latest-order.tsx';
import { OrderCard } from './order-card.tsx';
import { ShownOrder } from './order-details.tsx';
import { OrderSummary } from './order-summary.tsx';
import { matchesTerms, orderView } from './order-view.ts';
import { ParcelPanel } from './parcel/parcel-panel.tsx';
import type { Tracking } from './parcel/tracking.ts';
import { againOf } from './use-buy-again.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });
const ADDRESS = {
  firstName: 'Marina',
  lastName: 'Costa',
  address1: '218 Kingfisher Lane',
  city: 'Santa Cruz',
  province: 'California',
  country: 'United States',
  zip: '95060',
  phone: null,
  formattedArea: 'Santa Cruz CA, United States',
  formatted: ['Marina Costa', '218 Kingfisher Lane', 'Santa Cruz CA 95060', 'United States'],
};

const ORDER: OrderFieldsFragment = {
  id: 'gid://shopify/Order/7?key=5e37',
  name: 'BB-1007',
  email: 'marina@example.com',
  orderNumber: 1007,
  processedAt: '2026-11-09T10:00:00Z',
  canceledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  currencyCode: 'USD',
  statusUrl: 'https://shop.example/checkouts/orders/x',
  subtotalPrice: usd('82.80'),
  currentTotalShippingPrice: usd('0.0'),
  totalTax: usd('5.60'),
  originalTotalDuties: null,
  totalPrice: usd('82.80'),
  originalTotalPrice: usd('82.80'),
  totalRefunded: usd('0.0'),
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  discountApplications: { nodes: [{ code: 'HELLOBAY' }] },
  lineItems: {
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [
      {
        node: {
          title: 'Lido One-Piece',
          quantity: 1,
          originalTotalPrice: usd('92.0'),
          discountedTotalPrice: usd('82.80'),
          variant: {
            id: 'gid://shopify/ProductVariant/3',
            sku: 'LIDO-M',
            availableForSale: true,
            image: { url: '/pictures/x.webp', altText: 'Lido, laid flat' },
            selectedOptions: [{ name: 'Size', value: 'M' }],
            price: usd('92.0'),
            product: { handle: 'lido-one-piece-citrus-grove', isGiftCard: false, print: { value: 'Citrus Grove' } },
          },
        },
      },
      {
        node: {
          title: 'Gone Hat',
          quantity: 2,
          originalTotalPrice: usd('0.0'),
          discountedTotalPrice: usd('0.0'),
          variant: null,
        },
      },
    ],
  },
  successfulFulfillments: [
    { trackingCompany: 'Tidewater Post', trackingInfo: [{ number: 'TW1', url: 'https://shop.example/p/TW1' }] },
  ],
};

const event = (step: number, status: string) => ({
  step,
  status,
  message: 'On the road.',
  date: '2026-11-12T08:05:00Z',
});
const TRACKING: Tracking = {
  id: '7',
  arrival: { from: '2026-11-24', to: '2026-11-24' },
  paidWith: 'paid with the card ending 4242',
  returns: [],
  parcels: [
    {
      company: 'Tidewater Post',
      number: 'TW481516234278US',
      readableNumber: 'TW 4815 1623 4278 US',
      url: 'https://shop.example/checkouts/parcels/TW481516234278US',
      delivered: false,
      events: [event(1, 'Order created'), event(2, 'Shipment picked up'), event(3, 'In transit to sorting facility')],
      ahead: [event(4, 'Shipment arrived at international hub')],
    },
  ],
};
const NOW = Date.parse('2026-11-20T12:00:00Z');

const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  [[{ name: 'Title', value: 'Default Title' }], { options: [], size: null }],
  [[{ name: 'Amount', value: '$50' }], { options: ['$50'], size: null }],
  [
    [
      { name: 'Farbe', value: 'Denim' },
      { name: 'Size', value: 'M' },
    ],
    { options: ['Denim'], size: 'M' },
  ],
])('what was chosen of %j is read, whatever it is called', (selectedOptions, chosen) => {
  const [edge] = ORDER.lineItems.edges;
  const { node } = edge ?? expect.fail();
  const variant = { ...(node.variant ?? expect.fail()), selectedOptions };
  const lineItems = { ...ORDER.lineItems, edges: [{ node: { ...node, variant } }] };
  expect(orderView({ ...ORDER, lineItems }, undefined, NOW).productsOrdered).toMatchObject([chosen]);
});

test('an order is read with everything the history shows', () => {
  expect(orderView(ORDER, TRACKING, NOW)).toMatchObject({
    orderId: '7',
    name: 'BB-1007',
    totalPrice: '$82.80',
    status: 'In Transit',
    trackingNumber: 'TW 4815 1623 4278 US',
    paidWith: 'paid with the card ending 4242',
    reductions: ['Code HELLOBAY'],
    productsOrdered: [
      {
        productName: 'Lido One-Piece',
        variant: 'Citrus Grove',
        size: 'M',
        sku: 'LIDO-M',
        price: '$82.80',
        was: '$92.00',
      },
      { productName: 'Gone Hat', productId: null, quantity: 2, canBuyAgain: false },
    ],
  });
});

test('what the provider alone knows is enough for a status and a number', () => {
  expect(orderView(ORDER, undefined, NOW)).toMatchObject({
    status: 'Fulfilled',
    trackingNumber: 'TW1',
    arrival: undefined,
    paidWith: null,
  });
});

test('of a parcel only what the provider says is shown, and nothing leads nowhere', () => {
  const sent = (number: string | null): string => {
    const successfulFulfillments = [{ trackingCompany: null, trackingInfo: [{ number, url: null }] }];
    const order = orderView({ ...ORDER, successfulFulfillments }, undefined, NOW);
    return renderToStaticMarkup(<ShownOrder order={order} />);
  };
  expect(text(sent('TW1'))).toMatch(/On its way Expected delivery Tracking number TW1 Copy (?!Carrier)/);
  expect(text(sent(null))).toMatch(/On its way Expected delivery (?!Tracking)/);
  expect(sent('TW1')).not.toContain('href=""');
});

test('of a parcel without number and address only the day is shown, and no empty box', () => {
  const [known] = TRACKING.parcels;
  if (!known) throw new Error('no parcel');
  const bare = { ...known, number: '', readableNumber: '', url: '', events: [], ahead: [] };
  const boxesOf = (parcel: typeof known): number =>
    renderToStaticMarkup(<ParcelPanel parcel={parcel} arrival={undefined} />).match(/<div class="[^"]*track/g)
      ?.length ?? 0;
  expect([bare, { ...bare, number: 'TW1' }, { ...bare, url: 'https://post.example/TW1' }].map(boxesOf)).toEqual([
    0, 1, 1,
  ]);
  expect(renderToStaticMarkup(<ParcelPanel parcel={bare} arrival={undefined} />)).toContain('aria-label="Parcel"');
});

test('an order is found by any words of it, in any order', () => {
  const order = orderView(ORDER, TRACKING, NOW);
  for (const terms of ['', '1007', 'citrus lido', 'gone', 'lido-m'])
    expect(matchesTerms(order, terms), terms).toBe(true);
  for (const terms of ['lido wildflowers', '1008']) expect(matchesTerms(order, terms), terms).toBe(false);
});

test('it is shown at a glance, as a card, as a parcel and as a receipt', () => {
  const order = orderView(ORDER, TRACKING, NOW);
  const [parcel] = order.parcels;
  if (!parcel) throw new Error('no parcel');
  expect(text(renderToStaticMarkup(<LatestOrder order={order} />))).toContain('Order BB-1007, 3 pieces, $82.80');
  const card = text(renderToStaticMarkup(<OrderCard order={order} />));
  expect(card).toContain('Expected Tuesday 24 November');
  expect(card).toContain('Citrus Grove, size M');
  expect(card).toContain('Buy again');
  const panel = renderToStaticMarkup(<ParcelPanel parcel={parcel} arrival={order.arrival} />);
  expect(text(panel)).toContain('Still to come: Shipment arrived at international hub Expected 12 Nov');
  expect(panel.match(/aria-current="step"/g)).toHaveLength(1);
  // Each place the parcel has reached says what happened there (ORD-016).
  const reached = [...panel.matchAll(/<li class="[^"]*(?:done|now)[^"]*".*?<\/li>/g)].map(([item]) => text(item));
  expect(reached).toEqual(
    ['Order created', 'Shipment picked up', 'In transit to sorting facility'].map((status) =>
      expect.stringMatching(new RegExp(`${status} 12 Nov, \\d\\d:05\\. On the road\\.`)),
    ),
  );
  expect(text(panel)).not.toMatch(/Expected 12 Nov\. On the road/);
  const receipt = text(renderToStaticMarkup(<OrderSummary order={order} />));
  expect(receipt).toContain('Subtotal Code HELLOBAY taken off $82.80 Shipping Free');
  expect(receipt).toContain('Same as shipping');
});

test('the steps of the latest order are those of the parcel that takes longest; once all is there, none are shown', () => {
  const stepsOf = (...reached: readonly number[]): string | undefined => {
    const parcels = reached.flatMap((step) =>
      TRACKING.parcels.map((parcel) => ({ ...parcel, delivered: step === 7, events: [event(step, 'Reached')] })),
    );
    const shown = renderToStaticMarkup(<LatestOrder order={orderView(ORDER, { ...TRACKING, parcels }, NOW)} />);
    return /Step \d of 6/.exec(shown)?.[0];
  };
  expect([stepsOf(7, 3), stepsOf(6, 2), stepsOf(2, 6), stepsOf(7), stepsOf(7, 7)]).toEqual([
    'Step 3 of 6',
    'Step 2 of 6',
    'Step 2 of 6',
    undefined,
    undefined,
  ]);
});

test('an order is shown with its parcels, and one that has none without any', () => {
  const shown = (order: OrderFieldsFragment, tracking?: Tracking): string =>
    text(renderToStaticMarkup(<ShownOrder order={orderView(order, tracking, NOW)} />));
  const sent = shown(ORDER, TRACKING);
  for (const terms of ['Tracking number', 'TW 4815 1623 4278 US', '3 pieces', 'Marina Costa', 'Send something back'])
    expect(sent).toContain(terms);

  const unsent: OrderFieldsFragment = { ...ORDER, fulfillmentStatus: 'UNFULFILLED', successfulFulfillments: [] };
  const packed = shown(unsent, { ...TRACKING, parcels: [] });
  expect(packed).toContain('Being packed. Expected Tuesday 24 November');
  expect(packed).not.toMatch(/Tracking|Order created|Carrier page/);
  const card = text(renderToStaticMarkup(<OrderCard order={orderView(unsent, undefined, NOW)} />));
  expect(card).toContain('Unfulfilled');
  expect(card).not.toContain('Track');

  const cancelled = shown({ ...unsent, canceledAt: '2026-11-10T10:00:00Z' });
  expect(cancelled).toContain('This order was cancelled.');
  expect(cancelled).not.toContain('Send something back');
});

test('of an order that is there each piece can be reviewed that was chosen, is still here, and has not been reviewed', () => {
  const [lido] = ORDER.lineItems.edges;
  if (!lido?.node.variant) throw new Error('no variant');
  const { variant } = lido.node;
  const of = (handle: string, isGiftCard = false) => ({
    node: { ...lido.node, variant: { ...variant, product: { handle, isGiftCard, print: null } } },
  });
  const edges = [...ORDER.lineItems.edges, of('kaila-top-zebra'), of('gift-card', true)];
  const order = orderView({ ...ORDER, lineItems: { ...ORDER.lineItems, edges } }, TRACKING, NOW);
  const shown = renderToStaticMarkup(<ShownOrder order={order} reviewed={new Set(['kaila-top-zebra'])} />);
  const ways = [...shown.matchAll(/href="(\/products\/[^"]+#[^"]+)"/g)].map(([, href]) => href);
  expect(ways).toEqual(['/products/lido-one-piece-citrus-grove/#reviews']);
  expect(renderToStaticMarkup(<ShownOrder order={order} />)).not.toContain('Write a review');
});

test('bought again is what was bought and can still be had; a gift comes by itself, if it is earned', () => {
  const [lido, gone] = ORDER.lineItems.edges;
  if (!lido || !gone) throw new Error('no lines');
  const { node } = lido;
  const { variant } = node;
  if (!variant) throw new Error('no variant');
  const pouch = (discountedTotalPrice: ReturnType<typeof usd>) => ({
    node: {
      ...node,
      discountedTotalPrice,
      variant: {
        ...variant,
        id: 'gid://shopify/ProductVariant/9',
        product: { handle: 'marlo-dolls-mini-pouch', isGiftCard: false, print: null },
      },
    },
  });
  const again = (...edges: OrderFieldsFragment['lineItems']['edges']) =>
    againOf(orderView({ ...ORDER, lineItems: { ...ORDER.lineItems, edges } }, undefined, NOW).productsOrdered);
  const lidoAgain = { merchandiseId: 'gid://shopify/ProductVariant/3', quantity: 1 };
  expect(again(lido, pouch(usd('0.0')))).toEqual({ items: [lidoAgain], said: 'In your bag.' });
  expect(again(lido, gone)).toEqual({ items: [lidoAgain], said: 'In your bag, as far as it can still be had.' });
  const paid = { merchandiseId: 'gid://shopify/ProductVariant/9', quantity: 1 };
  expect(again(lido, pouch(usd('18.0')))).toEqual({ items: [lidoAgain, paid], said: 'In your bag.' });
  // A gift card would go in without whom it was for.
  const product = { handle: 'gift-card', isGiftCard: true, print: null };
  const card = { node: { ...node, variant: { ...variant, id: 'gid://shopify/ProductVariant/20', product } } };
  expect(again(lido, card)).toMatchObject({
    items: [lidoAgain],
    said: expect.stringMatching(/^In your bag. Not the gift/),
  });
  expect(again(card).items).toEqual([]);
});

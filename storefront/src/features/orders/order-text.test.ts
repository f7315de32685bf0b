import { expect, test, vi } from 'vitest';
import { mayGoBack, orderSentence, productDetails } from './order-text.ts';
import type { Parcel } from './parcel/tracking.ts';

const DAY_MS = 24 * 60 * 60_000;
const ARRIVED = '2026-10-04T12:00:00Z';
const PARCEL: Parcel = {
  company: 'Tidewater Post',
  number: 'TW1',
  readableNumber: 'TW 1',
  url: '',
  delivered: false,
  events: [{ step: 3, status: 'In transit to sorting facility', message: 'On the road.', date: ARRIVED }],
  ahead: [],
};
const THERE: Parcel = {
  ...PARCEL,
  delivered: true,
  events: [{ step: 7, status: 'Delivered', message: 'At your door.', date: ARRIVED }],
};
const arrival = { from: '2026-11-24', to: '2026-11-26' };
const EXPECTED = 'Expected Tuesday 24 November to Thursday 26 November';

const [TOP, POUCH] = [1, 2].map((productId) => ({
  productId: `gid://shop/ProductVariant/${productId}`,
  handle: null,
  productImage: null,
  productName: 'Kaila Triangle Top',
  variant: null,
  size: 'M',
  options: [],
  price: '$46.00',
  was: null,
  sku: null,
  quantity: 2,
  canBuyAgain: true,
  isGift: productId === 2,
  isGiftCard: false,
}));
if (!TOP || !POUCH) throw new RangeError('no pieces');
const SENT = { status: 'In Transit', arrival, parcels: [PARCEL], returns: [], productsOrdered: [TOP, POUCH] } as const;

const said = (order: Partial<Parameters<typeof orderSentence>[0]>, days = 1): string =>
  orderSentence(
    { status: 'Unfulfilled', arrival: undefined, parcels: [], ...order },
    Date.parse(ARRIVED) + days * DAY_MS,
  );

test.each([
  [{ status: 'Order Placed' }, 'We have your order.'],
  [{ arrival }, `Being packed. ${EXPECTED}`],
  [{}, 'Being packed.'],
  [{ status: 'Fulfilled', arrival, parcels: [PARCEL] }, EXPECTED],
  [{ status: 'Fulfilled', parcels: [THERE] }, 'One parcel has arrived, the rest is being packed.'],
  [{ status: 'In Transit', arrival, parcels: [PARCEL] }, EXPECTED],
  [{ status: 'In Transit', parcels: [PARCEL] }, 'On its way'],
  [{ status: 'Out for Delivery', parcels: [PARCEL] }, 'On the van to you.'],
  [{ status: 'Delivered' }, 'Delivered.'],
  [{ status: 'Cancelled', parcels: [THERE] }, 'This order was cancelled.'],
] as const)('%o: %s', (order, sentence) => {
  expect(said(order)).toBe(sentence);
});

test('what has arrived may go back for sixty days and the day of the last of them, and that is said as long', () => {
  const delivered = { status: 'Delivered', parcels: [THERE] } as const;
  const open = 'Delivered 4 October 2026. Returns are open until 3 December 2026.';
  expect([said(delivered, 0), said(delivered, 60.99), said(delivered, 61)]).toEqual([
    open,
    open,
    'Delivered 4 October 2026.',
  ]);
});

test.each(['2026-10-04T00:10:00Z', '2026-10-04T23:50:00Z'])(
  'what came at %s may go back until its last day is over everywhere, whatever the hour it came',
  (date) => {
    const events = THERE.events.map((event) => ({ ...event, date }));
    const order = { ...SENT, status: 'Delivered', arrival: undefined, parcels: [{ ...THERE, events }] } as const;
    const moments = ['2026-12-04T11:59:59Z', '2026-12-04T12:00:00Z'].map((now) => Date.parse(now));
    expect(moments.map((now) => orderSentence(order, now).includes('Returns are open until 3 December 2026.'))).toEqual(
      [true, false],
    );
    expect(moments.map((now) => mayGoBack(order, now))).toEqual([true, false]);
    expect(mayGoBack({ ...order, status: 'Cancelled' }, Date.parse(date))).toBe(false);
  },
);

test('something may go back from when it was sent, as the shop says when it is asked', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  expect(mayGoBack(SENT, at('2026-11-20'))).toBe(true);
  expect(mayGoBack({ ...SENT, arrival: undefined }, at('2027-11-20'))).toBe(true);
  expect(mayGoBack({ ...SENT, parcels: [], status: 'Unfulfilled' }, at('2026-11-20'))).toBe(false);
  expect([at('2027-01-25'), at('2027-01-27')].map((now) => mayGoBack(SENT, now))).toEqual([true, false]);
});

test('nothing may go back of which each paid piece does already, unless that was called off', () => {
  const back = (quantity: number, state: 'requested' | 'cancelled') => ({
    ...SENT,
    returns: [
      {
        name: 'R-1',
        state,
        way: 'label' as const,
        requestedAt: ARRIVED,
        url: '',
        parcel: null,
        pieces: [
          {
            position: 1,
            title: 'Kaila Triangle Top',
            print: null,
            option: 'M',
            quantity,
            picture: null,
            resolution: 'refund' as const,
            size: null,
            outcome: null,
          },
        ],
      },
    ],
  });
  const may = [1, 2].map((quantity) => mayGoBack(back(quantity, 'requested'), Date.parse(ARRIVED)));
  expect([...may, mayGoBack(back(2, 'cancelled'), Date.parse(ARRIVED))]).toEqual([true, false, true]);
});

test('until when it may go back is one day, whatever the clock here says', async () => {
  const { TZ } = process.env;
  process.env.TZ = 'America/Los_Angeles';
  vi.resetModules();
  try {
    const there = await import('./order-text.ts');
    const events = THERE.events.map((event) => ({ ...event, date: '2026-10-05T01:00:00Z' }));
    const order = { status: 'Delivered', arrival, parcels: [{ ...THERE, events }] } as const;
    expect(there.orderSentence(order, Date.parse(ARRIVED))).toBe(
      'Delivered 4 October 2026. Returns are open until 4 December 2026.',
    );
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    // Nobody else is to get the module that was loaded there.
    vi.resetModules();
  }
});

test('of several parcels the one that came last counts, in whichever order they are listed', () => {
  const earlier: Parcel = {
    ...THERE,
    events: THERE.events.map((event) => ({ ...event, date: '2026-10-01T12:00:00Z' })),
  };
  const sentences = [
    [earlier, THERE],
    [THERE, earlier],
  ].map((parcels) => said({ status: 'Delivered', parcels }));
  expect(new Set(sentences)).toEqual(new Set(['Delivered 4 October 2026. Returns are open until 3 December 2026.']));
});

test.each([
  [{ variant: 'Wildflowers', options: [], size: 'M' }, 'Wildflowers, size M'],
  [{ variant: 'Wildflowers', options: [], size: 'One Size' }, 'Wildflowers, One Size'],
  [{ variant: null, options: ['Denim', 'Long'], size: 'M' }, 'Denim, Long, size M'],
  [{ variant: null, options: [], size: 'Default Title' }, ''],
])('%o is %s', (product, label) => {
  expect(productDetails(product)).toBe(label);
});

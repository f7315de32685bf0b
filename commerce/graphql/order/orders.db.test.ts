import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { CustomerOrders } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../../provider.ts';
import { insertFulfilment } from '../../store/order/fulfilments.ts';
import { aCustomer, type SignedInCustomer } from '../../testing/a-customer.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { SIGN_OUT } from '../../testing/account-operations.ts';
import { anOrder } from '../../testing/an-order.ts';
import { countedStatements } from '../../testing/counted-statements.ts';
import {
  at,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
  shopRequest,
  textAt,
} from '../../testing/provider-under-test.ts';
import { CUSTOMER_ORDERS } from '../../testing/shop-operations.ts';

describe('orders', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { handle: 'kaila-top-passionfruit', sizes: ['S', 'M'] });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const line = (quantity = 1, unitPrice = 4_600) => ({ variantId: top.variantIds[1] ?? 0, quantity, unitPrice });
  const send = (orderId: number, number: string, position = 1) =>
    withTx(test.db, async (tx) =>
      commit(
        await insertFulfilment(tx, {
          orderId,
          trackingCompany: 'Tidewater Post',
          trackingNumber: number,
          lines: [{ position, quantity: 1 }],
          orderedAt: new Date('2026-11-20T10:00:00Z'),
          now: new Date('2026-11-21T10:00:00Z'),
        }),
      ),
    );
  /** The row in an order's id, which its key follows. */
  const rowOf = (node: unknown): number => Number(/Order\/(\d+)\?key=/.exec(textAt(node, 'id'))?.[1]);
  const orders = async ({ token }: SignedInCustomer) =>
    at((await test.request(CUSTOMER_ORDERS, { token })).data, 'customer', 'orders', 'edges');

  it('show everything the order history asks for', async () => {
    const marina = await aCustomer(test);
    const order = await anOrder(test.db, { customerId: marina.id, lines: [line(2), line(1, 9_200)] });
    await send(order.id, 'TW000000000001US');
    const money = (amount: string) => ({ amount, currencyCode: 'USD' });
    const address = {
      firstName: 'Marina',
      lastName: 'Costa',
      address1: '218 Kingfisher Lane',
      city: 'Santa Cruz',
      province: 'California',
      country: 'United States',
      zip: '95060',
      phone: null,
      formattedArea: 'Santa Cruz CA, United States',
    };
    const variant = {
      id: `gid://shopify/ProductVariant/${top.variantIds[1]}`,
      sku: 'KAILA-TOP-PASSIONFRUIT-M',
      image: { url: expect.stringContaining('/pictures/') },
      selectedOptions: [{ name: 'Size', value: 'M' }],
      price: { amount: '46.0', currencyCode: 'USD' },
    };
    expect(await orders(marina)).toEqual([
      {
        node: {
          id: expect.stringMatching(new RegExp(`^gid://shopify/Order/${order.id}\\?key=[\\w-]{43}$`)),
          name: `BB-${order.number}`,
          email: 'marina.costa@example.com',
          orderNumber: order.number,
          processedAt: '2026-11-20T10:00:00Z',
          financialStatus: 'PAID',
          fulfillmentStatus: 'PARTIALLY_FULFILLED',
          currencyCode: 'USD',
          subtotalPrice: money('184.0'),
          currentTotalShippingPrice: money('6.0'),
          totalPrice: money('190.0'),
          originalTotalPrice: money('190.0'),
          shippingAddress: address,
          billingAddress: address,
          lineItems: {
            edges: [
              { node: { title: 'Kaila Triangle Top', quantity: 2, originalTotalPrice: money('92.0'), variant } },
              { node: { title: 'Kaila Triangle Top', quantity: 1, originalTotalPrice: money('92.0'), variant } },
            ],
          },
          successfulFulfillments: [
            {
              trackingCompany: 'Tidewater Post',
              trackingInfo: [{ number: 'TW000000000001US', url: `${SHOP_ORIGIN}/checkouts/parcels/TW000000000001US` }],
            },
          ],
        },
      },
    ]);
  });

  it('say what was taken off, line by line, to the cent', async () => {
    const marina = await aCustomer(test);
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const pair = {
      source: { kind: 'automatic', title: 'Matching pair' },
      value: { kind: 'fixed', usdMinor: 600 },
      selection: 'entitled',
      method: 'each',
      amount: usd(300),
    } as const;
    const code = {
      source: { kind: 'code', code: 'SUNNY10' },
      value: { kind: 'percentage', percent: 10 },
      selection: 'all',
      method: 'across',
      amount: usd(890),
    } as const;
    await anOrder(test.db, {
      customerId: marina.id,
      discounts: [code],
      lines: [
        { ...line(), discount: 300, discounts: [pair], cartDiscount: 430 },
        { ...line(), cartDiscount: 460 },
      ],
    });
    const APPLICATION = `discountApplication { targetType ... on DiscountCodeApplication { code applicable value { ... on PricingPercentageValue { percentage } } }
      ... on AutomaticDiscountApplication { title value { ... on MoneyV2 { amount } } } }`;
    const { data, errors } = await test.request(
      `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes {
        subtotalPrice { amount } totalPrice { amount }
        discountApplications(first: 5) { nodes { __typename } }
        lineItems(first: 5) { nodes { originalTotalPrice { amount } discountedTotalPrice { amount }
          discountAllocations { allocatedAmount { amount } ${APPLICATION} } } } } } } }`,
      { token: marina.token },
    );
    expect(errors).toEqual([]);
    const byCode = { targetType: 'LINE_ITEM', code: 'SUNNY10', applicable: true, value: { percentage: 10 } };
    expect(at(data, 'customer', 'orders', 'nodes', 0)).toEqual({
      subtotalPrice: { amount: '80.1' },
      totalPrice: { amount: '86.1' },
      discountApplications: {
        nodes: [{ __typename: 'DiscountCodeApplication' }, { __typename: 'AutomaticDiscountApplication' }],
      },
      lineItems: {
        nodes: [
          {
            originalTotalPrice: { amount: '46.0' },
            discountedTotalPrice: { amount: '38.7' },
            discountAllocations: [
              {
                allocatedAmount: { amount: '3.0' },
                discountApplication: { targetType: 'LINE_ITEM', title: 'Matching pair', value: { amount: '6.0' } },
              },
              { allocatedAmount: { amount: '4.3' }, discountApplication: byCode },
            ],
          },
          {
            originalTotalPrice: { amount: '46.0' },
            discountedTotalPrice: { amount: '41.4' },
            discountAllocations: [{ allocatedAmount: { amount: '4.6' }, discountApplication: byCode }],
          },
        ],
      },
    });
  });

  it('come as the shop’s own document asks: fifty, the newest first, thirty lines and three parcels of each (ORD-009, ORD-010, ORD-011, CST-003, CST-004, CST-005)', async () => {
    const marina = await aCustomer(test);
    const made: number[] = [];
    for (let index = 0; index < 51; index += 1)
      made.push(
        (
          await anOrder(test.db, {
            customerId: marina.id,
            lines: index === 50 ? Array.from({ length: 31 }, () => line()) : [line()],
          })
        ).id,
      );
    const last = made.at(-1) ?? 0;
    for (let index = 1; index <= 4; index += 1) await send(last, `TW00000000010${index}US`, index);
    const asked = await test.request(CustomerOrders, { customerAccessToken: marina.token });
    const edges = at(asked.data, 'customer', 'orders', 'edges');
    if (!Array.isArray(edges)) throw new Error('There are no orders.');
    expect(edges.map((edge) => rowOf(at(edge, 'node')))).toEqual(made.toReversed().slice(0, 50));
    expect(at(edges[0], 'node', 'lineItems', 'edges')).toHaveLength(30);
    expect(at(edges[0], 'node', 'successfulFulfillments')).toHaveLength(3);
    const next = await test.request(
      `query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders orders(first: 50, reverse: true) {
        totalCount pageInfo { hasNextPage endCursor } } } }`,
      { token: marina.token },
    );
    expect(at(next.data, 'customer')).toMatchObject({
      numberOfOrders: '51',
      orders: { totalCount: '51', pageInfo: { hasNextPage: true } },
    });
    const rest = await test.request(
      `query ($token: String!, $after: String) { customer(customerAccessToken: $token) { orders(first: 50, reverse: true, after: $after) { nodes { id } } } }`,
      { token: marina.token, after: textAt(next.data, 'customer', 'orders', 'pageInfo', 'endCursor') },
    );
    expect(at(rest.data, 'customer', 'orders', 'nodes', 'length')).toBe(1);
    expect(rowOf(at(rest.data, 'customer', 'orders', 'nodes', 0))).toBe(made[0]);
  });

  it('take as many statements for fifty as for one, and no more than eight', async () => {
    const marina = await aCustomer(test);
    const counted = countedStatements(test.db);
    const provider = createProvider({
      db: counted.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      production: true,
    });
    const request = () =>
      counted.during(async () => {
        const answer = await provider.fetch(
          shopRequest({ query: CUSTOMER_ORDERS, variables: { token: marina.token } }),
        );
        expect((await answer.json()).errors).toBeUndefined();
      });
    await anOrder(test.db, { customerId: marina.id, lines: [line()] });
    const forOne = await request();
    for (let index = 0; index < 20; index += 1)
      await anOrder(test.db, { customerId: marina.id, lines: [line(), line()] });
    expect(await request()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(8);
  });

  it('are sorted by what is asked for', async () => {
    const marina = await aCustomer(test);
    const day = (date: string) => new Date(`2026-11-${date}T10:00:00Z`);
    const made: number[] = [];
    for (const [processedAt, price] of [
      [day('03'), 5_000],
      [day('01'), 9_000],
      [day('02'), 1_000],
    ] as const)
      made.push((await anOrder(test.db, { customerId: marina.id, processedAt, lines: [line(1, price)] })).id);
    const sorted = async (sortKey: string) => {
      const { data } = await test.request(
        `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 5, sortKey: ${sortKey}) { nodes { id } } } }`,
        { token: marina.token },
      );
      const nodes = at(data, 'customer', 'orders', 'nodes');
      return Array.isArray(nodes) ? nodes.map((node) => made.indexOf(rowOf(node))) : [];
    };
    expect(await sorted('ID')).toEqual([0, 1, 2]);
    expect(await sorted('PROCESSED_AT')).toEqual([1, 2, 0]);
    expect(await sorted('TOTAL_PRICE')).toEqual([2, 0, 1]);
  });

  it('are their owner’s alone (ORD-020)', async () => {
    const marina = await aCustomer(test);
    const other = await aCustomer(test);
    await anOrder(test.db, { customerId: marina.id, lines: [line()] });
    expect(await orders(other)).toEqual([]);
    await test.request(SIGN_OUT, { token: other.token });
    for (const token of ['', 'guess', other.token])
      expect((await test.request(CUSTOMER_ORDERS, { token })).data).toEqual({ customer: null });
    expect(await orders(marina)).toHaveLength(1);
  });

  it('are fetched by their id and its key, and by nothing less', async () => {
    const marina = await aCustomer(test);
    const order = await anOrder(test.db, { customerId: marina.id, lines: [line(2)] });
    const other = await anOrder(test.db, { customerId: marina.id, lines: [line()] });
    const list = await orders(marina);
    const id = textAt(list, 1, 'node', 'id');
    const key = id.replace(/.*key=/, '');
    const query = `query ($id: ID!) { node(id: $id) { id ... on Order { orderNumber email lineItems(first: 5) { nodes { quantity } } } } }`;
    expect(await test.request(query, { id })).toMatchObject({
      data: {
        node: {
          id,
          orderNumber: order.number,
          email: 'marina.costa@example.com',
          lineItems: { nodes: [{ quantity: 2 }] },
        },
      },
      errors: [],
    });
    for (const wrong of [
      `gid://shopify/Order/${order.id}`,
      `gid://shopify/Order/${order.id}?key=`,
      `gid://shopify/Order/${order.id}?key=${'x'.repeat(43)}`,
      `gid://shopify/Order/${other.id}?key=${key}`,
      `gid://shopify/Order/?key=${key}`,
      `gid://shopify/Cart/${order.id}?key=${key}`,
    ])
      expect(await test.request(query, { id: wrong })).toMatchObject({ data: { node: null }, errors: [] });
  });

  it.each([
    ['orders(first: 251)', 'first cannot exceed 250'],
    ['orders(first: -1)', 'first must be greater than 0.'],
    ['orders(first: 1, after: "garbage")', 'Malformed cursor'],
    ['orders', 'you must provide one of first or last'],
  ])('refuse %s', async (field, message) => {
    const marina = await aCustomer(test);
    const { errors } = await test.request(
      `query ($token: String!) { customer(customerAccessToken: $token) { ${field} { nodes { id } } } }`,
      { token: marina.token },
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
  });
});

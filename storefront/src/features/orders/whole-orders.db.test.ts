import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, type SignedInCustomer } from '../../../../commerce/testing/a-customer.ts';
import { aProduct } from '../../../../commerce/testing/a-product.ts';
import { anOrder } from '../../../../commerce/testing/an-order.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../../../commerce/testing/provider-under-test.ts';
import { AccountOverview, CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { httpClient } from '../../storefront-api/http-client.ts';
import { orderView } from './order-view.ts';
import { wholeOrders, wholeOverview } from './whole-orders.ts';

describe('orders that do not fit into one answer (13.11)', () => {
  let test: ProviderUnderTest;
  let variantId: number;
  beforeAll(async () => {
    test = await providerUnderTest();
    variantId = (await aProduct(test.db)).variantIds[0] ?? 0;
  });
  afterAll(() => test.close());

  /** Each line another quantity, so that a line twice or a wrong order of them shows. */
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ variantId, quantity: index + 1, unitPrice: 100 }));

  /** A browser before the provider; `fails` says of a request's text whether it is answered with a 503. */
  function aBrowser(fails: (body: string) => boolean = () => false) {
    const asked: string[] = [];
    const client = httpClient({
      endpoint: `https://shop.example${API_PATH}`,
      token: EMBEDDED_TOKEN,
      fetch: async (input, init) => {
        const body = String(init?.body);
        asked.push(/query (\w+)/.exec(body)?.[1] ?? '');
        return fails(body)
          ? new Response('Back in a moment.', { status: 503 })
          : test.provider.fetch(new Request(input, init), {});
      },
    });
    return { client, asked };
  }

  async function historyOf({ token }: SignedInCustomer, { client }: ReturnType<typeof aBrowser>) {
    const asking = { client, token, signal: AbortSignal.timeout(20_000) };
    const first = await client.request(CustomerOrders, { customerAccessToken: token });
    return first.ok ? wholeOrders(first.data, asking) : first;
  }
  const quantities = (result: Awaited<ReturnType<typeof historyOf>>): number[][] => {
    if (!result.ok) throw new Error(result.failure.messages.join());
    const orders = result.data.customer?.orders.edges ?? [];
    return orders.map(({ node }) =>
      orderView(node, undefined, Date.now()).productsOrdered.map(({ quantity }) => quantity),
    );
  };
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

  it.each([30, 31, 250])('an order of %i lines shows every one of them, once and in its place', async (count) => {
    const marina = await aCustomer(test);
    await anOrder(test.db, { customerId: marina.id, lines: lines(count) });
    const browser = aBrowser();
    expect(quantities(await historyOf(marina, browser))).toEqual([upTo(count)]);
    expect(browser.asked).toEqual(count === 30 ? ['CustomerOrders'] : ['CustomerOrders', 'OrderLines']);
  });

  it('a history of 101 orders shows every one of them, the newest first', async () => {
    const marina = await aCustomer(test);
    for (let order = 1; order <= 101; order += 1)
      await anOrder(test.db, { customerId: marina.id, lines: [{ variantId, quantity: order, unitPrice: 100 }] });
    const browser = aBrowser();
    expect(quantities(await historyOf(marina, browser)).flat()).toEqual(upTo(101).toReversed());
    expect(browser.asked).toEqual(['CustomerOrders', 'CustomerOrders', 'CustomerOrders']);
  });

  it('what could not be fetched makes a failure of the whole, not a shorter order', async () => {
    const marina = await aCustomer(test);
    await anOrder(test.db, { customerId: marina.id, lines: lines(40) });
    const result = await historyOf(
      marina,
      aBrowser((body) => body.includes('query OrderLines')),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'server', status: 503 } });
  });

  it('the overview counts every piece of the newest order', async () => {
    const marina = await aCustomer(test);
    await anOrder(test.db, { customerId: marina.id, lines: lines(33) });
    const { client } = aBrowser();
    const { token } = marina;
    const first = await client.request(AccountOverview, { customerAccessToken: token });
    if (!first.ok) throw new Error(first.failure.messages.join());
    const all = await wholeOverview(first.data, { client, token, signal: AbortSignal.timeout(20_000) });
    expect(all).toMatchObject({ ok: true });
    const node = all.ok ? all.data.customer?.orders.edges[0]?.node : undefined;
    expect(node?.lineItems.edges.map((edge) => edge.node.quantity)).toEqual(upTo(33));
  });
});

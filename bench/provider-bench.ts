import { aCart } from '@bluebird-bay/commerce/checkout/testing/a-cart.ts';
import {
  hiddenFields,
  MARINA,
  openCheckout,
  type Page,
  pathOf,
  post,
} from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { createAccessToken } from '@bluebird-bay/commerce/store/customer/access-tokens.ts';
import { manyOrders } from '@bluebird-bay/commerce/testing/many-orders.ts';
import {
  CART_BUYER_IDENTITY_UPDATE,
  CART_LINES_ADD,
  CUSTOMER_ORDERS,
  RETRIEVE_CART,
} from '@bluebird-bay/commerce/testing/shop-operations.ts';
import { trivialAnswer } from '@bluebird-bay/commerce/testing/trivial-answer.ts';
import { FIRST_IN_LISTS, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { withoutTimeLimit } from '@bluebird-bay/database/guarded-pool.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { AT_ONCE, newCart, newCarts, type ProviderUnderLoad, providerUnderLoad } from './provider-under-load.ts';
import { type Rounds, rounds } from './rounds.ts';
import type { Row } from './rows.ts';

const ORDERS = 100_000;

const PRODUCT = `query { product(handle: "piece-7") { id title handle descriptionHtml vendor tags
  options { name optionValues { name } }
  variants(first: 20) { nodes { id title availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode } selectedOptions { name value } } }
  media(first: 10) { nodes { __typename alt previewImage { url altText width height } } }
  seo { title description } metafield(namespace: "custom", key: "print") { value } } }`;
const CARD = `id handle title tags availableForSale featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } } compareAtPriceRange { minVariantPrice { amount } }`;
const LIST = `query { collection(handle: "all") { title products(first: 24, filters: [{ available: true },
  { variantOption: { name: "Size", value: "M" } }, { tag: "filter_red" }]) { nodes { ${CARD} }
  filters { id label type values { id label count input } } pageInfo { hasNextPage endCursor } } } }`;
const SEARCH = `query { search(query: "kiala orange", first: 24, types: [PRODUCT], prefix: LAST) {
  totalCount nodes { ... on Product { ${CARD} } } productFilters { id values { label count input } } } }`;
const SUGGEST = `query { predictiveSearch(query: "kai", limit: 8, limitScope: EACH) { products { ${CARD} } collections { title } queries { text } } }`;
const SMALLEST = '{ __typename }';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const perSecond = (value: number): string => value.toFixed(0);

/** A time against the smallest request's of the same run. */
const timed = (what: string, { p50, p95 }: Rounds, smallest: Rounds): Row => ({
  what: `${what}, p50`,
  measured: `${ms(p50)}, p95 ${ms(p95)}`,
  floor: `${ms(smallest.p50)} { __typename }`,
  ratio: p50 / smallest.p50,
});

/** A query against the smallest one the same provider answers, and against resolvers that do nothing. */
async function readRows(
  shop: ProviderUnderLoad,
  what: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Row[]> {
  const answer = await shop.request(query, variables);
  const trivial = await trivialAnswer(query, answer, variables);
  const floor = await rounds(600, () => shop.request(SMALLEST), AT_ONCE);
  const bare = await rounds(600, trivial, AT_ONCE);
  const ours = await rounds(600, () => shop.request(query, variables), AT_ONCE);
  const statements = await shop.counted.during(() => shop.request(query, variables));
  return [
    {
      what: `${what}, requests/s`,
      measured: perSecond(ours.perSecond),
      floor: `${perSecond(floor.perSecond)} { __typename }`,
      ratio: ours.perSecond / floor.perSecond,
    },
    {
      what: `${what}, CPU for each`,
      measured: ms(ours.cpu),
      floor: `${ms(bare.cpu)} trivial`,
      ratio: ours.cpu / bare.cpu,
    },
    { what: `${what}, SQL statements`, measured: String(statements), target: '<= 8' },
  ];
}

async function addRows(shop: ProviderUnderLoad, merchandiseId: string, smallest: Rounds): Promise<Row[]> {
  const lines = [{ merchandiseId, quantity: 1 }];
  const carts = await newCarts(shop, 240);
  const alone = await rounds(100, (round) => shop.request(CART_LINES_ADD, { cartId: carts[round % 100], lines }));
  const floor = await rounds(400, () => shop.request(SMALLEST), AT_ONCE);
  const many = await rounds(
    400,
    (round) => shop.request(CART_LINES_ADD, { cartId: carts[round % 240], lines }),
    AT_ONCE,
  );
  return [
    timed('cartLinesAdd, one after the other', alone, smallest),
    {
      what: 'cartLinesAdd, eight at once, requests/s',
      measured: perSecond(many.perSecond),
      floor: `${perSecond(floor.perSecond)} { __typename }`,
      ratio: many.perSecond / floor.perSecond,
    },
  ];
}

/** Six reads, three adds and a change of country in every ten. */
async function mixRow(shop: ProviderUnderLoad, merchandiseId: string): Promise<Row> {
  const carts = await newCarts(shop, 64, [{ merchandiseId, quantity: 1 }]);
  const countries = [...SUPPORTED_COUNTRIES.slice(0, FIRST_IN_LISTS), 'JP'];
  const floor = await rounds(400, () => shop.request(SMALLEST), 16);
  const mixed = await rounds(
    1_000,
    (round) => {
      const cartId = carts[round % carts.length];
      if (round % 10 < 6) return shop.request(RETRIEVE_CART, { id: cartId });
      if (round % 10 < 9) return shop.request(CART_LINES_ADD, { cartId, lines: [{ merchandiseId, quantity: 1 }] });
      const buyerIdentity = { countryCode: countries[round % countries.length] };
      return shop.request(CART_BUYER_IDENTITY_UPDATE, { cartId, buyerIdentity });
    },
    16,
  );
  return {
    what: 'carts, 60 % read 30 % add 10 % country, requests/s',
    measured: `${perSecond(mixed.perSecond)}, p95 ${ms(mixed.p95)}`,
    floor: `${perSecond(floor.perSecond)} { __typename }`,
    ratio: mixed.perSecond / floor.perSecond,
    target: 'no errors (one would stop it)',
  };
}

async function listRows(shop: ProviderUnderLoad, smallest: Rounds): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, query, target } of [
    { what: 'filtered list with facets', query: LIST, target: '<= 12 ms' },
    { what: 'search, two words, one misspelt', query: SEARCH },
    { what: 'predictive search, three letters', query: SUGGEST },
  ])
    rows.push({
      ...timed(what, await rounds(150, () => shop.request(query)), smallest),
      ...(target ? { target } : {}),
    });
  return rows;
}

async function payRow(shop: ProviderUnderLoad, variantId: number, smallest: Rounds): Promise<Row> {
  const ready: Array<{ cart: Awaited<ReturnType<typeof aCart>>; page: Page }> = [];
  for (let made = 0; made < 60; made += 1) {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    ready.push({ cart, page: await openCheckout(shop.checkout, cart) });
  }
  const paid = await rounds(30, async (round) => {
    const next = ready.pop();
    if (!next) throw new Error(`No bag is left for round ${round}.`);
    const answer = await post(shop.checkout, pathOf(next.cart), { ...MARINA, ...hiddenFields(next.page) });
    if (!answer.location.includes('/thank-you')) throw new Error(`The payment led to ${answer.location}.`);
  });
  return timed('checkout: "Pay" to order written', paid, smallest);
}

async function orderRows(shop: ProviderUnderLoad, variantId: number, smallest: Rounds): Promise<Row[]> {
  const { id } = await shop.db
    .insertInto('commerce.customer')
    .values({ email: 'busy@example.com', state: 'enabled', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token } = await withTx(shop.db, async (tx) => commit(await createAccessToken(tx, id, new Date())));
  await withoutTimeLimit(() => manyOrders(shop.db, ORDERS, { customerId: id, variantId }));
  const statements = await shop.counted.during(() => shop.request(CUSTOMER_ORDERS, { token }));
  const trivial = await trivialAnswer(CUSTOMER_ORDERS, await shop.request(CUSTOMER_ORDERS, { token }), { token });
  const bare = await rounds(60, trivial);
  const list = await rounds(60, () => shop.request(CUSTOMER_ORDERS, { token }));
  return [
    {
      ...timed(`order list (50 x 30 x 3) over ${ORDERS.toLocaleString('en')}`, list, smallest),
      target: 'p95 <= 150 ms',
    },
    {
      what: 'order list, CPU for each',
      measured: ms(list.cpu),
      floor: `${ms(bare.cpu)} trivial`,
      ratio: list.cpu / bare.cpu,
    },
    { what: 'order list, SQL statements', measured: String(statements), target: '<= 8' },
  ];
}

/** The provider alone, within this process: requests in, responses out, over PostgreSQL with everything durable. */
export async function providerBench(): Promise<Row[]> {
  const shop = await providerUnderLoad();
  try {
    const { id: variantId } = await shop.db
      .selectFrom('commerce.variant')
      .select('id')
      .where('sku', '=', 'PIECE-7-M')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('commerce.variant').set({ on_hand: 1_000_000 }).where('id', '=', variantId).execute();
    const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
    const cartId = await newCart(shop, [{ merchandiseId, quantity: 2 }]);
    // aliases would hide fields from resolvers that read properties, so the cart is asked for without any
    const cart = `query ($id: ID!) { cart(id: $id) { id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } subtotalAmount { amount currencyCode } }
      lines(first: 50) { nodes { __typename id quantity cost { totalAmount { amount currencyCode } }
        merchandise { __typename ... on ProductVariant { id title image { url altText width height } product { title handle } } } } } } }`;
    const smallest = await rounds(300, () => shop.request(SMALLEST));
    return [
      ...(await readRows(shop, 'product', PRODUCT)),
      ...(await readRows(shop, 'cart', cart, { id: cartId })),
      ...(await addRows(shop, merchandiseId, smallest)),
      await mixRow(shop, merchandiseId),
      ...(await listRows(shop, smallest)),
      await payRow(shop, variantId, smallest),
      ...(await orderRows(shop, variantId, smallest)),
    ];
  } finally {
    await shop.close();
  }
}

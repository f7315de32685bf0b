import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../../provider.ts';
import { aCart, lineId, variantGid } from '../../testing/a-cart.ts';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { type CountedDatabase, countedStatements } from '../../testing/counted-statements.ts';
import {
  at,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
  shopRequest,
} from '../../testing/provider-under-test.ts';
import { CART_LINES_ADD, CART_LINES_REMOVE, CART_LINES_UPDATE, RETRIEVE_CART } from '../../testing/shop-operations.ts';

const CARD = `handle title featuredImage { url } images(first: 2) { nodes { url } }
  priceRange { minVariantPrice { amount } } options { optionValues { name firstSelectableVariant { availableForSale } } }
  variants(first: 10) { nodes { title price { amount } metafield(namespace: "custom", key: "promo") { value } } }
  print: metafield(namespace: "custom", key: "print") { value }
  matches: metafield(namespace: "custom", key: "matches") { references(first: 4) { nodes { ... on Product { handle featuredImage { url } } } } }`;

/** However long a list is, it takes as many statements as a short one. */
describe('statements', () => {
  let test: ProviderUnderTest;
  let counted: CountedDatabase;
  let products: ProductIds[];
  const firstLine = async (id: string): Promise<string> =>
    lineId(at((await test.request(RETRIEVE_CART, { id })).data, 'cart'));
  let send: (query: string, variables?: object) => Promise<void>;

  beforeAll(async () => {
    test = await providerUnderTest();
    counted = countedStatements(test.db);
    const provider = createProvider({
      db: counted.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      production: true,
    });
    send = async (query, variables = {}) => {
      const answer = await (await provider.fetch(shopRequest({ query, variables }))).json();
      expect(answer.errors).toBeUndefined();
    };
    products = [];
    for (let index = 0; index < 24; index += 1) {
      products.push(
        await aProduct(test.db, {
          handle: `piece-${index}`,
          metafields: [
            { key: 'print', type: 'single_line_text_field', value: 'Lemons' },
            {
              key: 'matches',
              type: 'list.product_reference',
              value: `["piece-${(index + 1) % 24}","piece-${(index + 5) % 24}"]`,
            },
          ],
        }),
      );
    }
    for (let index = 0; index < 12; index += 1)
      await aCollection(test.db, {
        handle: `season-${index}`,
        productIds: products.slice(index, index + 8).map(({ id }) => id),
      });
  });
  // Once: what lists are made of is read at the first list, and again only when the catalogue has changed.
  beforeAll(() => send('{ collection(handle: "season-0") { title } }'));
  afterAll(() => test.close());

  it.each([1, 4, 24])('a collection of %i products with all of a card takes 8', async (first) => {
    const query = `{ collection(handle: "season-0") { products(first: ${first}) { nodes { ${CARD} } } } }`;
    // what lists are made of, products, pictures, variants, metafields of products and of variants, matching products, their pictures
    expect(await counted.during(() => send(query))).toBe(8);
  });

  it.each([1, 12])('%i collections with their first products take 4', async (first) => {
    const query = `{ collections(first: ${first}) { nodes { products(first: 4) { nodes { handle featuredImage { url } } } } } }`;
    // collections, what lists are made of, products, pictures
    expect(await counted.during(() => send(query))).toBe(4);
  });

  it.each([1, 24])('%i products with their collections take 2', async (first) => {
    const query = `{ products(first: ${first}) { nodes { collections(first: 5) { nodes { handle } } } } }`;
    expect(await counted.during(() => send(query))).toBe(2);
  });

  it.each([1, 24])('%i nodes take 1', async (count) => {
    const ids = products.slice(0, count).map(({ id }) => `gid://shopify/Product/${id}`);
    expect(
      await counted.during(() =>
        send('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { title } } }', { ids }),
      ),
    ).toBe(1);
  });

  it.each([1, 24])('a cart of %i lines takes 3 to read and 6 to add to', async (count) => {
    const lines = products.slice(0, count).map(({ variantIds }) => ({ merchandiseId: variantGid(variantIds[0]) }));
    const cartId = await aCart(test, 'US', lines);
    // cart with lines and sales, pieces with products and pictures, metafields
    expect(await counted.during(() => send(RETRIEVE_CART, { id: cartId }))).toBe(3);
    // lock, lines with sales and a payment under way, pieces, new quantities, time of change; then metafields of the answer
    expect(await counted.during(() => send(CART_LINES_ADD, { cartId, lines }))).toBe(6);
    const line = { id: await firstLine(cartId), quantity: 3 };
    expect(await counted.during(() => send(CART_LINES_UPDATE, { cartId, lines: [line] }))).toBe(6);
    // lock, lines with sales, what is taken out, time of change; then pieces and metafields of what is left
    expect(await counted.during(() => send(CART_LINES_REMOVE, { cartId, lineIds: [line.id] }))).toBeLessThanOrEqual(6);
  });

  it('counts at all: asking twice takes twice', async () => {
    const twice = async () => {
      await send('{ products(first: 1) { nodes { handle } } }');
      await send('{ products(first: 1) { nodes { handle } } }');
    };
    expect(await counted.during(twice)).toBe(2);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCart, add, contents, lineId, linesIn, variantGid } from '../../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../../testing/provider-under-test.ts';
import { CART_LINES_ADD, CART_LINES_REMOVE, CART_LINES_UPDATE } from '../../../testing/shop-operations.ts';

describe('cart lines', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let scarce: ProductIds;
  let stickers: ProductIds;
  let cartId: string;

  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { title: 'Kaila Triangle Top', sizes: ['S', 'M', 'L'] });
    scarce = await aProduct(test.db, { title: 'Big Beach Towel', sizes: ['Three left', 'Gone'], stock: [3, 0] });
    stickers = await aProduct(test.db, { title: 'Bay Club Sticker Pack', sizes: ['One Size'], rewardsOnly: true });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    cartId = await aCart(test);
  });

  const change = async (query: string, name: string, variables: object) => {
    const { data, status, errors } = await test.request(query, { cartId, ...variables });
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    return at(data, name);
  };
  const addLines = (lines: readonly object[]) => change(CART_LINES_ADD, 'cartLinesAdd', { lines });
  const updateLines = (lines: readonly object[]) => change(CART_LINES_UPDATE, 'cartLinesUpdate', { lines });
  const removeLines = (lineIds: readonly string[]) => change(CART_LINES_REMOVE, 'cartLinesRemove', { lineIds });

  it('moves updatedAt with every change of its lines (CRT-003)', async () => {
    const before = new Date('2026-01-02T03:04:05Z');
    const movedBy = async (changed: () => Promise<unknown>): Promise<boolean> => {
      await test.db.updateTable('commerce.cart').set({ updated_at: before }).execute();
      return Date.parse(String(at(await changed(), 'cart', 'updatedAt'))) > before.getTime();
    };
    let line = '';
    expect([
      await movedBy(async () => {
        const payload = await addLines([{ merchandiseId: variantGid(top.variantIds[0]) }]);
        line = lineId(at(payload, 'cart'));
        return payload;
      }),
      await movedBy(() => updateLines([{ id: line, quantity: 2 }])),
      await movedBy(() => removeLines([line])),
    ]).toEqual([true, true, true]);
  });

  describe('cartLinesAdd', () => {
    it('adds, joins what is alike, and keeps attributes apart', async () => {
      const [small, medium] = top.variantIds;
      await addLines([{ merchandiseId: variantGid(small), quantity: 1 }]);
      const payload = await addLines([
        { merchandiseId: variantGid(small), quantity: 2 },
        { merchandiseId: variantGid(medium), quantity: 1, attributes: [{ key: 'engraving', value: 'Ada' }] },
        { merchandiseId: variantGid(medium), quantity: 1 },
      ]);
      expect(linesIn(at(payload, 'cart'))).toEqual(['M x 1', 'M x 1', 'S x 3']);
      expect(at(payload, 'cart', 'lines', 'edges', 1, 'node', 'attributes')).toEqual([
        { key: 'engraving', value: 'Ada' },
      ]);
      expect(await contents(test, cartId)).toEqual(['M x 1', 'M x 1', 'S x 3']);
    });

    it('says of a line what it looks like (CRT-017)', async () => {
      const payload = await addLines([{ merchandiseId: variantGid(top.variantIds[0]) }]);
      expect(at(payload, 'cart', 'lines', 'edges', 0, 'node', 'merchandise', 'image')).toEqual({
        url: expect.stringContaining('/'),
        originalSrc: expect.stringContaining('/'),
        src: expect.stringContaining('/'),
        altText: expect.any(String),
        height: expect.any(Number),
        width: expect.any(Number),
      });
    });

    it('adds one where no quantity is given', async () => {
      const payload = await addLines([{ merchandiseId: variantGid(top.variantIds[0]) }]);
      expect(linesIn(at(payload, 'cart'))).toEqual(['S x 1']);
    });

    it.each([-1, 1_000_000, 1_000_000_000, 2_147_483_647])('refuses a quantity of %i', async (quantity) => {
      const merchandiseId = variantGid(top.variantIds[0]);
      expect(await addLines([{ merchandiseId, quantity }])).toEqual({
        cart: null,
        warnings: [],
        userErrors: [
          {
            code: 'INVALID',
            field: ['lines', '0', 'quantity'],
            message: `The quantity for merchandise with id ${merchandiseId} must be greater than zero but less than 1000000.`,
          },
        ],
      });
      expect(await contents(test, cartId)).toEqual([]);
    });

    it.each([1.5, Number.NaN, 2 ** 31, '1'])('does not take %s for a quantity at all', async (quantity) => {
      const lines = [{ merchandiseId: variantGid(top.variantIds[0]), quantity }];
      const { data, errors } = await test.request(CART_LINES_ADD, { cartId, lines });
      // NaN is null in JSON, and null asks for the ordinary one.
      if (Number.isNaN(quantity)) expect(linesIn(at(data, 'cartLinesAdd', 'cart'))).toEqual(['S x 1']);
      else expect({ data, message: errors[0]?.message }).toMatchObject({ data: null, message: /got invalid value/ });
    });

    it('adds all lines or none', async () => {
      const unknown = 'gid://shopify/ProductVariant/424242';
      expect(await addLines([{ merchandiseId: variantGid(top.variantIds[0]) }, { merchandiseId: unknown }])).toEqual({
        cart: null,
        warnings: [],
        userErrors: [
          {
            code: 'INVALID',
            field: ['lines', '1', 'merchandiseId'],
            message: `The merchandise with id ${unknown} does not exist.`,
          },
        ],
      });
      expect(await contents(test, cartId)).toEqual([]);
    });

    it.each([
      'gid://shopify/ProductVariant/nonsense',
      'gid://shopify/Product/1',
      'gid://shopify/ProductVariant/1; drop table commerce.cart',
    ])('knows no merchandise called %s', async (merchandiseId) => {
      expect(await addLines([{ merchandiseId }])).toMatchObject({
        cart: null,
        userErrors: [{ code: 'INVALID', message: `The merchandise with id ${merchandiseId} does not exist.` }],
      });
    });

    it('clamps to what there is, and warns', async () => {
      const payload = await addLines([{ merchandiseId: variantGid(scarce.variantIds[0]), quantity: 5 }]);
      expect(linesIn(at(payload, 'cart'))).toEqual(['Three left x 3']);
      expect(payload).toMatchObject({
        userErrors: [],
        warnings: [
          {
            code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
            message: 'Only 3 items were added to your cart due to availability.',
            target: lineId(at(payload, 'cart')),
          },
        ],
      });
    });

    it('counts what payments hold as gone', async () => {
      const held = await aProduct(test.db, { sizes: ['S'], stock: 5 });
      await test.db.updateTable('commerce.variant').set({ reserved: 4 }).where('product_id', '=', held.id).execute();
      expect(
        linesIn(at(await addLines([{ merchandiseId: variantGid(held.variantIds[0]), quantity: 2 }]), 'cart')),
      ).toEqual(['S x 1']);
    });

    it('adds no line of what is sold out, and warns', async () => {
      const merchandiseId = variantGid(scarce.variantIds[1]);
      expect(await addLines([{ merchandiseId }])).toMatchObject({
        cart: { lines: { edges: [] } },
        userErrors: [],
        warnings: [
          {
            code: 'MERCHANDISE_OUT_OF_STOCK',
            message: "The product 'Big Beach Towel - Gone' is already sold out.",
            target: merchandiseId,
          },
        ],
      });
    });

    it('adds nothing of a product that has left the shop, whatever is on hand, and says so of a line that has it', async () => {
      const { id, variantIds } = await aProduct(test.db, { title: 'Sunny Bucket Hat', sizes: ['One Size'] });
      const merchandiseId = variantGid(variantIds[0]);
      await addLines([{ merchandiseId }]);
      await test.db
        .updateTable('commerce.product')
        .set({ published_at: sql<Date>`'infinity'` })
        .where('id', '=', id)
        .execute();
      const { data } = await test.request(
        `query ($id: ID!) { cart(id: $id) { lines(first: 2) { nodes { quantity merchandise { ... on ProductVariant {
          availableForSale quantityAvailable product { availableForSale totalInventory } } } } } } }`,
        { id: cartId },
      );
      const none = { availableForSale: false, totalInventory: 0 };
      expect(at(data, 'cart', 'lines', 'nodes')).toEqual([
        { quantity: 1, merchandise: { availableForSale: false, quantityAvailable: 0, product: none } },
      ]);
      cartId = await aCart(test);
      expect(await addLines([{ merchandiseId }])).toMatchObject({
        cart: { lines: { edges: [] } },
        warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }],
      });
    });

    it('adds nothing of a size that has left the shop, and lists it no more, but shows a line that has it', async () => {
      const { id, variantIds } = await aProduct(test.db, { sizes: ['S', 'M'], stock: 3 });
      const merchandiseId = variantGid(variantIds[0]);
      await addLines([{ merchandiseId }]);
      await test.db
        .updateTable('commerce.product')
        .set({ option_values: ['M'] })
        .where('id', '=', id)
        .execute();
      const { data } = await test.request(
        `query ($id: ID!) { cart(id: $id) { lines(first: 2) { nodes { merchandise { ... on ProductVariant {
          title availableForSale quantityAvailable product { totalInventory variants(first: 5) { nodes { title } } } } } } } } }`,
        { id: cartId },
      );
      const left = { title: 'S', availableForSale: false, quantityAvailable: 0 };
      const product = { totalInventory: 3, variants: { nodes: [{ title: 'M' }] } };
      expect(at(data, 'cart', 'lines', 'nodes')).toEqual([{ merchandise: { ...left, product } }]);
      cartId = await aCart(test);
      expect(await addLines([{ merchandiseId }])).toMatchObject({
        cart: { lines: { edges: [] } },
        warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }],
      });
    });

    it('sells nothing that is for points only', async () => {
      expect(await addLines([{ merchandiseId: variantGid(stickers.variantIds[0]) }])).toEqual({
        cart: null,
        warnings: [],
        userErrors: [
          {
            code: 'VALIDATION_CUSTOM',
            field: ['lines', '0', 'merchandiseId'],
            message: "The product 'Bay Club Sticker Pack' can be had for points only.",
          },
        ],
      });
      expect(await contents(test, cartId)).toEqual([]);
    });

    it('knows no selling plan', async () => {
      const sellingPlanId = 'gid://shopify/SellingPlan/1';
      expect(await addLines([{ merchandiseId: variantGid(top.variantIds[0]), sellingPlanId }])).toMatchObject({
        userErrors: [{ code: 'SELLING_PLAN_NOT_APPLICABLE', message: 'Cannot apply selling plan to variant' }],
      });
    });

    it('keeps no file in attributes', async () => {
      const attributes = [{ key: 'note', value: 'x'.repeat(10_001) }];
      expect(await addLines([{ merchandiseId: variantGid(top.variantIds[0]), attributes }])).toMatchObject({
        userErrors: [{ code: 'INVALID', field: ['lines', '0', 'attributes'] }],
      });
    });

    it.each(['🩱 日本 العربية', `Robert'); drop table commerce.cart;--`, '__proto__', '{{7*7}}', '\u2028</script>'])(
      'gives back the attribute %j as it came',
      async (value) => {
        const attributes = [{ key: value, value }];
        const payload = await addLines([{ merchandiseId: variantGid(top.variantIds[0]), attributes }]);
        expect(at(payload, 'cart', 'lines', 'edges', 0, 'node', 'attributes')).toEqual(attributes);
      },
    );
  });

  describe('cartLinesUpdate', () => {
    it('sets a quantity', async () => {
      const line = lineId(at(await add(test, cartId, top.variantIds[0]), 'cart'));
      const payload = await updateLines([{ id: line, quantity: 4 }]);
      expect(payload).toMatchObject({
        cart: { cost: { totalAmount: { amount: '184.0' } } },
        userErrors: [],
        warnings: [],
      });
      expect(await contents(test, cartId)).toEqual(['S x 4']);
    });

    it('takes a line away at none', async () => {
      const line = lineId(at(await add(test, cartId, top.variantIds[0]), 'cart'));
      expect(linesIn(at(await updateLines([{ id: line, quantity: 0 }]), 'cart'))).toEqual([]);
    });

    it('changes the merchandise and joins the line that is like it', async () => {
      await add(test, cartId, top.variantIds[0], 2);
      const line = lineId(at(await add(test, cartId, top.variantIds[1], 1), 'cart'));
      const payload = await updateLines([{ id: line, merchandiseId: variantGid(top.variantIds[0]) }]);
      expect(linesIn(at(payload, 'cart'))).toEqual(['S x 3']);
      expect(await contents(test, cartId)).toEqual(['S x 3']);
    });

    it('swaps the merchandise of two lines', async () => {
      const first = lineId(at(await add(test, cartId, top.variantIds[0], 2), 'cart'));
      const second = lineId(at(await add(test, cartId, top.variantIds[1], 5), 'cart'));
      const payload = await updateLines([
        { id: first, merchandiseId: variantGid(top.variantIds[1]) },
        { id: second, merchandiseId: variantGid(top.variantIds[0]) },
      ]);
      expect(linesIn(at(payload, 'cart')).sort()).toEqual(['M x 2', 'S x 5']);
      expect(await contents(test, cartId)).toEqual(linesIn(at(payload, 'cart')));
    });

    it('clamps to what there is, and warns', async () => {
      const line = lineId(at(await add(test, cartId, scarce.variantIds[0]), 'cart'));
      const payload = await updateLines([{ id: line, quantity: 50 }]);
      expect(linesIn(at(payload, 'cart'))).toEqual(['Three left x 3']);
      expect(at(payload, 'warnings')).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line }]);
    });

    it.each([-1, 1_000_000])('refuses a quantity of %i and shows the cart as it is', async (quantity) => {
      const line = lineId(at(await add(test, cartId, top.variantIds[0], 2), 'cart'));
      const payload = await updateLines([{ id: line, quantity }]);
      expect(payload).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['lines', '0', 'quantity'] }] });
      expect(linesIn(at(payload, 'cart'))).toEqual(['S x 2']);
    });

    it('knows no line of another cart, and changes none of its own then', async () => {
      const own = lineId(at(await add(test, cartId, top.variantIds[0]), 'cart'));
      const foreign = lineId(at(await add(test, await aCart(test), top.variantIds[1]), 'cart'));
      const name = /CartLine\/([^?]+)/.exec(foreign)?.[1];
      expect(
        await updateLines([
          { id: own, quantity: 9 },
          { id: foreign, quantity: 9 },
        ]),
      ).toMatchObject({
        userErrors: [
          {
            code: 'INVALID_MERCHANDISE_LINE',
            field: ['lines', '1', 'id'],
            message: `The merchandise line with id ${name} does not exist.`,
          },
        ],
      });
      expect(await contents(test, cartId)).toEqual(['S x 1']);
    });
  });

  describe('cartLinesRemove', () => {
    it('takes lines away', async () => {
      const first = lineId(at(await add(test, cartId, top.variantIds[0]), 'cart'));
      await add(test, cartId, top.variantIds[1]);
      expect(linesIn(at(await removeLines([first]), 'cart'))).toEqual(['M x 1']);
      expect(await contents(test, cartId)).toEqual(['M x 1']);
    });

    it('takes nothing away when one of the lines is unknown', async () => {
      const line = lineId(at(await add(test, cartId, top.variantIds[0]), 'cart'));
      const payload = await removeLines([line, 'gid://shopify/CartLine/gone?cart=x']);
      expect(payload).toMatchObject({
        userErrors: [
          {
            code: 'INVALID_MERCHANDISE_LINE',
            field: ['lineIds', '1'],
            message: 'The merchandise line with id gone does not exist.',
          },
        ],
      });
      expect(linesIn(at(payload, 'cart'))).toEqual(['S x 1']);
      expect(await contents(test, cartId)).toEqual(['S x 1']);
    });
  });

  it('says that there is more beyond fifty lines, and loses none (CRT-044)', async () => {
    const many = await aProduct(test.db, { sizes: Array.from({ length: 51 }, (_, index) => `Size ${index + 1}`) });
    const payload = await addLines(many.variantIds.map((id) => ({ merchandiseId: variantGid(id) })));
    expect(at(payload, 'cart', 'lines', 'pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(linesIn(at(payload, 'cart'))).toHaveLength(50);
    const all = await test.request(
      'query ($id: ID!) { cart(id: $id) { totalQuantity lines(first: 250) { nodes { id } } } }',
      {
        id: cartId,
      },
    );
    expect(at(all.data, 'cart', 'totalQuantity')).toBe(51);
    expect(at(all.data, 'cart', 'lines', 'nodes')).toHaveLength(51);
    expect(at(payload, 'cart', 'cost', 'totalAmount', 'amount')).toBe('2346.0');
  });

  it('holds 250 lines and no more', async () => {
    const many = await aProduct(test.db, { sizes: Array.from({ length: 251 }, (_, index) => `Size ${index + 1}`) });
    const lines = many.variantIds.map((id) => ({ merchandiseId: variantGid(id) }));
    await addLines(lines.slice(0, 250));
    expect(await addLines(lines.slice(250))).toMatchObject({
      cart: null,
      userErrors: [{ code: 'CART_TOO_LARGE', field: ['lines'] }],
    });
    expect(await addLines(lines.slice(0, 1))).toMatchObject({ userErrors: [] });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

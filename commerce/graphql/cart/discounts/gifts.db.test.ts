import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart, variantGid } from '../../../testing/a-cart.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../../testing/provider-under-test.ts';
import { type ShopGifts, shopGifts } from '../../../testing/shop-gifts.ts';

const CLIENTS = 8;
const ROUNDS = process.env.NIGHTLY ? 63 : 12;

const CART = `id cost { totalAmount { amount } } lines(first: 20) { nodes { id quantity attributes { key }
  cost { totalAmount { amount } amountPerQuantity { amount } }
  merchandise { ... on ProductVariant { product { handle } } } } }`;
const GIFT = [{ key: '_gift', value: 'true' }];

describe('gifts and extras', () => {
  let test: ProviderUnderTest;
  let shop: ShopGifts;
  beforeAll(async () => {
    test = await providerUnderTest();
    shop = await shopGifts(test.db);
  });
  afterAll(() => test.close());

  async function mutate(name: string, cartId: string, args: string, variables: object): Promise<unknown> {
    const { data, errors } = await test.request(
      `mutation ($cartId: ID!, ${args}) { ${name}(cartId: $cartId, ${args.replace(/\$(\w+): [^,]+/g, '$1: $$$1')}) {
        cart { ${CART} } userErrors { code message } } }`,
      { cartId, ...variables },
    );
    expect(errors).toEqual([]);
    expect(at(data, name, 'userErrors')).toEqual([]);
    return at(data, name, 'cart');
  }
  const add = (cartId: string, product: { variantIds: number[] }, quantity = 1, attributes: object[] = []) =>
    mutate('cartLinesAdd', cartId, '$lines: [CartLineInput!]!', {
      lines: [{ merchandiseId: variantGid(product.variantIds[0]), quantity, attributes }],
    });
  const set = (cartId: string, id: string, quantity: number) =>
    mutate('cartLinesUpdate', cartId, '$lines: [CartLineUpdateInput!]!', { lines: [{ id, quantity }] });
  const nodes = (cart: unknown): unknown[] => {
    const list = at(cart, 'lines', 'nodes');
    return Array.isArray(list) ? list : [];
  };
  /** 'pouch x 1 = 0.0' for each line, in alphabetical order. */
  const shown = (cart: unknown): string[] =>
    nodes(cart)
      .map((node) => {
        const handle = textAt(node, 'merchandise', 'product', 'handle').replace(
          /^(marlo-dolls-mini|kaila-top|bluebird)-/,
          '',
        );
        return `${handle} x ${at(node, 'quantity')} = ${textAt(node, 'cost', 'totalAmount', 'amount')}`;
      })
      .sort();
  const lineOf = (cart: unknown, handle: string): string =>
    textAt(
      nodes(cart).find((node) => at(node, 'merchandise', 'product', 'handle') === handle),
      'id',
    );

  it('cost nothing once they are earned, and the total is what the rest costs (PRM-013)', async () => {
    const cartId = await aCart(test, 'US');
    await add(cartId, shop.doll, 2);
    const cart = await add(cartId, shop.pouch, 1, GIFT);
    expect(shown(cart)).toEqual(['alley-kat x 2 = 115.0', 'pouch x 1 = 0.0']);
    expect(at(cart, 'cost', 'totalAmount', 'amount')).toBe('115.0');
  });

  it('put in as gifts leave with the change after which they are not earned', async () => {
    const cartId = await aCart(test, 'US');
    await add(cartId, shop.doll, 2);
    const cart = await add(cartId, shop.pouch, 1, GIFT);
    expect(shown(await set(cartId, lineOf(cart, shop.doll.handle), 1))).toEqual(['alley-kat x 1 = 57.5']);
    const again = await add(cartId, shop.doll, 1);
    await add(cartId, shop.pouch, 1, GIFT);
    const removed = await mutate('cartLinesRemove', cartId, '$lineIds: [ID!]!', {
      lineIds: [lineOf(again, shop.doll.handle)],
    });
    expect(shown(removed)).toEqual([]);
  });

  it('are never put in before they are earned, and never twice', async () => {
    const cartId = await aCart(test, 'US');
    expect(shown(await add(cartId, shop.pouch, 1, GIFT))).toEqual([]);
    await add(cartId, shop.doll, 2);
    await add(cartId, shop.pouch, 3, GIFT);
    await add(cartId, shop.pouch, 1, [...GIFT, { key: 'other', value: 'line' }]);
    const cart = await add(cartId, shop.pouch, 1, GIFT);
    expect(shown(cart)).toEqual(['alley-kat x 2 = 115.0', 'pouch x 1 = 0.0']);
    expect(shown(await set(cartId, lineOf(cart, shop.pouch.handle), 7))).toEqual([
      'alley-kat x 2 = 115.0',
      'pouch x 1 = 0.0',
    ]);
  });

  it('bought by the shopper stay, and cost money while they are not earned', async () => {
    const cartId = await aCart(test, 'US');
    await add(cartId, shop.pouch, 2);
    const cart = await add(cartId, shop.doll, 2);
    expect(shown(cart)).toEqual(['alley-kat x 2 = 115.0', 'pouch x 2 = 15.0']);
    expect(shown(await set(cartId, lineOf(cart, shop.doll.handle), 1))).toEqual([
      'alley-kat x 1 = 57.5',
      'pouch x 2 = 30.0',
    ]);
  });

  it('of a country come and go with it', async () => {
    const cartId = await aCart(test, 'AU');
    await add(cartId, shop.doll);
    expect(shown(await add(cartId, shop.stickersAu, 1, GIFT))).toEqual([
      'alley-kat x 1 = 90.0',
      'sticker-pack-au x 1 = 0.0',
    ]);
    expect(shown(await add(cartId, shop.stickersGb, 1, GIFT))).toEqual([
      'alley-kat x 1 = 90.0',
      'sticker-pack-au x 1 = 0.0',
    ]);
    const moved = await mutate('cartBuyerIdentityUpdate', cartId, '$buyerIdentity: CartBuyerIdentityInput!', {
      buyerIdentity: { countryCode: 'GB' },
    });
    expect(shown(moved)).toEqual(['alley-kat x 1 = 46.0']);
    expect(shown(await add(cartId, shop.stickersGb))).toEqual(['alley-kat x 1 = 46.0', 'sticker-pack-gb x 1 = 0.0']);
  });

  it('bought without anything that earns them are never free: 0 of 100 (C9)', async () => {
    const roundOf = <T>(list: readonly [T, ...T[]], round: number): T => list[round % list.length] ?? list[0];
    const free: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const country = roundOf(['US', 'AU', 'GB', 'PH', 'JP'], round);
      const gift = roundOf([shop.pouch, shop.stickersAu, shop.stickersGb], round);
      const cartId = await aCart(test, country, [
        {
          merchandiseId: variantGid(gift.variantIds[0]),
          quantity: 1 + (round % 2),
          attributes: roundOf([GIFT, [], [], []], round),
        },
      ]);
      const { data } = await test.request(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, { id: cartId });
      const lines = shown(at(data, 'cart')).filter((line) => line.endsWith('= 0.0'));
      free.push(...lines.map((line) => `${country}: ${line}`));
    }
    expect(free).toEqual([]);
  });

  it(`are in {0, 1} and never below the threshold, with ${CLIENTS} clients crossing it ${CLIENTS * ROUNDS} times (C9)`, async () => {
    const cartId = await aCart(test, 'US');
    const seen = { with: 0, without: 0 };
    const linesOf = (cart: unknown, { handle }: { handle: string }) =>
      nodes(cart).filter((node) => at(node, 'merchandise', 'product', 'handle') === handle);
    const quantityOf = (lines: readonly unknown[]): number =>
      lines.reduce<number>((sum, line) => sum + Number(at(line, 'quantity')), 0);
    const check = (cart: unknown): void => {
      const dolls = quantityOf(linesOf(cart, shop.doll)) * 57.5;
      const gifts = linesOf(cart, shop.pouch);
      const itemCount = quantityOf(gifts);
      expect(itemCount).toBeLessThanOrEqual(dolls >= 115 ? 1 : 0);
      for (const gift of gifts) expect(at(gift, 'cost', 'totalAmount', 'amount')).toBe('0.0');
      expect(Number(at(cart, 'cost', 'totalAmount', 'amount'))).toBeCloseTo(dolls);
      if (itemCount === 1) seen.with += 1;
      else seen.without += 1;
    };
    const setDolls = async (quantity: number): Promise<void> => {
      const { data } = await test.request(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, { id: cartId });
      for (const doll of linesOf(at(data, 'cart'), shop.doll).slice(0, 1)) {
        const answer = await test.request(
          `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) { cart { ${CART} } } }`,
          { cartId, lines: [{ id: textAt(doll, 'id'), quantity }] },
        );
        const after = at(answer.data, 'cartLinesUpdate', 'cart');
        if (after) check(after);
      }
    };
    const client = async (number: number): Promise<void> => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // What the shop's own rule does: after each answer, put the gift in if it is earned and not there.
        const cart = await add(cartId, shop.doll, 1 + ((round + number) % 2));
        check(cart);
        if (!shown(cart).some((line) => line.startsWith('pouch'))) check(await add(cartId, shop.pouch, 1, GIFT));
        await setDolls((round + number) % 3);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_none, number) => client(number)));
    // Both sides of the threshold were seen, or the test would have shown nothing.
    expect(seen.with).toBeGreaterThan(ROUNDS / 2);
    expect(seen.without).toBeGreaterThan(ROUNDS / 2);
  }, 60_000);

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

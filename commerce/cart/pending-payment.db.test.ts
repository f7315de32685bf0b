import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checkout, createCheckout } from '../checkout/checkout.ts';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import { buy, get, pathOf } from '../checkout/testing/a-shopper.ts';
import { GRACE_MS } from '../domain/checkout/attempt.ts';
import type { CartCredentials } from '../store/cart/cart-credentials.ts';
import { issueGiftCard } from '../store/discount/gift-cards.ts';
import { findOrder } from '../store/order/orders.ts';
import { aCart, add, contents, variantGid } from '../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { aChangeableCart, CART_MUTATIONS, type ChangeableCart, mutateCart } from '../testing/cart-mutations.ts';
import { at, type ProviderUnderTest, providerUnderTest, SHOP_ORIGIN, textAt } from '../testing/provider-under-test.ts';

const ANSWER_LOST = '4000 0000 0000 0077';
const NEVER_CHARGED = '4000 0000 0000 0044';
const BEING_PAID = { code: 'VALIDATION_CUSTOM', field: ['cartId'], message: expect.stringContaining('being paid') };

function credentialsOf(cartId: string): CartCredentials {
  const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(cartId) ?? [];
  return { token, secret };
}

describe('a cart with a payment under way', () => {
  let test: ProviderUnderTest;
  let checkout: Checkout;
  let product: ProductIds;
  let later = 0;
  let atEachStep = (): void => {};
  const log = keptLog();
  beforeAll(async () => {
    test = await providerUnderTest();
    product = await aProduct(test.db, { stock: 10_000, price: 4_600 });
    checkout = createCheckout({
      db: test.db,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec, width) => `${SHOP_ORIGIN}/pictures/${spec}@${width}.webp`,
      gateway: createTestGateway(test.db),
      clock: () => new Date(Date.now() + later),
      gatewayTimeoutMs: 50,
      onStep: () => atEachStep(),
      log,
    });
  });
  afterAll(async () => {
    // banks that say nothing are what this is about
    const errors = log.lines.filter((line) => line.includes('"level":"error"'));
    expect([test.unexpected, errors]).toEqual([[], []]);
    await test.close();
  });

  const rowOf = (cartId: string) =>
    test.db
      .selectFrom('commerce.cart')
      .selectAll()
      .where('token', '=', credentialsOf(cartId).token)
      .executeTakeFirstOrThrow();
  const orderOf = async (cartId: string) => findOrder(test.db, { cartId: (await rowOf(cartId)).id });
  const withGiftCard = async (): Promise<ChangeableCart> => {
    const card = await withTx(test.db, async (tx) => commit(await issueGiftCard(tx, { amount: 500, currency: 'USD' })));
    return aChangeableCart(test, product.variantIds, card.code);
  };
  const payWith = async (cartId: string, card: string) => {
    const page = await buy(checkout, credentialsOf(cartId), { 'card.number': card });
    expect(page.location).toContain('/pending');
  };

  it.each(CART_MUTATIONS)('is not changed by %s, which says why', async (...mutation) => {
    const cart = await withGiftCard();
    const [, , , valueFor] = mutation;
    await payWith(cart.cartId, ANSWER_LOST);
    const before = await rowOf(cart.cartId);
    const payload = await mutateCart(test, mutation, cart.cartId, valueFor(cart));
    expect(payload).toMatchObject({ cart: { id: cart.cartId, totalQuantity: 1 }, userErrors: [BEING_PAID] });
    expect(await rowOf(cart.cartId)).toEqual(before);

    await checkout.sweep();
    expect(await orderOf(cart.cartId)).toMatchObject({ lines: [{ quantity: 1 }], giftCardAmount: 500 });
  });

  it.each(CART_MUTATIONS)('positive control: %s changes it before', async (...mutation) => {
    const cart = await withGiftCard();
    const [, , , valueFor] = mutation;
    const [before, lines] = [await rowOf(cart.cartId), await contents(test, cart.cartId)];
    expect(await mutateCart(test, mutation, cart.cartId, valueFor(cart))).toMatchObject({ userErrors: [] });
    const { updated_at: _, ...rest } = await rowOf(cart.cartId);
    const isSame =
      JSON.stringify({ ...rest, lines: await contents(test, cart.cartId) }) ===
      JSON.stringify({ ...before, updated_at: undefined, lines });
    // the same gift card, and the address's flag is in the row
    expect(isSame).toBe(mutation[0] === 'cartGiftCardCodesUpdate');
  });

  it('is not changed in its personal data or metafields either', async () => {
    const { cartId } = await withGiftCard();
    const set = (value: string) =>
      test.request(
        `mutation ($owner: ID!, $value: String!) { cartMetafieldsSet(metafields: [{ ownerId: $owner, key: "custom.wrap",
          type: "single_line_text_field", value: $value }]) { metafields { value } userErrors { field message } } }`,
        { owner: cartId, value },
      );
    expect(at((await set('paper')).data, 'cartMetafieldsSet')).toMatchObject({ userErrors: [] });
    await payWith(cartId, ANSWER_LOST);
    const before = await rowOf(cartId);
    expect(at((await set('cloth')).data, 'cartMetafieldsSet')).toMatchObject({
      metafields: null,
      userErrors: [{ message: BEING_PAID.message }],
    });
    const gone = await test.request(
      `mutation ($owner: ID!) { cartMetafieldDelete(input: { ownerId: $owner, key: "custom.wrap" }) {
        deletedId userErrors { message } } }`,
      { owner: cartId },
    );
    expect(at(gone.data, 'cartMetafieldDelete')).toEqual({
      deletedId: null,
      userErrors: [{ message: BEING_PAID.message }],
    });
    const forgotten = await test.request(
      'mutation ($id: ID!) { cartRemovePersonalData(cartId: $id) { userErrors { code field message } } }',
      { id: cartId },
    );
    expect(at(forgotten.data, 'cartRemovePersonalData')).toEqual({ userErrors: [BEING_PAID] });
    expect(await rowOf(cartId)).toEqual(before);
  });

  it('is open again once the payment has come to nothing', async () => {
    const cartId = await aCart(test, 'US', [{ merchandiseId: variantGid(product.variantIds[0]) }]);
    await payWith(cartId, NEVER_CHARGED);
    expect(await add(test, cartId, product.variantIds[1])).toMatchObject({ userErrors: [BEING_PAID] });
    later += GRACE_MS + 1_000;
    await checkout.sweep();
    expect(await add(test, cartId, product.variantIds[1])).toMatchObject({ cart: { id: cartId }, userErrors: [] });
    expect(await contents(test, cartId)).toEqual(['M x 1', 'S x 1']);
  });

  it('makes way for a new one once an order stands for it: what is added then is in the new one', async () => {
    const cartId = await aCart(test, 'US', [{ merchandiseId: variantGid(product.variantIds[0]) }]);
    await payWith(cartId, ANSWER_LOST);
    await checkout.sweep();
    const answer = await add(test, cartId, product.variantIds[1], 2);
    expect(answer).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['cartId'] }] });
    const fresh = textAt(answer, 'cart', 'id');
    expect(fresh).not.toBe(cartId);
    expect(await contents(test, fresh)).toEqual(['M x 2']);
    expect((await orderOf(cartId))?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    // the old address leads to the order, never to a till
    const { status, location } = await get(checkout, pathOf(credentialsOf(cartId)));
    expect([status, location]).toEqual([303, expect.stringContaining('/thank-you')]);
  });

  it('loses nothing that is added in the very moment it is paid for (C8)', async () => {
    for (let round = 0; round < 12; round += 1) {
      const cartId = await aCart(test, 'US', [{ merchandiseId: variantGid(product.variantIds[0]) }]);
      const adding = [add(test, cartId, product.variantIds[1])];
      atEachStep = () => adding.push(add(test, cartId, product.variantIds[1]));
      await buy(checkout, credentialsOf(cartId));
      atEachStep = () => {};
      const answers = await Promise.all([...adding, add(test, cartId, product.variantIds[1])]);
      const old = await orderOf(cartId);
      const inOrder = old?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
      const inOldCart = old ? 0 : (await contents(test, cartId)).reduce((sum, line) => sum + Number(line.slice(4)), 0);
      const replaced = answers.filter((answer) => ![undefined, cartId].includes(idIn(answer)));
      const inNewCarts = (await Promise.all(replaced.map((answer) => contents(test, idIn(answer) ?? '')))).flat()
        .length;
      const refused = answers.filter((answer) => at(answer, 'userErrors', 0, 'code') === 'VALIDATION_CUSTOM').length;
      expect(inOrder + inOldCart + inNewCarts + refused).toBe(1 + answers.length);
    }
  });
});

const idIn = (answer: unknown): string | undefined => {
  const id = at(answer, 'cart', 'id');
  return typeof id === 'string' ? id : undefined;
};

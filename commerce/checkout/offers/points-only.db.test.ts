import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSingleUseCode } from '../../store/discount/reward-codes.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy, follow, hiddenFields, MARINA, openCheckout, pageText, pathOf, post } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const PACK = 'members-sticker-pack';
const CODE = 'PACK-1234-5678';

describe('a sticker pack for points at the checkout (CAT-063)', () => {
  let shop: TestShop;
  let top: number | undefined;
  beforeAll(async () => {
    shop = await openShop();
    top = (await aProduct(shop.db, { stock: 100, price: 6_000 })).variantIds[0];
    await aProduct(shop.db, { handle: PACK, title: 'Members’ Pack', stock: 5, price: 1_200, rewardsOnly: true });
    const endsAt = new Date(FRIDAY.getTime() + 86_400_000);
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(shop.db, { code: CODE, discount: { value, class: 'product', unlocks: PACK, endsAt } });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const linesOf = (cartId: number) =>
    shop.db
      .selectFrom('commerce.order_line as line')
      .innerJoin('commerce.order as order', 'order.id', 'line.order_id')
      .select(['line.title', 'line.quantity', 'line.amount', 'order.discount_codes'])
      .where('order.cart_id', '=', cartId)
      .orderBy('line.amount')
      .execute();
  /** Types the code at the checkout. */
  async function typeCode(cart: Awaited<ReturnType<typeof aCart>>): Promise<string> {
    const page = await openCheckout(shop.checkout, cart);
    const typed = { ...MARINA, ...hiddenFields(page), intent: 'apply-code', code: CODE };
    return pageText(await follow(shop.checkout, await post(shop.checkout, pathOf(cart), typed)));
  }

  it('comes with the code, is sent for nothing, and once', async () => {
    const first = await aCart(shop.db, { lines: [{ variantId: top }] });
    const second = await aCart(shop.db, { lines: [{ variantId: top }] });
    expect(await typeCode(first)).toContain('Members’ Pack');
    expect(await typeCode(second)).toContain('Members’ Pack');
    expect(pageText(await follow(shop.checkout, await buy(shop.checkout, first)))).toContain('Thank you, Marina');
    expect(await linesOf(first.id)).toEqual([
      { title: 'Members’ Pack', quantity: 1, amount: 0, discount_codes: [CODE] },
      { title: 'Kaila Triangle Top', quantity: 1, amount: 6_000, discount_codes: [CODE] },
    ]);

    const late = pageText(await openCheckout(shop.checkout, second));
    expect(late).not.toContain('Members’ Pack');
    expect(late).toContain('This code has been used as often as it can be.');
    await follow(shop.checkout, await buy(shop.checkout, second));
    expect(await linesOf(second.id)).toEqual([
      { title: 'Kaila Triangle Top', quantity: 1, amount: 6_000, discount_codes: [] },
    ]);
  });

  it('is a bag by itself too, for the price of its way', async () => {
    const code = 'PACK-8765-4321';
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(shop.db, { code, discount: { value, class: 'product', unlocks: PACK, endsAt: null } });
    const cart = await aCart(shop.db, { lines: [{ variantId: top }] });
    await openCheckout(shop.checkout, cart);
    await post(shop.checkout, pathOf(cart), { ...MARINA, intent: 'apply-code', code });
    await shop.db
      .deleteFrom('commerce.cart_line')
      .where('cart_id', '=', cart.id)
      .where('variant_id', '=', top ?? 0)
      .execute();
    expect(pageText(await follow(shop.checkout, await buy(shop.checkout, cart)))).toContain('Thank you, Marina');
    expect(await linesOf(cart.id)).toMatchObject([{ title: 'Members’ Pack', amount: 0 }]);
  });
});

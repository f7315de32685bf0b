import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../../commerce/checkout/checkout.ts';
import { createTestGateway } from '../../../../../commerce/checkout/gateway/test-gateway.ts';
import { buy } from '../../../../../commerce/checkout/testing/a-shopper.ts';
import { seedDiscounts } from '../../../../../commerce/store/discount/discounts.ts';
import { issueGiftCard } from '../../../../../commerce/store/discount/gift-cards.ts';
import { aProduct } from '../../../../../commerce/testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../../../../commerce/testing/provider-under-test.ts';
import { type ShopGifts, shopGifts } from '../../../../../commerce/testing/shop-gifts.ts';
import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import { giftMark } from '../state/cart-gifts.ts';
import { cartLines } from '../state/cart-lines.ts';
import { aRealShop } from '../testing/a-real-shop.ts';
import { aBuyer, aStorage } from '../testing/a-shop.ts';
import { REASONS } from './cart-reasons.ts';

let test: ProviderUnderTest;
let gifts: ShopGifts;
/** 46 dollars each, of nobody's range. */
let others: string[];
let doll: string;
const gid = (id: number | undefined): string => `gid://shopify/ProductVariant/${id}`;

beforeAll(async () => {
  test = await providerUnderTest();
  gifts = await shopGifts(test.db);
  await seedDiscounts(test.db);
  doll = gid(gifts.doll.variantIds[0]);
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => aProduct(test.db, { handle: `piece-${index}` })),
  );
  others = made.map(({ variantIds }) => gid(variantIds[0]));
});
afterAll(() => test.close());

type Shop = ReturnType<typeof aRealShop>;
const from = (country: CountryCode) => ({ ...aBuyer(), country });
const linesOf = ({ state }: Shop) => {
  const { cart } = state();
  return cart ? cartLines(cart) : [];
};
const handles = (shop: Shop) => linesOf(shop).map((line) => line.merchandise.product.handle);
const giftLines = (shop: Shop) => linesOf(shop).filter((line) => giftMark(line) !== undefined);
const lineWith = (shop: Shop, merchandiseId: string) =>
  linesOf(shop).find((line) => line.merchandise.id === merchandiseId)?.id ?? expect.fail('no such line');

describe('adding quickly', () => {
  it('loses none of 20 adds', async () => {
    const shop = aRealShop(test);
    await Promise.all(others.map((merchandiseId) => shop.session.add({ merchandiseId, quantity: 1 })));
    await shop.settled();
    // Britain's stickers are the twenty-first.
    expect(linesOf(shop)).toHaveLength(21);
    expect(shop.state().optimisticLines).toEqual([]);
  });

  it('loses none of 20 adds from two tabs that share no lock', async () => {
    const storage = aStorage();
    const [here, there] = [aRealShop(test, { storage }), aRealShop(test, { storage })];
    await Promise.all(
      others.map((merchandiseId, index) => (index % 2 ? here : there).session.add({ merchandiseId, quantity: 1 })),
    );
    await Promise.all([here.settled(), there.settled()]);
    await here.session.read();
    await here.settled();
    expect(new Set(handles(here)).size).toBe(21);
    expect(giftLines(here).map(({ quantity }) => quantity)).toEqual([1]);
  });
});

describe('a cart of more than 50 lines', () => {
  it('shows and counts them all, takes more of any, and gets its gift (PRM-003)', async () => {
    const { variantIds } = await aProduct(test.db, {
      handle: 'fifty-one-sizes',
      sizes: Array.from({ length: 51 }, (_, index) => `Size ${index + 1}`),
    });
    const shop = aRealShop(test, { buyer: from('US') });
    await shop.session.ensure();
    await shop.session.addMany(variantIds.map((id) => ({ merchandiseId: gid(id), quantity: 1 })));
    const shown = new Set(linesOf(shop).map((line) => line.merchandise.id));
    expect([shown.size, shop.state().cart?.totalQuantity]).toEqual([51, 51]);
    expect(await shop.session.add({ merchandiseId: gid(variantIds[0] ?? 0), quantity: 1 })).not.toBeNull();
    expect(shop.state().cart?.totalQuantity).toBe(52);
    expect(giftLines(shop)).toEqual([]);

    await shop.session.add({ merchandiseId: doll, quantity: 2 });
    await shop.settled();
    expect(giftLines(shop)).toMatchObject([{ quantity: 1, cost: { totalAmount: { amount: '0.0' } } }]);
    expect(linesOf(shop)).toHaveLength(53);
  });
});

describe('leaving for the checkout', () => {
  it.each([
    ['once it is in', true],
    ['before it is in', false],
  ])('has in the cart what an item earns, asked for %s', async (_when, waits) => {
    const shop = aRealShop(test, { buyer: from('AU') });
    const added = shop.session.ask({ kind: 'add', item: { merchandiseId: doll, quantity: 2 }, quietly: true });
    if (waits) await added;
    const cart = await shop.settled();
    const marks = cart ? cartLines(cart).flatMap((line) => giftMark(line) ?? []) : [];
    expect(marks.toSorted()).toEqual(['bluebird-sticker-pack-au', 'marlo-dolls-mini-pouch']);
    expect(shop.state()).toMatchObject({ open: false, loading: false });
  });
});

describe('the gift', () => {
  it('comes at 115, is free, goes below, and stays out once refused', async () => {
    const shop = aRealShop(test, { buyer: from('US') });
    await shop.session.add({ merchandiseId: doll, quantity: 1 });
    await shop.settled();
    expect(giftLines(shop)).toEqual([]);
    await shop.session.setQuantity(lineWith(shop, doll), 2);
    await shop.settled();
    expect(giftLines(shop)).toMatchObject([{ quantity: 1, cost: { totalAmount: { amount: '0.0' } } }]);
    expect(shop.state().cart?.cost.totalAmount.amount).toBe('115.0');

    await shop.session.setQuantity(lineWith(shop, doll), 1);
    await shop.settled();
    expect(giftLines(shop)).toEqual([]);

    await shop.session.setQuantity(lineWith(shop, doll), 3);
    await shop.settled();
    await shop.session.leaveOut(giftLines(shop)[0]?.id ?? expect.fail('no gift'));
    await shop.settled();
    await shop.session.add({ merchandiseId: others[0] ?? '', quantity: 1 });
    await shop.settled();
    expect(giftLines(shop)).toEqual([]);
    expect(shop.state().cart?.attributes).toEqual([{ key: '_left_out', value: 'marlo-dolls-mini-pouch' }]);

    await shop.session.putBack('marlo-dolls-mini-pouch');
    await shop.settled();
    expect(giftLines(shop)).toHaveLength(1);
    expect(shop.state().cart?.attributes).toEqual([]);
  });

  it('comes back with the item that earned it', async () => {
    const shop = aRealShop(test, { buyer: from('US') });
    await shop.session.add({ merchandiseId: doll, quantity: 2 });
    await shop.settled();
    await shop.session.remove(lineWith(shop, doll));
    await shop.settled();
    expect(linesOf(shop)).toEqual([]);
    await shop.session.undoRemove();
    await shop.settled();
    expect(giftLines(shop)).toHaveLength(1);
  });
});

describe('a change of country', () => {
  it('changes prices, currency and the extra', async () => {
    const shop = aRealShop(test, { buyer: from('AU') });
    await shop.session.add({ merchandiseId: others[0] ?? '', quantity: 1 });
    await shop.settled();
    expect(handles(shop)).toContain('bluebird-sticker-pack-au');
    shop.buyer.country = 'GB';
    await shop.session.changeCountry('GB');
    await shop.settled();
    expect(handles(shop)).toContain('bluebird-sticker-pack-gb');
    expect(handles(shop)).not.toContain('bluebird-sticker-pack-au');
    expect(shop.state().cart?.cost.totalAmount.currencyCode).toBe('GBP');
    await shop.session.setQuantity(lineWith(shop, others[0] ?? ''), 2);
    expect(shop.state().cart?.cost.totalAmount.currencyCode).toBe('GBP');
  });
});

describe('taking out', () => {
  it('is done where its answer got lost, and what is sent again finds nothing', async () => {
    const lost = new Set<string>();
    const shop = aRealShop(test, { buyer: from('US'), lost });
    const [first = '', second = ''] = others;
    await shop.session.ensure();
    await shop.session.addMany([first, second].map((merchandiseId) => ({ merchandiseId, quantity: 1 })));
    await shop.settled();
    const { code } = await withTx(test.db, async (tx) =>
      commit(await issueGiftCard(tx, { amount: 1000, currency: 'USD' })),
    );
    await shop.session.applyCode(code);

    lost.add('CartLinesRemove').add('CartGiftCardCodesRemove');
    expect(await shop.session.remove(lineWith(shop, first))).not.toBeNull();
    expect(shop.state().removed).toMatchObject({ merchandiseId: first });
    expect(await shop.session.removeGiftCard(shop.state().cart?.appliedGiftCards[0]?.id ?? '')).not.toBeNull();
    expect(shop.state().cart?.appliedGiftCards).toEqual([]);
    expect(shop.state().reasons).toEqual({});
    expect(lost.size).toBe(0);
  });
});

/** The same numbers for the same seed, between 0 and 1. */
function seeded(seed: number): () => number {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fffffff;
    return value / 2 ** 31;
  };
}

it.each([1, 2, 3])(
  'gifts are never paid for and never come twice, whatever is done to a cart (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const shop = aRealShop(test, { buyer: from('US') });
    const pick = <T>(list: readonly T[]): T =>
      list[Math.floor(random() * list.length)] ?? expect.fail('nothing to pick');
    for (let step = 0; step < 40; step += 1) {
      const lines = linesOf(shop);
      const roll = random();
      if (roll < 0.35 || lines.length === 0)
        await shop.session.add({ merchandiseId: pick([doll, ...others.slice(0, 3)]), quantity: 1 });
      else if (roll < 0.55) await shop.session.setQuantity(pick(lines).id, Math.floor(random() * 4));
      else if (roll < 0.75) await shop.session.remove(pick(lines).id);
      else {
        shop.buyer.country = pick(['US', 'AU', 'GB', 'PH'] as const);
        await shop.session.changeCountry(shop.buyer.country);
      }
      await shop.settled();
      for (const line of giftLines(shop)) {
        expect(line.quantity, `step ${step}`).toBe(1);
        expect(line.cost.totalAmount.amount, `step ${step}`).toBe('0.0');
      }
      const marks = giftLines(shop).map(giftMark);
      expect(new Set(marks).size).toBe(marks.length);
    }
    expect(test.unexpected).toEqual([]);
  },
);

describe('a cart that is paid for', () => {
  /** Paid with this card in the checkout. */
  async function aPaidCart(card: string) {
    const shop = aRealShop(test, { buyer: from('US') });
    await shop.session.add({ merchandiseId: others[0] ?? '', quantity: 1 });
    await shop.settled();
    const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(shop.state().cart?.id ?? '') ?? [];
    const checkout = createCheckout({
      db: test.db,
      shopOrigin: 'https://shop.example',
      pictureUrl: () => 'https://shop.example/picture.webp',
      gateway: createTestGateway(test.db),
      gatewayTimeoutMs: 50,
    });
    await buy(checkout, { token, secret }, { 'card.number': card });
    return shop;
  }

  it('stays as it is while the payment is under way, and every change is refused in words', async () => {
    const shop = await aPaidCart('4000 0000 0000 0077');
    const { cart } = shop.state();
    const line = lineWith(shop, others[0] ?? '');
    expect(await shop.session.add({ merchandiseId: others[1] ?? '', quantity: 1 })).toBeNull();
    expect(await shop.session.setQuantity(line, 2)).toBeNull();
    expect(await shop.session.setSize(line, others[1] ?? '')).toBeNull();
    expect(await shop.session.applyCode('HELLOBAY')).toBeNull();
    expect(shop.state().reasons).toEqual({
      [others[1] ?? '']: REASONS.beingPaid,
      [line]: REASONS.beingPaid,
      code: REASONS.beingPaid,
    });
    expect(await shop.session.applyCode('AAAA BBBB CCCC DDDD')).toBeNull();
    expect(shop.state().reasons.code).toBe(REASONS.beingPaid);
    expect(shop.state().cart?.id).toBe(cart?.id);
    expect(shop.state().pendingQuantities).toEqual({});
  });

  it('makes way for a new one that holds what is added next: buying twice in one browser', async () => {
    const shop = await aPaidCart('4242 4242 4242 4242');
    const old = shop.state().cart?.id;
    expect(await shop.session.add({ merchandiseId: others[1] ?? '', quantity: 2 })).not.toBeNull();
    await shop.settled();
    expect(linesOf(shop).map(({ quantity, merchandise }) => [merchandise.id, quantity])).toEqual([[others[1], 2]]);
    expect(shop.state().cart?.id).not.toBe(old);
    expect(shop.state().reasons).toEqual({});
    await shop.session.read();
    expect(linesOf(shop)).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcedSales, callOffSale, planSale } from '../../store/discount/planned-sales.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { get, pageText, pathOf } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const HOUR_MS = 3_600_000;
const hours = (count: number): Date => new Date(FRIDAY.getTime() + count * HOUR_MS);

describe('sales with an hour (decisions.md: an hour early, twelve hours early)', () => {
  let shop: TestShop;
  let now = FRIDAY;
  const variants: Record<'plain' | 'reduced' | 'other', number | undefined> = {
    plain: undefined,
    reduced: undefined,
    other: undefined,
  };
  beforeAll(async () => {
    shop = await openShop({ clock: () => now });
    const one = async (options: Parameters<typeof aProduct>[1]) =>
      (await aProduct(shop.db, { stock: 100, price: 6_000, tags: ['print_lemons'], ...options })).variantIds[0];
    variants.plain = await one({});
    variants.reduced = await one({ compareAt: 9_000 });
    variants.other = await one({ tags: ['print_tides'] });
    await planSale(shop.db, {
      title: 'Slow Friday',
      percent: 20,
      tag: 'print_lemons',
      opensAt: hours(24),
      endsAt: hours(48),
    });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  let members = 0;
  /** What a bag comes to at an hour from Friday morning, for somebody with these tags, or for a guest. */
  async function subtotal(at: number, tags: string[] | undefined, variantId = variants.plain): Promise<string> {
    now = hours(at);
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    members += 1;
    if (tags) {
      const email = `member-${members}@example.com`;
      const member = await shop.db
        .insertInto('commerce.customer')
        .values({ email, state: 'enabled', password_hash: 'x', tags })
        .returning('id')
        .executeTakeFirstOrThrow();
      await shop.db.updateTable('commerce.cart').set({ customer_id: member.id }).where('id', '=', cart.id).execute();
    }
    return /Subtotal (\S+)/.exec(pageText(await get(shop.checkout, pathOf(cart))))?.[1] ?? '';
  }
  const [swimmer, surfer] = [['bay-club-swimmer'], ['bay-club-surfer']];

  it('open to guests at their hour, and end at theirs', async () => {
    expect(await subtotal(23.99, undefined)).toBe('$60.00');
    expect(await subtotal(24, undefined)).toBe('$48.00');
    expect(await subtotal(47.99, undefined)).toBe('$48.00');
    expect(await subtotal(48, undefined)).toBe('$60.00');
  });

  it('open an hour early to every member, twelve to Swimmers and Surfers', async () => {
    expect(await subtotal(22.99, [])).toBe('$60.00');
    expect(await subtotal(23, [])).toBe('$48.00');
    expect(await subtotal(11.99, swimmer)).toBe('$60.00');
    expect(await subtotal(12, swimmer)).toBe('$48.00');
    expect(await subtotal(11.99, surfer)).toBe('$60.00');
    expect(await subtotal(12, surfer)).toBe('$48.00');
  });

  it('are for what they are for, and leave alone what is reduced already', async () => {
    expect(await subtotal(30, undefined, variants.reduced)).toBe('$60.00');
    expect(await subtotal(30, undefined, variants.other)).toBe('$60.00');
  });

  it('are spoken of two weeks before, and can be called off', async () => {
    expect((await announcedSales(shop.db, hours(24 - 14 * 24))).map(({ title }) => title)).toEqual(['Slow Friday']);
    expect(await announcedSales(shop.db, hours(23 - 14 * 24))).toEqual([]);
    expect(await announcedSales(shop.db, hours(48))).toEqual([]);
    expect(await callOffSale(shop.db, 'Slow Friday')).toBe(true);
    expect(await callOffSale(shop.db, 'Slow Friday')).toBe(false);
    expect(await subtotal(30, undefined)).toBe('$60.00');
  });
});

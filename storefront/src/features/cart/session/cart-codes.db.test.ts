import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDiscount, seedDiscounts } from '../../../../../commerce/store/discount/discounts.ts';
import { issueGiftCard } from '../../../../../commerce/store/discount/gift-cards.ts';
import { aProduct } from '../../../../../commerce/testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../../../../commerce/testing/provider-under-test.ts';
import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import { codeRows, shipsByCode } from '../summary/discount-rows.ts';
import { aRealShop } from '../testing/a-real-shop.ts';
import { aBuyer } from '../testing/a-shop.ts';

let test: ProviderUnderTest;
/** 46 dollars, of nobody's range. */
let merchandiseId: string;

beforeAll(async () => {
  test = await providerUnderTest();
  await seedDiscounts(test.db);
  const { variantIds } = await aProduct(test.db, { handle: 'piece' });
  merchandiseId = `gid://shopify/ProductVariant/${variantIds[0]}`;
});
afterAll(() => test.close());

type Shop = ReturnType<typeof aRealShop>;
const from = (country: CountryCode) => ({ ...aBuyer(), country });

describe('codes', () => {
  const aCart = async (country: CountryCode = 'US') => {
    const shop = aRealShop(test, { buyer: from(country) });
    await shop.session.add({ merchandiseId, quantity: 1 });
    await shop.settled();
    return shop;
  };
  const total = ({ state }: Shop) => state().cart?.cost.totalAmount.amount;

  it('of nobody are handed back with the reason', async () => {
    const shop = await aCart();
    expect(await shop.session.applyCode(' tides ')).toBeNull();
    expect(shop.state().reasons.code).toMatch(/^TIDES is not one of our codes/);
    expect(await shop.session.applyCode('summer20')).toBeNull();
    expect(shop.state().reasons.code).toMatch(/^SUMMER20 ended on 31 August\. HELLOBAY still works/);
    expect(shop.state().cart?.discountCodes).toEqual([]);
    expect(await shop.session.applyCode('')).toBeNull();
    expect(shop.state().reasons.code).toBe('Type a code first.');
  });

  it('take off what they promise, once, and come off again', async () => {
    const shop = await aCart();
    expect(await shop.session.applyCode('hellobay')).not.toBeNull();
    expect(total(shop)).toBe('41.4');
    expect(codeRows(shop.state().cart ?? expect.fail())).toEqual([
      { code: 'HELLOBAY', applicable: true, label: '10% off', amount: { amount: '4.6', currencyCode: 'USD' } },
    ]);
    expect(await shop.session.applyCode('HelloBay')).toBeNull();
    expect(shop.state().reasons.code).toBe('HELLOBAY is in this bag already.');
    await shop.session.removeCode('HELLOBAY');
    expect(total(shop)).toBe('46.0');
  });

  it('that may come good wait in the cart, with the reason', async () => {
    const shop = await aCart();
    expect(await shop.session.applyCode('STUDENT30')).not.toBeNull();
    expect(shop.state().cart?.discountCodes).toEqual([{ code: 'STUDENT30', applicable: false }]);
    expect(shop.state().codeNotes.STUDENT30).toMatch(/at checkout, once your email is there/);
    await shop.session.read();
    expect(shop.state().codeNotes.STUDENT30).toMatch(/at checkout, once your email is there/);
  });

  it('of shipping say so', async () => {
    const shop = await aCart();
    await shop.session.applyCode('FREESHIP');
    expect(shipsByCode(shop.state().cart ?? expect.fail())).toBe(true);
  });

  const issue = (amount: number, currency: string, options?: { code: string }) =>
    withTx(test.db, async (tx) => commit(await issueGiftCard(tx, { amount, currency }, options))).then(
      ({ code }) => code,
    );
  const paid = ({ state }: Shop) => state().cart?.appliedGiftCards.map(({ amountUsed }) => amountUsed.amount);

  it('of gift cards join those before them after a reload, and push none out in another tab', async () => {
    const { storage, tab, buyer, session } = await aCart();
    await session.applyCode(await issue(1000, 'USD'));
    const reloaded = aRealShop(test, { storage, tab, buyer });
    await reloaded.session.read();
    expect(await reloaded.session.applyCode(await issue(500, 'USD'))).not.toBeNull();
    expect(paid(reloaded)).toEqual(['10.0', '5.0']);

    const other = aRealShop(test, { storage, buyer });
    await other.session.read();
    expect(await other.session.applyCode(await issue(700, 'USD'))).toBeNull();
    expect(other.state().reasons.code).toMatch(
      /^Gift cards ending \w{4}, \w{4} are in this bag already\. Add the next one at checkout\.$/,
    );
    await other.session.read();
    expect(paid(other)).toEqual(['10.0', '5.0']);

    await other.session.removeGiftCard(other.state().cart?.appliedGiftCards[0]?.id ?? '');
    await reloaded.session.read();
    expect(await reloaded.session.applyCode(await issue(700, 'USD'))).not.toBeNull();
    expect(paid(reloaded)).toEqual(['5.0', '7.0']);
  });

  it('of sixteen characters may be a discount', async () => {
    const discount = { title: 'Bay days', value: { kind: 'percentage', percent: 10 }, class: 'order' } as const;
    await withTx(test.db, async (tx) => commit(await saveDiscount(tx, discount, ['BAYDAYS2026SUNNY'])));
    const shop = await aCart();
    expect(await shop.session.applyCode('BayDays2026Sunny')).not.toBeNull();
    expect(total(shop)).toBe('41.4');

    // Also beside a gift card whose code this tab does not know.
    const { storage, buyer, session } = await aCart();
    await session.applyCode(await issue(1000, 'USD'));
    const other = aRealShop(test, { storage, buyer });
    await other.session.read();
    expect(await other.session.applyCode('BayDays2026Sunny')).not.toBeNull();
    expect(paid(other)).toEqual(['10.0']);
  });

  it('may be a gift card’s with as many characters as a hosted provider gives them', async () => {
    const shop = await aCart();
    await issue(1000, 'USD', { code: 'EIGHT888' });
    await issue(500, 'USD', { code: 'TWENTY20CHARACTERS20' });
    expect(await shop.session.applyCode('eight888')).not.toBeNull();
    expect(await shop.session.applyCode('TWENTY20-CHARACTERS20')).not.toBeNull();
    expect(paid(shop)).toEqual(['10.0', '5.0']);
    expect(shop.state().cart?.discountCodes).toEqual([]);
    expect(await shop.session.applyCode('nine99999')).toBeNull();
    expect(shop.state().reasons.code).toMatch(/^NINE99999 is not one of our codes, or its gift card is spent\./);

    // Beside cards whose codes this tab does not know, none is called no code of ours.
    const other = aRealShop(test, { storage: shop.storage, buyer: shop.buyer });
    await other.session.read();
    await issue(300, 'USD', { code: 'TENTEN1010' });
    expect(await other.session.applyCode('tenten1010')).toBeNull();
    expect(other.state().reasons.code).toMatch(/^TENTEN1010 is not one .* If it is a gift card, add it at checkout/);
    expect(paid(other)).toEqual(['10.0', '5.0']);
  });

  it('of gift cards pay, two of them as well, and can be taken back', async () => {
    const shop = await aCart();
    const [first, second, pounds] = [await issue(1000, 'USD'), await issue(2000, 'USD'), await issue(500, 'GBP')];
    expect(await shop.session.applyCode(first.replace(/(.{4})(?=.)/g, '$1 ').toLowerCase())).not.toBeNull();
    expect(await shop.session.applyCode(second)).not.toBeNull();
    const cards = () => shop.state().cart?.appliedGiftCards ?? [];
    expect(cards().map(({ amountUsed }) => amountUsed.amount)).toEqual(['10.0', '20.0']);
    await shop.session.removeGiftCard(cards()[0]?.id ?? '');
    expect(cards().map(({ amountUsed }) => amountUsed.amount)).toEqual(['20.0']);
    expect(await shop.session.applyCode(pounds)).toBeNull();
    expect(shop.state().reasons.code).toMatch(/another currency/);
    expect(cards()).toHaveLength(1);
    expect(await shop.session.applyCode('ABCD EFGH JKLM NPQR')).toBeNull();
    expect(shop.state().reasons.code).toMatch(/not one of ours/);
  });
});

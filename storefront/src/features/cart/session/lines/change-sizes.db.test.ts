import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../../../../../commerce/testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../../../../../commerce/testing/provider-under-test.ts';
import { cartLines } from '../../state/cart-lines.ts';
import { aRealShop } from '../../testing/a-real-shop.ts';
import { aBuyer, aStorage } from '../../testing/a-shop.ts';
import { REASONS } from '../cart-reasons.ts';

let test: ProviderUnderTest;
beforeAll(async () => {
  test = await providerUnderTest();
});
afterAll(() => test.close());

type Shop = ReturnType<typeof aRealShop>;

/** Ids of a suit in S, of which there are many, and in M, of which there are so many. */
async function aSuit(inMedium = 1000): Promise<{ s: string; m: string }> {
  const { variantIds } = await aProduct(test.db, { sizes: ['S', 'M'], stock: [1000, inMedium] });
  const [s = '', m = ''] = variantIds.map((id) => `gid://shopify/ProductVariant/${id}`);
  return { s, m };
}

const linesOf = ({ state }: Shop) => cartLines(state().cart ?? expect.fail('no cart'));
const lineWith = (shop: Shop, merchandiseId: string) =>
  linesOf(shop).find(({ merchandise }) => merchandise.id === merchandiseId)?.id ?? expect.fail('no such line');
const held = (shop: Shop) =>
  linesOf(shop).map(({ merchandise, quantity, attributes }) => [merchandise.title, quantity, attributes.length]);
const fromTheStates = () => ({ ...aBuyer(), country: 'US' as const });

it('is one change, keeps what else the line says, joins the line of that size, and is taken back', async () => {
  const { s, m } = await aSuit();
  const lost = new Set<string>();
  const shop = aRealShop(test, { buyer: fromTheStates(), lost });
  const attributes = [{ key: 'note', value: 'for Ana' }];
  await shop.session.add({ merchandiseId: s, quantity: 2, attributes });
  expect(await shop.session.setSize(lineWith(shop, s), m, 'M')).not.toBeNull();
  expect(held(shop)).toEqual([['M', 2, 1]]);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual([['S', 2, 1]]);

  // An answer gets lost: what is sent again changes nothing more.
  await shop.session.add({ merchandiseId: m, quantity: 1, attributes });
  lost.add('CartLinesUpdate');
  expect(await shop.session.setSize(lineWith(shop, s), m, 'M')).not.toBeNull();
  expect(held(shop)).toEqual([['M', 3, 1]]);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual([
    ['S', 2, 1],
    ['M', 1, 1],
  ]);
  expect(lost.size).toBe(0);
});

it('takes as many as are left, and says so at the line', async () => {
  const { s, m } = await aSuit(1);
  const shop = aRealShop(test, { buyer: fromTheStates() });
  await shop.session.add({ merchandiseId: s, quantity: 2 });
  expect(await shop.session.setSize(lineWith(shop, s), m, 'M')).not.toBeNull();
  expect(held(shop)).toEqual([['M', 1, 0]]);
  expect(shop.state().warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: lineWith(shop, m) }]);
});

it('counts what it brought itself where another window has put in of that size, or taken out, unseen', async () => {
  const { s, m } = await aSuit();
  const storage = aStorage();
  const [here, there] = [0, 1].map(() => aRealShop(test, { buyer: fromTheStates(), storage }));
  if (!here || !there) return expect.fail();
  await here.session.add({ merchandiseId: s, quantity: 1 });
  await there.session.read();
  await there.session.add({ merchandiseId: m, quantity: 2 });
  expect(await here.session.setSize(lineWith(here, s), m, 'M')).not.toBeNull();
  expect(held(here)).toEqual([['M', 3, 0]]);
  await here.session.undoRemove();
  expect(held(here).toSorted()).toEqual([
    ['M', 2, 0],
    ['S', 1, 0],
  ]);

  await there.session.read();
  await there.session.remove(lineWith(there, m));
  expect(await here.session.setSize(lineWith(here, s), m, 'M')).not.toBeNull();
  expect(held(here)).toEqual([['M', 1, 0]]);
  expect(here.state().reasons).toEqual({});
});

it('leaves the line as it is where none is left, or all are in the bag already, with the reason beside it', async () => {
  const { s, m } = await aSuit(0);
  const shop = aRealShop(test, { buyer: fromTheStates() });
  await shop.session.add({ merchandiseId: s, quantity: 1 });
  expect(await shop.session.setSize(lineWith(shop, s), m, 'M')).toBeNull();
  expect(held(shop)).toEqual([['S', 1, 0]]);
  expect(shop.state().reasons[lineWith(shop, s)]).toMatch(/^M has just sold out/);

  const scarce = await aSuit(1);
  const other = aRealShop(test, { buyer: fromTheStates() });
  await other.session.add({ merchandiseId: scarce.s, quantity: 1 });
  await other.session.add({ merchandiseId: scarce.m, quantity: 1 });
  expect(await other.session.setSize(lineWith(other, scarce.s), scarce.m, 'M')).toBeNull();
  expect(held(other).toSorted()).toEqual([
    ['M', 1, 0],
    ['S', 1, 0],
  ]);
  expect(other.state().reasons[lineWith(other, scarce.s)]).toBe(REASONS.allInCart);
});

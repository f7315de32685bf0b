import { describe, expect, it } from 'vitest';
import { aReturningShop, aShop, BOTTOMS, TOP } from '../testing/a-shop.ts';
import { failure } from '../testing/fake-provider.ts';
import { carryIn, codeSentence, whenLookedAt } from './carry-in.ts';
import type { CartLink, LinkedItem } from './cart-link.ts';

const link = (items: readonly LinkedItem[], code = ''): CartLink => ({
  kind: 'pieces',
  items,
  code,
  isTooLong: false,
  to: '/my-cart/',
});
const item = (merchandiseId: string, quantity = 1): LinkedItem => ({ merchandiseId, quantity });

const variant = (id: string, availableForSale: boolean) => ({
  id,
  title: 'M',
  availableForSale,
  product: { handle: id, title: id, print: null },
});

/** Opens a link in a shop that knows two pieces and one that has sold out. */
async function opened({ session, state }: ReturnType<typeof aShop>, asked: CartLink) {
  const known = new Map([TOP, BOTTOMS].map((id) => [id, variant(id, true)]));
  known.set('gone-s', variant('gone-s', false));
  const find = async (ids: readonly string[]) => new Map([...known].filter(([id]) => ids.includes(id)));
  const { whole, missing, code, reason } = await carryIn(asked, { ask: session.ask, state }, find);
  const left = missing.map(({ variant: found, has }) => [found?.id, has]);
  return { whole, left, reason, said: code && codeSentence(asked.code, code) };
}

const held = ({ state }: ReturnType<typeof aShop>) =>
  state().cart?.lines.edges.map(({ node }) => [node.merchandise.id, node.quantity]);

describe('pieces of a link', () => {
  it('go into a bag that is opened for them', async () => {
    const shop = aShop();
    expect(await opened(shop, link([item(TOP, 2), item(BOTTOMS)]))).toMatchObject({ whole: 2, left: [] });
    expect(held(shop)).toEqual([
      [TOP, 2],
      [BOTTOMS, 1],
    ]);
  });

  it('leave what was there, and go in once however often the link is opened', async () => {
    const shop = aReturningShop({ [BOTTOMS]: 3, [TOP]: 1 });
    const asked = link([item(TOP, 2)]);
    for (let times = 0; times < 3; times += 1) expect(await opened(shop, asked)).toMatchObject({ whole: 1, left: [] });
    expect(held(shop)).toEqual([
      [BOTTOMS, 3],
      [TOP, 2],
    ]);
  });

  it('are told where they have sold out, are short, or are nobody’s; the rest goes in', async () => {
    const shop = aShop();
    shop.provider.stock.set(TOP, 1);
    const asked = link([item('gone-s'), item(TOP, 4), item('of-nobody'), item(BOTTOMS)]);
    expect(await opened(shop, asked)).toEqual({
      whole: 1,
      left: [
        ['gone-s', 0],
        [TOP, 1],
        [undefined, 0],
      ],
      reason: undefined,
      said: undefined,
    });
    expect(held(shop)).toEqual([
      [TOP, 1],
      [BOTTOMS, 1],
    ]);
  });

  it('that somebody else has bought meanwhile are sold out as well', async () => {
    const shop = aShop();
    shop.provider.stock.set(TOP, 0);
    expect(await opened(shop, link([item(TOP)]))).toMatchObject({ whole: 0, left: [[TOP, 0]], reason: undefined });
  });

  it('ask nothing of the cart where none of them can be had', async () => {
    const shop = aReturningShop({ [TOP]: 1 });
    expect(await opened(shop, link([item('gone-s'), item('of-nobody')]))).toMatchObject({
      whole: 0,
      reason: undefined,
    });
    expect(shop.provider.names).not.toContain('CartLinesAdd');
  });

  it.each([
    ['nobody can read', []],
    ['has sold out', [item('gone-s')]],
    ['nobody has', [item('of-nobody')]],
  ])('open no bag for what %s', async (_what, items) => {
    const shop = aShop();
    const left = items.map(({ merchandiseId }) => [merchandiseId === 'gone-s' ? merchandiseId : undefined, 0]);
    expect(await opened(shop, link(items))).toMatchObject({ whole: 0, left, reason: undefined });
    expect(shop.provider.names).toEqual([]);
    expect(shop.state().phase).toBe('absent');
  });

  it('that have sold out are there still for whoever has them in the bag', async () => {
    const shop = aReturningShop({ 'gone-s': 1 });
    expect(await opened(shop, link([item('gone-s', 2)]))).toMatchObject({ whole: 0, left: [['gone-s', 1]] });
  });

  it('wait for another try where the shop does not answer', async () => {
    const shop = aShop();
    shop.provider.trouble.push({ on: 'CartCreate', failure: failure('refused') });
    expect(await opened(shop, link([item(TOP)]))).toMatchObject({ whole: 0, left: [], reason: expect.any(String) });
    shop.provider.refusals.push({
      on: 'CartLinesAdd',
      error: { code: 'CART_TOO_LARGE', field: null, message: 'Full' },
    });
    expect(await opened(shop, link([item(TOP)]))).toMatchObject({ whole: 0, reason: expect.stringMatching(/full/) });
    const unheard = await carryIn(
      link([item(TOP)]),
      { ask: shop.session.ask, state: shop.state },
      async () => undefined,
    );
    expect(unheard.reason).toBe('We could not reach your bag. Try again in a minute.');
  });
});

describe('the code of a link', () => {
  it('waits in an empty bag where the provider does not say what it is worth, and nothing is promised of it', async () => {
    const shop = aShop();
    const text = 'HELLOBAY waits in your bag, and is tried as soon as there is something beside it.';
    expect((await opened(shop, link([], 'hellobay'))).said).toEqual({ isIn: true, text });
    expect((await opened(shop, link([], 'HelloBay'))).said).toEqual({ isIn: true, text });
    expect(shop.state().cart?.discountCodes).toEqual([{ code: 'HELLOBAY', applicable: false }]);
  });

  it('may be a gift card’s in an empty bag, too, and waits for nothing as a discount then', async () => {
    const shop = aShop();
    shop.provider.cards.add('EIGHT888');
    await opened(shop, link([], 'first'));
    expect((await opened(shop, link([], 'eight888'))).said).toEqual({ isIn: true, text: 'EIGHT888 is in your bag.' });
    expect(shop.state().cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 't888' }]);
    expect(shop.state().cart?.discountCodes.map(({ code }) => code)).toEqual(['FIRST']);
  });

  it('waits in an empty bag, too, where nobody could say whether it is a gift card’s', async () => {
    const shop = aShop();
    shop.provider.trouble.push({ on: 'CartGiftCardCodesUpdate', failure: failure('readOnly') });
    expect((await opened(shop, link([], 'hellobay'))).said).toMatchObject({ isIn: true });
    expect(shop.state().cart?.discountCodes.map(({ code }) => code)).toEqual(['HELLOBAY']);
  });

  it('does not wait as a discount where it is a gift card’s of another currency', async () => {
    const shop = aShop();
    shop.provider.cardsFromAbroad.add('EIGHT888');
    const text = 'That gift card is of another currency, so it pays nothing here.';
    expect((await opened(shop, link([], 'eight888'))).said).toEqual({ isIn: false, text });
    expect(shop.state().cart?.discountCodes).toEqual([]);
  });

  it('goes with a bag that is checked out meanwhile, and nothing more is asked of that one', async () => {
    const shop = aShop();
    const gone = failure('refused', 'The specified cart does not exist.');
    shop.provider.trouble.push({ on: 'CartGiftCardCodesUpdate', failure: gone });
    const text = 'That bag has been checked out, so this is a fresh one.';
    expect((await opened(shop, link([], 'hellobay'))).said).toEqual({ isIn: false, text });
    expect(shop.provider.names.slice(-2)).toEqual(['CartGiftCardCodesUpdate', 'CartCreate']);
    expect(shop.state().cart?.id).toBe('new-2');
  });

  it('comes behind the pieces, beside the codes that are there', async () => {
    const shop = aShop();
    shop.provider.goodCodes.add('HELLOBAY');
    await opened(shop, link([], 'first'));
    expect((await opened(shop, link([item(TOP)], 'hellobay'))).said).toEqual({
      isIn: true,
      text: 'HELLOBAY is in your bag.',
    });
    expect(shop.state().cart?.discountCodes.map(({ code }) => code)).toEqual(['FIRST', 'HELLOBAY']);
  });

  it('that works nowhere is said, and not left there', async () => {
    const shop = aReturningShop({ [TOP]: 1 });
    const { said } = await opened(shop, link([], 'tides'));
    expect(said).toEqual({ isIn: false, text: 'TIDES takes nothing off this bag.' });
    expect(shop.state().cart?.discountCodes).toEqual([]);
  });
});

it('waits for somebody to look at a page that was opened ahead', async () => {
  const ahead = Object.assign(new EventTarget(), { prerendering: true });
  let looked = false;
  const waiting = whenLookedAt(ahead).then(() => {
    looked = true;
  });
  await Promise.resolve();
  expect(looked).toBe(false);
  ahead.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  await whenLookedAt(Object.assign(new EventTarget(), { prerendering: false }));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLines } from '../../state/cart-lines.ts';
import { isJoining, isUpdating, shownSize } from '../../state/shown-lines.ts';
import { aReturningShop, BOTTOMS, TOP } from '../../testing/a-shop.ts';
import { failure } from '../../testing/fake-provider.ts';
import { REASONS } from '../cart-reasons.ts';

/** The same top in another size. */
const LARGER = 'kaila-l';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Shop = Awaited<ReturnType<typeof aBag>>;

async function aBag(lines: Record<string, number>) {
  const shop = aReturningShop(lines);
  await shop.session.read();
  return shop;
}

const held = ({ state }: Shop) =>
  Object.fromEntries((state().cart?.lines.edges ?? []).map(({ node }) => [node.merchandise.id, node.quantity]));
const updates = ({ provider }: Shop) =>
  provider.sent.filter(({ name }) => name === 'CartLinesUpdate').map(({ variables }) => variables.lines);

it('makes a line another size in one request, shows it at once, and takes it back', async () => {
  const shop = await aBag({ [TOP]: 2 });
  const { session, state, store, provider } = shop;
  const [line = expect.fail()] = cartLines(state().cart ?? expect.fail());
  const changing = session.setSize(line.id, LARGER);
  expect(shownSize(line, store.getState().queue)).toBe('L');
  expect(await changing).not.toBeNull();
  expect(provider.names).toEqual(['RetrieveCart', 'CartLinesUpdate']);
  expect(updates(shop)).toEqual([[{ id: line.id, merchandiseId: LARGER }]]);
  expect(held(shop)).toEqual({ [LARGER]: 2 });
  expect(state().removed).toMatchObject({ merchandiseId: TOP, quantity: 2, changedTo: { title: 'L', quantity: 2 } });
  const [larger = expect.fail()] = cartLines(state().cart ?? expect.fail());
  const undoing = session.undoRemove();
  expect(shownSize(larger, store.getState().queue)).toBe('M');
  expect(await undoing).not.toBeNull();
  expect(held(shop)).toEqual({ [TOP]: 2 });
  expect(state().removed).toBeUndefined();
});

it('joins the line of that size, and gives back what it brought alone', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 2 });
  await shop.session.setSize(`line-${TOP}`, LARGER);
  expect(held(shop)).toEqual({ [LARGER]: 3 });
  await shop.session.setQuantity(`line-${LARGER}`, 4);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 1, [LARGER]: 3 });
});

it('shows the amounts of both lines as not the last word, there and back', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 2, [BOTTOMS]: 1 });
  const updating = () => {
    const { cart, queue } = shop.store.getState();
    return cartLines(cart ?? expect.fail()).flatMap((line) => (isUpdating(line, queue) ? [line.merchandise.id] : []));
  };
  const changing = shop.session.setSize(`line-${TOP}`, LARGER);
  expect(updating()).toEqual([TOP, LARGER]);
  await changing;
  const undoing = shop.session.undoRemove();
  expect(updating()).toEqual([LARGER]);
  await undoing;
  expect(updating()).toEqual([]);
});

it('lets nothing be asked of lines that are becoming one, and of others what they like', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 2, [BOTTOMS]: 1 });
  const joining = () => {
    const state = shop.store.getState();
    return cartLines(state.cart ?? expect.fail()).flatMap((line) =>
      isJoining(line, state) ? [line.merchandise.id] : [],
    );
  };
  const changing = shop.session.setSize(`line-${TOP}`, LARGER);
  expect(joining()).toEqual([TOP, LARGER]);
  await changing;
  const undoing = shop.session.undoRemove();
  expect(joining()).toEqual([LARGER]);
  await undoing;
  const alone = shop.session.setSize(`line-${BOTTOMS}`, 'zoey-m');
  expect(joining()).toEqual([]);
  await alone;
});

it('offers to put in what could not be put back, and nothing twice', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 1 });
  await shop.session.setSize(`line-${TOP}`, LARGER);
  shop.provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
  expect(await shop.session.undoRemove()).toBeNull();
  expect(held(shop)).toEqual({ [LARGER]: 1 });
  expect(shop.state().reasons.cart).toBe(REASONS.refused);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 1, [LARGER]: 1 });
});

it.each([false, true])(
  'stays as it is where the size has sold out meanwhile, and says so (a line of none stays: %s)',
  async (keepsNone) => {
    const shop = await aBag({ [TOP]: 2 });
    shop.provider.keepsNone = keepsNone;
    shop.provider.stock.set(LARGER, 0);
    expect(await shop.session.setSize(`line-${TOP}`, LARGER)).toBeNull();
    expect(held(shop)).toEqual({ [TOP]: 2 });
    expect(shop.state().reasons).toEqual({
      [`line-${TOP}`]: 'L has just sold out, so this one stays as it is.',
    });
    expect(shop.state().removed).toBeUndefined();
  },
);

it('takes back what it brought alone where another window has put in more of that size unseen', async () => {
  const shop = await aBag({ [TOP]: 1 });
  shop.provider.open('old', { [TOP]: 1, [LARGER]: 2 });
  await shop.session.setSize(`line-${TOP}`, LARGER);
  expect(held(shop)).toEqual({ [LARGER]: 3 });
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 1, [LARGER]: 2 });
});

it('works where another window has taken that size out unseen, and is taken back whole', async () => {
  const shop = await aBag({ [TOP]: 2, [LARGER]: 3 });
  shop.provider.open('old', { [TOP]: 2 });
  expect(await shop.session.setSize(`line-${TOP}`, LARGER)).not.toBeNull();
  expect(held(shop)).toEqual({ [LARGER]: 2 });
  expect(shop.state().reasons).toEqual({});
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 2 });
});

it('stays as it is where all that is left is in the bag already', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 2 });
  shop.provider.stock.set(LARGER, 2);
  expect(await shop.session.setSize(`line-${TOP}`, LARGER)).toBeNull();
  expect(held(shop)).toEqual({ [TOP]: 1, [LARGER]: 2 });
  expect(shop.state().reasons[`line-${TOP}`]).toBe(REASONS.allInCart);
});

it('takes as many as are left, and gives back as many as there were', async () => {
  const shop = await aBag({ [TOP]: 3 });
  shop.provider.stock.set(LARGER, 2);
  expect(await shop.session.setSize(`line-${TOP}`, LARGER)).not.toBeNull();
  expect(held(shop)).toEqual({ [LARGER]: 2 });
  expect(shop.state().warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 3 });
});

it('gives back no more than the shopper has left of it since', async () => {
  const shop = await aBag({ [TOP]: 2 });
  await shop.session.setSize(`line-${TOP}`, LARGER);
  await shop.session.setQuantity(`line-${LARGER}`, 1);
  await shop.session.undoRemove();
  expect(held(shop)).toEqual({ [TOP]: 1 });
});

it('takes one of another size for a line of none', async () => {
  const shop = aReturningShop({ [TOP]: 0 });
  await shop.session.read();
  expect(await shop.session.setSize(`line-${TOP}`, LARGER)).not.toBeNull();
  expect(held(shop)).toEqual({ [LARGER]: 1 });
  expect(shop.state().removed).toBeUndefined();
});

it('stays as it is with the reason when the provider cannot be reached', async () => {
  const shop = await aBag({ [TOP]: 1 });
  for (let i = 0; i < 4; i += 1) shop.provider.trouble.push({ on: 'CartLinesUpdate', failure: failure('network') });
  expect(await shop.session.setSize(`line-${TOP}`, LARGER)).toBeNull();
  expect(held(shop)).toEqual({ [TOP]: 1 });
  expect(shop.state().reasons[`line-${TOP}`]).toBe(REASONS.network);
});

it('is done where its answer got lost, and what is sent again finds the line gone', async () => {
  const shop = await aBag({ [TOP]: 1, [LARGER]: 1 });
  const { provider } = shop;
  provider.trouble.push({ on: 'CartLinesUpdate', failure: failure('network'), late: true });
  const changing = shop.session.setSize(`line-${TOP}`, LARGER);
  await vi.waitFor(() => expect(provider.trouble).toEqual([]));
  const message = 'The merchandise line with id gid://shop/CartLine/9?cart=old does not exist.';
  provider.refusals.push({ on: 'CartLinesUpdate', error: { code: 'INVALID', field: ['lines', '0', 'id'], message } });
  expect(await changing).not.toBeNull();
  expect(held(shop)).toEqual({ [LARGER]: 2 });
  expect(shop.state().reasons).toEqual({});
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aReturningShop, aShop, BOTTOMS, one, TOP } from '../testing/a-shop.ts';
import { failure } from '../testing/fake-provider.ts';
import { REASONS } from './cart-reasons.ts';
import { JUST_ADDED_MS } from './cart-session.ts';
import { UNREACHABLE } from './with-timeout.ts';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('adding', () => {
  it('makes the cart on first need, opens the drawer and keeps the id', async () => {
    const { session, state, provider, storedId } = aShop();
    const adding = session.add(one(TOP));
    expect(state()).toMatchObject({ loading: true, justAdded: false });
    expect(state().optimisticLines).toMatchObject([{ merchandiseId: TOP, quantity: 1 }]);
    await vi.waitFor(() => expect(state().open).toBe(true));
    const cart = await adding;
    expect(provider.names).toEqual(['CartCreate', 'CartLinesAdd']);
    expect(cart).toBe(state().cart);
    expect(state()).toMatchObject({ open: true, loading: false, justAdded: true, optimisticLines: [] });
    expect(storedId.read()).toBe('new-1');
  });

  it('lowers the just-added flag after 3 seconds (CST-009)', async () => {
    expect(JUST_ADDED_MS).toBe(3_000);
    vi.useFakeTimers();
    const { session, state } = aShop();
    await session.add(one(TOP));
    vi.advanceTimersByTime(JUST_ADDED_MS - 100);
    expect(state().justAdded).toBe(true);
    vi.advanceTimersByTime(200);
    expect(state().justAdded).toBe(false);
  });

  it('reads the stored cart first, so that nothing in it is lost', async () => {
    const { session, state, provider } = aReturningShop({ [BOTTOMS]: 1 });
    await session.add(one(TOP));
    expect(provider.names).toEqual(['RetrieveCart', 'CartLinesAdd']);
    expect(state().cart?.totalQuantity).toBe(2);
  });

  it('sends parallel adds one after another and loses none', async () => {
    const { session, state, provider } = aShop();
    await Promise.all(Array.from({ length: 20 }, (_, index) => session.add(one(`piece-${index}`))));
    expect(state().cart?.lines.edges).toHaveLength(20);
    expect(provider.names.filter((name) => name === 'CartCreate')).toHaveLength(1);
  });

  it('gives null and the reason when the provider refuses, logs it, and leaves the cart as it was', async () => {
    const { session, state, provider } = aReturningShop({ [BOTTOMS]: 1 });
    await session.read();
    const before = state().cart;
    const error = {
      code: 'INVALID',
      field: ['lines', '0', 'merchandiseId'],
      message: 'Only members can buy this one.',
    };
    provider.refusals.push({ on: 'CartLinesAdd', error });
    expect(await session.add(one(TOP))).toBeNull();
    expect(state()).toMatchObject({ cart: before, open: false, justAdded: false, loading: false, optimisticLines: [] });
    expect(state().reasons[TOP]).toBe('Only members can buy this one.');
    expect(logged).toHaveBeenCalledWith('User errors', [error]);
  });

  it('gives null and the reason on GraphQL errors', async () => {
    const { session, state, provider } = aReturningShop();
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused', 'Field is not there') });
    expect(await session.add(one(TOP))).toBeNull();
    expect(state().reasons[TOP]).toBe(REASONS.refused);
    expect(logged).toHaveBeenCalledWith('GraphQL errors', failure('refused', 'Field is not there'));
  });

  it('gives null when no cart can be made', async () => {
    const { session, state, provider, storedId } = aShop();
    provider.refusals.push({ on: 'CartCreate', error: { code: 'INVALID', field: ['input'], message: 'No.' } });
    expect(await session.add(one(TOP))).toBeNull();
    expect(state().reasons[TOP]).toBe(REASONS.noCart);
    expect(storedId.read()).toBeUndefined();
    expect(logged).toHaveBeenCalledWith('Cart creation error', expect.anything());
  });

  it('leaves an open drawer open when the add fails', async () => {
    const { session, state, store, provider } = aReturningShop();
    store.dispatch({ type: 'drawerOpened' });
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
    await session.add(one(TOP));
    expect(state().open).toBe(true);
  });

  it('takes the reason back when the shopper tries again', async () => {
    const { session, state, provider } = aReturningShop();
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
    await session.add(one(TOP));
    await session.add(one(TOP));
    expect(state().reasons[TOP]).toBeUndefined();
  });

  it('does not add twice when only the answer got lost', async () => {
    const { session, state, provider } = aReturningShop();
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('network'), late: true });
    expect(await session.add(one(TOP))).not.toBeNull();
    expect(provider.names).toEqual(['RetrieveCart', 'CartLinesAdd', 'RetrieveCart']);
    expect(state().cart?.totalQuantity).toBe(1);
  });

  it('adds again when the request itself got lost', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('network') });
    expect(await session.add(one(TOP))).not.toBeNull();
    expect(state().cart?.totalQuantity).toBe(2);
  });

  it('sends nothing again while it cannot tell', async () => {
    const { session, state, provider } = aReturningShop();
    await session.read();
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('network') });
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'RetrieveCart', failure: failure('network') });
    expect(await session.add(one(TOP))).toBeNull();
    expect(provider.names.filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
    expect(state().reasons[TOP]).toBe(REASONS.network);
    expect(state().cart).toBeDefined();
  });

  it('adds nothing to a cart it cannot look at, and keeps its id', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [BOTTOMS]: 1 });
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'RetrieveCart', failure: failure('server') });
    expect(await session.add(one(TOP))).toBeNull();
    expect(provider.names).not.toContain('CartLinesAdd');
    expect(state().reasons[TOP]).toBe(REASONS.server);
    expect(storedId.read()).toBe('old');
  });

  it('opens a fresh cart and adds there when the old one was checked out meanwhile', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [BOTTOMS]: 1 });
    await session.read();
    provider.carts.delete('old');
    expect(await session.add(one(TOP))).not.toBeNull();
    expect(storedId.read()).toBe('new-1');
    expect(state().cart?.lines.edges.map(({ node }) => node.merchandise.id)).toEqual([TOP]);
  });

  it('takes the cart the provider has put in the place of one that was checked out, and adds once', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [BOTTOMS]: 1 });
    provider.replacesCarts = true;
    await session.read();
    provider.carts.delete('old');
    expect(await session.add(one(TOP))).toMatchObject({ id: 'next-1' });
    expect(provider.names).toEqual(['RetrieveCart', 'CartLinesAdd']);
    expect(storedId.read()).toBe('next-1');
    expect(state().cart?.totalQuantity).toBe(1);
    expect(state()).toMatchObject({ justAdded: true, reasons: {} });
  });

  it('says whose that cart is, as it was made for nobody', async () => {
    const shop = aReturningShop();
    await shop.session.read();
    shop.provider.replacesCarts = true;
    shop.provider.carts.delete('old');
    shop.buyer.token = 'ana';
    expect(await shop.session.add(one(TOP))).toMatchObject({
      buyerIdentity: { customer: { email: 'ana@bay.example' } },
    });
    expect(shop.state().cart?.totalQuantity).toBe(1);
  });

  it('says what is sold out of such a cart too', async () => {
    const { session, state, provider } = aReturningShop({ [BOTTOMS]: 1 });
    await session.read();
    provider.replacesCarts = true;
    provider.carts.delete('old');
    provider.stock.set(TOP, 0);
    expect(await session.add(one(TOP))).toBeNull();
    expect(state().reasons[TOP]).toBe(REASONS.soldOut);
    expect(state().cart?.id).toBe('next-1');
  });

  it('does not say "added" when the returned cart has none of it', async () => {
    const { session, state, provider } = aShop();
    provider.stock.set(TOP, 0);
    expect(await session.add(one(TOP))).toBeNull();
    expect(state()).toMatchObject({ justAdded: false, open: false });
    expect(state().reasons[TOP]).toBe(REASONS.soldOut);
  });

  it('does not say "added" when all that is left was in the cart already', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 2 });
    provider.stock.set(TOP, 2);
    expect(await session.add(one(TOP))).toBeNull();
    expect(state().reasons[TOP]).toBe(REASONS.allInCart);
    expect(state().warnings).toHaveLength(1);
  });

  it('stays out of sight on the way to the checkout', async () => {
    const { session, state } = aShop();
    const adding = session.ask({ kind: 'add', item: one(TOP), quietly: true });
    expect(state()).toMatchObject({ open: false, optimisticLines: [], loading: true });
    expect(await adding).not.toBeNull();
    expect(state()).toMatchObject({ open: false, justAdded: false });
  });
});

describe('adding several', () => {
  it('does nothing without a cart id', async () => {
    const { session, provider } = aShop();
    expect(await session.addMany([one(TOP)])).toBeNull();
    expect(provider.sent).toEqual([]);
  });

  it('does nothing with an empty list', async () => {
    const { session, provider } = aReturningShop();
    expect(await session.addMany([])).toBeNull();
    expect(provider.sent).toEqual([]);
  });

  it('notes nothing of an empty list without a connection, and says nothing (CRT-039)', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { session, state, provider } = aReturningShop();
    expect(await session.addMany([])).toBeNull();
    expect(state().reasons).toEqual({});
    expect(provider.sent).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('does not note once more what comes from the notes when the connection is gone again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { session, state, provider } = aReturningShop();
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'CartLinesAdd', failure: failure('network') });
    expect(await session.ask({ kind: 'addMany', items: [one(TOP)], fromNotes: true })).toBeNull();
    expect(state().reasons.cart).toBe(UNREACHABLE);
    vi.unstubAllGlobals();
  });

  it('says why no cart can be made', async () => {
    const { session, state, provider } = aShop();
    provider.refusals.push({ on: 'CartCreate', error: { code: 'INVALID', field: ['input'], message: 'No.' } });
    expect(await session.ensure()).toBeNull();
    expect(await session.addMany([one(TOP)])).toBeNull();
    expect(state().reasons.cart).toBe(REASONS.noCart);
  });

  it('takes the reason back when the shopper tries again', async () => {
    const { session, state, provider } = aReturningShop();
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
    expect(await session.addMany([one(TOP), one(BOTTOMS)])).toBeNull();
    expect(state().reasons.cart).toBe(REASONS.refused);
    await session.addMany([one(TOP), one(BOTTOMS)]);
    expect(state().reasons.cart).toBeUndefined();
  });

  it('says so when only some of them went in', async () => {
    const { session, state, provider } = aReturningShop();
    provider.stock.set(BOTTOMS, 0);
    expect(await session.addMany([one(TOP), one(BOTTOMS)])).toBeNull();
    expect(state().reasons.cart).toBe(REASONS.partly);
    expect(state().cart?.totalQuantity).toBe(1);
  });

  it('says so when fewer of one went in than were asked for, and shows what did', async () => {
    const { session, state, provider } = aReturningShop();
    provider.stock.set(TOP, 2);
    expect(await session.addMany([{ merchandiseId: TOP, quantity: 3 }])).not.toBeNull();
    expect(state().reasons.cart).toBe(REASONS.partly);
    expect(state()).toMatchObject({ open: true, cart: { lines: { edges: [{ node: { quantity: 2 } }] } } });
  });

  it('adds all in one request once a cart is ensured', async () => {
    const { session, state, provider } = aShop();
    await session.ensure();
    await session.addMany([one(TOP), one(BOTTOMS)]);
    expect(provider.names).toEqual(['CartCreate', 'CartLinesAdd']);
    expect(state()).toMatchObject({ open: true, justAdded: true });
    expect(state().cart?.lines.edges).toHaveLength(2);
  });
});

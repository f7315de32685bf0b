import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GuardedStorage, guardedStorage } from '../storage/guarded-storage.ts';
import { JUST_ADDED_MS } from './cart-adding.ts';
import { lineOf } from './cart-lines.ts';
import { cartQueue } from './cart-queue.ts';
import { REASONS } from './cart-reasons.ts';
import { cartRequests } from './cart-requests.ts';
import { cartSession } from './cart-session.ts';
import { createCartStore } from './cart-state.ts';
import { pieceCount } from './pieces.ts';
import { storedCartId } from './stored-cart-id.ts';
import { failure, PlayedProvider } from './testing/played-provider.ts';

const TOP = 'kaila-m';
const BOTTOMS = 'zoey-l';

function aStorage(): GuardedStorage {
  const values = new Map<string, string>();
  return guardedStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
}

function aShop({ storage = aStorage(), provider = new PlayedProvider() } = {}) {
  const store = createCartStore();
  const storedId = storedCartId(storage);
  const published: string[] = [];
  const session = cartSession({
    store,
    requests: cartRequests(
      () => provider,
      async () => {},
    ),
    queue: cartQueue(),
    storedId,
    country: () => 'GB',
    publish: (cartId) => published.push(cartId),
  });
  return { store, state: store.getState, storedId, published, session, provider, storage };
}

/** A shop whose browser has come back to the open cart `old`. */
function aReturningShop(lines: Record<string, number> = {}) {
  const shop = aShop();
  shop.provider.open('old', lines);
  shop.storedId.write('old');
  return shop;
}

const one = (merchandiseId: string) => ({ merchandiseId, quantity: 1 });

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('on load', () => {
  it('asks nothing of the provider when no cart is stored', async () => {
    const { session, state, provider } = aShop();
    await session.read();
    expect(provider.asked).toEqual([]);
    expect(state().phase).toBe('absent');
  });

  it('reuses an open cart', async () => {
    const { session, state, provider, published } = aReturningShop({ [TOP]: 2 });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart']);
    expect(state().cart && pieceCount(state().cart ?? expect.fail())).toBe(2);
    expect(published).toEqual(['old']);
  });

  it('starts over with the buyer country when the provider has no such open cart', async () => {
    const { session, state, provider, storedId, published } = aShop();
    storedId.write('completed');
    await session.read();
    expect(provider.asked).toEqual([
      { name: 'RetrieveCart', variables: { id: 'completed' } },
      { name: 'CartCreate', variables: { input: { buyerIdentity: { countryCode: 'GB' } } } },
    ]);
    expect(storedId.read()).toBe('new-1');
    expect(state().cart?.id).toBe('new-1');
    expect(published).toEqual(['new-1']);
  });

  it('counts a cart-completed error as completed', async () => {
    const { session, provider, storedId } = aReturningShop();
    provider.trouble.push({ on: 'RetrieveCart', failure: failure('refused', 'The cart has already been completed') });
    await session.read();
    expect(storedId.read()).toBe('new-1');
  });

  it.each(['network', 'throttled', 'server'] as const)('asks again after a %s failure', async (kind) => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    provider.trouble.push({ on: 'RetrieveCart', failure: failure(kind) });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart', 'RetrieveCart']);
    expect(state().phase).toBe('ready');
  });

  it('keeps the stored id through an outage, after three retries', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [TOP]: 1 });
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'RetrieveCart', failure: failure('server') });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart', 'RetrieveCart', 'RetrieveCart', 'RetrieveCart']);
    expect(storedId.read()).toBe('old');
    expect(state().phase).toBe('unreachable');
    await session.read();
    expect(state().phase).toBe('ready');
  });

  it('keeps the stored id when the provider refuses for another reason, and does not insist', async () => {
    const { session, provider, storedId } = aReturningShop();
    provider.trouble.push({ on: 'RetrieveCart', failure: failure('refused', 'Access denied') });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart']);
    expect(storedId.read()).toBe('old');
  });
});

describe('adding', () => {
  it('makes the cart on first need, opens the drawer and keeps the id', async () => {
    const { session, state, provider, storedId } = aShop();
    const adding = session.add(one(TOP));
    expect(state()).toMatchObject({ open: true, loading: true, justAdded: false });
    expect(state().arriving).toMatchObject([{ merchandiseId: TOP, quantity: 1 }]);
    const cart = await adding;
    expect(provider.names).toEqual(['CartCreate', 'CartLinesAdd']);
    expect(cart).toBe(state().cart);
    expect(state()).toMatchObject({ open: true, loading: false, justAdded: true, arriving: [] });
    expect(storedId.read()).toBe('new-1');
  });

  it('lowers the just-added flag after 3 seconds', async () => {
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
    expect(state().cart && pieceCount(state().cart ?? expect.fail())).toBe(2);
  });

  it('sends parallel adds one after another and loses none', async () => {
    const { session, state, provider } = aShop();
    await Promise.all(Array.from({ length: 20 }, (_, index) => session.add(one(`piece-${index}`))));
    expect(state().cart?.lines.edges).toHaveLength(20);
    expect(provider.names.filter((name) => name === 'CartCreate')).toHaveLength(1);
  });

  it('gives null and the reason when the provider refuses, logs it, and leaves the bag as it was', async () => {
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
    expect(state()).toMatchObject({ cart: before, open: false, justAdded: false, loading: false, arriving: [] });
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
    store.setState({ open: true });
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
    expect(state().cart && pieceCount(state().cart ?? expect.fail())).toBe(1);
  });

  it('adds again when the request itself got lost', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('network') });
    expect(await session.add(one(TOP))).not.toBeNull();
    expect(state().cart && pieceCount(state().cart ?? expect.fail())).toBe(2);
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

  it('adds nothing to a bag it cannot look at, and keeps its id', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [BOTTOMS]: 1 });
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'RetrieveCart', failure: failure('server') });
    expect(await session.add(one(TOP))).toBeNull();
    expect(provider.names).not.toContain('CartLinesAdd');
    expect(state().reasons[TOP]).toBe(REASONS.server);
    expect(storedId.read()).toBe('old');
  });

  it('opens a fresh bag and adds there when the old one was checked out meanwhile', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [BOTTOMS]: 1 });
    await session.read();
    provider.carts.delete('old');
    expect(await session.add(one(TOP))).not.toBeNull();
    expect(storedId.read()).toBe('new-1');
    expect(state().cart?.lines.edges.map(({ node }) => node.merchandise.id)).toEqual([TOP]);
  });

  it('does not say "added" when the returned cart has none of it', async () => {
    const { session, state, provider } = aShop();
    provider.stock.set(TOP, 0);
    expect(await session.add(one(TOP))).toBeNull();
    expect(state()).toMatchObject({ justAdded: false, open: false });
    expect(state().reasons[TOP]).toBe(REASONS.soldOut);
  });

  it('does not say "added" when all that is left was in the bag already', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 2 });
    provider.stock.set(TOP, 2);
    expect(await session.add(one(TOP))).toBeNull();
    expect(state().reasons[TOP]).toBe(REASONS.allInBag);
    expect(state().warnings).toHaveLength(1);
  });

  it('stays out of sight on the way to the checkout', async () => {
    const { session, state } = aShop();
    const adding = session.add(one(TOP), { quietly: true });
    expect(state()).toMatchObject({ open: false, arriving: [], loading: true });
    expect(await adding).not.toBeNull();
    expect(state()).toMatchObject({ open: false, justAdded: false });
  });
});

describe('adding several', () => {
  it('does nothing without a cart id', async () => {
    const { session, provider } = aShop();
    expect(await session.addMany([one(TOP)])).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  it('does nothing with an empty list', async () => {
    const { session, provider } = aReturningShop();
    expect(await session.addMany([])).toBeNull();
    expect(provider.asked).toEqual([]);
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

describe('changing a line', () => {
  it('shows the quantity at once and replaces the cart by the returned one', async () => {
    const { session, state } = aReturningShop({ [TOP]: 1 });
    await session.read();
    const changing = session.setQuantity(`line-${TOP}`, 3);
    expect(state()).toMatchObject({ wanted: { [`line-${TOP}`]: 3 }, loading: true });
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(1);
    await changing;
    expect(state()).toMatchObject({ wanted: {}, loading: false });
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(3);
  });

  it('sends fast taps as one change to the last quantity', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await Promise.all([2, 3, 4, 5].map((quantity) => session.setQuantity(`line-${TOP}`, quantity)));
    expect(
      provider.asked.filter(({ name }) => name === 'CartLinesUpdate').map(({ variables }) => variables.lines),
    ).toEqual([[{ id: `line-${TOP}`, quantity: 5 }]]);
    expect(state().wanted).toEqual({});
  });

  it('goes back to the old quantity with the reason when it fails', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    const error = { code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity'], message: 'Too many.' };
    provider.refusals.push({ on: 'CartLinesUpdate', error });
    expect(await session.setQuantity(`line-${TOP}`, 9999)).toBeNull();
    expect(state()).toMatchObject({ wanted: {}, loading: false });
    expect(state().reasons[`line-${TOP}`]).toMatch(/more of this piece than one order/);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(1);
  });

  it('keeps the stock warning of the returned cart', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    provider.stock.set(TOP, 2);
    await session.read();
    await session.setQuantity(`line-${TOP}`, 5);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(2);
    expect(state().warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: `line-${TOP}` }]);
  });

  it('removes at 0', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.setQuantity(`line-${TOP}`, 0);
    expect(provider.names).toEqual(['RetrieveCart', 'CartLinesRemove']);
    expect(state().cart?.lines.edges).toEqual([]);
  });

  it('says so when the bag was checked out elsewhere, and starts a fresh one', async () => {
    const { session, state, provider, storedId } = aReturningShop({ [TOP]: 1 });
    await session.read();
    provider.carts.delete('old');
    expect(await session.setQuantity(`line-${TOP}`, 2)).toBeNull();
    expect(storedId.read()).toBe('new-1');
    expect(state().reasons.bag).toBe(REASONS.checkedOut);
    expect(state().wanted).toEqual({});
  });

  it('shows the bag as it is when another tab has taken the line out', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1, [BOTTOMS]: 1 });
    await session.read();
    provider.carts.get('old')?.delete(TOP);
    const message = `The merchandise line with id gid://shop/CartLine/9?cart=old does not exist.`;
    provider.refusals.push({ on: 'CartLinesUpdate', error: { code: 'INVALID', field: ['lines', '0', 'id'], message } });
    expect(await session.setQuantity(`line-${TOP}`, 2)).toBeNull();
    expect(state().cart?.id).toBe('old');
    expect(state().cart?.lines.edges).toHaveLength(1);
    expect(state().reasons.bag).toBe(REASONS.lineGone);
  });
});

describe('removing', () => {
  it('takes the line out and keeps it at hand for undo', async () => {
    const { session, state } = aReturningShop({ [TOP]: 2, [BOTTOMS]: 1 });
    await session.read();
    const removing = session.remove(`line-${TOP}`);
    expect(state().wanted).toEqual({ [`line-${TOP}`]: 0 });
    await removing;
    expect(state().cart?.lines.edges).toHaveLength(1);
    expect(state().removed).toMatchObject({
      merchandiseId: TOP,
      quantity: 2,
      preview: { title: 'Kaila Triangle Top' },
    });
    await session.undoRemove();
    expect(state().removed).toBeUndefined();
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(2);
  });

  it('keeps the line when the provider could not be reached', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 2 });
    await session.read();
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'CartLinesRemove', failure: failure('network') });
    expect(await session.remove(`line-${TOP}`)).toBeNull();
    expect(state()).toMatchObject({ wanted: {}, removed: undefined, loading: false });
    expect(state().reasons[`line-${TOP}`]).toBe(REASONS.network);
    expect(state().cart?.lines.edges).toHaveLength(1);
  });

  it('offers the undo again when putting back fails', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.remove(`line-${TOP}`);
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
    expect(await session.undoRemove()).toBeNull();
    expect(state().removed).toMatchObject({ merchandiseId: TOP });
    expect(state().reasons.bag).toBe(REASONS.refused);
  });
});

describe('a change of country', () => {
  it('tells the provider and loads the cart again', async () => {
    const { session, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.changeCountry('AU');
    expect(provider.asked.slice(1)).toEqual([
      { name: 'UpdateBuyerIdentity', variables: { cartId: 'old', buyerIdentity: { countryCode: 'AU' } } },
      { name: 'RetrieveCart', variables: { id: 'old' } },
    ]);
  });

  it('sends the customer along when one is signed in, and swallows failures', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    provider.trouble.push({ on: 'UpdateBuyerIdentity', failure: failure('network', 'Failed to fetch') });
    await session.changeCountry('AU', 'token');
    expect(provider.asked[1]?.variables.buyerIdentity).toEqual({ countryCode: 'AU', customerAccessToken: 'token' });
    expect(logged).toHaveBeenCalledWith('Error updating buyer identity', ['Failed to fetch']);
    expect(state().cart?.lines.edges).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('follows the bag another tab has started', async () => {
    const storage = aStorage();
    const provider = new PlayedProvider();
    const here = aShop({ storage, provider });
    const there = aShop({ storage, provider });
    await here.session.add(one(TOP));
    await there.session.add(one(BOTTOMS));
    expect(provider.names.filter((name) => name === 'CartCreate')).toHaveLength(1);
    await here.session.read();
    expect(here.state().cart?.lines.edges).toHaveLength(2);
  });
});

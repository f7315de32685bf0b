import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuardedStorage } from '../../storage/guarded-storage.ts';

import { aReturningShop, aShop, aStorage, BOTTOMS, one, TOP } from '../testing/a-shop.ts';
import { FakeProvider, failure } from '../testing/fake-provider.ts';
import { storedCartId } from './stored-cart-id.ts';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function aStorageWith(cartId = ''): GuardedStorage {
  const storage = aStorage();
  storedCartId(storage).write(cartId);
  return storage;
}

describe('on load', () => {
  it('asks nothing of the provider when no cart is stored', async () => {
    const { session, state, provider } = aShop();
    await session.read();
    expect(provider.sent).toEqual([]);
    expect(state().phase).toBe('absent');
  });

  it('reuses an open cart', async () => {
    const { session, state, provider, published } = aReturningShop({ [TOP]: 2 });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart']);
    expect(state().cart?.totalQuantity).toBe(2);
    expect(published).toEqual(['old']);
  });

  it('starts over with the buyer country when the provider has no such open cart', async () => {
    const { session, state, provider, storedId, published } = aShop();
    storedId.write('completed');
    await session.read();
    expect(provider.sent).toEqual([
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

describe('a change of country', () => {
  it('tells the provider and loads the cart again', async () => {
    const { session, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.changeCountry('AU');
    expect(provider.sent.slice(1)).toEqual([
      { name: 'UpdateBuyerIdentity', variables: { cartId: 'old', buyerIdentity: { countryCode: 'AU' } } },
      { name: 'RetrieveCart', variables: { id: 'old' } },
    ]);
  });

  it('sends the customer along when one is signed in, and swallows failures', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    await session.read();
    buyer.token = 'token';
    for (let i = 0; i < 4; i += 1)
      provider.trouble.push({ on: 'UpdateBuyerIdentity', failure: failure('network', 'Failed to fetch') });
    await session.changeCountry('AU');
    expect(provider.sent[1]?.variables.buyerIdentity).toEqual({ countryCode: 'AU', customerAccessToken: 'token' });
    expect(logged).toHaveBeenCalledWith('Error updating buyer identity', ['Failed to fetch']);
    expect(state().cart?.lines.edges).toHaveLength(1);
  });
});

describe('who buys', () => {
  it('tells the provider who signed in and out, once each, and keeps the cart and its country', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    await session.read();
    buyer.token = 'marina';
    await session.changeCustomer();
    expect(state().cart?.buyerIdentity).toMatchObject({ countryCode: 'GB', customer: { email: 'marina@bay.example' } });
    buyer.token = null;
    await session.changeCustomer();
    expect(state().cart?.buyerIdentity).toMatchObject({ countryCode: 'GB', customer: null });
    expect(state().cart?.lines.edges).toHaveLength(1);
    const updates = provider.sent.filter(({ name }) => name === 'UpdateBuyerIdentity');
    expect(updates.map(({ variables }) => variables.buyerIdentity.customerAccessToken)).toEqual(['marina', null]);
  });

  it('makes a new cart in the name of who is signed in', async () => {
    const { session, provider, buyer } = aShop();
    buyer.token = 'marina';
    await session.add(one(TOP));
    expect(provider.sent[0]?.variables.input).toEqual({
      buyerIdentity: { countryCode: 'GB', customerAccessToken: 'marina' },
    });
  });

  it('asks nothing of the provider while there is no cart', async () => {
    const { session, provider, buyer } = aShop();
    buyer.token = 'marina';
    await session.changeCustomer();
    await session.changeCountry('AU');
    expect(provider.sent).toEqual([]);
  });

  const tellings = (provider: FakeProvider) =>
    provider.sent.flatMap(({ name, variables }) => (name === 'UpdateBuyerIdentity' ? [variables.buyerIdentity] : []));

  it('catches up at the next look with a country that did not get through', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    await session.read();
    buyer.country = 'AU';
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'UpdateBuyerIdentity', failure: failure('network') });
    await session.changeCountry('AU');
    expect(state().cart?.buyerIdentity.countryCode).toBe('GB');
    await session.read();
    expect(state().cart?.buyerIdentity.countryCode).toBe('AU');
    await session.read();
    expect(tellings(provider)).toHaveLength(5);
  });

  it('does not insist on what the provider would not have, before the page is opened again', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    const error = { code: 'INVALID', field: ['buyerIdentity', 'countryCode'], message: 'Country is invalid' };
    await session.read();
    buyer.country = 'AU';
    provider.refusals.push({ on: 'UpdateBuyerIdentity', error });
    await session.changeCountry('AU');
    await session.read();
    expect(tellings(provider)).toHaveLength(1);
    const reloaded = aShop({ storage: aStorageWith(state().cart?.id), provider, buyer });
    await reloaded.session.read();
    expect(reloaded.state().cart?.buyerIdentity.countryCode).toBe('AU');
  });

  it.each(['network', 'throttled', 'server'] as const)(
    'names who signed in again after a %s failure, and takes nobody off the cart for it',
    async (kind) => {
      const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
      await session.read();
      buyer.token = 'marina';
      // Both were carried out, and what they came to was lost on the way.
      for (let i = 0; i < 2; i += 1)
        provider.trouble.push({ on: 'UpdateBuyerIdentity', failure: failure(kind), late: true });
      await session.changeCustomer();
      expect(state().cart?.buyerIdentity.customer).toMatchObject({ email: 'marina@bay.example' });
      expect(tellings(provider).map(({ customerAccessToken }) => customerAccessToken)).not.toContain(null);
    },
  );

  it('names who signed in at the next look where nothing got through', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    await session.read();
    buyer.token = 'marina';
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'UpdateBuyerIdentity', failure: failure('network') });
    await session.changeCustomer();
    await session.read();
    expect(state().cart?.buyerIdentity.customer).toMatchObject({ email: 'marina@bay.example' });
  });

  it('has a cart of somebody else leave them first', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    const field = ['buyerIdentity', 'customerAccessToken'];
    provider.buyers.set('old', { countryCode: 'GB', customer: { email: 'inge@bay.example' } });
    provider.refusals.push({ on: 'UpdateBuyerIdentity', error: { code: 'INVALID', field, message: 'Not theirs' } });
    await session.read();
    buyer.token = 'marina';
    await session.changeCustomer();
    expect(state().cart?.buyerIdentity.customer).toMatchObject({ email: 'marina@bay.example' });
    expect(tellings(provider).map(({ customerAccessToken }) => customerAccessToken)).toEqual([
      'marina',
      null,
      'marina',
    ]);
  });

  it.each(['look first', 'sign-in first'])(
    'says once who signed in while the cart was looked up: %s',
    async (order) => {
      // As a browser's locks are had: a moment after they were asked for.
      const alone = <Result>(task: () => Promise<Result>) => new Promise((had) => setTimeout(had)).then(task);
      const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 }, { alone });
      const looked = order === 'look first' ? session.read() : undefined;
      buyer.token = 'marina';
      const told = session.changeCustomer();
      await Promise.all([looked ?? session.read(), told]);
      await session.settled();
      expect(tellings(provider)).toEqual([{ countryCode: 'GB', customerAccessToken: 'marina' }]);
      expect(state().cart?.buyerIdentity.customer).toMatchObject({ email: 'marina@bay.example' });
    },
  );

  it('leaves a customer alone while nobody knows who is signed in', async () => {
    const { session, provider } = aReturningShop({ [TOP]: 1 });
    provider.buyers.set('old', { countryCode: 'GB', customer: { email: 'marina@bay.example' } });
    await session.read();
    expect(provider.names).toEqual(['RetrieveCart']);
  });

  it('takes a customer who has signed out elsewhere off the cart', async () => {
    const { session, state, provider, buyer } = aReturningShop({ [TOP]: 1 });
    provider.buyers.set('old', { countryCode: 'GB', customer: { email: 'marina@bay.example' } });
    buyer.token = null;
    await session.read();
    expect(state().cart?.buyerIdentity.customer).toBeNull();
  });
});

describe('two tabs', () => {
  it('follows the cart another tab has started', async () => {
    const storage = aStorage();
    const provider = new FakeProvider();
    const here = aShop({ storage, provider });
    const there = aShop({ storage, provider });
    await here.session.add(one(TOP));
    await there.session.add(one(BOTTOMS));
    expect(provider.names.filter((name) => name === 'CartCreate')).toHaveLength(1);
    await here.session.read();
    expect(here.state().cart?.lines.edges).toHaveLength(2);
  });
});

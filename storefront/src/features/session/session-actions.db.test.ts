import { createLinkToken } from '@bluebird-bay/commerce/store/customer/customer-links.ts';
import { aNetwork } from '@bluebird-bay/commerce/testing/a-customer.ts';
import {
  ENDPOINT,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpClient } from '../../storefront-api/http-client.ts';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { createSession, type Session } from './session-actions.ts';
import { createSessionStore, type SessionStore, SIGNED_OUT } from './session-state.ts';
import { type StoredSession, storedSession } from './stored-session.ts';

const PASSWORD = 'eight-salty-seagulls';
const DAY_MS = 24 * 3_600_000;

function inMemory(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('a session, with the provider itself', () => {
  let provider: ProviderUnderTest;
  let store: SessionStore;
  let stored: StoredSession;
  let session: Session;
  let left: number;
  let now: number;
  /** Whether a request gets lost, by its body. */
  let isLost: (body: string) => boolean;
  let made = 0;
  beforeAll(async () => {
    provider = await providerUnderTest();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    store = createSessionStore();
    const area = inMemory();
    stored = storedSession(guardedStorage(() => area));
    left = 0;
    now = Date.now();
    isLost = () => false;
    const caller = aNetwork();
    session = createSession({
      store,
      stored,
      client: () =>
        httpClient({
          endpoint: ENDPOINT,
          token: PUBLIC_TOKEN,
          fetch: async (input, init) => {
            if (isLost(String(init?.body))) throw new TypeError('Failed to fetch');
            return provider.provider.fetch(new Request(input, init), caller);
          },
        }),
      now: () => now,
      onLeft: () => {
        left += 1;
      },
    });
  });

  async function aMember(): Promise<string> {
    made += 1;
    const email = `session.${made}@example.com`;
    const input = { email, password: PASSWORD, firstName: 'Marina', lastName: 'Costa' };
    expect(await session.signUp(input)).toBe(true);
    return email;
  }
  const idOf = (): number => Number(stored.readUserId());

  it('signs up and in: token with its expiry, plain id and customer are there, and the welcome is due', async () => {
    await aMember();
    const { phase, token, customer, newlyRegistered, success } = store.getState();
    expect({ phase, newlyRegistered, success }).toEqual({ phase: 'customer', newlyRegistered: true, success: true });
    expect(customer).toMatchObject({ firstName: 'Marina', lastName: 'Costa' });
    const savedToken = stored.read(now);
    expect(savedToken?.accessToken).toBe(token);
    expect(Date.parse(savedToken?.expiresAt ?? '') - now).toBeGreaterThan(29 * DAY_MS);
    expect(idOf()).toBeGreaterThan(0);
  });

  it('says that the account is open where only the signing in behind it gets lost (ACC-007)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const input = { email: 'half.way@example.com', password: PASSWORD, firstName: 'Marina', lastName: 'Costa' };
    isLost = (body) => body.includes('customerAccessTokenCreate');
    expect(await session.signUp(input)).toEqual([
      { message: expect.stringMatching(/^Your account is open.* Sign in with the password/) },
    ]);
    logged.mockRestore();
    expect(store.getState()).toMatchObject({ token: undefined, newlyRegistered: false, success: false });
    isLost = () => false;
    expect(await session.signIn(input.email, PASSWORD)).toBe(true);
  });

  it.each([
    ['ahead', 366],
    ['behind', -366],
  ])('stays signed in by a clock that is a year %s, and is renewed by it (W7, X10)', async (_, days) => {
    now += days * DAY_MS;
    const email = await aMember();
    store.setState({ ...SIGNED_OUT });
    stored.forget();
    expect(await session.signIn(email, PASSWORD)).toBe(true);
    now += 3 * DAY_MS;
    const token = stored.read(now)?.accessToken;
    expect(token).toBe(store.getState().token);
    await session.load();
    expect(store.getState().customer?.email).toBe(email);
    expect(stored.read(now)?.accessToken).toBe(token);
  });

  it('leaves nothing when it signs out: five fields, the storage, and the token at the provider (ACC-018)', async () => {
    await aMember();
    const before = stored.read(now);
    await session.signOut();
    expect(store.getState()).toMatchObject({
      phase: 'visitor',
      token: undefined,
      customer: undefined,
      newlyRegistered: false,
      success: false,
    });
    expect([stored.read(now), stored.readUserId(), left]).toEqual([undefined, undefined, 1]);
    if (before) stored.write(before);
    store.setState({ phase: 'customer', token: before?.accessToken });
    await session.load();
    expect(store.getState()).toMatchObject({ phase: 'visitor', token: undefined, customer: undefined, ended: true });
  });

  it('gives the server’s errors unchanged, and nothing when none came', async () => {
    const email = await aMember();
    await session.signOut();
    expect(await session.signIn(email, 'not this one')).toEqual([
      { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
    ]);
    expect(await session.recover('nobody@example.com')).toBe(true);
    expect(store.getState().success).toBe(true);
    expect(await session.recover('no address')).toEqual([expect.objectContaining({ field: ['email'] })]);
    expect(store.getState().success).toBe(false);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isLost = () => true;
    expect(await session.activate({ cxid: '1', token: 'abc', password: PASSWORD })).toBeUndefined();
    expect(await session.reset({ cxid: '1', token: 'abc', password: PASSWORD })).toBeUndefined();
    expect(logged.mock.calls.map(([words]) => words)).toEqual(['Error activating account', 'Error resetting password']);
    logged.mockRestore();
  });

  it('says of too many tries what they are, and a reset link still lets the owner in', async () => {
    const email = await aMember();
    const id = idOf();
    await session.signOut();
    const outcomes = [];
    for (let guess = 0; guess < 6; guess += 1) outcomes.push(await session.signIn(email, `guess ${guess}`));
    expect(outcomes.at(-1)).toEqual([expect.objectContaining({ code: 'THROTTLED' })]);
    expect(await session.signIn(email, PASSWORD)).toEqual([expect.objectContaining({ code: 'THROTTLED' })]);
    const token = await withTx(provider.db, async (tx) => commit(await createLinkToken(tx, id, 'reset', new Date())));
    expect(await session.reset({ cxid: String(id), token, password: 'nine-salty-seagulls' })).toBe(true);
    expect(store.getState()).toMatchObject({ phase: 'customer', customer: { email } });
    expect(await session.reset({ cxid: String(id), token, password: 'ten-salty-seagulls' })).toEqual([
      expect.objectContaining({ code: 'TOKEN_INVALID' }),
    ]);
  });

  it('asks for its customer once where several ask for them at the same time', async () => {
    await aMember();
    let asked = 0;
    isLost = (body) => {
      if (body.includes('query SessionCustomer')) asked += 1;
      return false;
    };
    await Promise.all([session.load(), session.load()]);
    expect(asked).toBe(1);
    await session.load();
    expect(asked).toBe(2);
  });

  it('keeps the session through an outage, and moves its end on once a day', async () => {
    await aMember();
    const savedToken = stored.read(now);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isLost = () => true;
    await session.load();
    expect(logged).toHaveBeenCalledWith('Error fetching customer', expect.anything());
    logged.mockRestore();
    expect(store.getState().phase).toBe('customer');
    isLost = () => false;
    const soon = new Date(now + 3 * DAY_MS).toISOString();
    if (savedToken) stored.write({ ...savedToken, expiresAt: soon });
    await session.load();
    expect(Date.parse(stored.read(now)?.expiresAt ?? '')).toBeGreaterThan(now + 29 * DAY_MS);
    expect(stored.read(now)?.accessToken).toBe(savedToken?.accessToken);
    now += 40 * DAY_MS;
    expect(stored.read(now)).toBeUndefined();
    expect(stored.readUserId()).toBeUndefined();
  });
});

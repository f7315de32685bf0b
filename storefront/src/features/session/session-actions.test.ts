import { expect, it } from 'vitest';
import { httpClient } from '../../storefront-api/http-client.ts';
import { guardedStorage } from '../storage/guarded-storage.ts';
import type { AccountError } from './account-error.ts';
import { createSession } from './session-actions.ts';
import { createSessionStore } from './session-state.ts';
import { storedSession } from './stored-session.ts';

const values = new Map<string, string>();

/** A session with a provider that finds this wrong with an address whose password is to be reset. */
function aSession(error: AccountError) {
  const store = createSessionStore();
  const customerRecover = { customerUserErrors: [error], userErrors: [] };
  const session = createSession({
    store,
    stored: storedSession(
      guardedStorage(() => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      })),
    ),
    client: () =>
      httpClient({ endpoint: '/api', token: 't', fetch: async () => Response.json({ data: { customerRecover } }) }),
    now: Date.now,
    onLeft: () => undefined,
  });
  return { session, store };
}

it('tells nobody whether an address has an account, though the hosted provider would', async () => {
  const { session, store } = aSession({
    code: 'UNIDENTIFIED_CUSTOMER',
    field: ['email'],
    message: 'Could not find customer',
  });
  expect(await session.recover('nobody@example.com')).toBe(true);
  expect(store.getState().success).toBe(true);
});

it('gives what else is wrong with an address as it is', async () => {
  const error: AccountError = { code: 'INVALID', field: ['email'], message: 'Email is invalid' };
  const { session, store } = aSession(error);
  expect(await session.recover('no address')).toEqual([error]);
  expect(store.getState().success).toBe(false);
});

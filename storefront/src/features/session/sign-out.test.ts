import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Leaving, Session } from './session-actions.ts';
import { createSessionStore, sessionStore } from './session-state.ts';
import { signOut } from './sign-out.ts';
import { TOKEN_KEY, USER_ID_KEY } from './stored-token.ts';

const KEPT = { accessToken: 'a'.repeat(43), expiresAt: '2999-01-01T00:00:00Z', idToken: 'who' };

let values: Map<string, string>;
beforeEach(() => {
  values = new Map([
    [TOKEN_KEY, JSON.stringify(KEPT)],
    [USER_ID_KEY, '7'],
  ]);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
  sessionStore.setState({ phase: 'customer', token: KEPT.accessToken });
  return () => vi.unstubAllGlobals();
});
afterAll(() => sessionStore.setState(createSessionStore().getInitialState(), true));

it('forgets the token also where what tells the provider cannot be fetched', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await signOut(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(logged).toHaveBeenCalledWith('Error signing out', expect.any(TypeError));
  logged.mockRestore();
  expect([...values.keys()]).toEqual([]);
  expect(sessionStore.getState()).toMatchObject({ phase: 'visitor', token: undefined });
});

it('has forgotten it before anything is fetched, and still tells the provider which one it was', async () => {
  const told: Array<Leaving | undefined> = [];
  await signOut(async () => {
    expect([...values.keys()]).toEqual([]);
    const open: Pick<Session, 'signOut'> = { signOut: async (left) => void told.push(left) };
    return open;
  });
  expect(told).toEqual([{ token: KEPT.accessToken, idToken: KEPT.idToken }]);
});

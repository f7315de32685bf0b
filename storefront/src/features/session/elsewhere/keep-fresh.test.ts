import { beforeEach, expect, it } from 'vitest';
import { guardedStorage } from '../../storage/guarded-storage.ts';
import { createSessionStore, type SessionStore } from '../session-state.ts';
import { type StoredSession, storedSession } from '../stored-session.ts';
import type { AccessToken } from '../stored-token.ts';
import { keepFresh } from './keep-fresh.ts';
import { isDue, type TokenSource } from './token-source.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const MINUTE_MS = 60_000;
const until = (minutes: number): string => new Date(NOW + minutes * MINUTE_MS).toISOString();
/** An identity token that says whose it is. */
const of = (sub: string): string => `head.${btoa(JSON.stringify({ sub }))}.seal`;
const OLD: AccessToken = { accessToken: 'old', expiresAt: until(-5), refreshToken: 'r1', idToken: of('inge') };
const NEW: AccessToken = { accessToken: 'new', expiresAt: until(120), refreshToken: 'r2', idToken: of('inge') };

let store: SessionStore;
let stored: StoredSession;
let answer: Awaited<ReturnType<TokenSource['refresh']>>;
let asked: number;
let waits: number[];
let refused: number;
beforeEach(() => {
  const values = new Map<string, string>();
  stored = storedSession(
    guardedStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    })),
  );
  store = createSessionStore();
  [answer, asked, waits, refused] = [NEW, 0, [], 0];
});

function fresh(meanwhile: () => void = () => undefined, hasPages = true): ReturnType<typeof keepFresh> {
  const source: TokenSource = {
    refresh: async () => {
      asked += 1;
      meanwhile();
      return answer;
    },
    leave: () => undefined,
    later: (_, ms) => void waits.push(ms),
  };
  const onRefused = () => {
    refused += 1;
  };
  return keepFresh({
    store,
    stored,
    source: hasPages ? source : undefined,
    now: () => NOW,
    onRefused,
    onDue: () => undefined,
  });
}
const freshen = (...how: Parameters<typeof fresh>): Promise<void> => fresh(...how).freshen();

it('goes on with a fresh token in the place of one that is over, and looks again a minute before the next end', async () => {
  stored.write(OLD);
  store.setState({ token: 'old' });
  await freshen();
  const renewal = { from: 'old', to: 'new' };
  expect(store.getState()).toMatchObject({ phase: 'customer', token: 'new', renewal });
  expect(stored.read(NOW)).toEqual(NEW);
  expect(waits).toEqual([119 * MINUTE_MS]);
});

it('vouches for the token that was renewed alone, whoever was signed in here before', async () => {
  stored.write(OLD);
  store.setState({ token: 'somebody’s' });
  await freshen();
  expect(store.getState()).toMatchObject({ token: 'new', renewal: { from: 'old', to: 'new' } });
});

it.each([
  ['is good for a while', { ...NEW, expiresAt: until(2) }, 0, [MINUTE_MS]],
  ['has under a minute left', { ...OLD, expiresAt: until(0.5) }, 1, [119 * MINUTE_MS]],
  ['was made for a password', { accessToken: 'a', expiresAt: until(0.5) }, 0, []],
])('asks for no more than it needs where the token %s', async (_, token, times, pauses) => {
  stored.write(token);
  await freshen();
  expect([asked, waits]).toEqual([times, pauses]);
});

it('forgets nothing where nobody answers, and asks again', async () => {
  stored.write(OLD);
  answer = 'busy';
  await freshen();
  expect(store.getState()).toMatchObject({ phase: 'visitor', token: undefined });
  expect(stored.read(NOW)).toEqual(OLD);
  expect([refused, waits]).toEqual([0, [20_000]]);
});

it('leaves a token that is still good where nobody answers', async () => {
  stored.write({ ...OLD, expiresAt: until(0.5) });
  store.setState({ phase: 'customer', token: 'old' });
  answer = 'busy';
  await freshen();
  expect(store.getState()).toMatchObject({ phase: 'customer', token: 'old' });
});

it('ends where the pages know the customer no longer, or the shop has no such pages any more', async () => {
  stored.write(OLD);
  answer = 'used';
  await freshen();
  expect(refused).toBe(1);
  await freshen(undefined, false);
  expect(refused).toBe(2);
});

it('brings nobody back who signed out meanwhile, and follows another tab that was first', async () => {
  stored.write(OLD);
  await freshen(() => stored.forget());
  expect(stored.read(NOW)).toBeUndefined();
  expect(store.getState().token).toBeUndefined();

  stored.write(OLD);
  await freshen(() => stored.write({ ...NEW, accessToken: 'theirs', refreshToken: 'r9', idToken: of('ole') }));
  expect(stored.read(NOW)?.accessToken).toBe('theirs');
  expect(store.getState().token).toBe('theirs');
  expect(store.getState().renewal).toBeUndefined();
});

const customer = {
  id: 'gid://shopify/Customer/1',
  ...{ firstName: 'Inge', lastName: null, email: 'inge@nordsee.example', phone: null, acceptsMarketing: false },
};

it('goes on as before where another tab has renewed the token of the same customer', async () => {
  stored.write({ ...OLD, expiresAt: until(10) });
  store.setState({ phase: 'customer', token: 'old', customer });
  const { follow, freshen } = fresh();
  follow();
  stored.write(NEW);
  follow();
  expect(store.getState()).toMatchObject({ token: 'new', renewal: { from: 'old', to: 'new' }, customer });

  // Where this tab wanted to do the same, it was second.
  const next = { ...NEW, accessToken: 'next', refreshToken: 'r3' };
  stored.write({ ...NEW, expiresAt: until(0) });
  answer = next;
  await freshen();
  stored.write({ ...next, accessToken: 'last', refreshToken: 'r4' });
  follow();
  expect(store.getState()).toMatchObject({ token: 'last', renewal: { from: 'next', to: 'last' }, customer });
});

it.each([
  ['is somebody else’s', of('ole')],
  ['does not say whose it is', 'who'],
])('forgets who was here where the token that another tab has stored %s', (_, idToken) => {
  stored.write({ ...OLD, expiresAt: until(10), idToken: idToken === 'who' ? 'who' : of('inge') });
  store.setState({ phase: 'customer', token: 'old', customer });
  const { follow } = fresh();
  follow();
  stored.write({ ...NEW, idToken });
  follow();
  expect(store.getState()).toMatchObject({ phase: 'customer', token: 'new', customer: undefined });
  expect(store.getState().renewal).toBeUndefined();
});

it('is due less than a minute before the end', () => {
  expect([isDue(OLD, NOW), isDue(NEW, NOW)]).toEqual([true, false]);
});

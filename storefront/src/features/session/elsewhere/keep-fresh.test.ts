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
const OLD: AccessToken = { accessToken: 'old', expiresAt: until(-5), refreshToken: 'r1', idToken: 'who' };
const NEW: AccessToken = { accessToken: 'new', expiresAt: until(120), refreshToken: 'r2', idToken: 'who' };

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

const freshen = (meanwhile: () => void = () => undefined, hasPages = true): Promise<void> => {
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
  })();
};

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
  await freshen(() => stored.write({ ...NEW, accessToken: 'theirs', refreshToken: 'r9' }));
  expect(stored.read(NOW)?.accessToken).toBe('theirs');
  expect(store.getState().token).toBe('theirs');
  // Whose that one is, nobody knows yet.
  expect(store.getState().renewal).toBeUndefined();
});

it('is due less than a minute before the end', () => {
  expect([isDue(OLD, NOW), isDue(NEW, NOW)]).toEqual([true, false]);
});

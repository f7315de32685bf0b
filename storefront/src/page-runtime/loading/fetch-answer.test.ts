import { afterEach, expect, test, vi } from 'vitest';
import { fetchAnswer, type Network } from './fetch-answer.ts';

function network(
  statuses: readonly (number | 'down')[],
  online = true,
): { network: Network; pauses: number[]; requested: () => number } {
  const pauses: number[] = [];
  let requested = 0;
  return {
    pauses,
    requested: () => requested,
    network: {
      fetch: async () => {
        const status = statuses[requested++] ?? 200;
        if (status === 'down') throw new TypeError('Failed to fetch');
        return new Response('{}', { status });
      },
      online: () => online,
      wait: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    },
  };
}

test.each([
  [200, 'found', 1],
  [404, 'missing', 1],
  [500, 'broken', 1],
])('%d is final: %s (L-4)', async (status, kind, requests) => {
  const rehearsed = network([status]);
  expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe(kind);
  expect(rehearsed.requested()).toBe(requests);
});

test.each([[503], [502], [403], [429], [301], ['down' as const]])(
  '%s is asked for four times, with growing pauses (L-4, L-7, X-8, RUN-015)',
  async (status) => {
    const rehearsed = network([status, status, status, status, 200]);
    expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe('unreachable');
    expect(rehearsed.requested()).toBe(4);
    expect(rehearsed.pauses).toEqual([200, 600, 1500]);
  },
);

afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer that does not come is waited for ten seconds at most, each time (X-6)', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
  const hung: Network = {
    fetch: (_, { signal }) =>
      new Promise((_, reject) => {
        if (signal?.aborted) reject(signal.reason);
      }),
    online: () => true,
    wait: async () => undefined,
  };
  expect(await fetchAnswer(hung, '/x')).toEqual({ kind: 'unreachable', error: new Error('too late') });
  expect(waits.mock.calls).toEqual([[10_000], [10_000], [10_000], [10_000]]);
});

test('two failures, then the page (RUN-015)', async () => {
  const rehearsed = network([503, 'down', 200]);
  expect(await fetchAnswer(rehearsed.network, '/x')).toEqual({ kind: 'found', text: '{}' });
  expect(rehearsed.requested()).toBe(3);
});

test('offline nothing is retried (X-8)', async () => {
  const rehearsed = network(['down', 200], false);
  expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe('unreachable');
  expect(rehearsed.requested()).toBe(1);
});

import { expect, test } from 'vitest';
import { fetchAnswer, type Network } from './fetch-answer.ts';

function network(
  statuses: readonly (number | 'down')[],
  online = true,
): { network: Network; pauses: number[]; asked: () => number } {
  const pauses: number[] = [];
  let asked = 0;
  return {
    pauses,
    asked: () => asked,
    network: {
      fetch: async () => {
        const status = statuses[asked++] ?? 200;
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
])('%d is final: %s', async (status, kind, requests) => {
  const rehearsed = network([status]);
  expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe(kind);
  expect(rehearsed.asked()).toBe(requests);
});

test.each([[503], [502], [403], [429], [301], ['down' as const]])(
  '%s is asked for four times, with growing pauses',
  async (status) => {
    const rehearsed = network([status, status, status, status, 200]);
    expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe('unreachable');
    expect(rehearsed.asked()).toBe(4);
    expect(rehearsed.pauses).toEqual([200, 600, 1500]);
  },
);

test('two failures, then the page', async () => {
  const rehearsed = network([503, 'down', 200]);
  expect(await fetchAnswer(rehearsed.network, '/x')).toEqual({ kind: 'found', text: '{}' });
  expect(rehearsed.asked()).toBe(3);
});

test('offline nothing is retried', async () => {
  const rehearsed = network(['down', 200], false);
  expect((await fetchAnswer(rehearsed.network, '/x')).kind).toBe('unreachable');
  expect(rehearsed.asked()).toBe(1);
});

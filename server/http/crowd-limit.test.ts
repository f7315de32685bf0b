import { expect, it } from 'vitest';
import { createCrowdLimit } from './crowd-limit.ts';

const CALLER = { address: '127.0.0.1' };
const AS_A_PERSON = { accept: 'text/html,application/xhtml+xml' };

/** A shop that works on one request and lets one wait, with both places taken; `finish` ends what it works on. */
async function fullShop() {
  const limit = createCrowdLimit({ atOnce: 1, waiting: 1 });
  const underWay: (() => void)[] = [];
  const handler = limit.guard(async (request) => {
    if (request.headers.has('slow')) await new Promise<void>((resolve) => underWay.push(resolve));
    return new Response('done');
  });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    handler(new Request(`http://shop.example${path}`, init), CALLER);
  const slow = { method: 'POST', headers: { slow: '1' } };
  const first = ask('/checkouts/1', slow);
  const second = ask('/api/2025-07/graphql.json', { method: 'POST' });
  return { limit, ask, first, second, finish: () => underWay.shift()?.() };
}

it('answers who was let in, in turn, and tells everybody else at once when to come again', async () => {
  const { limit, ask, first, second, finish } = await fullShop();
  const third = await ask('/services/ratings', { method: 'POST' });
  expect([third.status, third.headers.get('retry-after'), third.headers.get('cache-control')]).toEqual([
    429,
    '2',
    'no-store',
  ]);
  expect(await third.json()).toEqual({ error: { code: 'BUSY', message: expect.stringContaining('Ask again') } });
  const fourth = await ask('/api/2025-07/graphql.json', { method: 'POST' });
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await fourth.json()).toEqual({
    errors: [{ message: expect.stringContaining('Ask again'), extensions: { code: 'THROTTLED' } }],
  });
  finish();
  expect(await Promise.all([first, second].map(async (answer) => (await answer).text()))).toEqual(['done', 'done']);
  expect(limit.turnedAway()).toBe(2);
  expect((await ask('/services/ratings', { method: 'POST' })).status).toBe(200);
});

it('tells people in words, and looks again for those who have sent nothing', async () => {
  const { ask, finish } = await fullShop();
  const told = await ask('/checkouts/cn/1', { headers: AS_A_PERSON });
  // A balancer takes 503 for a shop that is broken, and after three of them sends nobody there.
  expect([told.status, (await ask('/checkouts/cn/1')).status]).toEqual([429, 429]);
  const looking = await told.text();
  expect(looking).toContain('Your bag is safe');
  expect(looking).toContain('http-equiv="refresh"');
  const paying = await (await ask('/checkouts/cn/1', { method: 'POST', headers: AS_A_PERSON })).text();
  expect(paying).toContain('nothing was charged');
  expect(paying).not.toContain('http-equiv="refresh"');
  finish();
});

it.each(['/%73ervices/ratings', '/%61pi/2025-07/graphql.json', '/check%6futs/cn/1', '/%62b-wishlist'])(
  'takes %s for what it is answered as, however it is spelled',
  async (path) => {
    const { ask, finish } = await fullShop();
    expect((await ask(path)).status).toBe(429);
    finish();
  },
);

it('answers a shopper beside a network that sends slowly, asks for what takes long and queues for more (L6)', async () => {
  const limit = createCrowdLimit();
  const never = new Promise<Response>(() => undefined);
  const handler = limit.guard((request) => (request.headers.has('slow') ? never : new Response('done')));
  const post = (headers: Record<string, string>) =>
    new Request('http://shop.example/api/2025-07/graphql.json', { method: 'POST', headers });
  for (let sent = 0; sent < 1_000; sent += 1)
    void handler(post({ slow: '1' }), { address: `2001:db8:0:1::${sent.toString(16)}` });
  expect(await (await handler(post({}), { address: '203.0.113.7' })).text()).toBe('done');
  expect(limit.turnedAway()).toBe(1_000 - 25 - 400);
});

it.each(['/', '/products/kaila-top-wildflowers/', '/pictures/0/p/tote/x/flat@400.webp', '/assets/a.js'])(
  'shows %s to everybody, however full it is',
  async (path) => {
    const { ask, finish } = await fullShop();
    expect((await ask(path)).status).toBe(200);
    finish();
  },
);

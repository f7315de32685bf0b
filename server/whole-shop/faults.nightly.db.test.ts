import { appendFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const CREATE_CART = 'mutation { cartCreate(input: { note: "kept" }) { cart { id checkoutUrl } } }';
const READ_CART = 'query ($id: ID!) { cart(id: $id) { note } }';

// A shop takes a minute to open on a machine with other work.
describe('a whole shop', { timeout: 300_000 }, () => {
  let shop: ShopProcess;
  afterEach(() => shop?.clear());

  async function aCart(): Promise<{ id: string; checkoutUrl: string }> {
    const { body } = await shop.query(CREATE_CART);
    return JSON.parse(body).data.cartCreate.cart;
  }

  it('comes back by itself when its PostgreSQL is killed, and says so meanwhile (13.1)', async () => {
    shop = await shopProcess();
    const { id } = await aCart();
    await shop.signalDatabase('SIGKILL');
    await until(async () => (await shop.ask('/readyz')).status === 503);
    const [live, ready, home] = await Promise.all([shop.ask('/healthz'), shop.ask('/readyz'), shop.ask('/')]);
    expect([live.status, home.status]).toEqual([200, 200]);
    if (ready.status === 503) expect(ready.body).toContain('the database');
    await until(async () => (await shop.ask('/readyz')).status === 200, 15_000);
    expect(JSON.parse((await shop.query(READ_CART, { id })).body)).toMatchObject({ data: { cart: { note: 'kept' } } });
    expect((await aCart()).id).toMatch(/^gid:/);
    expect(shop.output()).toContain('PostgreSQL is back');
    expect((await shop.ask('/metrics')).body).toMatch(/^bluebird_database_restarts_total 1$/m);
  });

  it('ends with one clear line where PostgreSQL cannot be brought back (13.1)', async () => {
    shop = await shopProcess();
    await appendFile(join(shop.dataDir, 'database', 'postgres', 'postgresql.conf'), 'max_connections = many\n');
    await shop.signalDatabase('SIGKILL');
    // Meanwhile shoppers come as before: what fails for each of them fills no log (D13). Each is told so only after some tries
    // at a connection, which take up to a second.
    let hasEnded = false;
    const ended = shop.ended.then((code) => {
      hasEnded = true;
      return code;
    });
    let failed = 0;
    await until(async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => shop.query(CREATE_CART)));
      failed += answers.filter(({ status }) => status === 503).length;
      return hasEnded;
    }, 120_000);
    expect(await ended).toBe(1);
    const lines = shop.output().split('\n');
    expect(failed).toBeGreaterThan(1_000);
    expect(lines.length).toBeLessThan(150);
    for (const line of lines.filter((text) => text.startsWith('{')))
      expect(JSON.parse(line)).toMatchObject({
        at: expect.any(String),
        part: expect.any(String),
        event: expect.any(String),
      });
    // Work that was under way may have a last word.
    expect(lines.filter((line) => line.startsWith('PostgreSQL could not be started 8 times in a row.'))).toHaveLength(
      1,
    );
  });

  it('answers in bounded time while PostgreSQL hangs, and goes on when it wakes (13.7, X3)', async () => {
    shop = await shopProcess();
    const { id, checkoutUrl } = await aCart();
    const { pathname, search } = new URL(checkoutUrl);
    await shop.signalDatabase('SIGSTOP', 'all');
    const [home, ready, live, api, checkout, ratings] = await Promise.all([
      shop.ask('/'),
      shop.ask('/readyz'),
      shop.ask('/healthz'),
      shop.query(READ_CART, { id }),
      shop.ask(pathname + search),
      shop.ask('/services/ratings?products=kaila-top-passionfruit'),
    ]);
    expect([home.status, ready.status, live.status, api.status, checkout.status]).toEqual([200, 503, 200, 503, 503]);
    expect(ready.body).toContain('does not answer');
    expect(ratings.status).toBeGreaterThanOrEqual(500);
    expect(ready.seconds).toBeLessThan(2);
    for (const { seconds } of [api, checkout, ratings]) expect(seconds).toBeLessThan(10);
    await shop.signalDatabase('SIGCONT', 'all');
    await until(async () => (await shop.ask('/readyz')).status === 200, 10_000);
    expect(JSON.parse((await shop.query(READ_CART, { id })).body)).toMatchObject({ data: { cart: { note: 'kept' } } });
    expect((await shop.ask(pathname + search)).status).toBe(200);
  });

  it('says at SIGTERM that it goes, serves on, lets what takes five seconds finish, and ends well (13.7, X11)', async () => {
    shop = await shopProcess();
    const body = JSON.stringify({ query: '{ shop { name } }' });
    const socket = connect(Number(new URL(shop.url).port), 'localhost');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.write(
      [
        `POST ${API_PATH} HTTP/1.1`,
        `host: ${new URL(shop.url).host}`,
        'content-type: application/json',
        `x-shopify-storefront-access-token: ${EMBEDDED_TOKEN}`,
        `content-length: ${body.length}`,
        '',
        body.slice(0, 10),
      ].join('\r\n'),
    );
    await shop.ask('/');
    const begun = performance.now();
    shop.signal('SIGTERM');
    await until(async () => (await shop.ask('/readyz')).status === 503);
    const [ready, home] = await Promise.all([shop.ask('/readyz'), shop.ask('/')]);
    expect([ready.status, home.status]).toEqual([503, 200]);
    expect(ready.body).toContain('closing');
    // The gateway may take five seconds over an answer, and there were two of notice before.
    await until(() => performance.now() - begun > 7_000);
    socket.write(body.slice(10));
    await until(() => answer.includes('"Bluebird Bay"'), 2_000);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await shop.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(12_000);
  });
});

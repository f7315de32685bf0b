import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checkout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { buy } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

/** Debian's package faketime: what is preloaded tells a process another time, and reads from a file which. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

const DAY_S = 86_400;
const CREATE = `mutation ($lines: [CartLineInput!]) {
  cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: US } }) { cart { id } } }`;
const READ = 'query ($id: ID!) { cart(id: $id) { totalQuantity } }';
const SIGN_UP = `mutation { customerCreate(input: { email: "ana@bay.example", password: "seagulls-at-dawn" }) { customer { id } } }`;
const SIGN_IN = `mutation { customerAccessTokenCreate(input: { email: "ana@bay.example", password: "seagulls-at-dawn" }) {
  customerAccessToken { accessToken expiresAt } } }`;
const WHO = 'query ($token: String!) { customer(customerAccessToken: $token) { email } }';
const A_VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

// Left out: where nothing can tell a process another time.
describe.skipIf(!existsSync(LIBRARY))('a server whose clock jumps (X10)', () => {
  let folder: string;
  let dataDir: string;
  let shop: ShopProcess;
  const setClock = (seconds: number): Promise<void> =>
    writeFile(join(folder, 'clock'), `${seconds >= 0 ? '+' : ''}${seconds}s\n`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-clock-'));
    dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-shop-'));
    await setClock(0);
    shop = await shopProcess({
      dataDir,
      environment: {
        LD_PRELOAD: LIBRARY,
        FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
        FAKETIME_NO_CACHE: '1',
        // Timers go on as they did: only what the time is changes.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
  });
  afterAll(async () => {
    await shop?.clear();
    await Promise.all([folder, dataDir].map((path) => rm(path, { recursive: true, force: true, maxRetries: 5 })));
  });

  const told = async (text: string, variables = {}) => JSON.parse((await shop.query(text, variables)).body).data;
  const clockOfShop = async (): Promise<number> => Date.parse((await fetch(`${shop.url}/`)).headers.get('date') ?? '');
  const jump = async (seconds: number): Promise<void> => {
    await setClock(seconds);
    await until(async () => Math.abs((await clockOfShop()) - (Date.now() + seconds * 1_000)) < 60_000);
  };

  it('sells on, whatever it says; no token lives longer than its time, no order is lost, none is older than it is', async () => {
    const merchandiseId = (await told(A_VARIANT)).products.nodes[0].variants.nodes[0].id;
    const checkout: Pick<Checkout, 'fetch'> = {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(`${shop.url}${pathname}${search}`, request), { redirect: 'manual' });
      },
    };
    const aSale = async (): Promise<string> => {
      const { cart } = (await told(CREATE, { lines: [{ merchandiseId }] })).cartCreate;
      expect(await told(READ, { id: cart.id })).toEqual({ cart: { totalQuantity: 1 } });
      const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(cart.id) ?? [];
      return (await buy(checkout, { token, secret })).location;
    };
    const signIn = async (): Promise<{ accessToken: string; expiresAt: string }> =>
      (await told(SIGN_IN)).customerAccessTokenCreate.customerAccessToken;
    const who = async (token: string) => (await told(WHO, { token })).customer;

    await told(SIGN_UP);
    const today = await signIn();
    for (const [jumped, seconds] of [
      ['two days on', 2 * DAY_S],
      ['two days back', -2 * DAY_S],
      ['an hour back', -3_600],
      ['a year on', 366 * DAY_S],
      ['as it is', 0],
    ] as const) {
      await jump(seconds);
      expect(await aSale(), jumped).toContain('/thank-you');
      const { accessToken, expiresAt } = await signIn();
      expect(await who(accessToken), jumped).toEqual({ email: 'ana@bay.example' });
      // Whatever the server's time is: a token is good until then and no longer, and none is for longer than a year.
      const shopsTime = Date.now() + seconds * 1_000;
      expect(Date.parse(expiresAt), jumped).toBeGreaterThan(shopsTime);
      expect(Date.parse(expiresAt), jumped).toBeLessThan(shopsTime + 367 * DAY_S * 1_000);
      if (seconds > 365 * DAY_S) expect(await who(today.accessToken), jumped).toBeNull();
      expect((await shop.ask('/readyz')).status, jumped).toBe(200);
    }
    const database = await startEmbeddedServer({ dataDir: join(dataDir, 'database') });
    const [row] = await query<{ orders: number; numbers: number }>(
      database.url,
      'select count(*)::int as orders, count(distinct number)::int as numbers from commerce."order"',
    );
    expect(row).toEqual({ orders: 5, numbers: 5 });
    const inOrder = await query<{ id: number }>(database.url, 'select id from commerce."order" order by number');
    expect(inOrder.map(({ id }) => Number(id))).toEqual(inOrder.map(({ id }) => Number(id)).sort((a, b) => a - b));
    expect(
      shop
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"')),
    ).toEqual([]);
  }, 400_000);
});

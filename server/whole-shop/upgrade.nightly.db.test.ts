import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Checkout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { buy } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

/** The version of 22 November 2026: one database role, which was the superuser; notes of process ids; no lock. */
const BEFORE = '1d0eaa149fe56cd9bc0be302130a5921c7c433f4';
const ROOT = resolve(import.meta.dirname, '../..');

const isKnown = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${BEFORE}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The tree of that version in a folder of its own, on the packages of its own day: today's would not build it. */
async function checkOut(folder: string): Promise<void> {
  const archive = execFileSync('git', ['archive', BEFORE], { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Its build asks git which files there are.
  execFileSync('git', ['init', '--quiet', folder]);
  execFileSync(process.execPath, ['tools/install.mjs'], { cwd: folder, stdio: 'ignore' });
}

/** The checkout of a shop in another process, as far as a shopper can tell. */
const checkoutAt = (origin: string): Pick<Checkout, 'fetch'> => ({
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${origin}${pathname}${search}`, request), { redirect: 'manual' });
  },
});

const CREATE = `mutation ($lines: [CartLineInput!]) {
  cartCreate(input: { note: "for the ferry", lines: $lines, buyerIdentity: { countryCode: US } }) { cart { id } } }`;
const READ = 'query ($id: ID!) { cart(id: $id) { note totalQuantity } }';
const SIGN_UP = `mutation { customerCreate(input: { email: "ana@bay.example", password: "seagulls-at-dawn" }) { customer { id } } }`;
const SIGN_IN = `mutation { customerAccessTokenCreate(input: { email: "ana@bay.example", password: "seagulls-at-dawn" }) {
  customerAccessToken { accessToken } } }`;
const A_VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

// Left out: where the clone's history does not reach back to the version before.
describe.skipIf(!isKnown())('a data folder of the version before', { timeout: 900_000 }, () => {
  let tree: string;
  let dataDir: string;
  const shops: ShopProcess[] = [];
  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'bluebird-bay-before-'));
    dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-upgrade-'));
    await checkOut(tree);
  }, 600_000);
  afterAll(async () => {
    for (const shop of shops) await shop.clear();
    await Promise.all([tree, dataDir].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
  });

  async function open(start?: string): Promise<ShopProcess> {
    const shop = await shopProcess({ dataDir, ...(start && { start }) });
    shops.push(shop);
    return shop;
  }
  const told = async (shop: ShopProcess, text: string, variables = {}) =>
    JSON.parse((await shop.query(text, variables)).body).data;

  it('opens in this one, though its shop was killed and left PostgreSQL running, with all that is in it', async () => {
    const before = await open(join(tree, 'server', 'start.ts'));
    const merchandiseId = (await told(before, A_VARIANT)).products.nodes[0].variants.nodes[0].id;
    const aCart = async (): Promise<string> =>
      (await told(before, CREATE, { lines: [{ merchandiseId, quantity: 2 }] })).cartCreate.cart.id;
    const kept = await aCart();
    const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(await aCart()) ?? [];
    const paid = await buy(checkoutAt(before.url), { token, secret });
    expect(paid.location).toContain('/thank-you');
    expect((await told(before, SIGN_UP)).customerCreate.customer.id).toMatch(/^gid:/);
    before.signal('SIGKILL');
    await before.ended;

    const after = await open();
    expect(after.output()).toContain('Database: taken over');
    expect(await told(after, READ, { id: kept })).toEqual({ cart: { note: 'for the ferry', totalQuantity: 2 } });
    expect((await after.ask(new URL(paid.location, after.url).href.replace(after.url, ''))).status).toBe(200);
    expect((await told(after, SIGN_IN)).customerAccessTokenCreate.customerAccessToken.accessToken).toMatch(/^\w/);
    const other = await told(after, CREATE, { lines: [{ merchandiseId }] });
    const [, newToken = '', newSecret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(other.cartCreate.cart.id) ?? [];
    expect((await buy(checkoutAt(after.url), { token: newToken, secret: newSecret })).location).toContain('/thank-you');

    const database = await startEmbeddedServer({ dataDir: join(dataDir, 'database') });
    const [role] = await query<{ rolsuper: boolean; orders: number }>(
      database.url,
      `select rolsuper, (select count(*)::int from commerce."order") as orders from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({ rolsuper: false, orders: 2 });
    const owners = await query(
      database.url,
      `select distinct tableowner from pg_tables where schemaname in ('commerce', 'services') or tablename = 'schema_migration'`,
    );
    expect(owners).toEqual([{ tableowner: 'bluebird_shop' }]);
    after.signal('SIGTERM');
    expect(await after.ended).toBe(0);
  });
});

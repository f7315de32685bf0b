import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { buy, get, pageText } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { createProvider } from '@bluebird-bay/commerce/provider.ts';
import {
  COMMERCE_MIGRATIONS,
  type CommerceDb,
  connectCommerce,
  migrateCommerce,
} from '@bluebird-bay/commerce/store/commerce-database.ts';
import { SIGN_IN } from '@bluebird-bay/commerce/testing/account-operations.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { migrate } from '@bluebird-bay/database/migrate.ts';
import { temporaryFolder } from '@bluebird-bay/database/testing/temporary-server.ts';
import { createTestDatabase, type TestDatabase } from '@bluebird-bay/database/testing/test-database.ts';
import {
  connectServices,
  migrateServices,
  SERVICES_MIGRATIONS,
  type ServicesDb,
} from '@bluebird-bay/services/store/services-database.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The last files that the version of 22 November 2026 had. */
const LAST = { commerce: '0051', services: '0060' };
const DATA = new URL('data-of-22-november.sql', import.meta.url);
const TOKEN = 'a-public-token';
const ORIGIN = 'https://shop.example';
const CART = 'gid://shopify/Cart/aVyW_dLQEBujKhz44JLC3Q?key=d14708e75b57ab2ef9fa15bf7a64e80a';
const THANK_YOU = '/checkouts/cn/yMlmkG0zvZvmxnqllkVVhQ/thank-you?key=ef95acc59924f03edb9eeff4baea0a8e';
/** Kept elsewhere since then, or made anew at every start. */
const NOT_AS_IT_WAS = new Set(['services.newsletter_subscriber', 'commerce.search_word', 'commerce.search_posting']);

/** Brings an empty database to where that version would have. */
async function migrateAsThen(db: CommerceDb): Promise<void> {
  const { folder, remove } = await temporaryFolder('old-migrations');
  for (const { room, path, last } of [
    { ...COMMERCE_MIGRATIONS, last: LAST.commerce },
    { ...SERVICES_MIGRATIONS, last: LAST.services },
  ]) {
    await mkdir(join(folder, room));
    for (const name of (await readdir(path)).filter((each) => each.slice(0, 4) <= last))
      await cp(join(path, name), join(folder, room, name));
    await migrate(db, [{ room, path: join(folder, room) }]);
  }
  await remove();
}

/** Every build: today's migrations on rows that the version before has written. By night a whole shop of it is opened. */
describe('what the version of 22 November kept', () => {
  let database: TestDatabase;
  let db: CommerceDb;
  let services: ServicesDb;
  const before = new Map<string, number>();
  beforeAll(async () => {
    database = await createTestDatabase('nothing', async () => undefined);
    db = connectCommerce(database.url, { applicationName: 'old-data-test' });
    services = connectServices(database.url, { applicationName: 'old-data-test' });
    await migrateAsThen(db);
    const statements = await readFile(DATA, 'utf8');
    await sql.raw(statements).execute(db);
    for (const [, table = ''] of statements.matchAll(/^insert into (\S+)/gm)) before.set(table, await count(table));
    // The first is seeded then, the second is the shop's own.
    await sql`insert into commerce.url_redirect (path, target) values ('/cart', '/my-cart/'), ('/sale', '/my-sale/')`.execute(
      db,
    );
    await migrateCommerce(db);
    await migrateServices(services);
  });
  afterAll(async () => {
    await db?.destroy();
    await services?.destroy();
    await database?.drop();
  });

  async function count(table: string): Promise<number> {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.raw(table)}`.execute(db);
    return rows[0]?.rows ?? 0;
  }
  const parts = () => ({ db, shopOrigin: ORIGIN, pictureUrl: (spec: string) => `${ORIGIN}/${spec}` });
  const ask = async (query: string, variables: object) => {
    const provider = createProvider({ ...parts(), publicToken: TOKEN, production: true });
    const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN };
    const body = JSON.stringify({ query, variables });
    return (await provider.fetch(new Request(`${ORIGIN}${API_PATH}`, { method: 'POST', headers, body }))).json();
  };
  const checkout = () => createCheckout({ ...parts(), gateway: createTestGateway(db), log: silentLog });

  it('is all there after today’s migrations', async () => {
    expect(before.size).toBeGreaterThan(25);
    for (const [table, rows] of before)
      if (!NOT_AS_IT_WAS.has(table)) expect([table, await count(table)]).toEqual([table, rows]);
    expect(await count(`services.list_entry where list = 'newsletter' and confirmed_at is not null`)).toBe(1);
  });

  it('sends no storefront to an address that ours alone has, unless the shop says so', async () => {
    expect(await ask('{ urlRedirects(first: 9) { nodes { path target } } }', {})).toEqual(
      expect.objectContaining({ data: { urlRedirects: { nodes: [{ path: '/sale', target: '/my-sale/' }] } } }),
    );
  });

  it('is used as it was: a bag, an account, an order; and sells on', async () => {
    expect(await ask('query ($id: ID!) { cart(id: $id) { note totalQuantity } }', { id: CART })).toMatchObject({
      data: { cart: { note: 'for the ferry', totalQuantity: 2 } },
    });
    const signedIn = await ask(SIGN_IN, { email: 'ana@bay.example', password: 'seagulls-at-dawn' });
    expect(JSON.stringify(signedIn)).toMatch(/"accessToken":"[\w-]/);
    expect(pageText(await get(checkout(), THANK_YOU))).toContain('Thank you, Marina');
    const [, token = '', secret = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(CART) ?? [];
    expect((await buy(checkout(), { token, secret })).location).toContain('/thank-you');
    expect(await count('commerce."order"')).toBe(3);
  });
});

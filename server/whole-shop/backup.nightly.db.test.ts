import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { aCart } from '@bluebird-bay/commerce/checkout/testing/a-cart.ts';
import { buy } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { books, imbalance } from '@bluebird-bay/commerce/checkout/testing/books.ts';
import { openShop, type TestShop } from '@bluebird-bay/commerce/checkout/testing/open-shop.ts';
import {
  COMMERCE_MIGRATIONS,
  connectCommerce,
  migrateCommerce,
} from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import { UnusableBackup } from '@bluebird-bay/database/backup/backup-file.ts';
import { RestoreRefused, restoreBackup } from '@bluebird-bay/database/backup/restore-backup.ts';
import { NoShopThere, writeBackup } from '@bluebird-bay/database/backup/write-backup.ts';
import { migrate } from '@bluebird-bay/database/migrate.ts';
import { query } from '@bluebird-bay/database/testing/own-server.ts';
import { createTestDatabase, type TestDatabase } from '@bluebird-bay/database/testing/test-database.ts';
import {
  connectServices,
  migrateServices,
  SERVICES_MIGRATIONS,
} from '@bluebird-bay/services/store/services-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folders = [COMMERCE_MIGRATIONS, SERVICES_MIGRATIONS];

/** Every table with its number of rows and a sum over all of them, and where every counter stands. */
async function fingerprint(url: string): Promise<object> {
  const tables = await query<{ name: string }>(
    url,
    `select schemaname || '."' || tablename || '"' as name from pg_tables
     where schemaname in ('commerce', 'services') or tablename = 'schema_migration' order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const counters = `select schemaname || '.' || sequencename as name, coalesce(last_value, 0)::int as rows, '' as sum from pg_sequences
    where schemaname in ('commerce', 'services')`;
  return query(url, `${[...sums, counters].join(' union all ')} order by 1`);
}

describe('a backup', () => {
  let folder: string;
  let shop: TestShop;
  let variantId: number | undefined;
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-backup-'));
    shop = await openShop();
    const services = connectServices(shop.url, { applicationName: 'backup-test' });
    await migrateServices(services);
    await services
      .insertInto('services.list_entry')
      .values({ list: 'newsletter', email: 'ana\\.\ttab@bay.example', token: 't'.repeat(32) })
      .execute();
    await services.destroy();
    variantId = (await aProduct(shop.db, { stock: 100_000 })).variantIds[0];
  });
  afterAll(async () => {
    await shop.close();
    await Promise.all(databases.map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  });

  async function emptyDatabase(): Promise<string> {
    const database = await createTestDatabase('empty', async () => {});
    databases.push(database);
    return database.url;
  }
  const file = (name: string): string => join(folder, name);

  async function anOrder(checkout = shop.checkout): Promise<number> {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const page = await buy(checkout, cart);
    return page.location.includes('/thank-you') ? cart.id : 0;
  }

  it('holds one moment of a shop that goes on selling, and what comes of it adds up (13.5, X13)', async () => {
    let isOpen = true;
    const told: number[] = [];
    const { onHand, sold } = await books(shop.db);
    const stock = onHand + sold;
    const shoppers = Array.from({ length: 4 }, async () => {
      while (isOpen) told.push(await anOrder());
    });
    try {
      for (const round of [1, 2, 3]) {
        while (told.length < 4 * round) await anOrder();
        const before = [...told];
        await writeBackup(shop.url, file('under-load'));
        const after = told.length;
        const url = await emptyDatabase();
        await restoreBackup(url, file('under-load'), { folders });
        const db = connectCommerce(url, { applicationName: 'backup-test' });
        const orders = await db.selectFrom('commerce.order').select('cart_id').execute();
        const found = new Set(orders.map(({ cart_id }) => cart_id));
        expect(before.filter((cart) => !found.has(cart))).toEqual([]);
        // the control: the shop did not stand still meanwhile
        expect(after).toBeGreaterThan(before.length);
        // what was between two steps of a payment at that moment is settled, as after a crash
        const checkout = createCheckout({
          db,
          shopOrigin: 'https://shop.example',
          pictureUrl: () => 'https://shop.example/p.webp',
          gateway: createTestGateway(db),
          clock: () => new Date(Date.now() + 31_000),
        });
        expect((await checkout.sweep()).failed).toBe(0);
        const sums = await books(db);
        expect([imbalance(sums), sums.reserved, sums.onHand + sums.sold]).toEqual([{ orders: 0, amount: 0 }, 0, stock]);
        await db.destroy();
      }
    } finally {
      isOpen = false;
      await Promise.all(shoppers);
    }
  });

  it('brings everything back after a wipe: every row, every sum, every counter', async () => {
    await anOrder();
    const before = await fingerprint(shop.url);
    const result = await writeBackup(shop.url, file('whole'));
    expect(result.rows).toBeGreaterThan(50);
    expect([
      (await stat(file('whole'))).mode & 0o777,
      (await readdir(folder)).filter((name) => name.endsWith('.part')),
    ]).toEqual([0o600, []]);
    const url = await emptyDatabase();
    const restored = await restoreBackup(url, file('whole'), { folders });
    expect(restored).toMatchObject({ tables: result.tables, rows: result.rows });
    expect(await fingerprint(url)).toEqual(before);
    // the control: the sums see a single changed row
    await query(url, `update commerce.variant set on_hand = on_hand - 1 where id = ${variantId}`);
    expect(await fingerprint(url)).not.toEqual(before);
    // the tables are as migrations make them: nothing is missing, references and triggers hold again
    const constraints = `select conrelid::regclass::text as t, conname, contype, convalidated, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace::regnamespace::text in ('commerce', 'services') order by 1, 2`;
    expect(await query(url, constraints)).toEqual(await query(shop.url, constraints));
    const triggers = `select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;
    expect(await query(url, triggers)).toEqual(await query(shop.url, triggers));
  });

  it('takes the place of another shop only when told to, and never of one that is open', async () => {
    await writeBackup(shop.url, file('whole'));
    const url = await emptyDatabase();
    await restoreBackup(url, file('whole'), { folders });
    await query(url, `update commerce.variant set on_hand = 7 where id = ${variantId}`);
    const changed = await fingerprint(url);
    await expect(restoreBackup(url, file('whole'), { folders })).rejects.toThrow(RestoreRefused);
    expect(await fingerprint(url)).toEqual(changed);
    const open = connectCommerce(url, { applicationName: 'bluebird-bay' });
    await open.selectFrom('commerce.cart').select('id').limit(1).execute();
    await expect(restoreBackup(url, file('whole'), { folders, replace: true })).rejects.toThrow('Stop it first');
    await open.destroy();
    await restoreBackup(url, file('whole'), { folders, replace: true });
    expect(await fingerprint(url)).toEqual(await fingerprint(shop.url));
  });

  it('that is damaged anywhere is refused before anything is touched', async () => {
    await writeBackup(shop.url, file('whole'));
    const whole = await readFile(file('whole'));
    const url = await emptyDatabase();
    await restoreBackup(url, file('whole'), { folders });
    const before = await fingerprint(url);
    const damaged: Buffer[] = [Buffer.from(''), Buffer.from('no backup'), gzipSync('{"format":"other"}\n')];
    for (let part = 0; part < 16; part += 1) {
      const at = Math.floor((whole.length * part) / 16);
      const flipped = Buffer.from(whole);
      flipped.writeUInt8((flipped[at] ?? 0) ^ 0xff, at);
      damaged.push(flipped, whole.subarray(0, at));
    }
    // Well packed, and not what was backed up: a row is gone, another number stands in it, it goes on after its end.
    const text = gunzipSync(whole).toString('utf8');
    const row = text.split('\n').find((line) => line.includes('ana')) ?? '';
    for (const changed of [
      text.replace(`${row}\n`, ''),
      text.replace('footer', 'header'),
      `${text}more\n`,
      text.slice(0, -2),
    ])
      damaged.push(gzipSync(changed));
    for (const bytes of damaged) {
      await writeFile(file('damaged'), bytes);
      const end = await restoreBackup(url, file('damaged'), { folders, replace: true }).catch(
        (error: unknown) => error,
      );
      // The first bytes of the packing (time and system) say nothing of what is in it.
      if (!(end instanceof UnusableBackup)) expect(bytes.subarray(10)).toEqual(whole.subarray(10));
    }
    expect(await fingerprint(url)).toEqual(before);
  });

  it('that turns out not to fit leaves the database as it was', async () => {
    await writeBackup(shop.url, file('whole'));
    const url = await emptyDatabase();
    await restoreBackup(url, file('whole'), { folders });
    const before = await fingerprint(url);
    const lines = gunzipSync(await readFile(file('whole')))
      .toString('utf8')
      .split('\n');
    const end = JSON.parse(lines.at(-2) ?? '');
    // An order without its cart: the sum is right, the reference is not.
    const body = `${lines.slice(0, -2).join('\n')}\n`.replace(/(\{"table":"commerce.cart",[^\n]*\n)[^\n]+\n/, '$1');
    end.rows['commerce.cart'] -= 1;
    end.sha256 = createHash('sha256').update(body).digest('hex');
    await writeFile(file('unfit'), gzipSync(`${body}${JSON.stringify(end)}\n`));
    await expect(restoreBackup(url, file('unfit'), { folders, replace: true })).rejects.toThrow(/foreign key/);
    expect(await fingerprint(url)).toEqual(before);
  });

  it('of an older shop opens in this one, of a newer it says so; where there is none there is nothing to back up', async () => {
    const older = await emptyDatabase();
    const half = { room: 'commerce', path: file('older') };
    await mkdir(half.path);
    const names = (await readdir(COMMERCE_MIGRATIONS.path)).sort();
    for (const name of names.slice(0, 10)) await cp(join(COMMERCE_MIGRATIONS.path, name), join(half.path, name));
    const olderDb = connectCommerce(older, { applicationName: 'backup-test' });
    await migrate(olderDb, [half]);
    await olderDb.destroy();
    await writeBackup(older, file('of-older'));
    const url = await emptyDatabase();
    await restoreBackup(url, file('of-older'), { folders });
    const db = connectCommerce(url, { applicationName: 'backup-test' });
    expect((await migrateCommerce(db)).length).toBe(names.length - 10);
    await db.destroy();

    await writeBackup(shop.url, file('whole'));
    await expect(restoreBackup(await emptyDatabase(), file('whole'), { folders: [half] })).rejects.toThrow(
      'newer version',
    );
    await expect(writeBackup(await emptyDatabase(), file('nothing'))).rejects.toThrow(NoShopThere);
    expect(await readdir(folder)).not.toContain('nothing');
  });
});

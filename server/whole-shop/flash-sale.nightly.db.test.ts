import { type CommerceDb, connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuyersEnd, crowdAt } from '../testing/buyers.ts';
import { aHat, countOf, expectFlashSale } from '../testing/flash-sale.ts';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const UNITS = 100;
const BUYERS = Number(process.env.BUYERS ?? 2_000);

describe('a flash sale (L3)', { timeout: 900_000 }, () => {
  let shop: ShopProcess;
  let db: CommerceDb;
  let url: string;
  beforeAll(async () => {
    shop = await shopProcess({ environment: { TRUST_PROXY: '1' } });
    ({ url } = await startEmbeddedServer({ dataDir: `${shop.dataDir}/database` }));
    db = connectCommerce(url, { applicationName: 'flash-sale-test' });
  });
  afterAll(async () => {
    await db?.destroy();
    await shop?.clear();
  });

  // Five seconds are more than one process can do: who is not let in is told at once, and comes again.
  it.each([
    [60, 0],
    [5, 1],
  ])(
    `${BUYERS} buyers of ${UNITS} within %i s: ${UNITS} orders, all others are told, and pages are read meanwhile`,
    (withinS, hat) =>
      expectFlashSale({ url: shop.url, databaseUrl: url, db }, { hat, units: UNITS, buyers: BUYERS, withinS }),
  );

  it('the control: where a sale takes nothing off the shelf, the same crowd buys more than there are', async () => {
    const { id } = await aHat(url, 2, UNITS);
    await query(
      url,
      `create function commerce.never_less() returns trigger language plpgsql as
         'begin new.on_hand := ${UNITS}; new.reserved := 0; return new; end'`,
    );
    await query(
      url,
      `create trigger never_less before update on commerce.variant for each row when (old.id = ${id})
         execute function commerce.never_less()`,
    );
    const crowd = crowdAt(shop.url);
    const ends: BuyersEnd[] = [];
    for (let come = 0; come < UNITS + 20; come += 20)
      ends.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => crowd.buy(`gid://shopify/ProductVariant/${id}`)))),
      );
    expect(countOf(ends, 'order')).toBe(UNITS + 20);
  });
});

import { mkdir } from 'node:fs/promises';
import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import { seedReviews } from '@bluebird-bay/services/reviews/seed-reviews.ts';
import { connectServices, migrateServices } from '@bluebird-bay/services/store/services-database.ts';
import { keepOutput } from './elsewhere-output.ts';
import { openHouseElsewhere } from './foreign-provider/house-elsewhere.ts';
import { FOREIGN_PRIVATE_TOKEN, FOREIGN_TOKEN } from './foreign-provider/strict-door.ts';
import { PICTURES, type ShopUnderTest } from './shop-addresses.ts';

const HOUSE_TOKEN = 'opens-the-house-to-the-door-before-it';
const WEBHOOK_SECRET = 'what-the-house-signs-with';

/** Whoever moves to another provider brings the reviews along. */
async function bringReviews(databaseUrl: string): Promise<void> {
  const db = connectServices(databaseUrl, { applicationName: 'reviews that come along', max: 2 });
  try {
    await migrateServices(db);
    await seedReviews(db, wholeCatalogue().products);
  } finally {
    await db.destroy();
  }
}

/**
 * The shop for journeys with its provider elsewhere: the storefront in one process, our own provider with its own database in
 * another, and a strict door between them that renames everything. Closing it throws what was asked and should not have been.
 */
export async function openShopElsewhere(): Promise<ShopUnderTest & { close: () => Promise<void> }> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  /** What is opened is closed, last first. */
  async function opened<Part>(opening: Promise<Part>, end: (part: Part) => Promise<unknown>): Promise<Part> {
    const part = await opening;
    closing.push(() => end(part));
    return part;
  }
  const process = (port: number, environment: Readonly<Record<string, string>>) =>
    opened(
      shopProcess({
        port,
        environment: { PICTURES_DIR: PICTURES, STOP_NOTICE_SECONDS: '0', MALLOC_ARENA_MAX: '1', ...environment },
      }),
      ({ clear }) => clear(),
    );
  const database = (name: string) => opened(temporaryServer(name), ({ stop }) => stop());

  try {
    await mkdir(PICTURES, { recursive: true });
    const [housePort, shopPort] = [await freePort(), await freePort()];
    const storefront = `http://localhost:${shopPort}`;
    const checkout = `checkout.localhost:${housePort}`;
    const [houseDatabase, shopDatabase] = await Promise.all([database('e2e-house'), database('e2e-database')]);
    await bringReviews(shopDatabase.url);
    const gate = await opened(
      openHouseElsewhere({ origin: `http://localhost:${housePort}`, privateToken: HOUSE_TOKEN, storefront }),
      (door) => door.close(),
    );
    const house = await process(housePort, {
      DATABASE_URL: houseDatabase.url,
      STOREFRONT_URL: storefront,
      STOREFRONT_PRIVATE_TOKEN: HOUSE_TOKEN,
      WEBHOOK_URL: gate.told,
      WEBHOOK_SECRET,
    });
    const shop = await process(shopPort, {
      DATABASE_URL: shopDatabase.url,
      COMMERCE_URL: gate.origin,
      COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN,
      COMMERCE_PRIVATE_TOKEN: FOREIGN_PRIVATE_TOKEN,
      COMMERCE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      COMMERCE_CHECKOUT_HOST: checkout,
    });
    return {
      SHOP_URL: shop.url,
      SHOP_DATABASE_URL: shopDatabase.url,
      SHOP_PROVIDER_URL: gate.origin,
      SHOP_PROVIDER_TOKEN: FOREIGN_TOKEN,
      SHOP_PROVIDER_HOSTS: [new URL(gate.origin).host, `localhost:${housePort}`, checkout].join(','),
      SHOP_PROVIDER_DATABASE_URL: houseDatabase.url,
      close: async () => {
        await keepOutput({ shop: shop.output(), provider: house.output() });
        await close();
        const faults = [...new Set(gate.faults())];
        if (faults.length > 0) throw new Error(`The provider was asked what it does not have:\n${faults.join('\n')}`);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

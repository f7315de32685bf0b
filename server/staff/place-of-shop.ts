import type { ShopPlace } from '@bluebird-bay/commerce/staff/open-staff-context.ts';
import { type Environment, readDataDir, settingsOf } from '../settings/config.ts';
import { readDatabaseUrl } from '../settings/settings.ts';
import { readStripe } from '../settings/stripe.ts';

/**
 * Where the shop is: in a database of its own, reached without the pooler before it, or in a folder. Nothing else is read: no
 * other setting, wrong or missing at a terminal, keeps staff from their work.
 */
export function placeOfShop(environment: Environment): ShopPlace {
  const get = settingsOf(environment);
  return {
    databaseUrl: readDatabaseUrl(get, 'DATABASE_DIRECT_URL') ?? readDatabaseUrl(get, 'DATABASE_URL'),
    dataDir: readDataDir(get),
    stripe: readStripe(get),
  };
}

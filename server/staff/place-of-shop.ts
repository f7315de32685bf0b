import type { ShopPlace } from '@bluebird-bay/commerce/staff/open-staff-context.ts';
import { type Environment, readConfig } from '../settings/config.ts';

/** Where the shop is: in a database of its own, reached without the pooler before it, or in a folder. */
export function placeOfShop(environment: Environment): ShopPlace {
  const { databaseUrl, dataDir, deployment, stripe } = readConfig(environment);
  return { databaseUrl: deployment.databaseDirectUrl ?? databaseUrl, dataDir, stripe };
}

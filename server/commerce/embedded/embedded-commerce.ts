import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { seedCatalogue } from '@bluebird-bay/commerce/catalogue/seeding/seed-catalogue.ts';
import type { PaymentGateway } from '@bluebird-bay/commerce/checkout/gateway/gateway.ts';
import { openGateway } from '@bluebird-bay/commerce/checkout/gateway/open-gateway.ts';
import { type CommerceDb, connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { seedReviews } from '@bluebird-bay/services/reviews/seed-reviews.ts';
import type { Shutdown } from '../../life/shutdown.ts';
import { namedPictures, SHOP_PICTURES } from '../../pictures/shop-pictures.ts';
import type { Config } from '../../settings/config.ts';
import type { Commerce } from '../commerce.ts';
import { openEmbedded } from './open-embedded.ts';

/** Our own provider, on the shop's database, with the sample catalogue. */
export function embeddedCommerce(config: Config, shutdown: Shutdown): Commerce {
  const { shopOrigin, checkoutHost } = config;
  const ownCheckout = checkoutHost === '' ? undefined : `${new URL(shopOrigin).protocol}//${checkoutHost}`;
  let db: CommerceDb | undefined;
  let gateway: PaymentGateway | undefined;
  return {
    browserOrigins: {
      connect: [],
      pictures: [],
      forms: ownCheckout === undefined ? [] : [ownCheckout],
    },
    async prepare(database, step) {
      const connected = connectCommerce(database.url, {
        applicationName: 'bluebird-bay',
        ...database.poolOptions('commerce'),
      });
      db = connected;
      shutdown.add('connections of the provider', () => connected.destroy());
      const direct = connectCommerce(database.directUrl, { applicationName: 'bluebird-bay migrations', max: 1 });
      await migrateCommerce(direct).finally(() => direct.destroy());
      gateway = await openGateway(connected, config, ownCheckout ?? shopOrigin);
      const whole = wholeCatalogue();
      const { sha256: version } = await step(
        'Catalogue',
        (report) => seedCatalogue(connected, { catalogue: whole, onProgress: report }),
        ({ products, collections }) => `${products} products in ${collections} collections`,
      );
      await step(
        'Reviews',
        () => seedReviews(database.servicesDb, whole.products),
        ({ reviews }) => `${reviews} from swimmers`,
      );
      return { version, pictures: [...namedPictures(whole)], shown: SHOP_PICTURES };
    },
    open({ pictures, replica }) {
      if (!db) throw new Error('The provider has not been prepared.');
      const { databaseReplicaUrl } = config.deployment;
      if (!replica || databaseReplicaUrl === undefined) return openEmbedded({ config, db, pictures, gateway });
      const reader = connectCommerce(databaseReplicaUrl, { applicationName: 'bluebird-bay replica', max: 10 });
      shutdown.add('connections to the replica', () => reader.destroy());
      return openEmbedded({ config, db, pictures, gateway, replica: { db: reader, isUsable: replica.isUsable } });
    },
  };
}

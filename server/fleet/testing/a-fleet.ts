import { join } from 'node:path';
import { type CommerceDb, connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { ownServers } from '@bluebird-bay/database/testing/own-server.ts';
import { type Nginx, nginxBefore } from '../../testing/nginx.ts';
import { type ShopProcess, shopProcess } from '../../testing/shop-process.ts';
import { type DebianPostgres, debianPostgres } from './debian-postgres.ts';

const ROLES = { one: 'web,provider', other: 'web,provider', worker: 'worker', drawing: 'pictures' } as const;
/** One process of a fleet. */
export type Member = keyof typeof ROLES;

/** Two webs, a worker and who draws, behind the real nginx, on PostgreSQL's primary, its replica and PgBouncer. */
export interface Fleet {
  postgres: DebianPostgres;
  nginx: Nginx;
  /** The primary's. */
  db: CommerceDb;
  ports: Readonly<Record<Member, number>>;
  member(name: Member): ShopProcess;
  /** Starts one that has ended in its folder and at its port again. */
  again(name: Member): Promise<void>;
  clear(): Promise<void>;
}

/** Starts all of it. Throws where the machine does not have Debian's engines. */
export async function aFleet(): Promise<Fleet> {
  const servers = ownServers();
  const folder = await servers.folder();
  const postgres = await debianPostgres(await servers.folder());
  const ports = { one: await freePort(), other: await freePort(), worker: await freePort(), drawing: await freePort() };
  const nginx = await nginxBefore(join(folder, 'nginx'), [ports.one, ports.other], [ports.drawing]);
  const shops = new Map<Member, ShopProcess>();
  async function again(name: Member): Promise<void> {
    const shop = await shopProcess({
      port: ports[name],
      dataDir: join(folder, `data-${name}`),
      environment: {
        ROLES: ROLES[name],
        DATABASE_URL: postgres.pooledUrl,
        DATABASE_DIRECT_URL: postgres.primaryUrl,
        DATABASE_REPLICA_URL: postgres.replicaUrl,
        PICTURES_DIR: join(folder, 'pictures'),
        ASSETS_DIR: join(folder, 'assets'),
        SHOP_ORIGIN: nginx.url,
        TRUST_PROXY: '1',
        // Pages do not grow old: what changes them is what they are told.
        PAGES_FRESH_SECONDS: '3600',
      },
    });
    shops.set(name, shop);
  }
  for (const name of ['worker', 'one', 'other', 'drawing'] as const) await again(name);
  const db = connectCommerce(postgres.primaryUrl, { applicationName: 'fleet-test', patience: 10 });
  return {
    postgres,
    nginx,
    db,
    ports,
    member(name) {
      const shop = shops.get(name);
      if (!shop) throw new Error(`There is no ${name}.`);
      return shop;
    },
    again,
    async clear() {
      await db.destroy();
      for (const shop of shops.values()) await shop.clear();
      await nginx.stop();
      await postgres.stop();
      await servers.clear();
    },
  };
}

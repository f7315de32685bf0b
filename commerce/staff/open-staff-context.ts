import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { GATEWAY_TIMEOUT_MS } from '../checkout/gateway/gateway.ts';
import { type GatewaySettings, openGateway } from '../checkout/gateway/open-gateway.ts';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import type { RefundContext } from '../checkout/orders/refund-order.ts';
import { connectCommerce, migrateCommerce } from '../store/commerce-database.ts';
import type { StaffContext } from './command.ts';

/** What giving money back from a terminal works with. */
export const refundContext = (context: StaffContext): RefundContext => ({
  ...context,
  gatewayTimeoutMs: GATEWAY_TIMEOUT_MS,
  log: shopLog.of('staff'),
});

/** Where a shop is: in a database of its own, or in the folder of the embedded one; and who takes its money. */
export interface ShopPlace extends GatewaySettings {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** A staff context, and how to close it. */
export interface OpenStaffContext extends StaffContext {
  /** Where the shop's database is. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** There is no shop to work in yet. */
export class NoShop extends Error {}

/** Where the embedded database of the shop stands. Starting one that was never there would make an empty shop. */
function embeddedHome(dataDir: string): string {
  const home = join(dataDir, 'database');
  if (!existsSync(home))
    throw new NoShop(
      `There is no shop in ${dataDir} yet. Start it once with "npm start", or name its database with DATABASE_URL or its folder with DATA_DIR.`,
    );
  return home;
}

/** Staff give money back; no shopper is sent to a page from here. */
const NOBODY_PAYS_HERE = 'http://staff.invalid';

/**
 * Opens the shop's database for one command. A shop that runs there goes on running; where none does, the embedded database is
 * started for the command and stopped after it. Money goes back through who the shop takes it with.
 */
export async function openStaffContext({
  databaseUrl: own,
  dataDir,
  ...gateway
}: ShopPlace): Promise<OpenStaffContext> {
  const server = own === undefined ? await startEmbeddedServer({ dataDir: embeddedHome(dataDir) }) : undefined;
  const databaseUrl = own ?? server?.url ?? '';
  const db = connectCommerce(databaseUrl, { applicationName: 'bluebird-bay staff', max: 2 });
  await migrateCommerce(db);
  return {
    db,
    databaseUrl,
    gateway: (await openGateway(db, gateway, NOBODY_PAYS_HERE)) ?? createTestGateway(db),
    clock: () => new Date(),
    close: async () => {
      await db.destroy();
      if (server && !server.adopted) await server.stop();
    },
  };
}

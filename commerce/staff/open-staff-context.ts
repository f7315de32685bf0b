import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { GATEWAY_TIMEOUT_MS, type PaymentGateway } from '../checkout/gateway/gateway.ts';
import type { StripeSettings } from '../checkout/gateway/stripe/open-stripe.ts';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import type { RefundContext } from '../checkout/orders/refund-order.ts';
import { type CommerceDb, connectCommerce, migrateCommerce } from '../store/commerce-database.ts';
import type { StaffContext } from './command.ts';

/** What giving money back from a terminal works with. */
export const refundContext = (context: StaffContext): RefundContext => ({
  ...context,
  gatewayTimeoutMs: GATEWAY_TIMEOUT_MS,
  log: shopLog.of('staff'),
});

/** A staff context, and how to close it. */
export interface OpenStaffContext extends StaffContext {
  /** Where the shop's database is. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** There is no shop to work in yet. */
export class NoShop extends Error {}

/** Where the embedded database of the shop stands. Starting one that was never there would make an empty shop. */
function embeddedHome(environment: Environment): string {
  const dataDir = resolve(environment.DATA_DIR?.trim() || '.data');
  const home = join(dataDir, 'database');
  if (!existsSync(home))
    throw new NoShop(
      `There is no shop in ${dataDir} yet. Start it once with "npm start", or name its database with DATABASE_URL or its folder with DATA_DIR.`,
    );
  return home;
}

async function gatewayOf(db: CommerceDb, stripe: StripeSettings | undefined): Promise<PaymentGateway> {
  if (!stripe) return createTestGateway(db);
  const { openStripe } = await import('../checkout/gateway/stripe/open-stripe.ts');
  return openStripe(db, stripe, NOBODY_PAYS_HERE);
}

/** Staff give money back; no shopper is sent to a page from here. */
const NOBODY_PAYS_HERE = 'http://staff.invalid';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the shop's database for one command: the one of DATABASE_URL (by DATABASE_DIRECT_URL where a pooler stands before it:
 * migrations hold a lock of the session), or the embedded one in DATA_DIR. A shop that runs there goes on running; where none
 * does, the database is started for the command and stopped after it. Money goes back through Stripe where that is what the
 * shop takes it with.
 */
export async function openStaffContext(environment: Environment, stripe?: StripeSettings): Promise<OpenStaffContext> {
  const url = environment.DATABASE_DIRECT_URL?.trim() || environment.DATABASE_URL?.trim();
  const server = url ? undefined : await startEmbeddedServer({ dataDir: embeddedHome(environment) });
  const databaseUrl = url || (server?.url ?? '');
  const db = connectCommerce(databaseUrl, { applicationName: 'bluebird-bay staff', max: 2 });
  await migrateCommerce(db);
  return {
    db,
    databaseUrl,
    gateway: await gatewayOf(db, stripe),
    clock: () => new Date(),
    close: async () => {
      await db.destroy();
      if (server && !server.adopted) await server.stop();
    },
  };
}

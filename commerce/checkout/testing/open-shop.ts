import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { type Checkout, type CheckoutOptions, createCheckout } from '../checkout.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';

export interface TestShop extends CommerceTestDatabase {
  checkout: Checkout;
  /** What the checkout has written about errors of its own. */
  log: readonly string[];
  /** What it has written about others that did not answer. */
  warnings: readonly string[];
  /** What it writes with. */
  logger: Log;
  /** Another checkout over the same database, as a second process would be. */
  another(options?: Partial<CheckoutOptions>): Checkout;
}

/** A Friday morning. */
export const FRIDAY = new Date('2026-11-20T10:00:00Z');

/** A checkout over an empty database, with the test gateway. Patient, for the machine may be busy: what a test gives up on, it gives up on itself. */
export async function openShop(options: Partial<CheckoutOptions> = {}): Promise<TestShop> {
  const test = await emptyCommerceDatabase({ patience: 10 });
  const [kept, warned] = [keptLog('checkout'), keptLog('checkout')];
  const logger: Log = { ...kept, warn: warned.warn };
  const another = (more: Partial<CheckoutOptions> = {}): Checkout =>
    createCheckout({
      db: test.db,
      shopOrigin: 'https://shop.example',
      pictureUrl: (spec, width) => `https://shop.example/pictures/v1/${spec}@${width}.webp`,
      gateway: createTestGateway(test.db),
      clock: () => FRIDAY,
      gatewayTimeoutMs: 2_000,
      log: logger,
      ...options,
      ...more,
    });
  return { ...test, log: kept.lines, warnings: warned.lines, logger, another, checkout: another() };
}

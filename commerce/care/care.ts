import { Hono } from 'hono';
import { networkOf } from '../domain/customer/network.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { addressRulesOf } from './address-rules-of.ts';
import { type CareDesk, Refused } from './care-desk.ts';
import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';
import { findGuestOrder } from './find-guest-order.ts';
import { linkOwner } from './link-owner.ts';
import { trackOrders } from './track-orders.ts';

export interface CareOptions {
  db: CommerceDb;
  /** The full address of a picture in a width. */
  pictureUrl: (spec: string, width: number) => string;
  shopOrigin: string;
  /** How fast parcels travel; see domain/fulfilment/parcel-clock.ts. */
  parcelSpeed: number;
  clock?: () => Date;
  /** Told of every unexpected error; writes to the console unless given. */
  report?: (error: unknown) => void;
}

/** What customers ask for that the Storefront API has no call for. */
export interface Care {
  /** Answers `/services/account/*`, `/services/orders/*` and `/services/address-rules/*`, JSON only. */
  fetch(request: Request, caller?: { address?: string | undefined }): Promise<Response>;
}

const NO_STORE = { 'cache-control': 'no-store' };
/** The rules of a country's addresses change with a release, if ever. */
const A_DAY = { 'cache-control': 'public, max-age=86400' };

const fault = (code: string, message: string) => ({ error: { code, message } });

/** Following parcels, finding an order without an account, taking one's data along, closing an account. */
export function createCare(options: CareOptions): Care {
  const report = options.report ?? ((error) => console.error('care:', error));
  const now = options.clock ?? (() => new Date());
  const app = new Hono<{ Bindings: CareDesk }>();
  app.get('/services/address-rules/:country', ({ req, json }) => {
    const rules = addressRulesOf(req.param('country'));
    return rules ? json(rules, 200, A_DAY) : json(fault('NOT_FOUND', 'We do not deliver there.'), 404, NO_STORE);
  });
  app.post('/services/orders/find', async ({ req, env, json }) =>
    json(await findGuestOrder(req.raw, env), 200, NO_STORE),
  );
  app.get('/services/account/orders', async ({ req, env, json }) =>
    json(await trackOrders(req.raw, env), 200, NO_STORE),
  );
  app.get('/services/account/export', async ({ req, env, json }) =>
    json(await exportAccount(req.raw, env), 200, NO_STORE),
  );
  app.post('/services/account/link', async ({ req, env, json }) => json(await linkOwner(req.raw, env), 200, NO_STORE));
  app.post('/services/account/close', async ({ req, env, json }) => {
    await closeAccount(req.raw, env);
    return json({ closed: true }, 200, NO_STORE);
  });
  app.notFound(({ json }) => json(fault('NOT_FOUND', 'There is no such service.'), 404, NO_STORE));
  app.onError((error, { json }) => {
    if (error instanceof Refused) return json(fault(error.code, error.message), error.status, NO_STORE);
    report(error);
    return json(fault('INTERNAL', 'Something broke on our side.'), 500, NO_STORE);
  });
  return {
    async fetch(request, caller = {}) {
      const { db, pictureUrl, shopOrigin, parcelSpeed } = options;
      return app.fetch(request, {
        db,
        pictureUrl,
        shopOrigin,
        parcelSpeed,
        now: now(),
        network: networkOf(caller.address),
      });
    },
  };
}

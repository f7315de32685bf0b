import { isReadOnlyRefusal } from '@bluebird-bay/database/postgres-error.ts';
import { Hono, type HonoRequest } from 'hono';
import { networkOf } from '../domain/customer/network.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { addressRulesOf } from './address-rules-of.ts';
import {
  ADDRESS_RULES,
  type AnswerOf,
  CLOSE_ACCOUNT,
  type Door,
  EXPORT_ACCOUNT,
  FIND_ORDER,
  LINK_OWNER,
  TRACK_ORDERS,
} from './care-contract.ts';
import { type CareDesk, Refused } from './care-desk.ts';
import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';
import { findGuestOrder } from './find-guest-order.ts';
import { linkOwner } from './link-owner.ts';
import { careDocument } from './openapi-document.ts';
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
  /** Answers {@link CARE_PATHS}, JSON only. */
  fetch(request: Request, caller?: { address?: string | undefined }): Promise<Response>;
}

/** What of the shop's addresses is care's. */
export const CARE_PATHS = [
  '/services/account/*',
  '/services/orders/*',
  '/services/address-rules/*',
  '/services/care/*',
] as const;

const NO_STORE = { 'cache-control': 'no-store' };
/** The rules of a country's addresses change with a release, if ever. */
const CACHING = {
  'a day': { 'cache-control': 'public, max-age=86400' },
  never: NO_STORE,
} as const satisfies Record<Door['caching'], object>;

/** Where the OpenAPI document of all this is. */
const CARE_DOCUMENT = '/services/care/openapi.json';

const fault = (code: string, message: string) => ({ error: { code, message } });

/** Following parcels, finding an order without an account, taking one's data along, closing an account. */
export function createCare(options: CareOptions): Care {
  const report = options.report ?? ((error) => console.error('care:', error));
  const now = options.clock ?? (() => new Date());
  const app = new Hono<{ Bindings: CareDesk }>();
  function open<Of extends Door>(
    { method, path, caching }: Of,
    answer: (request: HonoRequest, desk: CareDesk) => Promise<AnswerOf<Of>>,
  ): void {
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async ({ req, env, json }) =>
      json(await answer(req, env), 200, CACHING[caching]),
    );
  }
  open(ADDRESS_RULES, async (request) => {
    const rules = addressRulesOf(request.param('country') ?? '');
    if (!rules) throw new Refused(404, 'NOT_FOUND', 'We do not deliver there.');
    return rules;
  });
  open(FIND_ORDER, ({ raw }, desk) => findGuestOrder(raw, desk));
  open(TRACK_ORDERS, ({ raw }, desk) => trackOrders(raw, desk));
  open(EXPORT_ACCOUNT, ({ raw }, desk) => exportAccount(raw, desk));
  open(LINK_OWNER, ({ raw }, desk) => linkOwner(raw, desk));
  open(CLOSE_ACCOUNT, async ({ raw }, desk) => {
    await closeAccount(raw, desk);
    return { closed: true as const };
  });
  app.get(CARE_DOCUMENT, ({ json }) => json(careDocument(), 200, CACHING['a day']));
  app.notFound(({ json }) => json(fault('NOT_FOUND', 'There is no such service.'), 404, NO_STORE));
  app.onError((error, { json }) => {
    if (error instanceof Refused) return json(fault(error.code, error.message), error.status, NO_STORE);
    if (isReadOnlyRefusal(error))
      return json(fault('READ_ONLY', 'The shop takes no changes for a moment. Try again in a few minutes.'), 503, {
        ...NO_STORE,
        'retry-after': '60',
      });
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

import { networkOf } from '@bluebird-bay/contract/network.ts';
import { isReadOnlyRefusal } from '@bluebird-bay/database/postgres-error.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { Hono, type HonoRequest } from 'hono';
import { createPasswordHasher, type PasswordHasher } from '../account/password-hasher.ts';
import { regionsOf } from '../domain/checkout/regions.ts';
import { addressRule, countryOf } from '../domain/country/countries.ts';
import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { maskEmail } from '../domain/customer/email-address.ts';
import { takeAttemptBack } from '../store/checkout/attempt-counters.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { findChosenPassword } from '../store/customer/chosen-passwords.ts';
import { findLinkState } from '../store/customer/customer-links.ts';
import { findCustomer } from '../store/customer/customers.ts';
import { closeAccount } from './close-account.ts';
import type { AnswerOf, Endpoint } from './endpoint.ts';
import { estimateDuties } from './estimate-duties.ts';
import { exportAccount } from './export-account.ts';
import { finishAccount } from './finish-account.ts';
import { selfServiceDocument } from './openapi-document.ts';
import { findGuestOrder } from './order-of-asker.ts';
import { priceItems } from './price-items.ts';
import { readJson } from './read-json.ts';
import { FIND_RETURNABLE, REQUEST_RETURN } from './return-contract.ts';
import { askForReturn, findReturnable } from './return-orders.ts';
import { countOrRefuse, Refused, type SelfServiceContext } from './self-service-context.ts';
import {
  ADDRESS_RULES,
  type AddressRules,
  CLOSE_ACCOUNT,
  ESTIMATE_DUTIES,
  EXPORT_ACCOUNT,
  FIND_ORDER,
  FINISH_ACCOUNT,
  LINK_OWNER,
  PRICE_ITEMS,
  TRACK_ORDERS,
} from './self-service-contract.ts';
import { trackOrders } from './track-orders.ts';

/**
 * Whose link it is, for whoever holds one that works, so that they see what they are about to open; most of the address stays
 * out. Used, too old, replaced, or never there: one answer. Wrong ones count as guesses. Throws {@link Refused}.
 */
async function linkOwner(request: Request, context: SelfServiceContext): Promise<AnswerOf<typeof LINK_OWNER>> {
  const { kind, cxid, token } = await readJson(request, LINK_OWNER.body);
  const { db, now, network } = context;
  const limit = ATTEMPT_LIMITS.tokensOfNetwork;
  await countOrRefuse(limit, network, context);
  const customerId = Number(cxid);
  const state = await findLinkState(db, { kind, customerId, token }, now);
  const owner = state === 'good' ? await findCustomer(db, customerId) : undefined;
  if (!owner) throw new Refused(404, 'NOT_FOUND', 'This link works no longer.');
  await takeAttemptBack(db, { limit, subject: network });
  const chosen = kind === 'activate' && (await findChosenPassword(db, customerId, now)) !== undefined;
  return { email: maskEmail(owner.email), chosen };
}

/** The rules of a country we deliver to; undefined for any other. */
function addressRulesOf(country: string): AddressRules | undefined {
  if (!countryOf(country)) return undefined;
  const { region, postcode } = addressRule(country);
  return {
    country,
    region: region ? { ...region, choices: [...regionsOf(country)] } : null,
    postcode: postcode ? { label: postcode.label, pattern: postcode.pattern.source, example: postcode.example } : null,
  };
}

export interface SelfServiceOptions {
  db: CommerceDb;
  /** The full address of a picture in a width. */
  pictureUrl: (spec: string, width: number) => string;
  shopOrigin: string;
  /** How fast parcels travel; see domain/fulfilment/parcel-clock.ts. */
  parcelSpeed: number;
  /** Hashes passwords, for the whole process; one of its own unless given. */
  hasher?: PasswordHasher;
  clock?: () => Date;
  /** Told of every unexpected error; writes to the console unless given. */
  report?: (error: unknown) => void;
}

/** What customers ask for that the Storefront API has no call for. */
export interface SelfService {
  /** Answers what `contract/self-service-paths.ts` names, JSON only. */
  fetch(request: Request, caller?: { address?: string | undefined }): Promise<Response>;
}

const NO_STORE = { 'cache-control': 'no-store' };
/** The rules of a country's addresses change with a release, if ever. */
const CACHING = {
  'a day': { 'cache-control': 'public, max-age=86400' },
  never: NO_STORE,
} as const satisfies Record<Endpoint['caching'], object>;

/** Where the OpenAPI document of all this is. */
const SELF_SERVICE_DOCUMENT = '/services/care/openapi.json';

const fault = (code: string, message: string) => ({ error: { code, message } });

/** Following parcels, finding an order without an account, taking one's data along, closing an account. */
export function createSelfService(options: SelfServiceOptions): SelfService {
  const report = options.report ?? ((error) => shopLog.of('self-service').error('a request failed', {}, error));
  const now = options.clock ?? (() => new Date());
  const hasher = options.hasher ?? createPasswordHasher();
  const app = new Hono<{ Bindings: SelfServiceContext }>();
  function open<Of extends Endpoint>(
    { method, path, caching }: Of,
    answer: (request: HonoRequest, context: SelfServiceContext) => Promise<AnswerOf<Of>>,
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
  open(ESTIMATE_DUTIES, ({ raw }) => estimateDuties(raw));
  open(PRICE_ITEMS, ({ raw }, context) => priceItems(raw, context));
  open(FIND_ORDER, ({ raw }, context) => findGuestOrder(raw, context));
  open(FIND_RETURNABLE, ({ raw }, context) => findReturnable(raw, context));
  open(REQUEST_RETURN, ({ raw }, context) => askForReturn(raw, context));
  open(TRACK_ORDERS, ({ raw }, context) => trackOrders(raw, context));
  open(EXPORT_ACCOUNT, ({ raw }, context) => exportAccount(raw, context));
  open(LINK_OWNER, ({ raw }, context) => linkOwner(raw, context));
  open(FINISH_ACCOUNT, ({ raw }, context) => finishAccount(raw, context));
  open(CLOSE_ACCOUNT, async ({ raw }, context) => {
    await closeAccount(raw, context);
    return { closed: true as const };
  });
  app.get(SELF_SERVICE_DOCUMENT, ({ json }) => json(selfServiceDocument(), 200, CACHING['a day']));
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
        hasher,
        now: now(),
        network: networkOf(caller.address),
      });
    },
  };
}

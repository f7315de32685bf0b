import { randomUUID } from 'node:crypto';
import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import { networkOf } from '@bluebird-bay/contract/network.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { createPasswordHasher, type PasswordHasher } from './account/password-hasher.ts';
import { createKeyedQueue } from './cart/cart-queue.ts';
import { createNetworkLimits, type NetworkLimits } from './cart/network-limits.ts';
import type { Offers } from './domain/cart/cart-pricing.ts';
import { type CatalogueLoaders, createCatalogueLoaders } from './graphql/batching/catalogue-loaders.ts';
import type { RequestContext } from './graphql/context.ts';
import { createExecutor } from './graphql/execution/executor.ts';
import { OperationRequest } from './graphql/execution/operation-request.ts';
import { patienceFor } from './graphql/execution/patience.ts';
import type { ErrorReporter } from './graphql/execution/unexpected-errors.ts';
import { type ApiTokens, buyerAddress, isTokenless } from './graphql/http/credentials.ts';
import { crossOriginHeaders } from './graphql/http/cross-origin.ts';
import type { GraphqlParams } from './graphql/http/graphql-params.ts';
import { readGraphqlRequest } from './graphql/http/read-graphql-request.ts';
import { refusal } from './graphql/http/refusal.ts';
import { DEFAULT_BUYER } from './graphql/in-context/in-context.ts';
import { createOrderLoaders } from './graphql/order/order-loaders.ts';
import { type CatalogueReadModelSource, createCatalogueReadModel } from './store/catalogue/catalogue-read-model.ts';
import type { CommerceDb } from './store/commerce-database.ts';

/** An operation that takes longer is given up. */
const EXECUTION_TIMEOUT_MS = 5_000;

/** Changes of one cart that may wait for each other; more are told to come back. */
const CART_QUEUE = 250;

export interface ProviderOptions extends ApiTokens {
  /** Hashes passwords, for the whole process; one of its own unless given. */
  hasher?: PasswordHasher;
  db: CommerceDb;
  /** Where the shop is served: 'https://shop.example'. */
  shopOrigin: string;
  /** The full address of a picture in a width (400, 800 or 1200). */
  pictureUrl: (spec: string, width: number) => string;
  /** The schema does not explain itself, unless the API is open. */
  production: boolean;
  /** Whether carts show what gifts, pairs, codes and gift cards take off; they do unless told `none`. */
  offers?: Offers;
  /** What else the shop's metafields promise somebody, such as what a loyalty club of its own gives. */
  furtherPromises?: RequestContext['furtherPromises'];
  /** Other origins whose pages may call the API; the shop's own always may. */
  allowedOrigins?: readonly string[];
  /** Told of every unexpected error; writes to the console unless given. */
  report?: ErrorReporter;
  clock?: () => Date;
  /** What networks may do with carts, counted together with what they do at the checkout; by itself unless given. */
  cartLimits?: NetworkLimits;
  /** How long an operation may take; 5 s unless told. */
  executionTimeoutMs?: number;
}

/** Who sends a request, as the server knows it. */
export interface Caller {
  /** Network address of the browser; limits on sign-ins are counted by it. */
  address?: string | undefined;
  /** How long its operations may take, in ms, where that is not the provider's own limit. */
  patienceMs?: number;
}

export interface Provider {
  /** Answers `POST /api/<version>/graphql.json`, and anything else with a refusal. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
}

const reportToLog: ErrorReporter = (error, requestId) =>
  shopLog.of('commerce').error('a request failed', { requestId }, error);

function loadersByCurrency(
  db: CommerceDb,
  readModel: CatalogueReadModelSource,
  signal: AbortSignal,
): RequestContext['catalogue'] {
  const known = new Map<string, CatalogueLoaders>();
  return (currency) => {
    const loaders = known.get(currency) ?? createCatalogueLoaders(db, readModel, currency, signal);
    known.set(currency, loaders);
    return loaders;
  };
}

const tooLong = (): Response => refusal(504, 'TIMEOUT', 'The operation took too long.');

/** Answers once the signal is aborted, whether or not the work minds it. */
function whenAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(tooLong()), { once: true });
  });
}

/** The other storefront whose page sends a request: one that is named, as the browser says it. */
function otherStorefront(headers: Headers, allowed: ReadonlySet<string>, shopOrigin: string): string | null {
  const origin = headers.get('origin');
  return origin !== null && origin !== shopOrigin && allowed.has(origin) ? origin : null;
}

/** The embedded commerce provider: the Storefront API over PostgreSQL, as one function from request to response. */
export function createProvider(options: ProviderOptions): Provider {
  const report = options.report ?? reportToLog;
  const open = options.open ?? false;
  const executor = createExecutor({
    open,
    introspection: open || !options.production,
    suggestions: !options.production,
    report,
  });
  const readModel = createCatalogueReadModel(options.db);
  const cartQueue = createKeyedQueue(CART_QUEUE);
  const hasher = options.hasher ?? createPasswordHasher();
  const now = options.clock ?? (() => new Date());
  const cartLimits = options.cartLimits ?? createNetworkLimits({ clock: now });
  // Browsers name an origin without a slash at its end, whatever a setting says.
  const shopOrigin = new URL(options.shopOrigin).origin;
  const allowedOrigins = new Set([shopOrigin, ...(options.allowedOrigins ?? [])]);

  async function execute(
    request: Request,
    params: GraphqlParams,
    { requestId, caller }: { requestId: string; caller: Caller },
  ): Promise<Response> {
    const acceptsParts = request.headers.get('accept')?.includes('multipart/mixed') ?? false;
    const patience = patienceFor(
      request.signal,
      caller.patienceMs ?? options.executionTimeoutMs ?? EXECUTION_TIMEOUT_MS,
    );
    const { signal } = patience;
    const context: RequestContext = {
      ...DEFAULT_BUYER,
      hasContext: false,
      cost: 0,
      isTokenless: isTokenless(request.headers),
      storefront: otherStorefront(request.headers, allowedOrigins, shopOrigin),
      requestId,
      acceptsParts,
      signal,
      db: options.db,
      offers: options.offers ?? 'all',
      now,
      network: networkOf(buyerAddress(request.headers, caller)),
      hasher,
      cartLimits,
      cartQueue,
      shopOrigin,
      pictureUrl: options.pictureUrl,
      furtherPromises: options.furtherPromises ?? (() => []),
      catalogue: loadersByCurrency(options.db, readModel, signal),
      orders: createOrderLoaders(options.db, signal),
    };
    const answer = Promise.resolve(executor.fetch(new OperationRequest(params, context))).catch((error) => {
      if (signal.aborted) return tooLong();
      report(error, requestId);
      return refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal error. Looks like something went wrong on our end.');
    });
    const first = await Promise.race([answer, whenAborted(signal)]);
    // Of an answer in parts, the rest is still to come.
    if (!acceptsParts) patience.end();
    return first;
  }

  return {
    async fetch(request, caller = {}) {
      const requestId = randomUUID();
      const params = await readGraphqlRequest(request, options);
      const answer = params instanceof Response ? params : await execute(request, params, { requestId, caller });
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(crossOriginHeaders(request, { origins: allowedOrigins, open })))
        headers.set(name, value);
      headers.set('cache-control', 'no-store');
      headers.set('x-request-id', requestId);
      headers.set('x-shopify-api-version', API_VERSION);
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}

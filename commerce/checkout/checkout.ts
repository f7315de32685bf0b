import { networkOf } from '@bluebird-bay/contract/network.ts';
import { isReadOnlyRefusal } from '@bluebird-bay/database/postgres-error.ts';
import { type Log, shopLog } from '@bluebird-bay/telemetry/log.ts';
import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import { createPasswordHasher, type PasswordHasher } from '../account/password-hasher.ts';
import { rememberStorefront } from '../cart/create-cart.ts';
import { createNetworkLimits, type NetworkLimits } from '../cart/network-limits.ts';
import type { Loyalty } from '../domain/loyalty/loyalty.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { assetResponse } from './assets/assets.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { checkoutPaths } from './checkout-paths.ts';
import { GATEWAY_EVENTS_PATH, GATEWAY_TIMEOUT_MS, type PaymentGateway } from './gateway/gateway.ts';
import { receiveGatewayEvent } from './gateway/receive-gateway-event.ts';
import { choosePickup } from './handlers/choose-pickup.ts';
import { type LoadedCheckout, loadCheckout } from './handlers/load-checkout.ts';
import { askedState, offerAccount } from './handlers/offer-account.ts';
import { pageHeaders, pageResponse } from './handlers/page-response.ts';
import { sendCheckout } from './handlers/send-checkout.ts';
import { answerBank, showBank } from './handlers/show-bank.ts';
import { showCheckout } from './handlers/show-checkout.ts';
import { showOrder, showParcel } from './handlers/show-order.ts';
import { showConfirmation, showPending } from './handlers/show-outcome.ts';
import { showPolicy } from './handlers/show-policy.ts';
import { moveParcels, type ParcelMoves } from './orders/move-parcels.ts';
import { settleRefunds } from './orders/refund-order.ts';
import { findForReturn, sendReturn, showReturn } from './orders/send-return.ts';
import { notFoundPage, readOnlyPage, stuckPage, troublePage } from './pages/message-page.ts';
import type { PageLinks } from './pages/shell.ts';
import type { Step } from './payment/payment-context.ts';
import { type SweepResult, sweepAttempts } from './payment/sweep.ts';

export interface CheckoutOptions {
  db: CommerceDb;
  /** Where the shop itself is: `https://shop.example`. */
  shopOrigin: string;
  /** Origin of the storefront that shoppers go back to where a cart remembers none; the shop's own unless told. */
  storefront?: string;
  /** Other storefronts: a shopper whose browser names one as where they come from goes back to it. */
  storefronts?: readonly string[];
  /** Address of a picture of the art kit in a width it draws; relative ones are of the shop. */
  pictureUrl: (spec: string, width: number) => string;
  gateway: PaymentGateway;
  clock?: () => Date;
  /** What networks may do with carts, counted together with what they do by the API; by itself unless given. */
  cartLimits?: NetworkLimits;
  /** How many times as fast as the world's the parcels' clock goes; as fast unless told, 0 stops it. */
  parcelSpeed?: number;
  /** Hashes passwords, for the whole process; one of its own unless given. */
  hasher?: PasswordHasher;
  /** What orders bring besides; pages say nothing of it unless given. */
  loyalty?: Loyalty;
  /** How long the gateway may take over one answer; {@link GATEWAY_TIMEOUT_MS} unless told. */
  gatewayTimeoutMs?: number;
  /** Where errors are written; to the console unless told. */
  log?: Log;
  /** For tests that end a payment between two steps. */
  onStep?: (step: Step) => Promise<void> | void;
}

export interface Checkout {
  /** Answers `/checkouts/*` on any host. */
  fetch(request: Request, caller?: { address?: string | undefined }): Promise<Response>;
  /** Settles what payments left unfinished. Call it at the start and every 30 s; calls while one runs share its result. */
  sweep(): Promise<SweepResult>;
  /** Packs what is due and moves parcels on. Call it every few seconds; calls while one runs share its result. */
  moveParcels(): Promise<ParcelMoves>;
}

/** What a browser in trouble is told to wait. */
const RETRY_AFTER_SECONDS = '10';

/** The hosted checkout: server-rendered pages that need no script, over a state machine in the database. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const shopOrigin = options.shopOrigin.replace(/\/+$/, '');
  const context: CheckoutContext = {
    paymentContext: {
      db: options.db,
      gateway: options.gateway,
      clock: options.clock ?? (() => new Date()),
      gatewayTimeoutMs: options.gatewayTimeoutMs ?? GATEWAY_TIMEOUT_MS,
      log: options.log ?? shopLog.of('checkout'),
      onStep: options.onStep ?? (() => {}),
    },
    // whole addresses: the checkout's own host serves nothing but the checkout
    links: {
      shopOrigin,
      storefront: options.storefront ?? null,
      pictureUrl: (spec, width) => new URL(options.pictureUrl(spec, width), shopOrigin).href,
    },
    storefronts: options.storefronts ?? [],
    cartLimits: options.cartLimits ?? createNetworkLimits({ clock: options.clock }),
    parcelSpeed: options.parcelSpeed ?? 1,
    hasher: options.hasher ?? createPasswordHasher(),
    loyalty: options.loyalty,
  };
  const app = routes(context);
  const { paymentContext, parcelSpeed } = context;
  const settleEverything = async (): Promise<SweepResult> => {
    await settleRefunds(paymentContext);
    return sweepAttempts(paymentContext);
  };
  let sweeping: Promise<SweepResult> | undefined;
  let moving: Promise<ParcelMoves> | undefined;
  return {
    fetch: async (request, caller = {}) => app.fetch(request, { network: networkOf(caller.address) }),
    sweep: () => {
      sweeping ??= settleEverything().finally(() => {
        sweeping = undefined;
      });
      return sweeping;
    },
    moveParcels: () => {
      moving ??= moveParcels({ ...paymentContext, speed: parcelSpeed }).finally(() => {
        moving = undefined;
      });
      return moving;
    },
  };
}

/** Answers for somebody whose address opens a cart; the context leads back to the storefront that made it. */
type Answer = (
  context: CheckoutContext,
  loaded: LoadedCheckout,
  request: Request,
  query: URLSearchParams,
) => Promise<Response>;

/** The storefront a browser has come from, if it is one of those that are known. */
function namedStorefront({ storefronts }: CheckoutContext, { headers }: Request): string | undefined {
  const referrer = headers.get('referer') ?? '';
  return URL.canParse(referrer) ? storefronts.find((known) => known === new URL(referrer).origin) : undefined;
}

/** The context with the links of the storefront that made a cart, or brought its shopper. */
async function cameFrom(
  context: CheckoutContext,
  { cart }: LoadedCheckout,
  request: Request,
): Promise<CheckoutContext> {
  const named = cart.storefront === null ? namedStorefront(context, request) : undefined;
  if (named !== undefined) await rememberStorefront(context.paymentContext.db, cart.id, named);
  const storefront = cart.storefront ?? named;
  return storefront === undefined ? context : { ...context, links: { ...context.links, storefront } };
}

/** Whom a request is counted as. */
interface CheckoutEnv extends Env {
  Bindings: { network: string };
}

function routes(context: CheckoutContext): Hono<CheckoutEnv> {
  const { links, paymentContext } = context;
  const app = new Hono<CheckoutEnv>();
  const notFound = () => pageResponse(notFoundPage(links), 404);
  const forCart =
    (answer: Answer) =>
    async (c: Context<CheckoutEnv, '/checkouts/cn/:token'>): Promise<Response> => {
      const query = new URL(c.req.url).searchParams;
      const credentials = { token: c.req.param('token'), secret: query.get('key') ?? '' };
      const loaded = await loadCheckout(context, credentials, c.env.network);
      return loaded ? answer(await cameFrom(context, loaded, c.req.raw), loaded, c.req.raw, query) : notFound();
    };

  app.use(withPageHeaders(links, paymentContext.gateway.page?.origin));
  app.get('/checkouts/assets/:file', (c) => assetResponse(c.req.path) ?? notFound());
  app.get(
    '/checkouts/cn/:token',
    forCart((here, loaded, _, query) => showCheckout(here, loaded, query.get('attempt') ?? undefined)),
  );
  app.post(
    '/checkouts/cn/:token',
    forCart((here, loaded, request) => sendCheckout(here, loaded, request)),
  );
  app.get(
    '/checkouts/cn/:token/pending',
    forCart((here, loaded, _, query) =>
      showPending(here, loaded, { key: query.get('attempt') ?? '', from: query.get('from') ?? '' }),
    ),
  );
  app.get(
    '/checkouts/cn/:token/thank-you',
    forCart((here, loaded, _, query) => showConfirmation(here, loaded, askedState(query))),
  );
  app.post(
    '/checkouts/cn/:token/thank-you',
    forCart((here, loaded, request) => offerAccount(here, loaded, request)),
  );
  app.get('/checkouts/policies/:handle', async (c) => (await showPolicy(context, c.req.param('handle'))) ?? notFound());
  app.get('/checkouts/orders/:secret', (c) => showOrder(context, c.req.param('secret')));
  app.post('/checkouts/orders/:secret/pickup', (c) => choosePickup(context, c.req.param('secret'), c.req.raw));
  app.post('/checkouts/returns', (c) => sendReturn(context, c.req.raw, c.env.network));
  app.post('/checkouts/returns/find', (c) => findForReturn(context, c.req.raw, c.env.network));
  app.get('/checkouts/returns/:token', (c) => showReturn(context, c.req.param('token')));
  app.get('/checkouts/parcels/:number', (c) => showParcel(context, c.req.param('number')));
  app.post(GATEWAY_EVENTS_PATH, (c) => receiveGatewayEvent(context, c.req.raw));
  app.get('/checkouts/test-bank/:reference', (c) => showBank(context, c.req.param('reference')));
  app.post('/checkouts/test-bank/:reference', (c) => answerBank(context, c.req.param('reference'), c.req.raw));
  app.notFound(notFound);
  app.onError((error, c) => {
    const isReadOnly = isReadOnlyRefusal(error);
    // neither the address, which opens the cart, nor what was sent, which may hold a card
    if (!isReadOnly)
      paymentContext.log.error('a request failed', { method: c.req.method, route: c.req.routePath }, error);
    const retry = { 'retry-after': RETRY_AFTER_SECONDS };
    // an order, a return or a parcel has no checkout to go back to
    if (!c.req.path.startsWith('/checkouts/cn/')) return pageResponse(stuckPage(links), 503, retry);
    const self = checkoutPaths({ token: c.req.param('token') ?? '', secret: c.req.query('key') ?? '' }).page;
    return pageResponse(isReadOnly ? readOnlyPage(self, links) : troublePage(self, links), 503, retry);
  });
  return app;
}

/** Every page gets its headers here, whatever it says; files of the checkout's own have theirs. */
function withPageHeaders({ pictureUrl }: PageLinks, payingOrigin: string | undefined): MiddlewareHandler {
  const pictureOrigin = new URL(pictureUrl('s/hero', 400)).origin;
  const headers = Object.entries(pageHeaders(pictureOrigin, payingOrigin));
  return async (c, next) => {
    await next();
    if (c.res.headers.get('cache-control')?.includes('immutable')) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

import { Hono } from 'hono';
import type { CommerceDb } from '../store/commerce-database.ts';
import { assetResponse } from './assets/assets.ts';
import { checkoutPaths } from './checkout-paths.ts';
import type { Desk } from './desk.ts';
import type { PaymentGateway } from './gateway.ts';
import { pageHeaders, pageResponse } from './page-response.ts';
import { notFoundPage, troublePage } from './pages/message-page.ts';
import { type SweepResult, sweepAttempts } from './payment/sweep.ts';
import type { Step } from './payment/till.ts';
import { sendCheckout } from './send-checkout.ts';
import { showCheckout } from './show-checkout.ts';
import { showConfirmation, showPending } from './show-outcome.ts';
import { openVisit, type Visit } from './visit.ts';

export interface CheckoutOptions {
  db: CommerceDb;
  /** Where the shop itself is: `https://shop.example`. */
  shopOrigin: string;
  /** Address of a picture of the art kit in a width it draws; relative ones are of the checkout's own host. */
  pictureUrl: (spec: string, width: number) => string;
  gateway: PaymentGateway;
  clock?: () => Date;
  /** How long the gateway may take over one answer; 5 s unless told. */
  gatewayTimeoutMs?: number;
  /** Where errors are written; to the console unless told. */
  log?: (line: string) => void;
  /** For tests that end a payment between two steps. */
  onStep?: (step: Step) => Promise<void> | void;
}

export interface Checkout {
  /** Answers `/checkouts/*` on any host. */
  fetch(request: Request): Promise<Response>;
  /** Settles what payments left unfinished. Call it at the start and every 30 s; calls while one runs share its result. */
  sweep(): Promise<SweepResult>;
}

const WHEN_IN_TROUBLE_SECONDS = '10';

/** The hosted checkout: server-rendered pages without a script, over a state machine in the database. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const shopOrigin = options.shopOrigin.replace(/\/+$/, '');
  const desk: Desk = {
    till: {
      db: options.db,
      gateway: options.gateway,
      clock: options.clock ?? (() => new Date()),
      gatewayTimeoutMs: options.gatewayTimeoutMs ?? 5_000,
      log: options.log ?? ((line) => console.error(line)),
      onStep: options.onStep ?? (() => {}),
    },
    links: { shopOrigin, pictureUrl: options.pictureUrl },
  };
  const app = routes(desk);
  let sweeping: Promise<SweepResult> | undefined;
  return {
    fetch: async (request) => app.fetch(request),
    sweep: () => {
      sweeping ??= sweepAttempts(desk.till).finally(() => {
        sweeping = undefined;
      });
      return sweeping;
    },
  };
}

function routes(desk: Desk): Hono {
  const { links } = desk;
  const app = new Hono();
  const pictureOrigin = new URL(links.pictureUrl('s/hero', 400), links.shopOrigin).origin;
  const headers = Object.entries(pageHeaders(pictureOrigin));
  const notFound = () => pageResponse(notFoundPage(links), 404);

  app.get('/checkouts/assets/*', (c) => assetResponse(c.req.path) ?? notFound());

  app.use('/checkouts/*', async (c, next) => {
    await next();
    if (c.req.path.startsWith('/checkouts/assets/') && c.res.ok) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  });

  const withVisit =
    (show: (visit: Visit, query: URLSearchParams, request: Request) => Promise<Response>) =>
    async (token: string, request: Request): Promise<Response> => {
      const query = new URL(request.url).searchParams;
      const visit = await openVisit(desk, { token, secret: query.get('key') ?? '' });
      return visit ? show(visit, query, request) : notFound();
    };

  const page = withVisit((visit, query) => showCheckout(desk, visit, query.get('attempt') ?? undefined));
  const send = withVisit((visit, _, request) => sendCheckout(desk, visit, request));
  const pending = withVisit((visit, query) => showPending(desk, visit, query.get('attempt') ?? ''));
  const confirmation = withVisit((visit) => showConfirmation(desk, visit));

  app.get('/checkouts/cn/:token', (c) => page(c.req.param('token'), c.req.raw));
  app.post('/checkouts/cn/:token', (c) => send(c.req.param('token'), c.req.raw));
  app.get('/checkouts/cn/:token/pending', (c) => pending(c.req.param('token'), c.req.raw));
  app.get('/checkouts/cn/:token/thank-you', (c) => confirmation(c.req.param('token'), c.req.raw));

  app.notFound(notFound);
  app.onError((error, c) => {
    // neither the address, which opens the bag, nor what was sent, which may hold a card
    desk.till.log(`checkout: ${c.req.method} ${c.req.routePath} failed (${error.name}: ${error.message})`);
    const credentials = { token: c.req.param('token') ?? '', secret: c.req.query('key') ?? '' };
    const self = checkoutPaths(credentials).page;
    return pageResponse(troublePage(self, links), 503, { 'retry-after': WHEN_IN_TROUBLE_SECONDS });
  });
  return app;
}

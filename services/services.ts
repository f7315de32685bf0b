import { networkOf } from '@bluebird-bay/contract/network.ts';
import { isReadOnlyRefusal } from '@bluebird-bay/database/postgres-error.ts';
import { type Log, shopLog } from '@bluebird-bay/telemetry/log.ts';
import { Hono } from 'hono';
import { createAddressApi, type ProvenEmailOf } from './address/address-api.ts';
import { createBackInStockApi } from './back-in-stock/back-in-stock-api.ts';
import { BadInput } from './bad-input.ts';
import type { Asker, Caller } from './caller.ts';
import { createClubApi } from './club/club-api.ts';
import type { ClubPorts } from './club/club-ports.ts';
import { createContactApi } from './contact/contact-api.ts';
import { openApiDocument } from './contract/openapi-document.ts';
import type { AnswerOf, Operation } from './contract/operation.ts';
import { OPERATIONS } from './contract/operations.ts';
import type { CustomerOf } from './customer-of.ts';
import { createListsApi, type SendListEmail } from './lists/lists-api.ts';
import { Refusal } from './refusal.ts';
import { createReviewsApi } from './reviews/reviews-api.ts';
import type { ServiceParts } from './service-parts.ts';
import { type MakeThrottle, ownThrottles } from './shared-throttles.ts';
import type { ServicesDb } from './store/services-database.ts';
import { createStudentApi, type StudentDiscounts } from './student/student-api.ts';
import { TooMany } from './throttle.ts';
import { createWebhookApi } from './webhooks/webhook-api.ts';
import { createWishlistApi, type WishlistAnswer } from './wishlist/wishlist-api.ts';

export interface ServicesOptions {
  db: ServicesDb;
  /** Proves who a customer is. Without it nobody is one. */
  customerOf?: CustomerOf;
  /** Knows whose mailbox is whose; without it nobody has shown that theirs is. */
  provenEmailOf?: ProvenEmailOf;
  /** Where the provider's student code is given out; without it there is no such service. */
  students?: StudentDiscounts;
  /** Writes to whoever asks to be on a list; without it nobody can ask. */
  sendListEmail?: SendListEmail;
  /** What the provider signs with; without it nothing it tells is taken. */
  webhookSecret?: string;
  /** What Bay Club needs of others; without it the club keeps its books, and nobody can ask it. */
  club?: ClubPorts;
  /** How often somebody asks is counted by this; by this process alone unless told. */
  throttle?: MakeThrottle;
  clock?: () => Date;
  /** Told what an operator should know; the shop's log unless given. */
  log?: Log;
}

export interface Services {
  /** Answers `/services/*` and `/bb-wishlist`, JSON only. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
}

const NO_STORE = { 'cache-control': 'no-store' };
/** What anybody may read may rest in caches for a minute, and be shown a little longer while a new one is fetched. */
const CACHING = {
  'a minute': { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' },
  never: NO_STORE,
} as const satisfies Record<Operation['caching'], object>;

type Refused = { status: 400 | 401 | 403 | 429 | 500 | 503; code: string; headers?: Record<string, string> };

function refusedAs(error: unknown): Refused {
  if (error instanceof BadInput) return { status: 400, code: 'BAD_INPUT' };
  if (error instanceof TooMany)
    return { status: 429, code: 'TOO_MANY', headers: { 'retry-after': String(error.retryAfter) } };
  if (error instanceof Refusal)
    return { status: error.status, code: error.status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN' };
  if (isReadOnlyRefusal(error)) return { status: 503, code: 'READ_ONLY', headers: { 'retry-after': '60' } };
  return { status: 500, code: 'INTERNAL' };
}

const EVENTS: Readonly<Record<Refused['status'], 'failed' | 'throttled' | 'refused' | undefined>> = {
  400: undefined,
  401: 'refused',
  403: 'refused',
  429: 'throttled',
  500: 'failed',
  503: undefined,
};

function messageFor(error: unknown, status: Refused['status']): string {
  if (status === 503) return 'The shop takes no changes for a moment. Try again in a few minutes.';
  return error instanceof Error && status !== 500 ? error.message : 'Something broke on our side.';
}

/** The answer to a request that was not done; the operator hears of it, unless a form was only filled in wrong. */
function refusal(error: unknown, operation: string, log: Log): Response {
  const { status, code, headers } = refusedAs(error);
  const event = EVENTS[status];
  if (event === 'failed') log.error(`${operation} failed`, { status }, error);
  else if (event) log.warn(`${operation} ${event}`, { status });
  const message = messageFor(error, status);
  const field = error instanceof BadInput ? { field: error.field } : {};
  return Response.json({ error: { code, ...field, message } }, { status, headers: { ...NO_STORE, ...headers } });
}

const fault = (status: 404 | 405, code: string, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code, message } }, { status, headers: { ...NO_STORE, ...headers } });

const csv = (text: string, file: string): Response =>
  new Response(text, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    },
  });

/** Which function answers which operation; undefined where this shop has none that could. */
type Answers = {
  [Op in (typeof OPERATIONS)[number] as Op['id']]:
    | ((request: Request, asker: Asker) => Promise<AnswerOf<Op> | Response>)
    | undefined;
};

/** The services the provider does not have. */
export function createServices(options: ServicesOptions): Services {
  const {
    db,
    customerOf = async () => undefined,
    provenEmailOf = async () => undefined,
    students,
    sendListEmail,
    webhookSecret,
    throttle = ownThrottles,
    clock = () => new Date(),
    log = shopLog.of('services'),
  } = options;
  const parts: ServiceParts = { db, customerOf, clock, throttle };
  const reviews = createReviewsApi(parts);
  const wishlists = createWishlistApi(parts);
  const addresses = createAddressApi(parts, provenEmailOf);
  const lists = sendListEmail && createListsApi(parts, sendListEmail);
  const student = students && createStudentApi(parts, students);
  const webhooks = webhookSecret === undefined ? undefined : createWebhookApi(parts, webhookSecret);
  const club = options.club && createClubApi(parts, options.club);
  const app = new Hono<{ Bindings: Asker }>();

  const wishlist = ({ status, etag, body }: WishlistAnswer): Response =>
    Response.json(body, { status, headers: { ...NO_STORE, etag } });

  const answers: Answers = {
    listReviews: ({ url }) => reviews.reviews(new URL(url)),
    listRatings: ({ url }) => reviews.ratings(new URL(url)),
    writeReview: reviews.write,
    listOwnReviews: reviews.own,
    exportAddress: addresses.everything,
    askForStock: createBackInStockApi(parts).ask,
    sendMessage: createContactApi(parts).send,
    askForList: lists?.ask,
    answerListLetter: lists?.answer,
    readLists: lists?.read,
    chooseList: lists?.choose,
    leaveList: lists?.leave,
    askForStudentCode: student?.ask,
    confirmStudent: student?.confirm,
    readClub: club?.standing,
    readStatement: club?.statement,
    exportStatement: club && (async (request, asker) => csv(await club.csv(request, asker), 'bay-club-points.csv')),
    readOrderPoints: club?.orderPoints,
    readRewards: club?.rewards,
    redeemPoints: club?.redeem,
    undoRedemption: club?.undo,
    readReferrals: club?.referrals,
    claimReferral: club?.claim,
    tellBirthday: club?.birthday,
    chooseClubEmails: club?.emails,
    exportClub: club?.everything,
    unsubscribeFromClub: club?.unsubscribe,
    readWishlist: async (request, asker) => wishlist(await wishlists.read(request, asker)),
    writeWishlist: async (request, asker) => wishlist(await wishlists.write(request, asker)),
    takeWebhook:
      webhooks &&
      (async (request) => {
        log.info(`takeWebhook ${await webhooks.take(request)}`);
        return new Response(null, { status: 204, headers: NO_STORE });
      }),
  };
  for (const { id, method, path, status, caching } of OPERATIONS) {
    const ask = answers[id];
    if (!ask) continue;
    app.on(method, path, async ({ req, env }) => {
      try {
        const answer = await ask(req.raw, env);
        return answer instanceof Response ? answer : Response.json(answer, { status, headers: CACHING[caching] });
      } catch (error) {
        return refusal(error, id, log);
      }
    });
  }
  app.get('/services/openapi.json', ({ json }) => json(openApiDocument(), 200, CACHING['a minute']));
  for (const { path } of OPERATIONS) {
    const allow = OPERATIONS.filter((operation) => operation.path === path).map(({ method }) => method);
    if (app.routes.some((route) => route.path === path))
      app.all(path, () =>
        fault(405, 'METHOD_NOT_ALLOWED', `Only ${allow.join(' and ')}.`, { allow: allow.join(', ') }),
      );
  }
  app.notFound(() => fault(404, 'NOT_FOUND', 'There is no such service.'));
  app.onError((error) => refusal(error, 'services', log));
  return { fetch: async (request, { address } = {}) => app.fetch(request, { network: networkOf(address) }) };
}

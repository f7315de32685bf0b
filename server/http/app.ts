import { SELF_SERVICE_PATHS } from '@bluebird-bay/contract/self-service-paths.ts';
import { UNSUBSCRIBE_FROM_CLUB } from '@bluebird-bay/services/club/club-contract.ts';
import { LEAVE_LIST } from '@bluebird-bay/services/lists/lists-contract.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { CallerRequestHandler, CommerceRoutes, OpenCommerce } from '../commerce/commerce.ts';
import { CLUB_EMAIL_PATH } from '../forms/club-email-page.ts';
import type { Forms } from '../forms/forms.ts';
import { LIST_EMAIL_PATH } from '../forms/list-email-page.ts';
import { STUDENT_EMAIL_PATH } from '../forms/student-email-page.ts';
import { PAGE_WEBHOOK } from '../pages/page-webhook.ts';
import type { Caller } from './caller.ts';
import { compressJson } from './compress-json.ts';
import type { Handler } from './http-server.ts';
import { createLookLinks } from './look-links.ts';
import { standardRoute } from './standard-routes.ts';

/** What answers requests. */
export interface RequestHandler {
  fetch(request: Request): Response | Promise<Response>;
}

export interface AppParts {
  shopOrigin: string;
  pages: CallerRequestHandler;
  /** What the provider answers. */
  commerce: CommerceRoutes;
  insteadOf?: OpenCommerce['insteadOf'] | undefined;
  stillThere?: OpenCommerce['stillThere'] | undefined;
  services: CallerRequestHandler;
  /** Where the provider tells of changed products and collections; absent where nobody could be believed. */
  pageWebhook?: ((request: Request) => Promise<Response>) | undefined;
  pictures: CallerRequestHandler;
  forms: Forms;
  log: Log;
}

const noStore = { 'cache-control': 'no-store' };

/** Node's word for a request whose sender went away in the middle of its body: nothing has failed, and nobody hears the answer. */
const hasLeft = (error: Error): boolean => error.message === 'aborted' && errorCode(error) === 'ECONNRESET';

/** Where it leads, with what the request was asked with (`utm_source`) unless that has something of its own. */
function withSearch(to: string, asked: string): string {
  const { pathname, search, hash } = new URL(to, asked);
  return pathname + (search || new URL(asked).search) + hash;
}

/** Nobody links to a longer one; whoever invents it is not looked after. */
const LONGEST_LED_PATH = 2_000;

/** Where a request for no page of ours leads, its path as the provider reads it; undefined: nowhere. */
async function placeInstead(
  { url }: Request,
  path: string,
  caller: Caller,
  { pages, insteadOf }: Pick<AppParts, 'pages' | 'insteadOf'>,
): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url);
  if (pathname.length > LONGEST_LED_PATH) return undefined;
  const isThere = async (page: string): Promise<boolean> =>
    (await pages.fetch(new Request(new URL(page, url), { method: 'HEAD' }), caller)).status !== 404;
  const route = standardRoute(pathname, searchParams);
  for (const page of route.pages) if (await isThere(page)) return page;
  // What was renamed may be asked for by either of its addresses.
  for (const address of insteadOf ? [path, ...standardRoute(path).pages] : []) {
    const to = await insteadOf?.(address);
    if (to !== undefined) return to;
  }
  const { otherwise } = route;
  return otherwise !== undefined && (await isThere(otherwise)) ? otherwise : undefined;
}

/** Every address of the shop and what answers it; the pages take what is left. */
export function createApp(parts: AppParts): Handler {
  const { shopOrigin, commerce, pageWebhook, forms, log } = parts;
  const { api, checkout, checkoutHost, cartUrl = shopOrigin + paths.cart(), mailbox, selfService } = commerce;
  const app = new Hono<{ Bindings: Caller }>();
  // Pages come compressed, once for all who ask; these are written anew for everyone.
  for (const path of ['/api/*', '/services/*', '/checkouts/*']) app.use(path, compress(), compressJson);
  if (checkout) app.all('/checkouts/*', (context) => checkout.fetch(context.req.raw, context.env));
  app.get('/pictures/*', (context) => parts.pictures.fetch(context.req.raw, context.env));
  app.use(async (context, next) => {
    const onCheckoutHost = checkoutHost !== '' && context.req.header('host') === checkoutHost;
    return onCheckoutHost ? context.redirect(cartUrl, 302) : next();
  });
  for (const path of SELF_SERVICE_PATHS) app.all(path, (context) => selfService.fetch(context.req.raw, context.env));
  // Before the services: they take nothing but JSON, and a letter's plain link is followed by browsers.
  for (const [path, page] of [
    [LEAVE_LIST.path, LIST_EMAIL_PATH],
    [UNSUBSCRIBE_FROM_CLUB.path, CLUB_EMAIL_PATH],
  ] as const)
    app.get(path, (context) => context.redirect(`${page}?${new URL(context.req.url).searchParams}`, 303));
  for (const path of ['/services/*', '/bb-wishlist'])
    app.all(path, (context) => parts.services.fetch(context.req.raw, context.env));
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  if (pageWebhook) app.all(PAGE_WEBHOOK, (context) => pageWebhook(context.req.raw));
  app.get('/mailbox/*', async (context, next) => (await mailbox?.fetch(context.req.raw, context.env)) ?? next());
  const lookLinks = createLookLinks(shopOrigin);
  app.get('/look/*', (context) => lookLinks.fetch(context.req.raw));
  app.post(paths.signUpForm(), (context) => forms.signUp(context.req.raw, context.env));
  app.post(paths.stockRequestForm(), (context) => forms.stock(context.req.raw, context.env));
  app.post(paths.studentDiscount(), (context) => forms.student(context.req.raw, context.env));
  app.post(paths.contact(), (context) => forms.contact(context.req.raw, context.env));
  app.on(['GET', 'POST'], LIST_EMAIL_PATH, (context) => forms.listLetter(context.req.raw, context.env));
  app.on(['GET', 'POST'], CLUB_EMAIL_PATH, (context) => forms.clubLetter(context.req.raw, context.env));
  app.on(['GET', 'POST'], STUDENT_EMAIL_PATH, (context) => forms.studentLetter(context.req.raw, context.env));
  app.all('*', async (context) => {
    const { raw, path, url } = context.req;
    const answer = await parts.pages.fetch(raw, context.env);
    if (answer.status !== 404) return answer;
    const there = parts.stillThere?.(path);
    if (there) return context.redirect(there + new URL(url).search, 302);
    const to = await placeInstead(raw, path, context.env, parts);
    return to === undefined ? answer : context.redirect(withSearch(to, url), 302);
  });
  app.onError((error, context) => {
    if (hasLeft(error)) return context.text('The request was not sent to its end.', 400, noStore);
    const place = context.req.path.split('/').slice(0, 3).join('/');
    log.error('a request failed', { method: context.req.method, place }, error);
    return context.text('Something broke on our side. Please try again in a minute.', 500, noStore);
  });
  return (request, caller) => app.fetch(request, caller);
}

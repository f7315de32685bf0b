import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import { parseJson } from '@bluebird-bay/contract/bounded-body.ts';
import { MAIN_COLLECTIONS } from '@bluebird-bay/storefront/src/features/collection/collection-families.ts';
import type { AccountPages, Market } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import * as v from 'valibot';
import type { HostedProvider } from '../../settings/hosted-provider.ts';
import { ConfigError } from '../../settings/settings.ts';
import { findAccountPages } from './find-account-pages.ts';
import { LOCALIZATION, Localization, marketOf } from './market-of.ts';
import { reasonOf, START_WAITS_MS } from './no-answer.ts';
import { askWithRetries, type Patience } from './patient-client.ts';

/** What has to be known of a provider before the shop opens. */
export interface FoundProvider {
  /** Where pictures of products come from; origins. */
  pictureOrigins: string[];
  /** Its collections that hold something, in its order. */
  collections: { handle: string; title: string }[];
  /** Where it sells; undefined: where the house does. */
  market: Market | undefined;
  /** Whether gift cards are bought where the house sells them. */
  giftCards: boolean;
  /** Host of its checkout. */
  primaryHost: string;
  /** How shoppers sign in with it: with a password here, on its own account pages, or not at all. */
  accounts: 'password' | 'oauth' | 'none';
  /** Those pages, where it is on them. */
  accountPages?: AccountPages;
}

export interface ProbeOptions {
  log: Log;
  /** Where shoppers see the shop: the account pages must know it. */
  shopOrigin: string;
  patience?: Patience;
}

/** Whoever starts the shop waits for this. */
const TRIES = 5;
/** The hosted provider's pictures, also of shops that have none yet. */
const KNOWN_PICTURES = 'https://cdn.shopify.com';

const COLLECTION = 'handle title image { url } products(first: 1) { nodes { id } }';
/**
 * The build has not run when this is asked, so these are not among the generated documents. Tags and stock are what every page of
 * a product needs and a token may have no right to.
 */
const SHOP = `query ShopAtStart {
  shop { primaryDomain { host } }
  giftCard: product(handle: "gift-card") { id }
  ${LOCALIZATION}
  products(first: 50, sortKey: UPDATED_AT, reverse: true) {
    nodes { featuredImage { url } tags variants(first: 1) { nodes { quantityAvailable } } }
  }
  collections(first: 50) { nodes { ${COLLECTION} } }
}`;
/** Those the header leads to where the provider has them all, wherever they stand among its own. */
const DEPARTMENTS = `query DepartmentsAtStart {
  ${MAIN_COLLECTIONS.map(({ handle }, at) => `c${at}: collection(handle: "${handle}") { ${COLLECTION} }`).join('\n  ')}
}`;
/** Nobody signs in so; where there are password accounts the provider says that it knows of none such. */
const ACCOUNTS = `mutation AccountsAtStart {
  customerAccessTokenCreate(input: { email: "nobody@nowhere.invalid", password: "nobody" }) {
    customerUserErrors { code }
  }
}`;

const Picture = v.nullish(v.object({ url: v.string() }));
const Collection = v.object({
  handle: v.string(),
  title: v.string(),
  image: Picture,
  products: v.object({ nodes: v.array(v.unknown()) }),
});
const Shop = v.object({
  data: v.object({
    shop: v.object({ primaryDomain: v.object({ host: v.string() }) }),
    giftCard: v.nullish(v.object({ id: v.string() })),
    localization: Localization,
    products: v.object({ nodes: v.array(v.object({ featuredImage: Picture })) }),
    collections: v.object({ nodes: v.array(Collection) }),
  }),
});
const Departments = v.object({ data: v.record(v.string(), v.nullish(Collection)) });
const Accounts = v.object({
  data: v.object({
    customerAccessTokenCreate: v.object({ customerUserErrors: v.array(v.object({ code: v.nullish(v.string()) })) }),
  }),
});
const Errors = v.object({
  errors: v.union([
    v.string(),
    v.array(
      v.object({
        message: v.optional(v.string(), ''),
        extensions: v.optional(v.object({ code: v.optional(v.string(), '') }), {}),
      }),
    ),
  ]),
});

interface Answer {
  status: number;
  /** Undefined: it was no JSON. */
  body: unknown;
  version: string | null;
}

function errorsIn(body: unknown): { code: string; message: string }[] {
  const read = v.safeParse(Errors, body);
  if (!read.success || typeof read.output.errors === 'string') return [];
  return read.output.errors.map(({ extensions, message }) => ({ code: extensions.code, message }));
}
const codesOf = (body: unknown): string[] => errorsIn(body).map(({ code }) => code);

/** The provider's own failures mostly come as an answer (200) that says so. */
const isBusy = ({ status, body }: Answer): boolean =>
  status === 429 || status === 430 || status >= 500 || codesOf(body).includes('INTERNAL_SERVER_ERROR');
const isThrottled = ({ body }: Answer): boolean => codesOf(body).includes('THROTTLED');
const passes = (answer: Answer): boolean => isBusy(answer) || isThrottled(answer);

const noRequests = ({ status }: Answer): string => `takes no requests for now (${status})`;

/** Where everything else was just answered, what is throttled is signing in: attempts at passwords are counted. */
function takesPasswords(answer: Answer): 'password' | 'none' {
  const read = v.safeParse(Accounts, answer.body);
  const errors = read.success ? read.output.data.customerAccessTokenCreate.customerUserErrors : [];
  const isKnown = isThrottled(answer) || errors.some(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');
  return isKnown ? 'password' : 'none';
}

/** What to say of an answer that no shop can be opened with; undefined: it will do. */
function complaint(answer: Answer, tokenName: string): string | undefined {
  const { status, body } = answer;
  const codes = codesOf(body);
  if (status === 402 || status === 423) return noRequests(answer);
  if (status === 401 || status === 403 || codes.includes('UNAUTHORIZED')) return `does not take ${tokenName}`;
  const denied = errorsIn(body).find(({ code }) => code === 'ACCESS_DENIED');
  if (denied) return `does not let ${tokenName} read what the shop needs: ${denied.message.replace(/\.$/, '')}`;
  if (status !== 200 || body === undefined) return `does not speak Storefront API ${API_VERSION} (${status})`;
  if (!v.safeParse(Shop, body).success) return `does not answer as Storefront API ${API_VERSION} does`;
  return undefined;
}

async function ask(endpoint: string, query: string, token: Record<string, string>): Promise<Answer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...token },
    body: JSON.stringify({ query }),
    redirect: 'error',
    signal: AbortSignal.timeout(START_WAITS_MS),
  });
  const body = parseJson(await answer.text());
  return { status: answer.status, body, version: answer.headers.get('x-shopify-api-version') };
}

/**
 * Asks the provider who it is, and again for a while where it is only busy. Throws {@link ConfigError} where it is not there, does
 * not know the tokens or is no such provider: with what to set right.
 */
export async function probeProvider(
  hosted: HostedProvider,
  { log, shopOrigin, patience = {} }: ProbeOptions,
): Promise<FoundProvider> {
  const { origin, endpoint, publicToken, privateToken, accountClientId: clientId } = hosted;
  const withRetries = async (query: string, token: Record<string, string>, again = passes): Promise<Answer> => {
    const answer = await askWithRetries(
      () =>
        ask(endpoint, query, token).catch((error: unknown) => {
          throw new ConfigError(`COMMERCE_URL ${origin} cannot be reached (${reasonOf(error)}).`);
        }),
      again,
      { tries: TRIES, ...patience },
    );
    // What is not known now is not known until the next start.
    if (again(answer)) throw new ConfigError(`COMMERCE_URL ${origin} ${noRequests(answer)}.`);
    return answer;
  };

  const keys = [
    ['COMMERCE_PUBLIC_TOKEN', { 'x-shopify-storefront-access-token': publicToken }],
    ...(privateToken
      ? ([['COMMERCE_PRIVATE_TOKEN', { 'shopify-storefront-private-token': privateToken }]] as const)
      : []),
  ] as const;
  const [publicKey] = keys;
  let first: Answer | undefined;
  for (const [name, token] of keys) {
    const answer = await withRetries(SHOP, token);
    const wrong = complaint(answer, name);
    if (wrong) throw new ConfigError(`COMMERCE_URL ${origin} ${wrong}.`);
    first ??= answer;
  }
  if (first?.version && first.version !== API_VERSION)
    log.warn('the provider serves another version', { asked: API_VERSION, served: first.version });
  const { data } = v.parse(Shop, first?.body);
  const asked = v.safeParse(Departments, (await withRetries(DEPARTMENTS, publicKey[1])).body);
  const departments = Object.values(asked.success ? asked.output.data : {}).filter((one) => one != null);
  const collections = new Map([...departments, ...data.collections.nodes].map((one) => [one.handle, one]));
  const accountPages = clientId
    ? await findAccountPages({ origin, clientId }, { log, shopOrigin, patience: { tries: TRIES, ...patience } })
    : undefined;
  const accounts = accountPages ? 'oauth' : takesPasswords(await withRetries(ACCOUNTS, publicKey[1], isBusy));
  const pictures = [
    ...data.products.nodes.map(({ featuredImage }) => featuredImage),
    ...[...collections.values()].map(({ image }) => image),
  ].flatMap((image) => (image && URL.canParse(image.url) ? [new URL(image.url).origin] : []));
  return {
    pictureOrigins: [...new Set([origin, KNOWN_PICTURES, ...pictures])],
    collections: [...collections.values()]
      .filter(({ products }) => products.nodes.length > 0)
      .map(({ handle, title }) => ({ handle, title })),
    market: marketOf(data.localization),
    giftCards: data.giftCard != null,
    primaryHost: data.shop.primaryDomain.host,
    accounts,
    ...(accountPages && { accountPages }),
  };
}

import { randomUUID } from 'node:crypto';
import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import { type DocumentNode, execute, extendSchema, GraphQLError, type GraphQLSchema, Kind, parse } from 'graphql';
import { type CartInput, createCarts } from './carts.ts';
import { connection, type Range, sitemapOf } from './connections.ts';
import { type Asked, COUNTRIES, countryIn, type Goods } from './goods.ts';
import { orderOf } from './orders.ts';
import { type Asking, published, type Seen, takeQuestion } from './strict-questions.ts';

export interface ApiOptions {
  goods: Goods;
  /** Origin of the checkout. */
  checkout: string;
  /** Whether customers sign in with passwords, or elsewhere. */
  accounts: 'password' | 'none';
  /** Tokens may not read the sitemap. */
  withoutSitemap?: boolean | undefined;
  /** Where pages have moved to. */
  redirects?: readonly { path: string; target: string }[] | undefined;
  /** Whose token of the account pages it is, where there are any. */
  customerBy?: ((token: string) => { id: string; email: string } | undefined) | undefined;
}

/** What is served is a later version: it has values the published one does not list. */
const served: GraphQLSchema = extendSchema(
  published,
  parse(`extend enum CartErrorCode { MERCHANDISE_NOT_APPLICABLE GIFT_CARD_RECIPIENT_INVALID }
  extend enum CartWarningCode { MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION }`),
);
/** The country of `@inContext`, as its variable or word says it; undefined: nothing is said of it. */
function countrySaid(document: DocumentNode, variables: Record<string, unknown>): string | undefined {
  for (const one of document.definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    const given = one.directives
      ?.find(({ name }) => name.value === 'inContext')
      ?.arguments?.find(({ name }) => name.value === 'country')?.value;
    if (given?.kind === Kind.ENUM) return given.value;
    if (given?.kind === Kind.VARIABLE) return String(variables[given.name.value]);
  }
  return undefined;
}

function accessDenied(field: string): never {
  throw new GraphQLError(
    `Access denied for ${field} field. Required access: \`unauthenticated_read_customers\` access scope.`,
    { extensions: { code: 'ACCESS_DENIED', requiredAccess: '`unauthenticated_read_customers` access scope.' } },
  );
}

/** Everything the schema has a name for and this shop knows. */
function rootOf({ goods, checkout, accounts, withoutSitemap, redirects = [], customerBy }: ApiOptions) {
  const { products, collections } = goods;
  const customers = new Map<string, { id: string; email: string; password: string; token: string }>();
  const byToken = (token: string) =>
    customerBy ? customerBy(token) : [...customers.values()].find((one) => one.token === token);
  const carts = createCarts(goods, checkout, (token) => {
    const found = byToken(token);
    return found && customerOf(found);
  });
  /** Reading is open to tokens of either kind; passwords are where they are. */
  const withCustomers = <Answer>(field: string, work: () => Answer): Answer =>
    customerBy || accounts === 'password' ? work() : accessDenied(field);
  const searched = (query: string) =>
    products.filter(({ title, tags }) => `${title} ${tags.join(' ')}`.toLowerCase().includes(query.toLowerCase()));
  const unknownCustomer = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };
  const withPasswords = <Answer>(field: string, work: () => Answer): Answer =>
    accounts === 'password' ? work() : accessDenied(field);

  const customerOf = ({ id, email }: { id: string; email: string }) => ({
    id,
    email,
    firstName: 'Inge',
    lastName: null,
    phone: null,
    acceptsMarketing: false,
    createdAt: '2026-02-03T04:05:06Z',
    tags: [],
    defaultAddress: null,
    addresses: (range: Range) => connection([], range),
    orders: (range: Range) => connection(customerBy ? [orderOf(email, goods, checkout)] : [], range),
  });
  const root = {
    shop: {
      id: 'gid://shopify/Shop/71',
      name: 'Nordsee',
      primaryDomain: { host: new URL(checkout).host, url: checkout, sslEnabled: false },
      metafield: null,
    },
    localization: (_: unknown, { country }: Asked) => ({
      availableCountries: COUNTRIES,
      country: COUNTRIES.find(({ isoCode }) => isoCode === country),
    }),
    publicApiVersions: [{ handle: API_VERSION, displayName: `${API_VERSION} (Unsupported)`, supported: false }],
    products: (range: Range) => connection(products, range),
    product: ({ handle, id }: { handle?: string; id?: string }) =>
      products.find((one) => one.handle === handle || one.id === id) ?? null,
    sitemap: ({ type }: { type: string }) => {
      const all = type === 'PRODUCT' ? products : type === 'COLLECTION' ? collections : [];
      return withoutSitemap ? accessDenied('sitemap') : sitemapOf(all);
    },
    urlRedirects: ({ query, ...range }: Range & { query?: string | null }) =>
      connection(
        redirects.filter(({ path }) => query === `path:${path}`),
        range,
      ),
    collections: (range: Range) => connection(collections, range),
    collection: ({ handle }: { handle?: string }) => collections.find((one) => one.handle === handle) ?? null,
    productRecommendations: ({ productHandle }: { productHandle?: string }) =>
      products.filter(({ handle }) => handle !== productHandle).slice(0, 4),
    nodes: ({ ids }: { ids: string[] }) =>
      ids.map((id) => products.flatMap(({ variantList }) => variantList).find((one) => one.id === id) ?? null),
    search: ({ query, ...range }: Range & { query: string }) => connection(searched(query), range),
    predictiveSearch({ query, limit }: { query: string; limit?: number | null }) {
      if ((limit ?? 10) < 1 || (limit ?? 10) > 10)
        throw new GraphQLError('limit must be within 1..10', { extensions: { code: 'INVALID_FIELD_ARGUMENTS' } });
      return { products: searched(query).slice(0, limit ?? 10), collections: [], queries: [], pages: [], articles: [] };
    },
    cart: ({ id }: { id: string }) => carts.read(id),
    customer: ({ customerAccessToken }: { customerAccessToken: string }) =>
      withCustomers('customer', () => {
        const found = byToken(customerAccessToken);
        return found ? customerOf(found) : null;
      }),
    cartCreate: ({ input }: { input?: CartInput | null }) => carts.create(input ?? {}),
    cartLinesAdd: ({ cartId, lines }: { cartId: string; lines: [] }) => carts.addLines(cartId, lines),
    cartLinesUpdate: ({ cartId, lines }: { cartId: string; lines: [] }) => carts.updateLines(cartId, lines),
    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: string[] }) => carts.removeLines(cartId, lineIds),
    cartBuyerIdentityUpdate: ({ cartId, buyerIdentity }: { cartId: string; buyerIdentity: object }) =>
      carts.buyer(cartId, buyerIdentity),
    cartDiscountCodesUpdate: ({ cartId, discountCodes }: { cartId: string; discountCodes: string[] }) =>
      carts.codes(cartId, discountCodes),
    cartAttributesUpdate: ({ cartId, attributes }: { cartId: string; attributes: [] }) =>
      carts.attributes(cartId, attributes),
    cartGiftCardCodesUpdate: ({ cartId }: { cartId: string }) => carts.nothing(cartId),
    cartGiftCardCodesRemove: ({ cartId }: { cartId: string }) => carts.nothing(cartId),
    customerUpdate: () => withPasswords('customerUpdate', () => null),
    customerCreate: ({ input }: { input: { email: string; password: string } }) =>
      withPasswords('customerCreate', () => {
        const id = `gid://shopify/Customer/${8_000_000 + customers.size}`;
        const customer = { ...input, id, token: randomUUID() };
        customers.set(input.email, customer);
        return { customer: customerOf(customer), customerUserErrors: [], userErrors: [] };
      }),
    customerRecover: ({ email }: { email: string }) =>
      withPasswords('customerRecover', () => {
        const unknown = { ...unknownCustomer, field: ['email'], message: 'Could not find customer' };
        const { field, message } = unknown;
        return customers.has(email)
          ? { customerUserErrors: [], userErrors: [] }
          : { customerUserErrors: [unknown], userErrors: [{ field, message }] };
      }),
    customerAccessTokenCreate: ({ input }: { input: { email: string; password: string } }) =>
      withPasswords('customerAccessTokenCreate', () => {
        const customer = customers.get(input.email);
        const known = customer?.password === input.password;
        const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
        return {
          customerAccessToken: known ? { accessToken: customer.token, expiresAt } : null,
          customerUserErrors: known ? [] : [unknownCustomer],
          userErrors: known ? [] : [{ field: null, message: unknownCustomer.message }],
        };
      }),
  };
  return { root, carts };
}

/** The Storefront API of a shop that knows nothing of whoever asks it. */
export function createApi(options: ApiOptions) {
  const { root, carts } = rootOf(options);
  const seen: Seen[] = [];

  function run(document: DocumentNode, { variables }: Asking, entry: Seen) {
    const said = countrySaid(document, variables);
    const context: Asked = { country: countryIn(said) };
    // Answered nevertheless, in another country's prices: what nobody notices is a fault.
    if (said !== undefined && said !== context.country) entry.faults.push(`Nothing is sold to ${said}.`);
    const result = execute({
      schema: served,
      document,
      rootValue: root,
      contextValue: context,
      variableValues: variables,
    });
    if ('then' in result) throw new Error('Nothing here takes time.');
    const faults = (result.errors ?? []).filter(({ extensions }) => extensions.code !== 'ACCESS_DENIED');
    entry.faults.push(...faults.map(({ message }) => message));
    const { country } = context;
    return {
      ...result,
      extensions: { cost: { requestedQueryCost: entry.cost }, context: { country, language: 'EN' } },
    };
  }

  function answer(asking: Asking) {
    const taken = takeQuestion(asking, seen);
    return 'refused' in taken ? taken.refused : run(taken.document, asking, taken.entry);
  }

  return { answer, seen, carts };
}

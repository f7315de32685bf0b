import { at, ENDPOINT, shopRequest } from '../../provider-under-test.ts';
import { type HostedRule, type RuleShop, refusalOf } from './hosted-rule.ts';

const NO_TOKEN = { 'x-shopify-storefront-access-token': '' };
const NAME = '{ shop { name } }';
const ELSEWHERE = { origin: 'https://elsewhere.example' };

const origin = async (shop: Pick<RuleShop['open'], 'provider'>, method: 'POST' | 'OPTIONS') => {
  const request =
    method === 'POST'
      ? shopRequest({ query: NAME }, { headers: ELSEWHERE })
      : new Request(ENDPOINT, { method, headers: ELSEWHERE });
  return (await shop.provider.fetch(request)).headers.get('access-control-allow-origin');
};

/** Who may ask what: section 2 of what is known of the hosted provider, with rules 12 and 15; what only `OPEN_API=1` opens says so. */
export const ACCESS_RULES: readonly HostedRule[] = [
  {
    rule: '15',
    says: 'with `OPEN_API=1` every page may read the answers: `access-control-allow-origin: *`',
    ask: async ({ open }) => [await origin(open, 'POST'), await origin(open, 'OPTIONS')],
    answer: ['*', '*'],
  },
  {
    rule: '15',
    says: 'without it only the pages of `STOREFRONT_ORIGINS` may',
    hosted: 'always `*`',
    ask: async ({ closed }) => (await origin(closed, 'POST')) ?? 'none',
    answer: 'none',
  },
  {
    rule: '§2',
    says: 'with `OPEN_API=1` the catalogue and carts need no token; without it a call without one is 401',
    hosted: 'always open',
    ask: async ({ open, closed, cart }) => {
      const query =
        'query ($id: ID!) { shop { name } cart(id: $id) { totalQuantity } products(first: 1) { nodes { title } } }';
      const id = await cart();
      return [
        refusalOf(await open.request(query, { id }, NO_TOKEN)),
        refusalOf(await closed.request(query, { id }, NO_TOKEN)),
      ];
    },
    answer: [
      { status: 200, data: { shop: { name: 'Bluebird Bay' }, cart: { totalQuantity: 0 } }, errors: [] },
      { status: 401, errors: [{ extensions: { code: 'UNAUTHORIZED' } }] },
    ],
  },
  {
    rule: '§4',
    says: 'whether an address has an account is not told by asking for a new password',
    hosted: '`UNIDENTIFIED_CUSTOMER` for an address that has none',
    ask: async ({ closed }) => {
      const query = 'mutation { customerRecover(email: "nobody@example.com") { customerUserErrors { code } } }';
      return at((await closed.request(query)).data, 'customerRecover');
    },
    answer: { customerUserErrors: [] },
  },
  {
    rule: '12',
    says: 'product tags, metafields, metaobjects, menus and customers need a token there too: `ACCESS_DENIED` at 200',
    ask: async ({ open }) => {
      const documents = [
        '{ menu(handle: "main-menu") { id } }',
        '{ metaobjects(type: "a", first: 1) { nodes { id } } }',
        '{ customer(customerAccessToken: "x") { id } }',
        '{ products(first: 1) { nodes { tags } } }',
        '{ shop { metafield(namespace: "custom", key: "a") { value } } }',
      ];
      const answers = documents.map(async (query) => {
        const { status, errors } = await open.request(query, {}, NO_TOKEN);
        return [status, at(errors, 0, 'extensions', 'code')];
      });
      const withToken = await open.request('{ menu(handle: "main-menu") { id } }');
      return [...(await Promise.all(answers)), withToken.errors];
    },
    answer: [...Array.from({ length: 5 }, () => [200, 'ACCESS_DENIED']), []],
  },
  {
    rule: '§2',
    says: 'without a token a document may cost 1,000',
    ask: async ({ open }) => {
      const query = '{ products(first: 250) { nodes { variants(first: 16) { nodes { id } } } } }';
      return [refusalOf(await open.request(query, {}, NO_TOKEN)), (await open.request(query)).errors];
    },
    answer: [
      {
        status: 200,
        errors: [{ message: 'Complexity exceeded', extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', maxCost: 1000 } }],
      },
      [],
    ],
  },
  {
    rule: '§2',
    says: 'with `OPEN_API=1` the schema explains itself, without it it does not in production',
    hosted: 'always explains itself',
    ask: async ({ open, closed }) => {
      const query = '{ __schema { queryType { name } } }';
      return [(await open.request(query, {}, NO_TOKEN)).data, (await closed.request(query)).data];
    },
    answer: [{ __schema: { queryType: { name: 'QueryRoot' } } }, null],
  },
  {
    rule: '§2',
    says: 'a body of `application/graphql` is the document',
    ask: async ({ closed }) => {
      const request = shopRequest(NAME, { headers: { 'content-type': 'application/graphql' } });
      return (await closed.provider.fetch(request)).json();
    },
    answer: { data: { shop: { name: 'Bluebird Bay' } } },
  },
];

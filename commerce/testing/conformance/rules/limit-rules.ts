import { at } from '../../provider-under-test.ts';
import { type HostedRule, refusalOf } from './hosted-rule.ts';

const ids = (count: number): string[] => Array.from({ length: count }, () => 'gid://shopify/Product/999999');

/** Contexts and limits, rules 7, 10 and 13. */
export const LIMIT_RULES: readonly HostedRule[] = [
  {
    rule: '7',
    says: '`extensions.cost.requestedQueryCost` comes with every answer that was executed: the objects it could bring, counted by us',
    hosted: 'the way it counts is not published',
    ask: async ({ closed }) => at((await closed.request('{ shop { name } }')).extensions, 'cost'),
    answer: { requestedQueryCost: 1 },
  },
  {
    rule: '7',
    says: '`extensions.context` comes only with `@inContext`',
    ask: async ({ closed }) => [
      at((await closed.request('{ shop { name } }')).extensions, 'context') ?? 'none',
      at((await closed.request('query @inContext(country: JP) { shop { name } }')).extensions, 'context'),
    ],
    answer: ['none', { country: 'JP', language: 'EN' }],
  },
  {
    rule: '13',
    says: 'a country or language the shop does not have falls back on its own, without an error; a country of null too',
    hosted: 'a country of null becomes the first in the alphabet',
    ask: async ({ closed }) => {
      const contexts = ['country: ZZ', 'country: BV, language: FR', 'country: null'].map(async (context) => {
        const { errors, extensions } = await closed.request(`query @inContext(${context}) { shop { name } }`);
        return [errors, at(extensions, 'context')];
      });
      return Promise.all(contexts);
    },
    answer: Array.from({ length: 3 }, () => [[], { country: 'US', language: 'EN' }]),
  },
  {
    rule: '13',
    says: "without `@inContext` prices are the primary market's, as the shop's settings say",
    ask: async ({ closed, productId }) => {
      const query = `query ($id: ID!) { product(id: $id) { priceRange { minVariantPrice { currencyCode } } } shop { paymentSettings { countryCode currencyCode } } localization { country { isoCode } } cart: cart(id: "gid://shopify/Cart/none-none-none-none") { id } }`;
      const { data } = await closed.request(query, { id: productId });
      const made = await closed.request('mutation { cartCreate { cart { cost { totalAmount { currencyCode } } } } }');
      const nowhere = await closed.request(
        'mutation { cartCreate(input: { buyerIdentity: { countryCode: ZZ } }) { cart { buyerIdentity { countryCode } cost { totalAmount { currencyCode } } } } }',
      );
      return [data, made.data, nowhere.data];
    },
    answer: [
      {
        product: { priceRange: { minVariantPrice: { currencyCode: 'USD' } } },
        shop: { paymentSettings: { countryCode: 'US', currencyCode: 'USD' } },
        localization: { country: { isoCode: 'US' } },
      },
      { cartCreate: { cart: { cost: { totalAmount: { currencyCode: 'USD' } } } } },
      {
        cartCreate: {
          cart: { buyerIdentity: { countryCode: 'US' }, cost: { totalAmount: { currencyCode: 'USD' } } },
        },
      },
    ],
  },
  {
    rule: '10',
    says: 'a list of 251 is `MAX_INPUT_SIZE_EXCEEDED`, a list of 250 is read',
    ask: async ({ closed }) => {
      const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
      const few = await closed.request(query, { ids: ids(250) });
      return [few.errors, refusalOf(await closed.request(query, { ids: ids(251) }))];
    },
    answer: [
      [],
      {
        status: 200,
        errors: [
          {
            message: 'The input array size of 251 is greater than the maximum allowed of 250.',
            path: ['nodes', 'ids'],
            extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
          },
        ],
      },
    ],
  },
  {
    rule: '10',
    says: 'a page of 251 is refused',
    ask: async ({ closed }) => (await closed.request('{ products(first: 251) { nodes { id } } }')).errors,
    answer: [{ message: 'first cannot exceed 250' }],
  },
  {
    rule: '10',
    says: '`predictiveSearch` takes a limit of 1 to 10, else `INVALID_FIELD_ARGUMENTS` with its field null',
    ask: async ({ closed }) =>
      refusalOf(await closed.request('{ predictiveSearch(query: "a", limit: 11) { products { id } } }')),
    answer: {
      status: 200,
      data: { predictiveSearch: null },
      errors: [{ message: 'limit must be within 1..10', extensions: { code: 'INVALID_FIELD_ARGUMENTS' } }],
    },
  },
  {
    rule: '10',
    says: 'counts are exact, however large',
    hosted: '25,001 at the most, and no page beyond item 25,000',
    ask: async ({ closed }) =>
      at((await closed.request('{ sitemap(type: PRODUCT) { pagesCount { count precision } } }')).data, 'sitemap'),
    answer: { pagesCount: { precision: 'EXACT' } },
  },
];

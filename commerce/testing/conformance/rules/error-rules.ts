import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { ENDPOINT, SHOP_ORIGIN, shopRequest } from '../../provider-under-test.ts';
import { type HostedRule, type RuleShop, refusalOf } from './hosted-rule.ts';

const refused =
  (query: string, variables: Record<string, unknown> = {}) =>
  async ({ closed }: RuleShop): Promise<unknown> =>
    refusalOf(await closed.request(query, variables));

/** A document that cannot run: 200, no data, one mistake. */
const mistake = (message: string, path: readonly string[], extensions: Readonly<Record<string, unknown>>) => ({
  status: 200,
  data: null,
  errors: [{ message, path, extensions }],
});

const keysOf = async (response: Response): Promise<string[]> => Object.keys(await response.json());

/** The shapes of errors: section 4 of what is known of the hosted provider, with rules 5, 6 and 12. */
export const ERROR_RULES: readonly HostedRule[] = [
  {
    rule: '6',
    says: 'an unknown field is `undefinedField`, and a path begins with the operation',
    ask: refused('query Home { shop { nme } }'),
    answer: mistake("Field 'nme' doesn't exist on type 'Shop'", ['query Home', 'shop', 'nme'], {
      code: 'undefinedField',
      typeName: 'Shop',
      fieldName: 'nme',
    }),
  },
  {
    rule: '6',
    says: 'a path leads through `... on Type`',
    ask: refused('{ node(id: "gid://shopify/Product/1") { ... on Product { nme } } }'),
    answer: mistake("Field 'nme' doesn't exist on type 'Product'", ['query', 'node', '... on Product', 'nme'], {
      code: 'undefinedField',
      typeName: 'Product',
      fieldName: 'nme',
    }),
  },
  {
    rule: '§4',
    says: 'an unknown argument is `argumentNotAccepted`',
    ask: refused('{ shop(a: 1) { name } }'),
    answer: mistake("Field 'shop' doesn't accept argument 'a'", ['query', 'shop', 'a'], {
      code: 'argumentNotAccepted',
      name: 'shop',
      typeName: 'Field',
      argumentName: 'a',
    }),
  },
  {
    rule: '§4',
    says: 'an unknown field of an input is `argumentNotAccepted`',
    ask: refused('mutation { cartCreate(input: { b: 1 }) { cart { id } } }'),
    answer: mistake("InputObject 'CartInput' doesn't accept argument 'b'", ['mutation', 'cartCreate', 'input', 'b'], {
      code: 'argumentNotAccepted',
      name: 'CartInput',
      typeName: 'InputObject',
      argumentName: 'b',
    }),
  },
  {
    rule: '§4',
    says: 'a value of another type is `argumentLiteralsIncompatible`',
    ask: refused('{ products(first: "two") { nodes { id } } }'),
    answer: mistake(
      "Argument 'first' on Field 'products' has an invalid value (\"two\"). Expected type 'Int'.",
      ['query', 'products', 'first'],
      { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'first' },
    ),
  },
  {
    rule: '5',
    says: 'a malformed id in the document is a `CoercionError`',
    ask: refused('query StorefrontInvalidId { node(id: "not-a-gid") { id } }'),
    answer: mistake("Invalid global id 'not-a-gid'", ['query StorefrontInvalidId', 'node', 'id'], {
      code: 'argumentLiteralsIncompatible',
      typeName: 'CoercionError',
    }),
  },
  {
    rule: '5',
    says: 'a malformed id in a variable is `INVALID_VARIABLE`',
    ask: refused('query ($cartId: ID!) { cart(id: $cartId) { id } }', { cartId: 'c1-abc' }),
    answer: {
      status: 200,
      data: null,
      errors: [
        {
          message: 'Variable $cartId of type ID! was provided invalid value',
          extensions: {
            code: 'INVALID_VARIABLE',
            value: 'c1-abc',
            problems: [{ path: [], explanation: "Invalid global id 'c1-abc'" }],
          },
        },
      ],
    },
  },
  {
    rule: '§4',
    says: 'what is wrong inside a variable is told with its place',
    ask: refused('mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }', {
      input: { lines: [{ merchandiseId: 'x' }], nothing: 1 },
    }),
    answer: {
      status: 200,
      data: null,
      errors: [
        {
          message:
            "Variable $input of type CartInput! was provided invalid value for nothing (Field is not defined on CartInput), lines.0.merchandiseId (Invalid global id 'x')",
          extensions: {
            code: 'INVALID_VARIABLE',
            problems: [
              { path: ['nothing'], explanation: 'Field is not defined on CartInput' },
              { path: ['lines', 0, 'merchandiseId'], explanation: "Invalid global id 'x'" },
            ],
          },
        },
      ],
    },
  },
  {
    rule: '§4',
    says: 'a missing argument is `missingRequiredArguments`',
    ask: refused('{ node { id } }'),
    answer: mistake("Field 'node' is missing required arguments: id", ['query', 'node'], {
      code: 'missingRequiredArguments',
      className: 'Field',
      name: 'node',
      arguments: 'id',
    }),
  },
  {
    rule: '§4',
    says: 'a missing field of an input is `missingRequiredInputObjectAttribute`',
    ask: refused('mutation { cartCreate(input: { attributes: [{ key: "a" }] }) { cart { id } } }'),
    answer: mistake(
      "Argument 'value' on InputObject 'AttributeInput' is required. Expected type String!",
      ['mutation', 'cartCreate', 'input', 'attributes', 'value'],
      {
        code: 'missingRequiredInputObjectAttribute',
        argumentName: 'value',
        argumentType: 'String!',
        inputObjectType: 'AttributeInput',
      },
    ),
  },
  {
    rule: '§4',
    says: 'an object without a selection is `selectionMismatch`',
    ask: refused('{ shop }'),
    answer: mistake(
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
      ['query', 'shop'],
      { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop' },
    ),
  },
  {
    rule: '§4',
    says: 'an unused variable is an error, `variableNotUsed`',
    ask: refused('query Home($v: Int) { shop { name } }'),
    answer: mistake('Variable $v is declared by Home but not used', ['query Home'], {
      code: 'variableNotUsed',
      variableName: 'v',
    }),
  },
  {
    rule: '§4',
    says: 'an unknown directive is `undefinedDirective`, an unknown type `undefinedType`',
    ask: async (shop) => [
      await refused('{ shop { name @x } }')(shop),
      await refused('{ shop { ... on X { name } } }')(shop),
    ],
    answer: [
      mistake('Directive @x is not defined', ['query', 'shop', 'name'], {
        code: 'undefinedDirective',
        directiveName: 'x',
      }),
      mistake("No such type X, so it can't be a fragment condition", ['query', 'shop', '... on X'], {
        code: 'undefinedType',
        typeName: 'X',
      }),
    ],
  },
  {
    rule: '§4',
    says: 'a document cut short is `PARSE_ERROR` with the place',
    ask: async (shop) => refused('{\n  shop {\n    ')(shop),
    answer: {
      status: 200,
      data: null,
      errors: [{ message: 'syntax error, unexpected end of file at [3, 5]', extensions: { code: 'PARSE_ERROR' } }],
    },
  },
  {
    rule: '§4',
    says: 'a document that cannot run is answered with errors alone: no `data`, no `extensions`',
    ask: async ({ closed }) => keysOf(await closed.provider.fetch(shopRequest({ query: '{ nothing }' }))),
    answer: ['errors'],
  },
  {
    rule: '§4',
    says: 'paging mistakes are `BAD_REQUEST`, at the place of the field, and the rest of the answer stays',
    ask: async (shop) => [
      await refused('{ shop { name } collections { nodes { id } } }')(shop),
      await refused('{ collections(first: 1, after: "x") { nodes { id } } }')(shop),
    ],
    answer: [
      {
        status: 200,
        errors: [
          {
            message: 'you must provide one of first or last',
            path: ['collections'],
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      },
      { errors: [{ message: 'Malformed cursor', extensions: { code: 'BAD_REQUEST' } }] },
    ],
  },
  {
    rule: '12',
    says: 'a wrong token is 401 `UNAUTHORIZED` with an empty message',
    ask: async ({ closed }) =>
      refusalOf(await closed.request('{ shop { name } }', {}, { 'x-shopify-storefront-access-token': 'wrong' })),
    answer: { status: 401, errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
  },
  {
    rule: '12',
    says: "a customer's field without a valid token is `ACCESS_DENIED` at 200, with what is needed",
    ask: refused('mutation { customerAccessTokenDelete(customerAccessToken: "x") { deletedAccessToken } }'),
    answer: {
      status: 200,
      errors: [{ extensions: { code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes' } }],
    },
  },
  {
    rule: '§4',
    says: 'an operation `@inContext` of a buyer whose token is not valid is answered with that error alone, without a code',
    ask: refused('query @inContext(buyer: { customerAccessToken: "x" }) { shop { name } }'),
    answer: {
      status: 200,
      data: null,
      errors: [{ message: 'The token provided is not valid', extensions: undefined }],
    },
  },
  {
    rule: '12',
    says: 'a body without a query is 400, another path 404, each with its bare text',
    ask: async ({ closed }) => {
      const bare = async (request: Request) => {
        const response = await closed.provider.fetch(request);
        return [response.status, await response.json()];
      };
      return [
        await bare(shopRequest({})),
        await bare(shopRequest({ query: '{ shop { name } }' }, { url: `${SHOP_ORIGIN}/api/2025-13/graphql.json` })),
      ];
    },
    answer: [
      [400, { errors: { query: 'Required parameter missing or invalid' } }],
      [404, { errors: 'Not Found' }],
    ],
  },
  {
    rule: '12',
    says: 'anything but POST is 405',
    hosted: 'what it answers to GET is not known',
    ask: async ({ closed }) => (await closed.provider.fetch(new Request(ENDPOINT))).status,
    answer: 405,
  },
  {
    rule: '11',
    says: 'an older or newer version is served as 2025-07, and the header says so',
    ask: async ({ closed }) => {
      const versions = ['2024-10', '2025-07', '2026-04', 'unstable'];
      const answers = versions.map(async (version) => {
        const url = `${SHOP_ORIGIN}${API_PATH.replace('2025-07', version)}`;
        return (await closed.provider.fetch(shopRequest({ query: '{ shop { name } }' }, { url }))).headers.get(
          'x-shopify-api-version',
        );
      });
      return Promise.all(answers);
    },
    answer: ['2025-07', '2025-07', '2025-07', '2025-07'],
  },
  {
    rule: '11',
    says: '`publicApiVersions` names the versions before as unsupported',
    ask: async ({ closed }) => (await closed.request('{ publicApiVersions { displayName handle supported } }')).data,
    answer: {
      publicApiVersions: [
        { displayName: '2024-10 (Unsupported)', handle: '2024-10', supported: false },
        { displayName: '2025-01 (Unsupported)', handle: '2025-01', supported: false },
        { displayName: '2025-04 (Unsupported)', handle: '2025-04', supported: false },
        { displayName: '2025-07', handle: '2025-07', supported: true },
      ],
    },
  },
];

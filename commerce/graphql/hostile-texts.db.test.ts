import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart, add, lineId } from '../testing/a-cart.ts';
import { aCustomer, type SignedInCustomer } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { ADDRESS_CREATE, CUSTOMER_ADDRESSES, CUSTOMER_UPDATE } from '../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../testing/provider-under-test.ts';

/** What people who mean well, and people who mean harm, type into text fields. */
const TEXTS: ReadonlyArray<readonly [string, string]> = [
  ['plain words', 'Leave it with the gull'],
  ['emoji', '🩱🏖️👩🏽‍🦰'],
  ['letters apart from their accents', 'Zoe\u0308'],
  ['Arabic', 'مرحبا بالبحر'],
  ['a turned reading direction', 'a\u202eb'],
  ['nothing wide', 'a\u200bb'],
  ['NUL', 'a\0b'],
  ['half a letter', 'a\ud800b'],
  ['half a letter at the end', 'ab\udc00'],
  ['a thousand accents', `a${'\u0301'.repeat(1_000)}`],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['many lines', 'one\r\ntwo\nthree'],
  ['a spreadsheet’s command', '=cmd|calc'],
  ['SQL', "Robert'); drop table commerce.cart; --"],
  ['a template', '{{7*7}}'],
  ['a script', '</script><svg onload=alert(1)>'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
];

const same = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.normalize('NFC').replace(/\s+/g, ' ').trim() : undefined;

/** Every text that is kept is kept whole, or refused; none breaks anything (B6). */
describe('text', () => {
  let test: ProviderUnderTest;
  let customer: SignedInCustomer;
  let variantId: number | undefined;
  beforeAll(async () => {
    test = await providerUnderTest();
    customer = await aCustomer(test);
    variantId = (await aProduct(test.db)).variantIds[0];
  });
  afterAll(() => test.close());

  /** What is answered to a change; undefined where it was refused, in the answer or before. */
  const change = async (query: string, variables: object): Promise<unknown> => {
    const { status, data, errors } = await test.request(query, { ...variables });
    expect(status).toBeLessThan(500);
    const [payload] = Object.values(data ?? {});
    const problems = at(payload, 'userErrors', 'length') ?? at(payload, 'customerUserErrors', 'length') ?? 0;
    return errors.length > 0 || problems !== 0 ? undefined : payload;
  };
  const cartMutation = (name: string, variable: string, argument: string, field: string): string =>
    `mutation ($cartId: ID!, $${variable}) { ${name}(cartId: $cartId, ${argument}) { cart { ${field} } userErrors { message } } }`;

  const NOTE = cartMutation('cartNoteUpdate', 'note: String!', 'note: $note', 'note');
  const ATTRIBUTES = cartMutation(
    'cartAttributesUpdate',
    'attributes: [AttributeInput!]!',
    'attributes: $attributes',
    'attributes { key value }',
  );
  const LINE = cartMutation(
    'cartLinesUpdate',
    'lines: [CartLineUpdateInput!]!',
    'lines: $lines',
    'lines(first: 1) { nodes { attributes { value } } }',
  );
  const CODES = cartMutation(
    'cartDiscountCodesUpdate',
    'codes: [String!]',
    'discountCodes: $codes',
    'discountCodes { code }',
  );
  const EMAIL = cartMutation(
    'cartBuyerIdentityUpdate',
    'email: String',
    'buyerIdentity: { email: $email }',
    'buyerIdentity { email }',
  );
  const ADDRESS = cartMutation(
    'cartDeliveryAddressesAdd',
    'addresses: [CartSelectableAddressInput!]!',
    'addresses: $addresses',
    'delivery { addresses { address { ... on CartDeliveryAddress { city } } } }',
  );
  const METAFIELD = `mutation ($metafields: [CartMetafieldsSetInput!]!) {
    cartMetafieldsSet(metafields: $metafields) { metafields { value } userErrors { message } } }`;

  /** Each field: writes a text, and reads what was kept; undefined where it was refused. */
  const fields: ReadonlyArray<readonly [string, (text: string) => Promise<unknown>]> = [
    ['a note', async (note) => at(await change(NOTE, { cartId: await aCart(test), note }), 'cart', 'note')],
    [
      'an attribute',
      async (value) => {
        const variables = { cartId: await aCart(test), attributes: [{ key: 'k', value }] };
        return at(await change(ATTRIBUTES, variables), 'cart', 'attributes', 0, 'value');
      },
    ],
    [
      'the name of an attribute',
      async (key) => {
        const variables = { cartId: await aCart(test), attributes: [{ key, value: 'v' }] };
        return at(await change(ATTRIBUTES, variables), 'cart', 'attributes', 0, 'key');
      },
    ],
    [
      'an attribute of a line',
      async (value) => {
        const cartId = await aCart(test);
        const id = lineId(at(await add(test, cartId, variantId), 'cart'));
        const lines = [{ id, attributes: [{ key: 'k', value }] }];
        return at(await change(LINE, { cartId, lines }), 'cart', 'lines', 'nodes', 0, 'attributes', 0, 'value');
      },
    ],
    [
      'a code',
      async (code) =>
        at(await change(CODES, { cartId: await aCart(test), codes: [code] }), 'cart', 'discountCodes', 0, 'code'),
    ],
    [
      'a buyer’s mailbox',
      async (email) => at(await change(EMAIL, { cartId: await aCart(test), email }), 'cart', 'buyerIdentity', 'email'),
    ],
    [
      'a city of a bag',
      async (city) => {
        const deliveryAddress = { city, countryCode: 'US' };
        const variables = { cartId: await aCart(test), addresses: [{ address: { deliveryAddress } }] };
        return at(await change(ADDRESS, variables), 'cart', 'delivery', 'addresses', 0, 'address', 'city');
      },
    ],
    [
      'a metafield',
      async (value) => {
        const ownerId = await aCart(test);
        const metafields = [{ ownerId, key: 'custom.look', type: 'single_line_text_field', value }];
        return at(await change(METAFIELD, { metafields }), 'metafields', 0, 'value');
      },
    ],
    [
      'a first name',
      async (firstName) =>
        at(await change(CUSTOMER_UPDATE, { token: customer.token, customer: { firstName } }), 'customer', 'firstName'),
    ],
    [
      'a street',
      async (address1) => {
        const address = { address1, city: 'Santa Cruz', country: 'US', province: 'CA', zip: '95060' };
        const owner = await aCustomer(test);
        await change(ADDRESS_CREATE, { token: owner.token, address });
        const { data } = await test.request(CUSTOMER_ADDRESSES, { token: owner.token });
        return at(data, 'customer', 'addresses', 'edges', 0, 'node', 'address1');
      },
    ],
  ];

  describe.each(fields)('in %s', (name, keep) => {
    it.each(TEXTS)('is kept as it is or refused: %s', async (_what, text) => {
      const kept = await keep(text);
      if (kept !== undefined) expect(same(kept)).toBe(same(text));
      expect(test.unexpected).toEqual([]);
    });

    it('is kept, the control, where there is nothing against it', async () => {
      const good = name === 'a buyer’s mailbox' ? 'gull@example.com' : 'Santa Cruz';
      expect(await keep(good)).toBe(good);
    });
  });

  it.each(TEXTS)('may be looked for: %s', async (_what, text) => {
    const query = `query ($text: String!) { search(query: $text, first: 1) { totalCount }
      predictiveSearch(query: $text) { products { handle } } product(handle: $text) { id } }`;
    const { status } = await test.request(query, { text });
    expect(status).toBeLessThan(500);
    expect(test.unexpected).toEqual([]);
  });

  it('has not touched what all objects share, and every table is still there', async () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await add(test, await aCart(test), variantId)).toMatchObject({ userErrors: [] });
  });
});

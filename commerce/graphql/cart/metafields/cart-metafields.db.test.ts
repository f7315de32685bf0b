import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart } from '../../../testing/a-cart.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../../testing/provider-under-test.ts';

const text = (key: string, value: string, type = 'single_line_text_field') => ({ key, type, value });

describe('metafields of a cart', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(() => test.close());

  async function set(ownerId: string, ...fields: object[]): Promise<unknown> {
    const { data, errors } = await test.request(
      `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
        metafields { id namespace key type value } userErrors { code elementIndex field message } } }`,
      { metafields: fields.map((field) => ({ ownerId, ...field })) },
    );
    expect(errors).toEqual([]);
    return at(data, 'cartMetafieldsSet');
  }
  async function remove(ownerId: string, key: string): Promise<unknown> {
    const { data } = await test.request(
      'mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code field } } }',
      { input: { ownerId, key } },
    );
    return at(data, 'cartMetafieldDelete');
  }
  const read = async (id: string) =>
    at(
      (
        await test.request(
          `query ($id: ID!) { cart(id: $id) {
            engraving: metafield(namespace: "custom", key: "engraving") { value type }
            metafields(identifiers: [{ key: "wrap" }, { namespace: "custom", key: "nothing" }]) { namespace value } } }`,
          { id },
        )
      ).data,
      'cart',
    );

  it('are set, replaced, read and taken away', async () => {
    const cartId = await aCart(test);
    const first = await set(cartId, text('custom.engraving', 'For Mei'), text('wrap', 'true', 'boolean'));
    expect(first).toMatchObject({
      userErrors: [],
      metafields: [
        { namespace: 'custom', key: 'engraving', type: 'single_line_text_field', value: 'For Mei' },
        { namespace: '$app', key: 'wrap', value: 'true' },
      ],
    });
    await set(cartId, text('custom.engraving', 'For Noor'));
    expect(await read(cartId)).toEqual({
      engraving: { value: 'For Noor', type: 'single_line_text_field' },
      metafields: [{ namespace: '$app', value: 'true' }, null],
    });
    expect(await remove(cartId, 'wrap')).toEqual({ deletedId: textAt(first, 'metafields', 1, 'id'), userErrors: [] });
    expect(await remove(cartId, 'wrap')).toEqual({
      deletedId: null,
      userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'] }],
    });
    expect(await read(cartId)).toMatchObject({ metafields: [null, null] });
  });

  it.each([
    [text('custom.a1', '1', 'money'), 'INVALID_TYPE'],
    [text('custom.a1', '1', 'constructor'), 'INVALID_TYPE'],
    [text('custom.a1', ''), 'BLANK'],
    [text('custom.a1', 'x'.repeat(5001)), 'TOO_LONG'],
    [text('custom.a1', 'yes', 'boolean'), 'INVALID_VALUE'],
    [text('custom.a1', '1.5', 'number_integer'), 'INVALID_VALUE'],
    [text('custom.a1', 'two\nlines'), 'INVALID_VALUE'],
    [text('custom.a1', '{', 'json'), 'INVALID_VALUE'],
    [text('custom.a1', '[1]', 'list.single_line_text_field'), 'INVALID_VALUE'],
    [text('custom.a1', '2026-13-01', 'date'), 'INVALID_VALUE'],
    [text('custom.a1', 'javascript:alert(1)', 'url'), 'INVALID_VALUE'],
    [text('a b', 'x'), 'INVALID_VALUE'],
  ])('refuse %j as %s, and the others with it', async (field, code) => {
    const cartId = await aCart(test);
    expect(await set(cartId, text('custom.engraving', 'For Mei'), field)).toMatchObject({
      metafields: null,
      userErrors: [{ code, elementIndex: 1 }],
    });
    expect(await read(cartId)).toMatchObject({ engraving: null });
  });

  it('belong to one cart, whose key is needed', async () => {
    const [one, other] = [await aCart(test), await aCart(test)];
    const noKey = one.replace(/\?key=.*/, '');
    for (const owner of [noKey, `${noKey}?key=0123456789abcdef0123456789abcdef`, 'gid://shopify/Product/1'])
      expect(await set(owner, text('custom.a1', 'x'))).toMatchObject({ userErrors: [{ code: 'INVALID_OWNER' }] });
    expect(await set(one, text('custom.a1', 'x'), { ...text('custom.b1', 'x'), ownerId: other })).toMatchObject({
      userErrors: [{ code: 'INVALID_OWNER', elementIndex: 1 }],
    });
    expect(await remove(noKey, 'wrap')).toMatchObject({ userErrors: [{ code: 'INVALID_OWNER' }] });
  });

  it('are 25 at once and 50 in all', async () => {
    const cartId = await aCart(test);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_none, index) => text(`custom.key-${from + index}`, 'x'));
    expect(await set(cartId, ...many(0, 26))).toMatchObject({ userErrors: [{ code: 'LESS_THAN_OR_EQUAL_TO' }] });
    await set(cartId, ...many(0, 25));
    expect(await set(cartId, ...many(25, 25))).toMatchObject({ userErrors: [] });
    expect(await set(cartId, ...many(50, 1))).toMatchObject({ userErrors: [{ code: 'LESS_THAN_OR_EQUAL_TO' }] });
  });

  it('come with a new cart', async () => {
    const create = async (metafields: object[]) =>
      at(
        (
          await test.request(
            `mutation ($input: CartInput) { cartCreate(input: $input) {
              cart { metafield(namespace: "custom", key: "engraving") { value } } userErrors { code field } } }`,
            { input: { metafields } },
          )
        ).data,
        'cartCreate',
      );
    expect(await create([text('custom.engraving', 'Hi')])).toEqual({
      cart: { metafield: { value: 'Hi' } },
      userErrors: [],
    });
    expect(await create([text('custom.engraving', '')])).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0'] }],
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

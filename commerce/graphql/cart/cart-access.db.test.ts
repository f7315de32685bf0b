import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDiscount } from '../../store/discount/discounts.ts';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { aCart, add, contents, lineId, variantGid } from '../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { AUSTIN } from '../../testing/cart-mutations.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';
import {
  CART_BUYER_IDENTITY_UPDATE,
  CART_CREATE,
  CART_LINES_ADD,
  CART_LINES_REMOVE,
  CART_LINES_UPDATE,
  RETRIEVE_CART,
} from '../../testing/shop-operations.ts';

const MISSING = [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }];

describe('who may do what with a cart', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let cartId: string;
  let line: string;

  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db);
    cartId = await aCart(test);
    line = lineId(at(await add(test, cartId, top.variantIds[0], 2), 'cart'));
    await test.request(CART_BUYER_IDENTITY_UPDATE, {
      cartId,
      buyerIdentity: { email: 'ana@example.com', phone: '+63 2 5550 0132' },
    });
  });
  afterAll(() => test.close());

  const linesOf = (id: string) =>
    test.db
      .selectFrom('commerce.cart_line as line')
      .innerJoin('commerce.cart as cart', 'cart.id', 'line.cart_id')
      .select('line.quantity')
      .where('cart.token', '=', /Cart\/([^?]+)/.exec(id)?.[1] ?? '')
      .execute();
  const withoutKey = () => cartId.replace(/\?.*$/, '');
  const withWrongKey = () => `${withoutKey()}?key=${'0'.repeat(32)}`;
  const strangers: ReadonlyArray<readonly [string, () => string]> = [
    ['without its key', withoutKey],
    ['with a wrong key', withWrongKey],
    ['with an empty key', () => `${withoutKey()}?key=`],
    ['that was never made', () => `gid://shopify/Cart/${'a'.repeat(22)}?key=${'0'.repeat(32)}`],
    ['that is no cart', () => 'gid://shopify/Product/1'],
    ['that is no cart either', () => "gid://shopify/Cart/' or 1=1 --"],
  ];

  it('shows everything to who has the key', async () => {
    const { data } = await test.request(RETRIEVE_CART, { id: cartId });
    expect(at(data, 'cart', 'buyerIdentity')).toMatchObject({ countryCode: 'US', email: 'ana@example.com' });
    expect(at(data, 'cart', 'id')).toBe(cartId);
  });

  it('shows a cart without its key, but not whose it is', async () => {
    const { data } = await test.request(RETRIEVE_CART, { id: withoutKey() });
    expect(at(data, 'cart', 'buyerIdentity')).toEqual({ countryCode: null, email: null, phone: null, customer: null });
    expect(at(data, 'cart', 'lines', 'edges', 0, 'node', 'quantity')).toBe(2);
    const key = textAt({ cartId }, 'cartId').replace(/^.*key=/, '');
    expect(JSON.stringify(data)).not.toContain(key);
    expect(JSON.stringify(data)).not.toContain('ana@');
  });

  it('shows what was written on it to who has the key alone', async () => {
    const query = `query ($id: ID!) { cart(id: $id) { note attributes { key value } attribute(key: "for") { value }
      metafield(namespace: "custom", key: "for") { value } metafields(identifiers: [{ namespace: "custom", key: "for" }]) { value }
      lines(first: 1) { nodes { attributes { key value } attribute(key: "for") { value } } } } }`;
    const forAna = JSON.stringify([{ key: 'for', value: 'Ana' }]);
    const { id } = await test.db
      .updateTable('commerce.cart')
      .set({
        note: 'Ring at the blue door',
        attributes: forAna,
        metafields: JSON.stringify([{ namespace: 'custom', key: 'for', type: 'single_line_text_field', value: 'Ana' }]),
      })
      .where('token', '=', /Cart\/([^?]+)/.exec(cartId)?.[1] ?? '')
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db.updateTable('commerce.cart_line').set({ attributes: forAna }).where('cart_id', '=', id).execute();
    const seen = async (id: string) => at((await test.request(query, { id })).data, 'cart');
    expect(await seen(cartId)).toEqual({
      note: 'Ring at the blue door',
      attributes: [{ key: 'for', value: 'Ana' }],
      attribute: { value: 'Ana' },
      metafield: { value: 'Ana' },
      metafields: [{ value: 'Ana' }],
      lines: { nodes: [{ attributes: [{ key: 'for', value: 'Ana' }], attribute: { value: 'Ana' } }] },
    });
    expect(await seen(withoutKey())).toEqual({
      note: '',
      attributes: [],
      attribute: null,
      metafield: null,
      metafields: [null],
      lines: { nodes: [{ attributes: [], attribute: null }] },
    });
  });

  it('tells who has no key of no code, gift card or address, and what the pieces cost anybody', async () => {
    const query = `query ($id: ID!) { cart(id: $id) {
      discountCodes { code } appliedGiftCards { lastCharacters } discountAllocations { __typename } delivery { addresses { id } }
      cost { totalAmount { amount } totalTaxAmount { amount } } lines(first: 1) { nodes { discountAllocations { __typename } } } } }`;
    await saveDiscount(test.db, { title: 'Ours', value: { kind: 'percentage', percent: 10 }, class: 'order' }, [
      'ANAS-10',
    ]);
    const { code } = await withTx(test.db, async (tx) =>
      commit(await issueGiftCard(tx, { amount: 1000, currency: 'USD' })),
    );
    const input = {
      buyerIdentity: { countryCode: 'US' },
      lines: [{ merchandiseId: variantGid(top.variantIds[0]) }],
      discountCodes: ['ANAS-10'],
      giftCardCodes: [code],
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: AUSTIN } }] },
    };
    const id = textAt((await test.request(CART_CREATE, { input })).data, 'cartCreate', 'cart', 'id');
    const seen = async (id: string) => at((await test.request(query, { id })).data, 'cart');
    expect(await seen(id)).toMatchObject({
      discountCodes: [{ code: 'ANAS-10' }],
      appliedGiftCards: [{ lastCharacters: code.slice(-4) }],
      discountAllocations: [{ __typename: 'CartCodeDiscountAllocation' }],
      delivery: { addresses: [{}] },
      cost: { totalAmount: { amount: '41.4' }, totalTaxAmount: { amount: expect.any(String) } },
    });
    expect(await seen(id.replace(/\?.*$/, ''))).toEqual({
      discountCodes: [],
      appliedGiftCards: [],
      discountAllocations: [],
      delivery: { addresses: [] },
      cost: { totalAmount: { amount: '46.0' }, totalTaxAmount: null },
      lines: { nodes: [{ discountAllocations: [] }] },
    });
  });

  it.each(strangers.filter(([name]) => name !== 'without its key'))('shows nothing of a cart %s', async (_name, id) => {
    const { data, status } = await test.request(RETRIEVE_CART, { id: id() });
    expect({ data, status }).toEqual({ data: { cart: null }, status: 200 });
  });

  describe.each(strangers)('a cart %s', (_name, id) => {
    const operations: ReadonlyArray<readonly [string, string, () => object]> = [
      ['cartLinesAdd', CART_LINES_ADD, () => ({ lines: [{ merchandiseId: variantGid(top.variantIds[0]) }] })],
      ['cartLinesUpdate', CART_LINES_UPDATE, () => ({ lines: [{ id: line, quantity: 9 }] })],
      ['cartLinesRemove', CART_LINES_REMOVE, () => ({ lineIds: [line] })],
      ['cartNoteUpdate', simple('cartNoteUpdate', 'note: String!', 'note: $note'), () => ({ note: 'x' })],
      [
        'cartAttributesUpdate',
        simple('cartAttributesUpdate', 'attributes: [AttributeInput!]!', 'attributes: $attributes'),
        () => ({ attributes: [] }),
      ],
      [
        'cartBuyerIdentityUpdate',
        simple('cartBuyerIdentityUpdate', 'buyerIdentity: CartBuyerIdentityInput!', 'buyerIdentity: $buyerIdentity'),
        () => ({ buyerIdentity: { email: 'thief@example.com' } }),
      ],
    ];

    it.each(operations)('does not exist for %s', async (name, query, variables) => {
      const { data, status } = await test.request(query, { cartId: id(), ...variables() });
      expect({ status, error: at(data, name, 'userErrors', 0) }).toEqual({ status: 200, error: MISSING[0] });
      // what could be a cart's id with its key gets a new cart, as from the hosted provider; anything else gets none
      const shown = at(data, name, 'cart', 'id') ?? null;
      expect(shown).toEqual(id().length > 70 ? expect.stringMatching(/^gid:.*Cart.*key=/) : null);
      expect(shown).not.toBe(cartId);
    });
  });

  it('has stayed as it was after all that', async () => {
    expect(await contents(test, cartId)).toEqual(['S x 2']);
    const { data } = await test.request(RETRIEVE_CART, { id: cartId });
    expect(at(data, 'cart', 'buyerIdentity', 'email')).toBe('ana@example.com');
  });

  it('answers for a completed cart as if it were not there', async () => {
    const done = await aCart(test);
    await add(test, done, top.variantIds[0]);
    const token = /Cart\/([^?]+)/.exec(done)?.[1] ?? '';
    await test.db.updateTable('commerce.cart').set({ completed_at: new Date() }).where('token', '=', token).execute();
    expect((await test.request(RETRIEVE_CART, { id: done })).data).toEqual({ cart: null });
    expect((await test.request(RETRIEVE_CART, { id: done.replace(/\?.*$/, '') })).data).toEqual({ cart: null });
    expect(await add(test, done, top.variantIds[0])).toMatchObject({ userErrors: MISSING });
    expect(await linesOf(done)).toHaveLength(1);
  });

  it('forgets one that nobody has changed for a month, as if it had never been', async () => {
    const old = await aCart(test);
    const token = /Cart\/([^?]+)/.exec(old)?.[1] ?? '';
    const age = (days: number) =>
      test.db
        .updateTable('commerce.cart')
        .set({ updated_at: new Date(Date.now() - days * 86_400_000) })
        .where('token', '=', token)
        .execute();
    await age(29);
    expect(at((await test.request(RETRIEVE_CART, { id: old })).data, 'cart', 'id')).toBe(old);
    await age(31);
    expect((await test.request(RETRIEVE_CART, { id: old })).data).toEqual({ cart: null });
    expect(await add(test, old, top.variantIds[0])).toMatchObject({ userErrors: MISSING });
    expect(await linesOf(old)).toEqual([]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

/** A mutation of one argument beside the cart's id. */
function simple(name: string, variable: string, argument: string): string {
  return `mutation ($cartId: ID!, $${variable}) {
    ${name}(cartId: $cartId, ${argument}) { cart { id } userErrors { code field message } warnings { code } }
  }`;
}

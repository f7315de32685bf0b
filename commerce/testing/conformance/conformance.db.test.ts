import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../../catalogue/catalogue.ts';
import { seedCatalogue } from '../../catalogue/seeding/seed-catalogue.ts';
import { createLinkToken } from '../../store/customer/customer-links.ts';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { aCustomer, aNetwork, numberOf, PASSWORD } from '../a-customer.ts';
import { anOrder } from '../an-order.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../provider-under-test.ts';
import { DOCUMENTS } from './documents.ts';

/**
 * What clients written for the hosted provider send, against the sample catalogue: every document here is sent, none
 * may fail.
 */
describe('a storefront written for the hosted provider', () => {
  let test: ProviderUnderTest;
  let cartId = '';
  let buyer: { customerAccessToken: string };
  const requested = new Set<string>();
  beforeAll(async () => {
    test = await providerUnderTest();
    await seedCatalogue(test.db, { catalogue: sampleCatalogue() });
    await test.db.updateTable('commerce.variant').set({ on_hand: 50 }).execute();
    buyer = { customerAccessToken: (await aCustomer(test)).token };
  });
  afterAll(() => test.close());

  const request = async (name: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
    const document = DOCUMENTS.get(name);
    if (!document) throw new Error(`There is no document ${name}.`);
    requested.add(name);
    const { data, errors, status } = await test.request(document.text, variables, {}, aNetwork());
    expect({ name, errors, status }).toEqual({ name, errors: [], status: 200 });
    return data;
  };
  /** A change of the cart: what it answers. */
  const change = async (name: string, variables: Record<string, unknown> = {}) => {
    const data = await request(name, { cartId, ...variables });
    const [answer] = Object.values(data ?? {});
    expect(at(answer, 'userErrors')).toEqual([]);
    return answer;
  };
  const US = { country: 'US', language: 'EN' };
  const productOf = async (handle: string) =>
    at(await request('Product', { handle, selected: [], buyer, ...US }), 'product');

  it('finds its header, its footer and its countries', async () => {
    const header = await request('Header', { menu: 'main-menu', ...US });
    expect(header).toMatchObject({ shop: { name: 'Bluebird Bay' } });
    expect(at(header, 'menu', 'items', 1)).toMatchObject({
      title: 'Swim',
      type: 'COLLECTION',
      url: 'https://shop.example/collections/all',
      resourceId: expect.stringMatching(/^gid:\/\/shopify\/Collection\/\d+$/),
      items: expect.arrayContaining([expect.objectContaining({ title: 'Tops', items: [] })]),
    });
    expect(at(await request('Footer', { menu: 'footer' }), 'menu', 'items', 2)).toMatchObject({ type: 'SEARCH' });
    const places = await request('Countries', { country: 'JP', language: 'EN' });
    expect(at(places, 'localization')).toMatchObject({ country: { isoCode: 'JP', currency: { isoCode: 'JPY' } } });
  });

  it('shows home, collections with filters and pages, and products', async () => {
    const home = await request('Home', US);
    expect(at(home, 'products', 'nodes')).toHaveLength(4);
    const all = await request('Collections', { first: 5 });
    const cursor = textAt(all, 'collections', 'pageInfo', 'endCursor');
    expect(at(await request('Collections', { first: 5, after: cursor }), 'collections', 'pageInfo')).toMatchObject({
      hasPreviousPage: true,
    });
    const filters = [{ available: true }, { variantOption: { name: 'Size', value: 'M' } }];
    const first = await request('Collection', { handle: 'tops', filters, sort: 'PRICE', first: 3 });
    const list = at(first, 'collection', 'products');
    expect(at(list, 'nodes')).toHaveLength(3);
    expect(at(list, 'filters')).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'Size' })]));
    const after = textAt(list, 'pageInfo', 'endCursor');
    const second = at(
      await request('Collection', { handle: 'tops', filters, sort: 'PRICE', first: 3, after }),
      'collection',
      'products',
    );
    const before = textAt(second, 'pageInfo', 'startCursor');
    const back = at(
      await request('Collection', { handle: 'tops', filters, sort: 'PRICE', last: 3, before }),
      'collection',
      'products',
    );
    expect(at(back, 'nodes')).toEqual(at(list, 'nodes'));

    const product = await productOf('kaila-top-wildflowers');
    expect(product).toMatchObject({
      title: 'Kaila Triangle Top',
      vendor: 'Bluebird Bay',
      selectedOrFirstAvailableVariant: { product: { handle: 'kaila-top-wildflowers' } },
      encodedVariantExistence: expect.stringMatching(/^v1_/),
    });
    const chosen = [
      { name: 'size', value: 'l' },
      { name: 'Colour', value: 'Red' },
    ];
    expect(await request('Product', { handle: 'kaila-top-wildflowers', selected: chosen, ...US })).toMatchObject({
      product: { selectedOrFirstAvailableVariant: { title: 'L' } },
    });
    expect(await request('Product', { handle: 'nothing', selected: [] })).toEqual({ product: null });
    const more = await request('Recommendations', { productId: textAt(product, 'id') });
    expect(at(more, 'related', 0)).toMatchObject({ handle: expect.any(String) });
    expect(at(await request('EveryProduct', { sort: 'TITLE' }), 'products', 'edges')).toHaveLength(100);
  });

  it('searches, also by halves of words', async () => {
    const found = await request('Search', { term: 'wildflowers', first: 4 });
    expect(at(found, 'products', 'nodes')).toHaveLength(4);
    const words = await request('Search', { term: 'the blue pact', first: 4 });
    expect(at(words, 'articles', 'nodes', 0)).toMatchObject({ title: expect.stringContaining('Blue Pact') });
    const pages = await request('Search', { term: 'size guide', first: 4 });
    expect(at(pages, 'pages', 'nodes', 0)).toMatchObject({ handle: 'size-guide' });
    const types = ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'];
    const hints = await request('Suggest', { term: 'kai', limit: 5, scope: 'EACH', types });
    expect(at(hints, 'predictiveSearch', 'products', 0)).toMatchObject({ title: expect.stringMatching(/^Kaila/) });
  });

  it('reads pages, posts, policies, the sitemap and redirects', async () => {
    expect(await request('Page', { handle: 'about-us' })).toMatchObject({ page: { title: 'About us' } });
    expect(await request('Blogs', { first: 5 })).toMatchObject({ blogs: { nodes: [{ handle: 'blog' }] } });
    const blog = await request('Blog', { handle: 'blog', first: 10 });
    expect(at(blog, 'blog', 'articles', 'nodes', 0)).toMatchObject({
      handle: 'meet-the-sunchasers',
      image: { url: expect.stringContaining('s/blog-') },
    });
    const post = { blog: 'blog', article: 'the-blue-pact-one-year-on' };
    expect(await request('Article', post)).toMatchObject({
      blog: { articleByHandle: { author: { name: 'Priya Sand' } } },
    });
    expect(await request('Policies')).toMatchObject({
      shop: {
        privacyPolicy: { handle: 'privacy-policy', url: 'https://shop.example/checkouts/policies/privacy-policy' },
        refundPolicy: { body: expect.stringContaining('60 days') },
        subscriptionPolicy: null,
      },
    });
    expect(await request('SitemapIndex')).toMatchObject({
      articles: { pagesCount: { count: 1 } },
      metaobjects: { pagesCount: { count: 0 } },
    });
    const page = await request('SitemapPage', { type: 'PRODUCT', page: 1 });
    expect(at(page, 'sitemap', 'resources', 'items')).toEqual(expect.any(Array));
    const moved = await request('Redirect', { query: 'path:/collections/swimwear' });
    expect(at(moved, 'urlRedirects', 'edges', 0, 'node')).toEqual({
      path: '/collections/swimwear',
      target: '/collections/all',
    });
    expect(await request('Redirect', { query: 'path:' })).toEqual({ urlRedirects: { edges: [] } });
  });

  it('keeps a cart', async () => {
    const top = await productOf('kaila-top-wildflowers');
    const bottoms = await productOf('lou-bottoms-wildflowers').catch(() => null);
    const merchandise = textAt(top, 'variants', 'nodes', 2, 'id');
    const other = textAt(bottoms ?? top, 'variants', 'nodes', 3, 'id');
    const made = await request('CartCreate', {
      input: { buyerIdentity: { countryCode: 'US' }, lines: [{ merchandiseId: merchandise, quantity: 2 }] },
    });
    const cart = at(made, 'cartCreate', 'cart');
    cartId = textAt(cart, 'id');
    expect(cart).toMatchObject({ totalQuantity: 2, buyerIdentity: { countryCode: 'US', preferences: null } });
    expect(at(await request('Cart', { cartId }), 'cart', 'id')).toBe(cartId);
    const added = await change('LinesAdd', {
      lines: [{ merchandiseId: other, quantity: 1, attributes: [{ key: 'Gift', value: 'yes' }] }],
    });
    const line = textAt(added, 'cart', 'lines', 'nodes', 0, 'id');
    expect(await change('LinesUpdate', { lines: [{ id: line, quantity: 3 }] })).toMatchObject({
      cart: { totalQuantity: 5 },
    });
    expect(at(await request('StarterCart', { cartId }), 'cart', 'lines', 'edges')).toHaveLength(2);
    expect(await change('NoteUpdate', { note: 'Leave it with the gull.' })).toMatchObject({
      cart: { note: 'Leave it with the gull.' },
    });
    await change('AttributesUpdate', { attributes: [{ key: 'from', value: 'lookbook' }] });
    const coded = await change('CodesUpdate', { discountCodes: ['hellobay', 'NOTHING'] });
    expect(at(coded, 'cart', 'discountCodes')).toEqual([
      { code: 'hellobay', applicable: true },
      { code: 'NOTHING', applicable: false },
    ]);
    expect(at(coded, 'warnings', 0, 'code')).toBe('DISCOUNT_NOT_FOUND');
    const { code } = await withTx(test.db, async (tx) =>
      commit(await issueGiftCard(tx, { amount: 2_000, currency: 'USD' })),
    );
    const paid = await change('GiftCardsUpdate', { giftCardCodes: [code] });
    expect(at(paid, 'cart', 'appliedGiftCards', 0)).toMatchObject({ amountUsed: { amount: '20.0' } });
    await change('GiftCardsRemove', { ids: [textAt(paid, 'cart', 'appliedGiftCards', 0, 'id')] });
    const address = { city: 'Austin', countryCode: 'US', provinceCode: 'TX', zip: '78701', firstName: 'Mei' };
    const placed = await change('AddressesAdd', {
      addresses: [{ selected: true, address: { deliveryAddress: address } }],
    });
    const id = textAt(placed, 'cart', 'delivery', 'addresses', 0, 'id');
    const group = at(placed, 'cart', 'deliveryGroups', 'nodes', 0);
    expect(at(group, 'deliveryOptions')).toHaveLength(3);
    const express = { deliveryGroupId: textAt(group, 'id'), deliveryOptionHandle: 'express' };
    const sent = await change('DeliveryChoose', { options: [express] });
    expect(at(sent, 'cart', 'deliveryGroups', 'nodes', 0, 'selectedDeliveryOption')).toEqual({ handle: 'express' });
    await change('AddressesUpdate', {
      addresses: [{ id, selected: true, address: { deliveryAddress: { ...address, city: 'Dallas' } } }],
    });
    expect(at(await change('AddressesRemove', { addressIds: [id] }), 'cart', 'delivery', 'addresses')).toEqual([]);
    const moved = await change('BuyerUpdate', { buyerIdentity: { countryCode: 'JP', email: 'mei@example.com' } });
    expect(at(moved, 'cart', 'cost', 'totalAmount', 'currencyCode')).toBe('JPY');
    const field = { ownerId: cartId, key: 'custom.look', type: 'single_line_text_field', value: 'pier' };
    expect(await change('MetafieldsSet', { metafields: [field] })).toMatchObject({ metafields: [{ value: 'pier' }] });
    await change('MetafieldDelete', { input: { ownerId: cartId, key: 'custom.look' } });
    expect(await change('LinesRemove', { lineIds: [line] })).toMatchObject({ cart: { totalQuantity: 2 } });
  });

  it('keeps an account', async () => {
    const email = 'conny@example.com';
    const signedUp = await request('SignUp', { input: { email, password: PASSWORD, firstName: 'Conny' } });
    const gid = textAt(signedUp, 'customerCreate', 'customer', 'id');
    const signIn = async (password: string) =>
      textAt(
        await request('SignIn', { email, password }),
        'customerAccessTokenCreate',
        'customerAccessToken',
        'accessToken',
      );
    const token = await signIn(PASSWORD);
    await request('ProfileUpdate', { token, customer: { firstName: 'Constance', phone: '+16135551111' } });
    const home = {
      address1: '12 Pier Road',
      city: 'Austin',
      country: 'United States',
      province: 'Texas',
      zip: '78701',
    };
    const id = textAt(
      await request('AddressCreate', { token, address: home }),
      'customerAddressCreate',
      'customerAddress',
      'id',
    );
    await request('AddressUpdate', { token, id, address: { ...home, city: 'Dallas' } });
    await request('AddressDefault', { token, id });
    expect(at(await request('Customer', { token }), 'customer')).toMatchObject({
      firstName: 'Constance',
      defaultAddress: { city: 'Dallas', provinceCode: 'TX', countryCodeV2: 'US' },
      orders: { edges: [] },
    });
    const variant = await test.db
      .selectFrom('commerce.variant')
      .select('id')
      .where('sku', '=', 'KAILA-TOP-WILDFLOWERS-M')
      .executeTakeFirstOrThrow();
    const placed = await anOrder(test.db, { customerId: numberOf(gid), lines: [{ variantId: variant.id }] });
    const history = at(await request('Customer', { token }), 'customer', 'orders', 'edges', 0, 'node');
    expect(await request('Order', { id: textAt(history, 'id'), ...US })).toMatchObject({
      order: {
        name: textAt(history, 'name'),
        orderNumber: placed.number,
        lineItems: { nodes: [{ quantity: 1, variant: { product: { handle: 'kaila-top-wildflowers' } } }] },
      },
    });
    expect(await request('AddressDelete', { token, id })).toMatchObject({
      customerAddressDelete: { deletedCustomerAddressId: id },
    });
    expect(await request('Recover', { email })).toEqual({ customerRecover: { customerUserErrors: [] } });
    const link = (kind: 'activate' | 'reset') =>
      withTx(test.db, async (tx) => commit(await createLinkToken(tx, numberOf(gid), kind, new Date())));
    const reset = { resetToken: await link('reset'), password: 'nine-dry-towels' };
    expect(await request('Reset', { id: gid, input: reset })).toMatchObject({
      customerReset: { customer: { id: gid } },
    });
    expect(await request('Customer', { token })).toEqual({ customer: null });
    const again = await signIn('nine-dry-towels');
    await test.db
      .updateTable('commerce.customer')
      .set({ state: 'invited', password_hash: null })
      .where('id', '=', numberOf(gid))
      .execute();
    const activation = { activationToken: await link('activate'), password: 'four-warm-stones' };
    const opened = at(await request('Activate', { id: gid, input: activation }), 'customerActivate');
    // the sessions of before ended with the password
    expect(await request('Customer', { token: again })).toEqual({ customer: null });
    await request('SignOut', { token: textAt(opened, 'customerAccessToken', 'accessToken') });
  });

  it('was asked everything there is a document for, and nothing unexpected happened', () => {
    expect([...requested].sort()).toEqual([...DOCUMENTS.keys()].sort());
    expect(test.unexpected).toEqual([]);
  });
});

import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDiscounts } from '../store/seed-discounts.ts';
import { seedMenus } from '../store/seed-menus.ts';
import { aCart, variantGid } from '../testing/a-cart.ts';
import { aCollection } from '../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../testing/provider-under-test.ts';

const MONEY = 'amount currencyCode';
const PICTURE = 'id url altText width height';
const VARIANT = `id sku title availableForSale selectedOptions { name value } image { __typename ${PICTURE} }
  price { ${MONEY} } compareAtPrice { ${MONEY} } unitPrice { ${MONEY} } product { title handle }`;
const CONTEXT = '($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';

/** What storefronts written for the hosted provider ask, room by room; our own words, their fields. */
const QUESTIONS: ReadonlyArray<readonly [room: string, query: string]> = [
  [
    'header and footer',
    `query Layout${CONTEXT} {
      shop { id name description primaryDomain { url } brand { logo { image { url } } } }
      header: menu(handle: "main-menu") { id items { id resourceId tags title type url items { id resourceId tags title type url } } }
      footer: menu(handle: "footer") { id items { id title url } }
    }`,
  ],
  [
    'home',
    `query Home${CONTEXT} {
      collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title image { ${PICTURE} } handle } }
      products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle priceRange { minVariantPrice { ${MONEY} } } featuredImage { ${PICTURE} } } }
    }`,
  ],
  [
    'collection',
    `query Collection${CONTEXT} {
      collection(handle: "tops") { id handle title description
        products(first: 8, filters: [{ available: true }], sortKey: BEST_SELLING) {
          filters { id label type values { id label count input } }
          nodes { id handle title featuredImage { ${PICTURE} } priceRange { minVariantPrice { ${MONEY} } maxVariantPrice { ${MONEY} } }
            variants(first: 1) { nodes { selectedOptions { name value } } } }
          pageInfo { hasPreviousPage hasNextPage endCursor startCursor } } } }`,
  ],
  [
    'product',
    `query Product${CONTEXT} {
      product(handle: "kaila-top-lemons") { id title vendor handle descriptionHtml description
        encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name firstSelectableVariant { ${VARIANT} } swatch { color image { previewImage { url } } } } }
        selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Size", value: "M" }, { name: "Colour", value: "Red" }],
          ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ${VARIANT} }
        adjacentVariants(selectedOptions: [{ name: "Size", value: "M" }]) { ${VARIANT} }
        media(first: 5) { nodes { __typename mediaContentType alt ... on MediaImage { id image { ${PICTURE} } } } }
        sellingPlanGroups(first: 1) { nodes { name } } seo { description title } }
      productRecommendations(productHandle: "kaila-top-lemons") { id title } }`,
  ],
  [
    'search',
    `query Search${CONTEXT} {
      articles: search(query: "kaila", types: [ARTICLE], first: 4) { nodes { ... on Article { id title handle trackingParameters } } }
      pages: search(query: "kaila", types: [PAGE], first: 4) { nodes { ... on Page { id title handle trackingParameters } } }
      products: search(query: "kaila", types: [PRODUCT], first: 4, sortKey: RELEVANCE, unavailableProducts: HIDE) {
        nodes { ... on Product { id title handle trackingParameters vendor selectedOrFirstAvailableVariant { ${VARIANT} } } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
      predictiveSearch(query: "ka", limit: 5, limitScope: EACH, types: [ARTICLE, COLLECTION, PAGE, PRODUCT, QUERY]) {
        articles { id title handle blog { handle } image { url } trackingParameters }
        collections { id title handle image { url } trackingParameters }
        pages { id title handle trackingParameters }
        products { id title handle trackingParameters selectedOrFirstAvailableVariant { image { url } price { ${MONEY} } } }
        queries { text styledText trackingParameters } } }`,
  ],
  [
    'pages, policies, blog, sitemap',
    `query Rest${CONTEXT} {
      page(handle: "about-us") { handle id title body seo { description title } }
      blogs(first: 2) { pageInfo { hasNextPage } nodes { title handle seo { title } articles(first: 2) { nodes { title } } } }
      shop { privacyPolicy { id title handle body } shippingPolicy { id } termsOfService { id } refundPolicy { id }
        subscriptionPolicy { id title handle } }
      sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { items { handle updatedAt ... on SitemapResource { image { alt filepath } } } } }
      localization { availableCountries { isoCode currency { isoCode } } country { isoCode name } }
      urlRedirects(first: 1, query: "path:/old") { edges { node { target } } } }`,
  ],
];

const CART = `id updatedAt checkoutUrl totalQuantity note
  appliedGiftCards { id lastCharacters amountUsed { ${MONEY} } }
  buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } }
  lines(first: 100) { nodes { __typename id quantity attributes { key value }
    cost { totalAmount { ${MONEY} } amountPerQuantity { ${MONEY} } compareAtAmountPerQuantity { ${MONEY} } }
    discountAllocations { discountedAmount { ${MONEY} } }
    parentOrNot: merchandise { ... on ProductVariant { id availableForSale requiresShipping title image { ${PICTURE} }
      product { handle title id vendor } selectedOptions { name value } } } } }
  cost { subtotalAmount { ${MONEY} } totalAmount { ${MONEY} } totalDutyAmount { ${MONEY} } totalTaxAmount { ${MONEY} } }
  attributes { key value } discountCodes { code applicable }
  deliveryGroups(first: 2) { nodes { deliveryOptions { handle estimatedCost { ${MONEY} } } } }`;

describe('a storefront written for the hosted provider', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { handle: 'kaila-top-lemons' });
    await aCollection(test.db, { handle: 'tops', productIds: [top.id] });
    await seedDiscounts(test.db);
    await withTx(test.db, seedMenus);
  });
  afterAll(() => test.close());

  it.each(QUESTIONS)('%s', async (_room, query) => {
    const answer = await test.ask(query, { country: 'US', language: 'EN' });
    expect(answer.errors).toEqual([]);
    expect(answer.status).toBe(200);
  });

  it.each([
    [
      'cartLinesAdd',
      '$lines: [CartLineInput!]!',
      () => ({ lines: [{ merchandiseId: variantGid(top.variantIds[1]) }] }),
    ],
    ['cartNoteUpdate', '$note: String!', () => ({ note: 'Leave it with the gull.' })],
    ['cartAttributesUpdate', '$attributes: [AttributeInput!]!', () => ({ attributes: [{ key: 'a', value: 'b' }] })],
    ['cartDiscountCodesUpdate', '$discountCodes: [String!]', () => ({ discountCodes: ['HELLOBAY'] })],
    ['cartGiftCardCodesUpdate', '$giftCardCodes: [String!]!', () => ({ giftCardCodes: [] })],
    ['cartGiftCardCodesRemove', '$appliedGiftCardIds: [ID!]!', () => ({ appliedGiftCardIds: [] })],
    [
      'cartBuyerIdentityUpdate',
      '$buyerIdentity: CartBuyerIdentityInput!',
      () => ({ buyerIdentity: { countryCode: 'CA', email: 'mei@example.com' } }),
    ],
    [
      'cartDeliveryAddressesAdd',
      '$addresses: [CartSelectableAddressInput!]!',
      () => ({ addresses: [{ selected: true, address: { deliveryAddress: { city: 'Toronto', countryCode: 'CA' } } }] }),
    ],
    [
      'cartSelectedDeliveryOptionsUpdate',
      '$selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
      () => ({ selectedDeliveryOptions: [] }),
    ],
  ])('%s', async (name, args, variables) => {
    const cartId = await aCart(test, 'US', [{ merchandiseId: variantGid(top.variantIds[0]) }]);
    const { data, errors } = await test.ask(
      `mutation ($cartId: ID!, ${args}) { ${name}(cartId: $cartId, ${args.replace(/\$(\w+): .*/, '$1: $$$1')}) {
        cart { ${CART} } userErrors { code field message } warnings { code message target } } }`,
      { cartId, ...variables() },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ [name]: { cart: { id: cartId }, userErrors: [] } });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('addresses that are made of something', () => {
  expect({
    collection: paths.collection('new-arrivals'),
    collectionPage: paths.collectionPage('new-arrivals', 3),
    firstPage: paths.collectionPage('new-arrivals', 1),
    product: paths.product('kaila-top-passionfruit'),
    encoded: paths.product('é x/y'),
    lookbook: paths.lookbook('afterglow'),
    print: paths.print('citrus-grove'),
    passedOnSuitcase: paths.suitcase(['kaila-top-passionfruit', 'gift-card']),
    packSuitcase: paths.suitcase(['gift-card'], 'pack'),
    search: paths.search(),
    searchFor: paths.search('é & b'),
    order: paths.order('7'),
    sharedWishlist: paths.sharedWishlist(['kaila-top-passionfruit', 'gift-card']),
    notFound: paths.notFound(),
    serverError: paths.serverError(),
  }).toMatchInlineSnapshot(`
    {
      "collection": "/collections/new-arrivals/",
      "collectionPage": "/collections/new-arrivals/page/3/",
      "encoded": "/products/%C3%A9%20x%2Fy/",
      "firstPage": "/collections/new-arrivals/",
      "lookbook": "/lookbooks/afterglow/",
      "notFound": "/404.html",
      "order": "/user-account/order-history/order-details/?order=7",
      "packSuitcase": "/suitcase/?pack=gift-card",
      "passedOnSuitcase": "/suitcase/?pieces=kaila-top-passionfruit,gift-card",
      "print": "/prints/citrus-grove/",
      "product": "/products/kaila-top-passionfruit/",
      "search": "/search/",
      "searchFor": "/search/?q=%C3%A9+%26+b",
      "serverError": "/500.html",
      "sharedWishlist": "/wishlist/?pieces=kaila-top-passionfruit,gift-card",
    }
  `);
});

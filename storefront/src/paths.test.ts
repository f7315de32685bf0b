import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the shop', () => {
  expect({
    home: paths.home(),
    collection: paths.collection('new-arrivals'),
    collectionPage: paths.collectionPage('new-arrivals', 3),
    firstPage: paths.collectionPage('new-arrivals', 1),
    product: paths.product('kaila-top-passionfruit'),
    encoded: paths.product('é x/y'),
    search: paths.search(),
    searchFor: paths.search('é & b'),
    cart: paths.cart(),
    notFound: paths.notFound(),
    serverError: paths.serverError(),
  }).toMatchInlineSnapshot(`
    {
      "cart": "/my-cart/",
      "collection": "/collections/new-arrivals/",
      "collectionPage": "/collections/new-arrivals/page/3/",
      "encoded": "/products/%C3%A9%20x%2Fy/",
      "firstPage": "/collections/new-arrivals/",
      "home": "/",
      "notFound": "/404.html",
      "product": "/products/kaila-top-passionfruit/",
      "search": "/search/",
      "searchFor": "/search/?q=%C3%A9+%26+b",
      "serverError": "/500.html",
    }
  `);
});

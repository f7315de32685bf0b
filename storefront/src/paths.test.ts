import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the shop', () => {
  expect({
    home: paths.home(),
    collection: paths.collection('new-arrivals'),
    product: paths.product('kaila-top-passionfruit'),
    encoded: paths.product('é x/y'),
    cart: paths.cart(),
    notFound: paths.notFound(),
    serverError: paths.serverError(),
  }).toMatchInlineSnapshot(`
    {
      "cart": "/my-cart/",
      "collection": "/collections/new-arrivals/",
      "encoded": "/products/%C3%A9%20x%2Fy/",
      "home": "/",
      "notFound": "/404.html",
      "product": "/products/kaila-top-passionfruit/",
      "serverError": "/500.html",
    }
  `);
});

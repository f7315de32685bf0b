import { expect, it } from 'vitest';
import { standardRoute } from './standard-routes.ts';

it.each([
  ['/cart', '/my-cart/'],
  ['/collections/all/', '/search/'],
  ['/collections/sommer/products/rettungsring-sylt', '/products/rettungsring-sylt/'],
  ['/collections/%C3%A4rmel/products/%C3%A4rmel/', '/products/%C3%A4rmel/'],
  ['/collections/sommer/products', undefined],
  ['/collections/sommer', undefined],
  ['/toString', undefined],
])('%s means %s', (route, page) => {
  expect(standardRoute(route)).toBe(page);
});

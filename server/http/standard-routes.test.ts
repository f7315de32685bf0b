import { expect, it } from 'vitest';
import { standardRoute } from './standard-routes.ts';

it.each([
  ['/cart', '/my-cart/'],
  ['/Cart/', '/my-cart/'],
  ['/checkout', '/my-cart/'],
  ['/checkout?discount=Hello+Bay', '/discount/Hello%20Bay/?redirect=/my-cart/ /my-cart/'],
  ['/cart?discount=+&utm_source=ad', '/my-cart/'],
  ['/cart?utm_source=letter&discount=X&redirect=/help/', '/discount/X/?redirect=/my-cart/&utm_source=letter /my-cart/'],
  ['/en/cart?discount=HELLOBAY', '/cart/ /discount/HELLOBAY/?redirect=/my-cart/ /my-cart/'],
  ['/discount/', '/my-cart/'],
  ['/DISCOUNT/HELLOBAY', '/discount/hellobay/'],
  ['/Cart/42:1,43:2', '/cart/42:1,43:2/'],
  ['/collections/all/', '/search/'],
  ['/collections/vendors?q=Bluebird+Bay', '/search/?q=Bluebird+Bay'],
  ['/collections/types?q=Tops', '/search/?q=Tops'],
  ['/collections/tops/red', '/collections/tops/'],
  ['/collections/all/red', '/collections/all/ /search/'],
  ['/collections/sommer/products', '/collections/sommer/'],
  ['/collections/sommer/products/rettungsring-sylt', '/products/rettungsring-sylt/'],
  ['/collections/%C3%A4rmel/products/%C3%A4rmel/', '/products/%C3%A4rmel/'],
  ['/Products/Kaila-Top', '/products/kaila-top/'],
  ['/blogs/news', '/blog/news/ or /blog/'],
  ['/blogs/news/meet-the-sunchasers', '/blog/meet-the-sunchasers/ or /blog/'],
  ['/blogs/news/tagged/swim', '/blog/swim/ or /blog/'],
  ['/blogs/news.atom', '/blog/atom.xml'],
  ['/pages/size-guide', '/size-guide/'],
  ['/pages/faq', '/help/'],
  ['/account/login', '/account/sign-in/'],
  ['/account/orders/0f3', '/user-account/order-history/'],
  ['/5512/orders/0f3/authenticate', '/track-order/'],
  ['/5512/checkouts/0f3/recover', '/my-cart/'],
  ['/checkouts/cn/0f3', '/my-cart/'],
  ['/cart/c/0f3', '/my-cart/'],
  ['/en-gb/products/kaila-top', '/products/kaila-top/'],
  ['/fr/collections/all', '/collections/all/ /search/'],
  ['/en/blogs/news', '/blogs/news/ /blog/news/ or /blog/'],
  ['/de', ' or /'],
  ['/us', ' or /'],
  ['/en-gb/', ' or /'],
  ['/go', ''],
  ['/go/products/kaila-top', ''],
  ['/en-qq', ''],
  ['/collections/all/products.json', ''],
  ['/blogs/news/post.json', ''],
  ['/collections/sommer', ''],
  ['/products/kaila-top', ''],
  ['/account/activate/1/TOKEN', ''],
  ['/toString', ''],
])('%s may mean %s', (address, pages) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.example');
  const { pages: likely, otherwise } = standardRoute(pathname, searchParams);
  expect(likely.join(' ') + (otherwise === undefined ? '' : ` or ${otherwise}`)).toBe(pages);
});

it('takes one language off, however many are there', () => {
  expect(standardRoute(`${'/en'.repeat(5_000)}/cart`).pages).toEqual([`${'/en'.repeat(4_999)}/cart/`]);
});

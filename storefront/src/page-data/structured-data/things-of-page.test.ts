import { expect, test } from 'vitest';
import { NO_PICTURE } from '../../features/product/card/card-pictures.ts';
import type { ProductViewData } from '../../features/product/page/product-view-data.ts';
import { lookbooksThings, lookbookThings } from './list-things.ts';
import { breadcrumbs } from './structured-data.ts';
import { productThings } from './things-of-page.ts';

const context = { origin: 'https://shop.example', path: '/products/kaila-top-wildflowers/' };

const product: ProductViewData = {
  handle: 'kaila-top-wildflowers',
  title: 'Kaila Triangle Top',
  print: 'Wildflowers',
  kind: 'top',
  price: { amount: '46.0', currencyCode: 'USD' },
  badges: [],
  pictures: [{ small: 'https://shop.example/s.webp', large: 'https://shop.example/l.webp', alt: '' }],
  sizes: [
    { variantId: 'gid://shopify/ProductVariant/7', label: 'S', available: true },
    {
      variantId: 'gid://shopify/ProductVariant/8',
      label: 'XXL',
      available: false,
      price: { amount: '49.0', currencyCode: 'USD' },
    },
  ],
  siblings: [],
  story: ['Drawn from one bunch in a jam jar.'],
  details: [],
  matches: [],
};

test('a product offers every size at its own price', () => {
  const [thing] = productThings(product, context);
  expect(thing).toMatchObject({
    name: 'Kaila Triangle Top, Wildflowers',
    offers: [
      { sku: '7', price: '46.0', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      { sku: '8', price: '49.0', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
    ],
  });
});

test('a product is of whoever made it, of the shop unless told', () => {
  const brandOf = (brand?: string) => productThings({ ...product, ...(brand && { brand }) }, context)[0]?.brand;
  expect(brandOf()).toEqual({ '@type': 'Brand', name: 'Bluebird Bay' });
  expect(brandOf('Nordsee GmbH')).toEqual({ '@type': 'Brand', name: 'Nordsee GmbH' });
});

test('a product without a picture is shown with none', () => {
  expect(productThings(product, context)[0]).toHaveProperty('image', ['https://shop.example/l.webp']);
  const pictures = [{ ...NO_PICTURE, alt: 'Kaila' }];
  expect(productThings({ ...product, pictures }, context)[0]).not.toHaveProperty('image');
});

test('what no money buys is offered for none (CAT-063)', () => {
  expect(productThings({ ...product, forPoints: true }, context)[0]).not.toHaveProperty('offers');
});

test('stars are told only where somebody gave some', () => {
  const described = (rating?: { average: number; total: number }) => productThings(product, { ...context, rating })[0];
  expect(described()).not.toHaveProperty('aggregateRating');
  expect(described({ average: 0, total: 0 })).not.toHaveProperty('aggregateRating');
  expect(described({ average: 4.625, total: 8 })).toMatchObject({
    aggregateRating: { ratingValue: '4.63', reviewCount: 8 },
  });
});

test('breadcrumbs lead from home to the page, in absolute addresses', () => {
  const { itemListElement } = breadcrumbs(context, [{ label: 'Tops', to: '/collections/tops/' }], 'Kaila');
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tops', item: 'https://shop.example/collections/tops/' },
    { '@type': 'ListItem', position: 3, name: 'Kaila', item: 'https://shop.example/products/kaila-top-wildflowers/' },
  ]);
});

test('lookbooks are told of as a list, and each as the products in it, each once', () => {
  const lookbooks = lookbooksThings({ covers: [{ slug: 'afterglow' }, { slug: 'club-voyages' }] }, context);
  expect(lookbooks[0]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [{ url: 'https://shop.example/lookbooks/afterglow/' }, { position: 2 }],
  });
  const products = {
    spread: { title: 'Afterglow', look: [{ handle: 'a' }, { handle: 'b' }] },
    pages: { pages: [{ product: { handle: 'b' } }, { product: { handle: 'c' } }] },
  };
  const [list, breadcrumbs] = lookbookThings(products, { ...context, path: '/lookbooks/afterglow/' });
  expect(list).toMatchObject({
    numberOfItems: 3,
    itemListElement: ['a', 'b', 'c'].map((handle) => ({ url: `https://shop.example/products/${handle}/` })),
  });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Lookbooks' }, { name: 'Afterglow' }],
  });
});

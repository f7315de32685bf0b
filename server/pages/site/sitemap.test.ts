import { expect, test } from 'vitest';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

const ORIGIN = 'https://shop.example';

test('the index names every part, with the day of its latest change', () => {
  const files = sitemapFiles(ORIGIN, [
    { name: 'pages', pages: [{ address: '/' }] },
    {
      name: 'products',
      pages: [
        { address: '/products/a/', changed: '2026-01-02T00:00:00Z', pictures: ['https://shop.example/p/a?x=1&y=2'] },
        { address: '/products/b/', changed: '2026-03-01T00:00:00Z' },
      ],
    },
    { name: 'empty', pages: [] },
  ]);
  expect([...files.keys()]).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml', '/sitemap.xml']);
  const index = files.get('/sitemap.xml') ?? '';
  expect(index).toContain(
    '<loc>https://shop.example/sitemap-products-1.xml</loc><lastmod>2026-03-01T00:00:00Z</lastmod>',
  );
  const products = files.get('/sitemap-products-1.xml') ?? '';
  expect(products).toContain('<loc>https://shop.example/products/a/</loc><lastmod>2026-01-02T00:00:00Z</lastmod>');
  expect(products).toContain('<image:loc>https://shop.example/p/a?x=1&amp;y=2</image:loc>');
});

test('a long part is cut into files of 2,000 pages', () => {
  const pages = Array.from({ length: 4_001 }, (_, index) => ({ address: `/products/${index}/` }));
  const files = sitemapFiles(ORIGIN, [{ name: 'products', pages }]);
  expect(files.size).toBe(4);
  expect(files.get('/sitemap-products-3.xml')?.match(/<url>/g)).toHaveLength(1);
});

test('robots are shown the sitemap and kept out of what is no page', () => {
  expect(robotsTxt(ORIGIN)).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robotsTxt(ORIGIN)).toMatch(/^Disallow: \/api\/$/m);
  // Links that fill a bag are for people.
  expect(robotsTxt(ORIGIN)).toMatch(/^Disallow: \/discount\/\nDisallow: \/cart\/$/m);
});

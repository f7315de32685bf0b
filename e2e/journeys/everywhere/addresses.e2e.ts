import { expect } from '@playwright/test';
import { expectAccessible, test } from '../../shopper/shop.ts';

test('an address that leads nowhere shows the 404 page, with that status', async ({ page, request }) => {
  const answer = await page.goto('/products/kaila-top-plutonium/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe('/products/kaila-top-plutonium/');
  for (const path of [
    '/bad%zz/',
    '/..%2f..%2fetc/passwd',
    '/page-data/no/such/page-data.json',
    '/pictures/abcdef/p/x/y/flat-1@400.webp',
    `/${'a'.repeat(9_000)}/`,
  ]) {
    expect((await request.get(path)).status(), path.slice(0, 40)).toBe(404);
  }
});

test('a slash is added in one hop and the query kept; nobody is sent off the site', async ({ request, baseURL }) => {
  const answer = await request.get('/collections/tops?ref=postcard', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/collections/tops/?ref=postcard');
  const hostile = await request.get(`${baseURL}//evil.example`, { maxRedirects: 0 });
  expect(hostile.headers().location ?? '/').not.toMatch(/^(https?:)?\/\/(?!localhost)/);
});

test('every answer carries its guards', async ({ request }) => {
  for (const path of ['/', '/nope/', '/page-data/app-data.json', '/healthz']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    if (headers['content-type']?.startsWith('text/html'))
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

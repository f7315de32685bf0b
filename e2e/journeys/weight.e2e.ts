import { expect } from '@playwright/test';
import { scriptWeight } from '../shopper/script-weight.ts';
import { test } from '../shopper/shop.ts';

const KIB = 1024;

test('a first visit to a product page loads no more than 80 KiB of script', async ({ baseURL }) => {
  const weight = await scriptWeight(`${baseURL}/products/kaila-top-wildflowers/`);
  expect(weight).toBeGreaterThan(20 * KIB);
  expect(weight).toBeLessThanOrEqual(80 * KIB);
});

import { expect } from '@playwright/test';
import { firstRequests, scriptWeight } from '../shopper/first-visit.ts';
import { PAGE_OF_EVERY_KIND } from '../shopper/pages.ts';
import { test } from '../shopper/shop.ts';

const KIB = 1024;
const MOST_KIB = 90;
/** Most visits begin with a piece. */
const MOST_OF_PRODUCT_KIB = 86;
const MOST_REQUESTS = 12;

// What is not needed to show a page comes when somebody wants it.
for (const path of PAGE_OF_EVERY_KIND) {
  test(`a first visit to ${path} is light, and made of few requests`, async ({ baseURL }) => {
    const html = await (await fetch(baseURL + path)).text();
    const weight = await scriptWeight(html, baseURL);
    expect(weight).toBeGreaterThan(20 * KIB);
    expect(weight / KIB).toBeLessThanOrEqual(path.startsWith('/products/') ? MOST_OF_PRODUCT_KIB : MOST_KIB);
    expect(firstRequests(html).length).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}

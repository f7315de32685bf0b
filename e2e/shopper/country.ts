import type { Page } from '@playwright/test';

/** A shopper who has chosen this country on an earlier visit. */
export async function shopFrom(page: Page, countryCode: string): Promise<void> {
  await page.context().addInitScript((code) => {
    localStorage.setItem('userCountry', JSON.stringify({ countryCode: code }));
  }, countryCode);
}

/** Holds back the prices of a country until they are let go; `asked` once a page wants them. */
export async function holdPrices(page: Page, countryCode: string) {
  const data = `**/page-data.${countryCode}.json`;
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(data, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(data).then(() => undefined);
  return { asked, letGo };
}

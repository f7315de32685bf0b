import type { Page } from '@playwright/test';

/** A shopper who has chosen this country on an earlier visit. */
export async function shopFrom(page: Page, countryCode: string): Promise<void> {
  await page.context().addInitScript((code) => {
    localStorage.setItem('userCountry', JSON.stringify({ countryCode: code }));
  }, countryCode);
}

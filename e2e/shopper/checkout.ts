import type { Page } from '@playwright/test';

export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  answerLost: '4000 0000 0000 0077',
} as const;

export interface Buyer {
  email: string;
  card: string;
}

/** Fills in the one page of the checkout as a buyer in Manila would, and pays. */
export async function fillInAndPay(page: Page, { email, card }: Buyer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  const address = page.getByRole('group', { name: 'Delivery address' });
  const inAddress = (await address.count()) > 0 ? address : page;
  await inAddress.getByLabel('First name').first().fill('Marina');
  await inAddress.getByLabel('Last name').first().fill('Costa');
  await inAddress.getByLabel('Street and number').first().fill('218 Kingfisher Lane');
  await inAddress.getByLabel('City').first().fill('Makati');
  await inAddress.getByLabel('Province').first().selectOption({ label: 'Metro Manila' });
  await inAddress.getByLabel('ZIP code').first().fill('1200');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marina Costa');
  await page.getByRole('button', { name: /^pay/i }).click();
}

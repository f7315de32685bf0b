import type { Page } from '@playwright/test';

export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFirst: '4000 0000 0000 3220',
  answerLost: '4000 0000 0000 0077',
} as const;

/** A place with the words its country has for its parts. */
interface Place {
  city: string;
  region: readonly [label: string, name: string];
  postcode: readonly [label: string, code: string];
}

const PLACES = {
  manila: { city: 'Makati', region: ['Province', 'Metro Manila'], postcode: ['ZIP code', '1200'] },
  santaCruz: { city: 'Santa Cruz', region: ['State', 'California'], postcode: ['ZIP code', '95060'] },
} as const satisfies Record<string, Place>;

export interface Buyer {
  email: string;
  card: string;
  /** Where the buyer lives; in Manila unless told. The page must be that country's. */
  place?: keyof typeof PLACES;
}

/** Fills in the one page of the checkout, and pays. */
export async function fillInAndPay(page: Page, { email, card, place = 'manila' }: Buyer): Promise<void> {
  const { city, region, postcode } = PLACES[place];
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').first().fill('Marina');
  await page.getByLabel('Last name').first().fill('Costa');
  await page.getByLabel('Street and number').first().fill('218 Kingfisher Lane');
  await page.getByLabel('City').first().fill(city);
  await page.getByLabel(region[0]).first().selectOption({ label: region[1] });
  await page.getByLabel(postcode[0]).first().fill(postcode[1]);
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marina Costa');
  await page.getByRole('button', { name: /^pay/i }).click();
}

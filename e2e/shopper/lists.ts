import type { Page } from '@playwright/test';
import type { Rows } from './account.ts';

/** The preferences of somebody who is on the list of the sale, as the last line of an email opens them. */
export async function openPreferences(page: Page, rows: Rows, email: string): Promise<void> {
  const token = email
    .replace(/[^a-z0-9]/g, '_')
    .padEnd(32, '0')
    .slice(0, 32);
  await rows('insert into services.list_entry (list, email, token, confirmed_at) values ($1, $2, $3, now())', [
    'sale',
    email,
    token,
  ]);
  await page.goto(`/email-preferences/#letter=${token}`);
}

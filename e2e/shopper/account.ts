import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './shop.ts';

export const PASSWORD = 'eight-salty-seagulls';

/** Somebody who may sign up; the address is theirs alone. */
export function aShopper(name: string): { email: string; firstName: string; lastName: string } {
  return { email: `${name}.${Date.now().toString(36)}@bay.example`, firstName: 'Marina', lastName: 'Costa' };
}

type Shopper = ReturnType<typeof aShopper>;

/** Sends the sign-up form on the page of its own. */
export async function fillInSignUp(page: Page, { email, firstName, lastName }: Shopper): Promise<void> {
  await page.goto('/account/register/');
  await untilHydrated(page);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs up, and is welcomed. */
export async function signUp(page: Page, shopper: Shopper): Promise<void> {
  await fillInSignUp(page, shopper);
  await expect(page.getByRole('heading', { name: /Welcome to the bay/ })).toBeVisible();
}

/** Fills in the sign-in form that is on show. */
export async function fillInSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Asks the shop's database. */
export type Rows = <Row extends Record<string, unknown>>(query: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The newest email to an address about something, once it has been sent, as text. */
export async function emailTo(rows: Rows, email: string, subject: RegExp): Promise<string> {
  let message = '';
  await expect(async () => {
    const messages = await rows<{ subject: string; text_body: string }>(
      'select subject, text_body from commerce.mailbox where recipient = $1 order by id desc',
      [email],
    );
    message = messages.find((found) => subject.test(found.subject))?.text_body ?? '';
    expect(message, `a letter to ${email} about ${subject}`).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return message;
}

/** The path of the first link of this kind in an email. */
export function linkIn(message: string, kind: 'activate' | 'reset'): string {
  const path = new RegExp(`/account/${kind}/\\d+/[\\w-]+/`).exec(message)?.[0];
  if (!path) throw new Error(`The letter has no ${kind} link.`);
  return path;
}

import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
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

/**
 * What is asked for from now on, filled as it comes: each address with its referer. A document itself, which may be loaded
 * once more when its scripts were lost, counts by its referer alone: its address is the shopper's own.
 */
export function sentFrom(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const referer = request.headers().referer ?? '';
    sent.push(request.isNavigationRequest() ? referer : `${request.url()} ${referer}`);
  });
  return sent;
}

const SIGN_UP = 'mutation SignUp($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';
const SIGN_IN = `mutation SignIn($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } }
}`;

interface Answers {
  customerCreate: { customer: { id: string } };
  customerAccessTokenCreate: { customerAccessToken: { accessToken: string; expiresAt: string } };
}

/**
 * Comes as a customer whose account was made at the provider's own door, and whose session stands in this browser as
 * signing in leaves it: for journeys about what comes after.
 */
export async function comeSignedUp(page: Page, { email, firstName, lastName }: Shopper): Promise<void> {
  const ask = async (query: string, input: object): Promise<Answers> => {
    const { SHOP_PROVIDER_URL = '', SHOP_PROVIDER_TOKEN = EMBEDDED_TOKEN } = process.env;
    const headers = { 'x-shopify-storefront-access-token': SHOP_PROVIDER_TOKEN };
    const answer = await page.request.post(SHOP_PROVIDER_URL + API_PATH, {
      headers,
      data: { query, variables: { input } },
    });
    const { data }: { data: Answers } = await answer.json();
    return data;
  };
  const { customer } = (await ask(SIGN_UP, { email, firstName, lastName, password: PASSWORD })).customerCreate;
  const session = (await ask(SIGN_IN, { email, password: PASSWORD })).customerAccessTokenCreate.customerAccessToken;
  // An address of the shop that runs nothing.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('customerAccessToken', token);
      localStorage.setItem('userId', id);
    },
    [JSON.stringify(session), customer.id.replace(/\D+/g, '')] as const,
  );
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

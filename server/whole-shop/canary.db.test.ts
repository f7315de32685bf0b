import { aCart } from '@bluebird-bay/commerce/checkout/testing/a-cart.ts';
import { MARINA } from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import { aCustomer } from '@bluebird-bay/commerce/testing/a-customer.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import {
  ADDRESS_CREATE,
  CUSTOMER_CREATE,
  CUSTOMER_UPDATE,
  RECOVER,
  SIGN_IN,
} from '@bluebird-bay/commerce/testing/account-operations.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

/** Everything personal that the flows below send; no line of the log may hold any of it. */
const CANARY = {
  email: 'canary.mail@students.example.edu',
  firstName: 'Canaria',
  lastName: 'Serinus',
  phone: '+14155550173',
  street: '77 Canarywharf Mews',
  password: 'canary-sings-at-dawn',
};

let shop: ShopUnderTest;
let secrets: string[] = [];
const written: MockInstance[] = [];

beforeAll(async () => {
  shop = await shopUnderTest();
});
beforeEach(() => {
  secrets = [];
  for (const method of ['error', 'warn', 'log', 'info'] as const)
    written.push(vi.spyOn(console, method).mockImplementation(() => undefined));
});
afterEach(() => {
  for (const spy of written.splice(0)) spy.mockRestore();
});
afterAll(() => shop.close());

/** What was written, as a terminal would show it. */
const lines = (): string[] =>
  written
    .flatMap(({ mock }) => mock.calls)
    .map((call) =>
      call
        .map((part) =>
          part instanceof Error ? JSON.stringify({ ...part, message: part.message, stack: part.stack }) : String(part),
        )
        .join(' '),
    );

/** The lines that hold something of somebody’s. */
const givenAway = (): string[] =>
  lines().filter((line) => [...Object.values(CANARY), ...secrets].some((canary) => line.includes(canary)));

/** A whole visit: everything somebody may tell the shop about themselves. Answers the statuses of what our own services were asked. */
async function everyFlow(): Promise<number[]> {
  const { request: ask, send, notify, provider } = shop;
  const { email, password, firstName, lastName, phone, street } = CANARY;
  await ask(CUSTOMER_CREATE, { input: { email, password, firstName, lastName } });
  await ask(SIGN_IN, { email, password: `${password} wrong` });
  const signedIn = await ask(SIGN_IN, { email, password });
  const token: string =
    signedIn.data.customerAccessTokenCreate?.customerAccessToken?.accessToken ?? 'no-token-was-given';
  const known = await aCustomer(provider);
  secrets.push(token, known.token);
  await ask(CUSTOMER_UPDATE, { token, customer: { phone } });
  const address = { firstName, lastName, phone, address1: street, city: 'Makati', zip: '1200', country: 'Philippines' };
  await ask(ADDRESS_CREATE, { token, address });
  await ask(RECOVER, { email });
  // the order below comes into the account, which cannot be closed while it is under way
  const proven = { mailbox_proven_at: new Date() };
  await provider.db.updateTable('commerce.customer').set(proven).where('email', '=', email).execute();
  const cart = await aCart(provider.db, {
    lines: [{ variantId: (await aProduct(provider.db, { stock: 9 })).variantIds[0] }],
  });
  secrets.push(cart.secret);
  const typed = {
    ...MARINA,
    email,
    'delivery.firstName': firstName,
    'delivery.lastName': lastName,
    'delivery.address1': street,
    'delivery.phone': phone,
  };
  const paymentContext = `/checkouts/cn/${cart.token}?key=${cart.secret}`;
  const form = (fields: Record<string, string>) =>
    send(paymentContext, { method: 'POST', body: new URLSearchParams(fields) });
  await form({ ...typed, intent: 'update-delivery' });
  const page = await (await send(paymentContext, {})).text();
  const field = (name: string): string => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
  await form({ ...typed, key: field('key'), quote: field('quote') });
  const bearer = { authorization: `Bearer ${token}` };
  const answers = [
    await notify('/services/lists', { list: 'newsletter', email }),
    await notify('/services/back-in-stock', { email, variant: 'gid://shopify/ProductVariant/1' }),
    await notify('/services/student-discount', { email }),
    await notify('/bb-wishlist', [{ handle: 'a', variants: [{ id: '1' }], note: street }], {
      authorization: `Bearer ${known.token}`,
      'x-user-id': String(known.id),
    }),
    await notify('/services/orders/find', { number: '#1001', email }),
    await send('/services/account/export', { headers: bearer }),
    await notify('/services/account/close', {}, bearer),
  ];
  await shop.outbox.run();
  return answers.map(({ status }) => status);
}

/** Has every change of a table fail, with PostgreSQL quoting the row it was about. */
async function breakTable<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  await sql.raw(`alter table ${table} add constraint is_broken check (1 = 2) not valid`).execute(db);
}

it('finds what is given away, in words and in what an error carries', () => {
  expect(givenAway()).toEqual([]);
  console.error(`sent to ${CANARY.email}`);
  console.error('failed:', Object.assign(new Error('no'), { detail: `Failing row contains (${CANARY.street}).` }));
  expect(givenAway()).toHaveLength(2);
});

it('writes nothing of anybody’s while all is well (S4)', async () => {
  expect(await everyFlow()).toEqual([202, 202, 202, 200, 200, 200, 409]);
  const sent = await shop.provider.db
    .selectFrom('commerce.order')
    .select('email')
    .where('email', '=', CANARY.email)
    .execute();
  expect(sent, 'the order was placed').toHaveLength(1);
  expect(givenAway()).toEqual([]);
});

it('writes nothing of anybody’s while everything fails, and says that it does (S4)', async () => {
  for (const table of ['list_entry', 'stock_request', 'student_request', 'wishlist'])
    await breakTable(shop.services.db, `services.${table}`);
  for (const table of ['customer_address', 'checkout_attempt', 'mailbox', 'customer_link'])
    await breakTable(shop.provider.db, `commerce.${table}`);
  const raw =
    await sql`insert into services.list_entry (list, email, token) values ('newsletter', ${CANARY.email}, repeat('c', 32))`
      .execute(shop.services.db)
      .catch((error: unknown) => error);
  expect(JSON.stringify(raw), 'what PostgreSQL says holds the row').toContain(CANARY.email);

  expect((await everyFlow()).slice(0, 4)).toEqual([500, 500, 500, 500]);
  expect(lines().filter((line) => line.includes('constraint is_broken')).length).toBeGreaterThan(5);
  expect(givenAway()).toEqual([]);
});

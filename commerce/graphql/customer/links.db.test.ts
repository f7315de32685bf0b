import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLink, type LinkKind } from '../../domain/customer/account-links.ts';
import { createLinkToken } from '../../store/customer/customer-links.ts';
import { aCustomer, aNetwork, PASSWORD, signIn } from '../../testing/a-customer.ts';
import {
  ACTIVATE,
  ACTIVATE_BY_URL,
  CUSTOMER,
  CUSTOMER_UPDATE,
  RECOVER,
  RESET,
  RESET_BY_URL,
} from '../../testing/account-operations.ts';
import {
  at,
  type ProviderUnderTest,
  providerUnderTest,
  SHOP_ORIGIN,
  textAt,
} from '../../testing/provider-under-test.ts';

const AT_ONCE = process.env.NIGHTLY ? 100 : 24;

const FRESH = 'eight-salty-seagulls';
const MINUTE = 60_000;

describe('mailed links', () => {
  let test: ProviderUnderTest;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const link = (customerId: number, kind: LinkKind) =>
    withTx(test.db, async (tx) => commit(await createLinkToken(tx, customerId, kind, now)));
  const reset = async (id: string, token: string, password = FRESH, caller = aNetwork()) =>
    at((await test.request(RESET, { id, token, password }, {}, caller)).data, 'customerReset');
  const INVALID = {
    customer: null,
    customerAccessToken: null,
    customerUserErrors: [{ code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' }],
    userErrors: [{ field: ['input'], message: 'Invalid reset token' }],
  };

  async function aGuest(email: string): Promise<number> {
    const { id } = await test.db
      .insertInto('commerce.customer')
      .values({ email, state: 'invited' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('activate an account, once, and sign in', async () => {
    const id = await aGuest('invited@example.com');
    const gid = `gid://shopify/Customer/${id}`;
    const token = await link(id, 'activate');
    const activate = async () =>
      at(
        (await test.request(ACTIVATE, { id: gid, token, password: PASSWORD }, {}, aNetwork())).data,
        'customerActivate',
      );
    const first = await activate();
    expect(first).toMatchObject({ customer: { id: gid }, customerUserErrors: [], userErrors: [] });
    const session = textAt(first, 'customerAccessToken', 'accessToken');
    expect(at((await test.request(CUSTOMER, { token: session })).data, 'customer', 'email')).toBe(
      'invited@example.com',
    );
    expect(await signIn(test, 'invited@example.com', PASSWORD)).toBeDefined();
    const notified = await test.db
      .selectFrom('commerce.outbox')
      .select('payload')
      .where('topic', '=', 'customers/enable')
      .execute();
    expect(notified).toEqual([{ payload: { customerId: id } }]);
    expect(await activate()).toMatchObject({
      customer: null,
      customerUserErrors: [{ code: 'ALREADY_ENABLED', field: ['input'], message: 'Account already enabled' }],
    });
  });

  it.each(['', '/en', '/pt-br'])('work as a whole address, with the language "%s"', async (language) => {
    const id = await aGuest(`by-url${language.replace('/', '-')}@example.com`);
    const url = accountLink(`${SHOP_ORIGIN}${language}/account`, 'activate', id, await link(id, 'activate'));
    const { data } = await test.request(ACTIVATE_BY_URL, { url, password: PASSWORD }, {}, aNetwork());
    expect(at(data, 'customerActivateByUrl')).toMatchObject({ customer: { id: `gid://shopify/Customer/${id}` } });
    const again = accountLink(`${SHOP_ORIGIN}/account`, 'reset', id, await link(id, 'reset'));
    const answer = await test.request(RESET_BY_URL, { url: again, password: FRESH }, {}, aNetwork());
    expect(at(answer.data, 'customerResetByUrl', 'customerUserErrors')).toEqual([]);
  });

  it.each(['https://shop.example/account/reset/12', 'https://shop.example/', 'nonsense', 'javascript:alert(1)'])(
    'are not found at %s',
    async (url) => {
      expect(await test.request(RESET_BY_URL, { url, password: FRESH }, {}, aNetwork())).toMatchObject({
        data: { customerResetByUrl: null },
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
    },
  );

  it('reset a password: every session ends, other links too, and the owner is told', async () => {
    const { gid, id, email, token: session } = await aCustomer(test);
    const older = await link(id, 'reset');
    const newer = await link(id, 'reset');
    expect(await reset(gid, older)).toEqual(INVALID);
    expect(await reset(gid, newer, 'short')).toMatchObject({
      customerUserErrors: [{ code: 'TOO_SHORT', field: ['input', 'password'] }],
    });
    const activation = await link(id, 'activate');
    const done = await reset(gid, newer);
    expect(done).toMatchObject({ customer: { id: gid }, customerUserErrors: [] });
    expect((await test.request(CUSTOMER, { token: session })).data).toEqual({ customer: null });
    expect(await signIn(test, email, FRESH)).toBeDefined();
    expect(await signIn(test, email, PASSWORD)).toBeUndefined();
    expect(await reset(gid, newer)).toEqual(INVALID);
    const { data } = await test.request(ACTIVATE, { id: gid, token: activation, password: PASSWORD }, {}, aNetwork());
    expect(at(data, 'customerActivate', 'customerUserErrors', 0, 'code')).toBe('ALREADY_ENABLED');
    const notified = await test.db
      .selectFrom('commerce.outbox')
      .select('payload')
      .where('topic', '=', 'password-changed')
      .execute();
    expect(notified).toContainEqual({ payload: { customerId: id } });
  });

  it(`are taken by one of ${AT_ONCE} at once`, async () => {
    const { gid, id, email } = await aCustomer(test);
    const token = await link(id, 'reset');
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => reset(gid, token, `${FRESH}-${index}`)),
    );
    const winners = answers.flatMap((answer, index) => (at(answer, 'customer') ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await signIn(test, email, `${FRESH}-${winners[0]}`)).toBeDefined();
  });

  it('end after an hour, with a change of password, and are nobody else’s', async () => {
    const ana = await aCustomer(test);
    const bea = await aCustomer(test);
    const token = await link(ana.id, 'reset');
    expect(await reset(bea.gid, token)).toEqual(INVALID);
    expect(await reset('gid://shopify/Customer/999999', token)).toEqual(INVALID);
    expect(await reset('gid://shopify/Customer/x', token)).toEqual(INVALID);
    const start = now;
    now = new Date(start.getTime() + 60 * MINUTE);
    expect(await reset(ana.gid, token)).toEqual(INVALID);
    now = new Date(start.getTime() + 59 * MINUTE);
    const anew = await signIn(test, ana.email, ana.password);
    await test.request(CUSTOMER_UPDATE, { token: anew, customer: { password: 'nine-salty-seagulls' } });
    expect(await reset(ana.gid, token)).toEqual(INVALID);
    now = start;
    // the control: the same link, in time, with nothing between
    expect(await reset(ana.gid, await link(ana.id, 'reset'))).toMatchObject({ customer: { id: ana.gid } });
  });

  it('are of one kind', async () => {
    const { gid, id } = await aCustomer(test);
    expect(await reset(gid, await link(id, 'activate'))).toEqual(INVALID);
  });

  it('do not reopen an account that staff have closed', async () => {
    const { gid, id } = await aCustomer(test);
    const token = await link(id, 'reset');
    await test.db.updateTable('commerce.customer').set({ state: 'disabled' }).where('id', '=', id).execute();
    expect(await reset(gid, token)).toMatchObject({
      customer: null,
      customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }],
    });
  });

  it('cannot be guessed for long', async () => {
    const { gid } = await aCustomer(test);
    const caller = aNetwork();
    const answers = [];
    for (let index = 0; index < 31; index += 1)
      answers.push(await test.request(RESET, { id: gid, token: `guess-${index}`, password: FRESH }, {}, caller));
    expect(at(answers[29]?.data, 'customerReset', 'customerUserErrors', 0, 'code')).toBe('TOKEN_INVALID');
    expect(answers[30]?.errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }]);
  });

  it('are asked for with one answer, whoever asks, and written down without a secret', async () => {
    const { email } = await aCustomer(test);
    const answers = [email, 'nobody@example.com', email.toUpperCase()].map(async (address) =>
      test.request(RECOVER, { email: address }, {}, aNetwork()),
    );
    for (const { data, status } of await Promise.all(answers))
      expect({ data, status }).toEqual({
        status: 200,
        data: { customerRecover: { customerUserErrors: [], userErrors: [] } },
      });
    const emails = await test.db
      .selectFrom('commerce.outbox')
      .select('payload')
      .where('topic', '=', 'reset-password')
      .orderBy('position')
      .execute();
    expect(emails.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ email }, { email: 'nobody@example.com' }]),
    );
    expect(
      at(
        (await test.request(RECOVER, { email: 'nobody' }, {}, aNetwork())).data,
        'customerRecover',
        'customerUserErrors',
      ),
    ).toEqual([{ code: 'INVALID', field: ['email'], message: 'Email is invalid' }]);
  });

  it('are asked for five times an hour, for an account and for none alike', async () => {
    const { email } = await aCustomer(test);
    for (const address of [email, 'still-nobody@example.com']) {
      const caller = aNetwork();
      for (let index = 0; index < 5; index += 1)
        expect((await test.request(RECOVER, { email: address }, {}, caller)).errors).toEqual([]);
      expect((await test.request(RECOVER, { email: address }, {}, caller)).errors).toMatchObject([
        { message: 'Resetting password limit exceeded. Please try again later.', extensions: { code: 'THROTTLED' } },
      ]);
    }
  });

  it('leave no secret in the database: no password, no token', async () => {
    const { id, token: session } = await aCustomer(test, { password: 'canary-salty-seagull' });
    const token = await link(id, 'reset');
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.tables where table_schema = 'commerce'`.execute(test.db);
    const dumps = await Promise.all(
      rows.map(async ({ table_name }) => {
        const dump = await sql<{
          text: string | null;
        }>`select string_agg(t.*::text, ' ') as text from commerce.${sql.id(table_name)} as t`.execute(test.db);
        return dump.rows[0]?.text ?? '';
      }),
    );
    const dump = dumps.join('\n');
    for (const secret of [session, token, 'canary-salty-seagull']) expect(dump).not.toContain(secret);
    // the control: what may stand there does
    expect(dump).toContain('marina.costa');
  });
});

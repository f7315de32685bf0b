import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aNetwork, PASSWORD, signIn } from '../../testing/a-customer.ts';
import {
  CUSTOMER,
  CUSTOMER_CREATE,
  CUSTOMER_UPDATE,
  RENEW,
  SIGN_IN,
  SIGN_OUT,
} from '../../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

const AT_ONCE = process.env.NIGHTLY ? 100 : 24;

const DAY = 24 * 60 * 60_000;

describe('accounts', () => {
  let test: ProviderUnderTest;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const create = async (input: object, caller = aNetwork()) => test.request(CUSTOMER_CREATE, { input }, {}, caller);
  const whose = async (token: string | undefined) =>
    at((await test.request(CUSTOMER, { token: token ?? '' })).data, 'customer', 'email') ?? null;

  describe('sign-up', () => {
    it('makes a customer who can sign in, and tells others once', async () => {
      const answer = await create({
        firstName: ' Ana ',
        lastName: 'Reyes',
        email: 'Ana.Reyes@Example.com',
        password: PASSWORD,
      });
      expect(answer).toMatchObject({
        status: 200,
        errors: [],
        data: {
          customerCreate: {
            customer: { email: 'ana.reyes@example.com', firstName: 'Ana', lastName: 'Reyes' },
            customerUserErrors: [],
            userErrors: [],
          },
        },
      });
      expect(await whose(await signIn(test, 'ana.reyes@example.com', PASSWORD))).toBe('ana.reyes@example.com');
      const events = await test.db.selectFrom('commerce.outbox').select(['kind', 'topic']).execute();
      expect(events).toEqual([{ kind: 'event', topic: 'customers/create' }]);
    });

    it.each([
      [{ email: 'ana.reyes@example.com' }, 'TAKEN', ['input', 'email'], 'Email has already been taken'],
      [{ email: 'ANA.reyes@EXAMPLE.com ' }, 'TAKEN', ['input', 'email'], 'Email has already been taken'],
      [{ email: 'ａｎａ.reyes@example.com' }, 'TAKEN', ['input', 'email'], 'Email has already been taken'],
      [{ email: 'nobody' }, 'INVALID', ['input', 'email'], 'Email is invalid'],
      [{ email: '' }, 'BLANK', ['input', 'email'], "Email can't be blank"],
      [{ password: 'sea' }, 'TOO_SHORT', ['input', 'password'], 'Password is too short (minimum is 8 characters)'],
      [{ password: '' }, 'BLANK', ['input', 'password'], "Password can't be blank"],
      [
        { password: 'x'.repeat(129) },
        'TOO_LONG',
        ['input', 'password'],
        'Password is too long (maximum is 128 characters)',
      ],
      [
        { password: ' seven salty ' },
        'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
        ['input', 'password'],
        'Password starts or ends with whitespace',
      ],
      [
        { password: 'Password123' },
        'INVALID',
        ['input', 'password'],
        'Password is one of the most used. Choose another',
      ],
      [{ password: 'new@example.com' }, 'INVALID', ['input', 'password'], 'Password must not be your email'],
      [{ firstName: '<b>Ana' }, 'CONTAINS_HTML_TAGS', ['input', 'firstName'], 'First name cannot contain HTML tags'],
      [{ lastName: 'win at https://x.y' }, 'CONTAINS_URL', ['input', 'lastName'], 'Last name cannot contain URL'],
      [
        { firstName: 'x'.repeat(256) },
        'TOO_LONG',
        ['input', 'firstName'],
        'First name is too long (maximum is 255 characters)',
      ],
      [{ phone: '0917' }, 'INVALID', ['input', 'phone'], 'Phone is invalid'],
    ])('refuses %j with %s', async (change, code, field, message) => {
      const { data, status } = await create({ email: 'new@example.com', password: PASSWORD, ...change });
      expect(status).toBe(200);
      expect(at(data, 'customerCreate')).toEqual({
        customer: null,
        customerUserErrors: [{ code, field, message }],
        userErrors: [{ field, message }],
      });
    });

    it(`takes one of ${AT_ONCE} at once, however the address is spelt (C10)`, async () => {
      const spellings = ['lola@example.com', 'Lola@Example.com', 'LOLA@example.com', 'ｌｏｌａ@example.com'];
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          create({ email: spellings[index % 4], password: `${PASSWORD}${index}` }),
        ),
      );
      const codes = answers.map(({ data, errors }) =>
        at(data, 'customerCreate', 'customer')
          ? 'made'
          : (at(data, 'customerCreate', 'customerUserErrors', 0, 'code') ?? errors[0]?.extensions?.code),
      );
      // the rest lost the race or found the hasher full
      expect(['made', 'TAKEN', 'THROTTLED']).toEqual(expect.arrayContaining([...new Set(codes)]));
      expect(codes.filter((code) => code === 'made')).toHaveLength(1);
      const rows = await test.db
        .selectFrom('commerce.customer')
        .select('id')
        .where('email', 'like', '%lola%')
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('does not open the account of a guest before the mailbox is proven', async () => {
      await test.db.insertInto('commerce.customer').values({ email: 'guest@example.com', state: 'guest' }).execute();
      const { data } = await create({ email: 'guest@example.com', password: PASSWORD });
      expect(at(data, 'customerCreate', 'customerUserErrors')).toEqual([
        {
          code: 'CUSTOMER_DISABLED',
          field: null,
          message:
            'We have sent an email to guest@example.com, please click the link included to verify your email address.',
        },
      ]);
      expect(await signIn(test, 'guest@example.com', PASSWORD)).toBeUndefined();
      const emails = await test.db.selectFrom('commerce.outbox').select('topic').where('kind', '=', 'mail').execute();
      expect(emails).toEqual([{ topic: 'activate-account' }]);
    });

    it('gives a phone to one account', async () => {
      await create({ email: 'first@example.com', password: PASSWORD, phone: '+63 917 555 0132' });
      const { data } = await create({ email: 'second@example.com', password: PASSWORD, phone: '0063-917-555-0132' });
      expect(at(data, 'customerCreate', 'customerUserErrors')).toEqual([
        { code: 'TAKEN', field: ['input', 'phone'], message: 'Phone has already been taken' },
      ]);
    });

    it('is limited by network', async () => {
      const caller = aNetwork();
      const answers = [];
      for (let index = 0; index < 61; index += 1)
        answers.push(await create({ email: 'ana.reyes@example.com', password: PASSWORD }, caller));
      expect(at(answers[59]?.data, 'customerCreate', 'customerUserErrors', 0, 'code')).toBe('TAKEN');
      expect(answers[60]).toMatchObject({
        status: 200,
        data: { customerCreate: null },
        errors: [
          { message: 'Creating Customer Limit exceeded. Please try again later.', extensions: { code: 'THROTTLED' } },
        ],
      });
    });
  });

  describe('a session', () => {
    it('is a new token each time, of 256 random bits, kept as a hash only', async () => {
      const { email, password, token } = await aCustomer(test);
      const second = await signIn(test, email, password);
      expect(second).not.toBe(token);
      expect(token).toMatch(/^[\w-]{43}$/);
      const { rows } = await sql<{ dump: string }>`
        select string_agg(t.*::text, ' ') as dump from commerce.customer_access_token as t`.execute(test.db);
      expect(rows[0]?.dump).not.toContain(token);
      // the control: the hash of it does stand there, in hexadecimal
      const hash = createHash('sha256').update(token).digest('hex');
      expect(rows[0]?.dump).toContain(hash);
    });

    it('does not open for a wrong password, an unknown address or a closed account, all with one answer', async () => {
      const { email, id, password, token } = await aCustomer(test);
      const wrong = [
        [email, 'not-the-password'],
        ['nobody@example.com', password],
        [email, ''],
        [email, 'x'.repeat(5_000)],
      ] as const;
      const answers = [];
      for (const [address, password] of wrong)
        answers.push((await test.request(SIGN_IN, { email: address, password: password }, {}, aNetwork())).data);
      await test.db.updateTable('commerce.customer').set({ state: 'disabled' }).where('id', '=', id).execute();
      answers.push((await test.request(SIGN_IN, { email, password }, {}, aNetwork())).data);
      for (const answer of answers)
        expect(answer).toEqual({
          customerAccessTokenCreate: {
            customerAccessToken: null,
            customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' }],
            userErrors: [{ field: null, message: 'Unidentified customer' }],
          },
        });
      expect(await whose(token)).toBeNull();
    });

    it('ends at sign-out, and only that one', async () => {
      const { email, password, token } = await aCustomer(test);
      const other = await signIn(test, email, password);
      const { data } = await test.request(SIGN_OUT, { token });
      expect(at(data, 'customerAccessTokenDelete')).toEqual({
        deletedAccessToken: token,
        deletedCustomerAccessTokenId: expect.stringMatching(/^gid:\/\/shopify\/CustomerAccessToken\/\d+$/),
        userErrors: [],
      });
      expect([await whose(token), await whose(other)]).toEqual([null, email]);
      const again = await test.request(SIGN_OUT, { token });
      expect(again).toMatchObject({
        data: { customerAccessTokenDelete: null },
        errors: [{ extensions: { code: 'ACCESS_DENIED' } }],
      });
    });

    it('lasts thirty days, and anew with each use', async () => {
      const { email, token } = await aCustomer(test);
      const start = now;
      now = new Date(start.getTime() + 29 * DAY);
      expect(await whose(token)).toBe(email);
      now = new Date(start.getTime() + 58 * DAY);
      expect(await whose(token)).toBe(email);
      now = new Date(start.getTime() + 88 * DAY + 1_000);
      expect(await whose(token)).toBeNull();
      expect((await test.request(RENEW, { token })).data).toEqual({
        customerAccessTokenRenew: {
          customerAccessToken: null,
          userErrors: [{ field: ['customerAccessToken'], message: 'access token does not exist' }],
        },
      });
      now = start;
    });

    it('is renewed without a new token', async () => {
      const { token } = await aCustomer(test);
      const start = now;
      now = new Date(start.getTime() + 20 * DAY);
      expect((await test.request(RENEW, { token })).data).toEqual({
        customerAccessTokenRenew: {
          customerAccessToken: { accessToken: token, expiresAt: '2027-01-09T10:00:00Z' },
          userErrors: [],
        },
      });
      now = start;
    });
  });

  describe('a profile', () => {
    it('changes what is given, keeps what is not, clears what is null', async () => {
      const { token, gid, id, email } = await aCustomer(test);
      const update = async (customer: object) =>
        at((await test.request(CUSTOMER_UPDATE, { token, customer })).data, 'customerUpdate');
      expect(await update({ firstName: 'Mari', phone: '+351 912 345 678' })).toEqual({
        customer: { id: gid, firstName: 'Mari', lastName: 'Costa', phone: '+351912345678', email },
        customerAccessToken: null,
        customerUserErrors: [],
        userErrors: [],
      });
      expect(await update({ phone: null, lastName: null })).toMatchObject({
        customer: { firstName: 'Mari', lastName: null, phone: null },
      });
      // others are told of each change, and of none where nothing was to change
      await update({});
      const notified = await test.db
        .selectFrom('commerce.outbox')
        .select('payload')
        .where('topic', '=', 'customers/update')
        .execute();
      expect(notified).toEqual([{ payload: { customerId: id } }, { payload: { customerId: id } }]);
    });

    it.each([
      [{ firstName: '<i>' }, 'CONTAINS_HTML_TAGS', ['customer', 'firstName'], 'First name cannot contain HTML tags'],
      [{ phone: 'call me' }, 'INVALID', ['customer', 'phone'], 'Phone is invalid'],
      [{ phone: '+63 917 555 0132' }, 'TAKEN', ['customer', 'phone'], 'Phone has already been taken'],
      [{ password: 'short' }, 'TOO_SHORT', ['customer', 'password'], 'Password is too short (minimum is 8 characters)'],
      [{ email: 'thief@example.com' }, 'INVALID', ['customer', 'email'], 'CustomerUpdate access denied'],
    ])('refuses %j with %s and changes nothing', async (change, code, field, message) => {
      const { token } = await aCustomer(test);
      const { data } = await test.request(CUSTOMER_UPDATE, { token, customer: { ...change, lastName: 'Changed' } });
      expect(at(data, 'customerUpdate')).toEqual({
        customer: null,
        customerAccessToken: null,
        customerUserErrors: [{ code, field, message }],
        userErrors: [{ field, message }],
      });
      expect(at((await test.request(CUSTOMER, { token })).data, 'customer', 'lastName')).toBe('Costa');
    });

    it('tells whose number is taken so often and no more, and holds nobody up who gives their own', async () => {
      const { token } = await aCustomer(test);
      const caller = aNetwork();
      const give = async (phone: string, by = caller) => {
        const { data, errors } = await test.request(CUSTOMER_UPDATE, { token, customer: { phone } }, {}, by);
        return at(data, 'customerUpdate', 'customerUserErrors', 0, 'code') ?? errors[0]?.extensions?.code ?? 'given';
      };
      for (let index = 0; index < 40; index += 1) expect(await give(`+63917555${1_000 + index}`)).toBe('given');
      const asked = [];
      for (let index = 0; index < 31; index += 1) asked.push(await give('+639175550132'));
      expect(asked).toEqual([...Array.from({ length: 30 }, () => 'TAKEN'), 'THROTTLED']);
      expect(await give('+639175559999', aNetwork())).toBe('given');
    });

    it('gets a new password: every session ends, a new one begins, the owner is told', async () => {
      const { token, email, password, id } = await aCustomer(test);
      const elsewhere = await signIn(test, email, password);
      const { data } = await test.request(CUSTOMER_UPDATE, { token, customer: { password: 'eight-salty-seagulls' } });
      const fresh = textAt(data, 'customerUpdate', 'customerAccessToken', 'accessToken');
      expect([await whose(token), await whose(elsewhere), await whose(fresh)]).toEqual([null, null, email]);
      expect(await signIn(test, email, password)).toBeUndefined();
      expect(await signIn(test, email, 'eight-salty-seagulls')).toBeDefined();
      const emails = await test.db
        .selectFrom('commerce.outbox')
        .select('payload')
        .where('topic', '=', 'password-changed')
        .execute();
      expect(emails).toEqual([{ payload: { customerId: id } }]);
    });

    it.each(['', 'wrong', 'x'.repeat(43), "' or 1=1 --"])('is nobody’s for the token "%s"', async (token) => {
      expect((await test.request(CUSTOMER, { token })).data).toEqual({ customer: null });
      expect(await test.request(CUSTOMER_UPDATE, { token, customer: { firstName: 'X' } })).toMatchObject({
        status: 200,
        data: { customerUpdate: null },
        errors: [
          {
            message:
              'Access denied for customerUpdate field. Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
            extensions: { code: 'ACCESS_DENIED' },
          },
        ],
      });
    });
  });
});

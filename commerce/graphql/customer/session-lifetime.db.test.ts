import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, PASSWORD, signIn } from '../../testing/a-customer.ts';
import { CUSTOMER, CUSTOMER_UPDATE, RENEW } from '../../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const START = new Date('2026-11-20T10:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a session', () => {
  let test: ProviderUnderTest;
  let now = START;
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  beforeEach(() => {
    now = START;
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const isGood = async (token: string): Promise<boolean> =>
    at((await test.request(CUSTOMER, { token })).data, 'customer') !== null;

  it('goes on for a year with its use, and ends then whatever happens', async () => {
    const { email, token } = await aCustomer(test);
    for (let day = 20; day <= 360; day += 20) {
      now = new Date(START.getTime() + day * DAY);
      expect(await isGood(token)).toBe(true);
      await test.request(RENEW, { token });
    }
    now = new Date(START.getTime() + 365 * DAY);
    expect(await isGood(token)).toBe(false);
    expect(await signIn(test, email, PASSWORD)).toBeDefined();
  });

  it('changes the password while it is fresh, and afterwards whoever gives the present one again', async () => {
    const { email, token } = await aCustomer(test);
    const change = async (by: string, customer: object) =>
      at((await test.request(CUSTOMER_UPDATE, { token: by, customer })).data, 'customerUpdate', 'customerUserErrors');
    now = new Date(START.getTime() + 6 * MINUTE);
    expect(await change(token, { password: 'a-thief-was-here' })).toEqual([
      { code: 'INVALID', field: ['customer', 'password'], message: 'Sign in again to change the password' },
    ]);
    expect(await signIn(test, email, 'a-thief-was-here')).toBeUndefined();
    // the rest of the profile needs no password
    expect(await change(token, { lastName: 'Reyes' })).toEqual([]);
    expect(await change((await signIn(test, email, PASSWORD)) ?? '', { password: 'eight-salty-seagulls' })).toEqual([]);
    expect(await signIn(test, email, 'eight-salty-seagulls')).toBeDefined();
  });
});

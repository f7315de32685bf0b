import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aNetwork, type SignedInCustomer } from '../../testing/a-customer.ts';
import { SIGN_IN } from '../../testing/account-operations.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';
import { separation } from '../../testing/separation.ts';

const PAIRS = 100;

/**
 * Whether an account exists must not be heard in the time of an answer (A3, F11). Without the hash of a dummy it is told for
 * certain; the bounds are wide, so that chance never says so. Every night the other routes are asked too, and more often.
 */
describe('the time of a sign-in', () => {
  let test: ProviderUnderTest;
  let customer: SignedInCustomer;
  beforeAll(async () => {
    test = await providerUnderTest();
    customer = await aCustomer(test);
  });
  afterAll(() => test.close());

  const timed = async (email: string, password: string): Promise<number> => {
    const caller = aNetwork();
    const started = performance.now();
    await test.request(SIGN_IN, { email, password }, {}, caller);
    return performance.now() - started;
  };

  it('does not tell an account from none', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // the order within a pair changes, so that neither is always first; the account's own limit is 100 an hour
      if (pair % 50 === 0) await test.db.deleteFrom('commerce.attempt_counter').execute();
      const first = pair % 2 === 0;
      if (first) known.push(await timed(customer.email, 'not-the-password'));
      unknown.push(await timed(`nobody.${pair}@example.com`, 'not-the-password'));
      if (!first) known.push(await timed(customer.email, 'not-the-password'));
    }
    expect(separation(known, unknown)).toBeGreaterThan(0.3);
    expect(separation(known, unknown)).toBeLessThan(0.7);
  });

  it('would tell, the control, where no hash was made', async () => {
    const hashed: number[] = [];
    const refused: number[] = [];
    const blocked = aNetwork();
    for (let index = 0; index < 60; index += 1) {
      hashed.push(await timed(`nobody.${index}@example.org`, 'not-the-password'));
      const started = performance.now();
      await test.request(SIGN_IN, { email: 'blocked@example.org', password: 'x' }, {}, blocked);
      if (index > 10) refused.push(performance.now() - started);
    }
    expect(separation(hashed, refused)).toBeGreaterThan(0.8);
  });
});
